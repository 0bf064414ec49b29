### Ce qui ne va pas dans les parties, les positions et les fichiers venus d'ailleurs : chaque erreur nommée des règles.


## Ce qui vient d'ailleurs. $path est le fichier, $detail la limite ou ce que le système a dit.

outside-missing = Il n'y a pas de fichier { $path }. Vérifie le nom.
    .brief = Fichier introuvable.
    .braille = fichier introuvable
outside-unreadable = Impossible de lire { $path } : { $detail }.
    .brief = Illisible.
    .braille = illisible
outside-no-file = { $path } n'est pas un fichier, mais un périphérique ou un tube. Indique un fichier.
    .brief = Ce n'est pas un fichier.
    .braille = pas un fichier
outside-large = { $path } est trop gros : { $detail } au plus.
    .brief = Trop gros, { $detail } au plus.
    .braille = trop gros: max { $detail }
outside-encoding = { $path } n'est pas enregistré en UTF-8. Enregistre à nouveau le fichier, avec l'encodage UTF-8.
    .brief = Pas enregistré en UTF-8.
    .braille = pas en utf-8
outside-deep = { $path } a trop d'imbrications : { $detail } niveaux au plus.
    .brief = Trop d'imbrications.
    .braille = trop imbriqué
outside-long = { $path } contient un texte trop long : { $detail } caractères au plus.
    .brief = Un texte y est trop long.
    .braille = texte trop long
outside-number = { $path } contient un nombre trop long : { $detail } chiffres au plus.
    .brief = Un nombre y est trop long.
    .braille = nombre trop long
not-installed-labels = Les étiquettes se font avec des paquets qui ne sont pas installés. Installe-les avec : { $command }.
    .braille = étiquettes: pas installé. { $command }
not-installed-net = Les tables avec d'autres ont besoin de paquets qui ne sont pas installés. Installe-les avec : { $command }.
    .braille = réseau: pas installé. { $command }
not-installed-postgres = Une base de données sur un serveur a besoin de paquets qui ne sont pas installés. Installe-les avec : { $command }.
    .braille = base de données: pas installé. { $command }

## Parties et positions.

error-game-fault = { $game }, du paquet { $package }, a une erreur : { $reason }. La partie est gardée ; Échap mène au menu.
    .brief = Erreur dans { $game } : { $reason }.
    .braille = { $game } de { $package } erreur: { $reason } gardée, menu: Échap
    .display = { $game } de { $package } erreur: { $reason } gardée
    .display-full = { $game }, du paquet { $package }, a une erreur : { $reason }. La partie est gardée ; la liste de la { $bottom-key } de la plage mène au menu.
    .page = { $game }, du paquet { $package }, a une erreur : { $reason }. La partie est gardée ; le bouton Menu mène au menu.
error-game-hangs = { $game }, du paquet { $package }, ne répondait plus et a été interrompu. La partie est gardée ; Échap mène au menu.
    .brief = { $game } interrompu.
    .braille = { $game } de { $package } interrompu, gardée, menu: Échap
    .display = { $game } de { $package } interrompu, gardée
    .display-full = { $game }, du paquet { $package }, ne répondait plus et a été interrompu. La partie est gardée ; la liste de la { $bottom-key } de la plage mène au menu.
    .page = { $game }, du paquet { $package }, ne répondait plus et a été interrompu. La partie est gardée ; le bouton Menu mène au menu.
error-game-unknown = Aucun jeu ne s'appelle { $name }. Les jeux : { $known }.
    .brief = Pas de jeu { $name }.
    .braille = pas de jeu { $name }
error-game-left-out = { $name }, du paquet { $package }, est inutilisable et laissé de côté : { $reason }.
    .brief = { $name } laissé de côté : { $reason }.
    .braille = { $name } laissé: { $reason }
error-action-unknown = { $text } n'est pas un coup de ce jeu.
    .brief = Pas un coup : { $text }.
    .braille = pas un coup: { $text }
error-option-unknown = Aucune option ne s'appelle { $option }. Les options : { $known }.
    .brief = Pas d'option { $option }.
    .braille = pas d'option { $option }
error-option-value =
    L'option { $option } ne peut pas être { $value }. { $kind ->
        [number] Il faut un nombre de { $low } à { $high }.
       *[other] Au choix : { $known }.
    }
    .brief = { $option } ne peut pas être { $value }.
    .braille = { $option }: pas { $value }
error-seat-count =
    { $seats ->
        [one] { $seats } place, ce n'est pas possible.
       *[other] { $seats } places, ce n'est pas possible.
    } { $high ->
        [1] On y joue sans personne d'autre.
       *[other] Il en faut de { $low } à { $high }.
    }
    .brief = Pas le bon nombre de places : { $seats }.
    .braille = { $low } à { $high } places
error-replay-newer = Le coup { $number } de la partie enregistrée suit des règles plus récentes que celles de ce programme : { $text }. Une version plus récente peut la continuer.
    .brief = Le coup { $number } suit des règles plus récentes.
    .braille = coup { $number }: règles récentes
error-replay-differs = Après le coup { $number }, la partie enregistrée n'est plus ce qu'elle était. Les règles ont changé ; la partie reste telle quelle.
    .brief = Après le coup { $number }, la partie est différente.
    .braille = différente après coup { $number }
error-too-late = Trop tard, la question a changé.
    .brief = Trop tard
    .braille = trop tard
error-too-often =
    { $seconds ->
        [1] Dans une seconde, tu pourras à nouveau changer ton temps de réaction.
       *[other] Dans { $seconds } secondes, tu pourras à nouveau changer ton temps de réaction.
    }
    .brief =
        { $seconds ->
            [1] à nouveau dans une seconde
           *[other] à nouveau dans { $seconds } secondes
        }
    .braille = pas avant { $seconds } s
error-match-ended = On a mis fin à la partie.
    .braille = partie arrêtée
error-standstill = À regarder seulement : plus personne ne peut jouer dans cette partie. La touche { $turn-key } dit pourquoi.
    .brief = À regarder seulement. { $turn-key } dit pourquoi.
    .braille = à voir, pourquoi: { $turn-key }
    .display = à voir
    .display-full = À regarder seulement : plus personne ne peut jouer dans cette partie. Demande pourquoi dans la liste de la { $bottom-key } de la plage.
error-replay-entry = Le coup { $number } de la partie enregistrée ne va pas avec les règles : { $text }. Elle reste telle quelle.
    .brief = Le coup { $number } ne va pas avec les règles.
    .braille = coup { $number } ne va pas
error-position-json = La position n'est pas du JSON valide : { $problem }.
    .brief = JSON non valide.
    .braille = pas du json
error-position-version = Ce programme ne sait pas lire les positions de version { $found }, seulement la version { $known }.
    .brief = Position de version { $found }, trop récente ou trop ancienne.
    .braille = version { $found } illisible
error-position-malformed =
    { $fault ->
        [missing]
            { $field } manque dans { $where ->
                [document] la position
               *[other] { $where }
            }. Ajoute-le ; docs/positions.md donne la liste des champs.
        [unknown]
            { $field } n'est pas un champ de { $where ->
                [document] la position
               *[other] { $where }
            }. Vérifie l'orthographe dans docs/positions.md.
        [kind]
            { $where ->
                [document] La position
               *[other] { $where }
            } doit être { $expected ->
                [int] un nombre entier
                [str] un texte entre guillemets
                [bool] true ou false
                [array] une liste entre crochets
                [object] un objet entre accolades
               *[other] un nombre
            }, et non { $found ->
                [int] un nombre entier
                [str] un texte entre guillemets
                [bool] true ou false
                [array] une liste entre crochets
                [object] un objet entre accolades
                [null] null
               *[other] un nombre à virgule
            }.
        [range]
            { $where } doit valoir { $bound ->
                [most] au plus
                [least] au moins
               *[exactly] exactement
            } { $limit }.
        [length]
            Nombre d'éléments de { $where } : il doit être { $bound ->
                [most] au plus
                [least] au moins
               *[exactly] exactement
            } de { $limit }.
        [choice] { $where } ne peut pas être { $found }. docs/positions.md dit ce qui est possible.
        [text] { $where } est mal écrit. docs/positions.md montre comment l'écrire.
       *[other] La position est incorrecte : { $problem }. docs/positions.md montre à quoi elle ressemble.
    }
    .brief =
        Position incorrecte : { $where ->
            [document] dans son ensemble
           *[other] { $where }
        }.
    .braille = incorrect: { $where }
error-match-stuck = La partie de la donne { $seed } ne finit pas, pas même après { $actions } coups. Merci de le signaler.
    .brief = La partie ne finit pas.
    .braille = ne finit pas
error-no-seat = Il n'y a pas de place { $seat } dans cette partie.
error-stays-here =
    Les parties { BEGINS($game) ->
        [vowel] d'{ $game }
        [h] d'{ $game }
       *[other] de { $game }
    } ne se jouent que sur un seul ordinateur.

## Les leçons que quelqu'un a écrites.

error-lesson-json = La leçon { $file } n'est pas du JSON valide : ligne { $line }, colonne { $column }.
    .brief = JSON non valide : ligne { $line }, colonne { $column }.
error-lesson-version = La leçon est de version { $found } ; ce programme lit la version { $known }.
    .brief = Leçon de version { $found }, lisible : { $known }.
error-lesson-seat = Devant un coup vient qui le fait : un numéro de place à partir de 1, ou 0 pour le chrono. Ici il y a : { $text }.
    .brief = Pas une place : { $text }.
error-lesson-step-unknown = Il n'y a pas d'étape { $step } dans cette leçon.
    .brief = Pas d'étape { $step }.
error-lesson-step-twice = Deux étapes s'appellent { $step }. Donne à chacune son propre nom.
    .brief = Deux étapes s'appellent { $step }.
error-lesson-nothing-asked = Étape { $step } : indique soit answers, soit command, pas les deux.
    .brief = { $step } : answers ou command.
error-lesson-no-keys = L'étape { $step } ne nomme aucune touche. Indique-les dans keys.
    .brief = { $step } : il manque les touches.
error-lesson-no-steps = La leçon n'a pas d'étapes.
    .brief = Pas d'étapes.
error-lesson-endless = L'étape { $step } revient sans cesse, la leçon ne finit jamais. Vérifie où mène then.
    .brief = { $step } : ne finit jamais.
error-lesson-sentence = La phrase { $name } manque, ou nomme quelque chose qui n'existe pas ; langue : { $language }.
    .brief = La phrase { $name } manque ({ $language }).
error-lesson-command-unknown = Étape { $step } : il n'y a pas de commande { $command } à cet endroit.
    .brief = { $step } : pas de commande { $command }.
error-lesson-keys = Étape { $step } : les touches ({ $keys }) ne font pas ce que l'étape demande.
    .brief = { $step } : mauvaises touches.
