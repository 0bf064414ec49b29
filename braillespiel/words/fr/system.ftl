### Ce que le système dit des fichiers, dans une phrase après deux-points.

system-eacces = pas le droit
system-eagain = personne ne le lit
system-ebadf = c'est fermé
system-ebusy = un autre programme s'en sert
system-edquot = ton quota de disque est épuisé
system-eexist = il existe déjà
system-efbig = le fichier devient trop grand
system-eio = le disque signale une erreur
system-eisdir = c'est un dossier
system-eloop = les liens tournent en rond
system-emfile = trop de fichiers ouverts
system-enametoolong = le nom est trop long
system-enoent = introuvable
system-enospc = plus de place sur le disque
system-enotdir = une partie du chemin n'est pas un dossier
system-enxio = personne ne le lit
system-eperm = pas permis
system-epipe = personne ne le lit plus
system-erofs = le disque est protégé en écriture

## La touche d'une plage braille qui dit ce qu'on peut faire. $key : son nom dans BRLTTY.

key-bottom = touche du bas
key-bottom-named =
    { $count ->
        [one] touche { $key }
       *[other] combinaison { $key }
    }
    .braille =
        { $count ->
            [one] touche { $key }
           *[other] touches { $key }
        }
