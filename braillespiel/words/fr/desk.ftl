### Une classe : le pupitre du prof, le vidéoprojecteur, l'ouverture d'une classe.


## Qui a besoin du prof

desk-title =
    Pupitre, { $title } : { $here ->
        [one] { $here } présent
       *[other] { $here } présents
    }, { $need ->
        [0] personne n'a besoin de toi
        [one] un élève a besoin de toi
       *[other] { $need } ont besoin de toi
    }
    .brief =
        Pupitre, { $need ->
            [0] personne n'a besoin de toi
            [one] un élève a besoin de toi
           *[other] { $need } ont besoin de toi
        }
    .braille =
        pupitre { $need ->
            [0] 0 appel
            [one] { $need } appel
           *[other] { $need } appels
        } sur { $here }
desk-nameless = Numéro { $number }
    .braille = numéro { $number }
desk-away = pas là
    .braille = absent
desk-need-hand =
    main levée{ $minutes ->
        [0] { "" }
        [one] , une minute
       *[other] , { $minutes } minutes
    }
    .brief =
        main{ $minutes ->
            [0] { "" }
            [one] , une minute
           *[other] , { $minutes } minutes
        }
    .braille =
        main{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-need-name =
    nom à décider{ $minutes ->
        [0] { "" }
        [one] , une minute
       *[other] , { $minutes } minutes
    }
    .brief =
        nom{ $minutes ->
            [0] { "" }
            [one] , une minute
           *[other] , { $minutes } minutes
        }
    .braille =
        nom{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-need-yes =
    attend ton oui{ $minutes ->
        [0] { "" }
        [one] , une minute
       *[other] , { $minutes } minutes
    }
    .brief =
        ton oui ?{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes } min
        }
    .braille =
        oui?{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }m
        }
desk-need-stuck =
    n'avance plus{ $minutes ->
        [0] { "" }
        [one] , une minute
       *[other] , { $minutes } minutes
    }
    .brief =
        n'avance plus{ $minutes ->
            [0] { "" }
            [one] , une minute
           *[other] , { $minutes } minutes
        }
    .braille =
        bloqué{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-need-lost =
    connexion perdue{ $minutes ->
        [0] { "" }
        [one] , une minute
       *[other] , { $minutes } minutes
    }
    .brief =
        hors ligne{ $minutes ->
            [0] { "" }
            [one] , une minute
           *[other] , { $minutes } minutes
        }
    .braille =
        hors ligne{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-came-late = arrive en retard et n'a pas de table
    .brief = arrive en retard
    .braille = en retard
desk-and-more =
    { $call }, et { $count ->
        [1] un autre
       *[other] { $count } autres
    }
    .brief =
        { $call }, { $count ->
            [1] un autre
           *[other] { $count } autres
        }
    .braille = { $call } +{ $count }
desk-nobody-needs = Personne n'a besoin de toi.
    .brief = Personne
    .braille = personne
desk-no-pupil = Il n'y a pas encore d'élève.
    .brief = Pas d'élève
    .braille = pas d'élève

## Zones

desk-zone-pupils = Élèves
    .braille = élèves
desk-sign-pupils = élèves
    .braille = e
desk-no-pupils = Pas encore d'élèves. C dit où en est la classe, K le code avec lequel ils entrent.
    .brief = Pas d'élèves
    .braille = pas d'élèves
desk-pupils-summary =
    { $count ->
        [1] un élève
       *[other] { $count } élèves
    }, { $need ->
        [0] personne n'a besoin de toi
        [one] un seul a besoin de toi
       *[other] { $need } ont besoin de toi
    }
    .brief =
        { $count }, { $need ->
            [0] aucun n'a besoin de toi
            [one] un seul a besoin de toi
           *[other] { $need } ont besoin de toi
        }
    .braille = { $count }
desk-zone-tables = Tables
    .braille = tables
desk-sign-tables = tables
    .braille = t
desk-no-tables = Pas encore de tables. D répartit la classe aux tables.
    .brief = Pas de tables
    .braille = pas de tables
desk-tables-summary =
    { $count ->
        [1] une table
       *[other] { $count } tables
    }
    .brief = { $count }
    .braille = { $count }
desk-zone-followed = Élèves suivis
    .braille = suivis
desk-sign-followed = suivis
    .braille = s
desk-followed-summary =
    { $count ->
        [1] un élève
       *[other] { $count } élèves
    }
    .brief = { $count }
    .braille = { $count }
desk-zone-said =
    Ce { BEGINS($name) ->
        [vowel] qu'{ $name }
        [h] qu'{ $name }
       *[other] que { $name }
    } a entendu, le plus récent d'abord
    .brief = { $name } a entendu
    .braille = entendu
desk-sign-said = dit
    .braille = d
desk-zone-rows =
    La ligne { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .brief =
        Ligne { BEGINS($name) ->
            [vowel] d'{ $name }
            [h] d'{ $name }
           *[other] de { $name }
        }
    .braille = ligne
desk-sign-rows = ligne
    .braille = l
desk-zone-keys =
    Les dernières touches { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }, la plus récente d'abord
    .brief =
        Touches { BEGINS($name) ->
            [vowel] d'{ $name }
            [h] d'{ $name }
           *[other] de { $name }
        }
    .braille = touches
desk-sign-keys = clavier
    .braille = c
desk-nothing-said = Rien n'a encore été dit.
    .brief = Rien de dit
    .braille = rien de dit
desk-nothing-shown = La ligne est vide.
    .brief = Ligne vide
    .braille = ligne vide
desk-no-keys = Aucune touche encore.
    .brief = Aucune touche
    .braille = aucune touche
desk-private = { $name } est dans un menu, ou en train d'écrire. Cela ne se suit pas.
    .brief = Dans un menu ou en train d'écrire
    .braille = privé
desk-private-line = privé
desk-row-dots = Points { $dots }
    .brief = { $dots }
    .braille = { $dots }
desk-row-characters = Caractères { $characters }
    .brief = { $characters }
    .braille = { $characters }
desk-row-text = Texte : { $text }
    .brief = { $text }
    .braille = { $text }
desk-row-focus = Focus : { $text }
    .brief = Focus { $text }
    .braille = focus { $text }
desk-measured = Mesuré sur la plage de l'élève
    .brief = Mesuré
    .braille = mesuré
desk-as-ours = Ce que montrerait notre ligne ; ce que montre le lecteur d'écran de l'élève n'est pas connu
    .brief = Ce que montrerait notre ligne
    .braille = comme nous
desk-lead-measured = La ligne même de l'élève, mesurée sur la plage
    .braille = { $name }:
desk-lead-as-ours = La ligne d'un élève, telle que la montrerait la nôtre
    .braille = { $name } n:

## Où en est un élève

desk-hall = en salle d'attente
    .brief = salle d'attente
    .braille = salle
desk-table = table { $number }
    .braille = t{ $number }
desk-pupil-turn = à son tour
    .braille = tour
desk-pupil-waits = écoute ou lit encore
    .brief = écoute encore
    .braille = écoute
desk-pupil-paused = en pause
    .brief = en pause
    .braille = pause
desk-pupil-followed = sous ton suivi
    .braille = suivi
desk-pupil-late = arrive en retard
    .brief = en retard
    .braille = en retard
desk-pupil-wants = Veut le nom { $name }, qui est pris.
    .brief = Veut le nom { $name }
    .braille = veut { $name }
desk-pupil-exercise = Exercice : { $title }
    .braille = exercice { $title }
desk-front-page = Dans un navigateur
    .brief = Navigateur
    .braille = navigateur
desk-front-window = Dans la fenêtre
    .brief = Fenêtre
    .braille = fenêtre
desk-front-terminal = Dans le terminal
    .brief = Terminal
    .braille = terminal
desk-consent-yes = Est d'accord avec ce qui est gardé
    .brief = D'accord
    .braille = d'accord
desk-consent-not-now = A dit « pas maintenant » à ce qui est gardé
    .brief = Pas maintenant
    .braille = pas maintenant
desk-consent-open = N'a pas encore dit si quelque chose peut être gardé
    .brief = Pas de réponse
    .braille = sans réponse
desk-counted-cells =
    { $count ->
        [one] { $count } cellule lue
       *[other] { $count } cellules lues
    }
    .braille = cellules { $count }
desk-counted-pans =
    { $count ->
        [one] { $count } défilement
       *[other] { $count } défilements
    }
    .braille = défile { $count }
desk-counted-contractions =
    { $count ->
        [one] { $count } abréviation rencontrée
       *[other] { $count } abréviations rencontrées
    }
    .braille = abréviations { $count }
desk-counted-wrong-keys =
    { $count ->
        [one] { $count } mauvaise touche
       *[other] { $count } mauvaises touches
    }
    .braille = fausses touches { $count }
desk-counted-hints =
    { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
    .braille = conseils { $count }
desk-counted-time =
    { $count ->
        [one] { $count } seconde pour jouer
       *[other] { $count } secondes pour jouer
    }
    .braille = temps { $count } s
desk-figure-cells = Cellules lues
    .braille = cellules
desk-figure-pans = Défilements
    .braille = défile
desk-figure-contractions = Abréviations rencontrées
    .braille = abréviations
desk-figure-wrong-keys = Mauvaises touches
    .braille = fausses touches
desk-figure-hints = Conseils
    .braille = conseils
desk-figure-time = Temps pour jouer
    .braille = temps
desk-figure-unknown = { $figure }, chiffre inconnu : { $reason }
    .brief = { $figure } : inconnu
    .braille = { $figure }? { $reason }
desk-unknown-no-display = aucune plage braille n'est reliée à notre programme
    .brief = pas de plage
    .braille = pas de plage
desk-unknown-own-reader = c'est le lecteur d'écran de l'élève qui compose la ligne
    .brief = propre lecteur d'écran
    .braille = propre lecteur
desk-unknown-touch = on y joue au toucher
    .brief = au toucher
    .braille = toucher
desk-unknown-not-asked = ce n'est pas demandé
    .brief = pas demandé
    .braille = pas demandé
desk-unknown-not-now = l'élève a dit « pas maintenant »
    .brief = pas maintenant
    .braille = pas maintenant

## Les tables, et la classe

desk-table-paused = en pause
    .brief = en pause
    .braille = pause
desk-table-projected = sur le vidéoprojecteur
    .brief = projecteur
    .braille = projecteur
desk-table-waits = attend { $names }
    .braille = attend { $names }
desk-table-turn = au tour de : { $names }
    .braille = joue: { $names }
desk-table-gathering = pas commencé
    .braille = pas commencé
desk-table-over = fini
    .braille = fini
desk-table-nobody = personne
    .braille = personne
desk-table-people = avec { $names }
    .braille = { $names }
desk-class-hall =
    { $count ->
        [1] Un élève attend dans la salle d'attente
       *[other] { $count } élèves attendent dans la salle d'attente
    }
    .brief = { $count } en salle d'attente
    .braille = salle { $count }
desk-class-missing = Pas là : { $names }
    .braille = absents { $names }
desk-class-all = Tout le monde est là : { $count }
    .brief = Tous là
    .braille = tous là
desk-class-no-list =
    Il n'y a pas de liste de noms ; { $count ->
        [0] personne n'est là
        [1] une personne est là
       *[other] { $count } sont là
    }
    .brief = Pas de liste, { $count } là
    .braille = pas de liste, { $count } là
desk-class-tried =
    { $count ->
        [1] On a essayé une fois un nom déjà pris
       *[other] On a essayé { $count } fois un nom déjà pris
    }
    .brief = Noms essayés : { $count }
    .braille = noms essayés { $count }
desk-pupil-assists = aide { $name }
    .brief = aide { $name }
    .braille = aide { $name }
desk-pupil-refused = { $name } a mis fin à l'aide
    .brief = fin par { $name }
    .braille = fin par { $name }
desk-pupil-helper = { $helper } suit en noir
    .braille = { $helper } suit
desk-pupil-linked = lien pour { $helper }, dont la page n'est pas ouverte
    .brief = lien pour { $helper }
    .braille = lien { $helper }
desk-class-paused = Pause pour tout le monde
    .brief = Pause pour tous
    .braille = pause pour tous
desk-class-projects = Le vidéoprojecteur montre { $table }
    .brief = Projecteur : { $table }
    .braille = projecteur { $table }
desk-class-no-gate = Les tables n'attendent pas que tout le monde ait entendu
    .brief = Sans attendre tout le monde
    .braille = sans attente
desk-evidence-none = Rien n'est gardé, sauf les parties
    .brief = Rien de gardé
    .braille = rien de gardé
desk-evidence-kept = Gardé jusqu'au { $until } : { $purpose }
    .braille = gardé jusqu'au { $until }: { $purpose }
desk-address = adresse { $address }
    .braille = { $address }
desk-trouble = Ce qui se passe ne peut pas être écrit sur le disque. Les tables attendent ; fais de la place, et elles reprendront toutes seules.
    .brief = Pas sur le disque, les tables attendent
    .braille = pas sur disque
desk-trouble-over = Tout est à nouveau sur le disque.
    .brief = À nouveau sur le disque
    .braille = sur disque
desk-standing = Où en est la classe
    .brief = Où en est la classe
    .braille = état

## Les ordres, et ce qu'on y répond

desk-menu = Classe
    .braille = classe
desk-hand-down = Baisser la main : c'est vu
    .brief = Baisser la main
    .braille = baisser main
desk-did-hand = { $name }, main baissée
    .braille = { $name } main baissée
desk-know = Oui, c'est { $name }
    .braille = oui, { $name }
desk-know-sure = { $name } va voir tout ce que lit et entend { $assisted }, qui l'apprendra. Est-ce bien { $name } ?
    .brief =
        { $name } voit la ligne { BEGINS($assisted) ->
            [vowel] d'{ $assisted }
            [h] d'{ $assisted }
           *[other] de { $assisted }
        }. Oui ?
    .braille = { $name } voit ligne { $assisted }?
desk-know-again-sure = { $assisted } a mis fin à l'aide. Laisser { $name } voir à nouveau cette ligne ?
    .brief = { $assisted } y a mis fin. À nouveau ?
    .braille = { $assisted } a dit fin. encore?
desk-did-know = { $name } peut entrer
    .braille = { $name } entre
desk-did-know-all = Oui à { $names }
    .braille = oui à { $count }
desk-nobody-waits = Personne n'attend ton oui.
    .brief = Personne n'attend
    .braille = personne n'attend
desk-nobody-knocks = Personne ne frappe à la porte.
    .braille = personne ne frappe
desk-no-hand = { $name } n'a pas levé la main.
    .brief = { $name }, pas de main levée
    .braille = { $name } pas de main
desk-name-yes = Donner le nom { $name } ; qui l'a en choisit un autre
    .brief = Donner le nom { $name }
    .braille = donner { $name }
desk-name-sure = Donner le nom { $name } ? Qui l'a maintenant doit en choisir un autre.
    .brief = Donner le nom { $name } ?
    .braille = donner { $name }?
desk-name-no = Demander un autre nom
    .brief = Autre nom
    .braille = autre nom
desk-name-give = Écrire un nom
    .braille = écrire nom
desk-name-ask = Quel nom ?
    .braille = nom?
desk-did-name = Le nom { $name } est donné
    .brief = Nom donné : { $name }
    .braille = nom donné: { $name }
desk-did-other-name = On demande un autre nom à { $name }
    .brief = Autre nom demandé à { $name }
    .braille = autre nom? { $name }
desk-follow = Suivre en direct
    .braille = suivre
desk-unfollow = Ne plus suivre
    .braille = ne plus suivre
desk-did-follow = Tu suis { $name }
    .brief = Tu suis { $name }
    .braille = tu suis { $name }
desk-did-unfollow = Tu ne suis plus { $name }
    .brief = Tu ne suis plus { $name }
    .braille = fin du suivi: { $name }
desk-line-theirs =
    Ta ligne montre celle { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .brief =
        Ligne { BEGINS($name) ->
            [vowel] d'{ $name }
            [h] d'{ $name }
           *[other] de { $name }
        }
desk-line-own = Ta ligne montre le pupitre
    .brief = Pupitre
desk-line-follow-first = Suis d'abord l'élève : F
    .braille = F: suivre d'abord
desk-aloud-on = Tu entends ce qu'entend { $name }
    .brief = Tu entends { $name }
    .braille = tu entends { $name }
desk-aloud-off = Tu n'entends plus ce qu'entend { $name }
    .brief = Tu n'entends plus { $name }
    .braille = plus le son: { $name }
desk-aloud-follow-first = Suis d'abord l'élève : F
    .braille = F: suivre d'abord
desk-say = Dire quelque chose
    .braille = dire
desk-say-ask = Que dis-tu à { $name } ?
    .brief = À { $name }
    .braille = à { $name }?
desk-did-say = Dit à { $name }
    .braille = dit à { $name }
desk-say-all = Dire quelque chose à tout le monde
    .brief = Dire à tout le monde
    .braille = dire à tous
desk-say-all-ask = Que dis-tu à tout le monde ?
    .brief = À tout le monde
    .braille = à tous?
desk-did-say-all = Dit à tout le monde
    .brief = Dit à tout le monde
    .braille = dit à tous
desk-hint = Donner un conseil
    .braille = conseil
desk-did-hint = { $name } reçoit un conseil
    .brief = Conseil pour { $name }
    .braille = conseil { $name }
desk-take-back = Annuler le dernier coup
    .brief = Annuler
    .braille = annuler
desk-take-back-sure = Annuler le dernier coup, { $table } ?
    .brief = Annuler, { $table } ?
    .braille = annuler { $table }?
desk-did-take-back = Annulé : le dernier coup, { $table }
    .brief = Annulé, { $table }
    .braille = annulé { $table }
desk-not-yet = Pas encore fait. Tu l'apprendras dès que ce sera fait.
    .brief = Pas encore fait
    .braille = pas encore fait
desk-pause = Pause, avec ou sans un mot
    .brief = Pause
    .braille = pause
desk-pause-ask = Que dis-tu pour la pause ? Entrée seule ne dit rien.
    .brief = Que dis-tu ?
    .braille = texte?
    .display-full = Que dis-tu pour la pause ? Le curseur éclair seul ne dit rien.
desk-did-pause = { $name }, en pause
    .braille = { $name } pause
desk-go-on = Reprendre
    .braille = reprendre
desk-did-go-on = { $name }, on reprend
    .braille = { $name } reprend
desk-pause-all = Pause pour tout le monde
    .brief = Pause pour tous
    .braille = pause pour tous
desk-did-pause-all = Tout le monde est en pause
    .brief = Pause pour tous
    .braille = tous en pause
desk-go-on-all = Reprise pour tout le monde
    .brief = Reprise pour tous
    .braille = reprise pour tous
desk-did-go-on-all = Tout le monde reprend
    .brief = Tous reprennent
    .braille = tous reprennent
desk-nobody-late = Personne n'est arrivé en retard.
    .braille = aucun retard
desk-late-exercise = Un exercice : { $title }
    .braille = exercice { $title }
desk-late-own = Une partie à part : { $game }
    .braille = à part { $game }
desk-seat = Placer ailleurs
    .braille = placer
desk-seat-title = Où placer { $name } ?
    .brief = Place pour { $name }
    .braille = place { $name }
desk-did-seat = { $name }, { $place }
    .braille = { $name } { $place }
desk-first-device =
    Premier appareil { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .braille = { $name } appareil 1
desk-device-gone = plus là
desk-forget = L'oublier ; le code reste
    .brief = L'oublier
    .braille = oublier
desk-did-forget = Oublié : { $name }
    .braille = oublié
desk-rule-class-device-here = { $name } est ici ou porte un nom : il faut plutôt faire sortir.
    .braille = { $name } est ici
desk-remove = Faire sortir
    .braille = faire sortir
desk-remove-sure = Faire sortir { $name } ? La classe reçoit un nouveau code.
    .brief = Faire sortir { $name } ?
    .braille = sortir { $name }?
desk-did-remove = { $name } n'est plus dans la classe ; K dit le nouveau code
    .brief = { $name } n'est plus là
    .braille = { $name } plus là
desk-project = Montrer sur le vidéoprojecteur
    .braille = projeter
desk-unproject = Ne plus montrer sur le vidéoprojecteur
    .braille = ne plus projeter
desk-project-menu = Vidéoprojecteur
    .braille = projecteur
desk-project-title = Que montre le vidéoprojecteur ?
    .brief = Vidéoprojecteur
    .braille = projecteur
desk-project-code = le code et l'adresse
    .brief = code et adresse
    .braille = code, adresse
desk-project-now = montré maintenant
    .brief = maintenant
    .braille = maintenant
desk-did-project = Le vidéoprojecteur montre { $table }
    .brief = Projecteur : { $table }
    .braille = projecteur { $table }
desk-did-project-code = Le vidéoprojecteur montre le code et l'adresse
    .brief = Projecteur : code
    .braille = projecteur code
desk-end-table = Arrêter la partie, tout le monde en salle d'attente
    .brief = Arrêter la partie
    .braille = arrêter partie
desk-end-table-sure = Arrêter la partie, { $table } ? Tout le monde revient en salle d'attente.
    .brief = Arrêter, { $table } ?
    .braille = arrêter { $table }?
desk-did-end-table = Partie arrêtée, { $table }
    .braille = fini { $table }
desk-sit = M'asseoir moi-même ici
    .brief = M'asseoir
    .braille = m'asseoir
desk-seats = Mes propres places
    .braille = mes places
desk-no-seats = Tu n'as de place à aucune table. Entrée sur une table te permet de t'asseoir.
    .brief = Aucune place à une table
    .braille = pas de place
    .display-full = Tu n'as de place à aucune table. Le curseur éclair au-dessus d'une table te permet de t'asseoir.
desk-gate = Les tables attendent que tout le monde ait entendu ou lu
    .brief = Les tables attendent tout le monde
    .braille = attendre
desk-gate-help = Le coup suivant n'est dit que quand tous à la table ont entendu ou lu le précédent. Le pupitre nomme ceux qui n'ont pas fini.
    .braille = coup suivant quand tous ont entendu
desk-outside = Permettre les jeux d'autres paquets
    .brief = Jeux d'autres paquets
    .braille = autres paquets
desk-outside-help = Des jeux que quelqu'un d'autre a écrits et qui sont installés sur cet ordinateur. Tant que c'est désactivé, la classe n'en reçoit aucun. Les élèves sur leur propre ordinateur ont besoin d'y avoir le même paquet.
    .braille = permis; aux élèves le paquet aussi
desk-hand-over = Confier la classe à quelqu'un
    .braille = confier
desk-hand-over-sure = Confier la classe à quelqu'un ? Qui écrit le nouveau code à un pupitre prend la suite, et ce pupitre se ferme.
    .brief = Confier la classe ?
    .braille = confier?
desk-evening = Ce que chacun a fait aujourd'hui
    .braille = aujourd'hui
desk-evening-tell = Dire d'abord à chaque élève ce qui a été compté de lui
    .braille = dire aux élèves
desk-did-evening = Envoyé à tous ceux qui sont là
    .braille = envoyé à tous
desk-evening-nothing = rien n'a été compté
    .braille = 0 compté
desk-evening-again = Le redire à tous
    .braille = redire
desk-evening-again-sure = Le redire à tous ? Tu ne le reliras que quand ils l'auront entendu.
    .brief = Redire ?
    .braille = redire?
desk-evening-untold = n'était pas là quand on l'a dit
    .brief = n'était pas là
    .braille = pas là
desk-evening-waits = pas encore entendu ni lu
    .brief = pas encore entendu
    .braille = pas entendu
desk-evening-heard =
    { $count ->
        [one] { $names } sait ce qui a été compté
       *[other] { $names } savent ce qui a été compté
    }
    .brief = { $names } : entendu
    .braille = { $names } entendu
desk-evening-all = Tous savent ce qui a été compté d'eux : { $count }
    .brief = Tous l'ont entendu
    .braille = tous { $count } entendu
desk-evening-not-yet = { $names } : pas encore entendu ni lu
    .brief = { $names } : pas encore
    .braille = { $names } pas entendu
desk-end = Terminer la classe
    .braille = terminer classe
desk-end-sure =
    Terminer la classe ? { $count ->
        [0] Personne n'est là.
        [one] Un élève est là.
       *[other] { $count } élèves sont là.
    } Tout est sur le disque et continuera la prochaine fois.
    .brief = Terminer la classe ?
    .braille = terminer classe?
desk-did-end = La classe se termine ; tout est sur le disque.
    .brief = Fin de la classe
    .braille = fin de la classe
desk-everybody = tout le monde
    .brief = tous
    .braille = tous

## Le code à usage unique d'un pupitre

desk-code-new = Pupitre sur un autre appareil : un code à usage unique
    .brief = Code pour un autre pupitre
    .braille = autre pupitre
desk-code-title = Code pour un autre pupitre, une seule fois, pendant cinq minutes. Sur l'autre appareil, ouvre l'adresse de la page avec /desk à la fin.
    .brief = Code pour un autre pupitre
    .braille = code pupitre
desk-code-hands-over = Code pour qui prend la suite, une seule fois, pendant cinq minutes. Sur l'autre appareil, ouvre l'adresse de la page avec /desk à la fin.
    .brief = Code pour confier la classe
    .braille = confier
desk-code-waits = Le code se prépare
    .braille = attends
desk-code-there = Le code est sur la plage braille et dessiné à l'écran ; il n'est jamais dit
    .brief = Sur la plage et à l'écran
    .braille = { $digits }
desk-code-as-text = Montrer le code en texte
    .braille = en texte
desk-code-hide-text = Cacher le texte
    .braille = cacher texte
desk-code-text-sure = Un lecteur d'écran dit le texte à voix haute quand tu y arrives ; avec des haut-parleurs, tout le monde l'entend. Montrer le code en texte ?
    .brief = Avec des haut-parleurs, tout le monde l'entend. En texte ?
    .braille = tous l'entendent: texte?
desk-code-text-there = Le code est à l'écran en texte, pendant deux minutes ; tes touches de lecture le trouvent
    .brief = En texte, pendant deux minutes
    .braille = texte là, 2 minutes
desk-code-text-hidden = Le texte est caché
    .braille = texte caché
desk-code-text-used = Le code n'est plus valable, le texte a disparu
    .braille = code fini
desk-code-text-over = Les deux minutes sont passées, le texte a disparu
    .braille = texte parti
desk-code-done = Retour au pupitre
    .braille = retour

## Le lien d'un voyant qui aide

desk-link = Lien pour un voyant qui aide
    .brief = Voyant qui aide
    .braille = voyant qui aide
desk-link-no-page = Cette classe n'a pas de page pour navigateurs, donc pas de lien.
    .brief = Pas de page pour navigateurs
    .braille = pas de page, pas de lien
desk-link-ask = Qui est assis à côté de { $name } et peut voir en noir ce que lit { $name } ? Écris son nom
    .brief = Qui aide, à côté de { $name }
    .braille = qui aide { $name }?
desk-link-plain-sure = La page n'est pas chiffrée : n'importe qui sur ce réseau peut lire ce que lit { $name }, et le code. Faire quand même un lien ?
    .brief = Pas chiffrée. Faire un lien ?
    .braille = pas chiffrée: lien?
desk-link-title = { $helper }, à côté de { $name }
    .braille = { $helper } près de { $name }
desk-link-code = Code { $pairs }, pour un appareil, pendant cinq minutes
    .brief = Code { $pairs }
    .braille = code { $digits }
desk-link-here = { $helper } voit en noir ce que lit { $name }, qui le sait.
    .brief = { $helper } voit ce que lit { $name }
    .braille = { $helper } voit { $name }
desk-link-away = La page de { $helper } est fermée pour l'instant, ou le code n'a pas encore servi
    .brief = Page de { $helper } pas ouverte
    .braille = { $helper }: page fermée
desk-link-over = Ce lien n'est plus valable
    .braille = lien fini
desk-link-end = Y mettre fin : { $helper } ne voit plus rien
    .brief = Y mettre fin
    .braille = finir
desk-link-new = Un nouveau lien, pour un autre appareil
    .brief = Nouveau lien
    .braille = nouveau lien
desk-did-unlink = { $helper } ne voit plus ce que lit { $name }
    .brief = { $helper } ne voit plus rien
    .braille = { $helper }: fini
desk-link-refused = { $name } y a mis fin : { $helper } ne voit plus rien.
    .brief = { $name } y a mis fin pour { $helper }
    .braille = { $name } a fini { $helper }

## Répartir

desk-deal = Répartir la classe aux tables
    .brief = Répartir
    .braille = répartir
desk-deal-now = Répartir
    .braille = répartir
desk-deal-by = Qui joue ensemble
    .braille = ensemble
desk-deal-by-random = au hasard
    .braille = hasard
desk-deal-by-level = par niveau
    .braille = niveau
desk-deal-by-hand = à la main
    .braille = à la main
desk-deal-by-help = « Par niveau » prend les niveaux de la liste de la classe. « À la main » demande ensuite la table de chacun.
    .braille = niveau: liste; à la main: table de chacun
desk-deal-same = Les mêmes cartes à toutes les tables
    .brief = Mêmes cartes
    .braille = mêmes cartes
desk-deal-bots = Des ordinateurs complètent
    .brief = Ordinateurs
    .braille = ordis
desk-deal-position = Position préparée
    .brief = Position
    .braille = position
desk-deal-position-none = aucune
    .braille = aucune
desk-deal-position-help = Le nom d'un fichier de position de ton dossier de positions ; toutes les tables en partent.
    .braille = fichier du dossier de positions
desk-deal-position-ask = Nom du fichier de position ? Entrée seule : aucun.
    .brief = Fichier de position ?
    .braille = position?
    .display-full = Nom du fichier de position ? Le curseur éclair seul : aucun.
desk-deal-sure =
    Répartir à nouveau ? { $count ->
        [1] Une partie s'arrête.
       *[other] { $count } parties s'arrêtent.
    }
    .brief = Répartir à nouveau ?
    .braille = répartir?
desk-did-deal = { $game } : places distribuées
    .braille = { $game } réparti
desk-did-deal-to = { $game } : places distribuées à { $names }
    .braille = { $game }: { $names }
desk-deal-whom = Pour qui
    .braille = pour
desk-deal-whom-help = Gauche et Droite : tout le monde, ceux qui n'ont pas de table, ou une table. Entrée : choisir un par un. Les autres tables continuent.
    .braille = gauche, droite: tous, salle, une table; entrée: un par un
    .display = éclair: un par un
    .display-full = Le curseur éclair : choisir un par un. Les autres tables continuent.
desk-deal-whom-nobody = personne n'est choisi
    .braille = personne
desk-deal-whom-done = Terminé
    .braille = fini
desk-groups-title = Qui joue à quelle table ? Gauche et Droite pour changer.
    .brief = Qui joue où ?
    .braille = qui où?
    .display-full = Qui joue à quelle table ? Le curseur éclair au-dessus d'un nom change la table.
desk-group =
    table { $number }, { $count ->
        [1] un élève
       *[other] { $count } élèves
    }
    .brief = table { $number }, { $count }
    .braille = t{ $number } { $count }

## Exercices

desk-exercises = Exercices
    .braille = exercices
desk-exercises-give = Les donner
    .braille = donner
desk-exercises-whom = Pour qui
    .braille = pour
desk-exercise-nth = numéro { $number }
    .braille = numéro { $number }
desk-exercises-file = Un fichier de ton dossier de leçons
    .brief = Fichier
    .braille = fichier
desk-exercises-file-ask = Nom du fichier de leçon ?
    .brief = Fichier de leçon ?
    .braille = fichier?
desk-exercises-none = Choisis d'abord au moins un exercice : Entrée sur sa ligne.
    .brief = Choisis-en d'abord un
    .braille = aucun choisi
    .display-full = Choisis d'abord au moins un exercice : le curseur éclair au-dessus de sa ligne.
desk-ready = Cours tout prêts
    .braille = cours
desk-ready-about = Âge { $age }, { $aims }, { $minutes } minutes, { $crowd } élèves
    .braille = { $age } ans, { $minutes } min, { $crowd } él
desk-ready-range = { $low } à { $high }
    .braille = { $low }-{ $high }
desk-ready-start = Dire le début : { $text }
    .brief = Dire le début
    .braille = dire: { $text }
desk-ready-guided = Donner à tous la partie guidée : { $title }
    .braille = guidée: { $title }
desk-ready-position = Répartir la position préparée : { $game }
    .braille = répartir { $game }
desk-ready-exercise = Donner à tous l'exercice : { $title }
    .braille = exercice: { $title }
desk-ready-question = Demander à tous : { $text }
    .brief = Poser la question
    .braille = demander: { $text }
desk-ready-end = Dire la fin : { $text }
    .brief = Dire la fin
    .braille = fin: { $text }
desk-print = Imprimer
    .braille = imprimer
desk-print-page = Une page à imprimer, en gros caractères
    .brief = Page à imprimer
    .braille = page
desk-print-brf = Un fichier braille pour embosseuses, BRF
    .brief = Fichier braille
    .braille = brf
desk-print-contracted = Braille abrégé
    .brief = Abrégé
    .braille = abrégé
desk-did-print-html = La page s'ouvre dans un autre onglet
    .braille = page dans nouvel onglet
desk-did-print-brf = { $file } va dans les téléchargements
    .braille = téléchargé { $file }
desk-did-print-file = Écrit : { $file }
    .braille = là: { $file }
desk-aim-counting = compter
    .braille = compter
desk-aim-colours = noms des couleurs
    .braille = couleurs
desk-aim-left-right = gauche et droite
    .braille = gauche droite
desk-aim-contractions = abréviations
    .braille = abréviations
desk-aim-waiting = attendre les autres
    .braille = attendre
desk-aim-planning = prévoir
    .braille = prévoir
desk-did-exercises =
    { $count ->
        [1] Un exercice
       *[other] { $count } exercices
    } pour { $name }
    .braille = ex { $count } { $name }

## Relevés

desk-evidence = Ce qui est gardé de cette classe
    .brief = Relevés
    .braille = relevés
desk-evidence-purpose = Pour quoi faire
    .braille = pour quoi
desk-evidence-purpose-help = Une phrase avec tes mots. On la dit à chaque élève avant la première carte.
    .braille = une phrase, dite à tous
desk-evidence-purpose-ask = Pour quoi faire est-ce gardé ?
    .brief = Pour quoi faire ?
    .braille = pour quoi?
desk-evidence-no-purpose = pas encore dit
    .braille = pas dit
desk-evidence-days = Jours avant l'effacement
    .brief = Jours
    .braille = jours
desk-evidence-days-help = 30 sont proposés, { $most } au plus. Entrée pour écrire un nombre.
    .braille = 1 à { $most }
    .display-full = 30 sont proposés, { $most } au plus. Le curseur éclair pour écrire un nombre.
desk-evidence-on = Garder cela à partir de maintenant
    .brief = Garder cela
    .braille = garder
desk-evidence-off = Ne plus rien garder
    .brief = Ne rien garder
    .braille = ne rien garder
desk-evidence-change-sure = Garder autre chose ? On redemandera à chaque élève.
    .brief = Garder autre chose ?
    .braille = changer?
desk-evidence-off-sure = Ne plus rien garder ? L'accord de chaque élève prend fin.
    .brief = Ne plus rien garder ?
    .braille = ne rien garder?
desk-did-evidence-on = Gardé à partir de maintenant ; on demande à chaque élève
    .brief = Gardé à partir de maintenant
    .braille = gardé dès ici
desk-did-evidence-off = Désormais, rien n'est gardé
    .brief = Rien de gardé
    .braille = rien de gardé

## Pourquoi un ordre n'est pas exécuté

desk-rule-class-no-pupil = Cet élève a quitté la classe.
    .brief = L'élève a quitté la classe
    .braille = élève plus là
desk-rule-class-no-table = Il n'y a plus de table { $table }.
    .brief = Pas de table { $table }
    .braille = pas de table { $table }
desk-rule-class-follows-enough = Tu suis déjà { $most } élèves. Cesse d'abord d'en suivre un.
    .brief = Tu suis déjà { $most } élèves
    .braille = déjà { $most } suivis
desk-rule-class-nothing-to-decide = Il n'y a plus de nom à décider.
    .brief = Rien à décider
    .braille = rien à décider
desk-rule-class-in-hall = { $name } n'a pas de table.
    .brief = { $name }, pas de table
    .braille = { $name } sans table
desk-rule-class-exercises-many = Plus de { $most } exercices attendraient quelqu'un. Donnes-en moins.
    .brief = Plus de { $most } exercices
    .braille = plus de { $most }
desk-rule-class-nobody = Il n'y a personne à répartir. Attends que quelqu'un arrive et ait un nom.
    .brief = Personne à répartir
    .braille = personne
desk-rule-class-group-large = { $pupils } élèves, c'est trop pour une table de { $seats }. Place-en ailleurs.
    .brief = { $pupils } à une table de { $seats }
    .braille = { $pupils } pour { $seats } places
desk-rule-class-outside-off = Ce jeu vient d'un autre paquet. Permets d'abord ces jeux, dans le menu de la classe.
    .brief = Jeu d'un autre paquet : à permettre dans le menu de la classe
    .braille = autre paquet: permets-le, menu classe
desk-rule-class-twice = Quelqu'un serait à deux tables.
    .brief = Quelqu'un deux fois
    .braille = deux fois
desk-rule-class-days = Écris un nombre de jours de 1 à { $most }.
    .brief = 1 à { $most } jours
    .braille = 1 à { $most } jours
desk-rule-class-no-figures = Choisis au moins un chiffre à garder.
    .brief = Aucun chiffre choisi
    .braille = aucun chiffre
desk-rule-class-no-purpose = Dis d'abord pour quoi faire c'est gardé.
    .brief = Dis pour quoi faire
    .braille = pour quoi?
desk-rule-class-no-lesson = Il n'y a pas de leçon { $name } dans ton dossier de leçons, ni dans l'apprentissage.
    .brief = Pas de leçon { $name }
    .braille = leçon? { $name }
desk-rule-class-nothing-to-take-back = Il n'y a rien à annuler là.
    .brief = Rien à annuler
    .braille = rien à annuler
desk-rule-class-away = { $name } n'est pas là.
    .brief = { $name }, pas là
    .braille = { $name } pas là
desk-rule-class-not-their-turn = Ce n'est pas à { $name } de jouer.
    .brief = Pas à { $name } de jouer
    .braille = pas à { $name }
desk-rule-class-nothing-played = On n'y joue pas en ce moment.
    .brief = On n'y joue pas
    .braille = pas de partie
desk-rule-class-failed = Cela n'a pas marché. Essaie encore.
    .brief = Pas fait
    .braille = pas fait
desk-rule-class-no-position = Il n'y a pas de position { $name } dans ton dossier de positions.
    .brief = Pas de position { $name }
    .braille = position? { $name }
desk-rule-class-position-bad = La position { $name } ne va pas avec le jeu choisi.
    .brief = La position { $name } ne va pas
    .braille = position { $name } non
desk-rule-class-lesson-large = La leçon { $name } est trop grosse.
    .brief = Leçon { $name } trop grosse
    .braille = leçon { $name } grosse

## Pupitre et vidéoprojecteur dans un navigateur

desk-class-ended = La classe est finie. Elle est gardée ; rouverte, elle continuera.
    .brief = La classe est finie
    .braille = classe finie
desk-over = Ce pupitre est fermé : quelqu'un d'autre dirige maintenant la classe.
    .brief = Pupitre fermé
    .braille = pupitre fermé
desk-handed-over = Quelqu'un d'autre dirige maintenant la classe. Elle continue sur cet ordinateur : laisse le programme ouvert.
    .brief = Confiée ; laisse le programme ouvert
    .braille = confiée, laisse ouvert
desk-no-class = Aucune classe n'est ouverte ici.
    .brief = Pas de classe
    .braille = pas de classe
desk-plain-warning = Cette page n'est pas chiffrée : n'importe qui sur ce réseau peut lire ce que montre le pupitre, et le code. N'écris le code que si cela te convient.
    .brief = Pas chiffré
    .braille = pas chiffré
desk-plain-sure = La page n'est pas chiffrée. Sur un autre appareil, n'importe qui sur ce réseau peut lire ce que montre le pupitre. Faire quand même un code ?
    .brief = Pas chiffré. Faire un code ?
    .braille = pas chiffré: code?
projector-title = Entrez : classe { $title }
    .brief = Classe { $title }
    .braille = classe { $title }
projector-address = Adresse : { $address }
    .brief = { $address }
    .braille = { $address }

## Ouvrir une classe depuis le menu principal

desk-open = Ouvrir une classe
    .braille = ouvrir classe
desk-open-help = Cet ordinateur dirige la classe : tu as le pupitre, les élèves viennent avec un code, dans un navigateur ou avec le programme.
    .braille = cet ordi dirige; élèves avec un code
desk-open-now = Ouvrir
    .braille = ouvrir
desk-open-name = Nom de la classe
    .brief = Nom
    .braille = nom
desk-open-name-help = La classe est gardée sous ce nom sur cet ordinateur ; rouverte sous le même nom, elle continue là où elle en était.
    .braille = même nom: continue
desk-open-usual = Classe
desk-open-roster = Liste de noms
    .brief = Liste
    .braille = liste
desk-open-roster-none = aucune
    .braille = aucune
desk-open-roster-help = Un fichier CSV ou TOML avec la colonne name. Sans liste, chacun écrit un nom.
    .braille = en CSV ou TOML
desk-open-roster-ask = Chemin de la liste ?
    .brief = Liste ?
    .braille = liste?
desk-open-opening = La classe s'ouvre
    .brief = S'ouvre
    .braille = s'ouvre

## Ses propres places

desk-back = Au pupitre, ou à ma table suivante
    .brief = Au pupitre
    .braille = pupitre
desk-your-turn = ton tour
    .braille = ton tour
desk-teacher = Prof
