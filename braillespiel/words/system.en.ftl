### What the system tells about files, inside a sentence after a colon.

system-eacces = no permission
system-ebusy = another program is using it
system-edquot = your disk quota is used up
system-eexist = it exists already
system-efbig = the file gets too large
system-eio = the disk reports an error
system-eisdir = this is a folder
system-eloop = links that lead in a circle
system-emfile = too many open files
system-enametoolong = the name is too long
system-enoent = not found
system-enospc = no space left on the disk
system-enotdir = a part of the path is no folder
system-eperm = not allowed
system-erofs = the disk is write-protected
