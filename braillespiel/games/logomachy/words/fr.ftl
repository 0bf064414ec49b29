### Logomachy. $card et $cards sont des cartes déjà formulées (« 7 rouge ») ; les messages -you parlent au joueur.

logomachy-title = Logomachy
logomachy-summary = Pêche des cartes au milieu : valeurs égales ou sommes. De 2 à 8 joueurs.

## Options

logomachy-option-rounds = Manches
    .help = Combien de manches on joue. D'habitude une par joueur au jeu de nombres, une seule au jeu de lettres.
# La valeur 0.
logomachy-option-rounds-0 = une par joueur, au jeu de lettres une seule
    .brief = comme d'habitude
logomachy-option-must_take = Prise obligatoire
    .braille = prise oblig
    .help = Une carte jouée doit prendre si elle le peut. Sinon, tu peux toujours la laisser au milieu. Seulement au jeu de nombres.
logomachy-option-two_decks = Deux paquets
    .braille = deux paquets
    .help = Pour 5 à 8 joueurs : chaque carte en double, le 7 jaune aussi.
logomachy-option-letters = Jeu de lettres
    .braille = lettres
    .help = On joue avec des cartes à lettres et on en forme des mots.
logomachy-option-language = Langue des mots
    .braille = mots
    .help = Au jeu de lettres, les cartes et la liste de mots sont dans cette langue.
logomachy-option-shortest = Mot le plus court
    .braille = mot le plus court
    .help = Un mot demande au moins autant de lettres. Seulement au jeu de lettres.
logomachy-option-bot_words = Mots des ordinateurs
    .braille = mots ordi
    .help = À quel point les mots que forment les ordinateurs peuvent être rares. Seulement au jeu de lettres.
logomachy-option-bot_words-level = Plus l'ordinateur est fort, plus ses mots sont rares
    .braille = selon niveau
logomachy-option-bot_words-everyday = Seulement les mots de tous les jours
    .braille = de tous les jours
logomachy-option-bot_words-common = Aussi les mots courants
    .braille = courants
logomachy-option-bot_words-rare = Aussi les mots rares
    .braille = rares
logomachy-option-language-de = allemand
logomachy-option-language-en = anglais
logomachy-option-language-fr = français

## Keys of this game

logomachy-key-takes = Que puis-je prendre ?
    .help = Dit tout ce que tes cartes peuvent prendre ; au jeu de lettres, toutes les lettres à ta portée.

## Zones; the Braille wording is the zone sign

logomachy-zone-hand = Main
    .braille = m
logomachy-zone-middle = Milieu
    .braille = c
logomachy-zone-stock = Pioche
    .braille = pi
logomachy-zone-own = Tes prises
    .braille = pr
logomachy-zone-opponent = { $name }
    .braille = a{ $number }
logomachy-zone-scores = Score de la partie
    .normal = Score
    .braille = pt
logomachy-empty-hand = Aucune carte dans ta main.
    .brief = main vide
    .braille = vide
logomachy-empty-middle = Aucune carte au milieu.
    .brief = milieu vide
    .braille = vide
logomachy-count-hand =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
    .brief = main { $count }
    .braille = m{ $count }
logomachy-count-taken =
    { $count ->
        [0] aucune carte prise dans cette manche
        [one] une carte prise dans cette manche
       *[other] { $count } cartes prises dans cette manche
    }
    .normal =
        { $count ->
            [0] aucune carte prise
            [one] une carte prise
           *[other] { $count } cartes prises
        }
    .brief =
        { $count ->
            [one] { $count } prise
           *[other] { $count } prises
        }
    .braille = p{ $count }
logomachy-count-chips =
    { $count ->
        [0] aucun jeton gagné
        [one] un jeton gagné
       *[other] { $count } jetons gagnés
    }
    .brief =
        { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }
    .normal =
        { $count ->
            [0] aucun jeton
            [one] un jeton
           *[other] { $count } jetons
        }
    .braille = je{ $count }
logomachy-count-stock =
    { $count ->
        [0] pioche vide
        [one] une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
    .normal =
        { $count ->
            [0] pioche vide
            [one] pioche, une carte
           *[other] pioche, { $count } cartes
        }
    .brief = pioche { $count }
    .braille = pi{ $count }
logomachy-count-aside =
    { $count ->
        [1] une carte cachée mise de côté
       *[other] { $count } cartes cachées mises de côté
    }
    .brief = { $count } de côté
    .braille = co{ $count }
logomachy-row = { $name }
logomachy-row-you = Toi
    .braille = toi
logomachy-round-of = Manche { $number } sur { $rounds }
    .braille = m{ $number }/{ $rounds }

## What is true of a card

logomachy-takes = va, prend { $cards }
    .normal = prend { $cards }
    .braille = : { $cards }
logomachy-fits = va, { $count } possibilités
    .normal = va de { $count } façons
    .brief = va, { $count }
    .braille = +{ $count }
logomachy-fits-nothing = ne prend rien au milieu
    .brief = rien
    .normal = ne prend rien
    .braille = -
logomachy-takeable = tu peux le prendre
    .brief = prenable
    .normal = prenable
    .braille = +
logomachy-not-takeable = aucune de tes cartes ne le prend
    .normal = aucune ne le prend
    .brief = pas prenable
    .braille = -
logomachy-can-take = { $card } : { $cards }
    .braille = { $card }: { $cards }
logomachy-takes-nothing = Rien : aucune de tes cartes ne va.
    .normal = Rien : aucune ne va.
    .brief = rien ne va
    .braille = -
logomachy-letters-in-reach = Main : { $hand }. Milieu : { $middle }.
    .braille = m { $hand } c { $middle }
logomachy-group = { $count } fois { $value }
    .braille = { $count }x{ $value }
logomachy-group-letter = { $count } fois { $letter }
    .braille = { $count }x{ $letter }

## What you can do, as lines of a menu

logomachy-do-lay = Poser { $card }
    .brief = poser { $card }
    .braille = { $card } poser
logomachy-do-take = Prendre { $cards } avec { $card }
    .brief = { $card } prend { $cards }
    .braille = { $card }: { $cards }
logomachy-do-spell = Mot { $word }
    .brief = { $word }
    .braille = { $word }
logomachy-do-begin = Commencer un mot avec { $card }
    .brief = { $card } commence un mot
    .braille = { $card } commence mot
logomachy-choose-begin = Que faire ? Commencer un mot ou poser
    .brief = Mot ou poser ?
    .braille = mot ou poser?
logomachy-preview-sum = Somme { $total }
    .braille = ={ $total }
logomachy-preview-fits = { $total } va : { $card } peut prendre cela
    .brief = { $total } va
    .braille = ={ $total } + { $card }
logomachy-preview-not = { $total } ne va pas : { $card } ne peut pas prendre cela
    .brief = { $total } ne va pas
    .braille = ={ $total } - { $card }
logomachy-preview-one-card = une seule carte de ta main à la fois
    .brief = une seule carte de la main
    .braille = une seule en main
logomachy-preview-word = Mot jusqu'ici : { $letters }
    .brief = { $letters }
    .braille = { $letters }

## Events

logomachy-laid = { $name } pose { $card }.
    .brief = { $name } : { $card }
    .braille = { $name } { $card }
logomachy-laid-you = Tu poses { $card }.
    .brief = { $card } au milieu
    .braille = { $card } posé
logomachy-took = { $name } : { $card } prend { $cards }.
    .brief = { $name } : { $card } prend { $cards }
    .braille = { $name } { $card }: { $cards }
logomachy-took-you = { $card } prend { $cards }.
    .brief = { $cards } pris
    .braille = { $card } prend { $cards }
logomachy-spelled = { $name } : { $word }, { $count } cartes, dont { $card } de sa main.
    .brief = { $name } : { $word }
    .braille = { $name } { $word } { $count }c { $card }
logomachy-spelled-you = { $word } compte : { $count } cartes pour toi.
    .brief = { $word }, { $count } cartes
    .braille = { $word } +{ $count }
logomachy-cleared = Milieu vidé : un jeton pour { $name }.
    .brief = milieu vidé, jeton pour { $name }
    .braille = vidé { $name } +1
logomachy-cleared-you = Milieu vidé : un jeton pour toi.
    .brief = milieu vidé, jeton
    .braille = vidé +1
logomachy-emptied = Milieu vidé : { $name } a tout pris. Le joueur suivant ne peut que poser.
    .brief = milieu vidé
    .braille = vidé { $name }, poser
logomachy-emptied-you = Milieu vidé : tu as tout pris. Le joueur suivant ne peut que poser.
    .brief = milieu vidé
    .braille = vidé
logomachy-deals = { $name } donne
    .braille = donne { $name }
logomachy-deals-you = tu donnes
    .braille = donne toi
logomachy-starts = { $name } commence
    .braille = début { $name }
logomachy-starts-you = tu commences
    .braille = début toi
logomachy-round =
    Manche { $number } sur { $rounds } : { $dealer }, { $starter }. { $cards ->
        [0] Aucune carte au milieu.
       *[other] Au milieu : { $middle }.
    }
    .normal =
        Manche { $number } sur { $rounds } : { $starter }. { $cards ->
            [0] Aucune carte au milieu.
           *[other] Au milieu : { $middle }.
        }
    .brief =
        Manche { $number } : { $starter }. { $cards ->
            [0] Milieu vide
           *[other] Milieu { $middle }
        }
    .braille =
        m{ $number }/{ $rounds } { $dealer } { $starter } { $cards ->
            [0] c 0
           *[other] c { $middle }
        }
logomachy-dealt =
    Nouvelles cartes : { $cards }. { $stock ->
        [0] La pioche est vide.
        [one] Une carte dans la pioche.
       *[other] { $stock } cartes dans la pioche.
    }
    .normal = Nouvelles : { $cards }. Pioche : { $stock }.
    .brief = Nouvelles : { $cards }
    .braille = + { $cards } pi{ $stock }
logomachy-dealt-all =
    { $count ->
        [1] Chacun reçoit une carte.
       *[other] Chacun reçoit { $count } cartes.
    } { $stock ->
        [0] La pioche est vide.
        [one] Une carte dans la pioche.
       *[other] { $stock } cartes dans la pioche.
    }
    .normal =
        Chacun reçoit { $count ->
            [1] une carte
           *[other] { $count } cartes
        }. Pioche : { $stock }.
    .brief = Nouvelles : { $count } chacun
    .braille = + { $count } chacun pi{ $stock }
logomachy-aside =
    { $count ->
        [1] Une carte cachée reste de côté.
       *[other] { $count } cartes cachées restent de côté.
    }
    .brief = { $count } de côté
    .braille = co{ $count }
logomachy-you = toi
    .brief = toi
    .braille = toi
logomachy-seven = 7 jaune : un jeton pour { $who }.
    .brief = 7 jaune : { $who }
    .braille = 7 jaune: { $who } +1
logomachy-seven-nobody = 7 jaune : personne ne l'a, pas de jeton.
    .brief = 7 jaune : personne
    .braille = 7 jaune: personne
logomachy-yellow =
    Le plus de cartes jaunes, { $count } : { $winners ->
        [1] un jeton pour
       *[other] un jeton chacun,
    } { $who }.
    .brief = Le plus de jaunes, { $count } : { $who }
    .braille = { $count } fois jaune: { $who } +1
logomachy-yellow-nobody = Cartes jaunes : personne n'en a, pas de jeton.
    .brief = Cartes jaunes : personne
    .braille = jaune: personne
logomachy-most =
    Le plus de cartes non jaunes, { $count } : { $winners ->
        [1] un jeton pour
       *[other] un jeton chacun,
    } { $who }.
    .brief = Le plus de non jaunes, { $count } : { $who }
    .braille = { $count } cartes: { $who } +1
logomachy-most-nobody = Cartes non jaunes : personne n'en a, pas de jeton.
    .brief = Non jaunes : personne
    .braille = cartes: personne
logomachy-scored = Après la manche { $number } : { $scores }.
    .brief = Manche { $number } : { $scores }
    .braille = m{ $number } { $scores }

## Turn and scores

logomachy-turn = C'est à { $name }.
    .brief = à { $name }
    .braille = à { $name }
logomachy-turn-you =
    À toi : { $fitting ->
        [0] aucune carte ne va, poses-en une.
        [one]
            { $count ->
                [one] ta carte va.
               *[other] une carte sur { $count } va.
            }
       *[other] { $fitting } cartes sur { $count } vont.
    }
    .normal =
        À toi : { $fitting ->
            [0] aucune ne va.
            [one]
                { $count ->
                    [one] ta carte va.
                   *[other] une carte sur { $count } va.
                }
           *[other] { $fitting } sur { $count } vont.
        }
    .brief =
        À toi, { $fitting ->
            [0] rien ne va
            [one] { $fitting } va
           *[other] { $fitting } vont
        }
    .braille = à toi: +{ $fitting }/{ $count }
logomachy-turn-letters = C'est à { $name }.
    .brief = à { $name }
    .braille = à { $name }
logomachy-turn-lay-you = À toi : pose une carte, le milieu est vide.
    .normal = À toi : pose une carte.
    .brief = Poses-en une
    .braille = à toi: poses-en une
logomachy-turn-letters-you = À toi : forme un mot ou pose une carte. Pour un mot, marque ses lettres dans l'ordre avec Espace, une seule de ta main et au moins une du milieu ; Entrée sur la dernière le pose.
    .normal = À toi : forme un mot ou pose une carte. Espace marque ses lettres dans l'ordre, Entrée sur la dernière le pose.
    .brief = À toi
    .braille = à toi: espace marque mot, entrée à la fin; ou poses-en une
    .display = à toi: marquer mot par liste, éclair à la fin; ou poses-en une
    .display-full = À toi : forme un mot ou pose une carte. Pour un mot, marque ses lettres dans l'ordre ; la liste de la { $bottom-key } de la plage dit comment. Une seule est de ta main, au moins une du milieu. Le curseur éclair sur la dernière le pose.
logomachy-score-chips =
    { $name } { $count ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $count } jetons
    }
    .brief = { $name } { $count }
    .braille = { $name } { $count }
logomachy-score-chips-you =
    toi { $count ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $count } jetons
    }
    .brief = toi { $count }
    .braille = toi { $count }
logomachy-score-cards =
    { $name } { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
    .brief = { $name } { $count }
    .braille = { $name } { $count }
logomachy-score-cards-you =
    toi { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
    .brief = toi { $count }
    .braille = toi { $count }
logomachy-scores = { $scores }. Manche { $number } sur { $rounds }.
    .normal = { $scores }, manche { $number }.
    .brief = { $scores }
    .braille = { $scores } m{ $number }/{ $rounds }
logomachy-won-by =
    { $by ->
        [chips] le plus de jetons
       *[cards] le plus de cartes
    }
logomachy-won = { $name } gagne avec { logomachy-won-by } : { $scores }.
    .brief = { $name } gagne : { $scores }
    .braille = gagne { $name } { $scores }
logomachy-won-you = Tu gagnes avec { logomachy-won-by } : { $scores }.
    .brief = Tu gagnes : { $scores }
    .braille = gagne toi { $scores }
logomachy-shared = Victoire partagée entre { $who } avec { logomachy-won-by } : { $scores }.
    .brief = Victoire partagée : { $scores }
    .braille = gagne { $who } { $scores }

## Refusals: each names the rule

logomachy-illegal-over = Fini : cette partie est terminée.
    .brief = partie finie
    .braille = partie finie
logomachy-illegal-turn = Ce n'est pas ton tour : c'est à { $name }.
    .brief = c'est à { $name }
    .braille = à { $name }
logomachy-illegal-no-such-action = Cela ne se joue pas dans cette variante.
    .brief = pas dans cette variante
    .braille = pas ici
logomachy-illegal-not-in-hand = { $card } n'est pas dans ta main.
    .brief = { $card } pas en main
    .braille = { $card } pas en main
logomachy-illegal-not-in-middle = { $card } n'est pas au milieu.
    .brief = { $card } pas au milieu
    .braille = { $card } pas au centre
logomachy-illegal-twice = Deux fois : chaque carte ne se prend qu'une fois.
    .brief = carte prise deux fois
    .braille = deux fois
logomachy-illegal-not-equal = { $other } n'a pas la même valeur que { $card }. Une seule carte doit être égale.
    .brief = { $other } n'est pas de même valeur
    .braille = { $other } pas = { $card }
logomachy-illegal-equal-first = { $other } est là : s'il y a une valeur égale, pas de somme.
    .brief = { $other } d'abord
    .braille = d'abord { $other }
logomachy-illegal-sum = La somme fait { $total }, { $card } demande { $value }.
    .brief = somme { $total }, pas { $value }
    .braille = ={ $total } { $card } veut { $value }
logomachy-illegal-must-take = { $card } doit prendre : ici, la prise est obligatoire.
    .brief = { $card } doit prendre
    .braille = { $card } doit prendre
logomachy-illegal-not-here = { $card } n'est ni dans ta main ni au milieu.
    .brief = { $card } pas là
    .braille = { $card } pas là
logomachy-illegal-one-own-card =
    { $count ->
        [0] Aucune carte de ta main : il en faut exactement une dans le mot.
       *[other] { $count } cartes de ta main, c'est trop : il en faut exactement une dans le mot. Retour arrière enlève les marques.
    }
    .brief =
        { $count ->
            [0] exactement une carte de la main
           *[other] exactement une carte de la main, Retour arrière enlève les marques
        }
    .braille =
        { $count ->
            [0] 1 m, pas 0
           *[other] 1 m, pas { $count }: retour arrière
        }
    .display =
        { $count ->
            [0] 1 m, pas 0
           *[other] 1 m, pas { $count }, démarquer: { $bottom-key }
        }
    .display-full =
        { $count ->
            [0] Aucune carte de ta main : il en faut exactement une dans le mot.
           *[other] { $count } cartes de ta main, c'est trop : il en faut exactement une dans le mot. La liste de la { $bottom-key } de la plage enlève les marques.
        }
logomachy-illegal-no-middle-card = Un mot demande au moins une carte du milieu.
    .brief = il manque une carte du milieu
    .braille = aucune du centre
logomachy-illegal-word-short = { $word } est trop court : ici, un mot demande { $shortest } lettres. C'est encore à toi.
    .brief = { $word } trop court, au moins { $shortest }
logomachy-illegal-no-words = Pas de liste de mots : le paquet logiciel { $package } l'apporte.
    .brief = liste de mots absente : { $package }
    .braille = liste absente { $package }
logomachy-no-words = Sans liste de mots, on ne peut que poser des cartes : le paquet logiciel { $package } l'apporte.
    .brief = liste de mots absente : { $package }
    .braille = liste absente { $package }
logomachy-illegal-word-unknown = { $word } n'est pas dans la liste de mots. C'est encore à toi.
    .brief = { $word } inconnu
    .braille = { $word }?

## What is wrong with a typed action or with a position

logomachy-illegal-action-unknown = { $text } n'est pas un coup. Écris par exemple « play r7 » ou « play r7 take g3,b4 ».
    .brief = { $text } non compris
    .braille = { $text }?
logomachy-illegal-position-seats = { $where } demande { $seats } entrées, une par place, mais en a { $found }.
    .brief = { $where } : { $found } au lieu de { $seats }
    .braille = { $where } { $found } pas { $seats }
logomachy-illegal-position-seat = { $where } : il n'y a pas de place { $found } ; on compte à partir de 0.
    .brief = { $where } : pas de place { $found }
    .braille = { $where } { $found }?
logomachy-illegal-position-round = Il n'y a pas de manche { $found } : cette partie en a moins.
    .brief = pas de manche { $found }
    .braille = manche { $found }?
logomachy-illegal-position-card = { $card } dans { $where } n'est pas de ce paquet.
    .brief = { $card } pas de ce paquet
    .braille = { $card }?
logomachy-illegal-position-twice = { $card } est à deux endroits, le second est { $where }.
    .brief = { $card } deux fois
    .braille = { $card } deux fois
logomachy-illegal-position-turn = C'est à la place { $found }, mais elle n'a pas de cartes. Change turn ou hands.
    .brief = place { $found } sans cartes
    .braille = turn { $found }?
logomachy-illegal-position-hands = Toutes les mains sont vides, alors qu'il reste des cartes ou des manches. Complète hands.
    .brief = toutes les mains vides
    .braille = hands vides

## The rules, as headings to walk

logomachy-rules-1 = Le but du jeu
logomachy-rules-1-text = Logomachy est un jeu de pêche pour 2 à 8 joueurs. Avec tes cartes, tu prends des cartes au milieu. Qui a le plus de jetons à la fin gagne. À égalité, la victoire est partagée.
logomachy-rules-2 = Les cartes
logomachy-rules-2-text = Le jeu de nombres a 40 cartes : les valeurs 1 à 10 en jaune, rouge, vert et bleu. De cinq à huit joueurs, on peut choisir deux paquets ; alors chaque carte existe en double.
logomachy-rules-3 = La donne
logomachy-rules-3-text = Le hasard décide qui donne en premier. Chacun reçoit trois cartes, et quatre vont au milieu, face visible. On joue dans le sens des aiguilles d'une montre ; le joueur à gauche du donneur commence.
logomachy-rules-4 = Ton tour
logomachy-rules-4-text = Tu joues une carte. D'abord : s'il y a au milieu des cartes de même valeur, tu peux en prendre une, celle que tu veux. Ensuite : seulement s'il n'y a pas de carte égale, tu peux prendre deux cartes ou plus dont la somme fait la valeur de la tienne. Sinon, ta carte reste au milieu. Les cartes prises vont devant toi, cachées, avec la tienne ; tu n'as plus le droit de les regarder.
logomachy-rules-5 = Prendre est un droit
logomachy-rules-5-text = Tu peux laisser ta carte au milieu même si elle pourrait prendre. Avec l'option Prise obligatoire, une carte jouée doit prendre si elle le peut ; mais c'est toujours toi qui choisis quelle carte jouer.
logomachy-rules-6 = Vider le milieu
logomachy-rules-6-text = Qui vide tout le milieu reçoit aussitôt un jeton. La carte suivante doit alors rester au milieu.
logomachy-rules-7 = Nouvelles cartes
logomachy-rules-7-text = C'est seulement quand plus personne n'a de cartes que chacun en reçoit trois nouvelles. Le milieu reste comme il est et n'est pas complété. Si la pioche ne suffit pas pour en donner trois à chacun, on la partage également tant qu'il y en a. S'il reste moins d'une carte par joueur, ce reste est mis de côté sans être vu.
logomachy-rules-8 = Le décompte d'une manche
logomachy-rules-8-text = Quand la pioche et toutes les mains sont épuisées, on compte dans cet ordre. D'abord : qui a le 7 jaune reçoit un jeton, et cette carte est écartée ; avec deux paquets, chaque 7 jaune compte. Puis : qui a le plus des cartes jaunes restantes reçoit un jeton, et toutes les jaunes sont écartées. Enfin : qui a le plus des cartes restantes reçoit un jeton. À égalité, tous ceux qui sont en tête en reçoivent un ; si personne n'en a, personne ne reçoit rien. Les cartes laissées au milieu ne sont à personne.
logomachy-rules-9 = Les manches
logomachy-rules-9-text = Sauf si tu en décides autrement, on joue une manche par joueur. Après chaque manche, c'est au joueur suivant de donner, dans le sens des aiguilles d'une montre.
logomachy-rules-10 = Le jeu de lettres
logomachy-rules-10-text = Au jeu de lettres, les 80 cartes portent des lettres. Chacun en reçoit quatre, et quatre vont au milieu, face visible. Le hasard décide qui donne en premier ; le joueur à gauche du donneur commence, et on joue dans le sens des aiguilles d'une montre. À ton tour, tu formes un mot et tu prends ses cartes. Il y faut exactement une carte de ta main et au moins une du milieu. Ou bien tu poses une carte au milieu. De nouvelles cartes, quatre encore, n'arrivent que quand plus personne n'en a. Si tu vides le milieu, le joueur suivant ne peut que poser une carte. Quand toutes les cartes sont jouées, qui en a pris le plus gagne. Sauf si tu en décides autrement, on joue une manche ; sur plusieurs manches, les cartes s'ajoutent.
logomachy-rules-11 = Quels mots comptent
logomachy-rules-11-text = Un mot compte s'il est dans la liste de mots de la langue choisie et s'il a de 3 à 12 lettres, dont au moins une voyelle ; tu peux changer le nombre de lettres qu'il faut. Les noms propres et les abréviations n'y sont pas. Tu peux jouer des mots grossiers ; les ordinateurs et les conseils ne les disent jamais. Pour le ß allemand, prends deux fois S. En allemand, Ä, Ö et Ü ont leurs propres cartes ; en français, on laisse les accents de côté. Un mot qui n'est pas dans la liste est refusé, et c'est encore à toi.
logomachy-rules-12 = Comment former un mot
logomachy-rules-12-text = Marque les cartes dans l'ordre du mot avec Espace, dans ta main et au milieu. Sur la dernière, appuie sur Entrée.
    .display-full = Marque les cartes dans l'ordre du mot, dans ta main et au milieu : le curseur éclair va à une carte, et la liste de la { $bottom-key } de la plage la marque. Sur la dernière, appuie deux fois sur le curseur éclair.
    .display = { logomachy-rules-12-text.display-full }

## A bot's estimate of a move

logomachy-estimate = { $worth } pour cent de chances de gagner
    .brief = { $worth } pour cent
    .braille = { $worth }%
logomachy-estimate-letters =
    { $worth ->
        [0] aucun mot
        [one] une lettre
       *[other] { $worth } lettres
    }
    .braille = { $worth }

## How rounds and matches ended, counted by simulate

logomachy-ended-match-won = parties avec un seul gagnant
logomachy-ended-match-shared = parties avec victoire partagée

## Where chips will come from

logomachy-taken-so-far = Prises dans cette manche : { $parts }.
    .normal = Prises : { $parts }.
    .braille = { $parts }
logomachy-taken =
    { $name } { $count }{ $count ->
        [0] { "" }
       *[other]
            , dont { $yellow ->
                [0] aucune jaune
                [one] { $yellow } jaune
               *[other] { $yellow } jaunes
            }
    }
    .braille = { $name } p{ $count } j{ $yellow }
logomachy-taken-you =
    toi { $count }{ $count ->
        [0] { "" }
       *[other]
            , dont { $yellow ->
                [0] aucune jaune
                [one] { $yellow } jaune
               *[other] { $yellow } jaunes
            }
    }
    .braille = toi p{ $count } j{ $yellow }

## Hints

logomachy-advise-take = { $card } prend { $cards }
    .braille = { $card }: { $cards }
logomachy-advise-lay = { $card } : à poser
    .braille = { $card } poser
logomachy-hint = { $action }. { $count } cartes d'un coup
    .normal = { $action }. { $count } cartes
    .braille = { $action } { $count }c
logomachy-hint-more = Ou { $action } : { $count } cartes d'un coup
    .brief = Ou { $action } : { $count } cartes
    .braille = ou { $action } { $count }c

## Pourquoi un conseil est bon

logomachy-hint-clears = { $action }. { $count } cartes, et le milieu est vide : un jeton
    .brief = { $action }. { $count } cartes, un jeton
    .braille = { $action } { $count }c vide +1
logomachy-gain-no-word = Aucun mot trouvé
    .braille = aucun mot
logomachy-ahead = Environ { $worth } pour cent de chances de plus que : { $other }
    .brief = Plus { $worth } pour cent
    .braille = +{ $worth }% non { $other }

## Ce qu'un ami attentif dirait avant

logomachy-warning-seven = Tout le monde peut prendre le 7 jaune au milieu, et il vaut un jeton.
    .brief = Le 7 jaune vaut un jeton
    .braille = 7 jaune = un jeton
logomachy-warning-leaves = Un { $value } vide le milieu que tu laisses : un jeton pour qui joue ensuite.
    .brief = Ensuite, un { $value } vide le milieu
    .braille = puis { $value } vide

## De combien un autre coup aurait mieux valu

logomachy-by = environ { $worth } pour cent de chances en plus
    .brief = plus { $worth } pour cent
    .braille = +{ $worth }%
