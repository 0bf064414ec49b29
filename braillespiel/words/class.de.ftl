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
roster-unknown = Unbekannte { $count ->
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
class-synchronised = Die Klasse liegt in einem Ordner, der nach Abgleich mit anderen Rechnern aussieht: { $part }. Was dort liegt, verlässt diesen Rechner. Nenne in BRAILLESPIEL_HOME einen anderen Ordner.
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
