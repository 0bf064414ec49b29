### L'installation et la désinstallation sous Windows.

installer-welcome-title = Installer braillespiel
installer-welcome-text = Le jeu est installé pour toi seulement ; les droits d'administrateur ne sont pas nécessaires. S'il y a une version plus ancienne, elle est remplacée, et tes parties et tes réglages restent.
installer-welcome-keys = Entrée continue, Échap annule.
installer-folder-title = Dossier
installer-folder-text = Le jeu sera dans ce dossier. Tu peux le laisser tel quel. Entrée installe.
installer-folder = Dossier :
installer-installing-title = Installation
installer-moment = Un instant, s'il te plaît.
installer-done-title = braillespiel est installé
installer-done-text = Tu le trouves dans le menu Démarrer sous braillespiel. Entrée ferme cette page ; tant que la case est cochée, le jeu se lance.
installer-run = &Lancer braillespiel maintenant
installer-remove-title = Désinstaller braillespiel
installer-remove-text = Le jeu va être retiré de cet ordinateur. La question suivante est de savoir s'il faut effacer aussi tes parties et tes réglages. Entrée continue, Échap annule.
installer-removing-title = Désinstallation
installer-removed-title = braillespiel est désinstallé
installer-removed-text = Entrée ferme cette page.
installer-console = ligne de commande
installer-ask-data = Effacer aussi tes parties et tes réglages ? Non les garde pour une prochaine installation.
installer-no-data = Tes parties et tes réglages n'ont pas pu être effacés et restent. Le jeu est-il encore ouvert ?
installer-in-use = braillespiel est ouvert. Ferme-le, puis appuie sur Réessayer.
