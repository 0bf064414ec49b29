### La mallette : ce qu'il faut à un vrai jeu sur la table, en plus de sa boîte.


## La commande

kit-help = faire tout ce qu'il faut à un vrai jeu sur la table : étiquettes, clé, guide, pièces à imprimer
kit-help-deck = un des cinq jeux, un paquet du catalogue, ou un fichier à toi
kit-help-out = dossier pour les fichiers
kit-help-lang = langue des étiquettes et des textes
kit-help-have = ce que tu as, séparé par des virgules : { $known } ; sans cela, tout
kit-help-readers = qui lit, séparé par des virgules : { $known } ; sans cela, tout le monde
kit-help-house = prendre les cartes inventées par le programme là où les tiennes ne sont pas connues
kit-help-json = résultat en JSON
kit-made =
    { $name } : { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    } dans { $folder }. Commence par index.html.
kit-unknown = { $option } { $value } n'est pas connu. Choisis parmi { $known }.
kit-failed = Pas fait : { $file }. { $reason }

## La première page

kit-title = { $deck } : la mallette
kit-untried = Pas encore essayé du doigt : aucune personne aveugle n'a touché ces pièces jusqu'ici.
kit-other-language = Ce texte est en anglais ; il n'y en a pas encore dans ta langue.
kit-questions = Deux questions mènent à tes fichiers. Ne coche rien pour les voir tous.
kit-have = Qu'as-tu ?
kit-readers = Qui lit ?
kit-files = Tes fichiers
kit-have-printer = une imprimante
kit-have-embosser = une embosseuse
kit-have-slate = tablette et poinçon
kit-have-tape = une pince à étiqueter
kit-have-swell = du papier gonflant et son four
kit-have-3d = une imprimante 3D
kit-readers-braille = quelqu'un qui lit le braille
kit-readers-large = quelqu'un qui a besoin de gros caractères
kit-readers-print = quelqu'un qui lit l'écriture ordinaire
kit-file-guide = le guide : commence ici
kit-file-key = la clé : ce que veulent dire les étiquettes, et les règles à la table
kit-file-labels = étiquettes à découper
kit-file-cards = cartes entières avec braille et noir
kit-file-slate = étiquettes vues de derrière, à percer au poinçon
kit-file-swell = étiquettes pour papier gonflant
kit-file-brf = étiquettes pour embosseuses ; les premières pages disent laquelle est où
kit-file-tape = liste pour pinces à étiqueter : ce qu'il faut composer pour chaque étiquette
kit-file-large = étiquettes en gros caractères
kit-file-proof = feuille d'épreuve pour vérifier les étiquettes
kit-file-list = liste de toutes les étiquettes en braille Unicode
kit-file-glass = sablier qui s'entend et se touche
kit-file-field = le plateau pour minicartes en A3, sans imprimante 3D

## Où sont les étiquettes

kit-where = { $deck } : où sont les étiquettes
kit-where-text = Les pages après celle-ci sont à découper. Chaque rangée de gauche à droite :
kit-where-sheet = Feuille { $number }
kit-where-row = Rangée { $row } : { $cards }.
kit-where-card = { $card } ({ $count })

## La clé

kit-key = { $deck } : la clé
kit-key-text =
    Voici ce que veulent dire les étiquettes { BEGINS($deck) ->
        [vowel] d'{ $deck }
        [h] d'{ $deck }
       *[other] de { $deck }
    }, pour tout le monde à la table.
kit-key-signs = Ce que veulent dire les signes
kit-key-colour-first = Une étiquette commence par la lettre de la couleur ; le nombre suit, sans indicateur de nombre.
kit-key-value-first = Une étiquette commence par le nombre, sans indicateur de nombre ; la lettre de la couleur suit.
kit-key-numbers = Une étiquette est le nombre de la carte.
kit-key-words = Une étiquette est le nom de la carte, ou sa forme courte.
kit-key-colours = Couleurs
kit-key-values = Nombres et valeurs
kit-key-top = Dans quel sens
kit-key-corner = Les étiquettes à découper et les cartes entières ont le coin en haut à droite coupé. Les autocollants et les étiquettes embossées ont une ligne sous les points.
kit-key-line = Chaque étiquette a une ligne sous les points.
kit-key-no-corner = Aucune étiquette de ce paquet ne peut être prise pour une autre, dans quelque sens qu'elle soit.
kit-key-tile = L'étiquette est droite sur une tuile posée comme dans la pioche.
kit-key-print = Le noir sur les étiquettes a 9 points. Là où une étiquette ou un autocollant n'a pas assez de place, comme un de 10 mm, il n'y en a pas.
kit-key-no-print =
    { $count ->
        [1] Une étiquette n'a pas de noir : elle n'a pas de place pour 9 points.
       *[other] { $count } étiquettes n'ont pas de noir : elles n'ont pas de place pour 9 points.
    }
kit-key-packing = Contenu
kit-key-packing-text = { $cards } cartes, dont { $kinds } différentes. Étiquette, nom, combien :
kit-key-card = { $card } : { $count }
kit-key-rules = Les règles à la table
kit-key-house = Règles maison
kit-key-house-text = Mettez-vous d'accord sur elles avant de commencer. Elles changent qui a le temps de quoi, non qui gagne.

## Règles maison

kit-house-1 = Qui joue une carte la dit à voix haute : couleur et nombre. Qui retourne une carte la dit aussi.
kit-house-2 = Une carte visible reste où elle est. Si un doigt l'a déplacée, qui voit la remet en place.
kit-house-3 = Les mains se touchent sous le bord de la table ou dans un porte-cartes. Personne ne regarde dedans.
kit-house-4 = Chacun peut demander à tout moment ce qui est visible, et on répond dans l'ordre de la table.
kit-six-house-1 = Qui lance peut toucher les dés aussi longtemps qu'il faut, et dit la somme à voix haute. Elle vaut à partir de là.
kit-six-house-2 = On sauve à la voix : « à moi ». C'est la voix la plus rapide qui compte, non la main la plus rapide.
kit-six-house-3 = Le sablier est la page glass.html sur un téléphone, ou il est sous le tube. Un joueur le retourne ; qui le soulève le fait parler.
kit-six-house-4 = Pour décider s'il faut lancer ou soulever, on a le temps que le joueur suivant compte lentement jusqu'à trois.
kit-six-strokes = Les traits sont sur tes cartes : la mallette ne les connaît pas. Qui voit te les lit une fois ; note-les.
kit-ludoteca-house-1 = Les rangées vont de gauche à droite dans l'ordre des piliers, chacune dans sa propre rangée avec sa lettre en tête.
kit-ludoteca-house-2 = Un pilier terminé reçoit son marqueur sur la rangée. On le touche avant tout le reste.
kit-ludoteca-house-3 = Qui pioche un texte inconnu le fait lire par le joueur de gauche, loin des autres, et n'en dit rien à voix haute.
kit-logomachy-house-1 = Le milieu est en rangées de quatre. Une nouvelle carte va au bout de la dernière rangée.
kit-logomachy-house-2 = Les jetons sont dans une coupelle par joueur : une main dans la coupelle dit combien.
kit-hexaducto-house-1 = Les tuiles sont dans leurs cases. Visibles, elles ont des points, cachées, un creux ; une case vide est un trou.
kit-hexaducto-house-2 = Les groupes et les suites qui partent sont nommés et enlevés un à un, pour que tout le monde puisse vérifier.
kit-hexaducto-house-3 = Arrimer : les morceaux du plateau se poussent dans l'anneau extérieur, tuile par tuile, avec les mêmes voisines.
kit-cubus-house-1 = C'est le tas de cubes sur la planche de plan qui compte ; l'image en tuiles est ce qu'en voient les joueurs voyants.
kit-cubus-house-2 = Qui construit dit la colonne, la rangée et la hauteur de chaque nouveau cube. La colonne 1, rangée 1, est près des deux arêtes.
kit-cubus-house-3 = Qui a posé l'image dit combien de tuiles de chaque sorte il a fallu.
kit-cubus-lids = Couvercles ouverts : un couvercle ouvert reste à sa place dans l'image, et n'est jamais recouvert ni fermé. Les couvercles fermés servent d'abord.
kit-cubus-knock = Toquer : si tu ne peux pas construire, les autres peuvent toquer. Qui toque d'abord et montre une construction avec tes tuiles en reçoit les points ; sans construction, tous les autres en reçoivent 2.
kit-cubus-setup = Mise en place : 16 côtés gauches et 16 côtés droits, 12 couvercles fermés et 4 ouverts. Une boîte de trois tuiles est prête. À la première manche, tout le monde ne fait que piocher.

## Le guide

kit-guide = { $deck } : le guide
kit-guide-safety = Avant tout
kit-guide-safety-1 = Petites pièces : pas pour les enfants de moins de trois ans.
kit-guide-safety-2 = Touche chaque pièce imprimée tout autour avant de jouer avec elle. Ponce les bords coupants avec du papier fin, 240 ou plus fin, et essuie la poussière.
kit-guide-safety-3 = Matériau : PLA ou PETG pour les pièces. Étiquettes : un film adhésif pour embosseuses de 0,15 à 0,2 mm garde ses points le plus longtemps ; des points en papier s'usent en quelques semaines.
kit-guide-safety-4 = À l'impression, les points et les arêtes restent sur le dessus, en couches de 0,15 mm ou moins.
kit-guide-labels = Les étiquettes
kit-guide-labels-text =
    { $count } étiquettes. Pour les découper, { $sheets ->
        [1] une feuille demande
       *[other] { $sheets } feuilles demandent
    } { $cuts } coupes droites de repère en repère. Couper et coller prend environ { $minutes } minutes, à 25 secondes chacune.
kit-guide-step-1 = Trie les cartes avec quelqu'un qui voit, sorte par sorte, dans l'ordre de la liste du contenu de la clé. Mets une bande de papier entre deux sortes.
kit-guide-step-2 = Pose les étiquettes d'une sorte à ta gauche, les cartes à ta droite, et le support usagé dans un bol.
kit-guide-step-3 = Cale une carte dans le coin d'un couvercle de boîte ou d'un plateau : elle ne bouge plus, et deux de ses bords guident tes doigts.
kit-guide-step-4 = Touche dans quel sens est l'étiquette : le coin coupé est en haut à droite, ou la ligne est en dessous. Lis-la une fois.
kit-guide-step-5 = Colle-la en haut à gauche sur la face, à un bout de doigt des deux bords. Fais faire un demi-tour à la carte et colle la seconde.
kit-guide-step-6 = Relis-la sur la carte et range la carte face cachée. À la suivante.
kit-guide-tile-5 = Colle-la au milieu de la tuile, droite quand la tuile est posée comme dans la pioche.
kit-guide-parts = Les pièces
kit-guide-part =
    { $part } : { $count ->
        [1] une pièce
       *[other] { $count } pièces
    } sur { $plates ->
        [1] un plateau d'impression
       *[other] { $plates } plateaux d'impression
    } de 180 mm, environ { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    } et { $grams } grammes.
kit-index-part =
    { $part } : environ { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }, { $grams } grammes
kit-guide-trial = Un essai : personne n'a joué avec.
kit-guide-game = À la table
kit-part-board = planche d'un joueur, 37 cases ; à imprimer une par joueur
kit-part-tiles = tuiles à points
kit-part-lozenges = tuiles à motifs
kit-part-plan-board = planche de plan pour cubes de 20 mm
kit-part-strips = barrettes à trois creux pour les cartes visibles
kit-part-dice-tray = bac à dés
kit-part-piles = bac pour deux tas ; celui qui a l'arête est la défausse
kit-part-rows = réglettes pour les six rangées d'un joueur ; à imprimer six par joueur
kit-part-kept = bac pour un carré, avec l'arête, et pour les ressources
kit-part-tags = plaquettes à coller
kit-part-jig = gabarit pour embosser à la main les coins des cartes
kit-hexaducto-guide-1 = La planche a un hexagone de 19 cases à hauts murs et, autour, un anneau plus bas de 18. Les morceaux du plateau s'arriment dans l'anneau.
kit-hexaducto-guide-2 = Une tuile n'entre que dans un sens : son encoche va à la dent en haut de la case. Face cachée, elle entre aussi, et ses points sont dans le trou en dessous.
kit-hexaducto-guide-3 = Pose la planche sur un tapis de caoutchouc. Pour soulever une tuile, pousse par en dessous à travers le trou.
kit-hexaducto-guide-4 = Pioche dans un sac de tissu plutôt que sur une pile. La défausse est un bol ; la dernière tuile est posée à côté.
kit-hexaducto-guide-5 = Sans imprimante 3D : imprime field.pdf en A3 ou sur papier gonflant, et joue avec des minicartes de 44 sur 68 mm.
kit-six-guide-1 = Achète des dés aux points en relief (dés tactiles) ; les boutiques de matériel adapté en ont. Lance dans le bac : le rebord les retient, et une main à plat trouve les trois.
kit-six-guide-2 = Chaque joueur a une barrette : trois creux pour les cartes visibles, la pioche à gauche, les cartes sauvées à droite.
kit-six-guide-3 = Ouvre glass.html sur un téléphone avant de commencer. La page marche sans internet. Le téléphone doit rester éveillé : règle son écran pour qu'il ne s'éteigne pas.
kit-six-guide-4 = Trie chaque couleur de 1 à 18. Les étiquettes viennent dans cet ordre.
kit-ludoteca-guide-1 = Parmi les plaquettes, il y en a une pour chaque carte. Mets une plaquette de chaque pilier dans le logement en tête d'une réglette, et pose les six réglettes l'une sous l'autre : les cartes de la rangée sont contre le rebord, de gauche à droite.
kit-ludoteca-guide-2 = Les étiquettes « Terminé avec succès » vont chacune sur une pièce de monnaie ou un jeton. Elles verrouillent une rangée.
kit-ludoteca-guide-3 = Ressources et objectifs : seule ta boîte dit ce qu'il y a dessus. Écris-le dans le fichier de ton paquet, et la mallette fait aussi leurs étiquettes.
kit-logomachy-guide-1 = N'importe quelles pièces de monnaie servent de jetons. Il faut une coupelle à chaque joueur.
kit-logomachy-guide-2 = De cinq à huit joueurs, il faut parfois un second paquet : imprime les étiquettes deux fois.
kit-cubus-guide-1 = Prends des cubes de 20 mm comme en ont les écoles, par exemple Multilink, Unifix ou en bois. 64 suffisent.
kit-cubus-guide-2 = Chaque case de la planche est une colonne du tas. La hauteur est le nombre de cubes ; aucun cube ne flotte.
kit-cubus-guide-3 = Les tuiles pour l'image : trois arêtes sont un côté gauche, quinze bosses un côté droit. Une face lisse avec un rebord est un couvercle fermé, un creux profond avec un rebord un couvercle ouvert. Cela se sent dans quelque sens que soit la tuile.
kit-own-guide-1 = Un paquet à toi : vérifie les étiquettes sur la feuille d'épreuve avant de couper quoi que ce soit.

## Le sablier

kit-glass = Sablier
kit-glass-text = « Retourner » lance environ deux minutes. Jusqu'à ce que tu le soulèves, rien n'est dit. Garde cet appareil éveillé : règle son écran pour qu'il ne s'éteigne pas, et laisse cette page au premier plan.
kit-glass-turn = Retourner
kit-glass-lift = Soulever
kit-glass-runs = Le sablier coule.
kit-glass-over = Le temps est écoulé.
kit-glass-left =
    Il reste du sable : { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }.

## Cours tout prêts

kit-lesson-lay-out = Qui joue avec des cartes sur la table pose ceci :
