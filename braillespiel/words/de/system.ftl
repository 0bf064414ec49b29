### Was das System über Dateien meldet, mitten im Satz nach einem Doppelpunkt.

system-eacces = keine Berechtigung
system-eagain = niemand liest es
system-ebadf = es ist geschlossen
system-ebusy = ein anderes Programm benutzt es gerade
system-edquot = dein Speicherplatz ist aufgebraucht
system-eexist = gibt es schon
system-efbig = die Datei wird zu groß
system-eio = der Datenträger meldet einen Fehler
system-eisdir = das ist ein Ordner
system-eloop = Verknüpfungen verweisen im Kreis
system-emfile = zu viele offene Dateien
system-enametoolong = der Name ist zu lang
system-enoent = nicht gefunden
system-enospc = kein Platz mehr auf dem Datenträger
system-enotdir = ein Teil des Weges ist kein Ordner
system-enxio = niemand liest es
system-eperm = nicht erlaubt
system-epipe = niemand liest es mehr
system-erofs = der Datenträger ist schreibgeschützt

## Die Taste einer Braillezeile, die auflistet, was sich tun lässt. $key: wie BRLTTY sie nennt.

key-bottom = Ende-Taste
key-bottom-named =
    { $count ->
        [one] Taste { $key }
       *[other] Tastenkombination { $key }
    }
    .braille =
        { $count ->
            [one] taste { $key }
           *[other] tasten { $key }
        }
