### Les phrases du programme lui-même. Valeur : complète ; .brief : brève ; .braille : pour la ligne.


## Partout

edge = Bord
only-so-many = Seulement { $count } ici
    .braille = que { $count }
place = { $number } sur { $count }
    .braille = { $number }/{ $count }
key-unknown = { $key } ne fait rien ici. { $help-key } dit les touches.
    .normal = { $key } ne fait rien ici, { $help-key } aide
    .brief = { $key } : rien, { $help-key } aide
    .braille = { $key }: rien, { $help-key } aide
    .display = { $key }: rien
    .display-full = { $key } ne fait rien ici.
    .page = { $key } ne fait rien ici. Le bouton Aide dit les touches.
key-nothing-here = Sans effet ici. { $help-key } dit les touches.
    .brief = Sans effet ici
    .braille = sans effet
    .display-full = Sans effet ici. L'aide dit les touches de ta plage.
    .page = Sans effet ici. Le bouton Aide dit les touches.
press-again = Appuie encore sur Entrée pour le faire
    .braille = encore entrée
    .display = encore éclair
    .display-full = Appuie encore sur le curseur éclair pour le faire
route-nothing = Rien ici
    .braille = rien
message-aside = Message mis de côté, il attend
    .brief = Mis de côté
    .braille = de côté, il attend
repeat-nothing = Rien n'a encore été dit
    .braille = rien
goodbye = Au revoir
answer-no = Non
answer-yes = Oui
switch-on = oui
switch-off = non
buffer-all = tous les messages
    .braille = tous
buffer-mine = mes coups
    .braille = moi
buffer-others = coups des autres
    .braille = autres
buffer-chat = messages écrits
buffer-count =
    { $count ->
        [0] vide
        [one] un message
       *[other] { $count } messages
    }
    .brief = { $count }
messages-read =
    { $count ->
        [1] Un message marqué comme lu
       *[other] { $count } messages marqués comme lus
    }
    .brief =
        { $count ->
            [1] un lu
           *[other] { $count } lus
        }
messages-read-none = Aucun message non lu
    .brief = Tout est lu
history-oldest = C'est le message le plus ancien
    .brief = Pas de plus ancien
    .braille = plus d'ancien
history-newest = C'est le message le plus récent
    .brief = Pas de plus récent
    .braille = plus de récent
history-nothing = Il ne s'est encore rien passé
    .normal = Rien pour l'instant
    .brief = Encore rien
    .braille = encore rien
history-empty = Aucun message dans cette liste
    .brief = Vide
    .braille = vide

## Menus

menu-empty = Vide
menu-not-closable = Il faut d'abord répondre
    .brief = D'abord répondre
    .braille = réponds d'abord
menu-no-help = Pas d'autre explication
    .braille = pas d'aide
menu-no-match = { $letters } : aucune entrée ne commence ainsi
    .normal = { $letters } : aucune entrée
    .brief = { $letters } : aucune
    .braille = { $letters }: aucune
prompt-empty = Vide
    .braille = vide.
prompt-keys = Entrée quand c'est fini, Échap annule
    .brief = { "" }
    .braille = entrée valide, échap annule
    .display = éclair valide, retour annule
    .display-full = le curseur éclair quand c'est fini, la touche retour de la plage annule
    .page = Entrée quand c'est fini, le bouton Retour annule
prompt-keys-held = Entrée quand c'est fini, Échap annule, { $key } efface tout
    .brief = { $key } efface tout
    .braille = entrée valide, échap annule, { $key } efface
    .display = éclair valide, retour annule, { $key } efface
    .display-full = le curseur éclair quand c'est fini, la touche retour de la plage annule, { $key } efface tout
    .page = Entrée quand c'est fini, le bouton Retour annule, { $key } efface tout
prompt-proposed = Écrire le remplace
    .braille = écris
prompt-deleted = { $character } effacé
    .braille = -{ $character }
prompt-full = Plein, rien de plus n'entre
    .brief = Plein
    .braille = plein
prompt-number-sign = indicateur de nombre
    .braille = signe de nombre
prompt-blank = espace
    .braille = espace

## Menu principal

main-title = braillespiel, menu principal
    .brief = Menu principal
    .braille = menu principal
main-new = Nouvelle partie
main-learn = Apprendre
main-resume =
    Reprendre, { $count ->
        [1] une partie
       *[other] { $count } parties
    }
    .braille = reprendre { $count }
main-settings = Réglages
main-rules = Règles
main-statistics = Statistiques
main-labels = Étiquettes pour de vraies cartes
    .brief = Étiquettes
main-help = Aide et touches
    .brief = Aide
main-quit = Quitter
quit-sure = Quitter le programme ?
    .braille = quitter?
choose-game = Quel jeu ?
game-slow = { $game }, du paquet logiciel { $package }, ne répond pas depuis { $seconds } secondes. Le jeu va être interrompu ; si cela échoue, ferme le programme. La partie est gardée.
    .brief = { $game } ne répond pas et va être interrompu. La partie est gardée.
    .braille = { $game } de { $package } muet { $seconds }s, partie gardée, ferme si ça dure
game-shows-nothing = Ce jeu ne montre rien ici
    .braille = rien à montrer
game-unworded = { $kind } : { $name }
    .braille = { $kind } { $name }
game-more = et encore { $count }
    .braille = +{ $count }
game-cut-off = … coupé
    .braille = … coupé
game-not-here = { $game }, pas installé
    .braille = { $game } pas là
game-broken = { $game }, du paquet logiciel { $package }, est laissé de côté : { $reason }
    .brief = { $game } laissé de côté
    .braille = { $game } de { $package } laissé: { $reason }
games-reading = Les jeux d'autres paquets logiciels se chargent encore
    .brief = d'autres jeux bientôt
    .braille = autres jeux bientôt
match-game-missing = Cette partie a besoin du jeu { $game }, qui n'est pas installé ici. Elle reste gardée ; installe le jeu et tu pourras l'ouvrir.
    .brief = { $game } n'est pas installé ; la partie reste gardée
    .braille = { $game } pas là, partie gardée
rules-choose = Les règles de quel jeu ?
    .braille = règles: quel jeu?
rules-of = Règles : { $game }
resume-title = Reprendre
resume-entry =
    { $game }, { $when }{ $others ->
        [0] { "" }
       *[other] , avec { $names }
    }, { $actions ->
        [0] pas encore de coup
        [1] un coup
       *[other] { $actions } coups
    }
    .brief =
        { $game }, { $when }{ $others ->
            [0] { "" }
           *[other] , { $names }
        }
    .braille =
        { $game } { $when }{ $others ->
            [0] { "" }
           *[other] { " " }{ $names }
        }
moment =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }, { $time }
    .brief = { $day }/{ $month }, { $time }
    .braille = { $day }/{ $month } { $time }
moment-today = aujourd'hui { $time }
    .braille = { $time }
moment-yesterday = hier { $time }
    .braille = hier { $time }
resume-help = Entrée reprend la partie, la touche Supprimer l'efface, Flèche droite propose les deux.
    .display-full = Le curseur éclair reprend la partie ; la liste de la { $bottom-key } de la plage l'efface aussi.
    .page = Entrée reprend la partie, Flèche droite montre ce qui est possible d'autre.
match-delete = Supprimer
match-deleted = Supprimée : { $match }
    .braille = supprimée: { $match }
delete-sure = Supprimer ? { $match }
    .braille = supprimer? { $match }
statistics-title = Statistiques
statistics-empty = Aucune partie encore : la première que tu termines comptera ici.
    .brief = Aucune partie encore
    .braille = aucune partie encore
statistics-reset = Supprimer les statistiques
    .braille = supprimer
statistics-reset-sure = Vraiment supprimer toutes les statistiques ?
    .braille = tout supprimer?
main-damaged =
    { $count ->
        [1] Une partie endommagée, impossible à ouvrir
       *[other] { $count } parties endommagées, impossibles à ouvrir
    }
    .brief = Parties endommagées : { $count }
    .braille = endommagées { $count }
damaged-delete-sure = Supprimer les parties endommagées ?
    .braille = les supprimer?
damaged-deleted = Supprimées
    .braille = supprimées
menu-more = toute la liste de ce qui est possible pour cette entrée
    .braille = ce qui est possible

## Préparer une partie

setup-start = Commencer la partie
setup-seats = Nombre de places
    .brief = Places
setup-seat = Place { $number }
    .braille = p{ $number }
setup-seat-help = Gauche et Droite choisissent entre personne et ordinateur, Entrée change le nom d'une personne.
    .display-full = Le curseur éclair change le nom d'une personne ; d'un ordinateur, il passe au suivant, et pour finir à une personne.
setup-name = Nom pour la place { $number }
setup-solved = résolue
setup-number = Numéro
setup-number-help = Le même numéro donne toujours les mêmes cartes : ainsi toute une classe peut jouer la même partie. Entrée le change.
    .display-full = Le même numéro donne toujours les mêmes cartes : ainsi toute une classe peut jouer la même partie. Le curseur éclair le change.
setup-number-none = au hasard
    .brief = hasard
setup-number-ask = Numéro de la partie, 9 chiffres au plus. Laisse vide pour une donne au hasard.
    .brief = Numéro
    .braille = numéro
setup-number-wrong = { $text } n'est pas un numéro : seulement des chiffres, 9 au plus.
    .brief = Des chiffres, 9 au plus
    .braille = { $text } 9 chiffres au plus
setup-no-person = Il faut une personne à au moins une place. Gauche et Droite changent une place.
    .display-full = Il faut une personne à au moins une place. Le curseur éclair au-dessus d'une place la change.
    .brief = Il faut une personne
    .braille = pas de personne
player-name = Joueur { $number }
player-human = personne
player-easy = ordinateur, facile
    .braille = o facile
player-normal = ordinateur, normal
    .braille = o normal
player-hard = ordinateur, difficile
    .braille = o difficile
player-like-me = ordinateur, comme toi
    .braille = o comme toi
# $names : les ordinateurs dont la force suit les résultats.
like-me = { $names } joue à peu près aussi bien que toi.
    .brief = { $names } comme toi
    .braille = { $names } comme toi
like-me-all = { $names } jouent à peu près aussi bien que toi.
    .brief = { $names } comme toi
    .braille = { $names } comme toi
bot-name-0 = Ada
bot-name-1 = Louis
bot-name-2 = Valentin
bot-name-3 = Hélène
bot-name-4 = Jacob
bot-name-5 = Frida
bot-name-6 = Oscar
bot-name-7 = Marie

## À table

take-back-race = On ne peut pas annuler de coups dans une course
    .brief = rien à annuler ici
    .braille = pas d'annulation
standstill = Seulement à regarder, personne ne peut jouer. { $reason }
    .brief = Seulement à regarder. { $reason }
    .braille = à regarder: { $reason }
marked = marqué
mark-sign = Devant la carte, à la place de l'espace
    .braille = ⡇
mark-sign-means = marqué
unmarked = plus marqué
    .brief = démarqué
    .braille = démarqué
# $item: la chose qui a le focus.
mark-useless = { $item } ne peut pas être marqué
    .braille = pas de m: { $item }
marked-count =
    { $count ->
        [one] { $count } marquée
       *[other] { $count } marquées
    }
    .braille = marqué { $count }
marks-cleared = Plus aucune carte n'est marquée
    .brief = Marques effacées
    .braille = marques effacées
times = { $count } fois { $thing }
    .braille = { $count }x { $thing }
hex-only = Seulement dans un plateau à hexagones
    .brief = Hexagones seulement
    .braille = hexagones seuls
nothing-live = Rien que tu puisses utiliser maintenant
    .brief = Rien à faire
    .braille = rien à faire
nothing-to-do-with = Rien à en faire maintenant : { $what }
    .brief = Pas maintenant : { $what }
    .braille = pas maintenant: { $what }.
nothing-to-do = Tu ne peux rien en faire maintenant
    .brief = Pas possible
    .braille = pas possible
nothing-with-marked = Les cartes marquées ne font rien ensemble. Retour arrière efface les marques.
    .brief = Rien avec ces marques, Retour arrière les efface
    .braille = non: retour arr
    .display = non, marques: { $bottom-key }
    .display-full = Les cartes marquées ne font rien ensemble. La liste de la { $bottom-key } de la plage efface les marques.
known-deal = Qui a déjà joué le numéro { $seed } connaît cette donne.
    .brief = Donne connue, numéro { $seed }
    .braille = donne connue, numéro { $seed }
your-turn = C'est à toi
    .brief = À toi
    .braille = à toi
not-your-turn = Ce n'est pas ton tour
    .brief = Pas ton tour
    .braille = pas ton tour
match-is-over = La partie est finie
    .brief = Fini
    .braille = fini
match-over-keys = Maj S lit les scores un par un, Échap ouvre le menu.
    .braille = maj s scores, échap menu
    .page = Maj S lit les scores un par un, le bouton Menu mène plus loin.
scores-leave = Échap ramène à la table
    .brief = Échap ramène
    .braille = échap table
    .display = retour: table
    .display-full = La touche retour de la plage ramène à la table
    .page = Le bouton Retour ramène à la table
draft-dropped = Abandonné
    .braille = abandonné
back-nothing = Rien à annuler ici. Échap ouvre le menu.
    .brief = Rien à annuler
    .braille = rien à annuler, échap menu
    .display = rien à annuler
    .display-full = Rien à annuler ici. La { $bottom-key } de la plage dit ce que tu peux faire.
    .page = Rien à annuler ici. Le bouton Menu ouvre le menu.
end-turn-not-now = Rien à terminer, et tu ne peux pas passer maintenant
    .normal = Rien à terminer, impossible de passer
    .brief = Impossible de passer
    .braille = passer impossible
end-turn-sure =
    { $count ->
        [1] Tu pourrais encore faire une chose.
       *[other] Tu pourrais encore faire { $count } choses.
    } Terminer quand même ?
    .brief = encore { $count } possibles. Terminer ?
    .braille = encore { $count }. finir?
no-hand = Ce jeu n'a pas de main
    .brief = Pas de main
    .braille = pas de main
no-own-table = Dans ce jeu rien n'est posé devant toi
    .brief = Rien devant toi
    .braille = rien devant toi
no-opponent = Pas d'adversaire
no-piles = Ce jeu n'a pas de pioche
    .brief = Pas de pioche
    .braille = pas de pioche
choose-action = Quel coup ?
hint = { $action }. Un bon coup
    .normal = { $action }, un conseil
    .brief = { $action }
    .braille = { $action } conseil
bot-failed-question = { $name }, un ordinateur, ne peut pas continuer. Un ordinateur plus simple doit-il jouer pour { $name } ?
    .brief = { $name } ne peut pas continuer. Un ordinateur plus simple ?
    .braille = { $name } en panne. un plus simple?
hint-failed = Pas de conseil : l'ordinateur qui conseille est en panne. Ta partie est gardée.
    .brief = Pas de conseil : ordinateur en panne
    .braille = conseil: panne
hint-only = Rien d'autre n'est possible
    .brief = Seul choix
    .braille = seul
hint-ahead = { $action }. { $gain }
    .braille = { $action } { $gain }
hint-even = À peu près aussi bon que : { $other }
    .brief = À peu près égal
    .braille = égal { $other }
hint-better = Mieux que : { $other }
    .brief = Mieux
    .braille = mieux que { $other }
hint-follow = { $action } ?
hint-gone = Il s'est passé quelque chose depuis. H donne un nouveau conseil.
    .brief = Trop tard, encore H
    .braille = trop tard, h
    .display = trop tard, redemander
    .display-full = Il s'est passé quelque chose depuis. Redemande un conseil.
hint-thinking = Réflexion
practice-only = Seulement dans les parties d'entraînement contre l'ordinateur
    .brief = Seulement à l'entraînement
    .braille = entraînement seul
take-back-nothing = Tu n'as pas de coup à annuler
    .brief = Encore aucun coup
    .braille = encore aucun coup
taken-back = Coup annulé
    .braille = annulé
taken-back-redrawn = Coup annulé et tirage refait
    .braille = annulé, retiré
taken-back-apart = Cette partie compte maintenant à part
    .brief = Compte à part
    .braille = compte à part
hand-over = C'est à { $name }. Échangez vos places.
    .brief = À { $name }
    .braille = à { $name }
hand-over-ready = Je suis { $name }
hand-over-menu = Menu de la partie
pause = Pause pour tout le monde. Le chrono est arrêté.
    .brief = Pause
    .braille = pause
pause-stood-still = Pause : tout s'est arrêté, le chrono aussi.
    .brief = Pause après un arrêt
    .braille = pause: arrêt
pause-go-on = Continuer à jouer
bar-paused = En pause.
game-menu = Menu de la partie
game-menu-again = Encore une partie
    .braille = encore
game-menu-go-on = Continuer à jouer
game-menu-table = Retour à la table
    .brief = À la table
    .braille = table
game-menu-leave = Au menu principal, la partie reste gardée
    .brief = Menu principal, gardée
    .braille = menu principal
game-menu-leave-ended = Au menu principal, la partie est parmi les parties finies
    .brief = Menu principal
    .braille = menu principal

## Réglages

settings-title = Réglages
settings-speech = Langue et parole
    .braille = parole
settings-braille = Braille
settings-sound = Sons
settings-play = Jeu
settings-screen = Écran
settings-keys = Changer les touches
    .help = Toutes les touches et ce qu'elles font, et plus bas celles de chaque jeu. Entrée donne une nouvelle touche à une commande.
report-entry = Rapport pour qui t'aide
    .brief = Rapport
    .braille = rapport
    .help = Ce que doit savoir qui t'aide : versions, plage, réglages, les dernières phrases, sans noms. Tu le parcours d'abord en entier ; rien n'est envoyé.
report-lines =
    { $count ->
        [1] Rapport, une ligne. À la fin vient ce que tu peux en faire.
       *[other] Rapport, { $count } lignes. À la fin vient ce que tu peux en faire.
    }
    .brief = Rapport, { $count }
    .braille = rapport { $count }
report-hand = Ta propre main aussi
    .brief = Ta main
    .braille = ta main
    .help = Non : les phrases sont celles que toute la table peut savoir. Oui : tes propres cartes sont dites, si tu es seul à jouer ici.
report-keep = Garder ce rapport
    .brief = Garder
    .braille = garder
report-keep-file = Garder le rapport dans { $path } ? Il reste sur cet ordinateur.
    .brief = Le garder dans { $path } ?
    .braille = garder dans { $path }?
report-keep-page = Garder le rapport sur cet appareil, en le téléchargeant ? Il ne va nulle part ailleurs.
    .brief = Le télécharger ?
    .braille = télécharger?
report-is-kept = Le rapport est dans { $path }. Rien n'a été envoyé ; c'est toi qui décides à qui tu le donnes.
    .brief = Dans { $path }
    .braille = dans { $path }
report-is-sent = Le rapport est dans les téléchargements de cet appareil. C'est toi qui décides à qui tu le donnes.
    .brief = Téléchargé.
    .braille = téléchargé
report-failed = Impossible d'écrire { $path } : { $reason }.
    .brief = Pas gardé : { $reason }.
    .braille = pas gardé: { $reason }: { $path }
setting-keys = Touches à toi
setting-names = Noms des joueurs
setting-net-names = Noms aux tables en réseau
setting-first-run = Premier démarrage
setting-beginner = Phrases complètes au début
setting-new-games = Nouveaux jeux
setting-lessons = Parties guidées
setting-window = Fenêtre
setting-told-place = Lieu des parties
setting-default = par défaut
setting-language = Langue
    .help = La langue de tous les textes. Vaut à partir du prochain démarrage.
setting-language-auto = comme le système
    .braille = système
language-de = allemand
language-en = anglais
language-fr = français
setting-speech-adapter = Sortie vocale
    .braille = sortie
    .help = Ce qui parle. Automatique prend d'abord ton lecteur d'écran, sinon la voix intégrée.
setting-speech-adapter-auto = automatique
setting-speech-adapter-prism = lecteur d'écran
setting-speech-adapter-accessible-output2 = lecteur d'écran, second moyen
    .braille = lecteur 2
setting-speech-adapter-espeak = voix intégrée
    .braille = intégrée
setting-speech-adapter-pyttsx3 = voix du système
    .braille = système
setting-speech-adapter-terminal = seulement des lignes de texte
    .braille = texte seul
setting-speech-adapter-off = aucune
setting-speech-rate = Débit de la parole
    .braille = débit
    .help = De 0 à 100, aussi avec { $slower-key } et { $faster-key }. Un lecteur d'écran garde son propre débit.
setting-speech-rate-value = { $value }
setting-speech-volume = Volume de la parole
    .help = De 0 à 100, aussi avec { $softer-key } et { $louder-key }.
    .braille = volume voix
setting-speech-volume-value = { $value }
setting-speech-pitch = Hauteur
    .help = De 0 à 100.
setting-speech-pitch-value = { $value }
setting-speech-voice = Voix
    .help = Gauche et Droite parcourent les voix de la sortie vocale.
setting-wording = Formulation
    .help = Brève, normale ou complète. Normale dit tes propres coups brièvement et ceux des autres en entier. Aussi avec { $wording-key }.
    .braille = formulation
setting-wording-brief = brève
setting-wording-normal = normale
setting-wording-full = complète
setting-wording-own = Tes propres coups
    .help = Comment tes propres coups sont dits quand la formulation est normale.
    .braille = tes coups
setting-wording-own-brief = brefs
setting-wording-own-full = complets
setting-wording-others = Coups des autres
    .help = Comment les coups des autres sont dits quand la formulation est normale.
    .braille = coups des autres
setting-wording-others-brief = brefs
setting-wording-others-full = complets
setting-say-place = Dire le rang
    .help = Ajoute à la fin le rang de la carte, par exemple 3 sur 7.
setting-braille-display = Plage braille
    .help =
        { $system ->
            [windows] Automatique se relie à BRLTTY dès qu'il tourne. NVDA et JAWS montrent aussi le jeu sur leur plage sans BRLTTY.
            [macos] Automatique se relie à BRLTTY dès qu'il tourne. VoiceOver montre aussi la fenêtre sur sa plage sans BRLTTY.
           *[linux] Automatique se relie à BRLTTY dès qu'il tourne.
        }
    .braille = plage
setting-braille-display-auto = automatique
setting-braille-display-off = aucune
setting-braille-table = Table braille
    .help = La table pour les textes.
    .braille = table
setting-braille-table-auto = comme la langue
    .braille = comme la langue
setting-braille-table-de-g0 = allemand, de base
    .braille = allemand, base
setting-braille-table-de-g1 = allemand, intégral
    .braille = allemand, intégral
setting-braille-table-de-g2 = allemand, abrégé
    .braille = allemand, abrégé
setting-braille-table-de-comp6 = braille informatique allemand, 6 points
    .braille = allemand, info, six points
setting-braille-table-de-comp8 = braille informatique allemand, 8 points
    .braille = allemand, info, huit points
setting-braille-table-ueb-g1 = anglais, UEB intégral
    .braille = anglais, intégral
setting-braille-table-ueb-g2 = anglais, UEB abrégé
    .braille = anglais, abrégé
setting-braille-table-us-comp8 = braille informatique anglais, 8 points
    .braille = anglais, info, huit points
setting-braille-table-fr = français, intégral
    .braille = français, intégral
setting-braille-table-fr-g2 = français, abrégé
    .braille = français, abrégé
setting-braille-table-fr-comp8 = braille informatique français, 8 points
    .braille = français, info, huit points
setting-braille-table-nl = néerlandais
    .braille = néerlandais
setting-card-table = Notation des cartes
    .help = Comment les cartes s'écrivent en court sur la ligne braille. La notation française n'a pas encore été lue par un lecteur du braille français.
    .braille = cartes
setting-card-table-auto = comme la langue
    .braille = comme la langue
setting-card-table-cards-de = r7 comme ⠗⠶, r et points 2 3 5 6
    .brief = r7 comme r, points 2 3 5 6
    .braille = { "\uE005" }r7{ "\uE006" } = ⠗⠶
setting-card-table-cards-fr = r7 comme ⠗⠻, chiffres français ; pas encore lu par un lecteur du braille français
    .normal = r7 comme ⠗⠻, chiffres français, pas encore lu par un lecteur
    .brief = r7 comme r, points 1 2 4 5 6
    .braille = { "\uE005" }r7{ "\uE006" } = ⠗⠻
setting-card-table-cards-int = r7 comme ⠛⠗, la valeur d'abord, g et r
    .brief = r7 comme g, r
    .braille = { "\uE005" }r7{ "\uE006" } = ⠛⠗
setting-message-seconds = Messages sur la plage
    .help = Combien de temps un message reste sur la ligne avant que le suivant vienne. À zéro il reste jusqu'à ce que tu défiles ou appuies sur une autre touche.
    .braille = messages
setting-message-seconds-0 = jusqu'à une touche
    .braille = jusqu'à touche
setting-message-seconds-value =
    { $value ->
        [1] une seconde
       *[other] { $value } secondes
    }
setting-sound-volume = Volume des sons
    .help = De 0 à 100, aussi avec { $sound-down-key } et { $sound-up-key }. Zéro coupe les sons.
    .braille = volume sons
setting-sound-volume-value = { $value }
setting-sound-duck = Baisser les sons pendant la parole
    .help = Baisse les sons pendant que quelque chose est dit.
    .braille = baisser sons
setting-sound-places = Lieux des sons
    .help = À quel point les sons viennent du côté où quelqu'un est assis : pas du tout, un peu, ou entièrement. Tout ce que le côté dit est aussi dans les mots.
    .braille = lieux des sons
setting-sound-places-off = au milieu
setting-sound-places-mild = un peu de côté
setting-sound-places-full = tout à fait de côté
setting-room-tone = Ambiance
    .help = La force du fond sonore discret de chaque jeu pendant que tu es à sa table : chaque jeu a le sien. La parole le rend bien plus faible. Il se tait dans une classe, et là où parle un lecteur d'écran qui ne dit pas quand il a fini.
    .braille = ambiance
setting-room-tone-0 = aucune
setting-room-tone-value = { $value }
room-tone-class = muette dans une classe
room-tone-reader = muette ici : ton lecteur d'écran ne dit pas quand il a fini
    .braille = muette: lecteur
setting-tones = Hauteurs en notes
    .help = Joue des notes quand une rangée de hauteurs est lue, et quand une boîte est posée ou enlevée : plus la colonne est haute, plus la note est aiguë.
setting-practice = Parties d'entraînement
    .help = Permet les conseils et l'annulation de coups dans les parties contre l'ordinateur.
    .braille = entraînement
setting-warnings = Avertir avant un coup
    .help = Dit une fois par partie, avant le coup, ce qu'un ami attentif dirait : qu'il termine un pilier, finit la partie ou double tes points. La même touche encore le joue. Contre l'ordinateur, ou si la table permet les conseils.
    .braille = avertir
setting-redraw = Refaire le tirage après une annulation
    .help = Quand tu annules un coup, tout ce que tu ne pouvais pas savoir est tiré de nouveau : ce que tu as vu ne sert plus.
    .braille = refaire tirage
setting-menus-wrap = Menus en boucle
    .help = La première entrée suit la dernière.
    .braille = menus en boucle
setting-slow-display = Plage braille lente
    .help = Pour les plages de plusieurs lignes qui mettent environ deux secondes à changer : au plus une image dans ce temps, rien de fugitif, et seule la ligne des messages change d'elle-même. Automatique veut dire : à partir de six lignes.
    .braille = plage lente
setting-slow-display-auto = automatique
setting-slow-display-yes = oui
setting-slow-display-no = non
setting-keys-named = Touches nommées
    .help = Automatique veut dire : les touches de la plage braille jusqu'à ce qu'une touche vienne d'un clavier. Ce que tu écris avec les points de la plage vient de la plage.
    .braille = touches nommées
setting-keys-named-auto = automatique
setting-keys-named-display = celles de la plage
    .braille = de la plage
setting-keys-named-keyboard = celles du clavier
    .braille = du clavier
setting-braille-status = Cellule d'état
    .help = Une cellule à côté de la ligne. Sa colonne de gauche montre combien de messages attendent : un, deux, trois ou plus. Point 4 : ceci est un message. Point 5 : c'est à toi. Point 8 : il y a une suite à droite. Le curseur éclair au-dessus marque tout comme lu.
    .braille = cellule d'état
setting-braille-status-none = aucune
setting-braille-status-left = à gauche
setting-braille-status-right = à droite
setting-braille-cell-ms = Temps de lecture par cellule
    .help = Combien de temps un jeu chronométré attend que tu lises chaque cellule.
    .braille = lecture par cellule
setting-braille-cell-ms-value = { $value } millisecondes
    .braille = { $value } ms
setting-shared-voices = Voix pour plusieurs personnes
    .help = Comment chacun entend à qui un message s'adresse, quand plusieurs personnes jouent en même temps à un ordinateur.
    .braille = voix
setting-shared-voices-both = hauteur et côté
    .braille = hauteur côté
setting-shared-voices-pitch = hauteur
setting-shared-voices-side = côté
setting-shared-voices-off = toutes pareilles
settings-network = Jouer ensemble
    .braille = ensemble
setting-chat = Messages écrits
    .help = Non : tu ne reçois de messages de personne et tu ne peux pas en envoyer.
setting-hearing-seconds = Temps pour entendre une annonce
    .help = Combien de temps au plus une table en réseau t'attend dans une course. "De combien de temps tu as besoin pour entendre une annonce", dans la salle d'attente, le mesure.
    .brief = Temps pour entendre
    .braille = temps d'écoute
setting-hearing-seconds-value =
    { $value ->
        [1] une seconde
       *[other] { $value } secondes
    }
    .braille = { $value } s
setting-double-press-ms = Protection contre un double appui sur Entrée
    .help = Pendant ce nombre de millisecondes, Entrée ne fait rien avec ce qui vient d'apparaître.
    .braille = double entrée
setting-double-press-ms-value = { $value } millisecondes
setting-bot-level = Niveau des ordinateurs
    .help = La force des ordinateurs d'une nouvelle partie, si tu ne choisis rien d'autre là. Comme toi : plus forts après une partie gagnée, plus faibles après une partie perdue, pour que tu en gagnes environ la moitié.
    .braille = niveau ordi
setting-bot-level-easy = facile
setting-bot-level-normal = normal
setting-bot-level-hard = difficile
setting-bot-level-like-me = comme toi
setting-bot-pace = Rythme des ordinateurs
    .help = Un ordinateur ne joue que lorsque tu as entendu tout ce qui s'est passé et l'as lu sur la ligne. Puis il attend encore ce temps. Sans pause, il n'attend personne. Vaut à partir de la prochaine partie.
    .braille = rythme ordis
setting-bot-pace-none = sans pause
    .braille = aucune
setting-bot-pace-short = court, 0,2 seconde
    .braille = court
setting-bot-pace-normal = normal, 0,4 seconde
    .braille = normal
setting-bot-pace-long = long, 1,5 seconde
    .braille = long
setting-front-end = Affichage
    .help = Fenêtre ou console de texte. Vaut à partir du prochain démarrage.
setting-front-end-auto = automatique
setting-front-end-window = fenêtre
setting-front-end-terminal = console de texte
setting-screen-reader = Le lecteur d'écran lit la fenêtre
    .help = Oui : ton lecteur d'écran lit la fenêtre lui-même, la voix du programme se tait. Aussi avec { $reader-key }.
    .braille = lecteur fenêtre
setting-theme = Couleurs
    .help = Les couleurs de la fenêtre.
setting-theme-dark = sombre
setting-theme-light = clair
setting-theme-yellow = jaune sur noir
    .braille = jaune sur noir
setting-theme-safe = pour daltoniens
    .braille = daltoniens
setting-zoom = Agrandissement
    .help = De 100 à 400 pour cent, aussi avec Contrôle plus et moins.
setting-zoom-value = { $value } pour cent
setting-braille-viewer = Montrer le braille dans la fenêtre
    .help = Montre la ligne braille en points et en noir.
    .braille = braille fenêtre
setting-magnifier = Loupe
    .help = Montre seulement ce qui a le focus, très grand, en bas de la fenêtre.
setting-reduced-motion = Moins de mouvement
    .help = Rien ne bouge dans la fenêtre.
    .braille = calme

## Changer les touches

keys-reset = Rétablir toutes les touches
    .braille = tout rétablir
keys-were-reset = Toutes les touches sont rétablies
    .braille = touches rétablies
press-new-key = Appuie sur la nouvelle touche pour : { $command }
    .braille = touche: { $command }
press-new-key-cancel = Annuler
key-taken = Déjà prise : { $command }. Appuie sur une autre touche, ou descends et prends-la quand même.
    .brief = Déjà prise : { $command }
    .braille = prise: { $command }
key-take = Prendre quand même { $key }. { $others }
    .braille = prendre { $key }; { $others }
key-gets = { $command } : reçoit { $key }
    .braille = { $command }: { $key }
key-keeps = { $command } : garde { $keys }
    .braille = { $command }: garde { $keys }
key-loses = { $command } : reste sans touche
    .braille = { $command }: sans touche
key-hidden = { $command } : pas avec cette touche dans { $game }
    .braille = { $command }: pas dans { $game }
keys-of-game = { $game } : ses propres touches
    .braille = { $game }
keys-undo = Annuler le dernier changement
    .braille = annuler changement
keys-undo-there = Tu peux l'annuler à la fin de la liste
    .brief = Annuler : à la fin de la liste
    .braille = annuler: fin de liste
keys-undone = Annulé
    .braille = annulé
key-letters = Les lettres cherchent dans les menus ; choisis une autre touche
    .brief = Pas de lettres dans les menus
    .braille = pas de lettres
key-unnamed = Sans nom ; choisis-en une autre
    .braille = sans nom, autre touche
key-typed = { $key } écrit un signe ; choisis une autre touche
    .brief = { $key } écrit un signe
    .braille = { $key } écrit
key-changed = { $key } est la nouvelle touche
    .braille = nouvelle: { $key }

## Aide

help-here = Aide : ce que tu peux faire ici. Encore { $help-key } : toutes les touches
    .normal = Ce que tu peux faire ici. Encore { $help-key } : toutes les touches
    .brief = Ce que tu peux faire ici
    .braille = aide
    .display-full = Aide : ce que tu peux faire ici
    .page = Aide : ce que tu peux faire ici. Toutes les touches : écris { $help-key }
help-all = Toutes les touches
help-type = Écrire remplace la proposition, ou continue à la fin ; les flèches la lisent et la gardent
    .braille = écris
help-walk = parcourir les entrées
    .braille = choisir
help-change = changer la valeur
    .braille = changer
help-letters = Lettres : aller à une entrée
    .braille = lettres: chercher
key-none = aucune touche
key-name-up = Haut
key-name-down = Bas
key-name-left = Gauche
key-name-right = Droite
key-name-enter = Entrée
key-name-space = Espace
key-name-escape = Échap
key-name-type = écrire
key-name-backspace = Retour arrière
key-name-tab = Tab
key-name-home = Début
key-name-end = Fin
key-name-pageup = Page précédente
key-name-pagedown = Page suivante
key-name-delete = Supprimer
    .braille = suppr
key-name-insert = Insertion
key-name-pause = Pause
key-name-num5 = pavé 5
key-name-dots = points { $dots }
key-name-shift = Maj
key-name-ctrl = Contrôle
key-name-alt = Alt
key-name-plus = plus
key-name-minus = moins
key-name-num1 = pavé 1
key-name-num3 = pavé 3
key-name-num4 = pavé 4
key-name-num6 = pavé 6
key-name-num7 = pavé 7
key-name-num9 = pavé 9
key-name-braillepanleft = plage recule
key-name-braillepanright = plage avance
key-name-braillelineup = plage monte
key-name-braillelinedown = plage descend
key-name-brailletop = plage tout en haut
key-name-brailleback = touche retour de la plage
key-name-braillehome = plage au focus
command-left = aller à gauche
    .braille = à gauche
command-right = aller à droite
    .braille = à droite
command-up = aller en haut ; dans une rangée, lire les détails
    .braille = haut, détails
command-down = aller en bas ; dans une rangée, lire les détails
    .braille = bas, détails
command-first = aller au premier
    .braille = au premier
command-last = aller au dernier
    .braille = au dernier
command-activate = le faire, ou choisir entre plusieurs actions
    .braille = le faire
    .display-full = le faire, ou choisir entre plusieurs possibilités
command-prompt-activate = fini
command-prompt-back = laisser comme avant
    .braille = laisser
command-delete = effacer le dernier signe
    .braille = effacer un
command-menu-delete = supprimer, après une question
    .braille = supprimer
command-clear = tout effacer
    .braille = tout effacer
command-other-up = plateau à hexagones : l'autre diagonale vers le haut
    .braille = diagonale haut
command-other-down = plateau à hexagones : l'autre diagonale vers le bas
    .braille = diagonale bas
command-hex-west = plateau à hexagones : à gauche
    .braille = hex gauche
command-hex-east = plateau à hexagones : à droite
    .braille = hex droite
command-hex-northwest = plateau à hexagones : en haut à gauche
    .braille = hex haut gauche
command-hex-northeast = plateau à hexagones : en haut à droite
    .braille = hex haut droite
command-hex-southwest = plateau à hexagones : en bas à gauche
    .braille = hex bas gauche
command-hex-southeast = plateau à hexagones : en bas à droite
    .braille = hex bas droite
command-next-live = à la prochaine chose utilisable
    .braille = possible suivant
command-previous-live = à la chose utilisable précédente
    .braille = possible précédent
command-zone-next = zone suivante
    .braille = zone suivante
command-zone-previous = zone précédente
    .braille = zone précédente
command-line-next = ligne suivante avec la plage : rangée suivante, puis zone suivante
    .braille = ligne suivante
command-line-previous = ligne précédente avec la plage : rangée précédente, puis zone précédente
    .braille = ligne précédente
command-zone-first = première zone, dans un menu première entrée
    .braille = première zone
command-group-next = groupe suivant, ou dix entrées plus loin
    .braille = groupe suivant
command-group-previous = groupe précédent, ou dix entrées en arrière
    .braille = groupe précédent
command-mark = marquer ou ne plus marquer
    .braille = marquer
command-back = retour
command-table-back = effacer toutes les marques ; dans une construction, l'abandonner
command-game-menu = menu de la partie
command-nth = à la carte numéro { $number }
command-hand = ma main
command-own-table = ce qui est posé devant moi
command-opponent-next = table de l'adversaire suivant
    .braille = adversaire suivant
command-opponent-previous = table de l'adversaire précédent
    .braille = adversaire d'avant
command-piles = pioches
command-turn = à qui le tour, ce que je peux faire
    .braille = à qui
command-scores = scores en bref
    .braille = scores
command-score-table = scores un par un
    .braille = scores un par un
command-last-event = ce qui s'est passé en dernier ; encore : avant cela
    .braille = dernier fait
command-end-turn = finir le tour ou passer
    .braille = finir, passer
command-inspect = tout sur ce qui a le focus
    .braille = détails
command-zone = lire toute la zone
    .braille = toute la zone
command-hint = un bon coup, et pourquoi
    .braille = conseil
command-follow-hint = faire ce que dit le conseil, après une question
    .braille = suivre
command-take-back = annuler un coup
    .braille = annuler
command-repeat = répéter ce qui a été dit en dernier
    .braille = répéter
command-silence = silence
command-help = aide ; encore : toutes les touches
    .braille = aide
command-settings = réglages
command-where = où suis-je
command-rules = règles
command-rate-down = parler plus lentement
    .braille = plus lent
command-rate-up = parler plus vite
    .braille = plus vite
command-volume-down = voix moins forte
command-volume-up = voix plus forte
command-sound-down = sons moins forts
command-sound-up = sons plus forts
command-wording = formulation brève, normale ou complète
    .braille = formulation
command-reader-mode = le lecteur d'écran lit la fenêtre lui-même
    .braille = lecteur fenêtre
command-message-previous = message plus ancien
    .braille = plus ancien
command-message-next = message plus récent
    .braille = plus récent
command-buffer-previous = liste de messages précédente
    .braille = liste précédente
command-buffer-next = liste de messages suivante
    .braille = liste suivante
command-messages-read = marquer comme lus tous les messages sur la plage
    .braille = tout lu
command-bigger = plus grand
command-smaller = plus petit
command-theme = autres couleurs
command-braille-viewer = montrer le braille dans la fenêtre
    .braille = braille fenêtre
command-magnifier = loupe
command-pan-left = plage braille en arrière
    .braille = défiler arrière
command-pan-right = plage braille en avant
    .braille = défiler avant

## Sorties qui viennent et s'en vont

speech-changed = La voix a changé : maintenant { $new }
    .braille = voix: { $new }
speech-gone = Aucune voix ne répond. Réglages : { $settings-key }.
    .brief = Pas de voix
    .braille = pas de voix, { $settings-key }
    .display = pas de voix
    .display-full = Aucune voix ne répond. Les réglages sont dans la liste de la { $bottom-key } de la plage.
braille-found = Plage braille reliée, { $cells } cellules
    .brief = Plage braille là
    .braille = plage { $cells }
braille-lost = La plage braille a disparu, elle est recherchée
    .brief = Plage braille partie
    .braille = plage partie
braille-refused = BRLTTY refuse la plage braille. En général, il te manque le droit de lire sa clé
    .brief = Plage braille refusée
    .braille = plage refusée
transcript-ended = La transcription { $file } s'arrête ici : { $reason }. Le jeu continue.
    .brief = Fin de la transcription
    .braille = transcription { $file } finie, { $reason }
window-unusable = La fenêtre ne peut pas s'ouvrir, le jeu tourne dans le terminal.
    .brief = Pas de fenêtre
    .braille = pas de fenêtre
window-unreadable =
    Ton lecteur d'écran ne peut pas lire la fenêtre, la voix du programme parle. { $system ->
        [windows] Réinstaller braillespiel aide souvent.
        [macos] Réinstaller braillespiel aide souvent.
       *[linux] Ceci aide souvent : pip install --force-reinstall accesskit
    }
    .brief = Fenêtre sans lecteur d'écran
    .braille = fenêtre sans lecteur
braille-no-liblouis =
    Pas de braille du programme : liblouis manque. { $system ->
        [windows] Réinstalle braillespiel. NVDA ou JAWS montrent aussi le jeu sur leur plage sans liblouis.
        [macos] Réinstalle braillespiel. VoiceOver montre aussi la fenêtre sur sa plage sans liblouis.
        [debian] Ceci aide : sudo apt install liblouis20 liblouis-data.
       *[linux] Installe le paquet liblouis de ton système avec ses tables.
    }
    .brief = liblouis manque
    .braille = liblouis manque
braille-table-broken = La table braille { $table } ne fonctionne pas, la table par défaut est prise. Réglages : { $settings-key }.
    .brief = La table { $table } ne fonctionne pas
    .braille = table { $table } manque
    .display-full = La table braille { $table } ne fonctionne pas, la table par défaut est prise. Une autre peut être choisie dans les réglages.
saved-again = De nouveau enregistré, rien ne manque.
    .brief = De nouveau enregistré
    .braille = enregistré
internal-error = Erreur du programme. La partie est gardée ; Échap ouvre le menu.
    .brief = Erreur du programme
    .braille = erreur, échap
    .display = erreur, gardée
    .display-full = Erreur du programme. La partie est gardée ; la { $bottom-key } de la plage dit ce que tu peux faire.
    .page = Erreur du programme. La partie est gardée ; le bouton Menu ouvre le menu.

## Étiquettes

labels-title = Étiquettes, pour quelles cartes ?
    .brief = Quelles cartes ?
labels-own-file = Ton propre fichier, CSV ou TOML
    .braille = fichier à toi
labels-file-name = Nom du fichier
    .braille = nom du fichier
labels-check = Contrôler
labels-make = Créer
labels-formats = Formats
labels-schemes = Notation
labels-profiles = Dimensions des points
labels-sheets = Feuille
labels-papers = Papier
labels-embossers = Imprimante braille
    .braille = imprimante
labels-cards = Taille des cartes
    .braille = cartes
labels-orientations = Le sens de la carte
    .braille = sens
labels-fix = Corriger tout de suite
    .braille = corriger
labels-short = Abréger les longues étiquettes
    .braille = abréger
labels-clean = Supprimer les vieux fichiers du dossier
    .braille = supprimer vieux
labels-no-findings = Contrôlé, aucun problème
    .braille = aucun problème
labels-findings =
    Trouvé : { $count ->
        [1] un problème
       *[other] { $count } problèmes
    }
    .braille = trouvé { $count }
labels-no-format = Aucun format choisi. Sous Formats, Espace en active un.
    .brief = Aucun format choisi
    .braille = pas de format, espace sous formats
    .display = pas de format, voir formats
    .display-full = Aucun format choisi. Actives-en un sous Formats.
labels-begun = C'est parti
    .braille = parti
labels-where = Les fichiers sont dans { $folder }
    .brief = Dans { $folder }
    .braille = dans { $folder }
# Boutons sous l'image, pour la souris et le doigt
button-game-menu = Menu
button-back = Retour
button-mark = Marquer
button-turn = À qui ?
button-end-turn = Finir le tour
button-help = Aide
button-smaller = Plus petit
button-bigger = Plus grand
# Ce qu'un lecteur d'écran apprend de la fenêtre tant que le programme parle lui-même
window-notice = braillespiel parle lui-même. { $reader-key } : ton lecteur d'écran lit la fenêtre.
    .display = braillespiel parle lui-même.
    .display-full = braillespiel parle lui-même.

## Touches d'une relecture

command-net-chat = dire quelque chose aux autres
    .braille = message
command-net-answer = répondre à la question de la table
    .braille = répondre
command-net-people = entendre qui est là
    .braille = qui est là
command-net-code = entendre encore le code de la table
    .braille = code
command-class-hand = lever la main ou la baisser
    .braille = main
command-class-menu = classe : qui aide, ce qui est gardé
    .braille = classe
command-class-notice = entendre qui lit ta ligne et ce qui est gardé
    .braille = qui lit
command-replay-next = coup suivant
command-replay-previous = coup précédent
command-replay-play = jouer tout seul, ou pause
command-replay-faster = plus vite
command-replay-slower = plus lentement
command-replay-first = début de la partie
command-replay-last = fin de la partie
command-replay-jump = aller à une manche ou à un score
command-replay-seat = regarder depuis la place suivante
command-replay-review = analyse : là où l'ordinateur le plus fort aurait joué autrement
command-replay-moments = trois moments : là où la partie s'est décidée
command-replay-play-on = continuer à jouer d'ici, pour s'entraîner
command-replay-leave = quitter la relecture
button-replay-leave = Quitter
button-replay-previous = Retour
button-replay-play = Jouer
button-replay-next = Suivant

## Entre deux manches

setting-round-stop = Arrêt après chaque manche
    .help = Après les scores d'une manche, le jeu attend que tu passes à la donne suivante.
    .braille = arrêt par manche
round-stop = Manche finie, Entrée continue
    .brief = Entrée continue
    .braille = entrée: suite
    .display = éclair: suite
    .display-full = Manche finie, le curseur éclair continue
round-stop-title = Manche finie
round-stop-go-on = Manche suivante
round-stop-scores = Tableau des scores

## Curseurs éclair

route-ends = Cela peut finir la partie. Le faire ?
    .brief = peut finir la partie, le faire ?
    .braille = fin de partie?
route-doubles = Cela termine la rangée, et ses points, en plus ou en moins, comptent double. Le faire ?
    .brief = termine la rangée, compte double, le faire ?
    .braille = terminer x2?

## Légende

command-signs = signes de la ligne braille
    .braille = signes
wording-short-now = Désormais, les phrases de la plage sont courtes dans ce jeu. « { line-legend } » dans l'aide les explique ; le réglage « { setting-braille-wording } » ramène les phrases entières.
    .brief = Plage courte désormais
    .braille = plage courte désormais, aide explique
line-legend = Signes de la ligne braille
    .brief = Signes
    .braille = signes
edge-means = on ne peut pas aller plus loin de ce côté
line-focused = points 7 et 8
    .braille = points 7 8
line-focused-means = sous la carte qui a le focus ; le même curseur éclair, une seconde fois, agit
line-status-waiting = points 1, 2, 3 et 7 de la cellule d'état
    .braille = points 1 2 3 7 cell état
line-status-waiting-means = un, deux, trois, quatre messages ou plus attendent
line-status-message = point 4 de la cellule d'état
    .braille = point 4 cell état
line-status-message-means = ici se trouve un message ou une réponse, pas la zone
line-status-turn = point 5 de la cellule d'état
    .braille = point 5 cell état
line-status-turn-means = c'est à toi
line-status-more = point 8 de la cellule d'état
    .braille = point 8 cell état
line-status-more-means = il y a une suite à droite
line-status-too-soon = point 6 de la cellule d'état
    .braille = point 6 cell état
line-status-too-soon-means = trop tôt, appuie encore

## Touches de la plage

line-keys = Touches de la plage
key-name-braillebottom = plage tout en bas
line-routing = curseur éclair au-dessus d'une carte
    .braille = éclair
line-routing-does = lui donne le focus ; encore, quand tu l'as lue : le fait
    .braille = focus, encore: fait
line-routing-sign = curseur éclair au-dessus du signe de la zone
    .braille = éclair sur signe
line-routing-sign-does = ouvre la légende de tous les signes
    .braille = légende
line-routing-status = curseur éclair au-dessus de la cellule d'état
    .braille = éclair sur état
line-routing-status-does = marque tous les messages comme lus
    .braille = tout lu
game-menu-commands = Que puis-je faire ? Entrée le fait
    .brief = Que puis-je faire ?
    .braille = toutes les commandes, entrée en fait une
    .display = toutes les commandes, éclair en fait une
    .display-full = Que puis-je faire ? Le curseur éclair le fait

## Où en est la partie, au bout droit des lignes de 40 cellules et plus

line-points = derrière la barre de points 4 5 6 8 : tes points, { $count }
    .braille = { $count }p
line-discard = puis ce qui est sur la défausse : { $card }
    .braille = { $card }

## Formulation de la ligne braille

setting-braille-wording = Formulation de la ligne braille
    .brief = Formulation braille
    .braille = formulation braille
    .help = Brève utilise des mots courts et des signes, complète montre tout ce qui est dit. Cartes et places restent courtes dans les deux.
setting-braille-wording-brief = brève
setting-braille-wording-full = complète

## Une place que l'on écrit

command-go-to-place = écrire une place : rangée et place, comme r2 3
    .braille = écrire place r2 3
place-ask = Quelle place ? Rangée et place, comme r2 3
    .brief = Quelle place ?
    .braille = place? r2 3
place-no-field = Tu peux écrire des places là où il y a un plateau, comme dans Hexaducto et Cubus.
    .brief = pas de plateau ici
    .braille = pas de plateau
place-unclear = { $text } n'est pas une place : écris rangée et place, comme r2 3.
    .brief = rangée et place, comme r2 3
    .braille = { $text }? tape r2 3
place-missing = Il n'y a pas de place { $place } dans la rangée { $row }.
    .brief = pas de place { $place } dans la rangée { $row }
    .braille = r{ $row } sans { $place }

## Deux plateaux côte à côte, sur les plages de plusieurs lignes

setting-field-beside = Plateaux côte à côte
    .help = Sur une plage braille de plusieurs lignes, ton plateau est à gauche d'une barre et celui d'un adversaire à droite, si les deux tiennent.
    .braille = plateaux côte
line-fields = points 4, 5, 6 et 8
    .braille = points 4 5 6 8
line-fields-means = entre deux messages, et entre deux plateaux : le tien à gauche, celui d'un adversaire à droite ; sans indicateur de nombre là où il ne tiendrait pas
line-earlier = deux fois points 4, 5, 6 et 8
    .braille = deux fois points 4 5 6 8
line-earlier-means = ce qui suit date d'avant ton dernier coup et n'est pas encore lu

## Formulation par sorte de message, noms, calme

setting-wording-table = Réponses et table
    .help = Comment tout le reste est dit quand la formulation est normale : réponses aux touches, menus, manches, scores.
    .braille = réponses, table
setting-wording-table-brief = brèves
setting-wording-table-full = complètes
setting-card-order = Les cartes commencent par
    .help = Si une carte qui a les deux se lit d'abord avec sa valeur, ou d'abord avec sa couleur ou son pilier. L'écriture des cartes en braille se règle sous "Notation des cartes".
    .braille = début des cartes
setting-card-order-game = comme d'habitude dans le jeu
    .brief = comme dans le jeu
setting-card-order-value = valeur
setting-card-order-colour = couleur ou pilier
setting-on-demand = Parler seulement à la demande
    .help = Tu n'entends ce qui se passe que si tu le demandes. Les sons restent, les touches répondent, L dit ce qui s'est passé en dernier, et les messages urgents viennent quand même. Les messages attendent comme toujours sur la ligne braille.
    .braille = à la demande
setting-braille-wording-normal = normale
setting-braille-wording-own = Braille : tes coups
    .help = Comment tes propres coups apparaissent sur la ligne braille quand sa formulation est normale.
    .braille = braille: tes coups
setting-braille-wording-own-brief = brefs
setting-braille-wording-own-full = complets
setting-braille-wording-others = Braille : coups des autres
    .help = Comment les coups des autres apparaissent sur la ligne braille quand sa formulation est normale.
    .braille = braille: autres
setting-braille-wording-others-brief = brefs
setting-braille-wording-others-full = complets
setting-braille-wording-table = Braille : réponses et table
    .help = Comment tout le reste apparaît sur la ligne braille quand sa formulation est normale.
    .braille = braille: réponses
setting-braille-wording-table-brief = brèves
setting-braille-wording-table-full = complètes

## Sons par sorte, sons à toi, fenêtre sombre

setting-volume-moves = Volume des coups
    .help = La force des cartes, dés et pioches, par rapport au volume de tous les sons.
    .braille = volume coups
setting-volume-moves-value = { $value }
setting-volume-signals = Volume des signaux
    .help = La force des sons qui annoncent ton tour, la victoire, le chrono, un joueur qui toque ou un appareil.
    .braille = volume signaux
setting-volume-signals-value = { $value }
setting-volume-keys = Volume des touches
    .help = La force des sons des bords et des erreurs, et de ce que tu marques, ouvres ou fermes.
    .braille = volume touches
setting-volume-keys-value = { $value }
setting-volume-tones = Volume des notes
    .help = La force des notes qui décrivent un plateau.
    .braille = volume notes
setting-volume-tones-value = { $value }
setting-sound-pack = Tes propres sons
    .help = Dans le dossier de données, sous sounds, fais un dossier de fichiers WAV qui portent les noms de ceux du programme, comme turn.wav. Pour ceux qui manquent, le son du programme est joué.
    .braille = sons à toi
setting-sound-pack-none = aucun
setting-curtain = Fenêtre noire
    .help = La fenêtre reste noire, pour que personne ne lise par-dessus ton épaule. Parole, braille et touches marchent comme toujours. Aussi avec Contrôle D.
    .braille = fenêtre noire
command-curtain = noircir la fenêtre ou la montrer de nouveau
    .braille = fenêtre noire
curtain-drawn = Fenêtre noire
    .braille = fenêtre noire
curtain-open = Fenêtre de nouveau visible
    .brief = Fenêtre visible
    .braille = fenêtre visible
curtain-no-window = Il n'y a pas de fenêtre à noircir ici. Pour un terminal, éteins l'écran lui-même.
    .brief = Pas de fenêtre
    .braille = pas de fenêtre

## Conseils : d'abord ce qu'ils rapportent

hint-larger = Ou plus d'un coup. { $action }
    .braille = ou { $action }
setting-wording-own-normal = normaux
setting-wording-others-normal = normaux
setting-wording-table-normal = normales
setting-braille-wording-own-normal = normaux
setting-braille-wording-others-normal = normaux
setting-braille-wording-table-normal = normales
# Dit seulement en formulation complète, derrière le nom d'une zone où l'on va.
zone-of = zone { $number } sur { $count }
    .normal = { "" }
    .brief = { "" }
    .braille = { "" }

## Une partie est finie : ce qu'une plage propose

over-entry-menu = Menu
    .braille = menu
over-again = Sur la plage, le curseur éclair au-dessus de "encore" commence une autre partie, celui au-dessus de "menu" ouvre le menu.
    .braille = éclair: { game-menu-again.braille }, { over-entry-menu.braille }
over-menu = Sur la plage, le curseur éclair au-dessus de "menu" ouvre le menu.
    .braille = éclair: { over-entry-menu.braille }
over-list = La { $bottom-key } de la plage dit ce que tu peux faire maintenant.
    .braille = { $bottom-key }: liste

## Quitter une partie jouée à côté d'une table en réseau

game-menu-leave-table = À la salle d'attente, la partie reste gardée
    .brief = Salle d'attente, gardée
    .braille = salle d'attente
game-menu-leave-table-ended = À la salle d'attente, la partie est parmi les parties finies
    .brief = Salle d'attente
    .braille = salle d'attente

## Les touches d'un pupitre

command-desk-activate = ce qu'on peut en faire
    .braille = faire
command-desk-game-menu = tout pour la classe entière
    .braille = classe
command-desk-back = tout pour la classe entière
    .braille = classe
command-desk-next = au prochain élève qui a besoin de toi
    .braille = prochain besoin
command-desk-hand-down = la main levée est traitée
    .braille = main baissée
command-desk-know = oui à tous les appareils qui l'attendent
    .braille = oui à tous
command-desk-answer = laisser entrer qui toque, ou non
    .braille = qui toque
command-desk-follow = suivre l'élève en direct, ou ne plus le suivre
    .braille = suivre
command-desk-line = ta ligne braille montre celle de l'élève, ou le pupitre
    .braille = sa ligne
command-desk-aloud = entendre ce que l'élève entend, ou non
    .braille = l'entendre
command-desk-say = dire quelque chose à l'élève
    .braille = dire
command-desk-say-all = dire quelque chose à tout le monde
    .braille = dire à tous
command-desk-pause = pause pour l'élève ou la table, ou continuer
    .braille = pause
command-desk-pause-all = pause pour tout le monde, ou continuer
    .braille = pause pour tous
command-desk-hint = donner un conseil à l'élève
    .braille = conseil
command-desk-take-back = annuler le dernier coup à la table de l'élève
    .braille = annuler
command-desk-seat = placer l'élève ailleurs
    .braille = placer
command-desk-late = une place, un exercice ou une partie pour qui arrive en retard
    .braille = retard
command-desk-helper = lien pour un voyant qui aide l'élève, ou y mettre fin
    .braille = voyant qui aide
command-desk-deal = répartir la classe entre les tables
    .braille = répartir
command-desk-exercises = donner des exercices
    .braille = exercices
command-desk-project = ce que montre le projecteur
    .braille = projecteur
command-desk-class = où en est la classe
    .braille = classe
command-desk-missing = qui de la liste n'est pas là
    .braille = absents
command-desk-code = le code et l'adresse de la classe
    .braille = code
command-class-alone = plus personne d'autre que le prof ne voit ma ligne
    .braille = sans témoin
command-net-desk = au pupitre, ou à la suivante de mes propres tables (profs)
    .braille = pupitre
command-desk-seats = à mes propres places, et retour au pupitre
    .braille = mes places
button-desk-next = Qui a besoin de moi ?
button-desk-class = Classe
