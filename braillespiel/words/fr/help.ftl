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
    .braille = messages
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

## Les touches qui comptent maintenant, en tête de l'aide

key-arrow-left = Flèche gauche
key-arrow-right = Flèche droite
key-arrow-up = Flèche haut
key-arrow-down = Flèche bas
now-left-hand = aller à gauche dans ta main
    .braille = gauche
now-right-hand = aller à droite dans ta main
    .braille = droite
now-up-hand = monter dans ta main
    .braille = haut
now-down-hand = descendre dans ta main
    .braille = bas
now-left = aller à gauche, { $zone }
    .braille = gauche
now-right = aller à droite, { $zone }
    .braille = droite
now-up = monter, { $zone }
    .braille = haut
now-down = descendre, { $zone }
    .braille = bas
now-choose = choisir quoi en faire : { $item }
    .brief = choisir, { $item }
    .braille = choisir { $item }
now-mark = marquer { $item }, puis ce qui va avec
    .brief = marquer { $item }
    .braille = marquer { $item }
now-next-live = aller à la prochaine chose utile
    .braille = suivante
now-zone = aller à la zone { $zone }
    .brief = zone { $zone }
    .braille = { $zone }
now-hint = entendre un bon coup, et pourquoi
    .braille = conseil
now-turn = entendre à qui le tour et ce que tu peux faire
    .braille = à qui
now-scores = entendre les scores
    .braille = scores
now-score-table = parcourir les scores
    .braille = scores un à un
now-last-event = entendre ce qui vient de se passer
    .braille = dernier
now-inspect = tout entendre sur l'élément choisi
    .braille = détails
now-game-menu = ouvrir le menu du jeu
    .braille = menu

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
press-key-again = Appuie encore sur la touche pour le faire
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
