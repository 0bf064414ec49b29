### Eine Klasse: ihre Liste, ihre Aufzeichnungen, ihr Bericht.


## Was an der Liste einer Klasse falsch ist. $row ist die Zeile wie in der Tabellenkalkulation
## (in TOML der wievielte Eintrag), $column die Spalte, $value, was dort steht.

roster-no-name = Der Liste fehlt die Spalte name. Schreib in die erste Zeile die Namen der Spalten: name, dazu nach Wunsch { $known }.
    .brief = Der Liste fehlt die Spalte name.
    .braille = Spalte name fehlt
roster-empty = Die Liste ist leer. Schreib unter die Namen der Spalten je Person eine Zeile.
    .brief = Die Liste ist leer.
    .braille = Liste leer
roster-many = Die Liste hat { $count } Namen, höchstens { $most } gehen. Teile sie auf mehrere Dateien auf.
    .brief = Die Liste hat zu viele Namen.
    .braille = zu viele Namen
roster-csv = Zeile { $row }: Ein Anführungszeichen steht falsch. Schreib Texte mit Anführungszeichen ganz zwischen zwei oder lass sie weg.
    .brief = Zeile { $row }: Anführungszeichen falsch.
    .braille = Zeile { $row }: Anführungszeichen
roster-wide = Zeile { $row } hat mehr Felder, als die erste Zeile Spalten hat: { $count }. Nimm heraus, was zu viel ist, oder benenne die Spalte.
    .brief = Zeile { $row } hat zu viele Felder.
    .braille = Zeile { $row }: zu viele Felder
roster-column-twice = Die Spalte { $column } gibt es zweimal. Lösche eine davon.
    .brief = Spalte { $column } doppelt.
    .braille = Spalte { $column } doppelt
roster-toml = Die Liste ist kein gültiges TOML: { $reason }.
    .brief = Die Liste ist kein gültiges TOML.
    .braille = kein gültiges TOML
roster-toml-pupils = In der Liste steht niemand. Schreib über jeden Eintrag [[pupils]] und darunter name = "…".
    .brief = In der Liste steht niemand.
    .braille = niemand in der Liste
roster-number = Zeile { $row }, Spalte { $column }: { $value } geht nicht. Schreib eine ganze Zahl von { $low } bis { $high } oder nichts.
    .brief = Zeile { $row }, { $column }: { $low } bis { $high }.
    .braille = Zeile { $row } { $column }: { $low }-{ $high }
roster-choice = Zeile { $row }, Spalte { $column }: { $value } gibt es nicht. Möglich ist: { $known }, oder nichts.
    .brief = Zeile { $row }, { $column }: unbekannt, { $value }.
    .braille = Zeile { $row } { $column }: unbekannt
roster-note = Zeile { $row }, Spalte note: höchstens { $most } Zeichen. Kürze sie.
    .brief = Zeile { $row }: note zu lang.
    .braille = Zeile { $row }: note zu lang
roster-word = Zeile { $row }, Spalte word: ein Wort aus höchstens { $most } Zeichen, ohne Leerzeichen.
    .brief = Zeile { $row }: nur ein Wort.
    .braille = Zeile { $row }: nur ein wort
roster-name-empty = Zeile { $row } hat keinen Namen. Schreib einen in die Spalte name; ein Spitzname genügt.
    .brief = Zeile { $row } ohne Namen.
    .braille = Zeile { $row }: Name fehlt
roster-name-long = Zeile { $row }: Der Name ist zu lang, höchstens { $most } Zeichen.
    .brief = Zeile { $row }: Name zu lang.
    .braille = Zeile { $row }: Name zu lang
roster-name-signs = Zeile { $row }: Im Namen steht ein Zeichen, das niemand sieht oder liest. Schreib den Namen neu.
    .brief = Zeile { $row }: Zeichen im Namen.
    .braille = Zeile { $row }: Zeichen im Namen
roster-twice = Zeile { $row }: { $name } steht schon in Zeile { $first }. Gib einem von beiden einen Zusatz.
    .brief = Zeile { $row }: { $name } doppelt.
    .braille = Zeile { $row }: { $name } doppelt
roster-assistant = Zeile { $row }, Spalte assistant_of: { $name } steht nicht als jemand anderes in der Liste. Schreib den Namen so, wie er in der Spalte name steht.
    .brief = Zeile { $row }: { $name } ist nicht in der Liste.
    .braille = Zeile { $row }: { $name } fehlt
roster-unknown =
    Unbekannte { $count ->
        [one] Spalte, sie bleibt
       *[other] Spalten, sie bleiben
    } ungelesen: { $columns }. Bekannt ist: { $known }.
    .brief = Ungelesen: { $columns }.
    .braille = ungelesen: { $columns }

## Dateien einer Klasse, die sich nicht öffnen lassen, und Aufzeichnungen. $path ist die Datei.

class-other = { $path } ist keine Datei einer Klasse. Nenne eine, die auf .class endet, aus dem Ordner classes.
    .brief = Keine Datei einer Klasse.
    .braille = keine Klasse
class-newer = { $path } stammt von einer neueren Version von braillespiel. Aktualisiere es.
    .brief = Klasse von einer neueren Version.
    .braille = Klasse zu neu
class-broken = { $path } ist beschädigt und lässt sich nicht lesen. Nimm eine Sicherungskopie.
    .brief = Datei der Klasse beschädigt.
    .braille = Klasse beschädigt
class-password = { $path } hat ein Passwort. Nenne mit --password-file eine Datei, in deren erster Zeile es steht.
    .brief = Diese Klasse hat ein Passwort.
    .braille = Passwort nötig
class-password-wrong = Mit diesem Passwort öffnet sich { $path } nicht, oder die Datei wurde verändert. Prüfe Groß- und Kleinschreibung.
    .brief = Falsches Passwort.
    .braille = falsches Passwort
class-overdue = { $path } hätte gelöscht werden sollen, das ließ das System nicht zu. Lösche die Datei von Hand.
    .brief = Alte Aufzeichnung ließ sich nicht löschen.
    .braille = nicht gelöscht: { $path }
class-synchronised = Die Klasse liegt in einem Ordner, der nach Abgleich mit anderen Computern aussieht: { $part }. Was dort liegt, verlässt diesen Computer. Nenne in BRAILLESPIEL_HOME einen anderen Ordner.
    .brief = Der Ordner der Klasse wird wohl abgeglichen: { $part }.
    .braille = Ordner abgeglichen: { $part }
evidence-purpose = Der Zweck fehlt. Schreib in einem Satz, wozu aufgezeichnet wird; alle hören ihn.
    .brief = Der Zweck fehlt.
    .braille = Zweck fehlt
evidence-days = So lange geht es nicht: { $low } bis { $high } Tage, üblich sind { $usual }.
    .brief = { $low } bis { $high } Tage.
    .braille = { $low }-{ $high } Tage
evidence-figures = Wähl aus, was gezählt wird, mindestens eines.
    .brief = Nichts zum Zählen gewählt.
    .braille = nichts gewählt

## Befehle.

class-help-password = Datei, in deren erster Zeile das Passwort der Klasse steht; bei einer neuen Klasse gilt es von da an

## Der Bericht. Zahlen stehen in Tabellen; was nicht zu wissen ist, hat einen Grund und keine Zahl.

class-report-title = Bericht: { $title }
class-report-about = Jede Seite ist für eine Person. Die Zahlen sagen, was am Gerät gezählt wurde, nicht, was jemand kann; sie taugen nicht zum Vergleich, denn Geräte, Zeilen und Aufgaben sind verschieden. Wer nicht zugestimmt hat, steht nicht darin.
class-report-purpose = Zweck: { $purpose }
class-report-until = Aufbewahrt bis { $date }. Lösch bis dahin auch diesen Bericht und seine Ausdrucke.
class-report-figures = Was die Zahlen heißen
class-report-caption = { $name }: was an jedem Tag gezählt wurde
class-report-contractions = { $name }: Kürzungen beim Lesen
class-report-contractions-caption = Kürzungen und wie oft
class-report-day = Tag
class-report-all = alle Tage
class-report-table = Brailleschrift
class-report-print = Kürzung für
class-report-count = wie oft
class-report-nobody = Für diesen Zweck ist nichts gezählt.
class-report-blank = keine Zahl: { $why }
class-report-partly = { $number }, zum Teil: { $why }
class-report-seconds = { $seconds } s
class-report-date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
class-figure-cells = gelesene Zellen
    .help = Braillezellen mit mindestens einem Punkt, die mindestens eine halbe Sekunde auf dem Display standen.
class-figure-pans = Zeile weitergeschoben
    .help = Wie oft eine der beiden Tasten am Display gedrückt wurde, die weiter- und zurückschieben.
class-figure-contractions = Kürzungen
    .help = Wie viele Kürzungen in den gelesenen Wörtern standen; darunter steht, welche.
class-figure-wrong-keys = falsche Tasten
    .help = Tasten, die dort nichts bedeuten, und Züge, die die Regeln ablehnen.
class-figure-hints = Hinweise
    .help = Wie oft um einen Hinweis gebeten wurde, wenn man selbst am Zug war.
class-figure-time = Zeit bis zum Zug
    .help = Sekunden vom Augenblick, in dem zu wissen war, wer dran ist, bis zum eigenen Zug: die mittlere von allen (der Median). Schnell ist nicht besser.
class-why-no-display = kein Display an unserem Programm
class-why-own-reader = der eigene Screenreader zeigt die Zeile
class-why-touch = ohne Tasten gespielt
class-why-not-asked = nicht gefragt
class-why-not-now = „jetzt nicht“ gesagt
class-why-nothing = nichts gezählt
class-report-made = Bericht geschrieben: { $path }
class-report-empty = Für { $title } ist nichts gezählt, es gibt keinen Bericht. Gezählt wird, sobald du im Unterricht Aufzeichnungen einschaltest und jemand zustimmt.
class-report-format = { $format } gibt es nicht. Nenne html, csv oder beides: html,csv.
class-report-failed = { $path } lässt sich nicht schreiben: { $reason }.
class-report-leaves = { $path } sieht nach einem Ordner aus, der mit anderen Computern abgeglichen wird: { $part }. Der Bericht verlässt dann diesen Computer.
cli-class = Berichte, Löschen und Herausgeben für eine Klasse
class-help-report = was gezählt wurde, je Person auf einer Seite
class-help-file = Datei der Klasse, oder ihr Name
class-help-format = html, csv oder beides, mit Komma getrennt
class-help-out = Ordner, in den die Dateien kommen
class-help-delete = eine Person aus allem löschen, was von der Klasse aufbewahrt ist
class-help-hand-out = alles, was von einer Person aufbewahrt ist, als Datei herausgeben
class-help-pupil = Name, wie er in der Klasse heißt
class-help-hand-out-file = Datei: eine Seite zum Lesen, oder Daten, wenn sie auf .json endet

## Löschen und Herausgeben.

class-no-such-pupil = { $name } kennt diese Klasse nicht. Sie kennt: { $known }.
class-under-way = Auf diesem Computer läuft gerade eine Klasse oder ein Netzwerktisch. Beende das zuerst.
class-a-pupil = Ein Kind aus der Klasse
class-deleted = Gelöscht: { $name }. Partien ohne andere, gelöscht: { $matches }. Partien mit anderen, jetzt ohne den Namen: { $renamed }. Ergebnisse der Statistik: { $results }. Zugänge von Geräten: { $tokens }. Gezählte Tage: { $days }. Chat wird nie aufbewahrt.
class-deleted-remade = Der Bericht ist ohne diese Person neu geschrieben: { $path }
class-deleted-report = Der Bericht ist gelöscht, es steht niemand mehr darin: { $path }
class-report-moved = Dieser Bericht liegt nicht mehr dort; sieh selbst nach ihm: { $path }
class-left = { $name } ließ sich nicht aus { $path } entfernen. Beende andere Programme, die diese Datei benutzen, und versuche es noch einmal, oder lösche die Datei von Hand.
class-left-unread = Ob { $name } in { $path } steht, war nicht zu sehen: Die Datei hat ein anderes Passwort oder ist beschädigt. Lösche sie von Hand, wenn du sie nicht brauchst.
class-also-class = Derselbe Name steht auch in der Klasse { $title }. Es kann eine andere Person sein; dort wurde nichts gelöscht.
class-also-locked = { $path } hat ein eigenes Passwort und wurde nicht durchsucht.
class-also-matches =
    { $count ->
        [one] Der Name { $name } steht auch in einer Partie auf diesem Computer, die nicht zu dieser Klasse gehört. Es kann eine andere Person sein; die Partie bleibt.
       *[other] Der Name { $name } steht auch in { $count } Partien auf diesem Computer, die nicht zu dieser Klasse gehören. Es kann eine andere Person sein; die Partien bleiben.
    }
class-also-results =
    { $count ->
        [one] Der Name { $name } steht auch in einem Ergebnis der Statistik, das nicht zu dieser Klasse gehört. Es kann eine andere Person sein; das Ergebnis bleibt.
       *[other] Der Name { $name } steht auch in { $count } Ergebnissen der Statistik, die nicht zu dieser Klasse gehören. Es kann eine andere Person sein; die Ergebnisse bleiben.
    }
class-also-file = Der Name { $name } steht auch in { $path }, von Tischen außerhalb dieser Klasse. Es kann eine andere Person sein; die Datei bleibt.
class-out-of-reach = Nicht erreichbar, kümmere dich selbst darum: die Namensliste der Klasse, Ausdrucke, Kopien und Sicherungen in anderen Ordnern, und was das Gerät von { $name } selbst aufbewahrt.

## Namen und Zugänge, die zu niemandem der Klasse gehören.

class-help-check = Namen und Geräte finden, die zu niemandem der Klasse mehr gehören, und sie entfernen
class-help-check-yes = Gefundenes ohne Frage entfernen
class-strays = In { $title } ist etwas von Personen aufbewahrt, die nicht mehr zur Klasse gehören: { $parts }.
class-strays-names =
    { $count ->
        [one] ein Name: { $names }
       *[other] { $count } Namen: { $names }
    }
class-strays-tokens =
    { $count ->
        [one] der Zugang eines Geräts
       *[other] die Zugänge von { $count } Geräten
    }
class-strays-days =
    { $count ->
        [one] ein gezählter Tag
       *[other] { $count } gezählte Tage
    }
class-strays-drafts =
    { $count ->
        [one] eine Datei, die nie fertig wurde
       *[other] { $count } Dateien, die nie fertig wurden
    }
class-strays-command = braillespiel class check "{ $title }" entfernt es.
class-strays-sure = Das alles entfernen? Es ist nicht zurückzuholen; andere behalten ihre Partien. Tippe ja und die Eingabetaste; alles andere entfernt nichts.
class-strays-gone = Entfernt.
class-strays-stay = Es wurde nichts entfernt.
class-strays-none = In { $title } ist nichts von jemandem aufbewahrt, der nicht zur Klasse gehört.
class-handed-out = Alles über { $name } steht in { $path }. Wer die Datei hat, kann es lesen.
class-hand-out-title = Was über { $name } aufbewahrt ist: { $title }
class-hand-out-about = Das ist alles, was der Computer der Klasse über diese Person aufbewahrt. Namen anderer stehen nicht darin. Nicht hier, sondern in der Namensliste der Lehrkraft, stehen Angaben zum Gerät und zur Schrift.
class-hand-out-devices =
    { $count ->
        [0] Kein Gerät wird wiedererkannt.
        [one] Ein Gerät wird wiedererkannt, an einem zufälligen Kennzeichen.
       *[other] { $count } Geräte werden wiedererkannt, an zufälligen Kennzeichen.
    }
class-hand-out-matches = Partien
class-hand-out-no-matches = Keine Partie ist aufbewahrt.
class-hand-out-began = begonnen
class-hand-out-game = Spiel
class-hand-out-moves = eigene Züge
class-hand-out-ended = Ende
class-hand-out-running = nicht zu Ende
class-hand-out-won = gewonnen mit { $score }
class-hand-out-over = zu Ende mit { $score }

## Vor dem Unterricht: Wer kommt an? (serve --check)

cli-serve-check = nichts öffnen, sondern prüfen, welche Geräte diesen Computer erreichen
check-try = Probier auf einem Gerät der Klasse im Browser: { $address }
check-or = Oder: { $address }
check-no-network = Dieser Computer ist mit keinem Netzwerk verbunden. Steck das Kabel an oder schalte das WLAN ein.
check-ports = Offen sind Port { $web } für Browser und Port { $port } für das Programm. Beide muss die Firewall dieses Computers durchlassen.
check-answers = Dieser Computer erreicht sich unter dieser Adresse selbst. Ob andere es tun, sagt erst ein anderes Gerät.
check-silent = Dieser Computer erreicht sich unter keiner seiner Adressen. Prüfe seine Firewall.
check-list =
    { $count ->
        [one] Die Liste hat einen Namen und ist lesbar.
       *[other] Die Liste hat { $count } Namen und ist lesbar.
    }
check-list-cells = Spalte cells: Eine Braillezeile hat ihre eigene Zahl von Zellen. Ist am Programm keine angeschlossen, gilt die Zahl der Liste.
check-list-braille-table = Spalte table: Gilt im Programm. Im Browser schreibt der eigene Screenreader des Kindes die Zeile.
check-list-language = Spalte language: Gilt im Browser von Anfang an, wenn dort keine gewählt ist. Das Programm behält seine eigene.
check-list-front-end = Spalte front_end: keys und touch sind, wie eine Seite beginnt. Auf window, terminal oder page stellt nichts ein Gerät um.
check-list-speech-rate = Spalte speech_rate: Gilt im Programm. Im Browser entscheidet der eigene Screenreader des Kindes.
check-multicast = Multicast geht von hier hinaus: Das Programm findet die Klasse wohl von selbst.
check-no-multicast = Multicast geht hier nicht: Das Programm findet die Klasse nicht von selbst. Tippt die Adresse ein.
check-waits = Ich warte auf Geräte und sage, wer ankommt. Strg+C beendet.
check-arrived-browser = Angekommen: { $address }, im Browser.
check-arrived-program = Angekommen: { $address }, mit dem Programm.
check-nobody = Seit einer Minute kommt kein Gerät an. Das Netz hält die Geräte wohl auseinander: Gäste-WLAN, Client-Isolation oder getrennte VLANs. Frag nach einem davon, in dieser Reihenfolge:
check-advice-cable = Dieser Computer ans Kabel oder in das VLAN der Geräte, und zwischen ihnen keine Client-Isolation.
check-advice-own-network = Ein eigenes Netz: der Hotspot dieses Computers oder ein Reiserouter. Internet braucht es nicht.
check-advice-school-server = Ein Computer der Schule, der immer läuft, mit dem Zertifikat der Schule.
check-advice-rented-server = Ein gemieteter Server. Dann verlassen Namen und Züge das Haus: Klär das vorher mit dem Datenschutz der Schule.
check-over =
    { $count ->
        [0] Kein Gerät kam an.
        [one] Ein Gerät kam an.
       *[other] { $count } Geräte kamen an.
    }
check-page = Angekommen!
check-page-told = Dieses Gerät erreicht den Computer, auf dem die Klasse spielt. Sag das der Lehrkraft. Das ist nur eine Probe: Wenn die Klasse beginnt, bekommst du Adresse und Code und kommst dort herein.
