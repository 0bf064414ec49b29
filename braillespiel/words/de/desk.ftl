### Eine Klasse: der Platz der Lehrkraft, der Beamer, eine Klasse öffnen.


## Wer die Lehrkraft braucht

desk-title =
    Lehrerpult, { $title }: { $here } da, { $need ->
        [0] niemand braucht dich
        [one] eine Person braucht dich
       *[other] { $need } brauchen dich
    }
    .brief =
        Pult, { $need ->
            [0] niemand braucht dich
            [one] eine Person braucht dich
           *[other] { $need } brauchen dich
        }
    .braille =
        pult { $need ->
            [0] 0 offen
           *[other] { $need } offen
        } von { $here }
desk-nameless = Nummer { $number }
    .braille = nummer { $number }
desk-away = nicht da
    .braille = weg
desk-need-hand =
    Hand{ $minutes ->
        [0] { "" }
        [one] , eine Minute
       *[other] , { $minutes } Minuten
    }
    .brief =
        Hand{ $minutes ->
            [0] { "" }
            [one] , eine Minute
           *[other] , { $minutes } Minuten
        }
    .braille =
        hand{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-need-name =
    Name zu entscheiden{ $minutes ->
        [0] { "" }
        [one] , eine Minute
       *[other] , { $minutes } Minuten
    }
    .brief =
        Name{ $minutes ->
            [0] { "" }
            [one] , eine Minute
           *[other] , { $minutes } Minuten
        }
    .braille =
        name{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-need-yes =
    wartet auf dein Ja{ $minutes ->
        [0] { "" }
        [one] , eine Minute
       *[other] , { $minutes } Minuten
    }
    .brief =
        dein Ja?{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes } min
        }
    .braille =
        ja?{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }m
        }
desk-need-stuck =
    kommt nicht weiter{ $minutes ->
        [0] { "" }
        [one] , eine Minute
       *[other] , { $minutes } Minuten
    }
    .brief =
        hängt{ $minutes ->
            [0] { "" }
            [one] , eine Minute
           *[other] , { $minutes } Minuten
        }
    .braille =
        hängt{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-need-lost =
    Verbindung verloren{ $minutes ->
        [0] { "" }
        [one] , eine Minute
       *[other] , { $minutes } Minuten
    }
    .brief =
        Verbindung weg{ $minutes ->
            [0] { "" }
            [one] , eine Minute
           *[other] , { $minutes } Minuten
        }
    .braille =
        getrennt{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-came-late = ist später gekommen und sitzt an keinem Tisch
    .brief = später gekommen
    .braille = später
desk-and-more =
    { $call }, und { $count ->
        [one] eine Person
       *[other] { $count }
    } mehr
    .brief =
        { $call }, { $count ->
            [one] eine Person
           *[other] { $count }
        } mehr
    .braille = { $call } +{ $count }
desk-nobody-needs = Niemand braucht dich.
    .brief = Niemand
    .braille = niemand
desk-no-pupil = Es ist noch niemand in der Klasse.
    .brief = Niemand da
    .braille = niemand da

## Bereiche

desk-zone-pupils = Klasse
    .braille = klasse
desk-sign-pupils = Klasse
    .braille = k
desk-no-pupils = Noch niemand da. C sagt, wie es in der Klasse steht, K den Code, mit dem alle hereinkommen.
    .brief = Noch niemand da
    .braille = niemand da
desk-pupils-summary =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }, { $need ->
        [0] niemand braucht dich
        [one] eine braucht dich
       *[other] { $need } brauchen dich
    }
    .brief =
        { $count }, { $need ->
            [0] niemand braucht dich
            [one] eine braucht dich
           *[other] { $need } brauchen dich
        }
    .braille = { $count }
desk-zone-tables = Tische
    .braille = tische
desk-sign-tables = Tische
    .braille = t
desk-no-tables = Noch keine Tische. D verteilt die Klasse auf Tische.
    .brief = Keine Tische
    .braille = keine tische
desk-tables-summary =
    { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }
    .brief = { $count }
    .braille = { $count }
desk-zone-followed = Beobachtet
    .braille = beobachtet
desk-sign-followed = beobachtet
    .braille = b
desk-followed-summary =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
    .brief = { $count }
    .braille = { $count }
desk-zone-said = Was { $name } gesagt wurde, das Neueste zuerst
    .brief = Gesagt, { $name }
    .braille = gesagt
desk-sign-said = gesagt
    .braille = s
desk-zone-rows = Die Zeile von { $name }
    .brief = Zeile von { $name }
    .braille = zeile
desk-sign-rows = Zeile
    .braille = z
desk-zone-keys = Die letzten Tasten von { $name }, die neueste zuerst
    .brief = Tasten von { $name }
    .braille = tasten
desk-sign-keys = Tasten
    .braille = ta
desk-nothing-said = Noch wurde nichts gesagt.
    .brief = Nichts gesagt
    .braille = nichts gesagt
desk-nothing-shown = Die Zeile ist leer.
    .brief = Zeile leer
    .braille = zeile leer
desk-no-keys = Noch wurde keine Taste gedrückt.
    .brief = Keine Tasten
    .braille = keine tasten
desk-private = { $name } ist in einem Menü oder tippt etwas. Dabei wird nicht zugesehen.
    .brief = In einem Menü oder beim Tippen
    .braille = privat
desk-private-line = privat
desk-row-dots = Punkte { $dots }
    .brief = { $dots }
    .braille = { $dots }
desk-row-characters = Zeichen { $characters }
    .brief = { $characters }
    .braille = { $characters }
desk-row-text = Text: { $text }
    .brief = Text { $text }
    .braille = { $text }
desk-row-focus = Fokus: { $text }
    .brief = Fokus { $text }
    .braille = fokus { $text }
desk-measured = Auf der eigenen Braillezeile, gemessen
    .brief = Gemessen
    .braille = gemessen
desk-as-ours = Wie unsere Zeile es zeigen würde; was der eigene Screenreader zeigt, ist nicht bekannt
    .brief = Wie unsere Zeile es zeigen würde
    .braille = wie unsere
desk-lead-measured = Die Zeile einer Person aus der Klasse, auf ihrem Gerät gemessen
    .braille = { $name }:
desk-lead-as-ours = Die Zeile einer Person aus der Klasse, wie unsere sie zeigen würde
    .braille = { $name } u:

## Wie es um jemanden steht

desk-hall = im Vorraum
    .brief = Vorraum
    .braille = vorraum
desk-table = Tisch { $number }
    .braille = t{ $number }
desk-pupil-turn = am Zug
    .braille = am zug
desk-pupil-waits = hört oder liest noch
    .brief = hört noch
    .braille = hört
desk-pupil-paused = in der Pause
    .brief = Pause
    .braille = pause
desk-pupil-followed = beobachtet
    .braille = beobachtet
desk-pupil-late = später gekommen
    .brief = später
    .braille = später
desk-pupil-wants = Möchte { $name } heißen; der Name ist vergeben.
    .brief = Möchte { $name } heißen
    .braille = will { $name }
desk-pupil-exercise = Übung: { $title }
    .braille = übung { $title }
desk-front-page = Im Browser
    .brief = Browser
    .braille = browser
desk-front-window = Im Fenster
    .brief = Fenster
    .braille = fenster
desk-front-terminal = Im Terminal
    .brief = Terminal
    .braille = terminal
desk-consent-yes = Ist einverstanden mit dem, was aufgehoben wird
    .brief = Einverstanden
    .braille = einverstanden
desk-consent-not-now = Hat „jetzt nicht“ zu dem gesagt, was aufgehoben wird
    .brief = Jetzt nicht
    .braille = jetzt nicht
desk-consent-open = Hat noch nicht geantwortet, ob etwas aufgehoben werden darf
    .brief = Nicht geantwortet
    .braille = keine antwort
desk-counted-cells =
    { $count ->
        [one] eine Form gelesen
       *[other] { $count } Formen gelesen
    }
    .braille = formen { $count }
desk-counted-pans =
    { $count ->
        [one] einmal weitergeschoben
       *[other] { $count } mal weitergeschoben
    }
    .braille = geschoben { $count }
desk-counted-contractions =
    { $count ->
        [one] eine Kürzung vorgekommen
       *[other] { $count } Kürzungen vorgekommen
    }
    .braille = kürzungen { $count }
desk-counted-wrong-keys =
    { $count ->
        [one] eine falsche Taste
       *[other] { $count } falsche Tasten
    }
    .braille = falsche tasten { $count }
desk-counted-hints =
    { $count ->
        [one] ein Tipp
       *[other] { $count } Tipps
    }
    .braille = tipps { $count }
desk-counted-time =
    { $count ->
        [one] eine Sekunde bis zum Zug
       *[other] { $count } Sekunden bis zum Zug
    }
    .braille = zeit { $count } s
desk-figure-cells = Gelesene Formen
    .braille = formen
desk-figure-pans = Weitergeschoben
    .braille = geschoben
desk-figure-contractions = Vorgekommene Kürzungen
    .braille = kürzungen
desk-figure-wrong-keys = Falsche Tasten
    .braille = falsche tasten
desk-figure-hints = Tipps
    .braille = tipps
desk-figure-time = Zeit bis zum Zug
    .braille = zeit
desk-figure-unknown = { $figure } unbekannt: { $reason }
    .brief = { $figure } unbekannt
    .braille = { $figure } ? { $reason }
desk-unknown-no-display = keine Braillezeile von uns ist in Gebrauch
    .brief = keine Zeile
    .braille = keine zeile
desk-unknown-own-reader = der eigene Screenreader legt die Zeile an
    .brief = eigener Screenreader
    .braille = eigener reader
desk-unknown-touch = gespielt wird mit dem Finger auf dem Bildschirm
    .brief = Touch
    .braille = touch
desk-unknown-not-asked = danach wird nicht gefragt
    .brief = nicht gefragt
    .braille = nicht gefragt
desk-unknown-not-now = „jetzt nicht“ war die Antwort
    .brief = jetzt nicht
    .braille = jetzt nicht

## Tische und die Klasse

desk-table-paused = in der Pause
    .brief = Pause
    .braille = pause
desk-table-projected = auf dem Beamer
    .brief = Beamer
    .braille = beamer
desk-table-waits = wartet auf { $names }
    .braille = wartet { $names }
desk-table-turn = am Zug: { $names }
    .braille = am zug { $names }
desk-table-gathering = noch nicht begonnen
    .braille = nicht begonnen
desk-table-over = zu Ende
    .braille = zu ende
desk-table-nobody = niemand
    .braille = niemand
desk-table-people = mit { $names }
    .braille = { $names }
desk-class-hall =
    { $count ->
        [one] Eine Person wartet im Vorraum
       *[other] { $count } warten im Vorraum
    }
    .brief = { $count } im Vorraum
    .braille = vorraum { $count }
desk-class-missing = Nicht da: { $names }
    .braille = fehlt { $names }
desk-class-all = Alle sind da: { $count }
    .brief = Alle da
    .braille = alle da
desk-class-no-list =
    Es gibt keine Namensliste; { $count ->
        [one] da ist eine Person
       *[other] da sind { $count }
    }
    .brief = Keine Liste, { $count } da
    .braille = keine liste, { $count } da
desk-class-tried =
    { $count ->
        [one] Einmal wurde ein Name versucht, den schon jemand hat
       *[other] { $count } Mal wurde ein Name versucht, den schon jemand hat
    }
    .brief = Namen versucht: { $count }
    .braille = namen versucht { $count }
desk-pupil-assists = assistiert { $name }
    .brief = assistiert { $name }
    .braille = assistiert { $name }
desk-pupil-refused = { $name } hat die Assistenz beendet
    .brief = beendet von { $name }
    .braille = beendet von { $name }
desk-pupil-helper = { $helper } liest in Schwarzschrift mit
    .braille = { $helper } liest mit
desk-pupil-linked = Link für { $helper }, die Seite ist nicht offen
    .brief = Link für { $helper }
    .braille = link { $helper }
desk-class-paused = Alle machen Pause
    .brief = Pause
    .braille = alle pause
desk-class-projects = Der Beamer zeigt { $table }
    .brief = Beamer: { $table }
    .braille = beamer { $table }
desk-class-no-gate = Die Tische warten nicht, bis alle gehört haben
    .brief = Warten aus
    .braille = warten aus
desk-evidence-none = Nichts wird aufgehoben außer den Partien
    .brief = Nichts aufgehoben
    .braille = nichts aufgehoben
desk-evidence-kept = Aufgehoben bis { $until }: { $purpose }
    .braille = bis { $until }: { $purpose }
desk-address = Adresse { $address }
    .braille = { $address }
desk-trouble = Was geschieht, lässt sich nicht auf die Festplatte schreiben. Die Tische warten; schaffe Platz, dann geht es von selbst weiter.
    .brief = Nicht gespeichert, Tische warten
    .braille = nicht gespeichert
desk-trouble-over = Alles ist wieder gespeichert.
    .brief = Wieder gespeichert
    .braille = gespeichert
desk-standing = Wie es in der Klasse steht
    .brief = Stand
    .braille = stand

## Aufträge und was dazu gesagt wird

desk-menu = Klasse
    .braille = klasse
desk-hand-down = Hand herunter: erledigt
    .brief = Hand herunter
    .braille = hand runter
desk-did-hand = { $name }, Hand unten
    .braille = { $name } hand unten
desk-know = Ja, das ist { $name }
    .braille = ja, { $name }
desk-know-sure = { $name } sieht dann alles, was { $assisted } liest und hört, und { $assisted } erfährt das. Ist das { $name }?
    .brief = { $name } sieht die Zeile von { $assisted }. Ja?
    .braille = { $name } sieht zeile von { $assisted }?
desk-know-again-sure = { $assisted } hat die Assistenz beendet. Soll { $name } die Zeile wieder sehen?
    .brief = { $assisted } hat es beendet. Wieder?
    .braille = { $assisted } beendete es. wieder?
desk-did-know = { $name } ist eingelassen
    .braille = { $name } eingelassen
desk-did-know-all = Ja zu { $names }
    .braille = ja zu { $count }
desk-nobody-waits = Niemand wartet auf dein Ja.
    .brief = Niemand wartet
    .braille = niemand wartet
desk-nobody-knocks = Niemand klopft an.
    .braille = niemand klopft an
desk-no-hand = { $name } hat die Hand nicht gehoben.
    .brief = { $name }, keine Hand
    .braille = { $name } keine hand
desk-name-yes = Den Namen { $name } geben; wer ihn hat, wählt neu
    .brief = Den Namen { $name } geben
    .braille = { $name } geben
desk-name-sure = Den Namen { $name } geben? Wer ihn jetzt hat, muss einen anderen wählen.
    .brief = Den Namen { $name } geben?
    .braille = { $name } geben?
desk-name-no = Um einen anderen Namen bitten
    .brief = Anderer Name
    .braille = anderer name
desk-name-give = Einen Namen eintippen
    .braille = name tippen
desk-name-ask = Welcher Name?
    .braille = name?
desk-did-name = Der Name { $name } ist vergeben
    .brief = { $name } vergeben
    .braille = { $name } vergeben
desk-did-other-name = { $name } soll einen anderen Namen wählen
    .brief = { $name } wählt neu
    .braille = { $name } wählt neu
desk-follow = Live zusehen
    .braille = zusehen
desk-unfollow = Nicht mehr zusehen
    .braille = nicht mehr zusehen
desk-did-follow = Du siehst { $name } zu
    .brief = Bei { $name }
    .braille = zu { $name }
desk-did-unfollow = Du siehst { $name } nicht mehr zu
    .brief = { $name } nicht mehr
    .braille = { $name } nicht mehr
desk-line-theirs = Deine Zeile zeigt die von { $name }
    .brief = Zeile von { $name }
desk-line-own = Deine Zeile zeigt das Pult
    .brief = Pult
desk-line-follow-first = Sieh erst zu: F
    .braille = erst zusehen: F
desk-aloud-on = Du hörst, was { $name } hört
    .brief = Mithören bei { $name }
    .braille = mithören { $name }
desk-aloud-off = Du hörst nicht mehr, was { $name } hört
    .brief = Mithören bei { $name } aus
    .braille = mithören { $name } aus
desk-aloud-follow-first = Sieh erst zu: F
    .braille = erst zusehen: F
desk-say = Etwas sagen
    .braille = sagen
desk-say-ask = Was sagst du zu { $name }?
    .brief = Zu { $name }
    .braille = zu { $name }?
desk-did-say = { $name } gesagt
    .braille = { $name } gesagt
desk-say-all = Allen etwas sagen
    .brief = Allen sagen
    .braille = allen sagen
desk-say-all-ask = Was sagst du allen?
    .brief = Zu allen
    .braille = zu allen?
desk-did-say-all = Allen gesagt
    .brief = Allen gesagt
    .braille = allen gesagt
desk-hint = Einen Tipp geben
    .braille = tipp
desk-did-hint = { $name } bekommt einen Tipp
    .brief = Tipp für { $name }
    .braille = tipp { $name }
desk-take-back = Den letzten Zug zurücknehmen
    .brief = Zurücknehmen
    .braille = zurück
desk-take-back-sure = Den letzten Zug zurücknehmen, { $table }?
    .brief = Zurücknehmen, { $table }?
    .braille = zurück { $table }?
desk-did-take-back = Zurückgenommen ist der letzte Zug, { $table }
    .brief = Zurückgenommen, { $table }
    .braille = zurück { $table }
desk-not-yet = Noch nicht geschehen. Du hörst, sobald es so weit ist.
    .brief = Noch nicht geschehen
    .braille = noch nicht geschehen
desk-pause = Pause, mit oder ohne ein Wort dazu
    .brief = Pause
    .braille = pause
desk-pause-ask = Was sagst du zur Pause? Nur die Eingabetaste: nichts.
    .brief = Was sagst du?
    .braille = text?
    .display-full = Was sagst du zur Pause? Nur die Routingtaste: nichts.
desk-did-pause = { $name }, Pause
    .braille = { $name } pause
desk-go-on = Weiter
    .braille = weiter
desk-did-go-on = { $name }, weiter
    .braille = { $name } weiter
desk-pause-all = Alle machen Pause
    .brief = Pause für alle
    .braille = pause alle
desk-did-pause-all = Alle machen Pause
    .brief = Pause für alle
    .braille = alle pause
desk-go-on-all = Für alle geht es weiter
    .brief = Alle weiter
    .braille = alle weiter
desk-did-go-on-all = Für alle geht es weiter
    .brief = Alle weiter
    .braille = alle weiter
desk-nobody-late = Niemand kam zu spät.
    .braille = niemand spät
desk-late-exercise = Eine Übung: { $title }
    .braille = übung { $title }
desk-late-own = Ein eigenes Spiel: { $game }
    .braille = eigen { $game }
desk-seat = Umsetzen
    .braille = umsetzen
desk-seat-title = Wohin soll sich { $name } setzen?
    .brief = Platz für { $name }
    .braille = platz { $name }
desk-did-seat = { $name }, { $place }
    .braille = { $name } { $place }
desk-first-device = erstes Gerät von { $name }
    .braille = 1. gerät { $name }
desk-device-gone = weg
desk-forget = Vergessen; der Code bleibt
    .brief = Vergessen
    .braille = vergessen
desk-did-forget = Vergessen: { $name }
    .braille = vergessen
desk-rule-class-device-here = { $name } ist hier oder hat einen Namen: schick die Person hinaus.
    .braille = { $name } ist hier
desk-remove = Hinausschicken
    .braille = hinaus
desk-remove-sure = { $name } hinausschicken? Die Klasse bekommt einen neuen Code.
    .brief = { $name } hinaus?
    .braille = hinaus: { $name }?
desk-did-remove = { $name } ist draußen; K sagt den neuen Code
    .brief = { $name } ist draußen
    .braille = { $name } draußen
desk-project = Auf dem Beamer zeigen
    .braille = beamer
desk-unproject = Nicht mehr auf dem Beamer zeigen
    .braille = beamer aus
desk-project-menu = Beamer
    .braille = beamer
desk-project-title = Was zeigt der Beamer?
    .brief = Beamer
    .braille = beamer
desk-project-code = den Code und die Adresse
    .brief = Code und Adresse
    .braille = code, adresse
desk-project-now = gerade zu sehen
    .brief = gerade
    .braille = gerade
desk-did-project = Der Beamer zeigt { $table }
    .brief = Beamer: { $table }
    .braille = beamer { $table }
desk-did-project-code = Der Beamer zeigt den Code und die Adresse
    .brief = Beamer: Code
    .braille = beamer code
desk-end-table = Die Partie beenden, alle in den Vorraum
    .brief = Partie beenden
    .braille = beenden
desk-end-table-sure = Die Partie beenden, { $table }? Alle kommen in den Vorraum.
    .brief = Beenden, { $table }?
    .braille = { $table } beenden?
desk-did-end-table = Beendet, { $table }
    .braille = { $table } beendet
desk-sit = Mich hier dazusetzen
    .brief = Dazusetzen
    .braille = dazusetzen
desk-seats = Meine eigenen Plätze
    .braille = meine plätze
desk-no-seats = Du sitzt an keinem Tisch. Mit der Eingabetaste auf einem Tisch kannst du dich dazusetzen.
    .brief = Du sitzt an keinem Tisch
    .braille = kein platz
    .display-full = Du sitzt an keinem Tisch. Mit der Routingtaste über einem Tisch kannst du dich dazusetzen.
desk-gate = Die Tische warten, bis alle gehört oder gelesen haben
    .brief = Auf alle warten
    .braille = warten
desk-gate-help = Der nächste Zug wird erst angesagt, wenn alle am Tisch den letzten gehört oder gelesen haben. Am Pult steht, wer noch fehlt.
    .braille = nächster zug erst, wenn alle gehört haben
desk-outside = Spiele aus anderen Paketen erlauben
    .brief = Spiele aus anderen Paketen
    .braille = andere pakete
desk-outside-help = Spiele, die jemand anders geschrieben hat und die auf diesem Computer installiert sind. Ist das aus, wird der Klasse keins davon ausgeteilt. Wer an einem eigenen Computer mitspielt, braucht dort dasselbe Paket.
    .braille = austeilen erlaubt; paket auch bei den anderen
desk-hand-over = Die Klasse übergeben
    .braille = übergeben
desk-hand-over-sure = Die Klasse übergeben? Wer den neuen Code an einem Pult eintippt, übernimmt, und dieses Pult endet.
    .brief = Die Klasse übergeben?
    .braille = übergeben?
desk-evening = Was alle heute gemacht haben
    .braille = heute
desk-evening-tell = Zuerst allen selbst sagen, was von ihnen gezählt wurde
    .braille = zuerst allen sagen
desk-did-evening = An alle geschickt, die da sind
    .braille = an alle geschickt
desk-evening-nothing = nichts gezählt
    .braille = 0 gezählt
desk-evening-again = Es allen noch einmal sagen
    .braille = noch einmal sagen
desk-evening-again-sure = Es allen noch einmal sagen? Dann liest du es wieder erst, wenn sie es gehört haben.
    .brief = Noch einmal sagen?
    .braille = noch einmal?
desk-evening-untold = war nicht da, als es gesagt wurde
    .brief = war nicht da
    .braille = nicht da
desk-evening-waits = noch nicht gehört oder gelesen
    .brief = noch nicht gehört
    .braille = nicht gehört
desk-evening-heard =
    { $count ->
        [one] { $names } weiß, was gezählt wurde
       *[other] { $names } wissen, was gezählt wurde
    }
    .brief = { $names }: gehört
    .braille = { $names } gehört
desk-evening-all = Alle wissen, was von ihnen gezählt wurde: { $count }
    .brief = Alle haben es gehört
    .braille = alle { $count } gehört
desk-evening-not-yet = { $names }: noch nicht gehört oder gelesen
    .brief = { $names }: noch nicht
    .braille = { $names } nicht gehört
desk-end = Die Klasse beenden
    .braille = klasse beenden
desk-end-sure =
    Die Klasse beenden? { $count ->
        [0] Niemand ist da.
        [one] Eine Person ist da.
       *[other] { $count } sind da.
    } Alles ist gespeichert und geht beim nächsten Mal weiter.
    .brief = Die Klasse beenden?
    .braille = klasse beenden?
desk-did-end = Die Klasse wird beendet; alles ist gespeichert.
    .brief = Klasse wird beendet
    .braille = klasse endet
desk-everybody = alle
    .brief = alle
    .braille = alle

## Der Einmalcode für ein Pult

desk-code-new = Pult auf einem anderen Gerät: ein Einmalcode
    .brief = Code für ein anderes Pult
    .braille = anderes pult
desk-code-title = Code für ein anderes Pult, einmal, fünf Minuten lang. Öffne auf dem anderen Gerät die Adresse der Seite mit /desk am Ende.
    .brief = Code für ein anderes Pult
    .braille = pultcode
desk-code-hands-over = Code für die Übergabe, einmal, fünf Minuten lang. Öffne auf dem anderen Gerät die Adresse der Seite mit /desk am Ende.
    .brief = Code zur Übergabe
    .braille = übergabe
desk-code-waits = Der Code entsteht gerade
    .braille = warten
desk-code-there = Der Code liegt auf der Braillezeile und ist auf den Bildschirm gezeichnet; gesagt wird er nie
    .brief = Auf Zeile und Bildschirm
    .braille = { $digits }
desk-code-as-text = Den Code als Text zeigen
    .braille = als text
desk-code-hide-text = Den Text verbergen
    .braille = text weg
desk-code-text-sure = Ein Vorleser sagt den Text laut, wenn du hinkommst; mit Lautsprechern hören ihn alle. Den Code als Text zeigen?
    .brief = Mit Lautsprechern hören ihn alle. Als Text zeigen?
    .braille = alle hören ihn: als text?
desk-code-text-there = Der Code steht als Text auf dem Bildschirm, zwei Minuten lang; deine Lesetasten finden ihn
    .brief = Als Text da, zwei Minuten lang
    .braille = text da, 2 minuten
desk-code-text-hidden = Der Text ist verborgen
    .braille = text weg
desk-code-text-used = Der Code gilt nicht mehr, der Text ist weg
    .braille = code vorbei
desk-code-text-over = Die zwei Minuten sind um, der Text ist weg
    .braille = text weg
desk-code-done = Zurück zum Pult
    .braille = zurück

## Der Link einer sehenden Hilfe

desk-link = Link für eine sehende Hilfe
    .brief = Sehende Hilfe
    .braille = sehende hilfe
desk-link-no-page = Diese Klasse hat keine Seite für Browser, also auch keinen Link.
    .brief = Keine Seite für Browser
    .braille = keine seite, kein link
desk-link-ask = Wer sitzt neben { $name } und darf in Schwarzschrift sehen, was { $name } liest? Tippe den Namen
    .brief = Name der Hilfe, neben { $name }
    .braille = hilfe von { $name }?
desk-link-plain-sure = Die Seite ist nicht verschlüsselt: In diesem Netz kann jeder mitlesen, was { $name } liest, und den Code. Trotzdem einen Link machen?
    .brief = Nicht verschlüsselt. Einen Link machen?
    .braille = unverschlüsselt: link?
desk-link-title = { $helper }, neben { $name }
    .braille = { $helper } neben { $name }
desk-link-code = Code { $pairs }, für ein Gerät, fünf Minuten lang
    .brief = Code { $pairs }
    .braille = code { $digits }
desk-link-here = { $helper } sieht in Schwarzschrift, was { $name } liest. { $name } weiß es.
    .brief = { $helper } sieht, was { $name } liest
    .braille = { $helper } sieht { $name }
desk-link-away = Die Seite von { $helper } ist gerade zu, oder der Code ist noch nicht benutzt
    .brief = Seite von { $helper } nicht offen
    .braille = { $helper }: seite zu
desk-link-over = Dieser Link gilt nicht mehr
    .braille = link vorbei
desk-link-end = Beenden: { $helper } sieht nichts mehr
    .brief = Beenden
    .braille = beenden
desk-link-new = Ein neuer Link, für ein anderes Gerät
    .brief = Neuer Link
    .braille = neuer link
desk-did-unlink = { $helper } sieht nicht mehr, was { $name } liest
    .brief = { $helper } sieht nichts mehr
    .braille = { $helper } beendet
desk-link-refused = { $name } hat es beendet: { $helper } sieht nichts mehr.
    .brief = { $name } hat { $helper } beendet
    .braille = { $name } beendet { $helper }

## Verteilen

desk-deal = Die Klasse auf Tische verteilen
    .brief = Verteilen
    .braille = verteilen
desk-deal-now = Verteilen
    .braille = verteilen
desk-deal-by = Wer sitzt zusammen
    .braille = zusammen
desk-deal-by-random = zufällig
    .braille = zufällig
desk-deal-by-level = nach Stufe
    .braille = nach stufe
desk-deal-by-hand = von Hand
    .braille = von hand
desk-deal-by-help = Nach Stufe: die Stufen der Klassenliste. Von Hand: als Nächstes wird nach jedem Tisch gefragt.
    .braille = stufe: liste; von hand: jeder tisch
desk-deal-same = Dieselben Karten an jedem Tisch
    .brief = Dieselben Karten
    .braille = gleiche karten
desk-deal-bots = Der Computer füllt auf
    .brief = Computer
    .braille = computer
desk-deal-position = Vorbereitete Stellung
    .brief = Stellung
    .braille = stellung
desk-deal-position-none = keine
    .braille = keine
desk-deal-position-help = Der Name einer Stellungsdatei im Ordner deiner Stellungen; jeder Tisch beginnt damit.
    .braille = datei im stellungsordner
desk-deal-position-ask = Name der Stellungsdatei? Nur die Eingabetaste: keine.
    .brief = Stellungsdatei?
    .braille = stellung?
    .display-full = Name der Stellungsdatei? Nur die Routingtaste: keine.
desk-deal-sure =
    Neu verteilen? { $count ->
        [one] Eine Partie endet.
       *[other] { $count } Partien enden.
    }
    .brief = Neu verteilen?
    .braille = neu verteilen?
desk-did-deal = { $game } ist verteilt
    .braille = { $game } verteilt
desk-did-deal-to = { $game } ist ausgeteilt: { $names }
    .braille = { $game }: { $names }
desk-deal-whom = Für wen
    .braille = für
desk-deal-whom-help = Links und Rechts wählen alle, wer an keinem Tisch sitzt, oder einen Tisch. Eingabe wählt einzelne aus. Andere Tische spielen weiter.
    .braille = links, rechts: alle, vorraum, ein tisch; enter: einzeln
    .display = routing: einzeln
    .display-full = Die Routingtaste wählt einzelne aus. Andere Tische spielen weiter.
desk-deal-whom-nobody = niemand ist ausgewählt
    .braille = niemand
desk-deal-whom-done = Fertig
    .braille = fertig
desk-groups-title = Wer sitzt an welchem Tisch? Links und rechts ändern ihn.
    .brief = Wer sitzt wo?
    .braille = wer wo?
    .display-full = Wer sitzt an welchem Tisch? Die Routingtaste über einem Namen wechselt den Tisch.
desk-group =
    Tisch { $number }, { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
    .brief = Tisch { $number }, { $count }
    .braille = t{ $number } { $count }

## Übungen

desk-exercises = Übungen
    .braille = übungen
desk-exercises-give = Aufgeben
    .braille = aufgeben
desk-exercises-whom = Für wen
    .braille = für
desk-exercise-nth = Nummer { $number }
    .braille = nummer { $number }
desk-exercises-file = Eine Datei im Ordner deiner Lektionen
    .brief = Datei
    .braille = datei
desk-exercises-file-ask = Name der Lektionsdatei?
    .brief = Lektionsdatei?
    .braille = datei?
desk-exercises-none = Schalte erst eine Übung ein: Eingabetaste auf ihrer Zeile.
    .brief = Erst eine einschalten
    .braille = keine an
    .display-full = Schalte erst eine Übung ein: Routingtaste über ihrer Zeile.
desk-ready = Fertige Stunden
    .braille = stunden
desk-ready-about = Alter { $age }, { $aims }, { $minutes } Minuten, { $crowd } Kinder
    .braille = { $age } j, { $minutes } min, { $crowd } k
desk-ready-range = { $low } bis { $high }
    .braille = { $low }-{ $high }
desk-ready-start = Den Anfang sagen: { $text }
    .brief = Den Anfang sagen
    .braille = sag: { $text }
desk-ready-guided = Allen die geführte Partie geben: { $title }
    .braille = geführt: { $title }
desk-ready-position = Die vorbereitete Stellung austeilen: { $game }
    .braille = austeilen { $game }
desk-ready-exercise = Allen die Übung geben: { $title }
    .braille = übung: { $title }
desk-ready-question = Alle fragen: { $text }
    .brief = Die Frage stellen
    .braille = frag: { $text }
desk-ready-end = Den Schluss sagen: { $text }
    .brief = Den Schluss sagen
    .braille = schluss: { $text }
desk-print = Drucken
    .braille = drucken
desk-print-page = Eine Seite zum Drucken, in großer Schrift
    .brief = Seite zum Drucken
    .braille = seite
desk-print-brf = Eine Braille-Datei für Brailledrucker, BRF
    .brief = Braille-Datei
    .braille = brf
desk-print-contracted = Braille in Kurzschrift
    .brief = Kurzschrift
    .braille = kurzschrift
desk-did-print-html = Die Seite öffnet sich in einem neuen Tab
    .braille = seite im neuen tab
desk-did-print-brf = { $file } kommt zu den Downloads
    .braille = download { $file }
desk-did-print-file = Geschrieben: { $file }
    .braille = da: { $file }
desk-aim-counting = zählen
    .braille = zählen
desk-aim-colours = Farbnamen
    .braille = farben
desk-aim-left-right = links und rechts
    .braille = links rechts
desk-aim-contractions = Kürzungen
    .braille = kürzungen
desk-aim-waiting = auf andere warten
    .braille = warten
desk-aim-planning = planen
    .braille = planen
desk-did-exercises =
    { $count ->
        [one] Eine Übung
       *[other] { $count } Übungen
    } für { $name }
    .braille = üb { $count } { $name }

## Was aufgehoben wird

desk-evidence = Was von dieser Klasse aufgehoben wird
    .brief = Aufheben
    .braille = aufheben
desk-evidence-purpose = Wofür
    .braille = wofür
desk-evidence-purpose-help = Ein Satz in deinen Worten. Alle hören und lesen ihn vor der ersten Karte.
    .braille = ein satz, den alle lesen
desk-evidence-purpose-ask = Wofür wird es aufgehoben?
    .brief = Wofür?
    .braille = wofür?
desk-evidence-no-purpose = noch nicht gesagt
    .braille = nicht gesagt
desk-evidence-days = Tage, bis es gelöscht wird
    .brief = Tage
    .braille = tage
desk-evidence-days-help = Vorgeschlagen sind 30, höchstens { $most }. Mit der Eingabetaste tippst du eine Zahl.
    .braille = 1 bis { $most }
    .display-full = Vorgeschlagen sind 30, höchstens { $most }. Mit der Routingtaste tippst du eine Zahl.
desk-evidence-on = Das ab jetzt aufheben
    .brief = Aufheben
    .braille = aufheben
desk-evidence-off = Nichts mehr aufheben
    .brief = Nichts aufheben
    .braille = nichts aufheben
desk-evidence-change-sure = Etwas anderes aufheben? Alle werden neu gefragt.
    .brief = Etwas anderes aufheben?
    .braille = ändern?
desk-evidence-off-sure = Nichts mehr aufheben? Wozu die Einzelnen ja gesagt haben, das endet.
    .brief = Nichts mehr aufheben?
    .braille = nichts aufheben?
desk-did-evidence-on = Ab jetzt wird es aufgehoben; alle werden gefragt
    .brief = Ab jetzt aufgehoben
    .braille = aufgehoben
desk-did-evidence-off = Ab jetzt wird nichts aufgehoben
    .brief = Nichts aufgehoben
    .braille = nichts aufgehoben

## Warum ein Auftrag nicht ausgeführt wird

desk-rule-class-no-pupil = Diese Person ist nicht mehr in der Klasse.
    .brief = Nicht mehr da
    .braille = nicht mehr da
desk-rule-class-no-table = Den Tisch { $table } gibt es nicht mehr.
    .brief = Kein Tisch { $table }
    .braille = kein tisch { $table }
desk-rule-class-follows-enough = Du siehst schon { $most } zu. Hör erst bei jemandem auf.
    .brief = Du siehst schon { $most } zu
    .braille = schon { $most }
desk-rule-class-nothing-to-decide = Kein Name ist mehr zu entscheiden.
    .brief = Nichts zu entscheiden
    .braille = nichts offen
desk-rule-class-in-hall = { $name } sitzt an keinem Tisch.
    .brief = { $name }, kein Tisch
    .braille = { $name } kein tisch
desk-rule-class-exercises-many = Bei jemandem würden mehr als { $most } Übungen warten. Gib weniger auf.
    .brief = Mehr als { $most } Übungen
    .braille = mehr als { $most }
desk-rule-class-nobody = Niemand ist zu verteilen. Warte, bis jemand da ist und einen Namen hat.
    .brief = Niemand zu verteilen
    .braille = niemand da
desk-rule-class-group-large = { $pupils } sind zu viele für einen Tisch mit { $seats } Plätzen. Setze jemanden um.
    .brief = { $pupils } an { $seats } Plätzen
    .braille = { $pupils } an { $seats } plätzen
desk-rule-class-outside-off = Das Spiel kommt aus einem anderen Paket. Erlaube solche Spiele erst im Menü der Klasse.
    .brief = Spiel aus einem anderen Paket: im Menü der Klasse erlauben
    .braille = anderes paket: im menü erlauben
desk-rule-class-twice = Jemand säße an zwei Tischen.
    .brief = Jemand sitzt doppelt
    .braille = doppelt
desk-rule-class-days = Tippe eine Zahl von Tagen zwischen 1 und { $most }.
    .brief = 1 bis { $most } Tage
    .braille = 1 bis { $most } tage
desk-rule-class-no-figures = Schalte wenigstens eines ein, was aufgehoben werden soll.
    .brief = Nichts eingeschaltet
    .braille = nichts an
desk-rule-class-no-purpose = Sag erst, wofür es aufgehoben wird.
    .brief = Sag erst, wofür
    .braille = wofür?
desk-rule-class-no-lesson = Eine Lektion { $name } gibt es weder im Ordner deiner Lektionen noch in der Einführung.
    .brief = Keine Lektion { $name }
    .braille = keine lektion { $name }
desk-rule-class-nothing-to-take-back = Dort ist nichts zurückzunehmen.
    .brief = Nichts zurückzunehmen
    .braille = nichts zurück
desk-rule-class-away = { $name } ist nicht da.
    .brief = { $name }, nicht da
    .braille = { $name } fort
desk-rule-class-not-their-turn = { $name } ist nicht am Zug.
    .brief = { $name }, nicht am Zug
    .braille = { $name } nicht am zug
desk-rule-class-nothing-played = Dort wird nicht gespielt.
    .brief = Dort wird nicht gespielt
    .braille = kein spiel
desk-rule-class-failed = Das ist nicht gelungen. Versuch es noch einmal.
    .brief = Nicht gelungen
    .braille = nicht gelungen
desk-rule-class-no-position = Eine Stellung { $name } gibt es im Ordner deiner Stellungen nicht.
    .brief = Keine Stellung { $name }
    .braille = keine stellung { $name }
desk-rule-class-position-bad = Die Stellung { $name } passt nicht zu dem, was gespielt werden soll.
    .brief = Stellung { $name } passt nicht
    .braille = stellung { $name } passt nicht
desk-rule-class-lesson-large = Die Lektion { $name } ist zu groß.
    .brief = Lektion { $name } zu groß
    .braille = lektion { $name } zu groß

## Pult und Beamer im Browser

desk-class-ended = Die Klasse ist beendet. Sie ist aufgehoben; neu geöffnet, geht sie weiter.
    .brief = Die Klasse ist beendet
    .braille = klasse beendet
desk-over = Dieses Pult ist geschlossen: Jemand anders leitet jetzt die Klasse.
    .brief = Pult geschlossen
    .braille = pult zu
desk-handed-over = Jemand anders leitet jetzt die Klasse. Sie läuft auf diesem Computer weiter: Lass das Programm offen.
    .brief = Übergeben; lass das Programm offen
    .braille = übergeben, offen lassen
desk-no-class = Hier ist keine Klasse geöffnet.
    .brief = Keine Klasse
    .braille = keine klasse
desk-plain-warning = Diese Seite ist nicht verschlüsselt: In diesem Netz kann jeder mitlesen, was das Pult zeigt, und den Code. Tippe den Code nur, wenn du das willst.
    .brief = Nicht verschlüsselt
    .braille = nicht verschlüsselt
desk-plain-sure = Die Seite ist nicht verschlüsselt. Auf einem anderen Gerät kann in diesem Netz jeder mitlesen, was das Pult zeigt. Trotzdem einen Code machen?
    .brief = Nicht verschlüsselt. Code machen?
    .braille = nicht verschlüsselt: code?
projector-title = Komm herein: Klasse { $title }
    .brief = Klasse { $title }
    .braille = klasse { $title }
projector-address = Adresse: { $address }
    .brief = { $address }
    .braille = { $address }

## Eine Klasse im Hauptmenü öffnen

desk-open = Eine Klasse öffnen
    .braille = klasse öffnen
desk-open-help = Dieser Computer leitet die Klasse: Du bekommst das Pult, alle anderen kommen mit einem Code, im Browser oder mit dem Programm.
    .braille = dieser computer leitet; alle kommen mit code
desk-open-now = Öffnen
    .braille = öffnen
desk-open-name = Name der Klasse
    .brief = Name
    .braille = name
desk-open-name-help = Unter diesem Namen bleibt die Klasse auf diesem Computer; unter demselben Namen wieder geöffnet, geht sie weiter, wo sie war.
    .braille = gleicher name: geht weiter
desk-open-usual = Klasse
desk-open-roster = Namensliste
    .brief = Liste
    .braille = liste
desk-open-roster-none = keine
    .braille = keine
desk-open-roster-help = Eine CSV- oder TOML-Datei mit der Spalte name. Ohne Liste tippen alle einen Namen.
    .braille = CSV- oder TOML-Datei
desk-open-roster-ask = Pfad der Liste?
    .brief = Liste?
    .braille = liste?
desk-open-opening = Die Klasse wird geöffnet
    .brief = Wird geöffnet
    .braille = öffnet

## Eigene Plätze

desk-back = Zum Pult oder zu meinem nächsten Tisch
    .brief = Zum Pult
    .braille = pult
desk-your-turn = du bist dran
    .braille = du bist dran
desk-teacher = Lehrkraft
