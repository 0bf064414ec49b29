## Parties finies

main-finished = Parties finies, relecture et analyse
    .brief = Parties finies
    .braille = finies
finished-title = Parties finies
    .braille = finies
finished-entry =
    { $game }, { $when }, { $won ->
        [0] personne n'a gagné
        [1] gagnée par { $winners }
       *[other] victoire partagée par { $winners }
    }{ $others ->
        [0] { "" }
       *[other] , avec { $names }
    }
    .brief =
        { $game }, { $when }, { $won ->
            [0] personne n'a gagné
            [1] gagnée par { $winners }
           *[other] victoire partagée par { $winners }
        }
    .braille =
        { $game } { $when } { $won ->
            [0] -
            [1] gagne: { $winners }
           *[other] égalité: { $winners }
        }
finished-help = Entrée rejoue la partie coup par coup, la touche Supprimer l'efface, Flèche droite montre tout ce qui est possible.
    .display-full = Le curseur éclair rejoue la partie coup par coup ; la liste de la { $bottom-key } de la plage montre ce qui est possible d'autre.
    .page = Entrée rejoue la partie coup par coup, Flèche droite montre ce qui est possible d'autre.
finished-keep = Enregistrer dans un fichier
    .braille = enregistrer
finished-delete-help = Dans les statistiques, la partie reste comptée.
finished-kept = Enregistrée dans un fichier : { $path }
    .brief = Enregistrée dans un fichier
    .braille = fichier: { $path }
finished-files = Fichiers de partie : { $count }
    .braille = fichiers { $count }
finished-files-title = Fichiers de partie
    .braille = fichiers
finished-files-help = Mets les fichiers de partie des autres dans le dossier « matches » du dossier de données, et tu pourras les revoir ici.
practice-match = entraînement
statistics-practice = entraînement
game-menu-replay = Revoir et analyser cette partie
    .brief = Revoir
    .braille = revoir
game-menu-replay-help = Parcours la partie coup par coup ; W cherche de meilleurs coups.
game-menu-moments = Trois moments : là où c'est joué
    .brief = Trois moments
    .braille = trois moments
game-menu-moments-help = Cherche les trois coups qui ont le plus coûté ; de chacun, tu peux continuer, pour t'entraîner.

## Relecture : la table de chaque instant

replay-of = Relecture, { $game }
    .braille = relecture { $game }
replay-moment = coup { $number } sur { $count }
    .brief = { $number } sur { $count }
    .braille = { $number }/{ $count }
replay-keys = { $following } : coup suivant, { $back } : coup précédent, { $play } : lecture continue, { $help } : toutes les touches.
    .braille = { $following } suite, { $back } retour, { $play } lit, { $help } toutes
replay-seat =
    Place { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .brief = { $name }
    .braille = { $name }
replay-spectator = Place de spectateur
    .brief = Spectateur
    .braille = spectateur
replay-no-hand = Un spectateur ne voit aucune main
    .braille = pas de main
replay-start = Début de la partie
    .brief = Début
    .braille = début
replay-nothing = Rien à voir depuis cette place
    .brief = Rien
    .braille = rien
replay-at-end = Fin de la partie
    .brief = Fin
    .braille = fin
replay-at-start = Début de la partie, rien avant
    .brief = Début
    .braille = début
replay-plays = Lecture
    .braille = lecture
replay-pauses = En pause
    .braille = pause
replay-speed = Vitesse { $number } sur { $count }
    .braille = vitesse { $number }/{ $count }
replay-jump-title = Aller à une manche ou à un score
    .brief = Aller à
    .braille = aller à
replay-score = { $name } { $points }
replay-play-on-over = Ici, la partie est finie ; reviens à un coup précédent pour continuer à jouer.
    .brief = Ici, la partie est finie
    .braille = finie ici
replay-play-on-sure = Continuer à jouer d'ici pour { $name }, comme entraînement ?
    .brief = Continuer comme entraînement ?
    .braille = suite pour { $name }?

## Analyse : là où l'ordinateur le plus fort aurait joué autrement

review-title =
    Analyse des coups { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .brief = Analyse, { $name }
    .braille = analyse { $name }
review-finding = Coup { $number } : { $better } ; joué : { $played } ; estimation { $estimate } au lieu de { $other }
    .brief = { $better }, pas { $played } ; { $estimate }, sinon { $other }
    .braille = { $better } pas { $played } { $estimate } sinon { $other } c{ $number }
# BY : de combien le meilleur coup est devant, avec les mots du jeu.
review-finding-by = Coup { $number }, { $by } : { $better } ; joué : { $played }
    .brief = { $better }, pas { $played } ; { $by }
    .braille = { $better } pas { $played } { $by } c{ $number }
review-progress = La partie est parcourue, { $percent } pour cent
    .brief = { $percent } pour cent
    .braille = { $percent }%
review-nothing = Aucun coup que l'ordinateur le plus fort estime meilleur
    .brief = Rien de mieux
    .braille = rien de mieux
review-done =
    Analyse finie : { $count ->
        [0] aucun meilleur coup trouvé
        [one] un meilleur coup trouvé
       *[other] { $count } meilleurs coups trouvés
    }
    .brief = Analyse : { $count }
    .braille = analyse { $count }
review-help = Entrée va à cet instant ; là, K continue à jouer, comme entraînement.
    .display-full = Le curseur éclair va à cet instant ; là, la liste de la { $bottom-key } de la plage continue à jouer, comme entraînement.
review-impossible = Ce jeu n'a pas d'analyse : ses ordinateurs n'estiment pas les coups.
    .brief = Pas d'analyse dans ce jeu
    .braille = pas d'analyse
review-secret = Pour ce joueur, seule une partie finie peut être analysée.
    .brief = Pas avant la fin
    .braille = pas avant la fin

## Les trois moments où une partie s'est décidée

moments-title = Trois moments : là où c'est joué
    .brief = Trois moments
    .braille = moments
# PLACE est une manche ou un coup ; WHY, ce que rapporte le meilleur coup, et son estimation à côté de l'autre.
moments-entry = { $place }, { $who } : { $played }. Mieux : { $better } : { $why }
    .brief = { $who } { $played }. Mieux { $better }
    .braille = { $place } { $who } { $played } mieux { $better } { $why }
moments-worth = { $estimate } au lieu de { $other }
    .braille = { $estimate } pas { $other }
moments-round = Manche { $number }
    .braille = manche { $number }
moments-move = Coup { $number }
    .braille = coup { $number }
moments-you = toi
moments-done =
    { $count ->
        [0] Aucun moment trouvé : personne n'aurait pu jouer beaucoup mieux
        [1] Un moment trouvé
       *[other] { $count } moments trouvés
    }
    .brief = Moments : { $count }
    .braille = moments { $count }
moments-keys = { $key } : continuer d'ici, pour s'entraîner.
    .brief = { $key } : continuer
    .braille = { $key }: continuer
moments-help = Entrée ouvre la table à ce moment, depuis la place de qui a joué ; là, K continue, comme entraînement.
    .display-full = Le curseur éclair ouvre la table à ce moment, depuis la place de qui a joué ; là, la liste de la { $bottom-key } de la plage continue, comme entraînement.
moments-later = Les moments d'une partie se cherchent quand elle est finie.
    .brief = Pas avant la fin
    .braille = pas avant la fin

## Statistiques

statistics-entry =
    { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $played }
    .braille = { $won }/{ $played }
statistics-help = Entrée ouvre les statistiques de ce jeu, une phrase chacune.
    .display-full = Le curseur éclair ouvre les statistiques de ce jeu, une phrase chacune.
statistics-won =
    { $won ->
        [one] { $won } partie gagnée
       *[other] { $won } parties gagnées
    } sur { $played }
    .brief =
        { $won ->
            [one] { $won } gagnée
           *[other] { $won } gagnées
        } sur { $played }
    .braille = gagné { $won }/{ $played }
statistics-shared =
    { $count ->
        [1] Une de ces victoires est partagée
       *[other] { $count } de ces victoires sont partagées
    }
    .brief =
        { $count ->
            [one] { $count } partagée
           *[other] { $count } partagées
        }
    .braille = partagé { $count }
statistics-elsewhere =
    { $count ->
        [1] Une de ces parties s'est jouée en réseau
       *[other] { $count } de ces parties se sont jouées en réseau
    }
    .brief = { $count } en réseau
    .braille = { $count } en réseau
statistics-best =
    Meilleur résultat : { $sign ->
        [minus] moins { $best }
       *[plus] { $best }
    }
    .brief =
        Record { $sign ->
            [minus] moins { $best }
           *[plus] { $best }
        }
    .braille =
        record { $sign ->
            [minus] -{ $best }
           *[plus] { $best }
        }
statistics-streak =
    { $count ->
        [0] Tu n'as pas gagné ta dernière partie
        [one] Tu as gagné ta dernière partie
       *[other] Tu as gagné tes { $count } dernières parties
    }
    .brief = { $count } de suite
    .braille = { $count } de suite
statistics-longest = Plus longue série de victoires : { $count }
    .brief = Plus longue série { $count }
    .braille = série max { $count }
statistics-level =
    Contre des ordinateurs de niveau { $level ->
        [easy] facile
        [normal] normal
       *[hard] difficile
    } : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $played }
    .brief =
        { $level ->
            [easy] facile
            [normal] normal
           *[hard] difficile
        } { $won } sur { $played }
    .braille =
        { $level ->
            [easy] facile
            [normal] normal
           *[hard] difficile
        } { $won }/{ $played }
statistics-like-me =
    Contre des ordinateurs aussi forts que toi : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $played }
    .brief = aussi forts que toi { $won } sur { $played }
    .braille = comme toi { $won }/{ $played }
statistics-opponent =
    { $player } contre { $opponent } : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $played }
    .brief = { $player }, { $opponent } : { $won } sur { $played }
    .braille = { $player } { $opponent } { $won }/{ $played }
