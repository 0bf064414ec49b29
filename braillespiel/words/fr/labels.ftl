### Étiquettes braille pour paquets de cartes : résumés, ligne de commande, erreurs.


## Ce qui a été changé

change-letter = { $colour } est maintenant { $after } au lieu de { $before }, sur toutes ses cartes.
change-sign = Tous les nombres ont maintenant leur indicateur de nombre, après la couleur.
change-mark =
    { $cards } : une marque { $points ->
        [one] du point
       *[other] des points
    } { $dots } suit maintenant { $count ->
        [one] l'étiquette
       *[other] chacune de ces étiquettes
    }.
change-wrap = { $cards } : l'étiquette est maintenant coupée en lignes, { $lines } au plus.
change-short = Formes courtes : { $forms }.
too-long =
    { $cards } : ces étiquettes sont trop longues ; { $place ->
        [sticker] l'autocollant reçoit
       *[card] la carte reçoit
    } { $room_cells } cellules sur { $room_lines ->
        [1] une ligne
       *[other] { $room_lines } lignes
    }{ $place ->
        [sticker] { "" }
       *[card] { " " }avec une marge de { $margin } millimètres
    }. { $way ->
        [short] --short les raccourcit.
       *[wrap] --fix les coupe en lignes.
    }
change-table = La table braille est maintenant { $after } au lieu de { $before }.

## Résumés

conflicts =
    { $count ->
        [0] aucun conflit
        [one] un conflit
       *[other] { $count } conflits
    }
count-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
summary-check =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $conflicts }.
summary =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $unit ->
        [part]
            { $sheets ->
                [1] une pièce
               *[other] { $sheets } pièces
            }
        [plate]
            { $sheets ->
                [1] un plateau
               *[other] { $sheets } plateaux
            }
        [list]
            { $sheets ->
                [1] une liste
               *[other] { $sheets } listes
            }
       *[sheet]
            { $sheets ->
                [1] une feuille
               *[other] { $sheets } feuilles
            }
    }, { $conflicts }.
files-written =
    { $files ->
        [0] Aucun fichier
        [one] Un fichier
       *[other] { $files } fichiers
    } dans { $folder }.
nothing-to-fix = Rien n'était à corriger.
more-findings =
    { $count ->
        [1] Et encore un constat de ce genre ; --json le donne.
       *[other] Et encore { $count } constats de ce genre ; --json les donne tous.
    }
gave-up = Toutes les corrections n'ont pas pu être essayées en 5 secondes ; voici la meilleure trouvée.
file-kept = { $file } avait été modifié à la main ; l'ancien s'appelle maintenant { $backup }.
file-renamed = { $file } est le fichier lu et reste tel quel ; le résultat est dans { $name }.
left-over =
    { $count ->
        [1] Encore là, d'un lancement précédent : { $files }. Efface-le, ou utilise --clean.
       *[other] Encore là, d'un lancement précédent : { $files }. Efface-les, ou utilise --clean.
    }
removed = Effacé, reste d'un lancement précédent : { $files }.
no-print =
    { $count ->
        [1] Sur une carte, il n'y a pas de place pour le noir à côté des points.
       *[other] Sur { $count } cartes, il n'y a pas de place pour le noir à côté des points.
    }
no-effect =
    { $count ->
        [one] { $options } n'a pas d'effet ici.
       *[other] { $options } n'ont pas d'effet ici.
    }
format-failed = Pas fait : { $what }. { $error }
stopped = Arrêté. Ce qui était déjà écrit est complet.
progress = { $what }, { $step } sur { $steps }
progress-done = { $what }
format-pdf = étiquettes en PDF
format-svg = étiquettes en SVG
format-brf = fichier braille pour embosseuses
format-pef = PEF pour embosseuses
format-txt = liste en braille Unicode
format-stl = plaquettes pour l'imprimante 3D, STL
format-3mf = plaquettes pour l'imprimante 3D, 3MF
format-tape = liste pour pinces à étiqueter
format-gcode = G-code pour BrailleRAP
format-large = gros caractères
format-proof = feuille d'épreuve
format-deck = fichier du paquet à modifier à la main
format-fixed = fichier du paquet avec les corrections
format-done = fait
calibration-title = Page de calibrage
calibration-1 = 1. Imprime cette page à 100 pour cent, sans l'ajuster au papier.
calibration-2 = 2. Mesure du bord gauche du papier au cadre. Cela doit faire { $left } mm.
calibration-3 = 3. Mesure du bord haut du papier au cadre. Cela doit faire { $top } mm.
calibration-4 = 4. Mesure le cadre : { $width } mm de large et { $height } mm de haut.
calibration-5 = 5. Donne les quatre nombres : { $program } labels --printer NOM --measured GAUCHE,HAUT,LARGEUR,HAUTEUR

## La ligne de commande

help = faire des étiquettes braille pour un vrai paquet de cartes
help-deck = un jeu, un paquet du catalogue, ou un fichier TOML ou CSV ; - pour l'entrée standard ; avec --list, des mots à chercher
help-check = vérifier le paquet et dire ce qui a été trouvé
help-fix = appliquer des corrections et dire ce qu'elles ont changé
help-short = raccourcir les longues étiquettes et dire comment ; applique aussi les corrections
help-json = résultat en JSON
help-format = quoi faire, séparé par des virgules : { $formats }
help-out = dossier pour les fichiers
help-clean = effacer ce qu'un lancement précédent, plus gros, a laissé dans le dossier
help-lang = langue des étiquettes : de, en, fr
help-notation = système de notation : { $known }
help-table = table braille, comme de-g0, ueb-g1, fr
help-profile = dimensions du braille : { $known }
help-card-size = taille des cartes : { $known }, ou 63x88 en millimètres
help-margin = du bord de la carte au point le plus proche, en millimètres
help-sheet = cut (étiquettes à découper), cards (cartes entières), { $known }, ou LxH,COLONNESxLIGNES,GAUCHExHAUT,PASxPAS en millimètres
help-paper = papier des étiquettes à découper
help-per-card = étiquettes par carte, 1 ou 2
help-first = premier autocollant libre d'une feuille entamée
help-no-print = pas de noir sous les points
help-no-frames = pas de contours
help-knife = de la coupe aux points des étiquettes à découper, en millimètres
help-tight = les points peuvent être à moins de 1 millimètre du bord de leur étiquette
help-house = prendre les cartes inventées par le programme là où les tiennes ne sont pas connues
help-orient = comment un doigt reconnaît le haut d'une étiquette : auto (ce qu'il faut au paquet), none, corner (coin coupé en haut à droite), line (ligne sous les points)
help-mirror = en miroir, pour tablette et poinçon
help-swell = points pour papier gonflant
help-embosser = papier de l'embosseuse : { $known }
help-code = table de codes du fichier braille : brf (NABCC), brf-de (Eurobraille), ou un fichier .dis de liblouis
help-columns = cellules par ligne
help-rows = lignes par page
help-newline = fin de ligne dans le fichier braille
help-form-feed = un saut de page après chaque page
help-printer = corriger pour cette imprimante
help-measured = retenir ce que tu as mesuré sur la page de calibrage pour --printer : gauche,haut,largeur,hauteur en millimètres
help-calibrate = écrire la page de calibrage dans --out
help-offset = décaler la page de x,y millimètres
help-scale = étirer la page de x,y
help-compensate = millimètres ajoutés à la hauteur des points imprimés
help-thick = épaisseur des plaquettes en millimètres
help-standing = les plaquettes s'impriment sur la tranche
help-bed = plateau d'impression, par exemple 180x180
help-list = lister les paquets, systèmes, tables, dimensions et feuilles ; avec un mot, chercher dans le catalogue des paquets
list-decks = Paquets : { $names }.
list-catalogue = Catalogue de ce qui va avec les étiquettes ; --list et un mot y cherche :
list-checked =
    { $checked ->
        [yes] Contenu comparé à une boîte.
       *[no] Contenu non comparé à une boîte.
    }
list-short =
    { $name } : { $deck }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. { $state }
list-entry =
    { $name } : { $deck }, { $edition }. { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de { $width } sur { $height } millimètres, { $language ->
        [none] sans mots
       *[other] mots en { $language }
    }. { $count ->
        [0] { "" }
       *[other] Pour { $games }.{ " " }
    }{ $publisher ->
        [none] { "" }
       *[other] Étiquettes pour { $deck } ({ $publisher }), sans aucun lien avec l'éditeur.{ " " }
    }{ $state } Compté par { $by }, { $date } : { $from }.
list-way =
    { $way ->
        [corner] Aucune étiquette n'est prise pour une autre une fois le coin coupé.
        [line] Aucune étiquette n'est prise pour une autre avec une ligne en dessous.
       *[letters] Aucune étiquette n'est prise pour une autre, dans quelque sens qu'elle soit.
    }
list-none = Rien dans le catalogue ne contient { $word }. Il y a { $names }.
list-schemes = Systèmes de notation : { $names }.
list-tables = Tables braille : { $names }.
list-profiles = Dimensions : { $names }.
list-cards = Tailles de carte : { $names }.
list-sheets = Feuilles d'autocollants : { $names }.
list-embossers = Papier d'embosseuse : { $names }.
list-printers = Imprimantes mesurées : { $names }.
list-own = Tes propres entrées vont dans { $folder }, dans des fichiers nommés profiles.toml, cards.toml, sheets.toml et embossers.toml ; ce que veulent dire les codes d'un paquet, dans meanings.toml.
printer-stored = { $name } : décaler de { $x } et { $y } millimètres, étirer de { $sx } et { $sy }. Enregistré dans { $file }.

## Erreurs : ce qui ne va pas, et que faire

error = { $message }
standard-input = Entrée standard
error-toml = { $file }, ligne { $line }, colonne { $column } : à partir d'ici, le fichier n'est pas du TOML valide. Vérifie les guillemets, les crochets et les signes égal.
error-toml-end = { $file } n'est pas du TOML valide. Vérifie les guillemets et les crochets jusqu'à la fin du fichier.
error-field = { $file }, ligne { $line }, entrée { $entry } : { $field } manque ou n'a pas de sens. Indique une longueur en millimètres.
error-newline = { $file }, ligne { $line }, entrée { $entry } : newline peut être crlf ou lf.
error-count = { $file }, ligne { $line }, entrée { $entry } : { $field } manque ou n'a pas de sens. Indique un nombre entier de 1 à 2000.
error-entry = { $file } : { $entry } doit être une table. Mets la ligne dans une section comme [mine].
error-printers = { $file } contient des nombres qu'aucune imprimante ne peut avoir. Efface le fichier et mesure à nouveau tes imprimantes.
error-dots = { $dots } ne sont pas des points. Écris chaque cellule par les numéros de ses points, séparées par des tirets, comme 1235-2356 ; 0 est une cellule vide.
error-control = { $file }, ligne { $line } : il y a ici un caractère de contrôle invisible, { $what }. Efface-le.
error-long = { $file }, ligne { $line } : un texte a { $what } caractères. Aucune carte n'a de place pour plus de 200.
error-deck-dots = { $file }, ligne { $line } : { $dots } ne sont pas des points. Écris chaque cellule par les numéros de ses points, séparées par des tirets, comme 1235-2356 ; 0 est une cellule vide.
error-deck-card = { $file }, ligne { $line } : { $name } n'est pas une taille de carte. Choisis parmi { $known }, ou indique largeur et hauteur en millimètres, comme 63x88.
error-deck-scheme = { $file }, ligne { $line } : { $name } n'est pas un système de notation. Choisis parmi { $known }.
error-deck-orient = { $file }, ligne { $line } : { $name } ne montre pas où est le haut. Choisis parmi { $known }.
error-entry-lacks = { $file }, ligne { $line } : l'entrée du catalogue n'a pas de { $field }. Ajoute-le.
error-entry-date = { $file }, ligne { $line } : { $date } n'est pas une date. Écris-la comme 2026-11-24, sans guillemets.
error-entry-checked = { $file }, ligne { $line } : checked doit être true ou false.
error-meaning = { $file } : { $deck } n'a pas de carte { $card }. Il a { $known }.
error-sold-cards = { $deck } : il n'y a que des étiquettes, pas de cartes entières.
error-deck-turn = { $file }, ligne { $line } : { $turn } n'est pas un angle de 0 à 359 degrés.
error-owned = Impossible de lire ton paquet { $file } : { $reason }
error-document = { $file } est un document de bureautique. Enregistres-y la feuille en CSV.
error-profile = { $name } n'est pas un profil de dimensions. Choisis parmi { $known }.
error-card-size = { $name } n'est pas une taille de carte. Choisis parmi { $known }, ou indique largeur et hauteur en millimètres, comme 63x88.
error-card-range = { $name } n'est pas une taille de carte. La largeur et la hauteur vont de { $least } à { $most } millimètres.
error-bed-size = { $name } n'est pas un plateau d'impression. Indique largeur et profondeur en millimètres, de { $least } à { $most }, comme 180x180.
error-sheet = { $name } n'est pas une feuille d'autocollants. Choisis parmi { $known }, ou indique LxH,COLONNESxLIGNES,GAUCHExHAUT,PASxPAS en millimètres.
error-sheet-empty = La feuille { $sheet } n'a pas d'autocollants. Indique au moins une colonne et une ligne.
error-sheet-overlap = Les autocollants de la feuille { $sheet } se chevauchent. Le pas doit être au moins égal à la taille.
error-sheet-paper = Les autocollants de la feuille { $sheet } sortent du papier. Vérifie la taille, le pas et les marges.
error-paper-range = Le papier de la feuille { $sheet } est impossible. La largeur et la hauteur vont de { $least } à { $most } millimètres.
error-embosser = { $name } n'est pas un papier d'embosseuse. Choisis parmi { $known }.
error-scheme = { $name } n'est pas un système de notation. Choisis parmi { $known }.
error-table = { $table } n'est pas une table braille utilisable. Choisis parmi { $known }.
error-display = { $table } n'est pas une table de codes pour fichiers braille. Utilise brf ou brf-de.
error-liblouis =
    liblouis, le traducteur braille, manque. { $system ->
        [windows] Réinstalle braillespiel, ou écris les étiquettes en points.
        [macos] Réinstalle braillespiel, ou écris les étiquettes en points.
        [debian] Le remède : sudo apt install liblouis20 liblouis-data ; ou écris les étiquettes en points.
       *[linux] Installe le paquet liblouis de ton système avec ses tables, ou écris les étiquettes en points.
    }
error-eight-dots = Un fichier braille a six points par cellule, mais une étiquette utilise le point 7 ou 8. Utilise une table à six points, ou PEF.
error-deck-unknown = { $name } n'est pas un paquet. Choisis parmi { $known } ; ou indique un fichier qui se termine par .toml ou .csv.
error-deck-empty = { $file } n'a pas de cartes. Ajoutes-en.
error-deck-large = { $file } a { $count } cartes. Plus de { $most }, ce n'est pas possible.
error-deck-table = { $file }, ligne { $line } : { $field } doit être une table.
error-file = Impossible de lire { $file } : { $reason }.
error-encoding = { $file } n'est pas un texte en UTF-8 ou Windows-1252. Enregistre-le en UTF-8.
error-csv = { $file }, ligne { $line } : les guillemets ne vont pas par paires. Chaque guillemet ouvert doit se fermer.
error-csv-letter = { $file }, ligne { $line } : { $colour } a ici la lettre { $two } et plus haut { $one }. Donne une seule lettre à chaque couleur.
error-csv-header = { $file }, ligne { $line } : aucune colonne ne s'appelle name, colour ou value. La première ligne doit nommer les colonnes.
error-csv-name = { $file }, ligne { $line } : la carte n'a pas de nom. Écris ce qu'il y a dessus.
error-copies = { $file }, ligne { $line } : { $copies } n'est pas un nombre d'exemplaires. Écris un nombre entier de 1 à 999.
error-card-twice = { $file }, ligne { $line } : { $card } est là deux fois. Donne à l'une un autre id, ou augmente copies.
error-card-id = { $file }, ligne { $line } : la carte n'a ni id, ni couleur, ni valeur. Donne-lui un id.
error-colour =
    { $file }, ligne { $line } : { $colour } n'est pas une couleur de ce paquet. { $count ->
        [0] Il n'en a pas encore ; écris une section [colours.{ $colour }].
       *[other] Choisis parmi { $known }.
    }
error-field-unknown = { $file }, ligne { $line } : { $field } est inconnu. Les champs sont { $known }.
error-text = { $file }, ligne { $line } : { $field } doit être un texte, ou une table de textes par langue.
error-list = { $file }, ligne { $line } : { $field } doit être une liste entre crochets.
error-one-or-many = { $file }, ligne { $line } : indique { $one } ou { $many }, pas les deux.
error-range = { $file }, ligne { $line } : { $range } n'est pas un intervalle. Écris d'abord le plus petit nombre, comme 1-8.
error-sticker =
    { $card } : l'étiquette fait { $need_x } sur { $need_y } millimètres. L'autocollant { $sheet } fait { $width } sur { $height } ; avec { $edge } mm au bord, il reçoit au plus { $columns } sur { $rows } cellules.{ $count ->
        [0] { " " }Raccourcis les étiquettes avec --short, ou prends de plus grands autocollants.
       *[other] { " " }Assez grands : { $others }.
    }
error-first-sticker = La feuille n'a pas d'autocollant { $first }, seulement de 1 à { $most }.
error-embosser-width = { $card } : l'étiquette la plus longue a { $cells } cellules, la plus haute { $lines } lignes ; le papier reçoit { $columns } cellules sur { $rows } lignes. Prends un papier plus grand ou des étiquettes plus courtes.
error-embosser-paper = Avec ces dimensions, { $columns } cellules sur { $rows } lignes prennent { $need_x } sur { $need_y } millimètres ; le papier { $paper } fait { $width } sur { $height }. Au plus : --columns { $most_columns } --rows { $most_rows }.
error-card-paper = { $width } sur { $height } millimètres ne vont pas sur le papier, au plus { $most_x } sur { $most_y }.
error-card-label = { $card } : l'étiquette fait { $need_x } sur { $need_y } millimètres. Avec une marge de { $margin } millimètres, la carte reçoit au plus { $columns } cellules sur { $rows } lignes. --fix coupe l'étiquette en lignes.
error-card-corners = { $card } : deux étiquettes de { $need_x } sur { $need_y } millimètres se heurtent sur la carte. Utilise --per-card 1, une carte plus grande, ou --short.
error-cut-paper = { $card } : l'étiquette fait { $need_x } sur { $need_y } millimètres. Le papier reçoit au plus { $columns } cellules sur { $rows } lignes. --fix coupe l'étiquette en lignes.
error-label-edge = { $card } : un point est à { $have } millimètres du bord de son étiquette, il en faut { $need }. Prends une marge plus grande, ou --tight.
error-knife = { $knife } millimètres jusqu'à la coupe, c'est trop peu, { $least } au moins. Ou utilise --tight.
error-off-paper = La page va de { $left } à { $right } et de { $top } à { $bottom } millimètres, mais le papier fait { $width } sur { $height }. Prends un papier plus grand ou des étiquettes plus courtes.
error-offset = Décalée de { $x } et { $y } millimètres, la page sort du papier. Elle peut se décaler en largeur de { $low_x } à { $most_x }, en hauteur de { $low_y } à { $most_y }.
error-scale = Étirée ainsi, la page est plus grande que le papier. Au plus { $most_x } en largeur et { $most_y } en hauteur.
error-unknown-sign = { $card } : le signe { $sign } ({ $code }) n'est pas dans la table { $table }. Écris-le autrement, en points, ou prends avec --table une table qui l'a.
error-print-sign = { $text } : le signe { $sign } ({ $code }) ne peut pas s'imprimer. Les écritures latine, grecque et cyrillique le peuvent ; écris-le avec elles, ou utilise --no-print.
error-page-sign = { $text } : le signe { $sign } ({ $code }) ne peut pas s'imprimer. Les écritures latine, grecque et cyrillique le peuvent ; écris-le avec elles.
error-large-card = Une carte de { $width } sur { $height } millimètres est trop petite pour les gros caractères. Mesure la carte à nouveau.
error-large-text = { $card } : en gros caractères, le nom ferait moins de { $least } points. Prends un nom plus court.
error-proof = { $card } : une étiquette de { $cells } cellules ne va pas sur la feuille d'épreuve, { $columns } au plus. --fix coupe l'étiquette en lignes.
error-proof-rows = { $card } : une étiquette de { $lines } lignes ne va pas sur la feuille d'épreuve. Prends-en une plus courte.
error-dot-height = Un point haut de { $height } millimètres n'est pas possible : { $most } au plus, la moitié de sa base, et 0,1 au moins. Baisse --compensate.
error-jig-margin = Le gabarit a besoin d'une marge d'au moins { $least } millimètres, et non { $margin }. Augmente --margin.
error-bed = { $card } : la pièce a besoin de { $need_x } sur { $need_y } millimètres. Le plateau fait { $width } sur { $height } ; avec { $edge } mm au bord, il reste { $room_x } sur { $room_y }. Prends un plateau plus grand.
error-calibration = Cela ne peut pas être les mesures de la page de calibrage, dont le cadre fait { $width } sur { $height } millimètres. Mesure à nouveau.
error-printer =
    { $name } n'a pas encore été mesurée. { $count ->
        [0] { "" }
       *[other] Déjà mesurées : { $known }.{ " " }
    }Imprime la page de calibrage avec --calibrate.
error-numbers = { $option } { $value } n'a pas de sens. Indique { $wanted }.
error-range-of = { $option } { $value } n'a pas de sens. Indique un nombre de { $least } à { $most }.
error-format = { $name } n'est pas un format. Choisis parmi { $known }.
error-write =
    Impossible d'écrire { $file } : { $reason }. { $full ->
        [yes] Libère de la place, ou choisis
       *[no] Choisis
    } un autre dossier avec --out.
error-no-folder = { $folder } n'est pas un dossier. Choisis-en un autre avec --out.
error-no-deck = Quel paquet ? Indique un jeu, un paquet du catalogue ou un fichier ; --list les montre.
error-no-printer = Donne un nom à l'imprimante avec --printer.
error-no-out = Indique le dossier pour les fichiers avec --out.

## Ce que propose un menu

sheet-cut = étiquettes à découper
sheet-cards = cartes entières
paper-a4 = A4
paper-letter = Letter
orient-auto = ce qu'il faut au paquet
orient-none = pas montré
orient-corner = coin en haut à droite coupé
orient-line = une ligne sous les points
