### Ce qui est dit dans la langue des étiquettes : constats, feuilles et listes imprimées.

names-and = { $first } et { $last }
names-more = { $names } et { $more } de plus
finding-blank = { $cards } : l'étiquette est vide.
finding-equal =
    { $cards } : { $count ->
        [2] les deux
       *[other] toutes
    } ont la même étiquette.
finding-unknown-sign = { $cards } : le signe { $sign } ({ $code }) n'est pas dans la table { $table }.
finding-too-long =
    { $cards } : l'étiquette a { $cells } cellules sur { $lines ->
        [1] une ligne
       *[other] { $lines } lignes
    } ; { $place ->
        [sticker] l'autocollant
       *[card] la carte
    } en reçoit { $room_cells } sur { $room_lines ->
        [1] une ligne
       *[other] { $room_lines } lignes
    }{ $place ->
        [sticker] { "" }
       *[card] { " " }avec une marge de { $margin } millimètres
    }.
finding-same-shape = { $cards } : les points ont la même forme et ne diffèrent que par leur place.
finding-upside-down = { $cards } : à l'envers, l'une se lit comme l'autre.
finding-turned = { $cards } : tournée de { $degrees } degrés, l'une se lit comme l'autre.
finding-swapped = { $cards } : lue dans l'autre sens, l'une est l'autre.
finding-left-out = Les ressources et les objectifs sont omis : seule ta boîte dit ce qu'il y a sur les tiens. Écris-les dans { $text }, ou prends avec --house ceux du programme.
finding-own-deck = Avec les cartes de { $text }.
finding-house = Les ressources et les objectifs sont inventés par le programme ; ceux de la boîte sont différents.
finding-sold = Étiquettes pour { $deck } ({ $publisher }), sans aucun lien avec l'éditeur.
finding-unchecked = { $deck } : contenu non comparé à une boîte. Compté : { $from }.
finding-not-as-display = Ces étiquettes ne sont pas ce que la plage braille écrit pour les mêmes cartes.
finding-unread = Braille français : pas encore lu par un lecteur du braille français.
finding-mirrored = { $cards } : touchée par derrière, l'une est comme l'autre.
finding-nearly =
    Presque pareilles, une rangée de points plus haut ou plus bas : { $pairs }{ $more ->
        [0] { "." }
       *[other] { " " }et { $more } paires de plus.
    }
finding-nearly-turned =
    Presque pareilles à l'envers, une rangée de points plus haut ou plus bas : { $pairs }{ $more ->
        [0] { "." }
       *[other] { " " }et { $more } paires de plus.
    }
finding-letter-digit = Les cellules des points { $dots } sont des lettres sur certaines cartes et des chiffres sur d'autres, par exemple { $cards }.
finding-back-translation = { $cards } : l'étiquette veut dire { $text } mais se lit { $back }.
finding-contracted = { $cards } : la table { $table } abrège, le texte ne se distingue pas de la notation.
finding-fan =
    Dans un éventail de bandes de { $strip } millimètres, { $cells ->
        [0] aucune cellule ne se touche
        [one] une cellule se touche
       *[other] { $cells } cellules se touchent
    } ; cela distingue { $clear } cartes sur { $kinds }.
finding-margin = La marge de { $margin } millimètres est inférieure aux { $least } millimètres qu'il faut à un doigt.
finding-letters = Lettres des couleurs : { $letters }.
finding-column = Ligne { $line } : inconnu comme colonne et laissé de côté : { $text }.
finding-surplus = Ligne { $line } : il y a plus de cellules que de colonnes : { $text }.
finding-short =
    Plus court avec --short : { $shown }{ $more ->
        [0] { "." }
       *[other] { " " }et { $more } de plus.
    }
remedy-orient = Un coin coupé y met fin (--orient corner) ; sur les autocollants et les feuilles embossées, une ligne (--orient line).
remedy-letter = Prends une autre lettre pour l'une des couleurs.
remedy-letter-which = Prends la lettre { $letter } pour { $colour }.
remedy-sign = Garde l'indicateur de nombre.
remedy-mark = Mets une marque derrière une des étiquettes.
remedy-mark-which =
    Mets une marque { $points ->
        [one] du point
       *[other] des points
    } { $dots } derrière l'étiquette de la carte { $card }.
remedy-wrap = Coupe l'étiquette en lignes.
remedy-short = Abrège l'étiquette.
remedy-table = Prends une table sans abréviations.
remedy-size = Prends une carte plus grande ou une marge plus petite.
remedy-hand = Écris une autre étiquette à la main dans le fichier du paquet.
remedy-cells = Mets entre guillemets un texte qui contient le séparateur, ou efface les cellules.
remedy-other-sign = Écris-le autrement, en points, ou prends une table qui l'a.
title = { $deck }, étiquettes en braille
card-strokes =
    { $card }, { $count ->
        [one] { $count } trait
       *[other] { $count } traits
    }
title-sold = Étiquettes pour { $deck } ({ $publisher }), sans aucun lien avec l'éditeur
unchecked = Contenu non comparé à une boîte.
tape-head =
    { $cards ->
        [1] Une carte
       *[other] { $cards } cartes
    }, environ { $metres } mètres de ruban pour une étiquette chacune. Sur chaque ligne : combien de fois, quelle carte, que composer.
tape-line = { $copies } fois { $card } : { $cells }.
tape-next-line = { " " }; ligne suivante :{ " " }
tape-sign = { $sign } (points { $dots })
tape-digit = { $digit } abaissé (points { $dots })
tape-upper = { $digit } comme la lettre { $letter } (points { $dots })
tape-number-sign = indicateur de nombre (points { $dots })
tape-dots = points { $dots }
tape-blank = vide
proof-count = { $cards } cartes, dont { $kinds } différentes
proof-notation = Notation : { $scheme }. Table braille : { $table }.
proof-dimensions = Dimensions : { $profile }, point { $dot } mm, cellule { $cell } mm, ligne { $line } mm.
proof-card = Carte : { $width } × { $height } mm. Avec une marge de { $margin } mm elle reçoit { $cells } cellules sur { $lines } lignes.
proof-no-conflicts = Aucun conflit : aucune étiquette vide, trop longue, égale à une autre ou pareille à l'envers.
proof-more = … et { $count } de plus ; le contrôle les dit tous.
proof-head-print = imprimé
proof-head-braille = braille
proof-head-dots = points
proof-page = page { $page } sur { $pages }
proof-mark = + points { $dots }
