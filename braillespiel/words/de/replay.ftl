## Gespielte Partien

main-finished = Gespielte Partien ansehen und auswerten
    .brief = Gespielte Partien
    .braille = gespielte
finished-title = Gespielte Partien
    .braille = gespielte
finished-entry =
    { $game }, { $when }, { $won ->
        [0] niemand hat gewonnen
        [1] gewonnen von { $winners }
       *[other] geteilter Sieg für { $winners }
    }{ $others ->
        [0] { "" }
       *[other] , mit { $names }
    }
    .brief =
        { $game }, { $when }, { $won ->
            [0] ohne Sieg
            [1] Sieg { $winners }
           *[other] geteilter Sieg { $winners }
        }
    .braille =
        { $game } { $when } { $won ->
            [0] -
            [1] sieg: { $winners }
           *[other] geteilt: { $winners }
        }
finished-help = Eingabe spielt die Partie noch einmal ab, Entfernen löscht sie, Pfeil rechts zeigt alles, was geht.
    .display-full = Die Routingtaste spielt die Partie noch einmal ab; was sonst geht, steht in der Liste der { $bottom-key } der Zeile.
    .page = Eingabe spielt die Partie noch einmal ab, Pfeil rechts zeigt, was sonst geht.
finished-keep = Als Datei speichern
    .braille = als datei
finished-delete-help = In der Statistik bleibt die Partie gezählt.
finished-kept = Als Datei gespeichert: { $path }
    .brief = Als Datei gespeichert
    .braille = gespeichert: { $path }
finished-files = Partien als Datei: { $count }
    .braille = dateien { $count }
finished-files-title = Partien als Datei
    .braille = dateien
finished-files-help = Lege Dateien von anderen in den Ordner „matches“ im Datenordner; dann kannst du sie hier ansehen.
practice-match = Übung
statistics-practice = Übung
game-menu-replay = Diese Partie ansehen und auswerten
    .brief = Partie ansehen
    .braille = ansehen
game-menu-replay-help = Geh die Partie Zug für Zug durch; W sucht bessere Züge.
game-menu-moments = Drei Augenblicke: wo es sich entschied
    .brief = Drei Augenblicke
    .braille = drei augenblicke
game-menu-moments-help = Sucht die drei Züge, mit denen am meisten verloren ging; von jedem kannst du zur Übung weiterspielen.

## Noch einmal ansehen: der Tisch in jedem Augenblick

replay-of = Rückblick, { $game }
    .braille = rückblick { $game }
replay-moment = Zug { $number } von { $count }
    .brief = { $number } von { $count }
    .braille = { $number }/{ $count }
replay-keys = { $following }: nächster Zug, { $back }: einer zurück, { $play }: spielt von selbst ab, { $help }: alle Tasten.
    .braille = { $following } weiter, { $back } zurück, { $play } spielt, { $help } alle tasten
replay-seat = Platz von { $name }
    .brief = { $name }
    .braille = { $name }
replay-spectator = Platz der Zuschauer
    .brief = Zuschauer
    .braille = zuschauer
replay-no-hand = Zuschauer sehen keine Hand
    .braille = keine hand
replay-start = Anfang der Partie
    .brief = Anfang
    .braille = anfang
replay-nothing = Von diesem Platz aus nichts zu sehen
    .brief = Nichts zu sehen
    .braille = nichts
replay-at-end = Ende der Partie
    .brief = Ende
    .braille = ende
replay-at-start = Anfang der Partie, davor ist nichts
    .brief = Anfang
    .braille = anfang
replay-plays = Läuft
    .braille = läuft
replay-pauses = Angehalten
    .braille = angehalten
replay-speed = Tempo { $number } von { $count }
    .braille = tempo { $number }/{ $count }
replay-jump-title = Zu Runde oder Punktestand
    .brief = Gehe zu
    .braille = gehe zu
replay-score = { $name } { $points }
replay-play-on-over = Hier ist die Partie vorbei; geh erst zu einem früheren Zug zurück.
    .brief = Hier ist die Partie vorbei
    .braille = hier vorbei
replay-play-on-sure = Von hier aus für { $name } weiterspielen, als Übung?
    .brief = Als Übung weiterspielen?
    .braille = weiter für { $name }?

## Auswertung: wo der stärkste Computerspieler anders gespielt hätte

review-title = Auswertung der Züge von { $name }
    .brief = Auswertung, { $name }
    .braille = auswertung { $name }
review-finding = Zug { $number }: { $better }; gespielt: { $played }; Schätzung { $estimate } statt { $other }
    .brief = { $better }, nicht { $played }; { $estimate }, sonst { $other }
    .braille = { $better } nicht { $played } { $estimate } sonst { $other } z{ $number }
# BY: um wie viel der bessere Zug voraus ist, in Worten des Spiels.
review-finding-by = Zug { $number }, { $by }: { $better }; gespielt: { $played }
    .brief = { $better }, nicht { $played }; { $by }
    .braille = { $better } nicht { $played } { $by } z{ $number }
review-progress = Partie wird durchgesehen, { $percent } Prozent
    .brief = { $percent } Prozent
    .braille = { $percent }%
review-nothing = Kein Zug, den der stärkste Computerspieler höher schätzt
    .brief = Nichts Besseres gefunden
    .braille = nichts besser
review-done =
    Auswertung fertig: { $count ->
        [0] keine besseren Züge gefunden
        [one] ein besserer Zug gefunden
       *[other] { $count } bessere Züge gefunden
    }
    .brief = Auswertung: { $count }
    .braille = auswertung { $count }
review-help = Eingabe geht zu diesem Augenblick; dort spielt K als Übung weiter.
    .display-full = Die Routingtaste geht zu diesem Augenblick; dort spielt die Liste der { $bottom-key } der Zeile als Übung weiter.
review-impossible = In diesem Spiel gibt es keine Auswertung: Seine Computerspieler schätzen Züge nicht.
    .brief = Keine Auswertung in diesem Spiel
    .braille = keine auswertung
review-secret = Für diesen Platz geht die Auswertung erst nach dem Ende der Partie.
    .brief = Erst nach dem Ende
    .braille = erst nach ende

## Die drei Augenblicke, in denen sich eine Partie entschied

moments-title = Drei Augenblicke: wo es sich entschied
    .brief = Drei Augenblicke
    .braille = augenblicke
# PLACE ist eine Runde oder ein Zug; WHY, was der bessere Zug bringt, und seine Schätzung neben der des anderen.
moments-entry = { $place }, { $who }: { $played }. Besser: { $better }: { $why }
    .brief = { $who } { $played }. Besser { $better }
    .braille = { $place } { $who } { $played } besser { $better } { $why }
moments-worth = { $estimate } statt { $other }
    .braille = { $estimate } statt { $other }
moments-round = Runde { $number }
    .braille = runde { $number }
moments-move = Zug { $number }
    .braille = zug { $number }
moments-you = du
moments-done =
    { $count ->
        [0] Kein Augenblick gefunden: Niemand hätte viel besser spielen können
        [one] Ein Augenblick gefunden
       *[other] { $count } Augenblicke gefunden
    }
    .brief = Augenblicke: { $count }
    .braille = augenblicke { $count }
moments-keys = { $key }: von hier zur Übung weiterspielen.
    .brief = { $key }: weiterspielen
    .braille = { $key }: weiterspielen
moments-help = Eingabe öffnet den Tisch in diesem Augenblick, vom Platz dessen, der gespielt hat; dort spielt K als Übung weiter.
    .display-full = Die Routingtaste öffnet den Tisch in diesem Augenblick, vom Platz dessen, der gespielt hat; dort spielt die Liste der { $bottom-key } der Zeile als Übung weiter.
moments-later = Die Augenblicke einer Partie gibt es, sobald sie zu Ende ist.
    .brief = Nicht vor dem Ende
    .braille = nicht vor dem ende

## Statistik

statistics-entry = { $won } von { $played } gewonnen
    .braille = { $won }/{ $played }
statistics-help = Eingabe öffnet die Statistik dieses Spiels, je ein Satz.
    .display-full = Die Routingtaste öffnet die Statistik dieses Spiels, je ein Satz.
statistics-won = { $won } von { $played } Partien gewonnen
    .brief = { $won } von { $played } gewonnen
    .braille = { $won }/{ $played } gewonnen
statistics-shared =
    { $count ->
        [one] Einer dieser Siege war geteilt
       *[other] { $count } dieser Siege waren geteilt
    }
    .brief = { $count } geteilt
    .braille = { $count } geteilt
statistics-elsewhere =
    { $count ->
        [one] Eine dieser Partien wurde über ein Netzwerk gespielt
       *[other] { $count } dieser Partien wurden über ein Netzwerk gespielt
    }
    .brief = { $count } über ein Netzwerk
    .braille = { $count } im netz
statistics-best =
    Bestes Ergebnis: { $sign ->
        [minus] minus { $best }
       *[plus] { $best }
    }
    .brief =
        Bestes { $sign ->
            [minus] minus { $best }
           *[plus] { $best }
        }
    .braille =
        best { $sign ->
            [minus] -{ $best }
           *[plus] { $best }
        }
statistics-streak =
    { $count ->
        [0] Deine letzte Partie hast du nicht gewonnen
        [one] Deine letzte Partie hast du gewonnen
       *[other] Deine letzten { $count } Partien hast du gewonnen
    }
    .brief = { $count } in Folge
    .braille = { $count } in folge
statistics-longest = Meiste Siege in Folge: { $count }
    .brief = Längste Folge { $count }
    .braille = längste folge { $count }
statistics-level =
    Gegen { $level ->
        [easy] leichte
        [normal] mittlere
       *[hard] starke
    } Computerspieler: { $won } von { $played } gewonnen
    .brief =
        { $level ->
            [easy] leicht
            [normal] mittel
           *[hard] stark
        } { $won } von { $played }
    .braille =
        { $level ->
            [easy] leicht
            [normal] mittel
           *[hard] stark
        } { $won }/{ $played }
statistics-like-me = Gegen Computerspieler, die so stark sind wie du: { $won } von { $played } gewonnen
    .brief = so stark wie du { $won } von { $played }
    .braille = wie du { $won }/{ $played }
statistics-opponent = { $player } gegen { $opponent }: { $won } von { $played } gewonnen
    .brief = { $player }, { $opponent }: { $won } von { $played }
    .braille = { $player } { $opponent } { $won }/{ $played }
