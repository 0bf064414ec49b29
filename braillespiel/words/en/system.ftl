### What the system tells about files, inside a sentence after a colon.

system-eacces = no permission
system-eagain = nobody reads it
system-ebadf = it is closed
system-ebusy = another program is using it
system-edquot = your disk quota is used up
system-eexist = it already exists
system-efbig = the file gets too large
system-eio = the disk reports an error
system-eisdir = this is a folder
system-eloop = links lead in a circle
system-emfile = too many open files
system-enametoolong = the name is too long
system-enoent = not found
system-enospc = no space left on the disk
system-enotdir = a part of the path is not a folder
system-enxio = nobody reads it
system-eperm = not allowed
system-epipe = nobody reads it any more
system-erofs = the disk is write-protected

## The key of a Braille display that lists what can be done. $key: what BRLTTY calls it.

key-bottom = bottom key
key-bottom-named =
    { $count ->
        [one] key { $key }
       *[other] key combination { $key }
    }
    .braille =
        { $count ->
            [one] key { $key }
           *[other] keys { $key }
        }
