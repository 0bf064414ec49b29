### Une place dans un navigateur. Ce qui commence par page- arrive à la page sans ce début.


## L'entrée

page-title = braillespiel
page-welcome = Prends place à la table
page-code = Code de la table, six chiffres
page-name = Ton nom
page-name-second = Nom d'une deuxième personne à cet appareil, sinon laisse vide
page-watch = Seulement regarder
page-enter = Aller à la table
page-desk = Le pupitre du prof
page-projector = L'écran pour tout le monde
page-helper = Suivre à côté d'un élève
page-script = Cette page a besoin de JavaScript ; il est désactivé dans ce navigateur.
page-late = Cette page est en train de charger. Si rien ne vient, recharge-la.
page-load-again = Recharger
page-code-once = Code à usage unique, huit chiffres
page-unlock = Ouvrir
page-language = Langue
page-who = As-tu déjà joué à cette table sur cet appareil, ou est-ce quelqu'un d'autre ?
page-who-me = C'était moi
page-who-other = Quelqu'un d'autre
page-house-name = Comment tu veux t'appeler ici
page-house-word = Le mot d'entrée ou l'invitation
page-house-enter = Entrer
page-house-who = Étais-tu déjà là avec cet appareil, ou est-ce quelqu'un d'autre ?
page-house-who-me = J'étais là
page-house-forgotten = La maison ne te connaît plus. Avec un nom, tu entres comme quelqu'un de nouveau.
page-house-tab = Tu es déjà là dans un autre onglet. Dans celui-ci, tu entres sous un autre nom.
page-house-forget = Oublier cet appareil, et ton nom ici aussi
page-forgotten = La table ne connaît plus ta place. Le code t'en donne une nouvelle.
page-tab = Tu as déjà une place à cette table dans un autre onglet. Ici tu en as une deuxième.
page-forget = Oublier cet appareil
page-forget-done = Cet appareil ne sait plus rien de toi.

## Qui lit à voix haute

page-reader-question = Un lecteur d'écran te lit-il la page ?
page-reader-yes = Oui, mon lecteur d'écran lit
page-reader-no = Non, je vois la page
page-reader-speak = Non, la page doit lire à voix haute
page-speech = La page lit à voix haute
page-speech-none = Ce navigateur n'a pas de voix pour ta langue.

## Autour de la table

page-dress-touch = Passer aux listes de boutons
page-dress-keys = Passer aux grilles avec les flèches
page-tools = Lecture et touches
page-actions = Actions
page-command = Commande
page-command-hint = Lettre, carte ou coup, puis Entrée
page-command-send = Envoyer
page-command-open = Écrire une commande
page-past = Ce qui s'est passé
page-past-empty = Rien pour l'instant
page-keys-on = Raccourcis par lettres
page-card = carte
page-item = élément
page-row = rangée { "$n" }
page-empty = vide
page-more = Plus
page-less = Moins

## La connexion

page-lost = Connexion perdue. Ta place est gardée.
page-helper-lost = Connexion perdue. Rien n'est montré jusqu'à son retour, qui vient de lui-même.
page-returned = À nouveau en ligne
page-retry = Se reconnecter
page-again = Retour à la table

## Ce que le serveur dit à la page

web-elsewhere = Ta place est maintenant ouverte dans un autre onglet ou sur un autre appareil.
web-idle = Il ne s'est rien passé ici depuis longtemps. Recharge la page.
web-flood = Trop de touches à la fois. Recharge la page, ta place est gardée.
web-malformed = Cette page ne va pas avec le serveur. Recharge-la.
web-class-ended = La classe est finie. Quand elle rouvre avec la même liste, tu reviens automatiquement à ta place.
web-closing = La table est fermée. Quand elle rouvre, tu y reviens automatiquement.
web-over = La partie est finie, et la table est fermée.
web-house-closing = La maison est fermée. Quand elle rouvre, tu y reviens automatiquement.
web-house-left = Tu as quitté la maison. Ton nom ici te reste.
web-fault = Quelque chose s'est mal passé sur le serveur. Recharge la page, ta place est gardée.

## La page d'un voyant qui aide

helper-title = À côté de { $name }
helper-turn = C'est à { $name } de jouer
helper-turn-both = C'est à { $name } de jouer, et aussi à { $names }
helper-turn-several = C'est le tour de { $names }
helper-turn-nobody = Un instant
helper-match-hall = { $name } n'est encore à aucune table
helper-match-gathering = La partie n'a pas encore commencé
helper-match-over = La partie est finie
helper-away = L'appareil de { $name } n'est pas connecté pour l'instant.
helper-private = Rien n'est montré pour l'instant : { $name } est dans un menu, écrit quelque chose ou partage l'appareil avec quelqu'un.
helper-nothing = Rien n'est encore venu de { $name }.
helper-reads = Ce que lit { $name }
helper-hears = Ce que { $name } vient d'entendre
helper-told = { $name } sait que tu vois ceci, et peut y mettre fin à tout moment.
helper-over = Ce lien n'est plus valable, et plus rien n'est montré ici. Demande au prof s'il t'en faut un autre.
helper-elsewhere = Cette page est maintenant ouverte ailleurs.
