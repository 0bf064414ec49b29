### Aide : groupes du tableau des touches, le guide.


## Groupes du tableau des touches

key-group-here = zone { $zone }
    .brief = { $zone }
    .braille = { $zone }
key-group-walk = se déplacer
key-group-act = agir
key-group-game = touches du jeu
    .brief = jeu
    .braille = jeu
key-group-zones = de zone en zone
    .brief = zones
    .braille = zones
key-group-ask = demander
key-group-program = le programme
    .braille = programme
key-group-messages = messages
    .braille = mess
key-group-sound = voix et sons
    .brief = sons
    .braille = sons
key-group-screen = fenêtre
    .braille = fenêtre
key-group-display = plage braille
    .brief = plage
    .braille = plage
key-group-menu = dans les menus
    .braille = menus
key-group-replay = relecture d'une partie
    .brief = relecture
key-group-network = à une table en réseau
    .brief = table en réseau
    .braille = table en réseau
key-group-class = dans une classe
key-group-desk = au pupitre du prof
key-group-typing = en écrivant
    .braille = écrire
key-names-range = { $first } à { $last }
command-nth-all = à la carte de ce numéro, 0 à la dixième
    .braille = à la carte
help-ask = demander quelque chose sur le jeu
    .braille = demander

## Le guide

guide-title = Le guide
    .braille = guide
guide-entry = Guide, par titres
    .brief = Guide
    .braille = guide
guide-unreadable = Le guide manque dans cette installation.
    .brief = Pas de guide
    .braille = pas de guide

## Agir

choose-unmark = Ne plus la marquer
    .braille = démarquer
press-key-again = appuie encore sur la touche pour le faire
    .braille = encore la touche

## Le premier démarrage

first-run-reader = Bienvenue dans braillespiel. C'est ton lecteur d'écran qui dit ceci. Entrée choisit un jeu ; Bas te mène aux parties guidées, à la parole, à la langue et au braille, Gauche et Droite changent un réglage.
    .brief = Bienvenue. Entrée choisit un jeu, Bas les réglages
    .braille = bienvenue, entrée: jouer, bas: régler
first-run-reader-braille = Bienvenue dans braillespiel. C'est ton lecteur d'écran qui dit ceci, et c'est sur ta plage braille de { $cells } cellules. Reçois-tu les deux ? Entrée choisit un jeu ; Bas te mène aux parties guidées, à la parole, à la langue et au braille, Gauche et Droite changent un réglage.
    .brief = Bienvenue. Lecteur d'écran et plage braille, reçois-tu les deux ?
    .braille = lecteur et braille sont là? entrée, ou éclair sur oui: jouer, bas: régler
first-run-voice = Bienvenue dans braillespiel. M'entends-tu ? Entrée choisit un jeu ; Bas te mène aux parties guidées, à la voix, au débit, à la langue et au braille, Gauche et Droite changent un réglage.
    .brief = Bienvenue. M'entends-tu ?
    .braille = m'entends-tu? entrée: jouer, bas: régler
first-run-voice-braille = Bienvenue dans braillespiel. M'entends-tu, et sens-tu ceci sur ta plage braille de { $cells } cellules ? Entrée choisit un jeu ; Bas te mène aux parties guidées, à la voix, au débit, à la langue et au braille, Gauche et Droite changent un réglage.
    .brief = Bienvenue. M'entends-tu, me sens-tu sous tes doigts ?
    .braille = sens-tu ceci? entrée, ou éclair sur oui: jouer, bas: régler
first-run-text = Bienvenue dans braillespiel. Ni voix ni plage braille ne répondent encore ; chaque phrase est ici en texte. Peux-tu la lire ? Entrée choisit un jeu ; Bas te mène aux parties guidées, à la voix, à la langue et au braille, Gauche et Droite changent un réglage.
    .brief = Bienvenue. Ni voix ni braille : peux-tu lire ceci ?
    .braille = bienvenue, entrée: jouer, bas: régler
first-run-text-braille = Bienvenue dans braillespiel. Ceci est sur ta plage braille de { $cells } cellules, aucune voix ne répond. Le sens-tu ? Entrée choisit un jeu ; Bas te mène aux parties guidées, à la voix, à la langue et au braille, Gauche et Droite changent un réglage.
    .brief = Bienvenue. Le sens-tu ?
    .braille = sens-tu ceci? entrée, ou éclair sur oui: jouer, bas: régler
first-run-go = Oui, choisir un jeu
    .brief = Oui
    .braille = oui
first-run-learn = D'abord apprendre, avec une partie guidée
    .brief = D'abord apprendre
    .braille = apprendre d'abord
