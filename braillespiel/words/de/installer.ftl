### Das Installieren und Entfernen unter Windows.

installer-welcome-title = braillespiel installieren
installer-welcome-text = Das Spiel wird nur für dich installiert; Administratorrechte brauchst du nicht. Ist eine ältere Version da, wird sie ersetzt; deine Partien und Einstellungen bleiben.
installer-welcome-keys = Enter führt weiter, Escape bricht ab.
installer-folder-title = Ordner
installer-folder-text = In diesen Ordner kommt das Spiel. Du kannst ihn lassen, wie er ist. Enter installiert.
installer-folder = Ordner:
installer-installing-title = Wird installiert
installer-moment = Einen Moment bitte.
installer-done-title = braillespiel ist installiert
installer-done-text = Du findest es im Startmenü unter braillespiel. Enter schließt diese Seite; ist das Kästchen angekreuzt, startet das Spiel.
installer-run = &braillespiel jetzt starten
installer-remove-title = braillespiel entfernen
installer-remove-text = Das Spiel wird von diesem Computer entfernt. Danach wirst du gefragt, ob auch deine Partien und Einstellungen gelöscht werden sollen. Enter führt weiter, Escape bricht ab.
installer-removing-title = Wird entfernt
installer-removed-title = braillespiel ist entfernt
installer-removed-text = Enter schließt diese Seite.
installer-console = Befehlszeile
installer-ask-data = Auch deine Partien und Einstellungen löschen? Nein behält sie für eine spätere Installation.
installer-no-data = Deine Partien und Einstellungen ließen sich nicht löschen und bleiben. Läuft das Spiel noch?
installer-in-use = braillespiel läuft. Schließe es und drücke dann Wiederholen.
