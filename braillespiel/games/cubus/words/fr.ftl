### Cubus. Les messages -you parlent au joueur. Colonnes et rangées se comptent depuis le coin du fond.

cubus-title = Cubus
cubus-summary = Tout le monde construit le même tas de boîtes : peu de tuiles, beaucoup de boîtes. De 2 à 6 joueurs.

## Options

cubus-option-children = Variante pour les plus jeunes
    .braille = enfants
    .help = Sans boîtes ouvertes. Chaque nouvelle boîte vaut un point, quel que soit le nombre de tuiles.
cubus-option-play = Ce que l'on joue
    .braille = jeu
    .help = Construire, construire puis démonter, ou seulement démonter un tas tout fait. Démonter se joue au mieux à trois ou à cinq.
cubus-option-play-build = Construire
    .braille = construire
cubus-option-play-both = Construire, puis démonter
    .braille = les deux
cubus-option-play-dismantle = Seulement démonter
    .braille = démonter
cubus-option-knock = Toquer
    .braille = toquer
    .help = Qui ne voit pas qu'il peut construire perd sa construction au profit du joueur qui toque. Sans limite de temps, chacun répond oui ou non.
cubus-option-knock-untimed = Sans limite de temps
    .braille = sans hâte
cubus-option-knock-timed = Contre la montre
    .braille = chrono
cubus-option-knock-off = Sans toquer
    .braille = non
cubus-option-reaction = Temps de réaction
    .braille = réaction
    .help = Pour toquer contre la montre : le temps que tu as une fois ton annonce terminée.
cubus-option-reaction-value = { $value } secondes
    .braille = { $value } s
cubus-option-first_knock = Si plusieurs toquent
    .braille = quel toc compte
    .help = Pour toquer sans limite de temps, quand plusieurs joueurs toquent. Au même ordinateur, on répond l'un après l'autre ; alors c'est toujours le hasard qui décide.
cubus-option-first_knock-entered = Le premier qui toque
    .braille = le premier
cubus-option-first_knock-lot = Le hasard décide
    .braille = hasard
cubus-option-first_knock-clockwise = Le suivant dans l'ordre du tour
    .braille = le suivant
cubus-option-show = Temps pour montrer une construction
    .brief = Temps pour montrer
    .braille = montrer
    .help = Pour toquer contre la montre : le temps que tu as ensuite pour montrer une construction. Zéro : pas de limite.
cubus-option-show-value = { $value } secondes
    .braille = { $value } s
cubus-option-show-0 = sans limite
cubus-option-must_build = Sans toquer, ne passer que s'il n'y a rien à construire
    .brief = Passer seulement sans construction
    .braille = passe si rien
    .help = Seulement quand on joue sans toquer : si le programme trouve une construction, tu ne peux pas passer.
cubus-option-starter = Qui commence
    .braille = début
    .help = Le numéro de la place à table. À chaque nouvelle partie des mêmes joueurs, c'est la place suivante qui commence.
cubus-option-places = Montrer la liste des cases pour une boîte
    .brief = Liste des cases
    .braille = cases
    .help = Dit où peut aller une boîte seule. Contre d'autres personnes, tu préféreras peut-être chercher toi-même.
cubus-option-touching = Construire seulement contre le tas
    .brief = Seulement contre le tas
    .braille = contre tas
    .help = Oui : l'image reste d'un seul tenant, et tout ce qui est nouveau touche le tas bord à bord. Non : une boîte peut aussi se dresser toute seule.
cubus-option-both_counts = Qui gagne après le démontage
    .brief = Compté après le démontage
    .braille = compte
    .help = Qui a le plus de tuiles à la fin gagne le démontage. La construction peut compter aussi.
cubus-option-both_counts-tiles = Seulement les tuiles
    .braille = tuiles
cubus-option-both_counts-sum = Les tuiles et les points de la construction
    .brief = Tuiles et points
    .braille = tout
cubus-option-end = Tuiles restantes à la fin
    .braille = reste
    .help = S'il y a, à la fin, une dernière construction avec toutes les tuiles restantes, et qui la fait.
cubus-option-end-none = Restent là
    .braille = restent
cubus-option-end-last = Le dernier au score construit avec
    .braille = au dernier
cubus-option-end-best = La meilleure offre est construite
    .braille = à la meilleure

## Keys of this game

cubus-key-build = Construire ou démonter
    .help = Ouvre le mode construction. Sur une colonne, Entrée ajoute aussi une boîte sans lui, si c'est permis.
cubus-key-knock = Toquer
    .help = Quand quelqu'un passe et que tu vois une construction.
cubus-key-plan = Lire le plan
cubus-key-row = Lire la rangée
    .help = Les hauteurs de la rangée où tu es, avec des sons de gauche à droite.
cubus-key-silhouettes = Silhouettes
    .help = Depuis l'avant gauche, depuis l'avant droit et d'en haut.
cubus-key-layers = Couches, de bas en haut
cubus-key-places = Où poser une boîte ?
    .help = La liste des cases : d'abord celles qui ne coûtent aucune tuile, puis une, puis deux.
cubus-key-raise = Ajouter une boîte
cubus-key-lower = Enlever une boîte
cubus-key-set-0 = Vider la colonne
cubus-key-set-1 = Hauteur 1
cubus-key-set-2 = Hauteur 2
cubus-key-set-3 = Hauteur 3
cubus-key-set-4 = Hauteur 4
cubus-key-set-5 = Hauteur 5
cubus-key-set-6 = Hauteur 6
cubus-key-set-7 = Hauteur 7
cubus-key-set-8 = Hauteur 8
cubus-key-set-9 = Hauteur 9
cubus-key-layer = Glisser une couche tout en bas
    .help = Toutes les colonnes grandissent d'une boîte ; dans l'image, les couvercles ne bougent pas.
cubus-key-layer-out = Retirer la couche du bas
cubus-key-open = Couvercle ouvert ou fermé
    .help = Choisit quels couvercles tu poses avec des tuiles ouvertes.
cubus-key-bill = Bilan
    .help = Ce que la construction rapporte, ce qu'elle demande et ce qui manque.
cubus-key-draft-activate = Construire ou démonter comme prévu
    .braille = construire
cubus-key-draft-back = Abandonner la construction prévue
    .braille = abandonner
cubus-key-draft-game-menu = Abandonner la construction prévue
    .braille = abandonner
cubus-key-draft-take-back = Annuler la dernière étape du plan
    .braille = annuler étape

## Zones; the Braille wording is the zone sign

cubus-zone-plan = Plan
    .braille = p
cubus-zone-tiles = Tes tuiles
    .braille = m
cubus-zone-tiles-lent = Tuiles pour cette construction
    .braille = m
cubus-zone-places = Cases pour une boîte
    .braille = ca
cubus-zone-views = Vues
    .braille = v
cubus-zone-opponent = { $name }
    .braille = a{ $number }
cubus-zone-stock = Pioche
    .braille = pi
cubus-zone-scores = Points de la partie
    .normal = Points
    .braille = pt
cubus-empty-plan = Il n'y a plus de boîte.
    .brief = Aucune boîte
    .braille = vide
cubus-places-hidden = Pour le moment, aucune case n'est montrée.
    .brief = Pas de cases
    .braille = pas de cases
cubus-empty-places = Une boîte seule ne va nulle part.
    .brief = Aucune case
    .braille = aucune
cubus-empty-opponent = Aucune tuile.
    .braille = -
cubus-views-rows = Rangées
    .braille = r
cubus-views-silhouettes = Silhouettes
    .braille = s
cubus-views-layers = Couches
    .braille = c

## Plan

cubus-cell = colonne { $column }, rangée { $row }
    .braille = { $column }/{ $row }
cubus-row = Rangée { $row }
    .braille = { $row }
cubus-column-empty = vide
    .braille = 0
cubus-column-closed = hauteur { $height }
    .brief = { $height }
    .braille = { $height }
cubus-column-open = hauteur { $height }, ouvert
    .brief = { $height } ouvert
    .braille = { $height }o
cubus-lid-closed = couvercle fermé
    .brief = fermé
    .braille = fermé
cubus-lid-open = couvercle ouvert
    .brief = ouvert
    .braille = ouvert
cubus-seen =
    { $left ->
        [0]
            { $right ->
                [0] on ne voit que le couvercle
               *[other] on voit { $right } à droite
            }
       *[other]
            { $right ->
                [0] on voit { $left } à gauche
               *[other] on voit { $left } à gauche, { $right } à droite
            }
    }
    .braille = g{ $left } d{ $right }
cubus-size =
    { $count ->
        [0] aucune boîte
        [one] une boîte
       *[other]
            { $columns ->
                [1]
                    { $rows ->
                        [1] { $count } boîtes sur une case
                       *[other] { $count } boîtes sur { $columns } fois { $rows } cases
                    }
               *[other] { $count } boîtes sur { $columns } fois { $rows } cases
            }
    }
    .normal =
        { $count ->
            [0] aucune boîte
            [one] une boîte
           *[other] { $count } boîtes, { $columns } fois { $rows }
        }
    .brief =
        { $count ->
            [0] aucune boîte
            [one] une boîte
           *[other] { $count } boîtes
        }
    .braille = { $count }b { $columns }x{ $rows }
cubus-row-heights = Rangée { $row } : { $heights }
    .braille = { $row }:{ $heights }
cubus-row-none = Il n'y a pas de rangée ici. Va dans le plan.
    .normal = Pas de rangée ici.
    .brief = Pas de rangée
    .braille = pas de rangée
cubus-from-left = Depuis l'avant gauche : { $heights }
    .brief = G { $heights }
    .normal = Gauche : { $heights }
    .braille = g:{ $heights }
cubus-from-right = Depuis l'avant droit : { $heights }
    .brief = D { $heights }
    .normal = Droite : { $heights }
    .braille = d:{ $heights }
cubus-from-above = D'en haut : { $rows }
    .normal = Haut : { $rows }
    .braille = h:{ $rows }
cubus-row-columns =
    { $count ->
        [one] rangée { $row } colonne { $columns }
       *[other] rangée { $row } colonnes { $columns }
    }
    .brief = { $row } : { $columns }
    .braille = { $row }:{ $columns }
cubus-layer =
    Couche { $number }, { $count ->
        [1] une boîte
       *[other] { $count } boîtes
    } : { $rows }
    .braille = c{ $number } { $count }b { $rows }

## Places for one box

# $fits is "yes" where the tiles at hand are enough.
cubus-place =
    { $cell } : { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }, { $cost ->
        [0] sans tuile
       *[other] coûte { $tiles }
    }{ $height ->
        [1] { "" }
       *[other] , puis hauteur { $height }
    }
    .normal =
        { $cell } : { $points ->
            [0] aucun point
            [one] un point
           *[other] { $points } points
        }, { $cost ->
            [0] sans tuile
           *[other] coûte { $tiles }
        }
    .brief =
        { $cell } : { $points ->
            [0] aucun point
            [one] un point
           *[other] { $points } points
        }{ $cost ->
            [0] { "" }
           *[other] , { $tiles }
        }
    .braille =
        { $fits ->
            [yes] +
           *[no] { "" }
        }{ $cell } p{ $points }{ $cost ->
            [0] { " " }libre
           *[other] { " " }{ $tiles }
        } h{ $height }
cubus-place-has = possible
    .braille = { "" }
cubus-place-lacks = il manque { $missing }
    .brief = manque { $missing }
    .braille = manque { $missing }
cubus-places-count =
    { $count ->
        [0] aucune case
        [one]
            une case, { $fitting ->
                [0] pas possible
               *[other] possible
            }
       *[other]
            { $count } cases, { $fitting ->
                [0] aucune possible
                [one] une possible
               *[other] { $fitting } possibles
            }
    }
    .braille = { $fitting } sur { $count }
cubus-places-down = Au démontage, pas de cases à chercher.
    .brief = Pas de cases au démontage
    .braille = démonter: aucune
# Where this seat has a box to take away.
cubus-places-down-tab = Au démontage, pas de cases à chercher. Tab va aux boîtes que tu peux enlever.
    .brief = Pas de cases, Tab trouve les boîtes
    .braille = tab boîtes
    .display = boîtes en zone p
    .display-full = Au démontage, pas de cases à chercher. Les boîtes sont dans le plan.
    .page = Au démontage, pas de cases à chercher. Les boîtes sont dans le plan.

## Tiles and points

cubus-tile-left =
    { $count ->
        [0] aucun côté gauche
        [one] un côté gauche
       *[other] { $count } côtés gauches
    }
    .normal =
        { $count ->
            [0] aucun côté gauche
            [one] un côté gauche
           *[other] { $count } côtés gauches
        }
    .brief =
        { $count ->
            [one] { $count } gauche
           *[other] { $count } gauches
        }
    .braille = g{ $count }
cubus-tile-right =
    { $count ->
        [0] aucun côté droit
        [one] un côté droit
       *[other] { $count } côtés droits
    }
    .normal =
        { $count ->
            [0] aucun côté droit
            [one] un côté droit
           *[other] { $count } côtés droits
        }
    .brief =
        { $count ->
            [one] { $count } droit
           *[other] { $count } droits
        }
    .braille = d{ $count }
cubus-tile-closed =
    { $count ->
        [0] aucun couvercle
        [one] un couvercle
       *[other] { $count } couvercles
    }
    .brief =
        { $count ->
            [one] { $count } couvercle
           *[other] { $count } couvercles
        }
    .braille = c{ $count }
cubus-tile-open =
    { $count ->
        [0] aucun couvercle ouvert
        [one] un couvercle ouvert
       *[other] { $count } couvercles ouverts
    }
    .brief =
        { $count ->
            [one] { $count } ouvert
           *[other] { $count } ouverts
        }
    .braille = o{ $count }
# The same after a verb (other in languages with cases).
cubus-tile-left-acc = { cubus-tile-left }
    .normal = { cubus-tile-left.normal }
    .brief = { cubus-tile-left.brief }
    .braille = { cubus-tile-left.braille }
cubus-tile-right-acc = { cubus-tile-right }
    .normal = { cubus-tile-right.normal }
    .brief = { cubus-tile-right.brief }
    .braille = { cubus-tile-right.braille }
cubus-tile-closed-acc =
    { $count ->
        [0] aucun couvercle
        [one] un couvercle
       *[other] { $count } couvercles
    }
    .brief =
        { $count ->
            [one] { $count } couvercle
           *[other] { $count } couvercles
        }
    .braille = c{ $count }
cubus-tile-open-acc =
    { $count ->
        [0] aucun couvercle ouvert
        [one] un couvercle ouvert
       *[other] { $count } couvercles ouverts
    }
    .brief =
        { $count ->
            [one] { $count } ouvert
           *[other] { $count } ouverts
        }
    .braille = o{ $count }
cubus-tiles-count =
    { $count ->
        [0] aucune tuile pour construire
        [one] une tuile pour construire
       *[other] { $count } tuiles pour construire
    }
    .normal =
        { $count ->
            [0] aucune tuile
            [one] une tuile
           *[other] { $count } tuiles
        }
    .braille = { $count }
cubus-draw-count =
    { $count ->
        [0] pioche vide
        [one] une tuile à piocher
       *[other] { $count } tuiles à piocher
    }
    .normal =
        { $count ->
            [0] pioche vide
            [one] encore une tuile
           *[other] encore { $count } tuiles
        }
    .brief = encore { $count }
    .braille = pi{ $count }
cubus-laid = Dans l'image : { $tiles }
    .brief = Dans l'image { $count }
    .braille = i:{ $tiles }
cubus-passes =
    { $count ->
        [0] le dernier coup était une construction
        [one] un joueur vient de passer
       *[other] { $count } passes de suite
    }
    .braille = x{ $count }
cubus-score =
    { $name } { $count ->
        [0] aucun point
        [one] un point
       *[other] { $count } points
    }
    .normal =
        { $name } { $count ->
            [0] aucun point
            [one] un point
           *[other] { $count } points
        }
    .brief = { $name } { $count }
    .braille = { $name } { $count }
cubus-score-you =
    toi { $count ->
        [0] aucun point
        [one] un point
       *[other] { $count } points
    }
    .normal =
        toi { $count ->
            [0] aucun point
            [one] un point
           *[other] { $count } points
        }
    .brief = toi { $count }
    .braille = toi { $count }
cubus-score-row = { $name }
cubus-score-row-you = Toi
    .braille = toi
cubus-scores = Score, le meilleur d'abord : { $scores }.
    .normal = { $scores }.
    .brief = { $scores }
    .braille = { $scores }
cubus-you = toi
# Après « chez ».
cubus-whose = { $name }
cubus-whose-you = toi

## What a build comes to

cubus-boxes-more =
    { $count ->
        [0] aucune boîte de plus
        [one] une boîte de plus
       *[other] { $count } boîtes de plus
    }
    .brief = plus { $count }
    .braille = +{ $count }
cubus-boxes-less =
    { $count ->
        [1] une boîte de moins
       *[other] { $count } boîtes de moins
    }
    .brief = moins { $count }
    .braille = -{ $count }
cubus-needs = avec { $tiles }
    .brief = { $tiles }
    .braille = { $tiles }
cubus-gets-back = { $tiles } en retour
    .brief = retour { $tiles }
    .braille = rend { $tiles }
cubus-needs-nothing = sans tuile
    .brief = sans tuile
    .braille = 0
cubus-bill-good =
    { $points ->
        [1] Un point
       *[other] { $points } points
    } : { $gain }, { $used }
    .braille = p{ $points } { $gain } { $used }
cubus-bill-poor = Ne rapporte aucun point : { $gain }, { $used }
    .brief = Aucun point : { $gain }, { $used }
    .braille = p0 { $gain } { $used }
cubus-bill-no-gain =
    { $count ->
        [0] Cela n'ajouterait aucune boîte
        [1] Cela ferait perdre une boîte
       *[other] Cela ferait perdre { $count } boîtes
    } : { $used }
    .brief =
        { $count ->
            [0] Aucune boîte de plus
            [1] Une boîte de moins
           *[other] { $count } boîtes de moins
        }
    .braille =
        { $count ->
            [0] +0
           *[other] -{ $count }
        } { $used }
cubus-bill-missing =
    Il manque { $missing } ; { $gain }, { $used }, cela ferait { $points ->
        [-1] moins un point
        [0] zéro point
        [1] un point
       *[other] { $points } points
    }
    .brief =
        Manque { $missing } ; { $gain }, { $points ->
            [-1] moins un point
            [0] zéro point
            [1] un point
           *[other] { $points } points
        }
    .braille = manque { $missing } { " " }{ $gain } { $used } p{ $points }
cubus-bill-moved = Un couvercle ouvert ne resterait pas en place ; { $gain }, { $used }
    .brief = Couvercle ouvert déplacé ; { $gain }
    .braille = ouvert! { $gain } { $used }
cubus-bill-apart = Ne touche pas le tas ; { $gain }, { $used }
    .brief = Ne touche pas le tas ; { $gain }
    .braille = à part! { $gain } { $used }
cubus-bill-down =
    { $count ->
        [0] Possible, ne gagne rien
        [one] Possible, gagne une tuile
       *[other] Possible, gagne { $count } tuiles
    } : { $gain }, { $used }
    .brief = Possible, gagne { $count }
    .braille = ok { $count } { $gain } { $used }
cubus-bill-not-one = { $gain }, il en faut exactement une de moins ; { $used }
    .brief = { $gain }, il faut moins 1
    .braille = { $gain } { $used }
cubus-fault-half = La { $front } ne cache la { $cell } qu'à moitié
    .brief = La { $front } cache à moitié la { $cell }
    .braille = { $front } à moitié { $cell }
cubus-fault-hidden = La { $front } cache le couvercle de la { $cell }
    .braille = { $front } sur { $cell }

## Build mode

cubus-draft = Mode construction
    .braille = construire
cubus-draft-open = Mode construction. Tu as { $tiles }. Espace ajoute, Retour arrière enlève, un chiffre fixe la hauteur, Entrée construit, Échap abandonne.
    .normal = Mode construction. Tu as { $tiles }. Espace ajoute, Entrée construit.
    .brief = Mode construction : { $tiles }
    .braille = construire { $tiles } espace ajoute, retour enlève, chiffre hauteur, entrée construit, échap
    .display = construire { $tiles } { $bottom-key }: liste
    .display-full = Mode construction. Tu as { $tiles }. La { $bottom-key } de la plage montre comment ajouter, enlever, construire et abandonner.
    .page = Mode construction. Tu as { $tiles }. Les boutons sous Coups ajoutent une boîte ou abandonnent la construction ; Aide donne le reste.
cubus-draft-open-down = Démontage : enlève exactement une boîte. Retour arrière enlève, Espace ajoute, Entrée termine, Échap abandonne.
    .brief = Démontage : exactement une boîte de moins
    .braille = démonter -1 retour enlève, espace ajoute, entrée termine, échap
    .display = démonter -1 { $bottom-key }: liste
    .display-full = Démontage : enlève exactement une boîte. La { $bottom-key } de la plage montre comment enlever, terminer et abandonner.
    .page = Démontage : enlève exactement une boîte. Le bouton Aide dit comment.
cubus-draft-focus = Va d'abord sur une colonne du plan.
    .brief = Pas sur une colonne
    .braille = pas de colonne
cubus-draft-ground = Il n'y a plus de boîte ici.
    .brief = Déjà vide
    .braille = vide
cubus-draft-top = Pas plus haut que { $highest }.
    .braille = max { $highest }
cubus-draft-start = Rien à annuler, le plan est comme sur la table.
    .brief = Rien à annuler
    .braille = début
cubus-draft-undone = Annulé
    .braille = annulé
cubus-height = Hauteur { $height }
    .brief = { $height }
    .braille = h{ $height }
cubus-layer-in = Couche glissée en bas
    .braille = couche+
cubus-layer-out = Couche retirée
    .braille = couche-
cubus-open-no-lid = Il n'y a pas de couvercle ici.
    .braille = pas de couvercle
cubus-open-stays = Ce couvercle est déjà ouvert et le reste.
    .brief = Reste ouvert
    .braille = reste ouvert
cubus-open-must = Ce couvercle doit être ouvert, il n'y en a pas assez de fermés. Ouvres-en d'abord un autre.
    .brief = Doit être ouvert
    .braille = doit être ouvert
cubus-build-not-now = Tu ne peux pas construire maintenant.
    .brief = Pas maintenant
    .braille = pas maintenant
cubus-knock-nothing = Personne ne vient de passer : on ne toque pas.
    .brief = Personne n'a passé
    .braille = pas toquer

## Menu lines

cubus-do-build =
    { $points ->
        [1] Un point
       *[other] { $points } points
    }, { $gain } : { $details }
    .normal =
        { $points ->
            [1] Un point
           *[other] { $points } points
        } : { $details }
    .braille = p{ $points } { $gain } { $details }
cubus-do-down =
    { $points ->
        [0] Aucune tuile
        [one] Une tuile
       *[other] { $points } tuiles
    }, { $gain } : { $details }
    .braille = { $points } { $gain } { $details }
cubus-do-column =
    { $height ->
        [0] { $cell } vidée
       *[other] { $cell } à hauteur { $height }
    }
    .braille = { $cell }:{ $height }
cubus-do-plan = nouveau plan { $plan }
    .braille = { $plan }
cubus-do-plan-from = nouveau plan dès { $cell } : { $plan }
    .braille = dès { $cell }: { $plan }
cubus-do-open = ouvre { $cells }
    .braille = o{ $cells }
cubus-do-pass = Je ne peux pas construire
    .braille = passer
cubus-pass-sure = Tu passes parce que tu ne peux pas construire ?
    .normal = Vraiment passer ?
    .brief = Passer ?
    .braille = passer?
cubus-give-up-sure = Abandonner ? Tous les autres reçoivent { $count } points.
    .brief = Abandonner ? Les autres plus { $count }
    .braille = abandon? autres +{ $count }
cubus-do-knock = Toquer
    .braille = toquer
cubus-do-let = Ne pas toquer
    .braille = non
cubus-do-heard = Entendu
    .braille = entendu

## Whose turn

cubus-turn = C'est à { $name }.
    .braille = à { $name }
cubus-turn-you = À toi, tu as { $tiles }.
    .normal = À toi : { $held }.
    .brief = À toi : { $held }
    .braille = à toi: { $tiles } a: construire, n: cases, e: passer
    .display = à toi: { $tiles } { $bottom-key }: liste
cubus-turn-window = On attend de voir si { $who } toque.
    .brief = Attente : { $who } toque ?
    .braille = attendre { $who } toque?
cubus-turn-window-some = On attend de voir si quelqu'un toque.
    .brief = Attente : quelqu'un toque ?
    .braille = attendre toque?
cubus-turn-window-you = { $name } passe. Si tu vois une construction, toque avec K, sinon appuie sur E.
    .normal = { $name } passe. K pour toquer, sinon E.
    .brief = K pour toquer, sinon E
    .braille = { $name } k ou e?
    .display = { $name } toquer? { $bottom-key }: liste
    .display-full = { $name } passe. Si tu vois une construction, toque ; la { $bottom-key } de la plage propose de toquer ou de ne pas toquer.
cubus-turn-show = { $name } a toqué et doit montrer une construction.
    .brief = { $name } montre une construction
    .braille = { $name } montre
cubus-turn-show-you = Chez { $whose }, montre une construction avec { $tiles }. Touche A pour construire, E pour abandonner.
    .normal = Montre une construction avec { $tiles }.
    .brief = Montre une construction : { $tiles }
    .braille = montre { $whose } { $tiles } a: construire, e: abandon
    .display = montre { $whose } { $tiles } { $bottom-key }: liste
    .display-full = Chez { $whose }, montre une construction avec { $tiles }. La { $bottom-key } de la plage montre comment construire ou abandonner.
cubus-turn-last = On attend { $who } pour la dernière construction.
    .brief = On attend { $who }
    .braille = attendre { $who }
cubus-turn-last-you = Dernière construction avec toutes les tuiles restantes : { $tiles }. Touche A pour construire, E pour y renoncer.
    .normal = Dernière construction avec { $tiles }. Touche A pour construire, E pour y renoncer.
    .brief = Dernière construction : { $tiles }
    .braille = dernière { $tiles } a: construire, e: non
    .display = dernière { $tiles } { $bottom-key }: liste
    .display-full = Dernière construction avec toutes les tuiles restantes : { $tiles }. La { $bottom-key } de la plage montre comment construire ou y renoncer.
cubus-turn-dismantle =
    { $name } démonte, il reste { $count ->
        [1] une boîte
       *[other] { $count } boîtes
    }.
    .brief = { $name } démonte
    .braille = { $name } démonte { $count }b
cubus-turn-dismantle-you =
    Tu démontes : enlève { $count ->
        [1] la dernière boîte
       *[other] une des { $count } boîtes, pas plus
    }. Entrée enlève celle du dessus, A ouvre le mode construction.
    .normal =
        Tu démontes : enlève { $count ->
            [1] la dernière boîte
           *[other] une des { $count } boîtes
        }.
    .brief = Tu démontes, il en reste { $count }
    .braille = démonter { $count } entrée en haut, a construire
    .display = démonter { $count } éclair en haut, { $bottom-key }: liste
    .display-full = Tu démontes : une seule boîte, il en reste { $count }. Le curseur éclair l'enlève d'en haut, la { $bottom-key } de la plage propose le mode construction.

## What happens

cubus-drawn = { $name } pioche { $tile }.
    .braille = { $name } +{ $tile }
cubus-drawn-you = Tu pioches { $tile }.
    .brief = { $tile } de plus
    .braille = +{ $tile }
cubus-drawn-none = { $name } ne pioche pas, la pioche est vide.
    .brief = { $name } : pioche vide
    .braille = { $name } pi0
cubus-drawn-none-you = Tu ne pioches pas, la pioche est vide.
    .brief = Pioche vide
    .braille = pi0
cubus-built =
    { $name } construit { $gain ->
        [1] une boîte
       *[other] { $gain } boîtes
    } pour { $points ->
        [1] un point
       *[other] { $points } points
    } : { $details }.
    .brief =
        { $name } : { $points ->
            [1] un point
           *[other] { $points } points
        }{ $gain ->
            [one] { "" }
           *[other] , { $gain } boîtes
        }
    .braille = { $name } p{ $points } +{ $gain } { $details } { $boxes }
cubus-built-you =
    { $points ->
        [1] Un point
       *[other] { $points } points
    }, { $gain ->
        [1] une boîte
       *[other] { $gain } boîtes
    } : { $details }.
    .brief =
        { $points ->
            [1] Un point
           *[other] { $points } points
        }
    .braille = p{ $points } +{ $gain } { $details } { $boxes }
cubus-built-at =
    { $height ->
        [0] { $cell } maintenant vide
       *[other] { $cell } passe à la hauteur { $height }
    }
    .brief = { $cell } à { $height }
    .braille = { $cell }:{ $height }
cubus-built-plan = plan { $plan }
    .braille = plan { $plan }
cubus-built-size = plan à présent { $columns } fois { $rows }
    .braille = plan { $columns }x{ $rows }
cubus-built-open =
    { $count ->
        [1] un couvercle s'ouvre
       *[other] { $count } couvercles s'ouvrent
    }
    .braille = o{ $count }
cubus-built-with = tuiles de chez { $whose }
    .braille = chez { $whose }
cubus-passed = { $name } ne peut pas construire.
    .brief = { $name } passe
    .braille = { $name } passe
cubus-passed-you = Tu passes.
    .braille = passé
cubus-passed-window = { $name } passe. Tu toques ?
    .brief = { $name } : toquer ?
    .braille = { $name } passe k?
    .display = { $name } passe toquer?
cubus-answered-knock = Toqué. Les autres n'ont pas fini de répondre.
    .brief = Toqué
    .braille = toqué
cubus-answered-let = Pas toqué. Les autres n'ont pas fini de répondre.
    .brief = Pas toqué
    .braille = non
cubus-window-shut = Trop tard, ton temps pour toquer est écoulé.
    .brief = Temps écoulé
    .braille = temps écoulé
cubus-show-limit = Tu as { $seconds } secondes.
    .brief = { $seconds } secondes
    .braille = { $seconds } s
cubus-show-shut = { $name } n'a pas montré de construction à temps.
    .brief = { $name } : temps écoulé
    .braille = { $name } temps écoulé
cubus-show-shut-you = Trop tard, ton temps pour montrer une construction est écoulé.
    .brief = Temps écoulé
    .braille = temps écoulé
cubus-nobody-knocked = Personne ne toque.
    .braille = personne ne toque
cubus-knocked = { $name } toque chez { $whose }.
    .brief = { $name } toque
    .braille = { $name } toque { $whose }
cubus-knocked-you = Tu as toqué en premier, chez { $whose }. Montre une construction : touche A pour construire, E pour abandonner.
    .brief = Toqué en premier, montre une construction
    .braille = tu toques { $whose } montre, a: construire, e: abandon
    .display = tu toques { $whose } montre, { $bottom-key }: liste
    .display-full = Tu as toqué en premier, chez { $whose }. Montre une construction : la { $bottom-key } de la plage montre comment construire ou abandonner.
cubus-wrong-knock = { $name } a toqué à tort, tous les autres reçoivent { $count } points.
    .brief = { $name } à tort, les autres plus { $count }
    .braille = { $name } à tort, autres +{ $count }
cubus-wrong-knock-you = Toqué à tort, tous les autres reçoivent { $count } points.
    .brief = Toqué à tort
    .braille = à tort, autres +{ $count }
cubus-last-build = { $name } construit en dernier avec toutes les tuiles restantes : { $tiles }.
    .brief = { $name } construit en dernier
    .braille = { $name } dernière { $tiles }
cubus-last-build-you = Tu es derrière et construis en dernier avec toutes les tuiles restantes : { $tiles }.
    .brief = Tu construis en dernier : { $tiles }
    .braille = toi dernière { $tiles }
cubus-last-build-all = La meilleure offre l'emporte : chacun prépare une construction avec les tuiles restantes : { $tiles }.
    .brief = Chacun prépare une dernière construction
    .braille = tous dernière { $tiles }
cubus-offered = { $name } a répondu.
    .braille = { $name } répond
cubus-offered-you =
    Offre faite : { $points ->
        [1] un point
       *[other] { $points } points
    }.
    .braille = offre p{ $points }
cubus-offered-none-you = Tu renonces à la dernière construction.
    .brief = Renoncé
    .braille = renoncé
cubus-dismantling =
    Démontage : { $count ->
        [1] une boîte debout
       *[other] { $count } boîtes debout
    }.
    .braille = démonter { $count }
cubus-dismantling-alone = Désormais seules les tuiles comptent. La construction s'est terminée ainsi : { $scores }.
    .brief = Seules les tuiles comptent ; construction : { $scores }
    .braille = construit { $scores }
cubus-dismantled =
    { $name } gagne { $count ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $count } tuiles
    } : { $details }. { $left ->
        [0] Le tas a disparu
        [one] Il reste une boîte
       *[other] Il reste { $left } boîtes
    }.
    .brief = { $name } gagne { $count }, reste { $left }
    .braille = { $name } +{ $count } { $details } reste { $left }
cubus-dismantled-you =
    { $count ->
        [0] Aucune tuile gagnée
        [one] Une tuile gagnée
       *[other] { $count } tuiles gagnées
    } : { $details }. { $left ->
        [0] Le tas a disparu
        [one] Il reste une boîte
       *[other] Il reste { $left } boîtes
    }.
    .brief =
        { $count ->
            [one] { $count } gagnée
           *[other] { $count } gagnées
        }, reste { $left }
    .braille = +{ $count } { $details } reste { $left }
cubus-won = { $name } gagne avec le plus de points : { $scores }.
    .brief = { $name } gagne : { $scores }
    .braille = gagne { $name } { $scores }
cubus-won-you = Tu gagnes avec le plus de points : { $scores }.
    .brief = Tu gagnes : { $scores }
    .braille = gagne toi { $scores }
cubus-shared = Victoire partagée entre { $who } avec le plus de points : { $scores }.
    .brief = Victoire partagée : { $scores }
    .braille = gagne { $who } { $scores }

## Refusals

cubus-illegal-over = La partie est finie.
    .braille = fini
cubus-illegal-not-your-turn = Ce n'est pas ton tour.
    .braille = pas ton tour
cubus-illegal-nothing-to-knock = On ne toque que si quelqu'un vient de passer.
    .brief = Personne n'a passé
    .braille = pas toquer
cubus-illegal-knock-first = Réponds d'abord : K toque, E ne toque pas.
    .braille = k ou e?
    .display = toquer? { $bottom-key }: liste
    .display-full = Réponds d'abord : la { $bottom-key } de la plage propose de toquer ou de ne pas toquer.
cubus-illegal-must-build = Tu ne peux pas passer : tu peux construire.
    .brief = Tu peux construire
    .braille = à construire
cubus-illegal-build-empty = Le plan est vide. Construis au moins une boîte.
    .brief = Plan vide
    .braille = vide
cubus-illegal-build-high = { $cell } trop haute à { $height }, au plus { $highest }.
    .braille = { $cell } h{ $height } max { $highest }
cubus-illegal-build-far = { $cell } trop loin du tas.
    .braille = { $cell } trop loin
cubus-illegal-build-half = La { $front } ne cache la { $cell } qu'à moitié. Chaque face doit être visible en entier ou pas du tout.
    .brief = La { $front } cache à moitié la { $cell }
    .braille = { $front } à moitié { $cell }
cubus-illegal-build-hidden = La { $front } cache le couvercle de la { $cell }. Chaque couvercle doit être visible.
    .brief = La { $front } cache la { $cell }
    .braille = { $front } sur { $cell }
cubus-illegal-build-open-nowhere = { $cell } sans couvercle à ouvrir.
    .braille = { $cell } pas de couvercle
cubus-illegal-build-open-already = Le couvercle de la { $cell } est déjà ouvert.
    .braille = { $cell } déjà ouvert
cubus-illegal-build-open-moved = Le couvercle ouvert de la { $cell } doit rester à sa place dans l'image.
    .brief = Le couvercle ouvert de la { $cell } doit rester
    .braille = { $cell } ouvert reste
cubus-illegal-build-apart = L'image doit rester d'un seul tenant : tout touche le tas bord à bord.
    .brief = L'image doit rester d'un seul tenant
    .braille = un seul tenant
cubus-illegal-build-gain = Il faut plus de boîtes qu'avant.
    .brief = Pas plus de boîtes
    .braille = pas plus de boîtes
cubus-illegal-build-tiles = Il te manque { $missing }.
    .braille = manque { $missing }
cubus-illegal-build-points = Une construction doit rapporter au moins un point, celle-ci en rapporte { $points }.
    .brief = Ne rapporte aucun point
    .braille = p{ $points }
cubus-illegal-dismantle-one = Il faut exactement une boîte de moins.
    .brief = Exactement une de moins
    .braille = exactement -1
cubus-illegal-dismantle-open = Les couvercles ouverts restent tant qu'on peut faire autrement, par exemple à la { $cell }.
    .brief = Les couvercles ouverts restent, essaie la { $cell }
    .braille = ouvert reste, { $cell }
cubus-illegal-dismantle-must = Tu ne peux pas passer, tu peux enlever une boîte.
    .brief = Tu peux démonter
    .braille = encore possible

## What is wrong with a typed action or with a position

cubus-illegal-action-unknown = { $text } n'est pas un coup. Écris par exemple « build 2,1/1,0 », « pass », « knock » ou « let ».
    .brief = { $text } non compris
    .braille = { $text }?
cubus-illegal-position-pile = { $found } n'est pas un plan. Écris les rangées depuis le fond, par exemple « 2,1/1,0 ».
    .brief = { $found } n'est pas un plan
    .braille = { $found }?
cubus-illegal-position-empty = Un plan vide ne va qu'avec une partie finie.
    .brief = Plan vide
    .braille = vide
cubus-illegal-position-size = Colonne { $column }, rangée { $row } : avec la hauteur { $height }, trop haute ou trop loin.
    .brief = Colonne { $column }, rangée { $row } trop grande
    .braille = { $column }/{ $row } trop grande
cubus-illegal-position-half = La colonne { $front_column }, rangée { $front_row } ne cache la colonne { $column }, rangée { $row } qu'à moitié. Chaque face doit être visible en entier ou pas du tout.
    .brief = Colonne { $column }, rangée { $row } à moitié cachée
    .braille = { $front_column }/{ $front_row } à moitié { $column }/{ $row }
cubus-illegal-position-hidden = La colonne { $front_column }, rangée { $front_row } cache le couvercle de la colonne { $column }, rangée { $row }. Chaque couvercle doit être visible.
    .brief = Colonne { $column }, rangée { $row } cachée
    .braille = { $front_column }/{ $front_row } sur { $column }/{ $row }
cubus-illegal-position-open = { $where } : colonne { $column }, rangée { $row }, il n'y a pas de boîte à ouvrir.
    .brief = Colonne { $column }, rangée { $row } vide
    .braille = { $column }/{ $row } vide
cubus-illegal-position-open-twice = Un couvercle ouvert est nommé deux fois.
    .braille = ouvert deux fois
cubus-illegal-position-seats = { $where } demande { $seats } entrées, une par place, mais en a { $found }.
    .brief = { $where } : { $found } au lieu de { $seats }
    .braille = { $where } { $found } pas { $seats }
cubus-illegal-position-seat = { $where } : la place { $found } ne va pas ici ; on compte à partir de 0.
    .brief = { $where } : la place { $found } ne va pas
    .braille = { $where } { $found }?
cubus-illegal-position-tiles =
    { $found } { $kind ->
        [left] côtés gauches
        [right] côtés droits
        [closed] couvercles fermés
       *[open] couvercles ouverts
    } sont répartis, le jeu en compte { $there_are }. Laisse aside de côté, alors le reste est écarté.
    .brief = { $found } tuiles au lieu de { $there_are }
    .braille = { $kind } { $found }/{ $there_are }
cubus-illegal-position-phase = Il n'y a pas de phase { $found }. Les phases sont { $known }.
    .brief = Pas de phase { $found }
    .braille = { $found }?
cubus-illegal-position-hands = Pour la dernière construction, toutes les tuiles sont écartées ; hands doit être vide.
    .brief = Les tuiles doivent être écartées
    .braille = hands vide?
cubus-illegal-position-show = Qui toque ne peut pas être owner ; owner est le joueur qui a passé.
    .brief = owner et turn sont identiques
    .braille = owner?
cubus-illegal-position-waiting = waiting nomme les places qui doivent encore répondre à la dernière construction, et seulement dans la phase last.
    .brief = waiting ne va pas avec la phase
    .braille = waiting?
cubus-illegal-position-offer = { $where } : { $found } n'est pas une construction.
    .braille = { $found }?
cubus-illegal-position-window = window va avec la phase window et nomme toutes les places sauf owner, dont au moins une en attente.
    .brief = window ne va pas
    .braille = window?

## Rules, to be listened to

cubus-rules-1 = Le but du jeu
cubus-rules-1-text = On pose des tuiles en losange qui forment ensemble l'image d'un tas de boîtes. Chaque tuile est un côté gauche, un côté droit ou un couvercle. Tout le monde construit le même tas. Qui fait beaucoup de boîtes avec peu de tuiles marque beaucoup de points. Qui en a le plus à la fin gagne.
cubus-rules-2 = Le tas et son plan
cubus-rules-2-text = Tu trouves le tas sous forme de plan : un quadrillage de colonnes avec leur hauteur en boîtes. Colonne 1, rangée 1, c'est le coin du fond. Vers la droite, on va vers l'avant droit ; vers le bas, vers l'avant gauche. Les boîtes ne flottent pas : dessous, tout est plein. Tu regardes d'en haut le coin de devant.
cubus-rules-3 = Ce que l'on voit
cubus-rules-3-text = Une face doit être visible en entier ou pas du tout, et le couvercle de chaque colonne doit être visible. L'image compte autant de tuiles qu'il y a de faces visibles. Les boîtes sous un couvercle visible comptent, même si tu ne les vois pas. Un cube de quatre sur quatre sur quatre demande 16 tuiles de chaque sorte et montre 64 boîtes.
cubus-rules-4 = Mise en place
cubus-rules-4-text = Il y a 16 côtés gauches et 16 côtés droits, 12 couvercles fermés et 4 ouverts. Au début, il y a une boîte faite de trois tuiles. Les 45 autres sont mélangées. Au premier tour, chacun ne fait que piocher une tuile ; c'est pourquoi la partie commence ici au deuxième tour. Toutes les tuiles sont visibles.
cubus-rules-5 = Ton tour
cubus-rules-5-text = Tu pioches une tuile. Ensuite, si tu peux construire, tu dois le faire. Une construction, c'est n'importe quel remaniement du tas, avec ses tuiles et les tiennes. Le nouveau tas doit être permis, et son image doit rester d'un seul tenant : tout touche le tas bord à bord, sauf si une option en décide autrement. Il doit avoir plus de boîtes qu'avant et te rapporter au moins un point. Les tuiles en trop te reviennent. À partir du deuxième tour, tu peux construire même avec une seule tuile à toi, ou sans aucune.
cubus-rules-6 = Points
cubus-rules-6-text = Chaque boîte gagnée rapporte 3 points, chaque tuile que tu donnes en coûte un. Si des tuiles te reviennent, chacune rapporte un point de plus. Une boîte avec deux tuiles rapporte donc un point, avec une tuile deux, sans tuile trois.
cubus-rules-7 = Couvercles ouverts
cubus-rules-7-text = Un couvercle ouvert garde sa place dans l'image pour toujours ; on ne peut ni le couvrir ni le fermer. Le tas peut quand même grandir : quand on glisse une couche tout en bas, chaque couvercle reste à sa place dans l'image. Tant qu'il y a des couvercles fermés, on prend ceux-là ; dans le mode construction, O choisit quels couvercles s'ouvrent. Les conseils et les ordinateurs les plus forts trouvent la meilleure construction quand aucun couvercle n'est ouvert. Avec des couvercles ouverts, ils ne cherchent que parmi une partie des constructions, le plus à fond quand le tas est petit ; il peut donc y en avoir une meilleure.
cubus-rules-8 = Toquer
cubus-rules-8-text = Si tu ne peux pas construire, tu le dis. Tous les autres peuvent alors toquer. Le premier qui toque montre une construction avec les tuiles du joueur qui a passé et reçoit les points ; les tuiles en trop vont au joueur de qui elles viennent. Si tu toques sans montrer de construction, tous les autres reçoivent 2 points. Contre la montre, le temps de chacun court à partir de la fin de sa propre annonce. Pour montrer la construction, tu as ensuite le temps fixé par l'option, sinon tu as toqué à tort. Sans limite de temps, tout le monde répond, et c'est le premier à toquer qui compte ; si plusieurs personnes jouent au même ordinateur, le hasard décide entre tous ceux qui toquent. Tant que l'on demande qui toque, et jusqu'à ce que la construction soit montrée, le programme ne montre aucune case. Sans toquer, tu ne peux passer que si le programme ne trouve aucune construction.
cubus-rules-9 = Fin
cubus-rules-9-text = Quand la pioche est vide et que plus personne, à tour de rôle, ne peut construire, la partie est finie. Selon le réglage, le joueur qui a le moins de points construit alors une fois avec toutes les tuiles restantes. À égalité, c'est le suivant dans l'ordre du tour. Ou bien chacun prépare en secret une telle construction, et celle qui rapporte le plus est construite. Qui a le plus de points gagne ; à égalité, la victoire est partagée.
cubus-rules-10 = Pour les plus jeunes
cubus-rules-10-text = Sans couvercles ouverts. Chaque nouvelle boîte vaut un point, quel que soit le nombre de tuiles. On construit contre le tas ; une option permet les boîtes toutes seules.
cubus-rules-11 = Démontage
cubus-rules-11-text = À tour de rôle, on démonte le tas. Chaque coup doit le réduire d'exactement une boîte ; tu peux tout remanier, mais seulement avec les tuiles de l'image. Ce qui reste est à toi, et chaque tuile vaut un point. Tu ne peux déplacer des couvercles ouverts que s'il n'y a pas d'autre coup ; le programme vérifie tous les coups qui changent une ou deux colonnes. Qui a le plus de tuiles à la fin gagne. Après la construction, on repart donc de zéro ; une option garde les points.
cubus-rules-12 = Construire au clavier
cubus-rules-12-text = Entrée sur une case y met une boîte, si c'est permis. A ouvre le mode construction : Espace ajoute une boîte, Retour arrière en enlève une, un chiffre fixe la hauteur, U glisse une couche tout en bas, O ouvre un couvercle. Après chaque touche, tu entends les points, les boîtes, les tuiles nécessaires et celles qui manquent. Q répète le bilan, Contrôle Z annule une étape, Entrée construit, Échap abandonne.
    .display-full = Le curseur éclair sur une case, deux fois de suite, y met une boîte, si c'est permis. La liste de la { $bottom-key } de la plage ouvre le mode construction ; là, elle ajoute une boîte, en enlève une, fixe la hauteur, glisse une couche tout en bas ou ouvre un couvercle. Elle construit aussi, abandonne ou annule une étape. Après chaque touche, tu reçois les points, les boîtes, les tuiles nécessaires et celles qui manquent.
    .display = { cubus-rules-12-text.display-full }
cubus-rules-13 = Découvrir le tas
cubus-rules-13-text = P lit le plan, X la rangée où tu es, F les trois silhouettes, V les couches de bas en haut. N dit les cases où une boîte peut aller sans tuile, avec une ou avec deux. La zone Vues garde le tout, pour que tu puisses le relire.
    .display-full = La liste de la { $bottom-key } de la plage lit le plan, la rangée où tu es, les trois silhouettes et les couches de bas en haut. Elle dit aussi les cases où une boîte peut aller sans tuile, avec une ou avec deux. La zone Vues garde le tout, pour que tu puisses le relire.
    .display = { cubus-rules-13-text.display-full }

## A bot's estimate of a move

cubus-estimate =
    { $sign ->
        [minus]
            moins { $worth ->
                [0] zéro point
                [one] un point
               *[other] { $worth } points
            }
       *[plus]
            { $worth ->
                [0] zéro point
                [one] un point
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
            [minus] -{ $worth }p
           *[plus] { $worth }p
        }

## Keys

cubus-keys-draft = pendant que tu prépares une construction

## How rounds and matches ended, counted by simulate

cubus-ended-knocking-nobody = personne n'a toqué
cubus-ended-knocking-right = toqué à raison
cubus-ended-knocking-wrong = toqué à tort
cubus-ended-match-won = parties avec un seul gagnant
cubus-ended-match-shared = parties avec victoire partagée

## Briefly: the one tile that was drawn

cubus-one-left-drawn = côté gauche pioché
    .brief = côté gauche pioché
cubus-one-right-drawn = côté droit pioché
    .brief = côté droit pioché
cubus-one-closed-drawn = couvercle pioché
cubus-one-open-drawn = couvercle ouvert pioché

## Why a hint is given

cubus-gain-points =
    { $points ->
        [1] Un point
       *[other] { $points } points
    }, { $gain }
    .normal =
        { $points ->
            [1] Un point
           *[other] { $points } points
        }
    .braille = p{ $points } { $gain }
cubus-gain-down =
    { $points ->
        [0] Aucune tuile
        [one] Une tuile
       *[other] { $points } tuiles
    }, { $gain }
    .braille = { $points } { $gain }
cubus-gain-no-build = Aucune construction trouvée
    .braille = rien à construire
cubus-gain-build = Une construction trouvée
    .brief = Construction trouvée
    .braille = construire

## What a seat has to build with

cubus-held-none = aucune tuile
    .braille = -

## Ce qu'un ami attentif dirait avant

cubus-warning-open =
    { $count ->
        [1] Un couvercle ouvert reste
       *[other] { $count } couvercles ouverts restent
    } en place jusqu'à la fin de la partie : on ne peut guère rebâtir autour.
    .brief = Un couvercle ouvert reste pour toujours
    .braille = { $count } ouvert reste
cubus-warning-passes =
    Il y a une construction avec une boîte de plus : { $count ->
        [1] un point.
       *[other] { $count } points.
    }
    .brief = Une boîte va encore : plus { $count }
    .braille = une boîte va: +{ $count }
cubus-warning-knocks = Aucune boîte seule ne va avec ces tuiles. Si tu ne trouves pas de construction plus grande, tous les autres reçoivent { $count } points.
    .brief = Aucune boîte seule ne va ; faux donne { $count } aux autres
    .braille = aucune boîte, autres +{ $count }

## De combien un autre coup aurait mieux valu

cubus-by =
    environ { $worth ->
        [1] un point
       *[other] { $worth } points
    } de mieux
    .brief = plus { $worth }
    .braille = +{ $worth }
