### SIX, en français. Phrases : complète, .brief brève, .braille pour la ligne.

six-title = SIX
six-summary = Course aux dés contre un sablier caché. De 2 à 5 joueurs.

## Options

six-option-glass = Sablier
    .braille = sablier
    .help = Combien de temps le sablier coule à peu près ; le hasard décide d'un dixième de plus ou de moins. Il s'arrête pendant que quelqu'un entend ou réagit.
six-option-glass-value = { $value } secondes
    .braille = { $value } s
six-option-untimed = Sans chrono
    .braille = sans chrono
    .help = Le sablier finit après 30 à 50 lancers, le hasard décide combien. Personne n'a besoin de se presser.
six-option-reaction = Temps de réaction
    .braille = réaction
    .help = Combien de temps un nombre reste ouvert une fois que tout le monde l'a entendu ou senti. Tu peux changer ton propre temps pendant le jeu avec plus et moins.
six-option-reaction-value =
    { $value ->
        [1] une seconde
       *[other] { $value } secondes
    }
    .braille = { $value } s
six-option-hesitation = Temps pour soulever
    .braille = soulever
    .help = Qui reçoit les dés a ce temps pour soulever, ensuite il faut lancer. Zéro veut dire sans limite.
six-option-hesitation-value =
    { $value ->
        [1] une seconde
       *[other] { $value } secondes
    }
    .braille = { $value } s
six-option-hesitation-0 = sans limite
six-option-fair_lifting = Un temps de réaction plus long vaut aussi pour soulever
    .brief = Soulever selon la réaction
    .braille = lever équitable
    .help = Ton propre temps de réaction vaut aussi pour soulever, s'il est plus long. Sans limite, le sablier s'arrête jusqu'à ce que tu décides : attendre n'aide pas.
six-option-hearing = Ne pas attendre l'écoute plus longtemps que
    .brief = Compte comme entendu après
    .braille = entendu après
    .help = Si aucune sortie ne signale que tu as entendu ou senti quelque chose jusqu'au bout, cela compte comme entendu après ce temps.
six-option-hearing-value = { $value } secondes
    .braille = { $value } s
six-option-pasch = Règle des doubles, pour experts
    .braille = doubles
    .help = Un double ou un triple, avec deux ou trois dés, finit le tour et inverse le sens.
six-option-tell_missed = Dire à tout le monde quelle carte a été manquée
    .brief = Dire les cartes manquées
    .braille = manquées
    .help = Te dit après coup quelle carte tu aurais pu sauver.
six-option-deck = Traits des cartes
    .braille = cartes
    .help = Les traits du programme, ou ceux de ton propre fichier.
six-option-deck-house = ceux du programme
    .braille = du programme
six-option-deck-own = ton propre fichier
    .braille = à toi

## Touches

six-key-secure-1 = Sauver la case 1
    .braille = sauver c1
six-key-secure-2 = Sauver la case 2
    .braille = sauver c2
six-key-secure-3 = Sauver la case 3
    .braille = sauver c3
six-key-cover-1 = Poser la carte piochée sur la case 1
    .braille = poser c1
six-key-cover-2 = Poser la carte piochée sur la case 2
    .braille = poser c2
six-key-cover-3 = Poser la carte piochée sur la case 3
    .braille = poser c3
six-key-place-1 = Sauver ou couvrir la case 1
six-key-place-2 = Sauver ou couvrir la case 2
six-key-place-3 = Sauver ou couvrir la case 3
six-key-roll = Lancer
six-key-lift = Soulever le tube
six-key-pass = Laisser ton nombre
six-key-pause = Pause pour tout le monde
six-key-glance = Toutes tes cartes visibles
six-key-slower = Plus de temps de réaction pour moi
six-key-faster = Moins de temps de réaction pour moi

## Zones et ce qui s'y trouve

six-zone-places = Tes cases
    .brief = Cases
    .braille = c
six-zone-own = Cartes sauvées et pioche
    .braille = s
six-zone-dice = Dés et tube
    .brief = Dés
    .braille = d
six-zone-player = Joueur { $number }
    .braille = a{ $number }
six-zone-scores = Traits de la partie
    .normal = Traits
    .braille = tr
six-free = libre
    .braille = -
six-place = Case { $place }
    .braille = c{ $place }
six-fits = va
    .braille = +
six-over =
    couvre { $count ->
        [1] une carte
       *[other] { $count } cartes
    }
    .brief = couvre { $count }
    .braille = +{ $count }
six-under = Dessous { $cards }
    .brief = dessous { $cards }
    .braille = ss { $cards }
six-strokes =
    { $count ->
        [0] aucun trait
        [one] un trait
       *[other] { $count } traits
    }
    .brief = traits { $count }
    .braille = { $count }tr
six-secured-pile =
    { $count ->
        [0] aucune carte sauvée
        [one] une carte sauvée
       *[other] { $count } cartes sauvées
    }
    .normal =
        { $count ->
            [0] aucune sauvée
            [one] une sauvée
           *[other] { $count } sauvées
        }
    .brief = sauvées { $count }
    .braille = s{ $count }
six-secured-cards = De haut en bas : { $cards }
    .braille = { $cards }
six-pile =
    Pioche, { $count ->
        [0] plus de carte à piocher
        [one] une carte à piocher
       *[other] { $count } cartes à piocher
    }
    .normal =
        Pioche { $count ->
            [0] vide
            [one] une carte
           *[other] { $count } cartes
        }
    .brief = pioche { $count }
    .braille = pi{ $count }
six-to-lay = { $card } à poser
    .braille = pose { $card }
six-dice =
    { $count ->
        [0] Aucun dé
        [one] Un dé
       *[other] { $count } dés
    }
    .braille = d{ $count }
six-dice-lie = { $number } : dés { $faces }
    .brief = { $number } : { $faces }
    .braille = ={ $number }: { $faces }
six-dice-roll =
    { $count ->
        [1] Un dé roule
       *[other] { $count } dés roulent
    }
    .braille =
        d{ $count } { $count ->
            [one] roule
           *[other] roulent
        }
six-dice-with =
    dans les mains { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .normal = chez { $name }
    .brief = { $name }
    .braille = { $name }
six-dice-with-you = dans tes mains
    .normal = chez toi
    .brief = toi
    .braille = toi
six-tube = Tube, le sablier est caché
    .normal = Tube, caché
    .brief = tube
    .braille = tube
six-round-of = Manche { $number } sur { $rounds }
    .braille = m{ $number }/{ $rounds }
six-row = { $name }
six-row-you = Toi
    .braille = toi

## Ce que tu peux faire, comme lignes d'un menu

six-do-secure = Sauver { $card }, case { $place }
    .brief = sauver { $card }
    .braille = sauver { $card } c{ $place }
six-do-cover = { $card } sur la case { $place }
    .braille = { $card } c{ $place }
six-advise-cover = Case { $place }, pour ton { $card }
    .braille = c{ $place } { $card }
six-do-roll =
    Lancer, { $count ->
        [0] le tour finit
        [one] un dé
       *[other] { $count } dés
    }
    .brief = lancer
    .braille = lancer { $count }
six-do-lift = Soulever le tube
    .brief = soulever
    .braille = soulever
six-do-pass = Laisser
    .brief = laisser
    .braille = laisser
six-do-heard = Entendu
    .braille = entendu
six-do-pace = { $seconds } secondes de réaction
    .braille = { $seconds } s

## Événements

six-timed = Avec chrono : un nombre ne reste ouvert qu'un moment
    .normal = Avec chrono
    .brief = Avec chrono
    .braille = avec chrono
six-untimed = Sans chrono : rien ne presse
    .normal = Partie sans chrono
    .brief = Sans chrono
    .braille = sans chrono
six-round = Manche { $number } sur { $rounds } : { $name } commence.
    .brief = Manche { $number } : { $name } commence
    .braille = m{ $number }/{ $rounds } { $name } commence
six-round-you = Manche { $number } sur { $rounds } : tu commences.
    .brief = Manche { $number } : tu commences
    .braille = m{ $number }/{ $rounds } tu commences
six-noted = { $name } va lancer : tout le monde peut d'abord réagir.
    .brief = { $name } va lancer
    .braille = attends { $name }
six-noted-you = Attends : tout le monde peut d'abord réagir.
    .brief = attends
    .braille = attends
six-thrown =
    { $count ->
        [1] Un dé.
       *[other] { $count } dés.
    }
    .brief =
        { $count ->
            [1] un dé
           *[other] { $count } dés
        }
    .braille =
        { $name }: { $count ->
            [one] 1 roule
           *[other] { $count } roulent
        }
six-thrown-named =
    { $count ->
        [1] Un dé, { $name }.
       *[other] { $count } dés, { $name }.
    }
    .brief =
        { $count ->
            [1] un dé
           *[other] { $count } dés
        }
    .braille =
        { $name }: { $count ->
            [one] 1 roule
           *[other] { $count } roulent
        }
six-thrown-you =
    { $count ->
        [1] Un dé.
       *[other] { $count } dés.
    }
    .brief =
        { $count ->
            [1] un dé
           *[other] { $count } dés
        }
    .braille =
        { $count ->
            [one] 1 roule
           *[other] { $count } roulent
        }
six-rolled-own-you =
    { $number }, ton nombre : { $dice ->
        [1] un dé
       *[other] { $dice } dés
    }.
    .brief = { $number }, encore { $dice }
    .braille =
        { $number } à toi, { $dice ->
            [one] 1 dé
           *[other] { $dice } dés
        }
six-rolled-next-you =
    { $number }, puis { $dice ->
        [1] un dé
       *[other] { $dice } dés
    }.
    .brief = { $number }, puis { $dice }
    .braille =
        { $number }, puis { $dice ->
            [one] 1 dé
           *[other] { $dice } dés
        }
six-rolled-end-you = { $number }, fin de ton tour.
    .brief = { $number }, fin
    .braille = { $number }, fin du tour
six-rolled-doublet = { $number }, double !
    .braille = { $number } double
six-rolled-felt = { $number }
    .braille = { $number } c { $places }
six-secured-under = { $name } sauve { $card }, maintenant { $under } dessus.
    .brief = { $name } sauve { $card }
    .braille = { $name } +{ $card } puis { $under }
six-secured-under-you = { $card } sauvé ! Maintenant { $under } dessus.
    .brief = { $card } sauvé, puis { $under }
    .braille = { $card } ok c { $places }
six-secured-free = { $name } sauve { $card }.
    .brief = { $name } sauve { $card }
    .braille = { $name } +{ $card }
six-secured-free-you = { $card } sauvé ! La case { $place } est libre.
    .brief = { $card } sauvé
    .braille = { $card } ok c { $places }
six-missed = { $name } manque { $card } sur la case { $place }.
    .brief = { $name } manque { $card }
    .braille = { $name } manque { $card } c{ $place }
six-missed-you = Manqué : { $card } sur la case { $place }.
    .brief = { $card } manqué
    .braille = manqué { $card } c{ $place }
six-passed = { $name } laisse { $card }.
    .brief = { $name } laisse { $card }
    .braille = { $name } laisse { $card }
six-passed-you = { $card } laissé.
    .braille = { $card } laissé
six-change = Changement !
    .brief = Changement !
    .braille = changement
six-changed = { $name } a les dés
    .brief = { $name }
    .braille = { $name }
six-changed-you = À toi : lance ou soulève
    .brief = À toi
    .braille = toi
six-no-card = Pioche vide, tu ne pioches rien
    .brief = Rien à poser
    .braille = -
six-draws-free = { $name } pioche { $card }, case { $places } libre
    .brief = { $name } { $card }
    .braille = { $name } { $card } libre { $places }
six-draws-free-you = { $card } pioché, case { $places } libre
    .braille = pose { $card } libre { $places }
six-draws-over = { $name } pioche { $card }
    .brief = { $name } { $card }
    .braille = { $name } { $card }
six-draws-over-you = { $card } pioché, tu peux couvrir { $cards }
    .brief = { $card } pioché
    .braille = pose { $card } sur { $cards }
six-laid = { $name } pose { $card }.
    .braille = { $name } { $card }
six-laid-you = { $card } sur la case { $place }.
    .braille = { $card } c{ $place }: { $places }
six-covered = { $name } : { $card } sur { $under }.
    .braille = { $name } { $card } sur { $under }
six-covered-you = { $card } sur { $under }, case { $place }.
    .brief = { $card } sur { $under }
    .braille = { $card } sur { $under } c{ $place }: { $places }
six-late = { $card } posé pour { $name }, case { $place }.
    .brief = { $name } : { $card } sur la case { $place }
    .braille = { $name } { $card } c{ $place }
six-late-you = { $card } posé pour toi, case { $place }.
    .brief = { $card } sur la case { $place }
    .braille = { $card } c{ $place }: { $places }
six-hesitated = Trop tard pour soulever : { $name } doit lancer.
    .brief = { $name } doit lancer
    .braille = { $name } doit lancer
six-hesitated-you = Trop tard pour soulever : tu dois lancer.
    .brief = trop tard, lance
    .braille = tu dois lancer
six-lifted-right = { $name } soulève : temps écoulé !
    .brief = { $name } soulève : temps écoulé
    .braille = { $name } soulève: vide
six-lifted-right-you = Temps écoulé ! Soulevé au bon moment
    .brief = Temps écoulé !
    .braille = soulevé: vide
six-lifted-wrong = { $name } soulève : encore du sable !
    .brief = { $name } soulève : encore du sable
    .braille = { $name } soulève: du sable
six-lifted-wrong-you = Encore du sable ! Soulevé trop tôt
    .brief = Encore du sable !
    .braille = du sable, trop tôt
six-pays = { $name } rend le { $card }.
    .braille = { $name } -{ $card }
six-pays-you = Tu rends le { $card }.
    .brief = Tu rends le { $card }
    .braille = toi -{ $card }
six-pays-nothing = { $name } n'a rien à rendre.
    .brief = { $name } ne rend rien
    .braille = { $name } -0
six-pays-nothing-you = Tu n'as rien à rendre.
    .brief = tu ne rends rien
    .braille = toi -0
six-pace = { $seconds } secondes de réaction pour { $name }.
    .brief = { $name } : { $seconds } secondes
    .braille = { $name } { $seconds } s
six-pace-you = { $seconds } secondes de réaction.
    .brief = { $seconds } secondes
    .braille = { $seconds } s

## Tour et score

six-turn-start = { $name } commence la manche { $number } sur { $rounds }
    .normal = { $name } commence la manche { $number }
    .brief = { $name } commence
    .braille = m{ $number }/{ $rounds } { $name } commence
six-turn-start-you = Tu commences la manche { $number } sur { $rounds } : lance
    .normal = Tu commences : lance
    .brief = tu commences
    .braille = m{ $number }/{ $rounds } tu commences, lance
six-turn-air =
    { $count ->
        [1] Un dé roule
       *[other] { $count } dés roulent
    }, lancés par { $name }
    .brief =
        { $name } : { $count ->
            [one] { $count } roule
           *[other] { $count } roulent
        }
    .braille =
        { $name }: { $count ->
            [one] 1 roule
           *[other] { $count } roulent
        }
six-turn-air-you =
    { $count ->
        [one] Ton dé roule
       *[other] Tes { $count } dés roulent
    }
    .brief =
        { $count ->
            [one] { $count } roule
           *[other] { $count } roulent
        }
    .braille =
        { $count ->
            [one] 1 roule
           *[other] { $count } roulent
        }
six-turn-sum =
    { $number } est ouvert, puis { $name } : { $count ->
        [0] changement
        [one] un dé
       *[other] { $count } dés
    }
    .brief = { $number }, { $name }
    .braille =
        { $name }: { $number } ouvert, { $count ->
            [0] changement
            [one] 1 dé
           *[other] { $count } dés
        }
six-turn-sum-you =
    { $number } est ouvert, mais qui lance ne peut pas sauver ; ensuite { $count ->
        [0] changement
        [one] un dé
       *[other] { $count } dés
    }
    .brief =
        { $number }, puis { $count ->
            [0] changement
           *[other] { $count }
        }
    .braille =
        toi: { $number } ouvert, { $count ->
            [0] changement
            [one] 1 dé
           *[other] { $count } dés
        }
six-turn-sum-fits = { $number } est ouvert : la case { $place } va
    .normal = { $number } ouvert : la case { $place } va
    .brief = { $number } : case { $place }
    .braille = c{ $place } va: { $number }
six-turn-sum-not = { $number } est ouvert, rien ne va chez toi
    .normal = { $number } ouvert, rien ne va
    .brief = { $number } : rien ne va
    .braille = rien ne va: { $number }
six-turn-ready =
    À { $name } : { $count ->
        [1] un dé
       *[other] { $count } dés
    }
    .brief = { $name } : { $count }
    .braille =
        { $name }: { $count ->
            [one] 1 dé
           *[other] { $count } dés
        }
six-turn-ready-you =
    À toi : lance { $count ->
        [1] un dé
       *[other] { $count } dés
    }
    .normal =
        Lance { $count ->
            [1] un dé
           *[other] { $count } dés
        }
    .brief =
        lance { $count ->
            [1] un dé
           *[other] { $count } dés
        }
    .braille =
        lance { $count ->
            [one] 1 dé
           *[other] { $count } dés
        }
six-turn-change = { $name } doit lancer ou soulever
    .brief = { $name } : lancer ou soulever
    .braille = { $name }: lancer ou lever
six-turn-change-you = À toi : lance ou soulève
    .brief = à toi : lance ou soulève
    .braille = toi: lance ou lève
six-turn-must-you = Tu dois lancer
    .braille = tu dois lancer
six-score = { $name } { $count }
six-score-you = toi { $count }
six-scores = { $scores }. Manche { $number } sur { $rounds }.
    .normal = { $scores }. Manche { $number }.
    .brief = { $scores }
    .braille = { $scores } m{ $number }/{ $rounds }
six-you = toi
    .braille = toi
six-won = { $name } gagne avec le plus de traits : { $scores }.
    .brief = { $name } gagne : { $scores }
    .braille = gagne { $name } { $scores }
six-won-you = Tu gagnes avec le plus de traits : { $scores }.
    .brief = Tu gagnes : { $scores }
    .braille = gagne toi { $scores }
six-shared = Victoire partagée entre { $who } avec le plus de traits : { $scores }.
    .brief = Victoire partagée : { $scores }
    .braille = gagne { $who } { $scores }

## Refus : chacun nomme la règle

six-illegal-over = Fini : cette partie est terminée.
    .brief = partie finie
    .braille = partie finie
six-illegal-no-seat = Il n'y a pas de place { $name } à cette table.
    .brief = pas de place { $name }
    .braille = { $name }?
six-illegal-no-such-action = Impossible dans SIX : { $text }
    .brief = impossible
    .braille = { $text }?
six-illegal-heard-before = Déjà entendu : { $number }
    .braille = { $number } entendu
six-illegal-pace = { $found } n'est pas possible : ton temps de réaction peut aller de { $low } à { $high } secondes.
    .brief = de { $low } à { $high } secondes
    .braille = pas { $found }, { $low }-{ $high } s
six-illegal-no-place = Il n'y a pas de case { $place }, seulement 1 à 3.
    .brief = pas de case { $place }
    .braille = c{ $place }?
six-illegal-active-secures = C'est toi qui lances, tu ne peux donc pas sauver.
    .brief = c'est toi qui lances
    .braille = tu lances
six-illegal-no-number = Aucun nombre ouvert : on ne peut sauver que juste après un lancer.
    .brief = aucun nombre ouvert
    .braille = aucun nombre
six-illegal-empty-place = La case { $place } est libre.
    .brief = case { $place } libre
    .braille = c{ $place } libre
six-illegal-other-number = Là se trouve { $card }, mais le lancer a donné { $number }.
    .brief = { $card }, pas { $number }
    .braille = { $card } pas { $number }
six-illegal-let-go = { $card } est passé, tu l'as laissé : attends un autre lancer.
    .brief = { $card } est passé
    .braille = { $card } passé
six-illegal-nothing-to-let-go = Rien à laisser : aucune de tes cartes ne va.
    .brief = rien ne va
    .braille = rien ne va
six-illegal-nothing-drawn = Pas de carte à poser : on pioche lors d'un changement.
    .brief = pas de carte à poser
    .braille = rien à poser
six-illegal-empty-first = La case { $place } est libre : d'abord les cases libres.
    .brief = d'abord la case { $place }
    .braille = d'abord c{ $place }
six-illegal-not-active = { $name } a les dés.
    .braille = dés { $name }
six-illegal-in-the-air = Les dés roulent déjà.
    .brief = roulent déjà
    .braille = roulent
six-illegal-turn-ends = Ton tour est fini, le changement vient dans un instant.
    .brief = tour fini
    .braille = fin du tour
six-illegal-noted-before = Déjà noté : les dés roulent dans un instant.
    .brief = déjà noté
    .braille = attends
six-illegal-lift-not-active = Seul le joueur qui a reçu les dés peut soulever : { $name }.
    .brief = { $name } a les dés
    .braille = dés { $name }
six-illegal-lift-not-now = On ne peut soulever que juste après un changement, avant de lancer.
    .brief = seulement au changement
    .braille = au changement
six-illegal-lift-too-late = Trop hésité : maintenant tu dois lancer.
    .brief = trop tard, lance
    .braille = lancer
six-illegal-action-unknown = { $text } n'est pas un coup. Écris par exemple "roll", "lift", "secure 2" ou "cover 1".
    .brief = { $text } : pas compris
    .braille = { $text }?

## Ce qui ne va pas dans une position ou dans un fichier de cartes

six-illegal-position-strokes = { $found } valeurs dans strokes : il en faut 18, une par nombre.
    .brief = strokes : { $found } au lieu de 18
    .braille = strokes { $found }
six-illegal-position-seats = { $where } a besoin de { $seats } entrées, une par place, mais en a { $found }.
    .brief = { $where } : { $found } au lieu de { $seats }
    .braille = { $where } { $found }
six-illegal-position-places = { $where } a besoin de 3 cases, mais en a { $found }.
    .brief = { $where } : { $found } au lieu de 3
    .braille = { $where } { $found }
six-illegal-position-twice = { $card } apparaît deux fois, la seconde dans { $where }.
    .brief = { $card } deux fois
    .braille = { $card } deux fois
six-illegal-position-bottoms = { $where } : la pioche n'a pas { $found } cartes.
    .brief = { $where } : { $found } de trop
    .braille = { $where } { $found }
six-illegal-position-seat = { $where } : il n'y a pas de place { $found } ; les places comptent à partir de 0.
    .brief = { $where } : pas de place { $found }
    .braille = { $where } { $found }?
six-illegal-position-dice = Il manque des dés : un nombre ouvert a besoin de dés.
    .brief = dés manquants
    .braille = dés manquants
six-illegal-position-previous = Le dernier lanceur manque : lors d'un changement, previous doit être une place.
    .brief = previous manque
    .braille = previous manque
six-illegal-position-next-dice = Pas de dés pour le prochain lancer : next_dice doit aller de 1 à 3.
    .brief = next_dice manque
    .braille = next_dice?
six-illegal-position-may = { $where } : cette place ne peut pas sauver le nombre ouvert.
    .brief = { $where } ne va pas
    .braille = { $where }?
six-illegal-position-drawn = { $where } : { $card } devrait déjà être sur une case, puisque le nombre est lancé.
    .brief = { $where } : { $card }
    .braille = { $where } { $card }
six-illegal-deck-missing = Pas de cartes à toi : { $path } manque. Mets-y le fichier.
    .brief = ton fichier manque
    .braille = fichier absent { $path }
six-illegal-deck-unreadable = Illisible : { $path }, { $reason }.
    .brief = fichier illisible
    .braille = fichier { $reason }
six-illegal-deck-encoding = Pas enregistré en UTF-8 : { $path }.
    .brief = fichier pas en UTF-8
    .braille = fichier non utf-8
six-illegal-deck-toml = Pas un TOML valable : { $path }, { $reason }.
    .brief = fichier non valable
    .braille = fichier { $reason }
six-illegal-deck-strokes = La table strokes manque dans { $path }.
    .brief = strokes manque
    .braille = strokes manque
six-illegal-deck-number = { $found } n'est pas une carte : { $path } a les nombres 1 à 18.
    .brief = { $found } n'est pas une carte
    .braille = { $found }?
six-illegal-deck-value = { $number } a besoin de 0 à 99 traits, pas { $found }, dans { $path }.
    .brief = { $number } : { $found } traits
    .braille = { $number } { $found }?

## Les règles, comme titres à parcourir

six-rules-1 = De quoi il s'agit
six-rules-1-text = SIX est une course aux dés pour 2 à 5 joueurs. En trois manches tu sauves des cartes à nombres. Personne ne sait combien de temps dure une manche : le sablier est caché dans le tube. Qui a le plus de traits sur ses cartes sauvées à la fin gagne ; en cas d'égalité la victoire est partagée.
six-rules-2 = Les cartes
six-rules-2-text = Chacun a sa propre série des nombres 1 à 18. Trois cartes sont visibles sur trois cases, les autres sont ta pioche. Les traits : un pour 4, 5 et 6. Deux pour 3, 7, 8 et 9. Trois pour 1, 2, 10 et 11. Quatre pour 12 et 13. Cinq pour 14 et 15. Six pour 16 et 17. Sept pour 18. Si tu prends ton propre fichier, ce sont ses traits qui comptent.
six-rules-3 = Lancer
six-rules-3-text = Qui a les dés les lance tous les trois, et la somme est annoncée. Si c'est l'un de ses propres nombres visibles, il relance trois dés. Sinon, un dé de moins. Quand le dernier dé ne va pas non plus, le tour est fini : changement !
six-rules-4 = Sauver
six-rules-4-text = Si le nombre lancé est dessus sur l'une de tes cases, tu peux sauver cette carte. Elle va, face cachée, sur tes cartes sauvées. La carte qui était dessous est de nouveau en jeu, mais pas pour le même lancer. Tant que tu lances, tu ne sauves jamais.
six-rules-5 = Le changement
six-rules-5-text = Lors d'un changement, les dés vont au joueur suivant. Tout le monde, sauf qui les reçoit, pioche une carte et la pose sur une de ses cases : sur une libre s'il y en a une, sinon sur une carte, qui est alors couverte. Si tu attends trop longtemps, elle va sur ta première case libre, sinon sur ta pile la plus haute. Si ta pioche est vide, tu ne pioches rien.
six-rules-6 = Soulever le tube
six-rules-6-text = Qui reçoit les dés décide tout de suite : lancer ou soulever le tube. Si tu hésites, d'ordinaire plus de trois secondes ou plus que ton propre temps de réaction s'il est plus long, tu dois lancer. Sans limite, le sablier s'arrête jusqu'à ce que tu décides. Si le temps était écoulé, le dernier à avoir lancé remet sa carte sauvée du dessus sous sa pioche. S'il y avait encore du sable, c'est celui qui a soulevé. Qui n'a rien sauvé ne rend rien.
six-rules-7 = La fin d'une manche
six-rules-7-text = Soulever finit la manche. Qui devait rendre une carte, même sans en avoir, commence la suivante. Cartes sauvées, cases et pioches restent comme elles sont. Le hasard décide qui commence la première manche. Après trois manches, les traits sont comptés.
six-rules-8 = La règle des experts
six-rules-8-text = Avec la règle des experts, un double, c'est-à-dire des points égaux sur deux ou trois dés, finit le tour aussitôt, même avec ton propre nombre. Le sens s'inverse, et les dés reviennent. Une nouvelle manche va de nouveau dans le sens des aiguilles d'une montre.
six-rules-9 = Du temps pour tout le monde
six-rules-9-text = Personne ne perd parce qu'une voix ou une plage braille met plus de temps. Un nombre reste ouvert jusqu'à ce que tout le monde l'ait entendu ou senti. Si quelqu'un peut le sauver, il reste ouvert encore pendant le temps de réaction. Si aucune sortie ne signale que tu l'as entendu ou senti jusqu'au bout, il compte comme entendu après 15 secondes. Les règles de la partie peuvent fixer un autre temps. Pendant ce temps le sablier s'arrête. Il coule pendant que les dés roulent, deux secondes par lancer. Il coule aussi quand le joueur qui a les dés hésite plus longtemps que son temps de réaction. Tu changes ton propre temps de réaction avec plus et moins. Une pause ou un menu arrête tout.
six-rules-10 = Sans chrono
six-rules-10-text = Sans chrono, le sablier finit après 30 à 50 lancers. Chaque nombre attend que tous ceux à qui il va l'aient sauvé ou laissé.
six-rules-11 = Les touches
six-rules-11-text = Q, W et E sauvent les cases 1, 2 et 3. Les chiffres 1, 2 et 3 posent la carte piochée sur cette case. Espace lance, X soulève le tube. La touche A dit tes cartes visibles, P met en pause. K laisse un nombre. Quand plusieurs personnes jouent à un ordinateur, chacune a trois touches pour les cases, qui sauvent une carte ou la couvrent. Une autre lance et une autre soulève ; l'aide avec F1 les nomme.
    .display-full = La liste de la { $bottom-key } de la plage sauve une case, pose la carte piochée, lance et soulève le tube. Elle laisse aussi un nombre, dit tes cartes visibles et met en pause. Elle commence par ce que tu peux faire à ce moment.
    .display = { six-rules-11-text.display-full }

## Touches

six-keys-together = plusieurs personnes à un ordinateur

## Comment des manches et des parties ont fini, compté par simulate

six-ended-round-empty = manches où le temps était écoulé
six-ended-round-early = manches finies trop tôt

## En bref, ce qu'une touche a fait

six-thrown-echo = lancé
# À côté d'une carte : ce qu'elle vaut.
six-worth =
    compte { $count ->
        [0] aucun trait
        [one] un trait
       *[other] { $count } traits
    }
    .normal = { six-strokes }
    .brief = { six-strokes.brief }
    .braille = { $count }tr

## Pourquoi un conseil est bon

six-advice-sand = Il reste sans doute du sable
    .brief = Encore du sable
    .braille = du sable
six-advice-risk = Tu rendrais plus que tu ne peux gagner
    .brief = Trop risqué
    .braille = risqué
six-advice-behind = Soulever ne te ferait pas gagner : amasse d'abord
    .brief = Pas encore assez
    .braille = pas assez
six-advice-empty = Le sablier est sans doute vide
    .brief = Sans doute vide
    .braille = vide
six-advice-won = Tu mènes même si tu rends une carte
    .brief = En tête de toute façon
    .braille = en tête
six-gain-secure =
    { $count ->
        [0] Zéro trait
        [one] Un trait
       *[other] { $count } traits
    } pour toi
    .brief = Plus { $count }
    .braille = +{ $count }
six-gain-cover = Le { $card } te rapporte le moins
    .brief = { $card } rapporte le moins
    .braille = { $card } le moins
six-gain-empty = La case est vide : un nombre de plus peut sortir
    .brief = Case vide
    .braille = vide
six-gain-pass = Aucun de tes nombres ne convient
    .brief = Rien ne convient
    .braille = rien

## Ce qu'un ami attentif dirait avant

six-warning-sand =
    Le sablier dure au moins { $least } lancers, et il y en a eu { $rolls } : soulever maintenant te coûte { $count ->
        [1] une carte d'un trait.
       *[other] une carte de { $count } traits.
    }
    .brief = Encore du sable : { $rolls } lancers sur { $least } au moins
    .braille = du sable: { $rolls } sur { $least }, -{ $count }
six-warning-behind =
    Soulever finit la partie, et même si { $name } rend une carte, il te manque { $count ->
        [1] encore un trait.
       *[other] encore { $count } traits.
    }
    .brief = Fin de partie, il te manque { $count }
    .braille = fin de partie, { $count } derrière { $name }
six-warning-lets =
    Le { $card } est visible devant toi : sauvé, il rapporte { $count ->
        [1] un trait.
       *[other] { $count } traits.
    }
    .brief = Le { $card } rapporterait { $count }
    .braille = { $card } rapporte { $count }
six-warning-covers = Cela couvre ton { $card }, qui te rapporte plus que ton { $other }.
    .brief = Le { $card } rapporte plus que le { $other }
    .braille = { $card } > { $other }

## Combien un autre coup aurait mieux valu

six-estimate =
    { $worth ->
        [0] rien
        [one] un trait
       *[other] { $worth } traits
    }
    .brief = { $worth }
    .braille = { $worth }tr

## De combien un autre coup aurait mieux valu

six-by =
    environ { $worth ->
        [1] un trait
       *[other] { $worth } traits
    } de mieux
    .brief = plus { $worth }
    .braille = +{ $worth }
