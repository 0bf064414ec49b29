### Was der Speicher zu sagen hat: Partien, Einstellungen, Partiedateien.


## Etwas ließ sich nicht speichern. $path ist eine Datei, $detail, was das System meldet.

store-error-cannot-write = Nichts lässt sich speichern: { $path } ist nicht beschreibbar. Gib dir dort Schreibrechte oder nenne in BRAILLESPIEL_HOME einen anderen Ordner.
    .brief = Nichts lässt sich speichern.
    .braille = nicht gespeichert: schreibgeschützt
store-error-full = Datenträger voll, nicht gespeichert. Schaff Platz; die nächste Aktion speichert alles, was fehlt.
    .brief = Datenträger voll, nicht gespeichert.
    .braille = Platte voll
store-error-busy = Ein anderes Programm hält die Spielstände fest, nicht gespeichert. Die nächste Aktion versucht es wieder.
    .brief = Nicht gespeichert, Datei belegt.
    .braille = Datei belegt
store-error-broken = Die Datei der Spielstände ist beschädigt: { $path }. Starte neu; dann wird sie beiseitegelegt und eine neue angelegt.
    .brief = Spielstände beschädigt.
    .braille = Spielstände beschädigt
store-error-disk = Der Datenträger meldet einen Fehler, nicht gespeichert. Prüfe den Datenträger von { $path }.
    .brief = Datenträgerfehler, nicht gespeichert.
    .braille = Plattenfehler
store-error-too-new = Die Spielstände stammen von einer neueren Version von braillespiel. Aktualisiere es; bis dahin wird nichts gespeichert und geht nichts verloren.
    .brief = Neuere Spielstände, nicht gespeichert.
    .braille = Spielstände zu neu
store-error-away = Die Datenbank { $path } ist nicht zu erreichen: { $detail }.
    .brief = Datenbank fort, nicht gesichert.
    .braille = datenbank antwortet nicht
store-error-not-durable = Die Datenbank { $path } wartet nicht auf ihre Festplatte: { $detail } ist aus. Schalt es ein, damit nichts verloren geht, was schon gesagt ist.
    .brief = Datenbank unsicher: { $detail } ist aus.
    .braille = datenbank: { $detail } aus
store-error-address = Das ist keine Verbindungszeile für PostgreSQL. Sie sieht so aus: postgresql://name:passwort@rechner/datenbank; Sonderzeichen im Passwort schreibt man mit Prozent, etwa %40 für @.
    .brief = Keine Verbindungszeile.
    .braille = keine verbindungszeile
store-error-led-elsewhere = Ein anderer Rechner führt dieses Haus jetzt. Was hier unterwegs war, geschieht dort oder gar nicht.
    .brief = Ein anderer Rechner führt.
    .braille = anderer Rechner führt
store-error-silent = Die Datenbank antwortet nicht.
    .brief = Datenbank stumm.
    .braille = datenbank stumm
store-error-no-rights = Die Datenbank { $path } erlaubt zu wenig: { $detail }. Mach die Rolle der Verbindungszeile zu ihrer Eigentümerin.
    .brief = Datenbank: zu wenig Rechte.
    .braille = datenbank: zu wenig rechte
store-error-too-old = Die Tabellen der Datenbank { $path } sind die einer älteren Version von braillespiel, und diese Rolle darf sie nicht ändern. Das macht: braillespiel house upgrade --store-file DATEI, mit der Verbindungszeile ihrer Eigentümerin.
    .brief = Tabellen der Datenbank veraltet.
    .braille = tabellen der datenbank veraltet
store-error-unprotected = Die Verbindungszeile führt zu { $path }, auf einen anderen Rechner, und sagt nicht, wie sie unterwegs geschützt ist. Schreib sslmode=verify-full hinein, und mit sslrootcert=DATEI, wer das Zertifikat der Datenbank ausgestellt hat.
    .brief = Weg zur Datenbank ungeschützt.
    .braille = datenbank: sslmode fehlt
store-error-no-such-match = Diese gespeicherte Partie gibt es nicht: { $detail }. Wähle eine aus der Liste der Partien.
    .brief = Keine solche Partie.
    .braille = keine solche Partie
store-error-match-broken = Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen. Die anderen sind nicht betroffen.
    .brief = Partie beschädigt.
    .braille = Partie beschädigt
store-error-out-of-order = Diese Partie ging inzwischen anderswo weiter. Öffne sie neu aus der Liste der Partien.
    .brief = Partie ging anderswo weiter.
    .braille = ging anderswo weiter
store-error-in-use = Diese Partie läuft in einem anderen Fenster. Spiel dort weiter oder schließe sie zuerst.
    .brief = Partie anderswo offen.
    .braille = anderswo offen
store-error-gone = Die Datei der Spielstände wurde während des Spiels entfernt oder ersetzt, nicht gespeichert. Beende das Programm und starte es neu.
    .brief = Spielstände ersetzt, nicht gespeichert.
    .braille = Spielstände ersetzt

## Eine Datei, die kein Speicher von uns ist, heißt jetzt $path. Übernommen wurden $rescued Partien, beschädigt sind $lost.

store-set-aside-broken =
    Die Datei der Spielstände war beschädigt. Sie liegt jetzt unter { $path }, eine neue ist angelegt. { $rescued ->
        [0] Keine Partie ließ sich übernehmen.
        [one] Eine Partie ist übernommen.
       *[other] { $rescued } Partien sind übernommen.
    }{ $lost ->
        [0] { "" }
        [one] { " " }Eine ist beschädigt.
       *[other] { " " }{ $lost } sind beschädigt.
    }
    .brief = Spielstände beschädigt, { $rescued } übernommen, { $lost } nicht.
    .braille = Datei beschädigt: { $rescued } heil, { $lost } nicht
store-set-aside-foreign = Die Datei der Spielstände gehört einem anderen Programm. Sie liegt jetzt unter { $path }, eine neue ist angelegt.
    .brief = Fremde Datei verwahrt, neue angelegt.
    .braille = fremde Datei verwahrt, neue da

## Einstellungen. $setting ist ihr Name, $value der falsche Wert, $used, was stattdessen gilt.

setting-error-unknown = Eine Einstellung { $setting } gibt es nicht. Die Einstellungen stehen unter { $settings-key }.
    .brief = Keine solche Einstellung.
    .braille = keine solche Einstellung
setting-error-value = { $value } geht nicht bei { $setting }.
    .brief = Geht nicht.
    .braille = geht nicht
setting-bad = { $setting } hatte den unmöglichen Wert { $value }. Jetzt gilt { $used }.
    .brief = { $setting } ist wieder { $used }.
    .braille = { $setting } → { $used }

## Partiedateien. $path ist die Datei.

match-file-foreign = { $path } ist keine Partiedatei. Partiedateien enden auf bsmatch.
    .brief = Keine Partiedatei.
    .braille = keine Partiedatei
match-file-too-new = { $path } stammt von einer neueren Version von braillespiel. Aktualisiere es, um diese Datei zu öffnen.
    .brief = Datei zu neu.
    .braille = Datei zu neu
match-file-broken = { $path } ist beschädigt und blieb, wie sie ist. Die Stelle: { $detail }.
    .brief = Datei beschädigt.
    .braille = Datei beschädigt
match-file-exists = { $path } gibt es schon und wurde nicht überschrieben. Wähle einen anderen Namen.
    .brief = Datei gibt es schon.
    .braille = Datei gibt es schon
match-file-cannot-write = { $path } lässt sich nicht schreiben: { $detail }. Wähle einen anderen Ordner.
    .brief = Schreiben geht nicht.
    .braille = Schreiben geht nicht
store-error-at-a-table = Diese Partie gehört zu einem Netzwerktisch und ist nicht zu Ende, ihre Karten bleiben verdeckt. Öffne deinen Tisch für andere, um sie weiterzuspielen.
    .brief = Öffne deinen Tisch, um sie weiterzuspielen.
    .braille = an deinem tisch: öffne ihn
match-file-at-a-table = { $path } enthält eine Partie eines Netzwerktischs, die nicht zu Ende ist; ihre Karten bleiben verdeckt. Spielt sie am Tisch zu Ende und exportiere sie dann noch einmal.
    .brief = Nicht zu Ende: spielt sie am Tisch fertig.
    .braille = nicht zu ende: am tisch spielen

## Der Datenordner $path liegt, wo auch andere Computer schreiben.

store-place-network = Deine Partien liegen auf einem Netzlaufwerk, { $path }. Spiele nie auf zwei Computern zugleich, sonst können sie Schaden nehmen. Sicherer ist ein Ordner nur auf diesem Computer: Verschieb das Spiel dorthin, oder nenne ihn in BRAILLESPIEL_HOME.
    .brief = Partien auf einem Netzlaufwerk. Nie auf zwei Computern zugleich spielen.
    .braille = Partien im Netz: nie zwei Computer zugleich
store-place-onedrive = Deine Partien liegen in OneDrive, { $path }. Spiele nie auf zwei Computern zugleich, sonst können sie Schaden nehmen. Sicherer ist ein Ordner nur auf diesem Computer: Verschieb das Spiel dorthin, oder nenne ihn in BRAILLESPIEL_HOME.
    .brief = Partien in OneDrive. Nie auf zwei Computern zugleich spielen.
    .braille = Partien in OneDrive: nie zwei Computer zugleich
