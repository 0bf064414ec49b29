### Ein Haus: viele Tische hinter einer Tür, für Leute, die sich nicht kennen.


# --- die Kommandozeile ----------------------------------------------------------------------------

house-cli = ein Haus betreiben: viele Tische, für Leute von überall
house-cli-for = für wen das Haus ist: adults (Erwachsene), everybody (alle) oder school (eine Schule)
house-cli-operator = wer das Haus betreibt, wie es alle erfahren
house-cli-contact = wie man die Betreiber erreicht, ohne hineingekommen zu sein
house-cli-deletes = was wann gelöscht wird, in eigenen Worten
house-cli-operator-port = Port der Seite für den Betrieb auf diesem Computer (0: irgendeiner)
house-cli-word = wer neu ist, braucht dieses Eintrittswort; "" öffnet das Haus für alle
house-cli-log = eine Datei für das, was geschieht, ohne Namen: höchstens 6 Dateien von 1 MB, FILE, FILE.1 und so weiter
house-cli-store-file = eine Datei mit der Verbindungszeile einer PostgreSQL-Datenbank, in der das Haus liegt; mehrere Rechner können sie teilen
house-cli-inner = Adresse und Port, unter denen andere Rechner dieses Hauses diesen erreichen (sonst: die eigene Adresse, irgendein Port)
house-cli-outer = Name oder Adresse, unter der Leute diesen Rechner von anderswo erreichen; sie erfahren sie für den Fall, dass ein anderer ausfällt (sonst: die eigene Adresse; "" nennt keine)
house-cli-alone = so viele Tische führt der Rechner allein, der das Haus führt; weitere teilen sich alle Rechner des Hauses (sonst: { $most })
house-cli-tables = so viele Tische führt dieser Rechner höchstens, solange ein anderer da ist, der welche führt; 0: keinen
house-cli-game = ein Spiel eines anderen Pakets, das hier auch gespielt wird; "" bietet keines an
house-cli-new = in einem Haus einen Tisch für dieses Spiel öffnen, seine Nummer ausgeben und dort spielen
house-cli-seats = Zahl der Plätze am neuen Tisch
house-cli-entry = Eintrittswort oder Einladung eines geschlossenen Hauses
house-error-alone = Ein Haus spielt alle Spiele an so vielen Tischen, wie Leute wollen: Zu --house gehören kein Spiel, kein --seats, kein --seed, kein --code und kein --class.
house-error-own-game = { $game } gehört zum Programm und wird in jedem Haus gespielt. --game ist für Spiele anderer Pakete.
house-error-timed-game = { $game } hat eine Uhr und kommt aus einem anderen Paket: Ein Haus probiert jeden Zug erst woanders aus, und darauf kann eine Uhr nicht warten. Lass es weg.
house-error-only = --for, --operator, --contact, --deletes, --entry-word, --store-file und --game gehören zu einem Haus. Gib auch --house an.
house-error-store = Ein Haus braucht einen Speicher, in den geschrieben werden kann: Hier bliebe nichts erhalten.
house-error-tells = Fremde müssen wissen, wessen Haus es ist, bevor sie kommen. Gib einmal --for, --operator, --contact und --deletes an; das wird behalten. Zum Ausprobieren genügt --loopback-only.
house-error-store-file = { $file } lässt sich nicht lesen: { $reason }.
house-error-store-file-open = Andere können { $file } lesen, und darin steht ein Passwort. Nur wem sie gehört, soll sie lesen dürfen.
house-error-store-file-empty = { $file } ist leer. Darin muss die Verbindungszeile einer PostgreSQL-Datenbank stehen.
house-error-port = Port { $port } lässt sich hier nicht öffnen: { $reason }. Wähle einen anderen.
house-error-inner-alone = --inner, --outer, --alone und --tables gehören zu --store-file: Nur dann gibt es andere Rechner.
house-error-inner = --inner { $address } ist keine Adresse mit Port. Sie sieht aus wie 10.0.0.5:24112.
house-error-outer = --outer { $address } ist kein Name und keine Adresse eines Rechners. So etwas geht: haus2.example.org, ohne Port.
house-error-new = --seats und --word gehören zu --new oder zur Adresse eines Hauses.
house-opened = Das Haus ist offen. Adresse { $address }. Seine Wörter: { $words }.
house-opened-loopback = Das Haus ist offen, nur von diesem Computer aus. Adresse { $address }. Seine Wörter: { $words }.
house-closes = Strg+C schließt es; seine Tische gehen beim nächsten Mal weiter.
house-closes-host = Strg+C beendet diesen Host. Wartet ein anderer, führt er das Haus mit seinen Tischen weiter; sonst gehen sie beim nächsten Mal weiter.
house-opened-web = Im Browser: { $address }
house-opened-no-web = Im Browser nur über https: Dafür gib --cert und --key dazu.
house-for-adults = { $name } ist für Erwachsene. Wo es alle an einem Tisch erlauben, darf man einander schreiben.
house-for-everybody = { $name } ist für alle. Fremde sagen nur fertige Sätze.
house-for-school = { $name } ist für eine Schule. Fremde sagen nur fertige Sätze.
house-propose-closed = Wer die Adresse hat, kann hinein. Für eine Schule oder einen Verein gib --entry-word WORT dazu, oder mach Einladungen auf der Seite für den Betrieb.
house-told-nearly-full = Fast voll: Der Speicher hat seine Grenze fast erreicht. Neue Tische gibt es erst wieder, wenn Platz ist.
house-told-room-again = Wieder Platz: Neue Tische können geöffnet werden.
house-told-fault = Etwas ist schiefgegangen; es steht im Fehlerprotokoll. Alle anderen Tische gehen weiter.
house-told-reported = Jemand wurde gemeldet. Die Meldung wird 30 Tage behalten.
house-told-waits-for-host = { $host } führt dieses Haus. Dieser Rechner wartet und macht damit weiter, wenn jener endet.
house-told-waits-for-store = Dieser Rechner versucht es wieder, bis er weitermachen kann.
house-told-led-elsewhere = Dieser Rechner führt das Haus nicht mehr oder kann dessen nicht sicher sein. Alle, die hier waren, suchen das Haus von neuem.
house-told-passes-on = Auch über { $address } kommt man herein: Dieser Rechner leitet weiter.
house-told-cannot-pass-on = Dieser Rechner kann niemanden weiterleiten ({ $reason }). Er wartet und versucht es wieder.
house-told-cannot-reach = Der Rechner, der das Haus führt, antwortet unter { $address } nicht; so lässt sich niemand weiterleiten. Gib ihm mit --inner eine Adresse, die von hier aus zu ihm führt.
house-told-cannot-listen = Hier kann niemand herein ({ $reason }). Ein anderer Rechner kann das Haus führen; dieser versucht es wieder.
house-told-cannot-be-watched = Unter --operator-port kann niemand fragen, wie es diesem Rechner geht ({ $reason }).
house-new = Tisch { $table }. Andere kommen mit: braillespiel join { $address }/{ $table }
house-new-code = Sein Code: { $code }

# --- warum etwas nicht geschieht ------------------------------------------------------------------

net-rule-house-unknown = Nichts zeigt, dass { $host } das Haus ist, das du meinst. Frag die Betreiber nach der Adresse mit seinen Wörtern.
    .brief = Unbekanntes Haus: { $host }
    .braille = unbekanntes haus { $host }
net-rule-house-other = Dort antwortet ein anderes Haus als das, das du kennst. Nichts wurde ihm geschickt.
    .brief = Ein anderes Haus antwortet
    .braille = anderes haus antwortet
net-rule-house-version = Das Haus spricht eine andere Fassung des Protokolls. Aktualisiere das Programm.
    .brief = Andere Fassung
    .braille = andere fassung
net-rule-house-proof = Dein Schlüssel wurde dort nicht angenommen. Verbinde dich noch einmal.
    .brief = Schlüssel nicht angenommen
    .braille = schlüssel abgelehnt
net-rule-house-word = Das Haus ist geschlossen: Wer neu ist, braucht das Eintrittswort oder eine Einladung.
    .brief = Eintrittswort nötig
    .braille = eintrittswort nötig
net-rule-house-banned =
    Du darfst noch { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } nicht hinein. Der Grund: { $why }. Wenn du das anders siehst, schreib an { $contact }.
    .brief =
        Gesperrt für { $days ->
            [one] einen Tag
           *[other] { $days } Tage
        }: { $why }
    .braille = gesperrt { $days } t: { $why }; { $contact }
net-rule-house-range = Aus deinem Netzwerk kamen heute zu viele Neue. Versuch es morgen wieder.
    .brief = Heute zu viele Neue
    .braille = morgen wieder
net-rule-house-full = Das Haus ist gerade voll. Versuch es später noch einmal.
    .brief = Haus voll
    .braille = haus voll
net-rule-house-name-needed = Sag zuerst, wie du hier heißen möchtest.
    .brief = Name nötig
    .braille = name nötig
net-rule-house-name-taken = { $name } ist hier vergeben oder klingt wie ein vergebener Name. Wähle einen anderen.
    .brief = { $name } ist vergeben
    .braille = { $name } vergeben
net-rule-house-name-refused = Dieser Name ist hier nicht erlaubt. Wähle einen anderen.
    .brief = Name nicht erlaubt
    .braille = name nicht erlaubt
net-rule-house-no-table = Dieser Tisch steht dir nicht offen, oder es gibt ihn nicht mehr.
    .brief = Kein solcher Tisch
    .braille = kein tisch
net-rule-house-guesses =
    Zu viele falsche Codes. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
    .braille = warte { $seconds } s
net-rule-house-ends = Das Haus schließt. Deine Tische gehen weiter, wenn es wieder öffnet.
    .brief = Haus schließt
    .braille = haus schließt
net-rule-house-waits = Das Haus wartet auf seine Festplatte. Versuch es gleich noch einmal.
    .brief = Haus wartet auf die Festplatte
    .braille = wartet auf platte
net-rule-house-away = Nicht getan: Die Verbindung zum Haus ist weg. Versuch es noch einmal, sobald du wieder im Haus bist.
    .brief = Nicht getan, Haus weg
    .braille = nicht getan, haus weg
net-rule-house-watching = Zuschauen ist an diesem Tisch aus: Alle, die dort spielen, müssen es erlauben.
    .brief = Zuschauen ist hier aus
    .braille = kein zuschauen
net-rule-house-ready-only = Nur fertige Sätze hier: Die Pfeiltasten wählen einen aus.
    .brief = Nur fertige Sätze
    .braille = nur fertige sätze
    .display-full = Nur fertige Sätze hier: Die Routingtaste über einem schickt ihn ab.
net-rule-house-yourself = Das bist du selbst.
    .braille = das bist du
net-rule-house-blocks-many = Du blockierst schon { $most } Leute; mehr werden nicht behalten.
    .braille = { $most } blockiert
net-rule-house-nobody = { $name } ist hier niemand.
    .brief = Niemand heißt { $name }
    .braille = kein { $name }
net-rule-house-not-invited = { $name } kann jetzt nicht eingeladen werden.
    .braille = { $name } nicht jetzt
net-rule-house-tables-many = Du hast schon { $most } Tische offen. Schließe erst einen.
    .brief = Schon { $most } Tische offen
    .braille = { $most } tische offen
net-rule-house-game = { $game } wird in diesem Haus nicht gespielt.
    .braille = kein { $game } hier
net-rule-house-outside-full = Das Haus hat schon { $most } Tische mit Spielen anderer Pakete und nimmt nicht mehr davon. Wähle ein anderes Spiel, oder setz dich an einen von ihnen.
    .brief = Zu viele Tische mit Spielen anderer Pakete
    .braille = kein { $game } mehr
net-rule-house-reports-many = Du hast heute schon { $most } Mal gemeldet; die Betreiber lesen erst das.
    .brief = Heute schon { $most } Meldungen
    .braille = { $most } meldungen heute
net-rule-house-device-known = Dieses Gerät ist hier schon jemand.
    .brief = Gerät schon bekannt
    .braille = gerät bekannt
net-rule-house-devices-many = Du hast schon { $most } Geräte. Beende erst eines.
    .brief = Schon { $most } Geräte
    .braille = { $most } geräte

# --- was am Tisch geschieht -----------------------------------------------------------------------

net-news-words-on = Schreiben ist erlaubt: Alle am Tisch sind einverstanden.
    .brief = Schreiben erlaubt
    .braille = schreiben an
net-news-words-off = Schreiben ist aus: nur fertige Sätze.
    .brief = Schreiben aus
    .braille = schreiben aus
net-news-watching-on = Zuschauen ist erlaubt: Alle am Tisch sind einverstanden.
    .brief = Zuschauen erlaubt
    .braille = zuschauen an
net-news-watching-off = Zuschauen ist wieder aus.
    .brief = Zuschauen aus
    .braille = zuschauen aus
net-news-words-on-you = Schreiben ist erlaubt.
    .braille = schreiben an
net-news-words-off-you = Schreiben ist aus.
    .braille = schreiben aus
net-news-watching-on-you = Zuschauen ist erlaubt.
    .braille = zuschauen an
net-news-watching-off-you = Zuschauen ist aus.
    .braille = zuschauen aus

# --- die Seite für den Betrieb --------------------------------------------------------------------

house-page-open = Die Seite für den Betrieb, gut für einen Browser: { $address }
house-page-title = Betrieb von { $name }
house-page-closed = Diese Seite öffnet sich mit der Adresse, die das Haus ausgibt, jede einmal.
house-page-now =
    { $count ->
        [one] Eine Person hat
       *[other] { $count } Leute haben
    } hier einen Namen, { $here } sind in der Lobby, { $number ->
        [one] ein Tisch ist
       *[other] { $number } Tische sind
    } offen.
house-page-reports =
    { $count ->
        [0] Keine Meldungen
        [one] Eine Meldung
       *[other] { $count } Meldungen
    }
house-page-report = Meldung { $number }: { $name }, { $what }, gemeldet von { $by }
house-page-report-words = was gesagt wurde
house-page-report-name = der Name
house-page-report-play = das Spielverhalten
house-page-decide = Meldung { $number } ist entschieden: löschen
house-page-people = Leute
house-page-find = Einen Namen suchen
house-page-nobody = Niemand heißt { $name }.
house-page-banned = Gesperrt bis { $until }. { $why }
house-page-muted = Stumm bis { $until }.
house-page-days = Tage (0 beendet es)
house-page-why = Grund und Weg zum Einspruch, wie sie es lesen
house-page-mute = { $name } stumm schalten
house-page-ban = { $name } sperren
house-page-neutral = { $name } einen neutralen Namen geben
house-page-close-range = Keine neuen Leute von dort, woher { $name } kam
house-page-open-range = Wieder neue Leute von dort, woher { $name } kam
house-page-delete = { $name } löschen, mit allem, was aufgehoben ist
house-page-tables =
    { $count ->
        [0] Keine Tische
        [one] Ein Tisch
       *[other] { $count } Tische
    }
house-page-table = Tisch { $table }: { $game }, { $names }, { $left } frei
house-page-table-empty = niemand
house-page-close-table = Tisch { $table } ganz schließen
house-page-coming = Wer kommen darf
house-page-invite = Eine Einladung für eine Person machen
house-page-end-invitation = Einladung { $number } beenden, gut bis { $until }
house-page-names = Wörter, die in keinem Namen stehen dürfen, eins je Zeile. Das hilft; es schützt niemanden.
house-page-keep-names = Diese Wörter behalten
house-page-deeds = Was der Betrieb getan hat
house-page-not-done = Nicht getan: etwas im Formular stimmte nicht.
house-page-done-mute = Getan: stumm, oder nicht mehr.
house-page-done-ban = Getan: gesperrt und hinausgeschickt, oder nicht mehr gesperrt.
house-page-done-neutral = Getan: heißt jetzt { $word }.
house-page-done-close-range = Getan: keine neuen Leute von dort.
house-page-done-open-range = Getan: neue Leute dürfen von dort kommen.
house-page-done-delete = Getan: gelöscht.
house-page-done-decide = Getan: die Meldung ist gelöscht.
house-page-done-close-table = Getan: der Tisch ist geschlossen.
house-page-done-invite = Die Einladung: { $word }. Sie steht hier nur dieses eine Mal.
house-page-done-end-invitation = Getan: die Einladung ist beendet.
house-page-done-names = Getan: die Wörter sind aufgehoben.
house-deed-mute = stumm geschaltet
house-deed-unmute = nicht mehr stumm
house-deed-ban = gesperrt
house-deed-unban = nicht mehr gesperrt
house-deed-rename = neutral benannt
house-deed-close-range = Netz für Neue geschlossen
house-deed-open-range = Netz für Neue offen
house-deed-delete = gelöscht
house-deed-decide = eine Meldung entschieden
house-deed-close-table = einen Tisch geschlossen
house-deed-invite = eine Einladung gemacht
house-deed-end-invitation = eine Einladung beendet
house-deed-names = verbotene Wörter geändert
house-told-code-used = Die Seite für den Betrieb wurde geöffnet. Ihre nächste Adresse: { $address }
house-told-operator = Im Betrieb wurde etwas getan; die Seite führt es auf.

# --- der Befehl für das, was aufgehoben ist --------------------------------------------------------

house-kept-help = was ein Haus aufhebt: von einer Person herausgeben oder löschen, alles sichern; Einladungen
house-kept-name = wie die Person im Haus heißt
house-kept-delete = eine Person aus dem Haus löschen, mit allem, was von ihr aufgehoben ist
house-kept-hand-out = alles, was von einer Person aufgehoben ist, in eine JSON-Datei schreiben
house-kept-out = die Datei
house-kept-runs = Das Haus ist offen. Nimm die Seite für den Betrieb, oder schließ das Haus zuerst.
house-kept-on-server = Das Haus dieses Ordners liegt in einer Datenbank. Gib auch --store-file mit der Datei ihrer Verbindungszeile an.
house-kept-on-server-backup = Das Haus dieses Ordners liegt in einer Datenbank. Sichere und hol es zurück mit dem, was PostgreSQL dafür hat: pg_dump und pg_restore.
house-kept-nobody = In diesem Haus heißt niemand { $name }.
house-kept-deleted = Gelöscht: { $name }. Tische und Partien, die nur ihr gehörten: { $count }; fremde, in denen sie keinen Namen mehr hat: { $renamed }. Sicherungen und das, was Geräte anderer aufheben, erreicht der Befehl nicht.
house-kept-handed = { $name }: steht in { $path }.
house-kept-unwritten = { $path } ließ sich nicht schreiben: { $reason }.
house-kept-back-up = eine Sicherung des Hauses in eine Datei schreiben, auch während es offen ist
house-kept-restore = eine Sicherung des Hauses zurückholen; wer seitdem gelöscht wurde, wird wieder gelöscht
house-kept-upgrade = bringt die Tabellen eines Hauses in einer Datenbank auf den Stand dieser Version, auch während es offen ist; ältere Rechner enden dann
house-kept-upgraded = Die Tabellen haben jetzt den Stand dieser Version.
house-kept-invite = eine Einladung für jemand Neues machen, und das Haus für alle anderen Neuen schließen
house-kept-days = wie viele Tage sie gilt
house-kept-days-wrong = Eine Einladung gilt 1 bis { $most } Tage.
house-kept-invitations = die Einladungen auflisten, die gelten, ohne ihre Wörter
house-kept-end-invitation = eine Einladung beenden
house-kept-number = ihre Nummer, wie die Liste sie nennt
house-kept-invited = Die Einladung: { $word }. Sie wird nur dieses eine Mal gezeigt. Sie gilt für eine Person bis { $until }; ihre Nummer ist { $number }.
house-kept-invitation = { $number }, gültig bis { $until }
house-kept-invitations-none = Gerade gilt keine Einladung.
house-kept-ended = Einladung { $number } ist beendet.
house-kept-no-invitation = Keine Einladung hat die Nummer { $number }.
net-rule-house-no-invitation = Keine Einladung hat diese Nummer: Sie wurde benutzt, beendet, oder gilt nicht mehr.
    .brief = Keine solche Einladung
    .braille = keine einladung
house-kept-file = die Datei der Sicherung
house-kept-list = eine Liste der Löschungen (deleted.txt), die woanders aufgehoben wurde
house-kept-none = In { $folder } ist kein Haus.
house-kept-backed-up = Die Sicherung steht in { $path }. Heb auch eine Kopie von { $list } auf, aber nicht daneben: Nach dieser Liste wird jede gelöschte Person wieder gelöscht, wenn eine Sicherung zurückgeholt wird.
house-kept-no-list = In { $path } steht keine Liste der Löschungen.
house-kept-no-backup = { $path } ist keine Sicherung eines Hauses. Nichts wurde geändert.
house-kept-not-restored = Die Sicherung ließ sich nicht zurückholen: { $path }: { $reason }.
house-kept-restored = Das Haus ist wieder so, wie es in { $path } war.
house-kept-again =
    { $count ->
        [0] Die Liste der Löschungen ist durchgegangen: Niemand darauf ist in diesem Haus.
        [one] Wieder gelöscht, wie zuvor: 1 Person.
       *[other] Wieder gelöscht, wie zuvor: { $count } Personen.
    }
house-cli-proxy = die Adresse eines Reverse-Proxys vor dem Haus
house-cli-proxy-header = die eine Kopfzeile, in der dieser Proxy nennt, wer gekommen ist, zum Beispiel X-Real-IP
house-error-proxy = { $address } ist keine IP-Adresse eines Proxys.
house-error-proxy-both = --proxy und --proxy-header gehören zusammen.
house-somebody = Jemand von früher
net-rule-house-why = Schreib zuerst den Grund: Wer gesperrt wird, liest ihn.
    .brief = Der Grund fehlt
    .braille = grund fehlt
net-rule-house-deleted = Das Haus hat dich gelöscht, wie du oder der Betrieb es wollte. Du kannst als jemand Neues wiederkommen.
    .brief = Hier gelöscht
    .braille = hier gelöscht

# --- Freunde --------------------------------------------------------------------------------------

house-group-friends = Freunde
    .braille = freunde
house-friend-here = { $name }, hier
    .braille = { $name } hier
house-friend-away = { $name }, nicht hier
    .braille = { $name } -
house-friend-asked = { $name }, gefragt
    .braille = { $name } gefragt
house-friend-asks = { $name } möchte mit dir befreundet sein
    .braille = { $name }: freunde?
house-friend-help = Leertaste lädt an deinen Tisch ein, Eingabe öffnet, was es sonst gibt.
    .braille = leertaste lädt ein
    .display = { $bottom-key }: einladen
    .display-full = Die Routingtaste öffnet, was es gibt; die Liste der { $bottom-key } der Zeile lädt an deinen Tisch ein.
house-friend-told-asks = { $name } möchte mit dir befreundet sein. Die Frage steht in der Lobby unter Freunde.
    .brief = { $name } möchte mit dir befreundet sein
    .braille = { $name }: freunde?
house-friend-new = { $name } und du seid hier von jetzt an befreundet.
    .brief = Befreundet mit { $name }
    .braille = { $name }: freunde
house-friend-add = Freunde durch vier Wörter
    .braille = vier wörter
house-friend-add-help = Einer von euch zeigt vier Wörter, der andere gibt sie hier ein; dann seid ihr befreundet.
house-friend-show = Vier Wörter zeigen
    .braille = wörter zeigen
house-friend-show-help = Sie gelten einmal und einen Tag lang. Wer sie in diesem Haus eingibt, ist sofort mit dir befreundet; vorher gezeigte gelten nicht mehr.
house-friend-type = Vier Wörter eingeben
    .braille = wörter eingeben
house-friend-type-help = Es sind die, die jemand in diesem Haus zeigt. Ihr seid sofort befreundet.
house-friend-type-title = Die vier Wörter
    .braille = vier wörter
house-friend-shown = Vier Wörter, gültig einmal und einen Tag lang. Wer sie in diesem Haus eingibt, ist mit dir befreundet.
    .brief = Deine vier Wörter
    .braille = deine vier wörter
house-friend-ask = { $name } fragen: Freunde?
    .braille = { $name } fragen
house-friend-ask-help = Nach einer gemeinsamen Partie kannst du fragen. Wer gefragt ist, antwortet irgendwann oder gar nicht.
house-friend-ask-done = { $name } ist gefragt.
    .braille = { $name } gefragt
house-friend-agree = Mit { $name } befreundet sein
    .braille = freunde: ja
house-friend-no = Nein, nicht mit { $name } befreundet sein
    .braille = freunde: nein
house-friend-no-done = Erledigt; { $name } erfährt es nicht.
    .braille = erledigt, still
house-friend-end = Die Freundschaft mit { $name } beenden
    .braille = freundschaft aus
house-friend-end-help = Dazu genügt diese eine Taste, und { $name } erfährt es nicht. Dieselbe Taste nimmt es zurück.
house-friend-end-done = { $name } und du seid nicht mehr befreundet; { $name } erfährt es nicht. Eingabe nimmt es zurück.
    .brief = Nicht mehr befreundet mit { $name }. Eingabe nimmt es zurück
    .braille = beendet; enter: zurück
    .display = beendet; routing: zurück
    .display-full = { $name } und du seid nicht mehr befreundet; { $name } erfährt es nicht. Die Routingtaste nimmt es zurück.
house-friend-again = Wieder mit { $name } befreundet sein
    .braille = wieder freunde
house-friend-say = { $name } etwas sagen
    .braille = sagen
house-friend-say-title = An { $name }
    .braille = an { $name }
house-friend-allow = { $name } darf mir tippen
    .braille = { $name } tippt
house-friend-allow-help = Getipptes kommt nur durch, wo ihr es beide erlaubt; fertige Sätze immer.
house-block-takes-back = { $name } triffst du nicht mehr, und { $name } erfährt es nicht. Eingabe nimmt es zurück.
    .brief = { $name } triffst du nicht mehr. Eingabe nimmt es zurück
    .braille = blockiert; enter: zurück
    .display = blockiert; routing: zurück
    .display-full = { $name } triffst du nicht mehr, und { $name } erfährt es nicht. Die Routingtaste nimmt es zurück.
house-block-again = { $name } wieder treffen
    .braille = { $name } treffen
house-invitation-help = Eingabe geht hin. Leertaste heißt „jetzt nicht“: Du hörst eine Stunde lang nichts von { $name }, und { $name } erfährt es nicht.
    .braille = enter: hin; leertaste: jetzt nicht
    .display = routing: hin; { $bottom-key }, markieren: jetzt nicht
    .display-full = Die Routingtaste geht hin. Markieren in der Liste der { $bottom-key } der Zeile heißt „jetzt nicht“: Du hörst eine Stunde lang nichts von { $name }, und { $name } erfährt es nicht.
house-not-now = Jetzt nicht: eine Stunde lang nichts von { $name }, und { $name } erfährt es nicht.
    .brief = Eine Stunde lang nichts von { $name }
    .braille = 1 h ohne { $name }
house-invite-no-table = Setz dich erst an einen Tisch mit einem freien Platz, dann lade ein.
    .brief = Kein Tisch mit freiem Platz
    .braille = kein tisch
house-quiet = Nicht stören
    .braille = nicht stören
house-quiet-help = Keine Einladung und kein Wort von Freunden erreicht dich, und Freunde sehen nicht, dass du hier bist. Niemand erfährt es.
house-friend-plays = { $name } ist da und würde { $game } spielen
    .braille = { $name } da: { $game }
house-stays = Nach dem Verlassen im Haus bleiben
    .braille = im haus bleiben
house-stays-help = Freunde können dich einladen und dir etwas sagen, während du allein spielst, und du hörst, wenn einer da ist und spielen würde. Das endet von selbst, oder mit dem Programm.
house-stays-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
    .braille = { $count } h
house-stays-begin =
    Du bleibst { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    } im Haus: Freunde erreichen dich. Unter „Ein Haus“ gehst du wieder hinein.
    .brief =
        { $count ->
            [one] Eine Stunde
           *[other] { $count } Stunden
        } im Haus
    .braille = { $count } h im haus
house-stays-over = Die Zeit ist um: Du bist nicht mehr im Haus.
    .brief = Nicht mehr im Haus
    .braille = nicht mehr im haus
net-rule-house-friend-blocked = { $name } triffst du nie. Beende das erst, unter den Leuten, die du nie triffst.
    .brief = { $name } triffst du nie
    .braille = { $name } blockiert
net-rule-house-friend-code-only = In diesem Haus wird man nur durch vier Wörter befreundet: Einer zeigt sie, der andere gibt sie ein.
    .brief = Freunde nur durch vier Wörter
    .braille = nur vier wörter
net-rule-house-friend-match = Fragen kannst du { $name } nach einer Partie, die ihr zusammen beendet habt, oder ihr nehmt vier Wörter.
    .brief = Nach einer gemeinsamen Partie oder durch vier Wörter
    .braille = nach einer partie
net-rule-house-friend-code = Diese Wörter gelten hier nicht. Wörter gelten einmal und einen Tag lang.
    .brief = Diese Wörter gelten nicht
    .braille = wörter gelten nicht
net-rule-house-friend-none = { $name } und du seid hier nicht befreundet.
    .braille = { $name } kein freund
net-rule-house-friends-many = { $most } Freunde werden behalten, und einer von euch hat schon so viele.
    .brief = Schon { $most } Freunde
    .braille = { $most } freunde

# --- die eigenen Geräte ---------------------------------------------------------------------------

house-devices = Deine Geräte
    .braille = deine geräte
house-devices-help = Hier nimmst du ein weiteres Gerät dazu, beendest eines, und machst ein Blatt für den Tag, an dem alle verloren sind.
house-device =
    { $device }: { $days ->
        [0] heute
        [one] gestern
       *[other] vor { $days } Tagen
    } hier
    .braille =
        { $device } { $days ->
            [0] heute
           *[other] vor { $days } t
        }
house-device-this = Dieses Gerät, { $device }
    .braille = dieses: { $device }
house-device-since =
    Deines seit { $days ->
        [0] heute
        [one] gestern
       *[other] { $days } Tagen
    }.
    .braille =
        seit { $days ->
            [0] heute
           *[other] { $days } t
        }
house-device-page = Ein Browser.
    .braille = browser
house-device-end-help = Eingabe beendet es, nach einer Frage.
    .display-full = Die Routingtaste beendet es, nach einer Frage.
house-device-end-sure = { $device } beenden? Seine Verbindungen enden sofort, und es kann nichts mehr in deinem Namen tun.
    .brief = { $device } beenden?
    .braille = { $device } beenden?
house-device-end-this-sure = Dieses Gerät beenden? Es verlässt das Haus sofort, und du kommst mit ihm nur als jemand Neues wieder, oder als ein weiteres Gerät von dir.
    .brief = Dieses Gerät beenden?
    .braille = dieses beenden?
house-device-end-done = { $device } ist beendet.
    .braille = { $device } beendet
house-device-add = Weiteres Gerät dazunehmen
    .braille = gerät dazu
house-device-add-help = Es erscheinen sechs Ziffern, die fünf Minuten gelten. Geh mit dem anderen Gerät in dasselbe Haus und wähle „Ich habe hier einen Namen: sechs Ziffern“.
house-device-code-title = Sechs Ziffern für dein anderes Gerät, einmal und fünf Minuten gültig: { $code }
    .brief = Sechs Ziffern: { $code }
    .braille = { $code }
house-device-code = Ziffern: { $code }
    .braille = { $code }
house-device-code-help = Geh mit dem anderen Gerät in dasselbe Haus, wähle „Ich habe hier einen Namen: sechs Ziffern“ und gib deinen Namen und diese Ziffern ein. Bleib hier: Du wirst gefragt, bevor es deines wird.
house-device-code-name = Dein Name: { $name }
    .braille = { $name }
house-device-code-address = Adresse des Hauses: { $address }
    .braille = { $address }
house-device-stop = Abbrechen
    .braille = abbrechen
house-device-stopped = Abgebrochen. Die Ziffern gelten nicht mehr.
    .brief = Abgebrochen
    .braille = abgebrochen
house-device-asks = Ein Gerät kennt die Ziffern und will deines sein. Es nennt die Wörter { $device }. Ist es deines?
    .brief = { $device } will deines sein. Ist es das?
    .braille = { $device } deines?
house-device-waits = Jetzt sag auch auf dem anderen Gerät Ja.
    .braille = ja auch dort
house-device-came = { $device } ist ab jetzt dein Gerät.
    .braille = { $device } ist deines
house-device-came-sheet = { $device } kam mit deinem Blatt herein und ist ab jetzt dein Gerät. Wenn das nicht du warst, beende es unter „Deine Geräte“.
    .brief = { $device } kam mit deinem Blatt
    .braille = { $device } mit blatt
house-device-lost = Die Verbindung zum Haus ging verloren. Die Ziffern gelten nicht mehr.
    .brief = Verbindung weg, Ziffern ungültig
    .braille = weg; ziffern ungültig
house-sheet = Blatt für den Notfall
    .braille = notfallblatt
house-sheet-none = noch keines
    .braille = keines
house-sheet-made =
    { $days ->
        [0] heute
        [one] gestern
       *[other] vor { $days } Tagen
    } gemacht
    .braille =
        { $days ->
            [0] heute
           *[other] vor { $days } t
        }
house-sheet-help = Sechs Wörter, die einmal ein neues Gerät hereinbringen, wenn du kein anderes mehr hast. Eingabe macht sie; das Blatt davor gilt dann nicht mehr. Das Haus hebt nur eine Prüfsumme auf.
    .display-full = Sechs Wörter, die einmal ein neues Gerät hereinbringen, wenn du kein anderes mehr hast. Die Routingtaste macht sie; das Blatt davor gilt dann nicht mehr. Das Haus hebt nur eine Prüfsumme auf.
house-sheet-sure = Ein neues Blatt machen? Das, was du hast, gilt dann nicht mehr.
    .brief = Neues Blatt?
    .braille = neues blatt?
house-sheet-title = Dein Blatt für den Notfall: sechs Wörter, nur dieses eine Mal gezeigt. Schreib sie auf oder speichere sie, und verwahre sie, wo niemand sonst sie findet.
    .brief = Dein Blatt für den Notfall
    .braille = notfallblatt
house-sheet-word = Wort { $number }: { $word }
    .braille = { $number } { $word }
house-sheet-text = Als Text speichern
    .braille = text speichern
house-sheet-brf = Als Brailledatei speichern
    .braille = brf speichern
house-sheet-saved = Gespeichert: { $path }
    .braille = { $path }
house-sheet-close = Fertig: Ich habe die Wörter
    .brief = Fertig
    .braille = fertig
house-sheet-close-sure = Hast du die Wörter? Sie werden nicht noch einmal gezeigt.
    .brief = Wörter aufgehoben?
    .braille = wörter da?
house-sheet-paper-title = Blatt für den Notfall von { $name } im Haus { $house }
house-sheet-paper-about = Wer diese Wörter hat, kann dort { $name } sein. Sie gelten einmal, bis ein neues Blatt gemacht wird.
house-sheet-paper-how = Im Programm: Einem Tisch beitreten, Ein Haus, die Adresse des Hauses, dann „Ich habe hier einen Namen: Blatt“.
house-coming = Mit diesem Gerät bist du in diesem Haus neu
    .brief = Hier neu
    .braille = hier neu
house-coming-new = Ich bin neu: einen Namen wählen
    .brief = Einen Namen wählen
    .braille = namen wählen
house-coming-new-help = Ein Name und ein Schlüssel dieses Geräts sind alles, was ein Haus will. Wenn du hier schon einen Namen hast, nimm einen der Einträge darunter.
house-coming-digits = Ich habe hier einen Namen: sechs Ziffern
    .braille = mein name: ziffern
house-coming-digits-help = Geh mit deinem anderen Gerät in dieses Haus und wähle „Deine Geräte“ und „Weiteres Gerät dazunehmen“. Dort erscheinen sechs Ziffern.
house-coming-sheet = Ich habe hier einen Namen: Blatt
    .braille = mein name: blatt
house-coming-sheet-help = Du gibst die sechs Wörter des Blattes ein, das du vorher gemacht hast. Es gilt einmal.
house-become-name = Wie du dort heißt
    .braille = name dort
house-become-digits = Die sechs Ziffern auf deinem anderen Gerät
    .braille = sechs ziffern
house-become-sheet = Die sechs Wörter deines Blattes
    .braille = sechs wörter
house-become-asks = Mit diesem Gerät wirst du in diesem Haus { $name }. Die Wörter dieses Geräts sind { $device }: Dein anderes Gerät zeigt dieselben. Willst du das?
    .brief = { $name } werden? Wörter: { $device }
    .braille = { $name } werden? { $device }
house-become-asks-sheet = Mit diesem Gerät wirst du in diesem Haus { $name }; das Blatt ist dann verbraucht. Willst du das?
    .brief = { $name } werden? Das Blatt ist dann verbraucht
    .braille = { $name } werden?
house-become-waits = Jetzt sag auch auf deinem anderen Gerät Ja.
    .braille = ja auch dort
house-become-done = Mit diesem Gerät bist du ab jetzt hier { $name }.
    .brief = Du bist jetzt { $name }
    .braille = du bist { $name }
net-rule-house-device-ended = Dieses Gerät wurde von einem anderen deiner Geräte beendet: In diesem Haus gehört es niemandem mehr.
    .brief = Gerät beendet
    .braille = gerät beendet
net-rule-house-device-wrong = Das passte nicht: Name oder Ziffern sind andere, oder die fünf Minuten sind vorbei.
    .brief = Name oder Ziffern falsch
    .braille = name o ziffern falsch
net-rule-house-device-no = Die andere Seite hat Nein gesagt oder ist nicht mehr da. Nichts hat sich geändert.
    .brief = Nein von der anderen Seite
    .braille = nein von dort
net-rule-house-device-late = Die Zeit ist vorbei. Nichts hat sich geändert; neue Ziffern können erscheinen.
    .brief = Zeit vorbei
    .braille = zeit vorbei
net-rule-house-device-guessed = Fünfmal kamen falsche Ziffern: Diese gelten nicht mehr. Lass neue erscheinen.
    .brief = Zu oft falsche Ziffern
    .braille = ziffern ungültig
net-rule-house-device-last = Das ist dein einziges Gerät hier. Nimm zuerst ein anderes dazu.
    .brief = Dein einziges Gerät
    .braille = einziges gerät
net-rule-house-device-none = Dieses Gerät ist keines von dir mehr.
    .brief = Nicht mehr deines
    .braille = nicht deines
net-rule-house-sheet-wrong = Das sind nicht die Wörter eines Blattes, das hier gilt. Jedes gilt einmal, und ein neues beendet das davor.
    .brief = Kein solches Blatt
    .braille = kein solches blatt

# --- die Rangliste --------------------------------------------------------------------------------

house-ladder = Rangliste
    .braille = rangliste
house-ladder-help = Die Plätze in jedem Spiel, von allen, die mitmachen.
house-ladder-title =
    Rangliste: Die Saison endet in { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    }
    .braille = rangliste { $days } t
house-ladder-part = Mitmachen
    .braille = mitmachen
house-ladder-part-help = Dann sehen alle in diesem Haus deinen Namen, deinen Platz und deine Punkte. Was zählt: nur Menschen, die üblichen Optionen, kein Tipp, keine Warnung, nichts zurückgenommen, nichts von Hand gegeben. Wer geht, hat verloren, sobald die übliche Wartezeit um ist. Schaltest du es aus, verschwindet dein Name sofort. Nach jeder Saison fangen alle neu an.
    .brief = Dann sehen alle Namen, Platz und Punkte
house-ladder-line = { $game }: du bist auf Platz { $place } von { $count }
    .braille = { $game } { $place }/{ $count }
house-ladder-line-none =
    { $game }: { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
    .braille = { $game } -/{ $count }
house-ladder-game =
    { $game }: { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
    .braille = { $game } { $count }
house-ladder-own = Du: { $place }. { $name }, { $points }
    .braille = du { $place } { $name } { $points }
house-ladder-none = Du hast hier noch keinen Platz
    .brief = Noch kein Platz
    .braille = du -
house-ladder-place = { $place }. { $name }, { $points }
    .braille = { $place } { $name } { $points }
house-ladder-points-help = Punkte beginnen bei 0 und folgen aus allen Partien dieser Saison, die zählen.
house-ladder-new = { $game } zählt: Du bist auf Platz { $place } von { $count }.
    .brief = Zählt: Platz { $place } von { $count }
    .braille = rang { $place }/{ $count }
house-ladder-up = { $game } zählt: hinauf von Platz { $before } auf { $place }.
    .brief = Zählt: hinauf von { $before } auf { $place }
    .braille = rang { $before } > { $place }
house-ladder-down = { $game } zählt: hinunter von Platz { $before } auf { $place }.
    .brief = Zählt: hinunter von { $before } auf { $place }
    .braille = rang { $before } > { $place }
house-ladder-same = { $game } zählt: weiter Platz { $place }.
    .brief = Zählt: weiter { $place }
    .braille = rang = { $place }
house-ladder-little = Es zählt wenig: Du triffst zu wenige andere.
    .brief = Zählt wenig
    .braille = wenig
house-ladder-lost = Du bist gegangen: Das zählt als verloren.
    .brief = Zählt als verloren
    .braille = gegangen: verloren
house-ladder-not-bot = { $game } zählt nicht: Ein Computerspieler war dabei.
    .brief = Zählt nicht: Computerspieler
    .braille = zählt nicht: computer
house-ladder-not-options = { $game } zählt nicht: Es waren nicht die üblichen Optionen.
    .brief = Zählt nicht: andere Optionen
    .braille = zählt nicht: optionen
house-ladder-not-known-deal = { $game } zählt nicht: Es war von Hand gegeben.
    .brief = Zählt nicht: bekannt gegeben
    .braille = zählt nicht: bekannt
house-ladder-not-hints = { $game } zählt nicht: Tipps und Warnungen waren erlaubt.
    .brief = Zählt nicht: Tipps erlaubt
    .braille = zählt nicht: tipps
house-ladder-not-taken-back = { $game } zählt nicht: Es wurde etwas zurückgenommen.
    .brief = Zählt nicht: zurückgenommen
    .braille = zählt nicht: zurück
house-ladder-not-somebody = { $game } zählt nicht: Nicht alle machten bei der Rangliste mit.
    .brief = Zählt nicht: nicht alle machten mit
    .braille = zählt nicht: nicht alle
house-ladder-not-twice = { $game } zählt nicht: Eine Person hatte zwei Plätze.
    .brief = Zählt nicht: eine Person doppelt
    .braille = zählt nicht: doppelt
house-ladder-not-early = { $game } zählt nicht: Es endete, bevor die übliche Wartezeit um war.
    .brief = Zählt nicht: früh beendet
    .braille = zählt nicht: zu früh
house-ladder-not-ended = { $game } zählt nicht: Es wurde nicht zu Ende gespielt.
    .brief = Zählt nicht: nicht zu Ende
    .braille = zählt nicht: offen
house-ladder-not-left = { $game } zählt für dich nicht: Jemand war gegangen.
    .brief = Zählt für dich nicht
    .braille = zählt nicht: weg
house-terms-ladder = Für die Rangliste
    .braille = rangliste
house-terms-ladder-help = Die üblichen Optionen, ohne Eile, keine Tipps, keine Warnungen. Es zählt, wenn alle mitmachen, die dort spielen.
house-line-ladder = Für die Rangliste.
    .braille = rangliste

# --- sofort spielen -------------------------------------------------------------------------------

house-cli-quick = in einem Haus jemanden suchen, der dasselbe spielen will (ohne GAME: irgendein Spiel), und mit dem Ersten spielen, mit dem es passt
house-error-quick = --quick gehört zur Adresse eines Hauses, ohne --new, --seats und --code.
house-quick = Sofort spielen
    .braille = sofort spielen
house-quick-help = Du sagst, was du spielen willst; wer hier als Erstes dasselbe will, setzt sich zu dir.
house-quick-title = Sofort spielen: Was möchtest du?
    .brief = Sofort spielen
    .braille = sofort spielen
house-quick-look = Jemanden suchen
    .braille = suchen
house-quick-game = Spiel
    .braille = spiel
house-quick-game-any = irgendein Spiel
    .brief = egal
    .braille = egal
house-quick-language = Sprache
    .braille = sprache
house-quick-language-any = irgendeine Sprache
    .brief = egal
    .braille = egal
house-quick-unhurried-help = An: nur ohne Uhr, oder mit einer, die auf die Langsamsten wartet. Aus: wie es dem anderen lieber ist.
house-quick-stop = Nicht mehr nach jemandem suchen
    .brief = Nicht mehr suchen
    .braille = nicht mehr suchen
house-quick-stop-help = Du suchst jemanden. Eingabe beendet das.
    .display-full = Du suchst jemanden. Die Routingtaste beendet das.
house-quick-waits =
    Die Suche läuft. Kommt in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } niemand, wird dir ein Computerspieler angeboten. { $count ->
        [0] Sonst sucht gerade niemand.
        [one] Noch jemand sucht, aber etwas anderes.
       *[other] { $count } andere suchen, aber etwas anderes.
    }
    .brief =
        Suche läuft. Computerspieler in { $seconds ->
            [one] einer Sekunde
           *[other] { $seconds } Sekunden
        }. { $count } andere suchen
    .braille = sucht; bot in { $seconds } s; { $count } andere
house-quick-missed = { $name } ist nicht gekommen. Du suchst weiter.
    .braille = { $name } fehlt; sucht weiter
house-quick-bot-offered = Bisher ist niemand gekommen. Du kannst solange mit einem Computerspieler spielen; wer kommt, übernimmt seinen Platz.
    .brief = Bisher niemand. Solange mit einem Computerspieler?
    .braille = noch niemand; bot?
house-quick-bot = Solange mit einem Computerspieler spielen
    .brief = Solange mit einem Computerspieler
    .braille = solange bot
house-quick-bot-help = Du suchst weiter. Mit wem es passt, der übernimmt seinen Platz, und die Partie geht weiter.
house-quick-with-bot = Ein Computerspieler setzt sich zu dir: { $game }.
    .braille = bot: { $game }
house-quick-with = { $name } spielt mit dir: { $game }.
    .braille = { $name }: { $game }
house-quick-matched =
    { $name } will mit dir spielen: { $game }. Setz dich in der Lobby; dein Platz ist { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } lang frei.
    .brief =
        { $name } will { $game } spielen. Dein Platz ist { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
        } lang frei
    .braille = { $name }: { $game }; setzen, { $seconds } s
house-quick-sit = Zu { $name } setzen: { $game }
    .braille = setzen: { $name } { $game }
net-rule-quick-ended = Du suchst nicht mehr.
    .braille = suche beendet
net-rule-quick-late = Du hast dich nicht rechtzeitig gesetzt: Dein Platz ist wieder frei, und du suchst nicht mehr.
    .brief = Zu spät, du suchst nicht mehr
    .braille = zu spät; suche beendet
net-rule-quick-elsewhere = Du suchst nicht mehr: Du bist an einem Tisch oder suchst auf einem anderen deiner Geräte.
    .brief = Du suchst nicht mehr
    .braille = suche beendet
net-rule-quick-not-now = Das wird nicht mehr angeboten.
    .braille = nicht mehr da

# --- die Lobby ------------------------------------------------------------------------------------

house-menu = Ein Haus: Fremde von überall
    .brief = Ein Haus
    .braille = ein haus
house-menu-help = Ein Haus hat viele Tische, für Leute, die sich noch nicht kennen. Jemand betreibt es; du brauchst einmal seine Adresse.
house-known = { $name }, als { $who }
    .braille = { $name } als { $who }
house-type = Ein anderes Haus
    .braille = anderes haus
house-type-help = Gib die Adresse ein, wie das Haus sie ausgibt, mit seinen Wörtern: Sie zeigen, dass es das richtige ist.
house-type-title = Adresse des Hauses
    .braille = adresse haus
house-name-title = Wie du dort heißen möchtest
    .braille = name dort
house-word-title = Das Eintrittswort oder die Einladung
    .braille = eintrittswort
house-trust = Nichts zeigt, dass { $host } das Haus ist, das du meinst. Seine Wörter sind { $words }. Trotzdem hinein?
    .brief = Unbekanntes Haus { $host }, { $words }. Hinein?
    .braille = { $host } unbekannt: { $words }; hinein?
house-lobby-title =
    { $name }: { $count ->
        [0] keine offenen Tische
        [one] ein offener Tisch
       *[other] { $count } offene Tische
    }
    .braille = { $name } { $count } offen
house-group-mine = deine Tische
    .braille = deine
house-group-open = andere Tische
    .braille = andere
house-group-people = Leute hier
    .braille = leute
house-group-you = du
    .braille = du
house-line = { $game }: { $names }, { $state }
    .braille = { $game } { $names } { $state }
house-line-empty = { $game }: niemand; { $state }
    .braille = { $game } { $state }
house-line-waits = { $game }: niemand ist dort, die Partie wartet
    .braille = { $game } wartet
house-line-not-installed = hier nicht installiert, Paket { $package }
    .brief = nicht installiert
    .braille = -{ $package }
house-line-package-differs = hier ist { $other } installiert, nötig ist { $package }
    .brief = andere Version
    .braille = { $package } nicht { $other }
house-line-playing = die Partie läuft
    .brief = spielt
    .braille = spielt
house-line-one-more = wartet auf noch jemanden
    .brief = noch jemand
    .braille = noch 1
house-line-free =
    { $count ->
        [0] voll
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
    .braille = { $count } frei
house-line-seats = { $count } Plätze.
    .braille = { $count } plätze
house-line-unhurried = Ohne Eile.
    .braille = ohne eile
house-line-brisk = Flott.
    .braille = flott
house-line-language = Sprache: { $text }.
    .braille = { $text }
house-line-closed = Geschlossen: Er fragt nach seinen sechs Ziffern.
    .brief = Geschlossen
    .braille = geschlossen
house-open = Einen Tisch öffnen
    .braille = tisch öffnen
house-open-help = Wähl ein Spiel; andere sehen den Tisch hier und setzen sich.
house-terms = Wie wird gespielt?
    .braille = wie?
house-terms-open = Den Tisch öffnen
    .braille = öffnen
house-terms-unhurried = Ohne Eile
    .braille = ohne eile
house-terms-unhurried-help = Keine Uhr, oder eine, die auf die Langsamsten wartet. Flotte Tische haben die Uhr des Spiels; Ansagen warten genauso lang.
house-terms-closed = Mit sechs Ziffern geschlossen
    .braille = geschlossen
house-terms-closed-help = Andere sehen den Tisch und brauchen seinen Code, um sich zu setzen.
house-person = { $name }
house-person-invited = { $name }, darf eingeladen werden
    .braille = { $name } +
house-shown = Mich anderen hier zeigen
    .braille = mich zeigen
house-shown-help = Andere sehen deinen Namen in der Lobby. Das ist aus, bis du es wählst.
house-invited = Ich darf eingeladen werden
    .braille = einladbar
house-invited-help = Andere dürfen dich an ihre Tische bitten. Das ist aus, bis du es wählst.
house-wish = Sag mir Bescheid über
    .braille = bescheid
house-wish-help = Was du hier von selbst erfährst: neue Tische und wer kommt, nur deine eigenen Tische, oder nichts.
house-wish-all = alle Tische und Leute
    .brief = alles
    .braille = alles
house-wish-mine = meine Tische
    .braille = meine
house-wish-nothing = nichts
    .braille = nichts
house-name = Dein Name hier
    .braille = name
house-about = Wessen Haus das ist
    .braille = über
house-run-by = { $name } betreibt es; schreib an { $contact }.
    .braille = { $name }: { $contact }
house-leave = Das Haus verlassen
    .braille = verlassen
house-leave-sure = Das Haus verlassen? Deine Tische bleiben.
    .brief = Das Haus verlassen?
    .braille = verlassen?
house-invites = { $name } lädt dich ein: { $game }
    .braille = { $name } lädt ein: { $game }
house-invites-key = { $key } bringt dich hin
    .braille = { $key }
house-go-there = Diesen Tisch vorerst verlassen und zu { $name } gehen? Dein Platz bleibt.
    .brief = Vorerst gehen, zu { $name }?
    .braille = zu { $name } gehen?
house-go-first = Verlass erst, was hier offen ist; die Einladung wartet.
    .brief = Verlass erst, was hier offen ist
    .braille = erst hier gehen
help-invited = dorthin gehen, wohin du eingeladen bist
    .braille = hin: eingeladen
house-table-came = Neuer Tisch: { $game }, { $names }
    .braille = neu: { $game } { $names }
house-person-came = { $name } ist hier
    .braille = { $name } hier
house-lost = Die Verbindung zum Haus ist weg. Ich versuche es weiter.
    .brief = Haus weg, ich versuche es weiter
    .braille = haus weg
house-lost-asked = Die Verbindung zum Haus ist weg. Ich versuche es weiter. Was du zuletzt wolltest, ist vielleicht nicht getan.
    .brief = Haus weg, Letztes vielleicht nicht getan
    .braille = haus weg, letztes unsicher
net-house-refused = Dort ist im Augenblick kein Haus offen. Versuch es etwas später noch einmal, oder lass dir eine andere Adresse von ihm geben.
    .brief = Dort ist kein Haus offen
    .braille = dort kein haus offen
house-back = Wieder im Haus
    .braille = wieder im haus
house-back-asked = Wieder im Haus. Was du zuletzt wolltest, ist vielleicht nicht getan.
    .brief = Wieder im Haus, Letztes vielleicht nicht getan
    .braille = wieder im haus, letztes unsicher
house-invite = { $name } an deinen Tisch einladen
    .braille = einladen
house-invite-done = { $name } ist eingeladen.
    .braille = { $name } eingeladen
house-block = { $name } nie wieder treffen
    .brief = { $name } blockieren
    .braille = { $name } blockieren
house-block-help = Keiner von euch sieht mehr die Tische des anderen oder hört ein Wort von ihm. Eine laufende Partie lässt sich zu Ende spielen.
house-blocked = Wen du nie triffst
    .braille = blockiert
house-unblock-help = Mit Eingabe könnt ihr euch wieder treffen.
    .display-full = Mit der Routingtaste könnt ihr euch wieder treffen.
house-unblock-sure = { $name } wieder treffen?
    .braille = { $name } treffen?
house-unblock-done = Du kannst { $name } wieder treffen.
    .braille = { $name } nicht blockiert
house-report-words = Melden, was { $name } sagt
    .braille = worte melden
house-report-play = Melden, wie { $name } spielt
    .braille = spiel melden
house-report-name = Den Namen { $name } melden
    .braille = name melden
house-report-help = Wer das Haus betreibt, liest es, mit den letzten 50 Zeilen des Tischs, wie das Haus selbst sie weitergegeben hat.
house-report-done = { $name } ist gemeldet.
    .braille = { $name } gemeldet
house-renamed = Du heißt jetzt { $name }.
    .braille = jetzt { $name }
house-leave-table = Den Tisch verlassen?
    .braille = tisch verlassen?
house-code-none = Dieser Tisch hat keinen Code. Hier braucht niemand einen.
    .brief = Hier braucht es keinen Code
    .braille = kein code nötig
house-stay = Bleiben
    .braille = bleiben
house-go = In die Lobby; mein Platz bleibt
    .braille = lobby, platz bleibt
house-go-help = Der Tisch steht unter deinen Tischen. Die anderen warten eine Weile auf dich, dann dürfen sie einen Computerspieler weiterspielen lassen.
house-give-up = Für immer gehen
    .braille = für immer
house-allow-words = Leute dürfen einander schreiben
    .braille = schreiben erlauben
house-allow-words-help = Nur, wo es alle am Tisch erlauben. Du kannst es jederzeit beenden.
house-allow-watching = Andere dürfen zuschauen
    .braille = zuschauen erlauben
house-allow-watching-help = Nur, wo es alle am Tisch erlauben; wer zuschaut, wird sofort angesagt.
