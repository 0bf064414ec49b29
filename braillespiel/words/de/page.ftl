### Ein Platz im Browser. Was mit page- beginnt, bekommt die Seite ohne diesen Anfang als words.


## Der Eingang

page-title = braillespiel
page-welcome = Setz dich an den Tisch
page-code = Code des Tisches, sechs Ziffern
page-name = Dein Name
page-name-second = Name der zweiten Person an diesem Gerät, sonst leer lassen
page-watch = Nur zuschauen
page-enter = An den Tisch
page-desk = Das Lehrerpult
page-projector = Der Beamer
page-helper = Neben jemandem mitlesen
page-script = Diese Seite braucht JavaScript; in diesem Browser ist es ausgeschaltet.
page-late = Diese Seite lädt noch. Kommt nichts weiter, lade sie neu.
page-load-again = Neu laden
page-code-once = Einmalcode, acht Ziffern
page-unlock = Öffnen
page-language = Sprache
page-who = Saßt du an diesem Gerät schon am Tisch, oder kommt jemand anders?
page-who-me = Ich saß hier
page-who-other = Jemand anders
page-house-name = Wie du hier heißen möchtest
page-house-word = Das Eintrittswort oder die Einladung
page-house-enter = Ins Haus
page-house-who = Warst du an diesem Gerät schon hier, oder kommt jemand anders?
page-house-who-me = Ich war hier
page-house-forgotten = Das Haus kennt dich nicht mehr. Mit einem Namen kommst du als jemand Neues hinein.
page-house-tab = In einem anderen Tab bist du schon hier. In diesem kommst du unter einem anderen Namen hinein.
page-house-forget = Dieses Gerät vergessen, deinen Namen hier auch
page-forgotten = Der Tisch kennt deinen Platz nicht mehr. Mit dem Code bekommst du einen neuen.
page-tab = In einem anderen Tab sitzt du schon am Tisch. Hier bekommst du einen zweiten Platz.
page-forget = Dieses Gerät vergessen
page-forget-done = Dieses Gerät weiß nichts mehr von dir.

## Wer vorliest

page-reader-question = Liest dir ein Screenreader vor?
page-reader-yes = Ja, mein Screenreader liest
page-reader-no = Nein, ich sehe die Seite
page-reader-speak = Nein, die Seite soll vorlesen
page-speech = Seite liest vor
page-speech-none = Dieser Browser hat keine Stimme für deine Sprache.

## Rund um den Tisch

page-dress-touch = Zu Listen mit Knöpfen wechseln
page-dress-keys = Zu Feldern mit Pfeiltasten wechseln
page-tools = Lesen und Tasten
page-actions = Aktionen
page-command = Befehl
page-command-hint = Buchstabe, Karte oder Aktion, dann Eingabetaste
page-command-send = Senden
page-command-open = Befehl tippen
page-past = Was geschehen ist
page-past-empty = Noch nichts
page-keys-on = Buchstabentasten gelten
page-card = Karte
page-item = Angabe
page-row = Reihe { "$n" }
page-empty = leer
page-more = Mehr
page-less = Weniger

## Die Verbindung

page-lost = Verbindung verloren. Dein Platz bleibt dir.
page-helper-lost = Die Verbindung ist weg. Bis sie von selbst zurückkommt, ist hier nichts zu sehen.
page-returned = Wieder verbunden
page-retry = Noch einmal verbinden
page-again = Wieder an den Tisch

## Was der Server der Seite sagt

web-elsewhere = Dein Platz ist jetzt in einem anderen Tab oder auf einem anderen Gerät offen.
web-idle = Hier ist lange nichts geschehen. Lade die Seite neu.
web-flood = Das waren zu viele Tasten auf einmal. Lade die Seite neu, dein Platz bleibt dir.
web-malformed = Diese Seite passt nicht zum Server. Lade sie neu.
web-class-ended = Die Klasse ist beendet. Wird sie mit derselben Liste wieder geöffnet, kommst du von selbst an deinen Platz zurück.
web-closing = Der Tisch ist geschlossen. Öffnet er wieder, kommst du automatisch zurück.
web-over = Die Partie ist zu Ende, und der Tisch ist geschlossen.
web-house-closing = Das Haus ist geschlossen. Öffnet es wieder, kommst du automatisch zurück.
web-house-left = Du hast das Haus verlassen. Dein Name hier bleibt dir.
web-fault = Beim Server ist etwas schiefgegangen. Lade die Seite neu, dein Platz bleibt dir.

## Die Seite einer sehenden Hilfe

helper-title = Neben { $name }
helper-turn = { $name } ist dran
helper-turn-both = { $name } ist dran, außerdem { $names }
helper-turn-several = Dran sind { $names }
helper-turn-nobody = Einen Moment
helper-match-hall = { $name } sitzt noch an keinem Tisch
helper-match-gathering = Die Partie hat noch nicht begonnen
helper-match-over = Die Partie ist zu Ende
helper-away = Das Gerät von { $name } ist gerade nicht verbunden.
helper-private = Gerade ist nichts zu sehen: { $name } ist in einem Menü, schreibt etwas oder teilt sich das Gerät mit jemandem.
helper-nothing = Von { $name } ist noch nichts gekommen.
helper-reads = Das liest { $name }
helper-hears = Das hat { $name } zuletzt gehört
helper-told = { $name } weiß, dass du das siehst, und kann es jederzeit beenden.
helper-over = Dieser Link gilt nicht mehr, und hier ist nichts mehr zu sehen. Frag die Lehrkraft, wenn du einen neuen brauchst.
helper-elsewhere = Diese Seite ist jetzt woanders offen.
