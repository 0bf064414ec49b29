### Ludoteca. $card, $cards et $pillar sont déjà formulés (« 7 Culture ») ; les noms des cartes viennent
### du paquet. Les messages -you parlent au joueur, -to-you à celui à qui l'on fait quelque chose.

ludoteca-title = Ludoteca
ludoteca-summary = Élève les six piliers de ta ludothèque en rangées descendantes. De 2 à 4 joueurs.

## Options

ludoteca-option-extended = Règles étendues
    .braille = étendues
    .help = Ajoute les aides 2 et X, Ludothèque de l'année, Jeu endommagé, les ressources et les objectifs.
ludoteca-option-helper_eight_scores = L'aide 8 rapporte un point
    .braille = aide 8 point
    .help = Seulement avec les règles étendues. Le livret le dit, mais son exemple ne la compte pas.
ludoteca-option-target = Points pour gagner
    .braille = but
    .help = Qui a autant de points à la fin d'une manche gagne. Le livret dit 50.
ludoteca-option-deck = Paquet
    .braille = paquet
    .help = Textes et effets des ressources et des objectifs. Ton propre paquet, c'est le fichier ludoteca.toml dans le dossier decks.
ludoteca-option-deck-house = Cartes fournies
    .braille = fourni
ludoteca-option-deck-own = Mon propre paquet
    .braille = le mien
ludoteca-option-stall = La manche finit après des tours sans carte posée
    .brief = Fin après des tours sans carte
    .braille = tours sans poser
    .help = Combien de tours chacun peut avoir sans que personne ne pose ni ne joue de carte. Ensuite la manche finit.
ludoteca-option-two_cards = Un pilier demande au moins deux cartes
    .brief = Pilier de deux cartes au moins
    .braille = pilier dès 2
    .help = Une rangée faite d'un seul 1 ne termine alors pas son pilier. À la manche suivante, ce pilier est de nouveau ouvert.
ludoteca-option-ask_equal = Demander l'ordre des cartes égales
    .brief = Ordre des cartes égales
    .braille = ordre égales
    .help = Pour d'anciennes parties : Inventaire demande l'ordre même si les deux cartes que tu remets sont égales.

## Keys of this game

ludoteca-key-draw = Piocher une carte
ludoteca-key-take = Prendre la carte du dessus de la défausse
ludoteca-key-discard = Défausser cette carte de ta main
ludoteca-key-possible = Que puis-je poser, et où ?
ludoteca-key-goal = Mon objectif et mes ressources
ludoteca-key-order = Ranger ta main autrement : par pilier, par valeur, comme piochée

## Zones; the Braille wording is the zone sign

ludoteca-zone-hand = Main
    .braille = m
ludoteca-zone-pillars = Tes piliers
    .braille = pl
ludoteca-zone-kinds = Tes carrés
    .braille = q
ludoteca-zone-extras = Tes ressources et ton objectif
    .brief = Ressources et objectif
    .braille = ro
ludoteca-zone-opponent = { $name }
    .braille = j{ $number }
ludoteca-zone-piles = Pioche et défausse
    .braille = pi
ludoteca-zone-discarded = Défausse, la dernière carte d'abord
    .brief = Défausse
    .braille = df
ludoteca-zone-looked = Cartes que tu regardes
    .braille = v
ludoteca-empty-hand = Aucune carte en main.
    .brief = main vide
    .braille = vide
ludoteca-empty-pillars = Aucun pilier.
    .braille = vide
ludoteca-empty-kinds = Aucun carré posé pour l'instant.
    .normal = Pas encore de carré.
    .brief = aucun carré
    .braille = vide
ludoteca-empty-extras = Aucune ressource.
    .braille = vide
ludoteca-empty-piles = Ni pioche ni défausse.
    .braille = vide
ludoteca-empty-discarded = Défausse vide.
    .braille = vide
ludoteca-empty-looked = Aucune carte à choisir.
    .braille = vide

## Cards and rows

ludoteca-card = { $value } { $pillar }
# Une aide X ou Ludothèque de l'année dans une rangée : la valeur qu'elle représente.
ludoteca-stands-for = { $card } valant { $value }
    .braille = { $value }({ $card })
ludoteca-stands-for-card = { $card } valant { $slot }
    .braille = { $card }={ $slot }
ludoteca-helper-in = { $card } dans { $pillar }
    .braille = { $card }={ $pillar }
# Cartes posées ensemble dans une rangée : « 7 6 5 Culture ».
ludoteca-run = { $values } { $pillar }
ludoteca-four = quatre { $value }
    .braille = 4x{ $value }
ludoteca-with-year = { $cards } avec { $year }
    .braille = { $cards } { $year }
ludoteca-fits = va
    .braille = +
# Dit là où presque toutes les autres vont.
ludoteca-fits-not = ne va pas maintenant
    .normal = ne va pas
    .brief = ne va pas
    .braille = -
ludoteca-begins = commence une rangée
    .brief = commence
    .braille = { "*" }
ludoteca-pillar-shut = pilier terminé
    .braille = =
ludoteca-resource = ressource
    .braille = r
ludoteca-row-line = { $pillar } : { $state }
    .braille = { $pillar } { $state }
ludoteca-row-locked = terminé dans une manche précédente
    .brief = terminé
    .braille = fini
ludoteca-row-bare = vide
    .braille = vide
ludoteca-row-start = n'importe quelle valeur pour commencer
    .normal = n'importe quelle valeur
    .brief = tout va
    .braille = tout
ludoteca-row-empty = vide, n'importe quelle valeur pour commencer
    .normal = vide, tout va
    .brief = vide
    .braille = vide
ludoteca-row-open =
    rangée ouverte, { $values }, ensuite moins de { $last }, { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
    .normal = { $values }, moins de { $last }
    .brief = { $values }
    .braille = sous { $last }, { $points }p
ludoteca-row-any =
    rangée ouverte, { $values }, n'importe quelle carte peut suivre, { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
    .normal = { $values }, tout va
    .brief = { $values }, tout va
    .braille = tout, { $points }p
ludoteca-row-closed =
    terminé, { $values }, { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
    .brief = terminé, { $values }
    .braille = fini, { $points }p
ludoteca-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .braille = { $count }p
ludoteca-completed =
    { $count ->
        [one] { $count } terminé sur 6
       *[other] { $count } terminés sur 6
    }
    .brief = { $count } sur 6
    .braille = { $count }/6
ludoteca-kinds-count =
    { $count ->
        [0] aucun carré
        [one] un carré
       *[other] { $count } carrés
    }
    .braille = { $count }
ludoteca-resources-count =
    { $count ->
        [0] aucune ressource
        [one] une ressource, 1 point
       *[other] { $count } ressources, { $points } points
    }
    .braille = { $count }r { $points }p
ludoteca-goal = Objectif { $goal }
    .braille = o { $goal }
ludoteca-goal-reached = atteint, 3 points
    .brief = atteint
    .braille = +3
ludoteca-goal-progress = { $found } sur { $need }
    .braille = { $found }/{ $need }
ludoteca-hand-count =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
    .braille = m{ $count }
ludoteca-seen-in-hand = Cartes connues : { $cards }
    .braille = connu { $cards }
ludoteca-seen-nothing = Aucune carte connue
    .braille = connu -
ludoteca-opponent-summary =
    { $completed ->
        [one] { $completed } pilier terminé sur 6
       *[other] { $completed } piliers terminés sur 6
    }, { $hand ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $hand } cartes en main
    }
    .normal =
        { $completed ->
            [one] { $completed } terminé sur 6
           *[other] { $completed } terminés sur 6
        }, { $hand } en main
    .brief = { $completed } sur 6, main { $hand }
    .braille = { $completed }/6 m{ $hand }
ludoteca-draw-pile =
    { $count ->
        [0] Pioche vide
        [one] Pioche, une carte
       *[other] Pioche, { $count } cartes
    }
    .normal =
        { $count ->
            [0] Pioche vide
            [one] Pioche, une carte
           *[other] Pioche, { $count }
        }
    .brief = Pioche { $count }
    .braille = pi{ $count }
ludoteca-discard-pile = Défausse, { $card }
    .brief = Défausse { $card }
    .braille = df { $card }
ludoteca-discard-empty = Défausse vide
    .braille = df -
ludoteca-group-value =
    { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $count } fois
    } { $value }
    .braille = { $count }x{ $value }
ludoteca-group-card = { $count } fois { $card }
    .braille = { $count }x { $card }

## What you can do, as lines of a menu

ludoteca-combination-2 =
    Paire { $cards } : { $others ->
        [1] l'adversaire pioche une carte
       *[other] tous les autres piochent une carte
    }
    .brief = Paire { $cards }
    .braille =
        { $cards }: { $others ->
            [one] l'autre pioche 1
           *[other] les autres piochent 1
        }
ludoteca-combination-3 = Suite { $cards } : tu pioches une carte
    .brief = Suite { $cards }
    .braille = { $cards }: tu pioches 1
ludoteca-combination-4 =
    Carré { $cards } : 6 points, tu pioches trois cartes, { $others ->
        [1] l'adversaire une
       *[other] tous les autres une
    }
    .brief = Carré { $cards }
    .braille = { $cards }: 6p toi +3 autres +1
ludoteca-combinations-count = { $count } combinaisons possibles
    .braille = { $count } combis
ludoteca-preview-part = Pas encore complet : une partie d'une combinaison
    .brief = incomplet
    .braille = partie
# Les cartes marquées ne font partie que de cette combinaison.
ludoteca-preview-only = Entrée pose tout : { $combination }
    .brief = Entrée pose { $combination }
    .braille = entrée { $combination }
    .display = éclair { $combination }
    .display-full = Le curseur éclair pose tout : { $combination }
ludoteca-preview-none = Pas de combinaison
    .braille = pas de combi
ludoteca-do-draw = Piocher une carte
    .brief = Piocher
    .braille = piocher
ludoteca-do-take = { $card } : prendre sur la défausse
    .brief = { $card } : prendre
    .braille = prendre { $card }
ludoteca-do-lay = Poser : { $card }
    .braille = poser { $card }
ludoteca-do-lay-helper = { $pillar } : poser { $card }
    .braille = { $pillar } { $card }
ludoteca-do-lay-as = { $slot } avec { $card }
    .braille = { $slot } { $card }
ludoteca-do-lay-at = { $name }, { $pillar } : poser { $card }
    .braille = { $name } { $pillar } { $card }
ludoteca-do-swap = { $card } de chez { $name }, { $pillar }, chez toi comme { $slot }
    .brief = { $card } de chez { $name }, comme { $slot }
    .braille = { $name } { $card }: { $slot }
ludoteca-do-swap-one = { $card } valant { $value } de chez { $name }, { $pillar }, chez toi comme { $slot }
    .brief = { $card } valant { $value } de chez { $name }, comme { $slot }
    .braille = { $name } { $card }={ $value }: { $slot }
ludoteca-do-play = Jouer : { $card }
    .braille = jouer { $card }
ludoteca-do-discard = Défausser : { $card }
    .braille = df { $card }
ludoteca-advise-lay = { $card } : à poser
    .braille = { $card } poser
ludoteca-advise-lay-helper = { $card } chez { $pillar }
    .braille = { $card } { $pillar }
ludoteca-advise-lay-as = { $card } comme { $slot }
    .braille = { $card } { $slot }
ludoteca-advise-lay-at = { $card } chez { $name }, { $pillar }
    .braille = { $card } { $name } { $pillar }
ludoteca-advise-discard = { $card } : à défausser
    .braille = { $card } df
ludoteca-do-give = { $name } reçoit { $card }
    .braille = { $name } { $card }
ludoteca-do-trade = { $name } : échanger { $card }
    .braille = { $name } { $card }
ludoteca-do-keep = Garder : { $card }
    .braille = garder { $card }
ludoteca-do-top = Dessus : { $card }
    .braille = dessus { $card }
ludoteca-do-pick = { $card } : prendre dans la défausse
    .brief = { $card } : prendre
    .braille = prendre { $card }
ludoteca-do-done = C'est tout, ne plus rien poser
    .brief = C'est tout
    .braille = c'est tout

## Answers to keys

ludoteca-no-hand-card = Pas dans ta main : on ne défausse que de sa main.
    .brief = pas dans ta main
    .braille = pas en main
ludoteca-no-goal = Pas d'objectif : il n'y en a que dans les règles étendues.
    .normal = Pas d'objectif sans règles étendues.
    .brief = pas d'objectif
    .braille = sans objectif
ludoteca-goal-line = { $goal }, { $state } : { $text } { $resources }.
    .brief = { $goal }, { $state }. { $resources }
    .braille = { $goal } { $text } { $resources }
ludoteca-possible-new = { $pillar }, à commencer : { $values }
    .brief = { $pillar } { $values }
    .braille = { $pillar }: { $values }
ludoteca-possible-after = { $pillar } après { $last } : { $values }
    .braille = { $pillar }: { $values }
ludoteca-possible-also = Aussi { $cards }
    .braille = { $cards }
# W après avoir posé : avant le reste de la réponse, qui sert à choisir quoi défausser.
ludoteca-possible-later = À ton prochain tour : { $cards }
    .brief = prochain tour : { $cards }
    .braille = après { $cards }
ludoteca-possible-nothing = Rien : aucune carte ne va sur tes piliers.
    .brief = rien ne va
    .braille = -
ludoteca-order-pillar = Rangé par pilier
    .braille = par pilier
ludoteca-order-value = Rangé par valeur
    .braille = par valeur
ludoteca-order-dealt = Dans l'ordre de la pioche
    .braille = ordre de pioche

## Events

ludoteca-drew =
    { $name } pioche { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
    .brief = { $name } pioche { $count }
    .braille = { $name } +{ $count }
ludoteca-drew-you = Tu pioches { $cards }.
    .brief = { $cards } en main
    .braille = +{ $cards }
# Le joueur doit piocher à cause de ce qu'un autre a posé.
ludoteca-made-draw-you = Tu dois piocher : { $cards }.
    .brief = Tu pioches { $cards }
    .braille = tu dois piocher: { $cards }
ludoteca-all-others-draw =
    Tous les autres piochent { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
    .braille = autres +{ $count }
ludoteca-other-draws =
    { $name } pioche { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
    .braille = { $name } +{ $count }
ludoteca-nobody-drew = Personne ne pioche : plus de cartes à piocher.
    .brief = personne ne pioche
    .braille = autres -
ludoteca-draw-skipped = { $name } ne peut pas piocher : plus de cartes à piocher.
    .brief = { $name } ne peut pas piocher
    .braille = { $name } +0
ludoteca-draw-skipped-you = Rien pioché : plus de cartes à piocher.
    .brief = rien pioché
    .braille = +0
ludoteca-took = { $name } prend { $card } sur la défausse.
    .brief = { $name } prend { $card }
    .braille = { $name } +{ $card }
ludoteca-took-you = { $card } en main.
    .braille = +{ $card }
ludoteca-picked = { $name } prend { $card } dans la défausse.
    .brief = { $name } prend { $card }
    .braille = { $name } +{ $card }
ludoteca-picked-you = { $card } en main.
    .braille = +{ $card }
ludoteca-discarded = { $name } défausse { $card }.
    .brief = { $name } défausse { $card }
    .braille = { $name } df { $card }
ludoteca-discarded-you = { $card } à la défausse.
    .braille = df { $card }
ludoteca-laid = { $name } pose { $cards }.
    .brief = { $name } pose { $cards }
    .braille = { $name } { $cards }
ludoteca-laid-you = Tu poses { $cards }.
    .braille = { $cards } posé
ludoteca-laid-helper = { $name } pose { $card } dans { $pillar }.
    .brief = { $name } pose { $card } dans { $pillar }
    .braille = { $name } { $card }={ $pillar }
ludoteca-laid-helper-you = Tu poses { $card } dans { $pillar }.
    .braille = { $card }={ $pillar } posé
ludoteca-laid-at = { $name } pose l'aide 2 chez { $to }, { $pillar }.
    .brief = { $name } pose 2 chez { $to }, { $pillar }
    .braille = { $name } h2 { $to } { $pillar }
ludoteca-laid-at-you = Tu poses l'aide 2 chez { $to }, { $pillar }.
    .brief = Aide 2 chez { $to }
    .braille = h2 { $to } { $pillar }
ludoteca-laid-at-to-you = { $name } pose l'aide 2 chez toi, { $pillar }.
    .brief = { $name } pose 2 chez toi, { $pillar }
    .braille = { $name } h2 toi { $pillar }
ludoteca-swapped = { $name } prend { $card } chez { $to } contre l'aide X et pose { $slot }.
    .brief = { $name } prend { $card } chez { $to }
    .braille = { $name } hx { $to } { $card }: { $slot }
ludoteca-swapped-you = Tu prends { $card } chez { $to } et poses { $slot }.
    .brief = Tu prends { $card }
    .braille = hx { $to } { $card }: { $slot }
ludoteca-swapped-to-you = { $name } te prend { $card } dans { $pillar } ; l'aide X est là maintenant.
    .brief = { $name } te prend { $card }
    .braille = { $name } hx toi { $card }
ludoteca-closed = { $name } termine { $pillar }, { $count } sur 6.
    .brief = { $name } termine { $pillar }, { $count } sur 6
    .braille = { $name } { $pillar }= { $count }/6
ludoteca-closed-you = Pilier { $pillar } terminé, { $count } sur 6.
    .brief = pilier { $pillar } terminé, { $count } sur 6
    .braille = { $pillar }= { $count }/6
ludoteca-played = { $name } joue { $card }.
    .brief = { $name } joue { $card }
    .braille = { $name } { $card }
ludoteca-played-you = Tu joues { $card }.
    .brief = { $card }
    .braille = { $card }
ludoteca-gave = { $name } donne une carte à { $to }.
    .braille = { $name } donne 1 à { $to }
ludoteca-gave-you = Tu donnes { $card } à { $to }.
    .braille = { $card } à { $to }
ludoteca-gave-to-you = { $name } te donne { $card }.
    .braille = { $name } te donne { $card }
ludoteca-traded = { $name } échange une carte avec { $to }.
    .braille = { $name } { $to } échange
ludoteca-traded-you = { $got } contre { $given }, avec { $to }.
    .brief = { $got } en main
    .braille = { $to } +{ $got } -{ $given }
ludoteca-traded-to-you = { $name } échange avec toi : tu reçois { $given } contre { $got }.
    .brief = { $name } : { $given } contre { $got }
    .braille = { $name } +{ $given } -{ $got }
ludoteca-looked =
    { $name } regarde { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de la pioche.
    .brief =
        { $name } regarde { $count ->
            [1] une carte
           *[other] { $count } cartes
        }
    .braille = { $name } pi{ $count }
ludoteca-looked-you = Sur la pioche : { $cards }.
    .brief = { $cards }
    .braille = pi { $cards }
ludoteca-kept = { $name } en garde une.
    .brief = { $name } en garde une
    .braille = { $name } +1
ludoteca-kept-you = Tu gardes { $cards }.
    .braille = +{ $cards }
ludoteca-put-back =
    { $name } remet { $count ->
        [1] une carte
       *[other] { $count } cartes
    } sur la pioche.
    .brief =
        { $name } remet { $count ->
            [1] une carte
           *[other] { $count } cartes
        }
    .braille = { $name } pi+{ $count }
ludoteca-put-back-you = De nouveau sur la pioche, celle du dessus d'abord : { $cards }.
    .brief = sur la pioche { $cards }
    .braille = pi { $cards }
ludoteca-reshuffled =
    Défausse mélangée : { $count ->
        [1] une carte
       *[other] { $count } cartes
    } à piocher.
    .brief = mélangée, { $count }
    .braille = mêlé pi{ $count }
ludoteca-round-ended = { $name } termine la manche { $number } : { $scores }.
    .brief = Manche { $number } finie : { $scores }
    .braille = m{ $number } fin { $name } { $scores }
ludoteca-round-ended-you = Tu termines la manche { $number } : { $scores }.
    .brief = Manche { $number } finie : { $scores }
    .braille = m{ $number } fin { $scores }
ludoteca-round-stalled = Manche { $number } finie, personne n'a posé depuis trop longtemps : { $scores }.
    .brief = Manche { $number } finie : { $scores }
    .braille = m{ $number } fin { $scores }
ludoteca-round-stalled-you = Manche { $number } finie, personne n'a posé depuis trop longtemps : { $scores }.
    .brief = Manche { $number } finie : { $scores }
    .braille = m{ $number } fin { $scores }
ludoteca-round-score = { $name } { $points }, total { $total }
    .brief = { $name } { $points }, { $total }
    .braille = { $name } { $points }:{ $total }
ludoteca-round-score-you = toi { $points }, total { $total }
    .brief = toi { $points }, { $total }
    .braille = toi { $points }:{ $total }
ludoteca-starts = { $name } commence
    .braille = début { $name }
ludoteca-starts-you = tu commences
    .braille = début toi
ludoteca-round-began = Manche { $number } : { $starts }.
    .braille = m{ $number } { $starts }
ludoteca-your-goal = Ton objectif : { $goal }. { $text }
    .brief = Objectif : { $goal }
    .braille = o { $goal } { $text }

## Turn and scores

ludoteca-turn = C'est à { $name }.
    .brief = à { $name }
    .braille = à { $name }
ludoteca-turn-draw = À toi : pioche une carte ou prends celle de la défausse.
    .normal = Pioche ou prends.
    .brief = Pioche
    .braille = pioche ou prends défausse
ludoteca-turn-play =
    Pose une carte ou une combinaison, ou défausse. { $count ->
        [0] Rien ne va.
        [one] Une possibilité.
       *[other] { $count } possibilités.
    }
    .normal =
        Pose ou défausse. { $count ->
            [0] Rien ne va.
            [one] Une possibilité.
           *[other] { $count } possibilités.
        }
    .brief =
        Pose ou défausse, { $count ->
            [0] rien ne va
            [one] { $count } possible
           *[other] { $count } possibles
        }
    .braille = pose ou défausse +{ $count }
ludoteca-turn-nothing = Rien ne va : défausse une carte.
    .normal = Rien ne va : défausse.
    .brief = Rien ne va, défausse
    .braille = rien ne va, défausse
# Personne n'a posé depuis longtemps : les tours de tous les joueurs ensemble, deux ou plus.
ludoteca-stalling = Si personne ne pose, la manche finit dans { $count } tours.
    .brief = Si personne ne pose, fin dans { $count } tours
    .braille = sans poser fin de manche t{ $count }
ludoteca-stalling-last = Si tu ne poses rien, la manche finit avec ce tour.
    .brief = Si tu ne poses rien, fin de manche
    .braille = sans poser fin de manche t1
ludoteca-turn-discard = Défausse une carte.
    .braille = défausse une carte
ludoteca-turn-give = Donne une carte à un adversaire.
    .braille = donne une carte
ludoteca-turn-trade = Choisis une carte et un adversaire avec qui échanger.
    .brief = Choisis carte et adversaire
    .braille = échange une carte
ludoteca-turn-lay =
    Pose encore { $count ->
        [1] une fois
       *[other] { $count } fois au plus
    }, ou termine avec E.
    .brief = Pose encore { $count } fois, E termine
    .braille = pose encore { $count }, E finit
    .display = pose encore { $count } ou fin
    .display-full =
        Pose encore { $count ->
            [1] une fois
           *[other] { $count } fois au plus
        }, ou finis ton tour par la liste de la { $bottom-key } de la plage.
ludoteca-turn-look = Garde une des cartes que tu regardes : Tab y va.
    .brief = Gardes-en une, Tab
    .braille = garde une carte, tab
    .display = garde une carte
    .display-full = Garde une des cartes que tu regardes.
    .page = Garde une des cartes que tu regardes.
ludoteca-turn-put-back = Quelle carte va dessus ?
    .brief = Laquelle dessus ?
    .braille = laquelle dessus?
ludoteca-turn-pick = Prends une carte dans la défausse.
    .braille = prends dans la défausse
ludoteca-score =
    { $name } { $points }, { $pillars ->
        [one] { $pillars } pilier
       *[other] { $pillars } piliers
    }
    .brief = { $name } { $points }, { $pillars }
    .braille = { $name } { $points }p { $pillars }/6
ludoteca-score-you =
    toi { $points }, { $pillars ->
        [one] { $pillars } pilier
       *[other] { $pillars } piliers
    }
    .brief = toi { $points }, { $pillars }
    .braille = toi { $points }p { $pillars }/6
ludoteca-scores = { $scores }. Manche { $number }, victoire à { $target } points.
    .normal = { $scores }. Victoire à { $target }.
    .brief = { $scores }
    .braille = { $scores } m{ $number } but { $target }
ludoteca-you = toi
    .braille = toi
ludoteca-built = { $name } gagne avec les six piliers : { $scores }.
    .brief = { $name } gagne : six piliers
    .braille = gagne { $name } 6/6: { $scores }
ludoteca-built-you = Tu gagnes avec les six piliers : { $scores }.
    .brief = Tu gagnes : six piliers
    .braille = gagne toi 6/6: { $scores }
ludoteca-won = { $name } gagne avec le plus de points : { $scores }.
    .brief = { $name } gagne : { $scores }
    .braille = gagne { $name } { $scores }
ludoteca-won-you = Tu gagnes avec le plus de points : { $scores }.
    .brief = Tu gagnes : { $scores }
    .braille = gagne toi { $scores }
ludoteca-shared = Victoire partagée entre { $who } avec le plus de points : { $scores }.
    .brief = Victoire partagée : { $scores }
    .braille = gagne { $who } { $scores }
ludoteca-sheet = Score de la manche { $number }
    .braille = score m{ $number }
ludoteca-sheet-running = Manche { $number } jusqu'ici
    .braille = ici m{ $number }
ludoteca-sheet-sign = Score
    .braille = pt
ludoteca-line-kinds = Carrés
    .braille = carrés
ludoteca-line-resources = Ressources
    .braille = ress
ludoteca-line-goal = Objectif
    .braille = objectif
ludoteca-line-hand = Cartes en main
    .braille = main
ludoteca-line-round = Total de la manche
    .braille = manche
ludoteca-line-total = Total
    .braille = total
ludoteca-line-of = { $points } { $line }, { $name }
    .braille = { $points }
ludoteca-line-of-you = { $points } { $line }, toi
    .brief = { $points } { $line }
    .braille = { $points }

## Steps of a resource whose deck gives no text

ludoteca-effect-discard =
    Défausse { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
    .braille = df { $count }
ludoteca-effect-draw =
    Pioche { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
    .braille = +{ $count }
ludoteca-effect-others-draw =
    Tous les autres piochent { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
    .braille = autres +{ $count }
ludoteca-effect-give =
    Donne { $count ->
        [1] une carte à un adversaire
       *[other] { $count } cartes aux adversaires
    } de ton choix.
    .braille = donne { $count }
ludoteca-effect-lay =
    Pose { $count ->
        [1] une carte ou combinaison
       *[other] jusqu'à { $count } cartes ou combinaisons
    }.
    .braille = pose { $count }
ludoteca-effect-look =
    Regarde { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de la pioche et { $keep ->
        [0] n'en garde aucune
        [one] gardes-en une
       *[other] gardes-en { $keep }
    }.
    .braille = pi{ $count } +{ $keep }
ludoteca-effect-pick =
    Prends { $count ->
        [1] une carte
       *[other] { $count } cartes
    } dans la défausse.
    .braille = df +{ $count }
ludoteca-effect-trade =
    Échange { $count ->
        [1] une carte
       *[other] { $count } cartes
    } à l'aveugle avec des adversaires.
    .braille = échange { $count }
ludoteca-need-rows =
    { $count ->
        [1] Une rangée
       *[other] { $count } rangées
    } de { $length } cartes ou plus.
    .braille = { $count }x{ $length }
ludoteca-need-begun =
    { $count ->
        [1] Un pilier commencé ou terminé
       *[other] { $count } piliers commencés ou terminés
    }.
    .braille = { $count } commencés
ludoteca-need-closed =
    { $count ->
        [1] Une rangée terminée
       *[other] { $count } rangées terminées
    } dans cette manche.
    .braille = { $count } finies
ludoteca-need-same-value = Une rangée qui contient { $count } fois le { $value }.
    .braille = { $count }x{ $value }
ludoteca-need-four-of-a-kinds =
    { $count ->
        [1] Un carré
       *[other] { $count } carrés
    }.
    .braille = { $count } carrés
ludoteca-need-resources =
    { $count ->
        [1] Une ressource jouée
       *[other] { $count } ressources jouées
    } devant toi.
    .braille = { $count } ress
ludoteca-need-helpers =
    { $count ->
        [1] Une carte aide
       *[other] { $count } cartes aide
    } dans tes rangées.
    .braille = { $count } aides
ludoteca-need-span =
    { $count ->
        [1] Une rangée terminée qui commence
       *[other] { $count } rangées terminées qui commencent
    } par un 8.
    .braille = { $count }x 8-1

## Refusals: each names the rule

ludoteca-illegal-over = Fini : cette partie est terminée.
    .brief = partie finie
    .braille = partie finie
ludoteca-illegal-not-your-turn = Ce n'est pas ton tour : c'est à { $name }.
    .brief = c'est à { $name }
    .braille = à { $name }
ludoteca-illegal-draw-first = Pioche d'abord : chaque tour commence par une carte de la pioche ou de la défausse.
    .brief = pioche d'abord
    .braille = pioche d'abord
ludoteca-illegal-drawn-already = Déjà pioché : maintenant pose ou défausse.
    .brief = déjà pioché
    .braille = déjà pioché
ludoteca-illegal-one-lay = Déjà posé : une carte ou une combinaison par tour. Défausse maintenant.
    .brief = déjà posé, défausse
    .braille = déjà posé
ludoteca-illegal-no-step = Seulement quand une ressource le demande.
    .brief = seulement par une ressource
    .braille = par ressource
ludoteca-illegal-discards-empty = Défausse vide : prends une carte de la pioche.
    .brief = défausse vide
    .braille = défausse vide
ludoteca-illegal-not-in-hand = { $card } : pas dans ta main.
    .brief = { $card } pas en main
    .braille = { $card } pas en main
ludoteca-illegal-no-resource = { $card } n'est pas une ressource : à poser ou à défausser.
    .brief = { $card } n'est pas une ressource
    .braille = { $card } pas ressource
ludoteca-illegal-resource-is-played = { $card } est une ressource : à jouer ou à défausser, pas à poser.
    .brief = { $card } : seulement à jouer
    .braille = { $card } à jouer
ludoteca-illegal-broken-not-laid = Jeu endommagé ne se pose pas.
    .brief = Jeu endommagé ne se pose pas
    .braille = je pas posable
ludoteca-illegal-broken-stays = Jeu endommagé reste : on ne le défausse que comme dernière carte, par une ressource, ou si on a les deux.
    .brief = Jeu endommagé reste
    .braille = je reste
ludoteca-illegal-helper-x-swaps = L'aide X ne se pose pas : échange-la contre une carte d'un adversaire.
    .brief = l'aide X échange seulement
    .braille = hx échange
ludoteca-illegal-helper-two-elsewhere = L'aide 2 ne va que dans une rangée ouverte d'un adversaire.
    .brief = aide 2 chez les autres seulement
    .braille = h2 chez les autres
ludoteca-illegal-own-rows-only = Chez toi seulement : cette carte ne va pas dans une rangée d'un adversaire.
    .brief = tes rangées seulement
    .braille = chez toi
ludoteca-illegal-wrong-row = { $card } ne va pas avec { $pillar } ou avec cette valeur.
    .brief = { $card } ne va pas là
    .braille = { $card } pas { $pillar }
ludoteca-illegal-helper-in-combination = Pas d'aides dans les combinaisons.
    .brief = pas d'aides en combinaison
    .braille = pas d'aide en combi
ludoteca-illegal-four-values = Carré : les quatre cartes doivent avoir la même valeur.
    .brief = quatre valeurs égales
    .braille = 4 valeurs égales
ludoteca-illegal-four-pillars = Carré : les quatre cartes doivent venir de quatre piliers différents.
    .brief = quatre piliers différents
    .braille = 4 piliers
ludoteca-illegal-pair-four-three = Deux ensemble : seulement 4 et 3 du même pilier.
    .brief = seulement 4 et 3
    .braille = seul 43
ludoteca-illegal-run-of-three = Trois ensemble : seulement trois valeurs qui se suivent dans un pilier, en descendant.
    .brief = seulement trois en descendant
    .braille = 3 en descendant
ludoteca-illegal-no-combination = Pas de combinaison : seulement 4 et 3, trois qui descendent ou quatre de même valeur.
    .brief = pas de combinaison
    .braille = pas de combi
ludoteca-illegal-pillar-locked = Pilier { $pillar } : terminé dans une manche précédente.
    .brief = pilier { $pillar } terminé
    .braille = { $pillar } fini
ludoteca-illegal-row-closed = { $pillar } : un 1 a terminé la rangée, plus rien ne suit.
    .brief = pilier { $pillar } terminé
    .braille = { $pillar } fini
ludoteca-illegal-not-lower = Après { $last }, { $pillar } demande une carte plus basse, pas { $value }.
    .brief = après { $last }, une plus basse
    .braille = { $pillar }{ $last } plus bas, pas { $value }
ludoteca-illegal-no-such-opponent = Aucun adversaire n'a le numéro { $number }.
    .brief = pas d'adversaire de ce numéro
    .braille = adversaire { $number }?
ludoteca-illegal-their-row-empty = { $name } n'a pas encore de rangée dans { $pillar }.
    .brief = { $pillar } vide chez { $name }
    .braille = { $name } { $pillar } vide
ludoteca-illegal-their-row-closed = { $name } a terminé { $pillar }.
    .brief = pilier { $pillar } terminé
    .braille = { $name } { $pillar } fini
ludoteca-illegal-swap-not-there = { $card } n'est pas dans cette rangée.
    .brief = { $card } pas là
    .braille = { $card } pas là
ludoteca-illegal-swap-helper = On ne peut pas reprendre { $card }.
    .brief = { $card } reste là
    .braille = { $card } reste
ludoteca-illegal-not-looked-at = { $card } n'est pas une des cartes que tu regardes.
    .brief = { $card } pas là
    .braille = { $card } pas là
ludoteca-illegal-keep-first = Garde d'abord, remets ensuite.
    .brief = garde d'abord
    .braille = garde d'abord
ludoteca-illegal-kept-enough = Assez gardé : remets le reste.
    .brief = assez gardé
    .braille = assez
ludoteca-illegal-not-in-discards = { $card } n'est pas dans la défausse.
    .brief = { $card } pas dans la défausse
    .braille = { $card } pas en défausse
ludoteca-illegal-step-discard = Ressource : défausse d'abord une carte.
    .brief = défausse d'abord
    .braille = défausse d'abord
ludoteca-illegal-step-give = Ressource : donne d'abord une carte à quelqu'un.
    .brief = donne d'abord une carte
    .braille = donne d'abord
ludoteca-illegal-step-trade = Ressource : échange d'abord une carte.
    .brief = échange d'abord
    .braille = échange d'abord
ludoteca-illegal-step-lay = Ressource : pose une carte ou une combinaison, ou termine avec E.
    .brief = pose, ou E
    .braille = pose ou E
    .display = pose ou fin
    .display-full = Ressource : pose une carte ou une combinaison, ou finis ton tour par la liste de la { $bottom-key } de la plage.
ludoteca-illegal-step-look = Ressource : choisis d'abord parmi les cartes que tu regardes.
    .brief = choisis d'abord
    .braille = choisis d'abord
ludoteca-illegal-step-pick = Ressource : prends d'abord une carte dans la défausse.
    .brief = prends-en une d'abord
    .braille = prends en défausse d'abord

## A deck file of one's own that cannot be used

ludoteca-illegal-deck-missing = Pas de paquet à toi : { $path } manque. Mets le fichier là.
    .brief = fichier du paquet absent : { $path }
    .braille = paquet absent { $path }
ludoteca-illegal-deck-unreadable = Le fichier du paquet ne se lit pas : { $path }, { $reason }.
    .brief = paquet illisible : { $reason }
    .braille = paquet { $reason }
ludoteca-illegal-deck-encoding = Le fichier du paquet n'est pas enregistré en UTF-8 : { $path }.
    .brief = paquet pas en UTF-8
    .braille = paquet pas utf-8
ludoteca-illegal-deck-toml = Le fichier du paquet n'est pas du TOML valable : { $reason }.
    .brief = paquet pas en TOML : { $reason }
    .braille = paquet { $reason }
ludoteca-illegal-deck-shape =
    Fichier du paquet : { $where } { $fault ->
        [missing] manque
        [unknown] n'existe pas
        [kind]
            doit être { $expected ->
                [int] un nombre entier
                [str] un texte entre guillemets
                [bool] true ou false
                [array] une liste
               *[object] un tableau
            }
        [choice] ne peut pas être { $found }
       *[other] ne va pas
    }. docs/ludoteca-deck.md montre comment faire.
    .brief =
        { $where } { $fault ->
            [missing] manque
            [unknown] inconnu
           *[other] faux
        }
    .braille =
        { $where } { $fault ->
            [missing] manque
            [unknown] inconnu
           *[other] faux
        }
ludoteca-illegal-deck-pillar = Fichier du paquet, dans { $where } : les piliers sont { $known }.
    .brief = { $where } : pilier inconnu
    .braille = { $where } seul { $known }
ludoteca-illegal-deck-card = Fichier du paquet, dans { $where } : les cartes sont { $known }.
    .brief = { $where } : carte inconnue
    .braille = { $where } seul { $known }
ludoteca-illegal-deck-range = Fichier du paquet, dans { $where } : { $found } n'est pas entre { $low } et { $high }.
    .brief = { $where } : de { $low } à { $high }
    .braille = { $where } { $low }-{ $high }
ludoteca-illegal-deck-empty = Fichier du paquet, dans { $where } : il manque un texte.
    .brief = { $where } : texte manquant
    .braille = { $where } manque
ludoteca-illegal-deck-twice = Fichier du paquet, dans { $where } : { $found } y est deux fois.
    .brief = { $found } deux fois
    .braille = { $found } deux fois
ludoteca-illegal-deck-few-goals = Fichier du paquet : trop peu d'objectifs, { $found } au lieu de { $low } au moins.
    .brief = trop peu d'objectifs
    .braille = { $found } objectifs, min { $low }

## What is wrong with a typed action or with a position

ludoteca-illegal-action-unknown = { $text } n'est pas un coup. Exemples : draw, lay s7, lay s7+s6+s5, discard r3.
    .brief = { $text } n'est pas un coup
    .braille = { $text } pas un coup
ludoteca-illegal-position-seats = { $where } demande une entrée par place, mais en a { $found }.
    .brief = { $where } : entrées { $found }
    .braille = { $where } { $found }
ludoteca-illegal-position-seat = { $where } : il n'y a pas de place { $found } ; on compte à partir de 0.
    .brief = { $where } : pas de place { $found }
    .braille = { $where } { $found }?
ludoteca-illegal-position-card = { $text } dans { $where } n'est pas une carte. Exemples : s7, h4, lj=6, q1.
    .brief = { $text } n'est pas une carte
    .braille = { $where } { $text }?
ludoteca-illegal-position-card-too-often = { $card } revient trop souvent ou n'appartient pas à cette variante.
    .brief = { $card } trop souvent
    .braille = { $card } trop souvent
ludoteca-illegal-position-pillar-letter = { $found } dans { $where } n'est pas un pilier. Les piliers sont a, s, k, r, e et u.
    .brief = { $found } n'est pas un pilier
    .braille = { $where } { $found }?
ludoteca-illegal-position-row-pillar = { $card } n'a rien à faire dans la rangée { $where }.
    .brief = { $card } dans une autre rangée
    .braille = { $where } { $card }?
ludoteca-illegal-position-row-order = Dans { $where }, { $value } ne peut pas suivre { $last }.
    .brief = { $where } : pas { $value } après { $last }
    .braille = { $where } { $last } { $value }?
ludoteca-illegal-position-row-on-locked = { $where } a une rangée alors que le pilier est déjà terminé.
    .brief = { $where } déjà terminé
    .braille = { $where } fini
ludoteca-illegal-position-no-four-of-a-kind = { $found } dans { $where } n'est pas un carré.
    .brief = pas un carré : { $found }
    .braille = { $where } { $found }?
ludoteca-illegal-position-no-resource-card = { $card } dans { $where } n'est pas une ressource ; celles-ci s'appellent q1, q2 et ainsi de suite.
    .brief = { $card } n'est pas une ressource
    .braille = { $where } { $card }?
ludoteca-illegal-position-goals-in-basic = Il n'y a d'objectifs que dans les règles étendues. Enlève goals.
    .brief = objectifs : règles étendues seulement
    .braille = goals?
ludoteca-illegal-position-goal-unknown = { $found } n'est pas un objectif. Les objectifs sont { $known }.
    .brief = { $found } n'est pas un objectif
    .braille = { $found }?
ludoteca-illegal-position-hand-empty = { $where } est vide, mais alors la manche serait finie.
    .brief = { $where } est vide
    .braille = { $where } vide
ludoteca-illegal-position-known-not-held = { $where } nomme des cartes qui ne sont pas dans la main.
    .brief = { $where } : pas dans la main
    .braille = { $where } pas m
ludoteca-illegal-position-winners-phase = Donne winners quand phase est over, et seulement alors.
    .brief = winners et phase ne vont pas ensemble
    .braille = winners, phase?
ludoteca-illegal-position-pending-phase = Donne les étapes en attente dans pending quand phase est effect, et seulement alors.
    .brief = pending et phase ne vont pas ensemble
    .braille = pending, phase?
ludoteca-illegal-position-pending-count = { $where } : count ou keep ne va pas.
    .braille = { $where } count, keep?
ludoteca-illegal-position-pending-choice = { $where } doit être une étape qui demande un choix.
    .brief = { $where } : aucun choix
    .braille = { $where }?
ludoteca-illegal-position-looked-phase = Il n'y a de cartes dans looked qu'à l'étape look.
    .brief = looked seulement dans look
    .braille = looked?
ludoteca-illegal-position-already-won = Quelqu'un a déjà les six piliers, la partie serait donc finie.
    .brief = déjà gagné
    .braille = 6/6?

## The rules, as headings to walk

ludoteca-rules-1 = Le but du jeu
ludoteca-rules-1-text = Tu construis une ludothèque sur six piliers : Système de prêt, Culture du jeu, Participation des enfants, Aménagement de l'espace, Coopération avec les parents et Choix des jeux. Pour chaque pilier, tu poses une rangée de nombres qui descendent. Un 1 termine la rangée. Qui termine le premier les six piliers, ou a 50 points à la fin d'une manche, gagne.
ludoteca-rules-2 = Les cartes
ludoteca-rules-2-text = Il y a 96 cartes de pilier : six piliers avec les valeurs 1 à 8, chaque carte en double. S'y ajoutent les aides 1, 4 et 8, deux de chaque. Chacun reçoit 12 cartes. Le reste forme la pioche ; sa première carte ouvre la défausse, face visible. Le hasard décide qui commence la première manche ; d'après le livret, c'est le plus jeune.
ludoteca-rules-3 = Ton tour
ludoteca-rules-3-text = Un tour a trois étapes. D'abord, pioche une carte ou prends celle du dessus de la défausse. Ensuite, si tu veux, pose une carte ou une combinaison. Enfin, défausse une carte. Quand la pioche est vide, on mélange la défausse, sauf sa carte du dessus. S'il n'y a toujours rien à piocher, tu peux prendre la seule carte de la défausse ou te passer de carte.
ludoteca-rules-4 = Les rangées
ludoteca-rules-4-text = Tu as une rangée par pilier. N'importe quelle valeur peut la commencer, et chaque carte suivante doit être plus basse ; les trous sont permis, comme dans 7, 6, 5, 3. Après un 4, n'importe quelle valeur peut suivre, même un autre 4, puis on redescend. Toutes les cartes d'une rangée sont du même pilier. Les aides comptent pour leur valeur dans chaque pilier. Un 1 termine la rangée : ses points comptent double, et le pilier est verrouillé pour toi jusqu'à la fin de la partie. D'après le livret, un 1 tout seul suffit. Une option demande deux cartes. Alors un 1 tout seul ne termine pas le pilier, et celui-ci est de nouveau ouvert à la manche suivante.
ludoteca-rules-5 = Les combinaisons
ludoteca-rules-5-text = Pas d'aides dans les combinaisons. Paire : le 4 et le 3 d'un même pilier, posés dans cet ordre ; tous les autres piochent une carte. Suite : trois valeurs qui se suivent dans un pilier, posées en descendant ; tu pioches une carte. Carré : quatre valeurs égales de quatre piliers différents ; il va à côté des piliers, et il peut contenir des cartes de piliers verrouillés. Il rapporte 6 points à la fin de la manche ; tu pioches trois cartes, tous les autres une. La combinaison agit avant qu'une main vide ne termine la manche.
ludoteca-rules-6 = La fin d'une manche
ludoteca-rules-6-text = La manche finit aussitôt pour tout le monde quand un joueur pose ou défausse sa dernière carte. Qui a terminé les six piliers gagne aussitôt toute la partie. Pour qu'aucune manche ne dure indéfiniment, elle finit aussi quand personne ne pose ni ne joue de carte depuis trop longtemps : quand chacun a eu 8 tours, ou autant que tu le fixes dans les règles de la partie. C'est annoncé deux tours de table avant.
ludoteca-rules-7 = Le décompte
ludoteca-rules-7-text = Rangées de trois cartes ou plus : 1 point par carte. Rangées plus courtes : moins 1 par carte. Une rangée terminée par un 1 compte double, même si elle est plus courte et coûte des points. Carré : 6 points. Chaque carte restée en main : moins 1. Un pilier terminé dans une manche précédente ne rapporte plus rien.
ludoteca-rules-8 = La manche suivante
ludoteca-rules-8-text = Les piliers terminés restent verrouillés. Toutes les autres cartes sont ramassées, mélangées et données, 12 à chacun. Le joueur suivant, dans le sens des aiguilles d'une montre, commence. Quand quelqu'un a 50 points après une manche, le meilleur score gagne ; à égalité, la victoire est partagée.
ludoteca-rules-9 = Étendu : les aides 2 et X
ludoteca-rules-9-text = Les règles étendues ont deux aides 2 et deux aides X. Pose une aide 2, comme un 2, dans une rangée ouverte d'un adversaire, si elle est commencée et qu'un 2 y va. Échange une aide X contre une carte d'une rangée ouverte d'un adversaire. Pose aussitôt cette carte dans une rangée à toi, ouverte ou nouvelle ; elle doit y aller. Là-bas, l'aide X remplace la carte que tu as prise. S'il y a deux Ludothèques de l'année, tu en choisis une. On ne peut pas prendre les aides 2 et X elles-mêmes.
ludoteca-rules-10 = Étendu : les deux cartes spéciales
ludoteca-rules-10-text = Il y en a deux de chaque. Ludothèque de l'année vaut n'importe quelle carte de pilier que tu nommes, avec toutes ses propriétés ; tu peux l'utiliser dans les combinaisons, et elle rapporte des points. Jeu endommagé ne se pose pas. Tu ne peux le défausser que comme dernière carte en main, par une ressource ou, si tu as les deux, l'un des deux.
ludoteca-rules-11 = Étendu : les ressources
ludoteca-rules-11-text = On joue une ressource au lieu de poser et de défausser. Elle va devant toi, et tu commences par exécuter toute son action ; ce qui n'est pas possible est laissé de côté. Tu peux aussi simplement la défausser. Si ta main est vide après l'action, la manche finit. Les textes des ressources et des objectifs imprimés ne sont que sur les cartes ; ceux d'ici sont les nôtres. Avec l'option Paquet, tu peux jouer avec ton propre fichier.
ludoteca-rules-12 = Nos ressources
ludoteca-rules-12-text = Il y en a deux de chaque. Réparation : défausse une carte, pioches-en une. Don de jeux : donne une carte à quelqu'un. Fête du jeu : pose jusqu'à deux fois, puis défausse. Inventaire : regarde trois cartes de la pioche, gardes-en une, remets-en deux ; si ces deux-là sont égales, on ne te demande pas leur ordre. Malle aux jeux : prends une carte au choix dans la défausse. Bourse d'échange : échange une carte à l'aveugle avec quelqu'un. Soirée des parents : tous les autres piochent une carte. Nouvelle acquisition : pioche trois cartes, défausses-en une.
ludoteca-rules-13 = Étendu : les objectifs
ludoteca-rules-13-text = À chaque manche, chacun reçoit un objectif caché. Si tu as atteint le tien à la fin de la manche, tu reçois 3 points. Les aides et Ludothèque de l'année comptent pour l'objectif et pour la longueur d'une rangée.
ludoteca-rules-14 = Étendu : le décompte
ludoteca-rules-14-text = Les aides ne rapportent rien, sauf le 8. Le livret a un exemple qui ne compte pas le 8 ; l'option L'aide 8 rapporte un point règle cela. Dans les rangées trop courtes, chaque carte coûte un point, les aides aussi. Ressources devant toi : 1, 2, 4, 6 points pour une à quatre, 2 pour chaque autre. Objectif atteint : 3.

## A bot's estimate of a move

ludoteca-estimate-won = partie gagnée
    .brief = gagnée
ludoteca-estimate-lost = partie perdue
    .brief = perdue
ludoteca-estimate-handed-over = victoire offerte au joueur suivant
    .brief = victoire offerte
ludoteca-estimate =
    { $sign ->
        [minus]
            moins { $worth ->
                [one] { $worth } point
               *[other] { $worth } points
            }
       *[plus]
            { $worth ->
                [one] { $worth } point
               *[other] { $worth } points
            }
    }
    .brief =
        { $sign ->
            [minus] moins { $worth }
           *[plus] { $worth }
        }
    .braille =
        { $sign ->
            [minus] -{ $worth }
           *[plus] { $worth }
        }

## How rounds and matches ended, counted by simulate

ludoteca-ended-round-played = manches terminées par un joueur
ludoteca-ended-round-stalled = manches terminées parce que personne ne posait
ludoteca-ended-match-points = parties gagnées aux points
ludoteca-ended-match-pillars = parties gagnées avec six piliers, en tête aux points aussi
ludoteca-ended-match-pillars-behind = parties gagnées avec six piliers, sans être en tête aux points

## What lies in the rows now

ludoteca-so-far = Si la manche finissait maintenant : { $parts }.
    .normal = Si la manche finissait : { $parts }.
    .braille = là { $parts }
ludoteca-now = { $name } { $points }
ludoteca-now-you = toi { $points }

## Cards by the player's choice "colour first"

# « Culture du jeu 7 »
ludoteca-card-pillar-first = { $pillar } { $value }

## What a hint gains

ludoteca-gain-lays =
    { $count ->
        [1] Une carte de moins en main
       *[other] { $count } cartes de moins en main
    }
    .normal =
        { $count ->
            [1] Une carte de moins
           *[other] { $count } cartes de moins
        }
    .brief = Moins { $count }
    .braille = -{ $count }
ludoteca-gain-usable =
    { $count ->
        [1] Va dans une rangée
       *[other] Permet de poser { $count } cartes d'un coup
    }
    .normal =
        { $count ->
            [1] Va dans une rangée
           *[other] Alors { $count } d'un coup
        }
    .brief =
        { $count ->
            [one] Va
           *[other] { $count } d'un coup
        }
    .braille = va { $count }
ludoteca-gain-top-useless = La carte de la défausse ne va nulle part
    .brief = Défausse ne va pas
    .braille = df ne va pas
ludoteca-gain-fits-nowhere = Ne va nulle part maintenant
    .brief = Ne va nulle part
    .braille = ne va pas

## Points

ludoteca-negative = moins { $value }
    .braille = -{ $value }

## Pourquoi un conseil est bon

ludoteca-ahead = En points, promet environ { $worth } de plus que : { $other }
    .brief = Plus { $worth }
    .braille = +{ $worth } non { $other }

## Ce qu'un ami attentif dirait avant

ludoteca-warning-short =
    Une rangée { $count ->
        [1] d'une seule carte
       *[other] de { $count } cartes
    } coûte des points, et terminée, elle coûte double : moins { $points }.
    .brief = Trop court : moins { $points }, doublé
    .braille = { $count } trop court: -{ $points }
# Le 1 est la dernière carte du pilier ; on compte les cartes de la main qui iraient encore.
ludoteca-warning-closes =
    La dernière carte de ce pilier : plus rien n'y va jusqu'à la fin de la partie{ $count ->
        [0] { "." }
        [1] , et une carte de ta main irait encore.
       *[other] , et { $count } cartes de ta main iraient encore.
    }
    .brief =
        Dernière carte de ce pilier{ $count ->
            [0] { "" }
           *[other] , { $count } de ta main iraient encore
        }
    .braille = pilier fini, { $count } iraient
ludoteca-warning-wins = { $name } peut gagner la partie avec cette carte : elle termine le sixième pilier.
    .brief = { $name } gagne avec cette carte
    .braille = { $name } gagne avec
ludoteca-warning-gives = { $name } peut terminer une rangée avec : { $count } cartes qui comptent double.
    .brief = { $name } termine { $count } cartes avec
    .braille = { $name } en termine { $count }
ludoteca-warning-ends = Ta dernière carte finit la manche, et { $name } y mène : { $points } contre { $own } pour toi.
    .brief = Fin de manche, { $name } mène, { $points } à { $own }
    .braille = fin manche, { $name } { $points } toi { $own }

## De combien un autre coup aurait mieux valu

ludoteca-by =
    environ { $worth ->
        [1] un point
       *[other] { $worth } points
    } de mieux
    .brief = plus { $worth }
    .braille = +{ $worth }
