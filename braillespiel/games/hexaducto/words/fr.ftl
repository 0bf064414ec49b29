### Hexaducto. $card, $old et $cards sont des cartes en mots ("7", "cachée") ; les messages en -you
### parlent au joueur. Les points peuvent être négatifs.

hexaducto-title = Hexaducto
hexaducto-summary = Vide ton hexagone : des lignes de cartes égales ou qui se suivent. De 1 à 6 joueurs, aussi en énigme.

## Options

hexaducto-option-puzzle = Énigme
    .help = En solo, avec un nombre de coups et un temps limités : vide tout le plateau.
hexaducto-option-puzzle-off = Non, une partie
    .braille = non
hexaducto-option-puzzle-easy = Facile : 15 minutes
    .braille = facile 15 minutes
hexaducto-option-puzzle-normal = Moyenne : 10 minutes
    .braille = moyenne 10 minutes
hexaducto-option-puzzle-hard = Difficile : 7 minutes
    .braille = difficile 7 min
hexaducto-option-puzzle-daily = Énigme du jour
    .braille = jour
    .help = En solo : 27 coups et 10 minutes, les mêmes cartes pour tout le monde ce jour-là. Vide tout le plateau.
hexaducto-option-puzzle-custom = Choisir toi-même coups et minutes
    .braille = à toi
    .help = En solo : vide tout le plateau. Plus bas, tu choisis combien de coups et de minutes tu as.
hexaducto-option-puzzle-composed = Énigme composée
    .braille = composée
    .help = En solo et sans horloge : vide tout le plateau. Toutes les cartes sont visibles, et tu n'as que le nombre de coups de la solution la plus courte. La ligne suivante en choisit une parmi vingt.
hexaducto-option-number = Laquelle
    .braille = laquelle
    .help = Les vingt énigmes composées sont de plus en plus difficiles. Le nom laisse deviner l'idée.
hexaducto-option-number-1 = 1 : Croisement
    .braille = 1 croisement
hexaducto-option-number-2 = 2 : Étoile
    .braille = 2 étoile
hexaducto-option-number-3 = 3 : Tout d'un coup
    .braille = 3 tout d'un coup
hexaducto-option-number-4 = 4 : Deux morceaux
    .braille = 4 deux morceaux
hexaducto-option-number-5 = 5 : Arrimer enlève
    .braille = 5 arrimer enlève
hexaducto-option-number-6 = 6 : Réaction en chaîne
    .braille = 6 réaction chaîne
hexaducto-option-number-7 = 7 : Trois morceaux
    .braille = 7 trois morceaux
hexaducto-option-number-8 = 8 : Chas de l'aiguille
    .braille = 8 chas d'aiguille
hexaducto-option-number-9 = 9 : Arrimer deux fois
    .braille = 9 deux arrimages
hexaducto-option-number-10 = 10 : Patience
    .braille = 10 patience
hexaducto-option-number-11 = 11 : Rupture tardive
    .braille = 11 rupture tardive
hexaducto-option-number-12 = 12 : Un seul chemin
    .braille = 12 un seul chemin
hexaducto-option-number-13 = 13 : Le calme avant la tempête
    .braille = 13 calme avant la tempête
hexaducto-option-number-14 = 14 : Croisement avec élan
    .braille = 14 croisement avec élan
hexaducto-option-number-15 = 15 : Arrimer tard
    .braille = 15 arrimer tard
hexaducto-option-number-16 = 16 : Crête étroite
    .braille = 16 crête étroite
hexaducto-option-number-17 = 17 : Croisement avec long élan
    .braille = 17 croisement long élan
hexaducto-option-number-18 = 18 : Beaucoup de patience
    .braille = 18 grande patience
hexaducto-option-number-19 = 19 : Sept coups jusqu'au croisement
    .braille = 19 croisement sept coups
hexaducto-option-number-20 = 20 : Long silence
    .braille = 20 long silence
hexaducto-option-limits = Coups par niveau
    .braille = niveaux
    .help = Combien de coups ont les niveaux facile, moyen et difficile. Serré est mesuré : avec autant de coups, le programme résout lui-même 90, 60 et 30 énigmes sur cent.
hexaducto-option-limits-measured = Serré : 33, 27 et 24
    .braille = coups 33 27 24
hexaducto-option-limits-wide = Généreux : 60, 45 et 35
    .braille = coups 60 45 35
hexaducto-option-lone_match = En solo sans énigme
    .braille = solo
    .help = Si tu joues en solo sans choisir d'énigme, tu reçois d'ordinaire l'énigme moyenne. Avec cette option, tu retournes seulement des cartes, sans but.
hexaducto-option-untimed = Énigme sans limite de temps
    .braille = sans temps
    .help = Coupe le chrono de l'énigme. Le résultat le dit.
hexaducto-option-moves = Coups d'une énigme choisie par toi
    .braille = coups
    .help = Ne vaut que si tu choisis toi-même coups et minutes de l'énigme.
hexaducto-option-minutes = Minutes d'une énigme choisie par toi
    .braille = minutes
    .help = Ne vaut que si tu choisis toi-même coups et minutes de l'énigme.
hexaducto-option-smallest = Ligne la plus courte
    .braille = plus courte ligne
    .help = Une ligne compte comme groupe ou suite à partir de ce nombre de cartes.
hexaducto-option-starter = Qui commence
    .braille = commence
    .help = Le numéro de la place qui a le premier tour. À la revanche, c'est la suivante.

## Catégories des statistiques

hexaducto-category-off = partie
hexaducto-category-easy = énigme facile
hexaducto-category-normal = énigme moyenne
hexaducto-category-hard = énigme difficile
hexaducto-category-daily = énigme du jour
hexaducto-category-custom = énigme personnelle
hexaducto-category-composed = énigme composée

## Touches de ce jeu

hexaducto-key-line-row = Rangée de cette carte
    .help = Lit la rangée depuis la gauche et dit ce qui lui manque.
hexaducto-key-line-falling = Ligne descendante de cette carte
    .help = Lit la ligne d'en haut à gauche vers le bas à droite et dit ce qui lui manque.
hexaducto-key-line-rising = Ligne montante de cette carte
    .help = Lit la ligne entre en haut à droite et en bas à gauche, depuis le haut, et dit ce qui lui manque.
hexaducto-key-hidden-next = Carte cachée suivante
    .help = Va à la prochaine carte cachée du plateau.
hexaducto-key-hidden-previous = Carte cachée précédente
    .help = Va à la carte cachée précédente du plateau.
hexaducto-key-nearly-next = Ligne presque finie suivante
    .help = Va à la prochaine carte dont l'échange finirait une ligne, et dit la valeur.
hexaducto-key-nearly-previous = Ligne presque finie précédente
    .help = Va à la carte précédente dont l'échange finirait une ligne, et dit la valeur.
hexaducto-key-fits-next = Où va la carte ?
    .help = Va à la prochaine place où la carte en main finit une ligne. Sans carte en main, cherche pour la carte du dessus de la défausse.
hexaducto-key-fits-previous = Où va-t-elle, en arrière
    .help = Va à la place précédente où la carte finit une ligne.
hexaducto-key-centre = Centre du plateau
    .help = Va à la carte du centre.
hexaducto-key-corner-next = Coin suivant
    .help = Va au coin suivant, dans le sens des aiguilles d'une montre.
hexaducto-key-corner-previous = Coin précédent
    .help = Va au coin précédent, dans l'autre sens.
hexaducto-key-row-start = Début de la rangée
    .help = Va à la première carte de la rangée.
hexaducto-key-row-end = Fin de la rangée
    .help = Va à la dernière carte de la rangée.
hexaducto-key-describe-short = Plateau en bref
    .help = Compte les cartes et les lignes presque finies.
hexaducto-key-describe-rows = Plateau rangée par rangée
    .help = Lit toutes les rangées.
hexaducto-key-describe-lines = Plateau en entier
    .help = Lit toutes les rangées et chaque ligne presque finie.
hexaducto-key-limits = Points, dans une énigme coups et temps
    .help = Dans une énigme, les coups et le temps qui restent, sinon tous les points.

## Cartes

hexaducto-value =
    { $value ->
        [-2] moins 2
        [-1] moins 1
       *[other] { $value }
    }
# Une somme au-dessous de zéro.
hexaducto-negative = moins { $value }
    .braille = -{ $value }
hexaducto-hidden = cachée
    .brief = cachée
# Dans une phrase, pour une carte.
hexaducto-a-hidden = une carte cachée
    .braille = ?
# Seulement dit : trois cartes cachées ou plus côte à côte.
hexaducto-hidden-times = { $count } cachées
    .brief = { $count } cachées
hexaducto-group = { $count } fois { $card }
    .braille = { $count }x{ $card }

## Zones ; le texte braille est le signe de la zone

hexaducto-zone-field = Ton plateau
    .braille = p
hexaducto-zone-opponent = { $name }
    .braille = a{ $number }
hexaducto-zone-docks = Quais
    .braille = q
hexaducto-zone-hand = Carte en main
    .brief = Main
    .braille = m
hexaducto-zone-piles = Pioche et défausse
    .braille = pd
hexaducto-zone-scores = Points de la partie
    .normal = Points
    .braille = pt
hexaducto-empty-field = Le plateau est vide.
    .brief = Plateau vide
    .braille = vide
hexaducto-empty-hand = Aucune carte en main.
    .normal = Rien en main.
    .brief = Main vide
    .braille = vide
hexaducto-field-count =
    { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }, { $hidden ->
        [0] aucune cachée
        [one] { $hidden } cachée
       *[other] { $hidden } cachées
    }, somme visible { $points }
    .normal =
        { $count ->
            [0] vide
            [one] une carte
           *[other] { $count } cartes
        }, { $hidden ->
            [0] aucune cachée
            [one] { $hidden } cachée
           *[other] { $hidden } cachées
        }, somme { $points }
    .brief = cartes { $count }, cachées { $hidden }, { $points }
    .braille = { $count }c { $hidden }? { $points }p
hexaducto-hidden-count =
    { $count ->
        [1] une carte cachée
       *[other] { $count } cartes cachées
    }
    .normal =
        { $count ->
            [one] { $count } cachée
           *[other] { $count } cachées
        }
    .braille = { $count }?
hexaducto-card-count =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
    .braille = { $count }c
hexaducto-row = Rangée { $number }
    .braille = { $number }
# Le signe braille du plateau d'un adversaire finit par un chiffre : une lettre précède donc celui de la rangée.
hexaducto-row-other = Rangée { $number }
    .braille = r{ $number }
hexaducto-row-of = Rangée { $number } : { $cards }
    .brief = { $number } : { $cards }
    .braille = { $number }: { $cards }
hexaducto-gap = trou
    .braille = { "." }
hexaducto-pile = Pioche
    .braille = pi
hexaducto-pile-count =
    { $count ->
        [0] vide, un nouveau jeu de cartes commence
        [one] une carte à piocher
       *[other] { $count } cartes à piocher
    }
    .normal =
        { $count ->
            [0] vide, un nouveau jeu de cartes commence
            [one] une carte
           *[other] { $count } cartes
        }
    .brief = { $count }
    .braille = { $count }
hexaducto-pile-set = Jeu de cartes { $number }
    .braille = jeu { $number }
hexaducto-discard = { $card } sur la défausse
    .normal = { $card } sur la défausse
    .brief = { $card }, défausse
    .braille = { $card }
hexaducto-discard-empty = Défausse vide
    .braille = -
hexaducto-discard-count =
    { $count ->
        [1] une carte sur la défausse
       *[other] { $count } cartes sur la défausse
    }
    .brief =
        { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
    .braille = { $count }c
hexaducto-discard-below = dessous { $cards }
    .braille = ss { $cards }

## Places

hexaducto-place = rangée { $row }, place { $column }
    .brief = { $row }, { $column }
    .braille = r{ $row } p{ $column }
hexaducto-landmark-centre = centre
    .braille = ce
hexaducto-landmark-top-left = coin en haut à gauche
    .brief = haut gauche
    .braille = hg
hexaducto-landmark-top-right = coin en haut à droite
    .brief = haut droite
    .braille = hd
hexaducto-landmark-right = coin droit
    .brief = droite
    .braille = dr
hexaducto-landmark-bottom-right = coin en bas à droite
    .brief = bas droite
    .braille = bd
hexaducto-landmark-bottom-left = coin en bas à gauche
    .brief = bas gauche
    .braille = bg
hexaducto-landmark-left = coin gauche
    .brief = gauche
    .braille = ga

## Lignes et ce qui leur manque

hexaducto-line = { $cards }, { $lack }
    .braille = { $cards } { $lack }
hexaducto-line-alone = seule
    .brief = seule
    .braille = seule
hexaducto-line-row = Rangée : { $line }
    .braille = r: { $line }
hexaducto-line-falling = Descendante : { $line }
    .braille = d: { $line }
hexaducto-line-rising = Montante : { $line }
    .braille = m: { $line }
hexaducto-lack-one = manque { $options }
    .braille = +{ $options }
hexaducto-lack-instead = { $options } au lieu de { $old }
    .brief = { $options } pour { $old }
    .braille = { $options } pour { $old }
hexaducto-lack-many =
    { $count ->
        [1] il manque une carte
       *[other] il manque { $count } cartes
    }
    .normal = il en manque { $count }
    .brief = manque { $count }
    .braille = -{ $count }
hexaducto-lack-short = trop courte, ne compte pas
    .brief = trop courte
    .braille = courte
hexaducto-lack-nothing = finie
    .braille = ok
hexaducto-either = { $first } ou { $last }
    .braille = { $first } ou { $last }
hexaducto-range = { $first } à { $last }
    .braille = { $first } à { $last }
hexaducto-both = { $first } et { $last }
    .brief = { $first }, { $last }
    .braille = { $first } + { $last }
hexaducto-group-line = groupe { $cards }
    .braille = gr { $cards }
hexaducto-street-line = suite { $cards }
    .braille = su { $cards }
hexaducto-completes = finit { $lines }
    .brief = finit { $lines }
    .braille = ok { $lines }
hexaducto-fits =
    { $count ->
        [0] ne finit aucune ligne
        [one] finit une ligne à une place
       *[other] finit une ligne à { $count } places
    }
    .brief =
        { $count ->
            [0] ne va nulle part
            [one] va à une place
           *[other] va à { $count } places
        }
    .braille = +{ $count }
hexaducto-fits-at = { $place } : { $does }
    .braille = { $place } { $does }
hexaducto-may-go-back = Entrée sur la défausse la remet.
    .brief = peut retourner sur la défausse
    .braille = rends: entrée sur pd
    .display = rendre: éclair sur pd
    .display-full = Le curseur éclair sur la défausse la remet.
hexaducto-nearly-row = manque { $options }, rangée { $cards }
    .braille = +{ $options } r: { $cards }
hexaducto-nearly-falling = manque { $options }, descendante { $cards }
    .braille = +{ $options } d: { $cards }
hexaducto-nearly-rising = manque { $options }, montante { $cards }
    .braille = +{ $options } m: { $cards }
hexaducto-nearly-count =
    { $count ->
        [0] aucune ligne presque finie
        [one] il manque une carte pour une ligne
       *[other] { $count } places avec des lignes presque finies
    }
    .normal =
        { $count ->
            [0] aucune ligne presque finie
            [one] une ligne presque finie
           *[other] { $count } lignes presque finies
        }
    .brief = presque finies { $count }
    .braille = +{ $count }
hexaducto-no-hidden = Plus aucune carte cachée ici.
    .brief = rien de caché
    .braille = 0?
hexaducto-no-nearly = Aucune ligne n'est presque finie.
    .normal = Aucune ligne presque finie.
    .brief = rien de presque fini
    .braille = +0
hexaducto-no-fits = { $card } ne finit de ligne nulle part.
    .normal = { $card } : nulle part une ligne.
    .brief = { $card } : nulle part
    .braille = { $card } +0
hexaducto-not-on-field = Pas sur un plateau : la touche B te mène au tien.
    .normal = Pas sur un plateau, B y mène.
    .brief = seulement sur le plateau
    .braille = pas sur un plateau, touche b
    .display = seulement dans p
    .display-full = Pas sur un plateau : le tien est la zone p.

## Arrimer

hexaducto-cut-off = coupée
    .braille = coupé
hexaducto-dock-count =
    { $count ->
        [1] un quai
       *[other] { $count } quais
    }
    .braille = { $count }
hexaducto-dock-at = { $side }, contre { $cards }
    .brief = { $side } contre { $cards }
    .braille = { $side } { $cards }
hexaducto-dock-part = le morceau avec { $cards }
    .brief = morceau { $cards }
    .braille = mor { $cards }
hexaducto-contact-right-of = { $card } à droite de { $other }
    .braille = { $card } dr { $other }
hexaducto-contact-left-of = { $card } à gauche de { $other }
    .braille = { $card } ga { $other }
hexaducto-contact-below-right = { $card } en bas à droite de { $other }
    .braille = { $card } bd { $other }
hexaducto-contact-below-left = { $card } en bas à gauche de { $other }
    .braille = { $card } bg { $other }
hexaducto-contact-above-right = { $card } en haut à droite de { $other }
    .braille = { $card } hd { $other }
hexaducto-contact-above-left = { $card } en haut à gauche de { $other }
    .braille = { $card } hg { $other }
hexaducto-dock-after = Ensuite : { $rows }
    .braille = puis { $rows }
hexaducto-side-left = à gauche
    .braille = ga
hexaducto-side-right = à droite
    .braille = dr
hexaducto-side-top = en haut
    .braille = h
hexaducto-side-bottom = en bas
    .braille = b
hexaducto-side-top-left = en haut à gauche
    .braille = hg
hexaducto-side-top-right = en haut à droite
    .braille = hd
hexaducto-side-bottom-left = en bas à gauche
    .braille = bg
hexaducto-side-bottom-right = en bas à droite
    .braille = bd

## Ce que tu peux faire, comme lignes d'un menu

hexaducto-do-turn = { $place } : retourner
    .braille = vois { $place }
hexaducto-do-place = { $place }, au lieu de { $old }
    .brief = { $place }, pour { $old }
    .braille = { $place } pour { $old }
hexaducto-do-draw = Piocher
    .brief = Piocher
    .braille = piocher
hexaducto-do-take = { $card } de la défausse
    .brief = Prendre { $card }
    .braille = prendre { $card }
hexaducto-do-give-up = Finir l'énigme
    .brief = finir
    .braille = finir
hexaducto-do-back = Remettre sur la défausse
    .brief = Remettre
    .braille = remettre

## Événements

hexaducto-turned-up = { $name } retourne { $card }.
    .brief = { $name } : { $card }
    .braille = { $name } tourne { $card }
hexaducto-turned-up-you = Tu retournes { $card }.
    .brief = { $card }
    .braille = tourné { $card }
hexaducto-drew = { $name } pioche.
    .brief = { $name } pioche
    .braille = { $name } pioche
hexaducto-drew-you = { $card } pioché. Où le poser ?
    .brief = { $card } pioché
    .braille = m { $card }
hexaducto-took = { $name } prend { $card } sur la défausse.
    .brief = { $name } prend { $card }
    .braille = { $name } prend { $card }
hexaducto-took-you = { $card } pris. Où le poser ?
    .brief = { $card } pris
    .braille = m { $card }
hexaducto-put-back = { $name } remet { $card }.
    .brief = { $name } remet
    .braille = { $name } remet { $card }
hexaducto-put-back-you = { $card } remis.
    .brief = { $card } remis
    .braille = remis { $card }
hexaducto-placed = { $name } pose { $card }, défausse { $old }.
    .brief = { $name } : { $card } pour { $old }
    .braille = { $name } { $card } pour { $old }
hexaducto-placed-you = { $card } à la place de { $old }.
    .brief = { $card } pour { $old }
    .braille = { $card } pour { $old }
hexaducto-placed-hidden = { $name } pose { $card } et défausse un { $old } caché.
    .normal = { $name } pose { $card }, défausse un { $old } caché.
    .brief = { $name } : { $card } pour un { $old } caché
    .braille = { $name } { $card } pour { $old }
hexaducto-placed-hidden-you = { $card } à la place d'un { $old } caché.
    .brief = { $card } pour un { $old } caché
    .braille = { $card } pour { $old }
hexaducto-set-begun = Le jeu de cartes { $number } commence.
    .brief = nouveau jeu de cartes
    .braille = jeu { $number }
hexaducto-removed =
    { $name } enlève : { $lines }. { $left ->
        [0] Plus aucune carte.
        [one] Il lui reste une carte.
       *[other] Il lui reste { $left } cartes.
    }
    .normal = { $name } enlève : { $lines }. Il lui en reste { $left }.
    .brief = { $name } : { $lines }
    .braille = { $name } ôte { $lines } c{ $left }
hexaducto-removed-you =
    Enlevé : { $lines }. { $left ->
        [0] Plus aucune carte.
        [one] Il te reste une carte.
       *[other] Il te reste { $left } cartes.
    }
    .brief = Enlevé : { $lines }, reste { $left }
    .braille = ôté { $lines } c{ $left }
hexaducto-fell-apart = { $name } : plateau en { $parts } morceaux.
    .brief = { $name } : { $parts } morceaux
    .braille = { $name } { $parts } morceaux
hexaducto-fell-apart-you =
    Plateau en { $parts } morceaux : { $loose ->
        [1] une carte
       *[other] { $loose } cartes
    } à arrimer. Tab te mène aux quais.
    .brief = { $parts } morceaux, arrime
    .braille = { $parts } morceaux, arrime { $loose }c, tab vers q
    .display = { $parts } morceaux, arrime { $loose }c, ligne q
    .display-full =
        Plateau en { $parts } morceaux : { $loose ->
            [1] une carte
           *[other] { $loose } cartes
        } à arrimer. Les quais sont dans la zone q.
    .page =
        Plateau en { $parts } morceaux : { $loose ->
            [1] une carte
           *[other] { $loose } cartes
        } à arrimer.
hexaducto-docked =
    { $name } arrime { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
    .brief = { $name } arrime
    .braille = { $name } arrime { $count }c
hexaducto-docked-you = Arrimé.
    .braille = arrimé
hexaducto-moves-left =
    { $count ->
        [0] plus aucun coup
        [one] il reste un coup
       *[other] il reste { $count } coups
    }
    .braille = k{ $count }
hexaducto-time-warning = Il reste { $time }.
    .brief = reste { $time }
    .braille = t{ $time }
hexaducto-time-left = il reste { $time }
    .braille = t{ $time }
hexaducto-untimed = sans limite de temps
    .braille = t-
hexaducto-span =
    { $minutes ->
        [0]
            { $seconds ->
                [one] { $seconds } seconde
               *[other] { $seconds } secondes
            }
        [one]
            { $seconds ->
                [0] une minute
               *[other] une minute { $seconds }
            }
       *[other]
            { $seconds ->
                [0] { $minutes } minutes
               *[other] { $minutes } minutes { $seconds }
            }
    }
    .braille = { $minutes }:{ $seconds }
hexaducto-ended-turned-up = { $name } n'a plus de carte cachée : partie finie.
    .brief = { $name } finit
    .braille = fin { $name }
hexaducto-ended-turned-up-you = Plus de carte cachée : partie finie.
    .brief = Partie finie.
    .braille = fin
hexaducto-ended-cleared = { $name } n'a plus rien sur le plateau : partie finie.
    .brief = { $name } : plateau vide
    .braille = fin { $name } vide
hexaducto-ended-cleared-you = Plateau vidé : partie finie.
    .brief = tout vidé
    .braille = fin vide
hexaducto-doubled = Compté double, car quelqu'un en a moins : { $points } pour { $name }.
    .brief = { $points } pour { $name }, compté double
    .braille = x2 { $name } { $points }
hexaducto-doubled-you = Compté double, car quelqu'un en a moins : { $points } pour toi.
    .brief = { $points } pour toi, compté double
    .braille = x2 { $points }
# Dit avec sa preuve.
hexaducto-lost-short = Plus de solution : chaque ligne est trop courte.
    .brief = plus de solution, lignes trop courtes
    .braille = insoluble, courtes
# Chaque carte cachée a besoin d'un coup à elle.
hexaducto-lost-moves =
    Plus de solution : { $hidden ->
        [1] une carte cachée
       *[other] { $hidden } cartes cachées
    }, { $moves ->
        [0] plus aucun coup
        [one] il reste un coup
       *[other] il reste { $moves } coups
    }.
    .brief =
        plus de solution, cachées { $hidden }, { $moves } { $moves ->
            [one] coup
           *[other] coups
        }
    .braille = insoluble { $hidden }? k{ $moves }
# Dit derrière.
hexaducto-lost-end = E finit l'énigme ; tu peux aussi continuer.
    .brief = E finit
    .braille = e finit
    .display = finir: liste
    .display-full = La liste de la { $bottom-key } de la plage finit l'énigme ; tu peux aussi continuer.
# Dit derrière, là où un coup peut s'annuler.
hexaducto-take-back = Contrôle Z l'annule.
    .brief = Contrôle Z
    .braille = ctrl z
    .display = { $bottom-key }: liste
    .display-full = La { $bottom-key } de la plage dit comment l'annuler.
    .page = Écris Contrôle Z pour l'annuler.

## Ce qu'un conseil a trouvé, avant le coup

hexaducto-advice-sure =
    Résout à coup sûr { $count ->
        [0] tout de suite
        [one] avec une carte
       *[other] avec { $count } cartes
    }
    .brief = Résout à coup sûr, { $count }
    .braille = résout { $count }
hexaducto-advice-found = Mène à une solution
    .brief = Solution trouvée
    .braille = solution
hexaducto-advice-none = Pas de solution trouvée, mais un bon coup
    .brief = Pas de solution trouvée
    .braille = sans solution
hexaducto-advice-lost = Plus de solution, mais tu peux continuer ainsi
    .brief = Plus de solution
    .braille = insoluble

## La fin d'une énigme

hexaducto-puzzle-cleared = Tout le plateau est vide !
    .brief = tout est vide
    .braille = vide
hexaducto-puzzle-moves = Plus aucun coup : le plateau est retourné.
    .brief = plus aucun coup
    .braille = k0
hexaducto-puzzle-given-up = Terminé : le plateau est retourné.
    .brief = terminé
    .braille = fin
hexaducto-puzzle-time = Temps écoulé : les cartes encore là comptent.
    .brief = temps écoulé
    .braille = t0

## Tour, points et résultat

hexaducto-turn = À { $name } de jouer.
    .brief = À { $name }
    .braille = à { $name }
hexaducto-turn-you = À toi : retourne une carte ou prends-en une, sur la pioche ou la défausse. Sur la défausse : { $card }.
    .normal = À toi : { $card } sur la défausse.
    .brief = Toi, { $card }
    .braille = à toi: prends { $card }, pioche ou tourne
hexaducto-turn-piles = À toi : prends une carte, sur la pioche ou la défausse. Sur la défausse : { $card }.
    .normal = À toi : { $card } sur la défausse.
    .brief = Toi, { $card }
    .braille = à toi: prends { $card } ou pioche
hexaducto-possible = Retourne, pioche ou prends-la.
hexaducto-possible-piles = Pioche ou prends-la.
hexaducto-turn-drawn = À toi : { $card } pioché, il doit aller sur ton plateau.
    .normal = À toi : pose { $card }.
    .brief = Pose { $card }
    .braille = à toi: pose { $card }
hexaducto-turn-taken = À toi : { $card } pris, il va sur ton plateau ou retourne sur la défausse.
    .normal = À toi : pose { $card } ou remets-le.
    .brief = Pose { $card } ou remets
    .braille = à toi: pose { $card } ou rends
hexaducto-turn-dock =
    À toi : arrime le morceau coupé. { $count ->
        [1] Un quai
       *[other] { $count } quais
    }, Tab t'y mène.
    .normal =
        Arrime le morceau. { $count ->
            [1] Un quai
           *[other] { $count } quais
        }, Tab.
    .brief =
        Arrime, { $count ->
            [one] { $count } quai
           *[other] { $count } quais
        }
    .braille = à toi: arrime, q{ $count } tab
    .display = à toi: arrime, q{ $count }
    .display-full =
        À toi : arrime le morceau coupé. { $count ->
            [1] Un quai
           *[other] { $count } quais
        }, dans la zone q.
    .page =
        À toi : arrime le morceau coupé. { $count ->
            [1] Un quai
           *[other] { $count } quais
        }.
hexaducto-score =
    { $name } { $points } { $points ->
        [one] point visible
       *[other] points visibles
    }{ $hidden ->
        [0] { "" }
        [1] { " " }et une carte cachée
       *[other] { " " }et { $hidden } cartes cachées
    }
    .normal =
        { $name } { $points }{ $hidden ->
            [0] { "" }
            [1] { " " }et une cachée
           *[other] { " " }et { $hidden } cachées
        }
    .brief = { $name } { $points }, cachées { $hidden }
    .braille = { $name } { $points } { $hidden }?
hexaducto-score-you =
    toi { $points } { $points ->
        [one] point visible
       *[other] points visibles
    }{ $hidden ->
        [0] { "" }
        [1] { " " }et une carte cachée
       *[other] { " " }et { $hidden } cartes cachées
    }
    .normal =
        toi { $points }{ $hidden ->
            [0] { "" }
            [1] { " " }et une cachée
           *[other] { " " }et { $hidden } cachées
        }
    .brief = toi { $points }, cachées { $hidden }
    .braille = toi { $points } { $hidden }?
hexaducto-score-final = { $name } { $points }
hexaducto-score-final-you = toi { $points }
hexaducto-row-name = { $name }
hexaducto-row-you = Toi
    .braille = toi
hexaducto-won = { $name } gagne avec le moins de points : { $scores }.
    .brief = { $name } gagne : { $scores }
    .braille = gagne { $name } { $scores }
hexaducto-won-you = Tu gagnes avec le moins de points : { $scores }.
    .brief = Tu gagnes : { $scores }
    .braille = gagne toi { $scores }
hexaducto-shared = Victoire partagée entre { $who } avec le moins de points : { $scores }.
    .brief = Victoire partagée : { $scores }
    .braille = gagne { $who } { $scores }
hexaducto-you = toi
    .braille = toi
hexaducto-puzzle-solved =
    Énigme résolue, { $moves ->
        [0] au dernier coup
        [one] il reste un coup
       *[other] il reste { $moves } coups
    }.
    .brief =
        Résolue, { $moves ->
            [one] il reste { $moves } coup
           *[other] il reste { $moves } coups
        }
    .braille = résolue k{ $moves }
hexaducto-puzzle-failed =
    Pas résolue : { $points ->
        [1] il reste un point
       *[other] il reste { $points } points
    }.
    .brief = Pas résolue, { $points }
    .braille = pas résolue { $points }p
hexaducto-result-untimed = Jouée sans limite de temps.
    .brief = Sans limite de temps
    .braille = t-

## Refus : chacun nomme la règle

hexaducto-illegal-over = Fini : cette partie est terminée.
    .brief = partie finie
    .braille = fini
hexaducto-illegal-not-your-turn = Pas encore : ce n'est pas ton tour.
    .brief = pas ton tour
    .braille = pas toi
hexaducto-illegal-dock-first = D'abord arrimer : ton plateau est en morceaux.
    .brief = d'abord arrimer
    .braille = arrime d'abord
hexaducto-illegal-place-first = D'abord poser : la carte en main doit aller sur ton plateau.
    .brief = d'abord poser la carte en main
    .braille = d'abord poser la carte
hexaducto-illegal-no-card-there = Vide : tu n'as pas de carte ici.
    .brief = rien ici
    .braille = vide
hexaducto-illegal-already-up = Déjà visible : tu ne peux retourner que des cartes cachées.
    .brief = déjà visible
    .braille = visible
hexaducto-illegal-hand-empty = Main vide : prends d'abord une carte sur la pioche ou la défausse.
    .brief = main vide
    .braille = main vide
hexaducto-illegal-drawn-stays = Pas de retour : une carte de la pioche doit aller sur ton plateau.
    .brief = la carte piochée reste
    .braille = va sur le plateau
hexaducto-illegal-dock-none = Rien à arrimer : ton plateau est entier.
    .brief = plateau entier
    .braille = plateau entier
hexaducto-illegal-dock-part = Ce morceau ne s'arrime pas : le plus grand morceau reste.
    .brief = le plus grand morceau reste
    .braille = morceau reste
hexaducto-illegal-dock-overlap = Pris : il y a déjà des cartes là.
    .brief = place prise
    .braille = pris
hexaducto-illegal-dock-apart = Pas de contact : le morceau doit toucher le plus grand par un bord.
    .brief = pas de contact
    .braille = pas de contact
hexaducto-illegal-clock = Le chrono n'en est pas encore là.
    .brief = chrono pas encore là
    .braille = chrono pas encore
hexaducto-illegal-not-lost = Encore soluble : on ne peut finir qu'une énigme qui n'a plus de solution.
    .brief = encore soluble
    .braille = encore soluble
hexaducto-illegal-unknown = Ce coup n'existe pas dans Hexaducto.
    .brief = ce coup n'existe pas
    .braille = pas un coup

## Ce qui ne va pas dans un coup écrit ou dans une position

hexaducto-illegal-action-unknown = { $text } n'est pas un coup. Écris par exemple "draw", "take", "turn 0,-2" ou "place 0,1".
    .brief = { $text } n'est pas un coup
    .braille = { $text }?
hexaducto-illegal-position-seats = { $where } a besoin de { $seats } entrées, une par place, mais en a { $found }.
    .brief = { $where } : { $found } au lieu de { $seats }
    .braille = { $where } { $found }, pas { $seats }
hexaducto-illegal-position-seat = { $where } : il n'y a pas de place { $found } ; les places comptent à partir de 0.
    .brief = { $where } : pas de place { $found }
    .braille = { $where } { $found }?
hexaducto-illegal-position-too-many = { $where } a { $found } cartes ; personne n'en a jamais plus de { $most }.
    .brief = { $where } : { $most } cartes au plus
    .braille = { $where } { $most } au plus
hexaducto-illegal-position-twice = { $where } : il y a deux cartes en { $place }. Donne à l'une d'elles un autre q ou r.
    .brief = deux cartes en { $place }
    .braille = { $where } { $place } deux fois
hexaducto-illegal-position-cards = { $value } apparaît { $found } fois, mais il n'y en a que { $most }. Enlèves-en, ou augmente sets.
    .brief = { $value } : { $found }, au plus { $most }
    .braille = { $value }: { $found }, au plus { $most }
hexaducto-illegal-position-pile = La pioche aurait { $found } cartes, { $most } au plus y entrent. Nomme des cartes dans removed, ou diminue sets.
    .brief = pioche : { $most } au plus
    .braille = { $where } { $most } au plus
hexaducto-illegal-position-discard = La défausse est vide. Nomme une carte dans discard, ou laisse-le de côté.
    .brief = la défausse est vide
    .braille = défausse vide
hexaducto-illegal-position-hand = Seule une carte en main peut être prise : nomme-la dans hand, ou laisse taken de côté.
    .brief = taken sans hand
    .braille = taken, hand?
hexaducto-illegal-position-moves = Les coups ne comptent que dans une énigme. Laisse moves de côté, ou choisis l'option énigme.
    .brief = moves seulement dans une énigme
    .braille = moves: énigme
hexaducto-illegal-position-alarm = { $where } : le chrono n'a pas averti { $found } fois. Laisse-le de côté.
    .brief = { $where } : { $found } est trop
    .braille = { $where } { $found }?
hexaducto-illegal-position-line = { $where } : la ligne complète en { $place } devrait déjà être partie.
    .brief = ligne complète en { $place }
    .braille = { $where } ligne { $place }
hexaducto-illegal-position-apart = { $where } est en morceaux. Pour cela, turn doit être cette place, sans hand.
    .brief = { $where } est en morceaux
    .braille = { $where } morceaux
hexaducto-illegal-position-finished = Il n'y a plus rien à faire. Mets une carte cachée devant chaque place, dans une énigme une carte quelconque, ou mets ended.
    .brief = plus rien à faire
    .braille = ended?

## Les règles, comme titres à parcourir

hexaducto-rules-1 = De quoi il s'agit
hexaducto-rules-1-text = Moins, c'est mieux : devant toi se trouve un plateau de 19 cartes cachées. Qui y a le moins de points à la fin gagne. Tu te débarrasses de points en échangeant de hautes cartes contre de basses et en enlevant des lignes entières. En cas d'égalité la victoire est partagée. De deux à six joueurs s'affrontent ; en solo, tu joues une énigme.
hexaducto-rules-2 = Le plateau
hexaducto-rules-2-text = Ton plateau est un hexagone de cinq rangées de 3, 4, 5, 4 et 3 cartes. Chaque carte a jusqu'à six voisines : à gauche et à droite dans sa rangée, deux au-dessus et deux au-dessous. Il y a donc trois directions : la rangée, la ligne descendante d'en haut à gauche vers le bas à droite, et la ligne montante d'en bas à gauche vers le haut à droite. Les deux lignes en diagonale se lisent depuis le haut.
hexaducto-rules-3 = Les cartes
hexaducto-rules-3-text = Un jeu de cartes en a 150 : cinq fois moins 2, quinze fois 0, et dix fois moins 1 et chaque nombre de 1 à 12. Quand un jeu est épuisé, un nouveau commence. Il y a une pioche cachée et une défausse visible ; une carte s'y trouve au début.
hexaducto-rules-4 = Ton tour
hexaducto-rules-4-text = À chaque tour, une nouvelle carte entre sur ton plateau. Ou bien tu retournes une de tes cartes cachées. Ou bien tu prends la carte du dessus de la pioche ou de la défausse. Tu l'échanges contre une carte de ton plateau, cachée ou visible. Celle que tu as échangée va, visible, sur la défausse. Tu vois une carte de la pioche avant de choisir sa place, mais tu dois la poser. Une carte de la défausse, tu peux la remettre tant que tu ne l'as pas posée.
hexaducto-rules-5 = Groupes et suites
hexaducto-rules-5-text = Une ligne va d'un bord à l'autre de ton plateau, tel qu'il est maintenant, sans trou. Elle compte quand toutes ses cartes sont visibles. Un groupe, c'est partout le même nombre. Une suite monte ou descend chaque fois d'exactement un : 10, 9, 8, 7 ou moins 1, 0, 1, 2. Mais pas 2, 3, 5, 4 ni 3, 5, 6, 7. Deux cartes suffisent pour une ligne, sauf si tu choisis autre chose ; une seule n'en est jamais une.
hexaducto-rules-6 = Enlever
hexaducto-rules-6-text = Groupes et suites quittent le jeu tout de suite ; ils ne vont pas sur la défausse. Les lignes finies au même moment partent ensemble, même là où elles se croisent. Si cela raccourcit d'autres lignes et les finit ainsi, elles partent aussi.
hexaducto-rules-7 = Arrimer
hexaducto-rules-7-text = Si ton plateau se brise, le plus grand morceau reste. Tu pousses chaque autre morceau contre lui : sans tourner, sans recouvrir, avec au moins un bord commun. Si plusieurs morceaux sont aussi grands, tu décides lequel bouge. Tu arrimes plusieurs morceaux l'un après l'autre. Les lignes finies ainsi partent aussi.
hexaducto-rules-8 = La fin
hexaducto-rules-8-text = Qui n'a plus de carte cachée finit la partie aussitôt, dès que le coup, avec ce qu'il enlève et arrime, est terminé. Un plateau vide compte aussi. Alors tous les plateaux sont retournés et toutes les cartes additionnées, même celles qui étaient cachées. Si le joueur qui a fini a plus de points que même un seul autre joueur, ses points comptent double. Une somme au-dessous de zéro n'est pas doublée.
hexaducto-rules-9 = Ce que tout le monde sait
hexaducto-rules-9-text = Tout le monde connaît à tout moment la somme des cartes visibles de chaque joueur et le nombre de ses cartes cachées. Personne ne connaît les cartes cachées, pas même les siennes.
hexaducto-rules-10 = Revanche
hexaducto-rules-10-text = À la revanche, c'est le joueur suivant qui commence.
hexaducto-rules-11 = L'énigme
hexaducto-rules-11-text = Dans une énigme, tu joues en solo et vides tout le plateau. Facile, c'est 33 coups et 15 minutes, moyenne 27 et 10, difficile 24 et 7. Avec autant de coups, le programme résout lui-même 90, 60 et 30 énigmes sur cent. Tu peux choisir des coups généreux, 60, 45 et 35, ou fixer les deux toi-même. L'énigme du jour a 27 coups et 10 minutes et est la même pour tout le monde à cette date. Vingt énigmes composées ont chacune une idée : toutes les cartes sont visibles, la défausse suffit, et les coups aussi, mais tout juste ; il n'y a pas de chrono. Si tu joues en solo sans choisir d'énigme, tu reçois la moyenne. Un coup, c'est une nouvelle carte sur le plateau ; arrimer n'en coûte pas. Quand tu n'as plus de coups, le plateau est retourné et compté. Quand le temps est écoulé, les cartes encore là comptent, les cachées aussi. Dès qu'il est certain que l'énigme n'a plus de solution, tu apprends pourquoi : chaque ligne est trop courte, ou plus de cartes sont cachées qu'il ne te reste de coups, car chacune a besoin d'un coup à elle. Alors E finit l'énigme, ou tu continues. Un conseil dit s'il a trouvé une solution. Tu peux couper la limite de temps ; le résultat le dit. Chaque nouvel essai est mélangé de nouveau ; avec le même numéro, tout le monde joue la même énigme.
hexaducto-rules-12 = Comment vont les touches
hexaducto-rules-12-text = Entrée sur une carte cachée la retourne. La touche D te mène à la pioche et à la défausse : Entrée y prend une carte en main. La touche B te ramène au plateau : Entrée la pose. Gauche et Droite vont le long de la rangée, Haut et Bas le long de la ligne descendante, avec Maj le long de la montante. J, M et U lisent les trois lignes, O et W cherchent de bonnes places, F décrit le plateau, N trouve les cartes cachées. Si le plateau se brise, Tab te mène aux quais.
    .display-full = Le curseur éclair au-dessus d'une carte cachée, deux fois, la retourne. Au-dessus de la pioche ou de la défausse il prend une carte en main, et au-dessus d'une place de ton plateau il l'y pose. Les touches de ligne de la plage vont à la rangée suivante et à la zone suivante. La liste de la { $bottom-key } de la plage lit les trois lignes d'une carte, cherche de bonnes places, décrit le plateau et trouve les cartes cachées. Si le plateau se brise, les quais sont une zone à part.
    .display = { hexaducto-rules-12-text.display-full }

## Ce qu'un ordinateur pense d'un coup : ce qu'il ajoute aux points, ou enlève

hexaducto-estimate =
    { $sign ->
        [none] aucun changement
        [minus] { $worth } points de plus
       *[plus] { $worth } points de moins
    }
    .brief =
        { $sign ->
            [none] 0
            [minus] plus { $worth }
           *[plus] moins { $worth }
        }
    .braille =
        { $sign ->
            [none] 0
            [minus] +{ $worth }
           *[plus] -{ $worth }
        }

## Comment des manches et des parties ont fini, compté par simulate

hexaducto-ended-match-turned-up = parties où toutes les cartes étaient visibles
hexaducto-ended-match-cleared = parties où le plateau était vide
hexaducto-ended-match-moves = parties sans coups restants
hexaducto-ended-match-time = parties au temps écoulé

## En bref, ce qu'une touche a fait

hexaducto-placed-echo = pour { $old }
hexaducto-placed-hidden-echo = c'était un { $old }

## Ce que l'historique dit de ses propres coups

hexaducto-later-turned-up = Tu as retourné { $card }.
hexaducto-later-drew = Tu as pioché { $card }.
hexaducto-later-took = Tu as pris { $card } sur la défausse.
hexaducto-later-put-back = Tu as remis { $card }.
hexaducto-later-placed = Tu as posé { $card } et défaussé { $old }.
hexaducto-later-placed-hidden = Tu as posé { $card } et défaussé un { $old } caché.
hexaducto-later-at = { $deed } : { $place }.

## Ce que rapporte un conseil

hexaducto-gain-fewer =
    { $count ->
        [1] Un point de moins
       *[other] { $count } points de moins
    }
    .normal =
        { $count ->
            [1] Un point
           *[other] { $count } points
        } de moins
    .brief = Moins { $count }
    .braille = -{ $count }

## L'analyse d'une énigme : à quelle distance de la solution un coup laisse

hexaducto-estimate-sure =
    { $count ->
        [0] résolue à coup sûr, tout de suite
        [one] résolue à coup sûr avec une carte
       *[other] résolue à coup sûr avec { $count } cartes
    }
    .brief =
        { $count ->
            [0] résolue tout de suite
            [one] encore une carte
           *[other] encore { $count } cartes
        }
    .braille = résout { $count }
hexaducto-estimate-solvable = soluble avec les bonnes cartes
    .brief = soluble
    .braille = soluble
hexaducto-estimate-not-found = pas de solution trouvée
    .braille = sans solution
hexaducto-estimate-unsolvable = plus de solution
    .braille = insoluble

## Pourquoi un conseil est bon

hexaducto-ahead = En points, environ { $worth } de moins que : { $other }
    .brief = Moins { $worth }
    .braille = -{ $worth } non { $other }

## Ce qu'un ami attentif dirait avant

hexaducto-warning-doubles = Cela finit la partie et double tes points : { $doubled } pour toi, car { $name } en a { $points }.
    .brief = Fin de partie, tes points doublent : { $doubled }
    .braille = fin de partie x2: { $doubled }, { $name } { $points }
hexaducto-warning-ends =
    Cela finit la partie avec { $own } points pour toi. { $name } montre { $points } et a { $count ->
        [1] une carte cachée
       *[other] { $count } cartes cachées
    } : si cela fait moins, les tiens comptent double.
    .brief =
        Fin de partie : toi { $own }, { $name } { $points } et { $count ->
            [1] une cachée
           *[other] { $count } cachées
        } ; s'il y a moins, les tiens doublent
    .braille = fin de partie: { $own }, { $name } { $points } +{ $count }?
hexaducto-warning-unknown =
    Ta dernière carte cachée : cela finit la partie, et tes points comptent double si { $name } en a moins. { $name } montre { $points }{ $count ->
        [0] , rien n'est caché.
        [1] , une carte est cachée.
       *[other] , { $count } cartes sont cachées.
    }
    .brief = Fin de partie, double si { $name } a moins : { $points } et { $count } cachées
    .braille = fin de partie, x2 si { $name } < toi: { $points } +{ $count }?
hexaducto-warning-gives = Le { $card } que tu défausses finit une ligne chez { $name }, qui joue ensuite.
    .brief = Le { $card } sert à { $name }
    .braille = { $card } sert { $name }

## De combien un autre coup aurait mieux valu

hexaducto-by =
    environ { $worth ->
        [1] un point
       *[other] { $worth } points
    } de mieux
    .brief = plus { $worth }
    .braille = +{ $worth }
