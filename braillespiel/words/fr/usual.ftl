### Ce que disent les jeux d'autres paquets, sauf s'ils ont leur propre message : JEU-won pour usual-won.
### $what est ce dont il s'agit dans un coup, $name une personne à la table.

usual-zone-field = Plateau
    .braille = p
usual-zone-pieces = Pièces
    .braille = pc
usual-zone-hand = Main
    .braille = m
usual-zone-piles = Pioche et défausse
    .braille = pi
usual-zone-opponent = { $name }
    .braille = a{ $number }
usual-zone-scores = Scores
    .braille = sc
usual-field-row = Rangée { $row }
    .braille = { $row }
usual-free = vide
    .braille = -
usual-size = { $rows } rangées, { $columns } colonnes
    .braille = { $rows }x{ $columns }
usual-count-piece = { $piece } { $count }
usual-count-free =
    { $count ->
        [0] aucune case libre
        [one] une case libre
       *[other] { $count } cases libres
    }
    .brief = libres { $count }
    .braille = - { $count }
usual-open = visible { $card }
    .braille = { $card }
usual-opening = { $what }.
    .braille = { $what }
usual-empty-hand = Aucune carte dans ta main
    .brief = main vide
    .braille = vide
usual-empty-discard = défausse vide
    .braille = -
usual-fits = va
    .braille = +
usual-no-fit = ne va pas
    .brief = non
    .braille = -
usual-count-hand =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
    .brief = main { $count }
    .braille = m{ $count }
usual-count-stock =
    { $count ->
        [0] pioche vide
        [one] une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
    .brief = pioche { $count }
    .braille = pi{ $count }
usual-row = { $name }
usual-row-you = Toi
usual-you = toi
    .brief = toi
    .braille = toi
usual-turn = À { $name } de jouer.
    .brief = { $name }
    .braille = à { $name }
usual-turn-you = À toi.
    .brief = toi
    .braille = à toi
usual-possible = Possible : { $what }.
    .brief = { $what }
    .braille = { $what }
usual-moves =
    { $count ->
        [1] un coup
       *[other] { $count } coups
    }
    .brief =
        { $count ->
            [1] un coup
           *[other] { $count } coups
        }
    .braille =
        { $count ->
            [1] 1 coup
           *[other] { $count } coups
        }
usual-turn-field = À { $name } de jouer, avec { $piece }.
    .brief = { $name }, { $piece }
    .braille = à { $name }: { $piece }
usual-turn-field-you = À toi, avec { $piece }.
    .brief = toi, { $piece }
    .braille = à toi: { $piece }
usual-score = { $name } { $count }
usual-score-you = toi { $count }
usual-score-field = { $name } { $piece } { $count }
usual-score-field-you = toi { $piece } { $count }
usual-no-scores = Ce jeu ne compte pas de points.
    .brief = Pas de points.
    .braille = pas de points
usual-held = Cartes en main
    .braille = m
usual-did-put = { $name } met { $what }.
    .brief = { $name } { $what }
    .braille = { $name } { $what }
usual-did-put-you = Tu mets { $what }.
    .brief = { $what }
    .braille = { $what }
usual-did-move = { $name } déplace { $what }.
    .brief = { $name } { $what }
    .braille = { $name } { $what }
usual-did-move-you = Tu déplaces { $what }.
    .brief = { $what }
    .braille = { $what }
usual-did-play = { $name } joue { $what }.
    .brief = { $name } { $what }
    .braille = { $name } { $what }
usual-did-play-you = Tu joues { $what }.
    .brief = { $what }
    .braille = { $what }
usual-did-draw = { $name } pioche une carte.
    .brief = { $name } pioche
    .braille = { $name } +1
usual-did-draw-you = Tu pioches une carte.
    .brief = pioché
    .braille = +1
usual-did-draw-seen = { $name } pioche { $what }.
    .brief = { $name } { $what }
    .braille = { $name } + { $what }
usual-did-draw-seen-you = Tu pioches { $what }.
    .brief = { $what }
    .braille = + { $what }
usual-did-pass = { $name } passe.
    .braille = { $name } passe
usual-did-pass-you = Tu passes.
    .brief = passé
    .braille = passe
usual-told-shuffled =
    La défausse est mélangée : { $count ->
        [1] une carte
       *[other] { $count } cartes
    } dans la pioche.
    .brief = mélange, { $count }
    .braille = mélange pi{ $count }
usual-do-put = { $what }
usual-do-move = { $what }
usual-do-play = Jouer { $what }
    .brief = { $what }
    .braille = { $what }
usual-do-draw = Piocher une carte
    .brief = piocher
    .braille = piocher
usual-do-pass = Passer
    .brief = passer
    .braille = passer
usual-won = { $name } gagne : { $scores }.
    .brief = { $name } gagne : { $scores }
    .braille = gagne { $name } { $scores }
usual-won-you = Tu gagnes : { $scores }.
    .brief = tu gagnes : { $scores }
    .braille = gagne toi { $scores }
usual-shared = Égalité pour { $who } : { $scores }.
    .brief = égalité : { $scores }
    .braille = égalité { $who } { $scores }
usual-lost = Personne ne gagne : { $scores }.
    .brief = personne ne gagne : { $scores }
    .braille = personne { $scores }
usual-wins = { $name } gagne.
    .braille = gagne { $name }
usual-wins-you = Tu gagnes.
    .braille = gagne toi
usual-wins-shared = Égalité pour { $who }.
    .brief = égalité
    .braille = égalité { $who }
usual-wins-nobody = Personne ne gagne.
    .braille = personne
usual-estimate =
    { $sign ->
        [none] aucune différence
        [minus] { $worth } de moins
       *[plus] { $worth } de plus
    }
    .braille =
        { $sign ->
            [none] =
            [minus] -{ $worth }
           *[plus] +{ $worth }
        }
usual-illegal-over = La partie est finie.
    .brief = partie finie
    .braille = partie finie
usual-illegal-turn = C'est à { $name } de jouer.
    .brief = à { $name }
    .braille = à { $name }
usual-illegal-not-now = Pas possible maintenant : { $action }.
    .brief = pas possible
    .braille = pas { $action }
usual-illegal-action-unknown = { $text } n'est pas un coup.
    .brief = { $text } : pas compris
    .braille = { $text }?
usual-illegal-position-wrong = { $where } ne va pas avec les règles.
    .brief = { $where } : faux
    .braille = { $where }?
usual-ended-match-won = parties gagnées par une seule personne
usual-ended-match-shared = parties sans vainqueur unique
