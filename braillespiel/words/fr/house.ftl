### Une maison : beaucoup de tables derrière une seule porte, pour des gens qui ne se connaissent pas.


# --- la ligne de commande -------------------------------------------------------------------------

house-cli = tenir une maison : beaucoup de tables, pour des gens venus de partout
house-cli-for = pour qui est la maison : adults, everybody ou school (adultes, tout le monde, une école)
house-cli-operator = la personne qui tient la maison, comme on la nomme à tout le monde
house-cli-contact = comment joindre cette personne sans entrer dans la maison
house-cli-deletes = ce qui est effacé et quand, avec tes mots
house-cli-operator-port = port de la page de gestion sur cet ordinateur (0 : n'importe lequel)
house-cli-word = les nouveaux ont besoin de ce mot d'entrée ; "" ouvre la maison à tout le monde
house-cli-log = un fichier pour ce qui se passe, sans noms : au plus 6 fichiers de 1 Mo, FILE, FILE.1 et ainsi de suite
house-cli-store-file = un fichier avec la ligne de connexion d'une base PostgreSQL où se trouve la maison ; plusieurs ordinateurs peuvent la partager
house-cli-inner = adresse et port auxquels les autres ordinateurs de cette maison joignent celui-ci (sinon : sa propre adresse, un port quelconque)
house-cli-outer = nom ou adresse auxquels on joint cet ordinateur d'ailleurs ; chacun l'apprend pour le cas où un autre tomberait en panne (sinon : sa propre adresse ; "" n'en dit aucune)
house-cli-alone = nombre de tables que mène seul l'ordinateur qui mène la maison ; les suivantes sont réparties entre tous ses ordinateurs (sinon : { $most })
house-cli-tables = nombre de tables que mène au plus cet ordinateur tant qu'il y en a un autre qui en mène ; 0 : aucune
house-cli-game = un jeu d'un autre paquet auquel on joue ici aussi ; "" n'en propose aucun
house-cli-new = ouvrir dans une maison une table pour ce jeu, écrire son numéro, et y jouer
house-cli-seats = nombre de places de la nouvelle table
house-cli-entry = le mot d'entrée ou l'invitation d'une maison fermée
house-error-alone = Une maison joue à tous les jeux, à autant de tables qu'on veut : --house ne va pas avec un jeu, ni avec --seats, --seed, --code ou --class.
house-error-own-game = { $game } vient avec le programme, et on y joue dans toutes les maisons. --game est pour les jeux d'autres paquets.
house-error-timed-game = { $game } a un chrono et vient d'un autre paquet : une maison essaie d'abord chaque coup ailleurs, et un chrono ne peut pas l'attendre. Laisse ce jeu de côté.
house-error-only = --for, --operator, --contact, --deletes, --entry-word, --store-file et --game vont avec une maison. Ajoute --house.
house-error-store = Une maison a besoin d'une mémoire où écrire : ici, rien ne serait gardé.
house-error-tells = Des inconnus doivent savoir à qui est la maison avant d'y venir. Indique une fois --for, --operator, --contact et --deletes ; c'est retenu. Ou ajoute --loopback-only pour un essai.
house-error-store-file = Impossible de lire { $file } : { $reason }.
house-error-store-file-open = D'autres peuvent lire { $file }, et un mot de passe s'y trouve. Son propriétaire seul doit pouvoir le lire.
house-error-store-file-empty = { $file } est vide. Il doit contenir la ligne de connexion d'une base PostgreSQL.
house-error-port = Le port { $port } ne peut pas être ouvert ici : { $reason }. Choisis-en un autre.
house-error-inner-alone = --inner, --outer, --alone et --tables vont avec --store-file : sans lui, il n'y a pas d'autre ordinateur.
house-error-inner = --inner { $address } n'est pas une adresse avec un port. Elle ressemble à 10.0.0.5:24112.
house-error-outer = --outer { $address } n'est ni un nom ni une adresse d'ordinateur. Cela ressemble à maison2.example.org, sans port.
house-error-new = --seats et --word vont avec --new, ou avec l'adresse d'une maison.
house-opened = La maison est ouverte. Adresse { $address }. Ses mots : { $words }.
house-opened-loopback = La maison est ouverte, depuis cet ordinateur seulement. Adresse { $address }. Ses mots : { $words }.
house-closes = Ctrl+C la ferme ; ses tables continueront la prochaine fois.
house-closes-host = Ctrl+C arrête cet hôte. Si un autre attend, il continue la maison et ses tables ; sinon, elles continueront la prochaine fois.
house-opened-web = Dans un navigateur : { $address }
house-opened-no-web = Dans un navigateur, seulement par https : pour cela, ajoute --cert et --key.
house-for-adults = { $name } est pour les adultes. Là où toute la table le permet, on peut s'écrire.
house-for-everybody = { $name } est pour tout le monde. Les inconnus ne se disent que des phrases toutes faites.
house-for-school = { $name } est pour une école. Les inconnus ne se disent que des phrases toutes faites.
house-propose-closed = Quiconque a l'adresse peut entrer. Pour une école ou un club, ajoute --entry-word MOT, ou fais des invitations sur la page de gestion.
house-told-nearly-full = Presque plein : la mémoire a presque atteint sa limite. Plus aucune table ne s'ouvre tant qu'il n'y a pas de place.
house-told-room-again = À nouveau de la place : de nouvelles tables peuvent s'ouvrir.
house-told-fault = Une erreur s'est produite ; elle est dans le journal des erreurs. Toutes les autres tables continuent.
house-told-reported = Quelqu'un a été signalé. Le signalement est gardé 30 jours.
house-told-waits-for-host = { $host } tient cette maison. Cet ordinateur attend, et continuera quand l'autre s'arrêtera.
house-told-waits-for-store = Cet ordinateur réessaie jusqu'à pouvoir continuer.
house-told-led-elsewhere = Cet ordinateur ne tient plus la maison, ou n'en est pas sûr. Ceux qui étaient ici cherchent la maison à nouveau.
house-told-passes-on = On peut aussi entrer par { $address } : cet ordinateur transmet.
house-told-cannot-pass-on = Cet ordinateur ne peut transmettre personne ({ $reason }). Il attend, et réessaiera.
house-told-cannot-reach = L'ordinateur qui tient la maison ne répond pas à { $address } ; on ne peut donc transmettre personne. Donne-lui avec --inner une adresse qui mène d'ici à lui.
house-told-cannot-listen = Personne ne peut entrer ici ({ $reason }). Un autre ordinateur peut tenir la maison ; celui-ci réessaie.
house-told-cannot-be-watched = Par --operator-port, personne ne peut demander comment va cet ordinateur ({ $reason }).
house-new = Table { $table }. Les autres viennent avec : braillespiel join { $address }/{ $table }
house-new-code = Son code : { $code }

# --- pourquoi quelque chose ne se fait pas --------------------------------------------------------

net-rule-house-unknown = Rien ne montre que { $host } est la maison que tu cherches. Demande l'adresse avec ses mots à la personne qui la tient.
    .brief = Maison inconnue : { $host }
    .braille = maison inconnue { $host }
net-rule-house-other = Ce n'est pas la maison que tu connais qui répond là-bas. Rien ne lui a été envoyé.
    .brief = Une autre maison répond
    .braille = une autre maison répond
net-rule-house-version = La maison parle une autre version du protocole. Mets le programme à jour.
    .brief = Autre version
    .braille = autre version
net-rule-house-proof = Ta clé n'y a pas été acceptée. Connecte-toi à nouveau.
    .brief = Clé refusée
    .braille = clé refusée
net-rule-house-word = La maison est fermée : il faut aux nouveaux son mot d'entrée ou une invitation.
    .brief = Mot d'entrée demandé
    .braille = mot d'entrée?
net-rule-house-banned =
    Tu ne peux pas entrer : l'exclusion dure { $days ->
        [1] encore un jour
       *[other] encore { $days } jours
    }. La raison : { $why }. Si tu n'es pas d'accord, écris à { $contact }.
    .brief =
        Exclusion pour { $days ->
            [1] un jour
           *[other] { $days } jours
        } : { $why }
    .braille = exclusion { $days } j: { $why }; { $contact }
net-rule-house-range = Trop de nouveaux sont venus de ton réseau aujourd'hui. Réessaie demain.
    .brief = Trop de nouveaux aujourd'hui
    .braille = réessaie demain
net-rule-house-full = La maison est pleine en ce moment. Réessaie plus tard.
    .brief = Maison pleine
    .braille = maison pleine
net-rule-house-name-needed = Dis d'abord comment tu veux t'appeler ici.
    .brief = Il faut un nom
    .braille = il faut un nom
net-rule-house-name-taken = { $name } est pris ici, ou sonne comme un nom qui l'est. Choisis-en un autre.
    .brief = { $name } est pris
    .braille = { $name } pris
net-rule-house-name-refused = Ce nom n'est pas permis ici. Choisis-en un autre.
    .brief = Nom pas permis
    .braille = nom refusé
net-rule-house-no-table = Cette table ne t'est pas ouverte, ou n'est plus là.
    .brief = Pas de table
    .braille = pas de table
net-rule-house-guesses =
    Trop de mauvais codes. Attends { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }.
    .braille = attends { $seconds } s
net-rule-house-ends = La maison ferme. Tes tables continueront quand elle rouvrira.
    .brief = La maison ferme
    .braille = maison ferme
net-rule-house-waits = La maison attend son disque. Réessaie dans un instant.
    .brief = La maison attend son disque
    .braille = attend le disque
net-rule-house-away = Pas fait : la connexion à la maison est perdue. Réessaie quand tu seras de retour.
    .brief = Pas fait, connexion perdue
    .braille = pas fait, connexion perdue
net-rule-house-watching = Pas de spectateurs à cette table : tous ceux qui y jouent doivent le permettre.
    .brief = Pas de spectateurs ici
    .braille = pas de spectateurs
net-rule-house-ready-only = Ici, seulement des phrases toutes faites : les flèches en choisissent une.
    .brief = Phrases toutes faites seulement
    .braille = phrases prêtes
    .display-full = Ici, seulement des phrases toutes faites : le curseur éclair au-dessus d'une phrase l'envoie.
net-rule-house-yourself = C'est toi.
    .braille = c'est toi
net-rule-house-blocks-many = Tu bloques déjà { $most } personnes ; il ne peut y en avoir plus.
    .braille = déjà { $most } bloqués
net-rule-house-nobody = Personne ne s'appelle { $name } ici.
    .brief = Personne de ce nom : { $name }
    .braille = inconnu: { $name }
net-rule-house-not-invited = Impossible d'inviter { $name } maintenant.
    .braille = { $name } pas maintenant
net-rule-house-tables-many = Tu as déjà { $most } tables ouvertes. Fermes-en d'abord une.
    .brief = Déjà { $most } tables ouvertes
    .braille = { $most } tables ouvertes
net-rule-house-game = On ne joue pas à { $game } dans cette maison.
    .braille = pas { $game } ici
net-rule-house-outside-full = La maison a déjà { $most } tables avec des jeux d'autres paquets, et n'en prend pas plus. Choisis un autre jeu, ou rejoins une de ces tables.
    .brief = Trop de tables avec des jeux d'autres paquets
    .braille = { $game }: complet
net-rule-house-reports-many = Tu as fait { $most } signalements aujourd'hui ; ils vont d'abord être lus.
    .brief = Déjà { $most } signalements aujourd'hui
    .braille = { $most } signalés déjà
net-rule-house-device-known = Cet appareil a déjà un nom ici.
    .brief = Appareil déjà connu
    .braille = appareil connu
net-rule-house-devices-many = Tu as déjà { $most } appareils. Retires-en d'abord un.
    .brief = Déjà { $most } appareils
    .braille = { $most } appareils

# --- ce qui se passe à une table ------------------------------------------------------------------

net-news-words-on = On peut s'écrire : toute la table est d'accord.
    .brief = On peut s'écrire
    .braille = écrire permis
net-news-words-off = On ne peut plus s'écrire : seulement des phrases toutes faites.
    .brief = On ne peut plus s'écrire
    .braille = écrire pas permis
net-news-watching-on = Les spectateurs sont permis : toute la table est d'accord.
    .brief = Spectateurs permis
    .braille = spectateurs permis
net-news-watching-off = Plus de spectateurs.
    .brief = Plus de spectateurs
    .braille = plus de spectateurs
net-news-words-on-you = On peut s'écrire.
    .braille = écrire permis
net-news-words-off-you = On ne peut plus s'écrire.
    .braille = écrire pas permis
net-news-watching-on-you = Les spectateurs sont permis.
    .braille = spectateurs permis
net-news-watching-off-you = Plus de spectateurs.
    .braille = plus de spectateurs

# --- la page de gestion ---------------------------------------------------------------------------

house-page-open = La page de gestion, valable pour un seul navigateur : { $address }
house-page-title =
    Gestion { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
house-page-closed = Cette page s'ouvre avec l'adresse qu'écrit la maison, une fois par adresse.
house-page-now =
    { $count ->
        [1] Une personne a
       *[other] { $count } personnes ont
    } un nom ici, { $here } dans le hall, { $number ->
        [1] une table ouverte
       *[other] { $number } tables ouvertes
    }.
house-page-reports =
    { $count ->
        [0] Aucun signalement
        [one] Un signalement
       *[other] { $count } signalements
    }
house-page-report = Signalement { $number } : { $name }, { $what }, signalé par { $by }
house-page-report-words = ce qui a été dit
house-page-report-name = le nom
house-page-report-play = la façon de jouer
house-page-decide = Le signalement { $number } est réglé : l'effacer
house-page-people = Personnes
house-page-find = Chercher un nom
house-page-nobody = Personne ne s'appelle { $name }.
house-page-banned = Exclusion jusqu'au { $until }. { $why }
house-page-muted = Discussion coupée jusqu'au { $until }.
house-page-days = Jours (0 y met fin)
house-page-why = Raison et recours, comme la personne les lira
house-page-mute = Couper la discussion à { $name }
house-page-ban = Exclure { $name }
house-page-neutral = Donner à { $name } un nom neutre
house-page-close-range =
    Ne plus laisser entrer de nouveaux du réseau { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
house-page-open-range =
    Laisser à nouveau entrer des nouveaux du réseau { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
house-page-delete = Effacer { $name } et tout ce qui est gardé sur cette personne
house-page-tables =
    { $count ->
        [0] Aucune table
        [one] Une table
       *[other] { $count } tables
    }
house-page-table =
    Table { $table } : { $game }, { $names }, { $left ->
        [one] { $left } libre
       *[other] { $left } libres
    }
house-page-table-empty = personne
house-page-close-table = Fermer la table { $table } pour de bon
house-page-coming = Qui peut venir
house-page-invite = Faire une invitation pour une personne
house-page-end-invitation = Mettre fin à l'invitation { $number }, valable jusqu'au { $until }
house-page-names = Mots qu'aucun nom ne peut contenir, un par ligne. Cela aide ; cela ne protège personne.
house-page-keep-names = Garder ces mots
house-page-deeds = Ce qu'ont fait ceux qui tiennent la maison
house-page-not-done = Pas fait : quelque chose n'allait pas dans le formulaire.
house-page-done-mute = Fait : discussion coupée, ou rendue.
house-page-done-ban = Fait : exclusion et renvoi, ou fin de l'exclusion.
house-page-done-neutral = Fait : le nom est maintenant { $word }.
house-page-done-close-range = Fait : plus de nouveaux de là-bas.
house-page-done-open-range = Fait : des nouveaux peuvent venir de là-bas.
house-page-done-delete = Fait : effacé.
house-page-done-decide = Fait : le signalement est effacé.
house-page-done-close-table = Fait : la table est fermée.
house-page-done-invite = L'invitation : { $word }. Elle n'est montrée que cette fois.
house-page-done-end-invitation = Fait : fin de l'invitation.
house-page-done-names = Fait : les mots sont gardés.
house-deed-mute = discussion coupée
house-deed-unmute = discussion rendue
house-deed-ban = exclusion
house-deed-unban = fin de l'exclusion
house-deed-rename = nom neutre donné
house-deed-close-range = réseau fermé aux nouveaux
house-deed-open-range = réseau ouvert aux nouveaux
house-deed-delete = effacement
house-deed-decide = un signalement réglé
house-deed-close-table = une table fermée
house-deed-invite = une invitation faite
house-deed-end-invitation = fin d'une invitation
house-deed-names = mots refusés modifiés
house-told-code-used = La page de gestion a été ouverte. Sa prochaine adresse : { $address }
house-told-operator = La personne qui tient la maison a fait quelque chose ; la page en donne la liste.

# --- la commande qui s'occupe de ce qui est gardé --------------------------------------------------

house-kept-help = ce qu'une maison garde : le remettre à une personne ou l'effacer, tout sauvegarder ; invitations
house-kept-name = comment la personne s'appelle dans la maison
house-kept-delete = effacer une personne de la maison, avec tout ce qui est gardé sur elle
house-kept-hand-out = écrire dans un fichier JSON tout ce qui est gardé d'une personne
house-kept-out = le fichier
house-kept-runs = La maison est ouverte. Utilise la page de gestion, ou ferme d'abord la maison.
house-kept-on-server = La maison de ce dossier se trouve dans une base de données. Ajoute --store-file avec le fichier de sa ligne de connexion.
house-kept-on-server-backup = La maison de ce dossier se trouve dans une base de données. Sauvegarde-la et restaure-la avec les outils de PostgreSQL : pg_dump et pg_restore.
house-kept-nobody = Personne ne s'appelle { $name } dans cette maison.
house-kept-deleted = Effacé : { $name }. Tables et parties sans personne d'autre : { $count } ; celles des autres, où ce nom ne figure plus : { $renamed }. Les sauvegardes et ce que gardent les appareils des autres restent hors d'atteinte.
house-kept-handed = { $name } : écrit dans { $path }.
house-kept-unwritten = Impossible d'écrire { $path } : { $reason }.
house-kept-back-up = écrire une sauvegarde de la maison dans un fichier, même pendant qu'elle est ouverte
house-kept-restore = remettre une sauvegarde de la maison ; les personnes effacées depuis le sont de nouveau
house-kept-upgrade = met les tables d'une maison dans une base de données au niveau de cette version, même pendant qu'elle est ouverte ; les ordinateurs plus anciens s'arrêtent alors
house-kept-upgraded = Les tables sont maintenant celles de cette version.
house-kept-invite = faire une invitation pour une personne, et fermer la maison à tous les autres nouveaux
house-kept-days = pendant combien de jours elle vaut
house-kept-days-wrong = Une invitation vaut de 1 à { $most } jours.
house-kept-invitations = lister les invitations valables, sans leurs mots
house-kept-end-invitation = mettre fin à une invitation
house-kept-number = son numéro, comme le dit la liste
house-kept-invited = L'invitation : { $word }. Elle n'est montrée que cette fois. Elle vaut pour une personne jusqu'au { $until } ; son numéro est { $number }.
house-kept-invitation = { $number }, valable jusqu'au { $until }
house-kept-invitations-none = Aucune invitation n'est valable en ce moment.
house-kept-ended = L'invitation { $number } est terminée.
house-kept-no-invitation = Aucune invitation n'a le numéro { $number }.
net-rule-house-no-invitation = Aucune invitation n'a ce numéro : elle a servi, a été retirée, ou ne vaut plus.
    .brief = Pas de telle invitation
    .braille = pas d'invitation
house-kept-file = le fichier de la sauvegarde
house-kept-list = une liste des effacements (deleted.txt) gardée ailleurs
house-kept-none = Il n'y a pas de maison dans { $folder }.
house-kept-backed-up = La sauvegarde est dans { $path }. Garde aussi une copie de { $list }, mais pas au même endroit : d'après cette liste, les personnes effacées le sont de nouveau quand une sauvegarde est remise en place.
house-kept-no-list = Il n'y a pas de liste des effacements dans { $path }.
house-kept-no-backup = { $path } n'est pas une sauvegarde d'une maison. Rien n'a changé.
house-kept-not-restored = Impossible de remettre la sauvegarde : { $path } : { $reason }.
house-kept-restored = La maison est de nouveau comme dans { $path }.
house-kept-again =
    { $count ->
        [0] La liste des effacements a été parcourue : personne de cette liste n'est dans cette maison.
        [one] Effacée de nouveau, comme avant : 1 personne.
       *[other] Effacées de nouveau, comme avant : { $count } personnes.
    }
house-cli-proxy = l'adresse d'un proxy inverse placé devant la maison
house-cli-proxy-header = le seul en-tête où ce proxy dit qui est venu, par exemple X-Real-IP
house-error-proxy = { $address } n'est pas une adresse IP de proxy.
house-error-proxy-both = --proxy et --proxy-header vont ensemble.
house-somebody = Une personne partie
net-rule-house-why = Écris d'abord la raison : la personne exclue la lit.
    .brief = Il manque la raison
    .braille = il manque la raison
net-rule-house-deleted = La maison a effacé tout ce qu'elle gardait de toi, à ta demande ou par décision de la personne qui la tient. Tu peux revenir sous un nouveau nom.
    .brief = Effacé ici
    .braille = effacé ici

# --- les amis -------------------------------------------------------------------------------------

house-group-friends = amis
    .braille = amis
house-friend-here = { $name }, en ligne
    .braille = { $name } là
house-friend-away = { $name }, hors ligne
    .braille = { $name } -
house-friend-asked = { $name }, demande envoyée
    .braille = { $name } demandé
house-friend-asks = { $name } veut être ton ami
    .braille = { $name }: ami?
house-friend-help = Espace invite à ta table ; Entrée ouvre le reste.
    .braille = espace invite
    .display = { $bottom-key }: inviter
    .display-full = Le curseur éclair ouvre ce qu'il y a ; la liste de la { $bottom-key } de la plage invite à ta table.
house-friend-told-asks = { $name } aimerait être ton ami. La question est dans le hall, parmi les amis.
    .brief = { $name } aimerait être ton ami
    .braille = { $name }: ami?
house-friend-new = { $name } et toi, vous êtes amis ici.
    .brief = Amis avec { $name }
    .braille = { $name }: ami
house-friend-add = Amis par quatre mots
    .braille = quatre mots
house-friend-add-help = L'un de vous montre quatre mots, l'autre les écrit ici ; vous êtes alors amis.
house-friend-show = Montrer quatre mots
    .braille = montrer mots
house-friend-show-help = Ils valent une fois, pendant un jour. Si quelqu'un les écrit dans cette maison, vous êtes amis aussitôt ; les mots montrés avant ne valent plus rien.
house-friend-type = Écrire quatre mots
    .braille = écrire mots
house-friend-type-help = Ce sont ceux que quelqu'un montre dans cette maison. Vous êtes amis aussitôt.
house-friend-type-title = Les quatre mots
    .braille = quatre mots
house-friend-shown = Quatre mots, valables une fois pendant un jour. Si quelqu'un les écrit dans cette maison, vous êtes amis.
    .brief = Tes quatre mots
    .braille = tes quatre mots
house-friend-ask = Demander à { $name } d'être ton ami
    .braille = demander { $name }
house-friend-ask-help = Après une partie ensemble, tu peux demander. L'autre répond quand il veut, ou pas du tout.
house-friend-ask-done = Demande faite à { $name }.
    .braille = { $name } demandé
house-friend-agree = Être ami avec { $name }
    .braille = amis: oui
house-friend-no = Non, pas ami avec { $name }
    .braille = amis: non
house-friend-no-done = C'est fait ; { $name } n'en saura rien.
    .braille = fait en silence
house-friend-end = Mettre fin à l'amitié avec { $name }
    .braille = finir amitié
house-friend-end-help = Cette seule touche suffit, et { $name } n'en saura rien. La même touche l'annule.
house-friend-end-done = { $name } et toi n'êtes plus amis ; { $name } n'en saura rien. Entrée l'annule.
    .brief = Plus amis avec { $name }. Entrée l'annule
    .braille = fini; entrée annule
    .display = fini; éclair annule
    .display-full = { $name } et toi n'êtes plus amis ; { $name } n'en saura rien. Le curseur éclair l'annule.
house-friend-again = Redevenir ami avec { $name }
    .braille = amis à nouveau
house-friend-say = Dire quelque chose à { $name }
    .braille = dire
house-friend-say-title = À { $name }
    .braille = à { $name }
house-friend-allow = { $name } peut m'écrire
    .braille = { $name } écrit
house-friend-allow-help = Les textes ne passent que si vous le permettez tous les deux ; les phrases toutes faites passent toujours.
house-block-takes-back = Tu ne rencontres plus { $name }, qui n'en saura rien. Entrée l'annule.
    .brief = Tu ne rencontres plus { $name }. Entrée l'annule
    .braille = bloqué; entrée annule
    .display = bloqué; éclair annule
    .display-full = Tu ne rencontres plus { $name }, qui n'en saura rien. Le curseur éclair l'annule.
house-block-again = Rencontrer à nouveau { $name }
    .braille = revoir { $name }
house-invitation-help = Entrée y va. Espace veut dire « pas maintenant » : pendant une heure, tu n'entends plus rien de { $name }, qui n'en saura rien.
    .braille = entrée: y aller; espace: pas maintenant
    .display = éclair: y aller; { $bottom-key }, marquer: pas maintenant
    .display-full = Le curseur éclair y va. Marquer, dans la liste de la { $bottom-key } de la plage, veut dire « pas maintenant » : pendant une heure, tu n'entends plus rien de { $name }, qui n'en saura rien.
house-not-now = Pas maintenant : plus rien de { $name } pendant une heure, sans que { $name } le sache.
    .brief = Plus rien de { $name } pendant une heure
    .braille = 1 h sans { $name }
house-invite-no-table = Assieds-toi d'abord à une table avec une place libre, puis invite.
    .brief = Pas de table avec une place libre
    .braille = pas de table
house-quiet = Ne pas déranger
    .braille = ne pas déranger
house-quiet-help = Aucune invitation ni aucun mot d'amis ne t'arrive, et tes amis ne voient pas que tu es là. Personne n'en sait rien.
house-friend-plays = { $name } est là et jouerait à { $game }
    .braille = { $name } là: { $game }
house-stays = Rester dans la maison après l'avoir quittée
    .braille = rester
house-stays-help = Tes amis peuvent t'inviter et te parler pendant que tu joues en solo, et tu entends quand l'un d'eux est là et jouerait. Cela finit tout seul, ou avec le programme.
house-stays-hours =
    { $count ->
        [1] une heure
       *[other] { $count } heures
    }
    .braille = { $count } h
house-stays-begin =
    Tu restes { $count ->
        [1] une heure
       *[other] { $count } heures
    } dans la maison : tes amis peuvent t'atteindre. Sous « Une maison », tu y reviens.
    .brief =
        Dans la maison pour { $count ->
            [1] une heure
           *[other] { $count } heures
        }
    .braille = { $count } h dans la maison
house-stays-over = Le temps est écoulé : tu n'es plus dans la maison.
    .brief = Tu n'es plus dans la maison
    .braille = plus dans la maison
net-rule-house-friend-blocked = Tu ne rencontres plus { $name }. Annule d'abord cela, parmi les personnes que tu ne rencontres plus.
    .brief = Tu ne rencontres plus { $name }
    .braille = { $name } bloqué
net-rule-house-friend-code-only = Dans cette maison, on devient amis par quatre mots seulement : l'un les montre, l'autre les écrit.
    .brief = Amis par quatre mots seulement
    .braille = quatre mots seulement
net-rule-house-friend-match = Tu peux demander à { $name } après une partie que vous avez finie ensemble, ou bien par quatre mots.
    .brief = Après une partie ensemble, ou par quatre mots
    .braille = après une partie
net-rule-house-friend-code = Ces mots ne valent rien ici. Des mots valent une fois, pendant un jour.
    .brief = Ces mots ne valent rien
    .braille = mots sans valeur
net-rule-house-friend-none = { $name } et toi n'êtes pas amis ici.
    .braille = { $name } pas ami
net-rule-house-friends-many = { $most } amis sont gardés, et l'un de vous en a déjà autant.
    .brief = Déjà { $most } amis
    .braille = { $most } amis

# --- ses propres appareils ------------------------------------------------------------------------

house-devices = Tes appareils
    .braille = tes appareils
house-devices-help = Ici, tu ajoutes un autre appareil, tu en retires un, et tu fais une feuille de secours pour le jour où tous seraient perdus.
house-device =
    { $device } : venu { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] il y a { $days } jours
    }
    .braille =
        { $device } { $days ->
            [0] aujourd'hui
           *[other] il y a { $days } j
        }
house-device-this = Cet appareil, { $device }
    .braille = celui-ci: { $device }
house-device-since =
    À toi depuis { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] { $days } jours
    }.
    .braille =
        depuis { $days ->
            [0] aujourd'hui
           *[other] { $days } j
        }
house-device-page = Un navigateur.
    .braille = navigateur
house-device-end-help = Entrée le retire, après une question.
    .display-full = Le curseur éclair le retire, après une question.
house-device-end-sure = Retirer { $device } ? Ses connexions s'arrêtent tout de suite, et il ne peut plus rien faire en ton nom.
    .brief = Retirer { $device } ?
    .braille = retirer { $device }?
house-device-end-this-sure = Retirer cet appareil ? Il quitte la maison tout de suite, et tu n'y reviens avec lui que sous un nouveau nom, ou comme un autre de tes appareils.
    .brief = Retirer cet appareil ?
    .braille = retirer celui-ci?
house-device-end-done = { $device } est retiré.
    .braille = { $device } retiré
house-device-add = Ajouter un autre appareil
    .braille = ajouter appareil
house-device-add-help = Six chiffres apparaissent, valables cinq minutes. Avec l'autre appareil, entre dans la même maison et choisis « J'ai un nom ici : six chiffres ».
house-device-code-title = Six chiffres pour ton autre appareil, valables une fois et cinq minutes : { $code }
    .brief = Six chiffres : { $code }
    .braille = { $code }
house-device-code = Chiffres : { $code }
    .braille = { $code }
house-device-code-help = Avec l'autre appareil, entre dans la même maison, choisis « J'ai un nom ici : six chiffres », puis écris ton nom et ces chiffres. Reste ici : la question t'est posée avant qu'il soit à toi.
house-device-code-name = Ton nom : { $name }
    .braille = { $name }
house-device-code-address = Adresse de la maison : { $address }
    .braille = { $address }
house-device-stop = Arrêter
    .braille = arrêter
house-device-stopped = C'est arrêté. Les chiffres ne valent plus rien.
    .brief = C'est arrêté
    .braille = arrêté
house-device-asks = Un appareil connaît les chiffres et veut être à toi. Il donne les mots { $device }. Est-ce le tien ?
    .brief = { $device } veut être à toi. Est-ce le tien ?
    .braille = { $device } à toi?
house-device-waits = Réponds oui sur l'autre appareil aussi.
    .braille = oui là-bas aussi
house-device-came = { $device } est désormais à toi.
    .braille = { $device } est à toi
house-device-came-sheet = { $device } est entré avec ta feuille de secours, et il est désormais à toi. Si ce n'était pas toi, retire-le sous « Tes appareils ».
    .brief = { $device } est entré avec ta feuille
    .braille = { $device } par ta feuille
house-device-lost = La connexion à la maison est perdue. Les chiffres ne valent plus rien.
    .brief = Connexion perdue, chiffres annulés
    .braille = perdue; chiffres annulés
house-sheet = Feuille de secours
    .braille = feuille de secours
house-sheet-none = aucune pour l'instant
    .braille = aucune
house-sheet-made =
    faite { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] il y a { $days } jours
    }
    .braille =
        { $days ->
            [0] aujourd'hui
           *[other] il y a { $days } j
        }
house-sheet-help = Six mots qui font entrer une fois un nouvel appareil, quand tu n'en as plus d'autre. Entrée les crée ; la feuille d'avant ne vaut alors plus rien. La maison n'en garde qu'une empreinte.
    .display-full = Six mots qui font entrer une fois un nouvel appareil, quand tu n'en as plus d'autre. Le curseur éclair les crée ; la feuille d'avant ne vaut alors plus rien. La maison n'en garde qu'une empreinte.
house-sheet-sure = Faire une nouvelle feuille de secours ? Celle que tu as ne vaudra plus rien.
    .brief = Nouvelle feuille ?
    .braille = nouvelle feuille?
house-sheet-title = Ta feuille de secours : six mots, montrés cette seule fois. Note-les ou enregistre-les, et garde-les là où personne d'autre ne les trouve.
    .brief = Ta feuille de secours
    .braille = feuille de secours
house-sheet-word = Mot { $number } : { $word }
    .braille = { $number } { $word }
house-sheet-text = L'enregistrer comme texte
    .braille = texte
house-sheet-brf = L'enregistrer comme fichier braille
    .braille = fichier brf
house-sheet-saved = Enregistré : { $path }
    .braille = { $path }
house-sheet-close = Terminé : j'ai gardé les mots
    .brief = Terminé
    .braille = terminé
house-sheet-close-sure = As-tu gardé les mots ? Ils ne seront plus montrés.
    .brief = Mots gardés ?
    .braille = mots gardés?
house-sheet-paper-title = Feuille de secours de { $name } dans la maison { $house }
house-sheet-paper-about = Avec ces mots, n'importe qui peut être { $name } là-bas. Ils valent une fois, jusqu'à la prochaine feuille.
house-sheet-paper-how = Dans le programme : Rejoindre une table, Une maison, l'adresse de la maison, puis « J'ai un nom ici : feuille de secours ».
house-coming = Avec cet appareil, c'est ta première visite dans cette maison
    .brief = Première visite
    .braille = première visite
house-coming-new = Première fois : choisir un nom
    .brief = Choisir un nom
    .braille = choisir un nom
house-coming-new-help = Un nom et une clé de cet appareil, c'est tout ce que veut une maison. Si tu as déjà un nom ici, prends une des entrées suivantes.
house-coming-digits = J'ai un nom ici : six chiffres
    .braille = mon nom: chiffres
house-coming-digits-help = Avec ton autre appareil, entre dans cette maison, choisis « Tes appareils » puis « Ajouter un autre appareil ». Six chiffres apparaissent.
house-coming-sheet = J'ai un nom ici : feuille de secours
    .braille = mon nom: feuille
house-coming-sheet-help = Tu écris les six mots de la feuille que tu as faite à l'avance. Elle vaut une fois.
house-become-name = Comment tu t'appelles là-bas
    .braille = nom là-bas
house-become-digits = Les six chiffres de ton autre appareil
    .braille = six chiffres
house-become-sheet = Les six mots de ta feuille de secours
    .braille = six mots
house-become-asks = Avec cet appareil, tu deviens { $name } dans cette maison. Les mots de cet appareil sont { $device } : ton autre appareil montre les mêmes. Est-ce que tu veux cela ?
    .brief = Devenir { $name } ? Mots : { $device }
    .braille = être { $name }? { $device }
house-become-asks-sheet = Avec cet appareil, tu deviens { $name } dans cette maison ; la feuille de secours est alors utilisée. Est-ce que tu veux cela ?
    .brief = Devenir { $name } ? La feuille est alors utilisée
    .braille = être { $name }?
house-become-waits = Réponds oui sur ton autre appareil aussi.
    .braille = oui là-bas aussi
house-become-done = Avec cet appareil, tu es désormais { $name } ici.
    .brief = Tu es { $name } maintenant
    .braille = tu es { $name }
net-rule-house-device-ended = Cet appareil a été retiré par un autre des tiens : il n'est plus à personne dans cette maison.
    .brief = Appareil retiré
    .braille = appareil retiré
net-rule-house-device-wrong = Cela ne va pas : le nom ou les chiffres sont autres, ou les cinq minutes sont passées.
    .brief = Nom ou chiffres faux
    .braille = nom ou chiffres faux
net-rule-house-device-no = L'autre côté a dit non, ou n'est plus là. Rien n'a changé.
    .brief = Non de l'autre côté
    .braille = non de là-bas
net-rule-house-device-late = Le temps est passé. Rien n'a changé ; de nouveaux chiffres peuvent apparaître.
    .brief = Temps passé
    .braille = temps passé
net-rule-house-device-guessed = Des chiffres faux sont venus cinq fois : ceux-ci ne valent plus rien. Fais-en apparaître d'autres.
    .brief = Trop de chiffres faux
    .braille = chiffres annulés
net-rule-house-device-last = C'est ton seul appareil ici. Ajoutes-en d'abord un autre.
    .brief = Ton seul appareil
    .braille = seul appareil
net-rule-house-device-none = Cet appareil n'est plus un des tiens.
    .brief = Plus à toi
    .braille = plus à toi
net-rule-house-sheet-wrong = Ce ne sont pas les mots d'une feuille de secours valable ici. Chacune vaut une fois, et une nouvelle met fin à la précédente.
    .brief = Aucune feuille de ce genre
    .braille = pas de telle feuille

# --- le classement --------------------------------------------------------------------------------

house-ladder = Classement
    .braille = classement
house-ladder-help = Les places dans chaque jeu, de tous ceux qui participent.
house-ladder-title =
    Classement : la saison finit dans { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
    .braille = classement { $days } j
house-ladder-part = Participer
    .braille = participer
house-ladder-part-help = Alors toute la maison voit ton nom, ta place et tes points. Ce qui compte : des personnes seulement, les options habituelles, aucun conseil, aucun avertissement, rien de repris, aucune donne choisie. Qui part a perdu, une fois passée l'attente habituelle. Si tu arrêtes, ton nom disparaît tout de suite. Après chaque saison, tout recommence.
    .brief = Ton nom, ta place et tes points se voient alors
house-ladder-line = { $game } : tu es à la place { $place } sur { $count }
    .braille = { $game } { $place }/{ $count }
house-ladder-line-none =
    { $game } : { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
    .braille = { $game } -/{ $count }
house-ladder-game =
    { $game } : { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
    .braille = { $game } { $count }
house-ladder-own = Toi : { $place }. { $name }, { $points }
    .braille = toi { $place } { $name } { $points }
house-ladder-none = Tu n'as pas encore de place ici
    .brief = Pas encore de place
    .braille = toi -
house-ladder-place = { $place }. { $name }, { $points }
    .braille = { $place } { $name } { $points }
house-ladder-points-help = Les points partent de 0 et suivent toutes les parties de cette saison qui comptent.
house-ladder-new = { $game } compte : tu es à la place { $place } sur { $count }.
    .brief = Compte : place { $place } sur { $count }
    .braille = rang { $place }/{ $count }
house-ladder-up = { $game } compte : tu montes de la place { $before } à la place { $place }.
    .brief = Compte : de { $before } à { $place }, plus haut
    .braille = rang { $before } > { $place }
house-ladder-down = { $game } compte : tu descends de la place { $before } à la place { $place }.
    .brief = Compte : de { $before } à { $place }, plus bas
    .braille = rang { $before } > { $place }
house-ladder-same = { $game } compte : tu restes à la place { $place }.
    .brief = Compte : toujours { $place }
    .braille = rang = { $place }
house-ladder-little = La partie compte peu : tu rencontres trop peu d'autres personnes.
    .brief = Compte peu
    .braille = peu
house-ladder-lost = Tu es parti : cela compte comme perdu.
    .brief = Compte comme perdu
    .braille = parti: perdu
house-ladder-not-bot = { $game } ne compte pas : un ordinateur jouait.
    .brief = Ne compte pas : un ordinateur
    .braille = ne compte pas: ordinateur
house-ladder-not-options = { $game } ne compte pas : ce n'étaient pas les options habituelles.
    .brief = Ne compte pas : autres options
    .braille = ne compte pas: options
house-ladder-not-known-deal = { $game } ne compte pas : la donne avait été choisie.
    .brief = Ne compte pas : donne connue
    .braille = ne compte pas: donne connue
house-ladder-not-hints = { $game } ne compte pas : conseils et avertissements étaient permis.
    .brief = Ne compte pas : conseils permis
    .braille = ne compte pas: conseils
house-ladder-not-taken-back = { $game } ne compte pas : un coup a été repris.
    .brief = Ne compte pas : coup repris
    .braille = ne compte pas: repris
house-ladder-not-somebody = { $game } ne compte pas : tout le monde ne participait pas au classement.
    .brief = Ne compte pas : pas tout le monde
    .braille = ne compte pas: pas tous
house-ladder-not-twice = { $game } ne compte pas : une personne avait deux places.
    .brief = Ne compte pas : une personne deux fois
    .braille = ne compte pas: double
house-ladder-not-early = { $game } ne compte pas : la partie a fini avant la fin de l'attente habituelle.
    .brief = Ne compte pas : finie trop tôt
    .braille = ne compte pas: trop tôt
house-ladder-not-ended = { $game } ne compte pas : la partie n'est pas allée au bout.
    .brief = Ne compte pas : pas finie
    .braille = ne compte pas: pas finie
house-ladder-not-left = { $game } ne compte pas pour toi : quelqu'un était parti.
    .brief = Ne compte pas pour toi
    .braille = ne compte pas: parti
house-terms-ladder = Pour le classement
    .braille = classement
house-terms-ladder-help = Les options habituelles, tranquille, sans conseils ni avertissements. La partie compte si tous ceux qui y jouent participent.
house-line-ladder = Pour le classement.
    .braille = classement

# --- jouer tout de suite --------------------------------------------------------------------------

house-cli-quick = chercher dans une maison quelqu'un qui veut jouer au même jeu (sans GAME : n'importe lequel), et jouer avec la première personne qui convient
house-error-quick = --quick va avec l'adresse d'une maison, sans --new, --seats ni --code.
house-quick = Jouer tout de suite
    .braille = jouer de suite
house-quick-help = Tu dis à quoi tu veux jouer ; la première personne ici qui veut la même chose joue avec toi.
house-quick-title = Jouer tout de suite : à quoi ?
    .brief = Jouer tout de suite
    .braille = jouer de suite
house-quick-look = Chercher quelqu'un
    .braille = chercher
house-quick-game = Jeu
    .braille = jeu
house-quick-game-any = n'importe quel jeu
    .brief = peu importe
    .braille = tous
house-quick-language = Langue
    .braille = langue
house-quick-language-any = n'importe quelle langue
    .brief = peu importe
    .braille = toutes
house-quick-unhurried-help = Activé : seulement sans chrono, ou avec un qui attend le plus lent. Désactivé : comme l'autre préfère.
house-quick-stop = Ne plus chercher quelqu'un
    .brief = Ne plus chercher
    .braille = ne plus chercher
house-quick-stop-help = Tu cherches quelqu'un. Entrée y met fin.
    .display-full = Tu cherches quelqu'un. Le curseur éclair y met fin.
house-quick-waits =
    Recherche en cours. Si personne ne vient en { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }, un ordinateur te sera proposé. { $count ->
        [0] Personne d'autre ne cherche en ce moment.
        [one] Une autre personne cherche autre chose.
       *[other] { $count } autres personnes cherchent autre chose.
    }
    .brief =
        Recherche en cours. Un ordinateur dans { $seconds ->
            [1] une seconde
           *[other] { $seconds } secondes
        }. Autres : { $count }
    .braille = cherche; ordi: { $seconds } s; autres: { $count }
house-quick-missed = { $name } ne vient pas. Tu cherches toujours.
    .braille = sans { $name }; cherche
house-quick-bot-offered = Personne pour l'instant. Tu peux jouer en attendant avec un ordinateur ; qui vient prend sa place.
    .brief = Personne pour l'instant. Jouer avec un ordinateur en attendant ?
    .braille = personne; ordi?
house-quick-bot = Jouer en attendant avec un ordinateur
    .brief = Avec un ordinateur en attendant
    .braille = ordi en attendant
house-quick-bot-help = Tu cherches toujours. La personne qui convient prend sa place, et la partie continue.
house-quick-with-bot = Un ordinateur joue avec toi : { $game }.
    .braille = ordi: { $game }
house-quick-with = { $name } joue avec toi : { $game }.
    .braille = { $name }: { $game }
house-quick-matched =
    { $name } veut jouer avec toi : { $game }. Prends place dans le hall ; ta place est gardée { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }.
    .brief =
        { $name } veut jouer : { $game }. Ta place est gardée { $seconds ->
            [1] une seconde
           *[other] { $seconds } secondes
        }
    .braille = { $name }: { $game }; place { $seconds } s
house-quick-sit = Prendre place avec { $name } : { $game }
    .braille = place: { $name } { $game }
net-rule-quick-ended = Tu ne cherches plus.
    .braille = recherche finie
net-rule-quick-late = Tu n'as pas pris place à temps : ta place est libre à nouveau, et tu ne cherches plus.
    .brief = Trop tard, tu ne cherches plus
    .braille = trop tard; fini
net-rule-quick-elsewhere = Tu ne cherches plus : tu es à une table, ou tu cherches sur un autre de tes appareils.
    .brief = Tu ne cherches plus
    .braille = recherche finie
net-rule-quick-not-now = Ce n'est plus proposé.
    .braille = plus proposé

# --- le hall --------------------------------------------------------------------------------------

house-menu = Une maison : des inconnus venus de partout
    .brief = Une maison
    .braille = une maison
house-menu-help = Une maison tient beaucoup de tables, pour des gens qui ne se connaissent pas encore. Quelqu'un la tient ; il te faut une fois son adresse.
house-known = { $name }, sous le nom { $who }
    .braille = { $name } nom { $who }
house-type = Une autre maison
    .braille = autre maison
house-type-help = Écris l'adresse comme la maison l'affiche, avec ses mots : ils montrent que c'est la bonne.
house-type-title = Adresse de la maison
    .braille = adresse de maison
house-name-title = Comment tu veux t'appeler là-bas
    .braille = nom là-bas
house-word-title = Le mot d'entrée ou l'invitation
    .braille = mot d'entrée
house-trust = Rien ne montre que { $host } est la maison que tu cherches. Ses mots sont { $words }. Entrer quand même ?
    .brief = Maison inconnue { $host }, { $words }. Entrer ?
    .braille = { $host } inconnue: { $words }; entrer?
house-lobby-title =
    { $name } : { $count ->
        [0] aucune table ouverte
        [one] une table ouverte
       *[other] { $count } tables ouvertes
    }
    .braille = { $name } ouvertes: { $count }
house-group-mine = tes tables
    .braille = à toi
house-group-open = autres tables
    .braille = autres
house-group-people = personnes ici
    .braille = gens
house-group-you = toi
    .braille = toi
house-line = { $game } : { $names }, { $state }
    .braille = { $game } { $names } { $state }
house-line-empty = { $game } : personne ; { $state }
    .braille = { $game } { $state }
house-line-waits = { $game } : personne n'y est, la partie attend
    .braille = { $game } attend
house-line-not-installed = pas installé ici, paquet { $package }
    .brief = pas installé
    .braille = -{ $package }
house-line-package-differs = { $other } est installé ici, il faut { $package }
    .brief = autre version
    .braille = { $package } pas { $other }
house-line-playing = partie en cours
    .brief = on joue
    .braille = joue
house-line-one-more = attend encore une personne
    .brief = encore une place
    .braille = encore 1
house-line-free =
    { $count ->
        [0] plein
        [one] une place libre
       *[other] { $count } places libres
    }
    .braille = libres { $count }
house-line-seats = { $count } places.
    .braille = { $count } places
house-line-unhurried = Tranquille.
    .braille = tranquille
house-line-brisk = Rapide.
    .braille = rapide
house-line-language = Langue : { $text }.
    .braille = { $text }
house-line-closed = Fermée : elle demande ses six chiffres.
    .brief = Fermée
    .braille = fermée
house-open = Ouvrir une table
    .braille = ouvrir une table
house-open-help = Choisis un jeu ; les autres voient la table ici et y prennent place.
house-terms = Comment y joue-t-on ?
    .braille = comment?
house-terms-open = Ouvrir la table
    .braille = ouvrir
house-terms-unhurried = Tranquille
    .braille = tranquille
house-terms-unhurried-help = Pas de chrono, ou un qui attend le plus lent. Les tables rapides ont le chrono du jeu ; les annonces attendent autant.
house-terms-closed = Fermée par six chiffres
    .braille = fermée
house-terms-closed-help = Les autres voient la table, et ont besoin de son code pour y prendre place.
house-person = { $name }
house-person-invited = { $name }, accepte les invitations
    .braille = { $name } +
house-shown = Me montrer aux autres ici
    .braille = me montrer
house-shown-help = Les autres voient ton nom dans le hall. C'est désactivé jusqu'à ce que tu le choisisses.
house-invited = On peut m'inviter
    .braille = m'inviter
house-invited-help = Les autres peuvent t'inviter à leurs tables. C'est désactivé jusqu'à ce que tu le choisisses.
house-wish = M'annoncer
    .braille = annoncer
house-wish-help = Ce qu'on t'annonce ici sans que tu le demandes : les nouvelles tables et qui arrive, seulement tes tables, ou rien.
house-wish-all = toutes les tables et personnes
    .brief = tout
    .braille = tout
house-wish-mine = mes tables
    .braille = les miennes
house-wish-nothing = rien
    .braille = rien
house-name = Ton nom ici
    .braille = nom
house-about = À qui est cette maison
    .braille = à qui
house-run-by = { $name } la tient ; écris à { $contact }.
    .braille = { $name }: { $contact }
house-leave = Quitter la maison
    .braille = quitter
house-leave-sure = Quitter la maison ? Tes tables sont gardées.
    .brief = Quitter la maison ?
    .braille = quitter?
house-invites = { $name } t'invite : { $game }
    .braille = { $name } invite: { $game }
house-invites-key = { $key } t'y mène
    .braille = { $key }
house-go-there = Quitter cette table pour l'instant et aller chez { $name } ? Ta place est gardée.
    .brief = Quitter pour l'instant, aller chez { $name } ?
    .braille = aller chez { $name }?
house-go-first = Quitte d'abord ce qui est ouvert ici ; l'invitation attend.
    .brief = Quitte d'abord ce qui est ouvert ici
    .braille = quitte d'abord ici
help-invited = aller là où quelqu'un t'invite
    .braille = aller: invité
house-table-came = Nouvelle table : { $game }, { $names }
    .braille = nouvelle: { $game } { $names }
house-person-came = { $name } est là
    .braille = { $name } là
house-lost = La connexion à la maison est perdue. Nouvel essai en cours.
    .brief = Maison perdue, nouvel essai
    .braille = maison perdue
house-lost-asked = La connexion à la maison est perdue. Nouvel essai en cours. Ta dernière demande n'a peut-être pas abouti.
    .brief = Maison perdue, dernière demande incertaine
    .braille = maison perdue, demande incertaine
net-house-refused = Aucune maison n'est ouverte là en ce moment. Réessaie un peu plus tard, ou demande une autre de ses adresses.
    .brief = Aucune maison ouverte là-bas
    .braille = pas de maison là-bas
house-back = De retour dans la maison
    .braille = de retour: maison
house-back-asked = De retour dans la maison. Ta dernière demande n'a peut-être pas abouti.
    .brief = De retour dans la maison, dernière demande incertaine
    .braille = de retour: maison, demande incertaine
house-invite = Inviter { $name } à ta table
    .braille = inviter
house-invite-done = Invitation envoyée à { $name }.
    .braille = { $name }: invitation
house-block = Ne plus jamais rencontrer { $name }
    .brief = Bloquer { $name }
    .braille = bloquer { $name }
house-block-help = Vous ne voyez plus les tables l'un de l'autre, et n'entendez plus un mot l'un de l'autre. Une partie en cours peut se jouer jusqu'au bout.
house-blocked = Personnes que tu ne rencontres plus
    .braille = bloqués
house-unblock-help = Avec Entrée, vous pouvez à nouveau vous rencontrer.
    .display-full = Avec le curseur éclair, vous pouvez à nouveau vous rencontrer.
house-unblock-sure = Rencontrer à nouveau { $name } ?
    .braille = revoir { $name }?
house-unblock-done = Tu peux à nouveau rencontrer { $name }.
    .braille = { $name } débloqué
house-report-words = Signaler ce que dit { $name }
    .braille = signaler paroles
house-report-play = Signaler comment joue { $name }
    .braille = signaler jeu
house-report-name = Signaler le nom { $name }
    .braille = signaler nom
house-report-help = La personne qui tient la maison le lit, avec les 50 dernières lignes de la table telles que la maison elle-même les a transmises.
house-report-done = Signalement fait : { $name }.
    .braille = { $name } signalé
house-renamed = Tu t'appelles maintenant { $name }.
    .braille = maintenant { $name }
house-leave-table = Quitter la table ?
    .braille = quitter table?
house-code-none = Cette table n'a pas de code. Personne n'en a besoin ici.
    .brief = Pas besoin de code ici
    .braille = sans code
house-stay = Rester
    .braille = rester
house-go = Retour au hall, en gardant ma place
    .braille = hall, garder
house-go-help = La table reste parmi tes tables. Les autres t'attendent un moment, puis peuvent laisser un ordinateur continuer.
house-give-up = Partir pour de bon
    .braille = pour de bon
house-allow-words = Laisser les gens s'écrire
    .braille = permettre écrire
house-allow-words-help = Seulement là où toute la table le permet. Tu peux y mettre fin à tout moment.
house-allow-watching = Laisser d'autres regarder
    .braille = permettre regarder
house-allow-watching-help = Seulement là où toute la table le permet ; on dit aussitôt qui regarde.
