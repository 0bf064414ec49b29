### Speech and sound: names of the outputs, changes from one to another, problems with their remedy.

speech-name =
    { $name ->
        [prism] Screenreader
        [accessible-output2] Zweiter Weg zum Screenreader
        [espeak] eSpeak NG
        [pyttsx3] Systemstimme
        [terminal] Textausgabe
       *[other] { $name }
    }
    .braille =
        { $name ->
            [prism] leser
            [accessible-output2] leser2
            [espeak] espeak
            [pyttsx3] system
            [terminal] text
           *[other] { $name }
        }

## One output took over from another; $old and $new are names as above, $why a problem below.

speech-back = { $name } ist wieder da und spricht.
    .brief = { $name } wieder da.
    .braille = sprache: { $name }
speech-chosen = { $name } spricht.
    .brief = { $name } spricht.
    .braille = sprache: { $name }

## Problems

speech-hangs = { $name } antwortet nicht. Das Programm versucht es später wieder.
    .braille = { $name } hängt
speech-lost = { $name } ist nicht mehr da. Das Programm versucht es später wieder.
    .braille = { $name } weg
speech-failed = { $name } meldet einen Fehler: { $error }. Das Programm versucht es später wieder.
    .braille = { $name } fehler
speech-no-reader =
    Kein Screenreader gefunden. { $system ->
        [windows] Starte NVDA, JAWS oder die Sprachausgabe von Windows, dann das Spiel neu.
        [macos] Starte VoiceOver mit Befehl+F5, dann das Spiel neu.
       *[linux] Starte einen, dann das Spiel neu.
    }
    .braille = kein screenreader
speech-no-dispatcher = Speech Dispatcher läuft nicht. Starte den Screenreader, oder wähle die Sprachausgabe „prism“ in den Einstellungen: Dann wird er gestartet.
    .braille = kein speech dispatcher
speech-no-speechd =
    Für accessible-output2 fehlt das Python-Paket speechd. { $system ->
        [debian] Es hilft: sudo apt install python3-speechd. Meist genügt prism.
       *[linux] Installiere Speech Dispatcher für Python, wie dein System ihn anbietet. Meist genügt prism.
    }
    .braille = python3-speechd fehlt
speech-no-aplay =
    Für pyttsx3 fehlt das Programm aplay. { $system ->
        [debian] Es hilft: sudo apt install alsa-utils.
       *[linux] Installiere das Paket alsa-utils deines Systems.
    }
    .braille = aplay fehlt
speech-pyttsx3-failed =
    pyttsx3 startet nicht: { $error }. { $system ->
        [windows] Prüfe in den Einstellungen von Windows unter Sprache, ob eine Stimme da ist.
        [macos] Prüfe in den Systemeinstellungen unter Bedienungshilfen, ob eine Stimme da ist.
        [debian] Es hilft: sudo apt install espeak-ng.
       *[linux] Installiere das Paket espeak-ng deines Systems.
    }
    .braille = pyttsx3 startet nicht
speech-package-missing =
    Das Python-Paket { $package } fehlt. { $system ->
        [windows] Installiere braillespiel neu.
        [macos] Installiere braillespiel neu.
       *[linux] Installiere es mit: pip install { $package }
    }
    .braille = { $package } fehlt
speech-espeak-library =
    eSpeak NG lässt sich nicht laden: { $error }. { $system ->
        [windows] Installiere braillespiel neu.
        [macos] Installiere braillespiel neu.
       *[linux] Installiere es neu mit: pip install --force-reinstall espeakng-loader
    }
    .braille = espeak lädt nicht
speech-espeak-data =
    Die Sprachdaten von eSpeak NG fehlen in { $path }. { $system ->
        [windows] Installiere braillespiel neu.
        [macos] Installiere braillespiel neu.
       *[linux] Installiere sie neu mit: pip install --force-reinstall espeakng-loader
    }
    .braille = espeak-daten fehlen
speech-espeak-path = eSpeak NG findet seine Daten nicht, weil der Ordner { $path } Umlaute oder Sonderzeichen im Namen hat. Lege das Spiel in einen Ordner ohne solche Zeichen.
    .braille = espeak: ordnername
speech-espeak-rate =
    eSpeak NG liefert { $rate } Abtastwerte je Sekunde, das Spiel erwartet 22050. { $system ->
        [windows] Installiere braillespiel neu.
        [macos] Installiere braillespiel neu.
       *[linux] Installiere es neu mit: pip install --force-reinstall espeakng-loader
    }
    .braille = espeak falsche rate
speech-unknown-voice = { $name } hat keine Stimme { $voice }. Es spricht die Stimme der Sprache; wähle eine andere in den Einstellungen.
    .braille = stimme { $voice } fehlt
speech-setting-range = { speech-setting } muss eine ganze Zahl von 0 bis 100 sein, nicht { $value }.
    .braille = { speech-setting } 0-100
speech-setting =
    { $setting ->
        [rate] Tempo
        [volume] Lautstärke
        [pitch] Tonhöhe
       *[other] { $setting }
    }
speech-bad-voice-setting = Die Stimme muss ein Name sein, nicht { $value }. Wähle eine in den Einstellungen.
    .braille = stimme ungültig
sound-no-device = Kein Tonausgabegerät. Schließe eines an; das Programm versucht es dann wieder.
    .braille = kein tongerät
sound-hangs = Der Ton hängt: Das Tonausgabegerät nimmt nichts an. Starte den Tondienst des Computers neu; das Programm versucht es dann wieder.
    .braille = ton hängt
sound-ended = Der Ton ist abgestürzt und startet von selbst wieder. Die Worte kommen trotzdem.
    .braille = ton abgestürzt
sound-device-lost = Das Tonausgabegerät ist weg. Schließe es wieder an; das Programm versucht es dann wieder.
    .braille = tongerät weg
sound-file-missing = Der Klang { $name } fehlt in { $folder }. Installiere das Spiel neu, oder lege { $name }.wav dorthin. Die Worte dazu kommen trotzdem.
    .braille = klang { $name } fehlt
sound-file-broken = Der Klang { $name } in { $folder } lässt sich nicht lesen. Installiere das Spiel neu. Die Worte dazu kommen trotzdem.
    .braille = klang { $name } kaputt
sound-failed = Der Klang { $name } lässt sich nicht abspielen. Starte das Spiel neu, wenn das bleibt. Die Worte dazu kommen trotzdem.
    .braille = klang { $name } fehler
sound-volume-range = Die Lautstärke der Klänge muss eine ganze Zahl von 0 bis 100 sein, nicht { $value }.
    .braille = klänge 0-100
sound-pack-missing = Den Ordner { $folder } mit deinen Klängen gibt es nicht mehr. Leg ihn wieder an, oder wähl in den Einstellungen unter Klang andere Klänge. Bis dahin hörst du die Klänge des Programms.
    .braille = klangordner { $folder } fehlt
sound-pack-broken = Dein Klang { $name } in { $folder } lässt sich nicht lesen. Speichere ihn als WAV-Datei. Bis dahin hörst du den des Programms.
    .braille = klang { $name } in { $folder } kaputt
sound-pack-large = Dein Klang { $name } in { $folder } ist größer als { $megabytes } Megabyte. Kürze ihn. Bis dahin hörst du den des Programms.
    .braille = klang { $name } in { $folder } über { $megabytes } mb
