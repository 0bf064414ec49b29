### Netzwerktische: hineinkommen, warten, zusammen spielen, chatten.


## Warum etwas nicht geht: eine Meldung für jede Regel

net-rule-unknown = Der Tisch hat das abgelehnt ({ $rule }).
    .brief = Abgelehnt, { $rule }
    .braille = abgelehnt: { $rule }
net-rule-address-empty = Du hast keine Adresse getippt. Wer den Tisch geöffnet hat, kann sie dir sagen.
    .brief = Keine Adresse
    .braille = keine adresse
net-rule-address-form = { $text } ist keine Adresse. Eine Adresse sieht aus wie 192.168.1.20:24111.
    .brief = { $text } ist keine Adresse
    .braille = keine adresse: { $text }
net-rule-address-port = Der Port in { $text } ist keine Zahl von 1 bis 65535. Er steht hinter dem letzten Doppelpunkt.
    .brief = Falscher Port in { $text }
    .braille = falscher port: { $text }
net-rule-address-name = Der Name in { $text } kann kein Computername sein. Lass dir die Adresse noch einmal sagen.
    .brief = Falscher Name in { $text }
    .braille = falscher name: { $text }
net-rule-code-form = Der Code hat sechs Ziffern. Lass ihn dir noch einmal sagen, immer zwei Ziffern auf einmal.
    .brief = Der Code hat sechs Ziffern
    .braille = code: 6 ziffern
net-rule-no-such-name = Einen Computer namens { $host } gibt es nicht. Prüfe die Adresse.
    .brief = Kein Computer namens { $host }
    .braille = unbekannt: { $host }
net-rule-no-network = Dieser Computer ist mit keinem Netzwerk verbunden. Schalte das WLAN ein oder steck das Kabel an, dann versuch es noch einmal.
    .brief = Keine Netzwerkverbindung
    .braille = hier kein netz
net-rule-unreachable = Diesen Tisch erreichst du nicht. Entweder ist er in einem anderen Netzwerk: Dann braucht, wer ihn geöffnet hat, eine Adresse, die von außen erreichbar ist; wie das geht, steht in der Anleitung. Oder dieses Netzwerk hält die Geräte auseinander: Frag in der Schule nach einem ohne Client-Isolation.
    .brief = Aus diesem Netzwerk nicht erreichbar
    .braille = hier nicht erreichbar
net-rule-timeout = Keine Antwort. Eine Firewall auf dem anderen Computer blockiert dich, oder er ist im Ruhezustand, oder das Netzwerk hält die Geräte auseinander. Wer den Tisch geöffnet hat, muss braillespiel in der Firewall erlauben; in der Schule frag nach einem Netzwerk ohne Client-Isolation.
    .brief = Keine Antwort: Firewall oder Ruhezustand
    .braille = keine antwort: firewall?
net-rule-refused = Der Computer antwortet, aber an diesem Port ist kein Tisch offen. Lass dir die Adresse noch einmal sagen.
    .brief = Dort ist kein Tisch offen
    .braille = dort kein tisch offen
net-rule-not-ours = Dort antwortet etwas anderes, kein Tisch von braillespiel. Prüfe die Adresse.
    .brief = Kein Tisch von braillespiel
    .braille = nicht braillespiel
net-rule-version = Der Tisch läuft mit einer anderen Version von braillespiel. Ihr braucht beide die neueste.
    .brief = Andere Version
    .braille = andere version
net-rule-wrong-code = Falscher Code. Lass ihn dir noch einmal sagen, immer zwei Ziffern auf einmal.
    .brief = Falscher Code
    .braille = falscher code
net-rule-wait =
    Aus deinem Netzwerk kamen zu viele falsche Codes. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }, dann versuch es noch einmal.
    .brief =
        Warte { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
        }
    .braille = warte { $seconds } s
net-rule-code-ended = Dieser Code gilt nicht mehr. Wer den Tisch geöffnet hat, kennt den neuen.
    .brief = Der Code gilt nicht mehr, frag nach dem neuen
    .braille = code vorbei, neu fragen
net-rule-token-unknown = Der Tisch kennt dich nicht mehr. Tritt noch einmal mit dem Code bei.
    .brief = Tritt noch einmal mit dem Code bei
    .braille = neu mit code
net-rule-busy = Gerade wollen zu viele an den Tisch. Versuch es gleich noch einmal.
    .brief = Zu viel los, gleich noch einmal
    .braille = zu viel los, nochmal
net-rule-checking = Die Klasse ist noch nicht offen: Die Lehrkraft probiert nur, wer durchkommt, und du kommst durch. Tritt mit dem Code bei, den du zum Beginn bekommst.
    .brief = Nur eine Probe: Du kommst durch, tritt zum Beginn bei
    .braille = nur probe, später beitreten
net-rule-malformed = Der andere Computer hat etwas Unverständliches geschickt. Versuch es noch einmal; wenn das öfter passiert, braucht ihr beide die neueste Version.
    .brief = Unverständlich, noch einmal
    .braille = unverständlich
net-rule-certificate-changed = { $name } zeigt ein anderes Zertifikat als beim letzten Mal. Entweder wurde braillespiel dort neu eingerichtet, oder jemand anderes antwortet an seiner Stelle. Frag am Telefon nach, bevor du weitermachst.
    .brief = { $name } zeigt ein anderes Zertifikat, frag erst nach
    .braille = anderes zertifikat: { $name }
net-rule-not-proved = Der andere Computer kennt den Code nicht. Vielleicht hört jemand dazwischen mit, darum wurdest du nicht verbunden. Prüfe Adresse und Code.
    .brief = Der Tisch kennt den Code nicht
    .braille = code dort unbekannt
net-rule-not-encrypted = Ohne Verschlüsselung kannst du nur an einen Tisch auf diesem Computer.
    .brief = Nicht verschlüsselt
    .braille = nicht verschlüsselt
net-rule-not-admitted = Der Tisch hat dich nicht hereingelassen. Versuch es noch einmal mit dem Code.
    .brief = Nicht hereingelassen
    .braille = nicht hereingelassen
net-rule-lost = Die Verbindung ist weg. Sie wird automatisch wieder aufgebaut, und dein Platz bleibt dir.
    .brief = Verbindung weg, es wird weiter versucht
    .braille = verbindung weg
net-rule-closed = Der Tisch hat die Verbindung beendet. Versuch es noch einmal.
    .brief = Der Tisch hat die Verbindung beendet
    .braille = vom tisch beendet
net-rule-gone = Die Verbindung wurde beendet.
    .brief = Verbindung beendet
    .braille = beendet
net-rule-replaced = Du bist jetzt von einem anderen Computer aus an diesem Tisch, darum hat dieser hier den Tisch verlassen.
    .brief = Du bist von einem anderen Computer aus da
    .braille = von woanders da
net-rule-removed = Du wurdest vom Tisch entfernt.
    .brief = Vom Tisch entfernt
    .braille = du wurdest entfernt
net-rule-host-leaves = Der Tisch wurde geschlossen.
    .brief = Tisch geschlossen
    .braille = tisch geschlossen
net-rule-class-ended = Die Klasse ist beendet.
    .braille = klasse beendet
net-rule-over = Die Partie ist vorbei, und der Tisch ist geschlossen.
    .brief = Partie vorbei, Tisch geschlossen
    .braille = vorbei, tisch geschlossen
net-rule-full = Der Tisch ist voll: { $most } Personen sind da.
    .brief = Der Tisch ist voll, { $most }
    .braille = voll: { $most }
net-rule-door-closed = Dieser Tisch ist gesperrt: Niemand kann mehr dazukommen. Frag die Person, die ihn geöffnet hat.
    .brief = Der Tisch ist gesperrt
    .braille = tisch gesperrt
net-rule-not-let-in = Du wurdest nicht hereingelassen. Frag die Person, die den Tisch geöffnet hat.
    .brief = Du wurdest nicht hereingelassen
    .braille = nicht hereingelassen
net-rule-knock-gone = Dort wartet niemand mehr.
    .brief = Dort wartet niemand
    .braille = niemand wartet
net-rule-protocol = Die Versionen passen nicht zusammen: Der Tisch spricht Protokoll { $table }, dieser Computer { $client }. Wer die kleinere Zahl hat, braucht die neueste Version.
    .brief = Versionen passen nicht: Tisch { $table }, hier { $client }
    .braille = version { $table }, hier { $client }
net-rule-name-empty = Ein Name braucht einen Buchstaben oder eine Ziffer.
    .brief = Der Name ist leer
    .braille = name leer
net-rule-name-long = Der Name ist zu lang, höchstens { $most } Zeichen.
    .brief = Name zu lang, höchstens { $most }
    .braille = name: bis { $most }
net-rule-name-signs = Der Name enthält Zeichen, die man nicht aussprechen kann. Nimm Buchstaben und Ziffern.
    .brief = Nur Buchstaben und Ziffern im Namen
    .braille = name: buchstaben, ziffern
net-rule-name-alike = { $name } sitzt schon am Tisch, und dein Name klingt oder fühlt sich genauso an. Nimm einen anderen.
    .brief = { $name } klingt gleich, nimm einen anderen Namen
    .braille = zu ähnlich: { $name }
net-rule-names-many = An diesem Tisch teilen sich höchstens { $most } Personen einen Computer.
    .brief = Höchstens { $most } Personen an einem Computer
    .braille = bis { $most } an einem computer
net-rule-game-missing = { $name } hat { $game } nicht, weil braillespiel dort älter ist. Wählt ein anderes Spiel oder wartet auf das Update.
    .brief = { $name } hat { $game } nicht
    .braille = { $name }: kein { $game }
net-rule-game-not-installed = { $name } hat { $game } nicht. Es gehört zum Paket { $package }: installiert es dort, oder wählt ein anderes Spiel.
    .brief = { $name } hat { $game } nicht, Paket { $package }
    .braille = { $name }: kein { $game }, paket { $package }
net-rule-game-package-differs = { $name } hat { $game } aus { $other }, der Tisch aus { $package }. Beide brauchen dieselbe Version.
    .brief = { $game }: { $name } hat { $other }, der Tisch { $package }
    .braille = { $game }: { $name } { $other }, tisch { $package }
net-rule-game-not-here = { $game } kommt aus einem anderen Paket, und dieser Tisch spielt es nicht. Wählt ein anderes Spiel.
    .brief = { $game } geht an diesem Tisch nicht
    .braille = { $game }: nicht am tisch
net-rule-game-timed = { $game } hat eine Uhr und kommt aus einem anderen Paket: Ein Tisch im Netz probiert jeden Zug erst woanders aus, und darauf kann eine Uhr nicht warten. Spielt es an einem Computer, oder wählt ein anderes Spiel.
    .brief = { $game } hat eine Uhr: nicht an diesem Tisch
    .braille = { $game }: uhr, nicht hier
net-rule-game-fault = { $game } aus dem Paket { $package } hat einen Fehler: { $why }. Wählt ein anderes Spiel.
    .brief = { $game } hat einen Fehler: { $why }
    .braille = { $game } aus { $package } fehler: { $why }
net-rule-game-hangs = { $game } aus dem Paket { $package } kam nicht zurück und ist abgebrochen. Wählt ein anderes Spiel.
    .brief = { $game } abgebrochen
    .braille = { $game } aus { $package } abgebrochen
net-rule-rules-newer = { $name } hat neuere Regeln für { $game } als der Tisch. Wer den Tisch geöffnet hat, braucht die neueste Version.
    .brief = { $name } hat neuere Regeln für { $game }
    .braille = { $name }: neuer { $game }
net-rule-rules-older = { $name } hat ältere Regeln für { $game } als der Tisch. { $name } braucht die neueste Version.
    .brief = { $name } hat ältere Regeln für { $game }
    .braille = { $name }: älter { $game }
net-rule-rules-differ = Der Tisch spielt { $game } nach anderen Regeln als dieser Computer. Ihr braucht beide die neueste Version.
    .brief = Andere Regeln für { $game }
    .braille = andere regeln: { $game }
net-rule-deck-missing = Der eigene Kartensatz kam nicht mit, darum ist er hier nicht spielbar. Wähl einen anderen.
    .brief = Kartensatz kam nicht mit
    .braille = kartensatz kam nicht mit
net-rule-chat-off = An diesem Tisch ist der Chat aus.
    .brief = Chat ist aus
    .braille = chat aus
net-rule-chat-often = Das war viel auf einmal. Warte ein paar Sekunden, dann schreib weiter.
    .brief = Zu viele Nachrichten, warte
    .braille = warte, dann schreib
net-rule-chat-empty = Du hast nichts getippt.
    .brief = Nichts getippt
    .braille = nichts getippt
net-rule-chat-long = Die Nachricht ist zu lang, höchstens { $most } Zeichen.
    .brief = Zu lang, höchstens { $most }
    .braille = bis { $most } zeichen
net-rule-chat-signs = Die Nachricht enthält Zeichen, die man nicht aussprechen kann.
    .brief = Zeichen, die man nicht aussprechen kann
    .braille = zeichen nicht sagbar
net-rule-muted = Wer den Tisch geöffnet hat, hat dich stummgeschaltet. Mitspielen kannst du weiter.
    .brief = Du bist stummgeschaltet
    .braille = du bist stumm
net-rule-not-host = Das kann nur, wer den Tisch geöffnet hat.
    .brief = Nur wer den Tisch geöffnet hat
    .braille = nur gastgeber
net-rule-not-opener = Das kann nur, wer das Spiel wählt.
    .brief = Nur wer das Spiel wählt
    .braille = nur wer wählt
net-rule-no-member = Diese Person ist nicht mehr am Tisch.
    .brief = Nicht mehr da
    .braille = weg
net-rule-match-runs = Das geht nicht, während eine Partie läuft.
    .brief = Nicht während der Partie
    .braille = partie läuft
net-rule-no-match = Es läuft keine Partie.
    .brief = Keine Partie
    .braille = keine partie
net-rule-watches = Du siehst zu. In der nächsten Partie kannst du mitspielen.
    .brief = Du siehst zu
    .braille = du siehst zu
net-rule-pause-host = An diesem Tisch kann nur Pause machen, wer ihn geöffnet hat.
    .brief = Pause nur vom Gastgeber
    .braille = pause: nur gastgeber
net-rule-proposal-open = Die Frage ist schon gestellt; die anderen haben noch nicht geantwortet.
    .brief = Schon gefragt
    .braille = schon gefragt
net-rule-proposal-gone = Die Frage hat sich erledigt.
    .brief = Frage erledigt
    .braille = frage erledigt
net-rule-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst.
    .brief = Nichts zurückzunehmen
    .braille = nichts zurückzunehmen
net-rule-take-back-away = { $name } ist nicht da und kann nicht zustimmen. Warte, oder lass erst einen Computer für { $name } spielen.
    .brief = { $name } ist nicht da und kann nicht zustimmen
    .braille = { $name } fehlt, kann nicht zustimmen
net-rule-nothing-chosen = Noch ist kein Spiel gewählt. Wähl zuerst eins.
    .brief = Wähl zuerst ein Spiel
    .braille = erst spiel wählen
net-rule-not-all-ready = Noch sind nicht alle bereit. Nach 30 Sekunden kannst du ohne sie anfangen.
    .brief = Noch sind nicht alle bereit
    .braille = nicht alle bereit, 30 s
net-rule-not-ready = Noch sind nicht alle bereit.
    .brief = Nicht alle bereit
    .braille = nicht alle bereit
net-rule-set-up-fixed = An diesem Tisch wird immer dasselbe gespielt, du kannst kein anderes Spiel wählen.
    .brief = Das Spiel steht fest
    .braille = spiel steht fest
net-rule-seat-count = Dieses Spiel hat { $low } bis { $high } Plätze, nicht { $seats }.
    .brief = { $low } bis { $high } Plätze, nicht { $seats }
    .braille = plätze { $low } bis { $high }, nicht { $seats }
net-rule-too-often =
    Zu bald: Das geht in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
    .brief =
        Wieder in { $seconds ->
            [one] einer Sekunde
           *[other] { $seconds } Sekunden
        }
    .braille = in { $seconds } s
net-rule-too-late = Zu spät, inzwischen ist etwas anderes gefragt.
    .brief = Zu spät
    .braille = zu spät
net-rule-store-waits = Nichts lässt sich speichern, der Tisch wartet: Der Computer, der ihn geöffnet hat, hat keinen Platz mehr. Sag dort Bescheid; es geht von selbst weiter.
    .brief = Tisch wartet auf Speicherplatz
    .braille = tisch wartet, speicher voll
net-rule-store-waits-here = Nichts lässt sich speichern, der Tisch wartet. Schaff auf diesem Computer Platz auf dem Datenträger; dann geht es von selbst weiter.
    .brief = Tisch wartet: schaff Speicherplatz
    .braille = tisch wartet: platz schaffen
net-rule-not-kept = Nicht gespeichert: Der Tisch ist zu, und die letzten Züge ließen sich nicht sichern. Bis dahin ist alles gesichert.
    .brief = Letzte Züge nicht gespeichert
    .braille = letzte züge nicht gespeichert
net-rule-no-seat = Das ist nicht dein Platz.
    .brief = Nicht dein Platz
    .braille = nicht dein platz
net-rule-no-connection = Keine Verbindung im Augenblick. Nichts ist passiert.
    .brief = Keine Verbindung, nichts passiert
    .braille = keine verbindung
net-rule-paused = Pause: Nichts passiert, bis es weitergeht.
    .brief = Pause
    .braille = pause
net-rule-bot-plays = Auf deinem Platz spielt der Computer. Im Menü kannst du wieder übernehmen.
    .brief = Auf deinem Platz spielt der Computer
    .braille = bot auf deinem platz
net-rule-repeated = Das kam zweimal an und wurde einmal ausgeführt.
    .brief = Schon ausgeführt
    .braille = schon ausgeführt
net-rule-too-slow = Dieser Computer hat zehn Sekunden lang nichts angenommen, darum wurde die Verbindung beendet. Dein Platz bleibt dir.
    .brief = Zu langsam, Verbindung beendet
    .braille = zu langsam, beendet
net-rule-flood = Von diesem Computer kamen zu viele Nachrichten, darum wurde die Verbindung beendet.
    .brief = Zu viele Nachrichten, beendet
    .braille = zu viele, beendet
net-rule-fault = Am Tisch ist etwas schiefgegangen, und die Verbindung wurde beendet. Dein Platz bleibt dir; tritt noch einmal bei.
    .brief = Fehler am Tisch, tritt noch einmal bei
    .braille = fehler, neu beitreten
net-rule-hello = Der Tisch und dieser Computer verstehen sich nicht. Ihr braucht beide die neueste Version.
    .brief = Nicht verstanden, beide aktualisieren
    .braille = nicht verstanden: update
net-rule-message = Es kam etwas Unverständliches. Ihr braucht beide die neueste Version.
    .brief = Nicht verstanden, beide aktualisieren
    .braille = nicht verstanden: update
net-rule-in-use = Ein anderes braillespiel hat auf diesem Computer schon einen Tisch offen. Schließ den zuerst.
    .brief = Hier ist schon ein Tisch offen
    .braille = tisch schon offen
net-rule-port = Diesen Port benutzt gerade ein anderes Programm. Versuch es noch einmal; dann wird ein anderer genommen.
    .brief = Port belegt, noch einmal
    .braille = port belegt
net-rule-store = Der Tisch lässt sich nicht öffnen: Auf diesem Computer können keine Partien gespeichert werden. Schaff Platz auf dem Datenträger oder erlaube das Schreiben in den Datenordner.
    .brief = Hier lassen sich keine Partien speichern
    .braille = speichern geht nicht

## Beitreten

net-main-join = Einem Tisch beitreten
    .braille = beitreten
net-join-title = Einem Tisch beitreten
    .braille = beitreten
net-join-none-found = In diesem Netzwerk wurde noch kein Tisch gefunden. Tische erscheinen hier, sobald es welche gibt. Schulnetzwerke verstecken sie oft: Tipp dann die Adresse.
    .brief = Noch kein Tisch gefunden
    .braille = noch kein tisch
net-join-looking = Tische in diesem Netzwerk
    .brief = In diesem Netzwerk
    .braille = in diesem netz
net-join-found-none = noch keine
net-join-found-count = { $count } gefunden
    .braille = { $count }
net-join-here = { $name }, in diesem Netzwerk
    .brief = { $name }
    .braille = { $name }
net-join-friend = { $name }, { $address }
    .brief = { $name }
    .braille = { $name } { $address }
net-join-here-help = Mit Eingabe trittst du bei. Nach dem Code wirst du nur beim ersten Mal gefragt.
    .display-full = Mit der Routingtaste trittst du bei. Nach dem Code wirst du nur beim ersten Mal gefragt.
net-join-friend-help = Mit Eingabe trittst du bei, mit Entfernen löschst du diese Adresse, Pfeil rechts zeigt beides zur Wahl.
    .display-full = Mit der Routingtaste trittst du bei; die Liste der { $bottom-key } der Zeile löscht auch diese Adresse.
net-join-join = Beitreten
net-join-forget = Diese Adresse löschen
    .braille = adresse löschen
net-join-forget-sure = { $name } löschen?
    .braille = { $name } löschen?
net-join-forgotten = { $name } gelöscht
    .braille = { $name } gelöscht
net-join-appeared = Gefunden: { $name }
    .braille = gefunden: { $name }
net-join-type = Adresse tippen
    .braille = adresse tippen
net-join-type-help = Wer den Tisch geöffnet hat, hört die Adresse mit der Taste für den Code, Steuerung K.
net-join-type-title = Adresse des Tischs
    .braille = adresse?
net-join-code-title = Code von { $name }, sechs Ziffern
    .brief = Code, sechs Ziffern
    .braille = code { $name } 6 ziffern
net-join-names = Wer spielt hier
    .braille = namen
net-join-names-none = noch niemand
    .braille = noch keiner
net-join-names-help = Dein Name, wie ihn die anderen hören. Mit zwei Namen und einem Strichpunkt dazwischen teilt ihr euch diesen Computer, jeder mit einem eigenen Platz.
net-join-names-title = Dein Name. Mit einem Strichpunkt dazwischen teilen sich zwei diesen Computer
    .brief = Dein Name
    .braille = name?
net-join-watch = Nur zusehen
    .braille = zusehen
net-join-watch-help = Du spielst nicht mit; was alle sehen dürfen, hörst und fühlst du.
net-join-going = Verbinde mit { $name }
    .braille = zu { $name }
net-join-cancel = Abbrechen
net-join-cancelled = Abgebrochen
net-join-keep = Diese Adresse unter einem Namen speichern?
    .braille = adresse speichern?
net-join-keep-title = Name für { $address }
    .braille = name für { $address }
net-join-kept = { $name } gespeichert, { $address }
    .braille = { $name } gespeichert { $address }
net-join-trust = { $name } zeigt ein anderes Zertifikat als beim letzten Mal. Trotzdem beitreten?
    .brief = Anderes Zertifikat bei { $name }. Trotzdem beitreten?
    .braille = zu { $name }, anderes zertifikat?

## Öffnen

net-open = Diesen Tisch für andere öffnen
    .brief = Für andere öffnen
    .braille = für andere öffnen
net-open-help = Freunde kommen von ihrem eigenen Computer dazu: über dieses Netzwerk, oder von woanders mit einer Adresse, die von außen erreichbar ist.
net-open-told = { $code } Der Tisch ist offen. { $reach }
    .brief = { $code }. { $reach }
    .braille = { $code } { $reach }
net-code = Code { $pairs }.
    .brief = Code { $pairs }
    .braille = code { $digits }
net-code-none = Den Code kennt nur, wer den Tisch geöffnet hat.
    .brief = Den Code kennt der Gastgeber
    .braille = code beim gastgeber
net-reach-here = Nur in diesem Netzwerk, Adresse { $address }.
    .brief = Nur dieses Netzwerk, { $address }
    .braille = nur im eigenen netz: { $address }
net-reach-outside = Auch von außen, Adresse { $address }.
    .brief = Auch von außen, { $address }
    .braille = auch von außen: { $address }
net-reach-self = Nur auf diesem Computer, Adresse { $address }.
    .brief = Nur dieser Computer, { $address }
    .braille = nur auf diesem computer: { $address }
net-reach-nobody = Dieser Computer ist mit keinem Netzwerk verbunden, darum kann niemand dazukommen.
    .brief = Kein Netzwerk, niemand kann dazukommen
    .braille = kein netzwerk
net-table-of = Tisch von { $name }
    .braille = tisch { $name }

## Der Warteraum

net-lobby-title = { $table }. { $state }
    .braille = { $table } { $state }
net-lobby-opening = Der Tisch wird geöffnet
    .braille = öffnet
net-lobby-choosing = { $name } wählt das Spiel
    .braille = { $name } wählt
net-lobby-choose-you = Du wählst das Spiel
    .braille = du wählst
net-lobby-waiting = { $game }, { $ready } von { $count } bereit
    .braille = { $game } { $ready }/{ $count } bereit
net-lobby-startable = { $game }, alle sind bereit
    .braille = { $game } alle bereit
net-lobby-all-ready = Alle sind bereit. Mit „Anfangen“ beginnt die Partie.
    .brief = Alle sind bereit
    .braille = alle bereit, anfangen beginnt
net-lobby-over = Die Partie ist vorbei
    .braille = vorbei
net-lobby-playing = Eine Partie läuft
    .braille = partie läuft
net-lobby-game = Spiel
net-lobby-game-none = noch nicht gewählt
    .braille = keins
net-lobby-game-value =
    { $game }, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }
    .braille = { $game } { $seats }
net-lobby-game-help = Eine Person wählt Spiel, Plätze, Optionen und Computerspieler.
    .braille = eine person wählt, i sagt sie
net-lobby-game-stays = Ein anderes Spiel wird an einem neuen Tisch gespielt.
    .braille = anderes spiel: neuer tisch
net-lobby-ready = Ich bin bereit
    .braille = bereit
net-lobby-start = Anfangen
net-lobby-start-help = Geht, wenn alle bereit sind, oder 30 Sekunden nach der Wahl des Spiels: Auf freien Plätzen spielt dann der Computer.
net-lobby-member = { $name }, { $marks }
    .braille = { $name }: { $marks }
net-lobby-you = du
net-lobby-first = wählt das Spiel
    .braille = wählt aus
net-lobby-host = hat den Tisch geöffnet
    .braille = gastgeber
# Said to oneself.
net-lobby-first-you = du wählst das Spiel
    .braille = du wählst
net-lobby-host-you = du hast den Tisch geöffnet
    .braille = du, gastgeber
net-lobby-chair = Platz { $number }
    .braille = p{ $number }
net-lobby-is-ready = bereit
net-lobby-not-ready = nicht bereit
net-lobby-watches = sieht zu
net-lobby-away = nicht verbunden
    .braille = weg
net-lobby-muted = stummgeschaltet
net-lobby-bot = Computer spielt
    .braille = bot
net-lobby-delay-short = kaum Verzögerung
    .braille = kurz verzögert
net-lobby-delay-noticeable = merkliche Verzögerung, unter einer halben Sekunde
    .brief = merkliche Verzögerung
    .braille = merklich verzögert
net-lobby-delay-long = lange Verzögerung, eine halbe Sekunde oder mehr
    .brief = lange Verzögerung
    .braille = lang verzögert
net-lobby-watch = Zusehen statt mitspielen
    .brief = Zusehen
    .braille = zusehen
net-lobby-sit = Einen Platz nehmen
    .braille = platz nehmen
net-lobby-door-open = Tisch sperren: Niemand kann mehr dazukommen
    .brief = Tisch sperren
    .braille = tisch sperren
net-lobby-door-closed = Tisch wieder freigeben
    .brief = Tisch freigeben
    .braille = tisch freigeben
net-lobby-new-code = Neuen Code erzeugen
    .brief = Neuer Code
    .braille = neuer code
net-lobby-leave = Den Tisch verlassen
    .braille = verlassen
net-lobby-leave-host = Den Tisch für alle schließen
    .braille = tisch schließen
net-lobby-leave-sure = Den Tisch verlassen?
    .braille = verlassen?
net-lobby-leave-host-sure = Den Tisch für alle schließen? Die Partie bleibt gespeichert.
    .braille = für alle schließen?
net-lobby-left = Du hast den Tisch verlassen
    .braille = verlassen
net-lobby-people = Wer ist da
    .braille = wer
net-lobby-people-count = Wer ist da: { $count }
    .braille = wer: { $count }
net-lobby-back = Zurück zur Partie
    .braille = zur partie
net-member-remove = { $name } vom Tisch entfernen
    .brief = { $name } entfernen
    .braille = { $name } entfernen
net-member-remove-sure = { $name } entfernen? Auf dem Platz spielt dann der Computer.
    .brief = { $name } entfernen?
    .braille = { $name } entfernen?
net-member-mute = { $name } im Chat stummschalten
    .brief = { $name } stummschalten
    .braille = { $name } stumm
net-member-unmute = { $name } wieder schreiben lassen
    .braille = { $name } nicht stumm
# $level: wie stark der Computer ist, der sonst spielt, zum Beispiel „Computer, mittel“.
net-setup-free = frei, sonst { $level }
net-setup-take = Für den Tisch übernehmen
    .brief = Übernehmen
    .braille = übernehmen
net-setup-hints = Tipps
net-setup-hints-help = Jeder Tipp kommt vom eigenen Computer. Aus heißt: Der Tisch vereinbart, ohne Tipps zu spielen.
net-setup-pause = Wer Pause machen darf
    .braille = pause durch
net-setup-pause-all = alle
net-setup-pause-host = wer den Tisch geöffnet hat
    .braille = gastgeber
net-setup-wait = Warten, wenn jemand die Verbindung verliert
    .braille = warten auf verlorene
net-setup-wait-value = { $seconds } Sekunden
    .braille = { $seconds } s
net-setup-wait-help = Danach werden die anderen gefragt: weiter warten, den Computer weiterspielen lassen, oder Schluss.
net-setup-hearing = Längste Wartezeit für eine Ansage
    .braille = längste wartezeit
net-setup-hearing-value = { $seconds } Sekunden
    .braille = { $seconds } s
net-setup-hearing-help = Wenn es auf Zeit geht, wird auf niemanden länger gewartet, der noch hört oder liest.

## Was am Tisch geschieht

net-news-came = { $name } { net-verb-is } da.
    .braille = { $name } { net-verb-is } da
net-news-came-watches = { $name } { net-verb-is } da und { net-verb-watches }.
    .braille = { $name } { net-verb-watches }
net-news-went = { $name } { net-verb-has } den Tisch verlassen.
    .brief = { $name } { net-verb-is } gegangen
    .braille = { $name } gegangen
net-news-fell-out = { $name } { net-verb-has } die Verbindung verloren. { net-verb-kept }.
    .brief = { $name } { net-verb-has } die Verbindung verloren
    .braille = { $name } verloren
net-news-back = { $name } { net-verb-is } wieder da.
    .braille = { $name } wieder da
net-news-removed = { $name } { net-verb-was } vom Tisch entfernt.
    .brief = { $name } { net-verb-was } entfernt
    .braille = { $name } entfernt
net-news-muted = { $name } { net-verb-was } stummgeschaltet.
    .braille = { $name } stumm
net-news-unmuted = { $name } { net-verb-is } nicht mehr stumm.
    .braille = { $name } nicht stumm
net-news-ready = { $name } { net-verb-is } bereit.
    .braille = { $name } bereit
net-news-not-ready = { $name } { net-verb-is } nicht mehr bereit.
    .brief = { $name } nicht bereit
    .braille = { $name }: nicht bereit
net-news-sits = { $name } { net-verb-takes-seat }.
    .braille = { $name } { net-verb-takes-seat }
net-news-watches = { $name } { net-verb-watches }.
    .braille = { $name } { net-verb-watches }
net-news-set-up =
    { $name } { net-verb-has } { $game } gewählt, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }. Sag, wenn du bereit bist.
    .brief =
        { $name } { net-verb-has } { $game } gewählt, { $seats ->
            [one] ein Platz
           *[other] { $seats } Plätze
        }
    .braille = { $name }: { $game } { $seats }
net-news-set-up-watches =
    { $name } { net-verb-has } { $game } gewählt, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }.
    .brief =
        { $name } { net-verb-has } { $game } gewählt, { $seats ->
            [one] ein Platz
           *[other] { $seats } Plätze
        }
    .braille = { $name }: { $game } { $seats }
net-news-may-start = Auf die anderen muss niemand mehr warten: Die Partie kann anfangen.
    .brief = Du kannst anfangen
    .braille = ihr könnt anfangen
net-news-began = Die Partie beginnt.
    .braille = beginnt
net-news-tries-game = Das Spiel wird erst ausprobiert, dann beginnt die Partie.
    .brief = Das Spiel wird erst ausprobiert
    .braille = wird ausprobiert
net-news-game-slow = Das Spiel antwortet seit { $seconds } Sekunden nicht. Gleich wird abgebrochen. Die Partie bleibt.
    .brief = Das Spiel antwortet nicht; gleich wird abgebrochen
    .braille = spiel stumm { $seconds }s, bleibt
net-news-over = Die Partie ist vorbei.
    .braille = vorbei
net-news-paused = { $name } { net-verb-pauses }.
    .brief = { $name }: Pause
    .braille = pause: { $name }
net-news-goes-on = { $name } { net-verb-continues }.
    .brief = { $name }: weiter
    .braille = weiter: { $name }
net-news-bot-plays = Für { $name } spielt jetzt ein Computer.
    .brief = Computer spielt für { $name }
    .braille = bot für { $name }
net-news-bot-failed = { $name }, ein Computer, kann nicht weiterspielen. Die Partie steht. Wer weitermacht, lässt einen einfacheren Computer auf den Platz.
    .brief = { $name }, Computer, kann nicht weiter: Pause
    .braille = bot { $name } versagt. pause
net-news-failed = Am Tisch ist ein Fehler aufgetreten. Die Partie steht und ist gesichert. Mach weiter, um es noch einmal zu versuchen.
    .brief = Fehler am Tisch: Pause, weiter versucht es noch einmal
    .braille = fehler am tisch. pause
net-news-store-again = Wieder gespeichert, nichts fehlt. Es geht weiter.
    .brief = Wieder gespeichert, weiter
    .braille = gespeichert, weiter
net-news-waits = Der Tisch wartet weiter auf { $name }.
    .brief = Weiter warten auf { $name }
    .braille = wartet auf { $name }
net-news-took-chair-back = { $name } { net-verb-plays } wieder selbst.
    .braille = { $name } { net-verb-plays } wieder
net-news-asked-here = { $name } { net-verb-is } vielleicht nicht mehr da und { net-verb-asked }. So lange steht die Partie.
    .brief = { $name } { net-verb-asked }: noch da?
    .braille = { $name } noch da?
net-news-asked-here-you = Bist du noch da? Jede Taste heißt ja.
    .brief = Noch da? Irgendeine Taste
    .braille = noch da? taste
net-news-goes-on-without = Es geht weiter, ohne auf { $name } zu warten.
    .brief = Weiter, ohne auf { $name } zu warten
    .braille = weiter ohne { $name }
net-news-proposed = { $name } { net-verb-wants } einen Zug zurücknehmen.
    .brief = { $name } { net-verb-wants } zurücknehmen
    .braille = { $name }: zurück?
net-news-proposed-again = { $name } { net-verb-wants } noch eine Partie.
    .brief = { $name }: noch eine Partie?
    .braille = { $name }: nochmal?
net-news-answer = { $asked } { $key } antwortet.
    .braille = { $asked } { $key }
    .display = { $asked } { $bottom-key }: liste
    .display-full = { $asked } Deine Antwort steht in der Liste der { $bottom-key } der Zeile.
    .page = { $asked } Der Knopf Menü führt zu deiner Antwort.
net-news-answer-over-match = { $asked } { $key } antwortet.
    .braille = { $asked } { $key }
    .display = { $asked } zurück, { $bottom-key }: liste
    .display-full = { $asked } Die Rücksprungtaste geht zur Partie zurück; dort steht deine Antwort in der Liste der { $bottom-key } der Zeile.
    .page = { $asked } Der Knopf Menü führt zu deiner Antwort.
net-news-answer-room = { $asked } { $key } antwortet.
    .braille = { $asked } { $key }
    .display = { $asked } warteraum: antworten
    .display-full = { $asked } Im Warteraum steht der Eintrag „Antworten“.
    .page = { $asked } Der Warteraum hat einen Eintrag „Antworten“.
net-lobby-answer = Antworten
    .braille = antworten
net-news-agrees = { $name } { net-verb-agrees }.
    .braille = { $name }: ja
net-news-refused = { $name } { net-verb-refuses }.
    .brief = { $name } { net-verb-says } nein
    .braille = { $name }: nein
net-news-too-late = Zu spät zum Zurücknehmen: Die Partie ist schon weiter.
    .brief = Zu spät zum Zurücknehmen
    .braille = zu spät
net-news-taken-back = { $name } { net-verb-has } einen Zug zurückgenommen.
    .brief = { $name } { net-verb-has } zurückgenommen
    .braille = { $name } zurückgenommen
net-news-missing = { $name } { net-verb-is } schon länger weg: weiter warten, den Computer spielen lassen, oder Schluss?
    .brief = { $name } { net-verb-is } noch weg. Was nun?
    .braille = { $name } weg: was nun?
net-news-teacher-took-back = Die Lehrkraft hat den Zug von { $name } zurückgenommen.
    .brief = Lehrkraft nahm den Zug von { $name } zurück
    .braille = zug von { $name } zurück, lehrkraft
net-news-wants-end = { $name } { net-verb-wants } die Partie beenden.
    .brief = { $name } { net-verb-wants } Schluss machen
    .braille = { $name }: schluss
net-news-door-closed = Der Tisch ist gesperrt: Niemand kann mehr dazukommen.
    .brief = Tisch gesperrt
    .braille = tisch gesperrt
net-news-door-open = Der Tisch ist wieder freigegeben.
    .brief = Tisch freigegeben
    .braille = tisch freigegeben
net-news-new-code = Es gibt einen neuen Code.
    .brief = Neuer Code
    .braille = neuer code
net-news-code-ended = Zu viele Fremde haben versucht, den Code zu erraten, darum gibt es einen neuen. Für alle, die schon da sind, ändert sich nichts.
    .brief = Zu viele Rateversuche, neuer Code
    .braille = zu oft geraten, neuer code
net-news-newcomers-knock = Ab jetzt klopft an, wer neu kommt, und du lässt jeden einzeln herein.
    .brief = Neue klopfen jetzt an
    .braille = neue klopfen an
net-news-knocks = { $name } { net-verb-knocks } an.
    .braille = { $name } { net-verb-knocks } an
net-news-knocking-over = Zehn Minuten lang hat niemand geantwortet: Wer den Code kennt, kommt wieder herein.
    .brief = Keine Antwort: Der Code öffnet wieder
    .braille = code öffnet wieder
net-news-gathering = Das nächste Spiel wird gewählt.
    .brief = Das nächste Spiel wird gewählt
    .braille = neues spiel wird gewählt
net-news-ended = Die Partie wurde beendet.
    .braille = partie beendet
net-news-host-leaves = { $name } { net-verb-has } den Tisch geöffnet und { net-verb-is } jetzt gegangen.
    .brief = { $name } gegangen: Gastgeber weg
    .braille = gastgeber { $name } weg
net-news-known-deal = Wer die Nummer { $seed } schon gespielt hat, kennt diese Karten.
    .brief = Bekannte Karten, Nummer { $seed }
    .braille = bekannte karten { $seed }
net-news-no-hints = An diesem Tisch gibt es keine Tipps.
    .brief = Hier keine Tipps
    .braille = keine tipps
net-lost = Die Verbindung ist weg. Sie wird automatisch wieder aufgebaut, und dein Platz bleibt dir.
    .brief = Verbindung weg
    .braille = verbindung weg
net-lost-unsure = Die Verbindung ist weg, und was du zuletzt gesagt oder gewünscht hast, ist vielleicht nicht angekommen. Sie wird automatisch wieder aufgebaut, und dein Platz bleibt dir.
    .brief = Verbindung weg, letzter Wunsch vielleicht auch
    .braille = weg, letztes vielleicht auch
net-away = Keine Verbindung im Augenblick
    .brief = Keine Verbindung
    .braille = keine verbindung
net-not-here = Nicht da: { $names }.
    .brief = Nicht da: { $names }
    .braille = nicht da: { $names }
net-knocked = Der Code stimmt. Weil Fremde versucht haben, ihn zu erraten, wird jetzt die Person gefragt, die hier geöffnet hat, ob du hereindarfst. Warte einen Moment.
    .brief = Warte, bis du hereingelassen wirst
    .braille = angeklopft, warte
net-knocking = Du wartest darauf, hereingelassen zu werden
    .braille = warte
net-knock-title = { $name } { net-verb-knocks } an. Hereinlassen?
    .braille = { $name } hereinlassen?
net-knock-later = Später entscheiden
    .braille = später
net-knock-yes = Hereinlassen
    .braille = hereinlassen
net-knock-no = Abweisen
    .braille = abweisen
net-knock-did-yes = Darf herein: { $name }.
    .braille = { $name } darf herein
net-knock-did-no = Abgewiesen: { $name }.
    .braille = { $name } abgewiesen
net-back = Die Verbindung ist wieder da.
    .brief = Wieder verbunden
    .braille = verbunden
net-back-unsure = Die Verbindung ist wieder da. Was du zuletzt gesagt oder gewünscht hast, ist vielleicht nicht angekommen.
    .brief = Wieder verbunden, letzter Wunsch vielleicht weg
    .braille = verbunden, letztes vielleicht weg
net-question-lost = Deine Frage ist mit der Verbindung verloren gegangen. Stell sie noch einmal.
    .brief = Frage verloren, stell sie noch einmal
    .braille = frage verloren
net-closed = Was über dem Tisch offen war, ist mit der Verbindung verschwunden: Du bist wieder am Tisch.
    .brief = Geschlossen, du bist am Tisch
    .braille = zu: du bist am tisch
net-question-void = Die Frage von { $name } gilt nicht mehr.
    .braille = { $name }: frage gilt nicht
net-missed =
    { $count ->
        [one] Eine Meldung wurde ausgelassen, darum folgt gleich, wie es steht.
       *[other] { $count } Meldungen wurden ausgelassen, darum folgt gleich, wie es steht.
    }
    .brief = { $count } ausgelassen
    .braille = { $count } ausgelassen
net-late = Zu spät, { $instead }
    .braille = zu spät: { $instead }
net-late-nothing = Zu spät, jemand war schneller.
    .brief = Zu spät
    .braille = zu spät
net-spectator = Du siehst zu
    .braille = zusehen
net-spectator-no-hand = Du siehst zu: Du hast keine Hand.
    .brief = Du siehst zu: keine Hand
    .braille = siehst zu: keine hand
net-spectator-no-own-table = Du siehst zu: Du hast keine eigene Auslage.
    .brief = Du siehst zu: keine Auslage
    .braille = siehst zu: keine auslage
net-spectator-no-key = Du siehst zu: Hier kannst du dich nur umsehen und fragen.
    .brief = Du siehst zu
    .braille = du siehst zu

## Die anderen fragen

net-ask-back = Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst.
    .brief = Die anderen werden gefragt
    .braille = frage die anderen
net-ask-again = Die anderen werden gefragt, ob sie noch eine Partie wollen.
    .brief = Die anderen werden gefragt
    .braille = frage die anderen
net-ask-race = Wenn es auf Zeit geht, kannst du keinen Zug zurücknehmen.
    .brief = Nicht auf Zeit
    .braille = nicht auf zeit
net-no-hints = Der Tisch hat vereinbart, ohne Tipps zu spielen.
    .brief = Keine Tipps an diesem Tisch
    .braille = keine tipps hier
net-answers-none = Gerade gibt es nichts zu beantworten.
    .brief = Nichts zu beantworten
    .braille = nichts zu beantworten
net-answer-back = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
    .brief = { $name } einen Zug zurücknehmen lassen?
    .braille = { $name } nimmt zurück?
net-answer-back-redrawn = { $name } möchte einen Zug zurücknehmen; was gezogen wurde, wird neu gezogen. Bist du einverstanden?
    .brief = { $name } zurücknehmen lassen, neu gezogen?
    .braille = { $name } zurück, neu?
net-answer-again = { $name } möchte noch eine Partie. Bist du einverstanden?
    .brief = Noch eine Partie mit { $name }?
    .braille = { $name }: nochmal?
net-answer-missing = { $name } ist weg. Was nun?
    .braille = { $name } weg
net-answer-wait = Weiter warten
net-answer-bot = Den Computer weiterspielen lassen
    .braille = bot macht weiter
net-answer-end = Die Partie beenden
    .braille = beenden
net-answer-sent = { $answer }. Abgeschickt
    .braille = { $answer }: abgeschickt
net-to-lobby = Zum Warteraum: Plätze, Code, Einstellungen des Tischs
    .brief = Zum Warteraum
    .braille = warteraum
net-menu-pause = Pause für alle
    .brief = Pause
    .braille = pause
net-menu-go-on = Die Partie fortsetzen
    .brief = Weiter
    .braille = weiter
net-menu-chair = Wieder selbst spielen
    .brief = Wieder selbst spielen
    .braille = selbst spielen
net-menu-answer = Die Frage beantworten
    .brief = Antworten
    .braille = antworten
net-menu-again = Noch eine Partie
    .braille = nochmal
net-menu-gather = Ein anderes Spiel wählen
    .braille = anderes spiel
net-menu-end = Die Partie für alle beenden
    .braille = beenden
net-menu-end-sure = Die Partie für alle beenden?
    .braille = für alle beenden?
net-wait-answer = Abgeschickt. Der Tisch antwortet gleich.
    .brief = Abgeschickt
    .braille = abgeschickt

## Chat

net-chat = Chat
net-chat-title = Chat. Tippe, oder wähl mit den Pfeilen einen Satz
    .brief = Chat
    .braille = chat
    .display-full = Chat. Tippe, oder wähl mit der Routingtaste einen Satz
net-chat-ready-title = Chat. Wähl mit den Pfeilen einen Satz
    .brief = Chat
    .braille = chat
    .display-full = Chat. Wähl mit der Routingtaste einen Satz
net-chat-type = Nachricht tippen
    .braille = tippen
net-chat-prompt = Deine Nachricht
    .braille = nachricht?
net-chat-off = Der Chat ist in deinen Einstellungen aus.
    .brief = Chat ist aus
    .braille = chat aus
net-chat-line = { $name }: { $text }
net-chat-hello = Hallo zusammen!
    .braille = hallo zusammen
net-chat-yes = Ja
net-chat-no = Nein
net-chat-thanks = Danke!
    .braille = danke
net-chat-well-played = Gut gespielt!
    .braille = gut gespielt
net-chat-moment = Einen Moment bitte.
    .braille = moment bitte
net-chat-reading = Ich lese noch.
    .braille = lese noch
net-chat-go-ahead = Macht weiter, ich höre zu.
    .braille = macht weiter
net-chat-your-turn = Du bist dran.
    .braille = du bist dran
net-chat-sorry = Entschuldigung, mein Fehler.
    .braille = entschuldigung, mein fehler
net-chat-again = Spielen wir noch einmal?
    .braille = noch einmal?
net-chat-goodbye = Ich muss gehen. Bis bald!
    .braille = muss gehen, bis bald
net-chat-unknown = ein Satz, den diese Version nicht kennt
    .braille = unbekannter satz
net-chat-sent = Abgeschickt
    .braille = abgeschickt

## Hören

net-hearing = Wie lange du für eine Ansage brauchst
    .braille = zeit zum hören
net-hearing-title = Wie lange du brauchst, um eine Ansage zu hören
    .brief = Zeit zum Hören
    .braille = zeit zum hören
net-hearing-try = Messen
    .braille = messen
net-hearing-try-help = Du bekommst einen Satz; drück Eingabe, sobald du ihn gehört oder gelesen hast. So weiß der Tisch, wie lange er auf dich wartet, wenn es auf Zeit geht.
    .display-full = Du bekommst einen Satz; drück die Routingtaste, sobald du ihn gelesen hast. So weiß der Tisch, wie lange er auf dich wartet, wenn es auf Zeit geht.
net-hearing-sample = Drück Eingabe, wenn du das gehört hast: Anna ruft Sechs, und alle müssen schnell sein.
    .brief = Drück Eingabe, wenn du das gehört hast: Anna ruft Sechs
    .braille = anna ruft sechs, schnell sein. enter wenn gelesen
    .display = anna ruft sechs, schnell sein. routing wenn gelesen
    .display-full = Drück die Routingtaste, wenn du das gelesen hast: Anna ruft Sechs, und alle müssen schnell sein.
net-hearing-set =
    Ab jetzt { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
    .brief =
        { $seconds ->
            [one] Eine Sekunde
           *[other] { $seconds } Sekunden
        }
    .braille = { $seconds } s
net-hearing-title-try = Messung
    .braille = messung

## Eine Partie, in der der eigene Tisch verlassen wurde

net-left-entry = { $game } an deinem Tisch, mit { $names }
    .brief = { $game }, Tisch, { $names }
    .braille = { $game } tisch { $names }
net-left-title = Unfertig an deinem Tisch: { $game } mit { $names }
    .brief = Unfertig: { $game }, { $names }
    .braille = offen: { $game } { $names }
net-left-go-on = Weiterspielen
    .braille = weiter
net-left-anew = Neu beginnen und die unfertige Partie aufgeben
    .brief = Neu beginnen
    .braille = neu beginnen
net-left-lost = Die unfertige Partie lässt sich nicht weiterspielen. Wähle ein Spiel.
    .brief = Geht nicht weiter. Wähle ein Spiel
    .braille = geht nicht weiter, wählen
net-rule-deck-large = Dein eigener Kartensatz ist zu groß für einen Netzwerktisch: höchstens { $most } KB. Kürze seine Texte.
    .brief = Kartensatz größer als { $most } KB
    .braille = karten über { $most } kb
net-rule-deck-bad = Der eigene Kartensatz lässt sich an diesem Tisch nicht verwenden. Wähl einen anderen.
    .brief = Kartensatz nicht brauchbar
    .braille = karten nicht brauchbar
net-news-takes-chair = { $name } { net-verb-is } da und { net-verb-takes-chair }.
    .brief = { $name } { net-verb-takes-bot }
    .braille = { $name } { net-verb-plays } statt computer
net-news-takes-chair-you = Du übernimmst den Platz eines Computerspielers.
    .brief = Du übernimmst einen Computerplatz
    .braille = du spielst statt computer
net-open-match-help = Andere kommen über ein Netzwerk dazu. Sie übernehmen Plätze von Computerspielern, und die Partie geht weiter.
net-seat-left = Zurück auf deinen Platz: { $table }, { $game }
    .brief = Zurück: { $table }, { $game }
    .braille = zurück: { $table } { $game }
net-seat-left-help = Du warst mitten in dieser Partie, als das Programm endete. Dein Platz ist dir sicher.
net-news-paused-you = Pause für alle.
    .brief = Pause
    .braille = pause für alle
net-news-goes-on-you = Die Partie geht weiter.
    .brief = Weiter
    .braille = geht weiter
net-news-teacher-took-back-you = Die Lehrkraft hat deinen Zug zurückgenommen.
    .brief = Lehrkraft nahm deinen Zug zurück
    .braille = dein zug zurück, lehrkraft
net-news-took-chair-back-you = Du spielst wieder selbst.
    .braille = du spielst wieder
net-news-sits-you = Du hast einen Platz.
    .braille = du hast einen platz
net-news-watches-you = Du siehst zu.
    .braille = du siehst zu
net-news-chat-off = Der Chat ist an diesem Tisch aus.
    .brief = Chat aus
    .braille = chat aus
net-news-chat-on = Der Chat ist an diesem Tisch an.
    .brief = Chat an
    .braille = chat an
net-chat-all-off = Chat für alle ausschalten
    .brief = Chat für alle aus
    .braille = chat für alle aus
net-chat-all-on = Chat für alle einschalten
    .brief = Chat für alle an
    .braille = chat für alle an

## Im Browser

net-page = Im Browser: { $address }
    .brief = Im Browser: { $address }
    .braille = browser: { $address }
net-page-title = Seite für Browser
    .brief = Seite für Browser
    .braille = seite für browser
net-page-how = Andere tippen die Adresse in ihren Browser oder richten die Kamera auf den QR-Code im Fenster. Den Code des Tisches sagst du ihnen.
    .brief = Adresse tippen oder QR-Code im Fenster, dann den Code
    .braille = adresse tippen, dann code
net-page-read-along = Die Seite ist nicht verschlüsselt: Wer im selben WLAN mitliest, kann den Code, die Namen und die Karten der Browserplätze sehen.
    .brief = Ohne Verschlüsselung: im selben WLAN lesbar
    .braille = unverschlüsselt: im wlan lesbar
web-more = Üben, lernen, nachlesen
web-more-title = Üben, lernen, nachlesen
web-own-kept = Eigene Partien bleiben, solange diese Seite offen ist, und zwanzig Minuten länger: die letzten { $count }.
    .brief = Die letzten { $count } bleiben, solange die Seite offen ist
    .braille = letzte { $count } bleiben, solange seite offen
web-gave-way = Deine am längsten nicht gespielte eigene Partie ist weg: { $count } bleiben hier.
    .brief = Deine älteste Partie ist weg: { $count } bleiben
    .braille = älteste partie weg: { $count } bleiben
web-help-typed = „tippe“ heißt: ins Befehlsfeld, dann Eingabe. Der Schrägstrich führt dorthin.
    .braille = tippe: ins befehlsfeld
web-typed-empty = Tippe einen Buchstaben, eine Karte oder eine Aktion. Der Knopf Hilfe nennt alle.
    .brief = Tippe einen Befehl
    .braille = befehl tippen
web-typed-unknown = { $text } gibt es hier nicht. Tippe, was auf einer Karte oder einem Knopf steht, oder { $help-key } für alle Befehle.
    .brief = { $text } gibt es hier nicht
    .braille = nicht hier: { $text }
web-typed-several = { $text } kann mehreres sein: { $found }. Tippe mehr davon.
    .brief = Mehreres: { $found }
    .braille = mehreres: { $found }

## Regeln einer Klasse

net-rule-class-leads = Was hier gespielt wird und wann, entscheidet die Lehrkraft.
    .brief = Das entscheidet die Lehrkraft
    .braille = entscheidet lehrkraft
net-rule-class-named = Du heißt hier schon { $name }. Einen anderen Namen gibt dir die Lehrkraft.
    .brief = Du heißt schon { $name }
    .braille = heißt schon { $name }
net-rule-class-no-neighbour = Helfen kannst du nur jemandem an deinem Tisch.
    .brief = Nur am selben Tisch
    .braille = nur am selben tisch
net-rule-class-no-offer = Diese Hilfe wird nicht mehr angeboten.
    .brief = Nicht mehr angeboten
    .braille = nicht mehr angeboten
net-rule-class-helps-nobody = Du hilfst gerade niemandem, deshalb hat es niemand gehört.
    .brief = Du hilfst gerade niemandem
    .braille = hilfst niemandem
net-wait-others = Notiert. Gespielt wird es, sobald alle am Tisch gehört oder gelesen haben, was davor war.
    .brief = Wartet auf die anderen
    .braille = wartet auf andere

## Verben der Meldungen: $people teilen sich ein Programm und tun es zusammen

net-verb-is =
    { $people ->
        [one] ist
       *[other] sind
    }
net-verb-was =
    { $people ->
        [one] wurde
       *[other] wurden
    }
net-verb-has =
    { $people ->
        [one] hat
       *[other] haben
    }
net-verb-plays =
    { $people ->
        [one] spielt
       *[other] spielen
    }
net-verb-watches =
    { $people ->
        [one] sieht zu
       *[other] sehen zu
    }
net-verb-takes-seat =
    { $people ->
        [one] spielt mit
       *[other] spielen mit
    }
net-verb-takes-chair =
    { $people ->
        [one] übernimmt den Platz eines Computerspielers
       *[other] übernehmen die Plätze von Computerspielern
    }
net-verb-takes-bot =
    { $people ->
        [one] übernimmt einen Computerplatz
       *[other] übernehmen Computerplätze
    }
net-verb-kept =
    { $people ->
        [one] Der Platz bleibt reserviert
       *[other] Die Plätze bleiben reserviert
    }
net-verb-pauses =
    { $people ->
        [one] macht Pause
       *[other] machen Pause
    }
net-verb-continues =
    { $people ->
        [one] setzt die Partie fort
       *[other] setzen die Partie fort
    }
net-verb-asked =
    { $people ->
        [one] wird gefragt
       *[other] werden gefragt
    }
net-verb-knocks =
    { $people ->
        [one] klopft
       *[other] klopfen
    }
net-verb-wants =
    { $people ->
        [one] möchte
       *[other] möchten
    }
net-verb-agrees =
    { $people ->
        [one] ist einverstanden
       *[other] sind einverstanden
    }
net-verb-refuses =
    { $people ->
        [one] ist nicht einverstanden
       *[other] sind nicht einverstanden
    }
net-verb-says =
    { $people ->
        [one] sagt
       *[other] sagen
    }

## Die Platte des Computers, der den Tisch geöffnet hat.

net-host-unsaved = Nicht gespeichert: Der Computer, der den Tisch geöffnet hat, kann gerade nicht speichern. Spiel weiter und sag dort Bescheid.
    .brief = Der Tisch speichert nicht
    .braille = Tisch: nicht gespeichert
