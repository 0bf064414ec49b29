### Tables en réseau : entrer, attendre, jouer ensemble, discuter.


## Pourquoi quelque chose ne se fait pas : un message pour chaque règle

net-rule-unknown = La table l'a refusé ({ $rule }).
    .brief = Refusé, { $rule }
    .braille = refusé: { $rule }
net-rule-address-empty = Tu n'as pas écrit d'adresse. La personne qui a ouvert la table peut te la dire.
    .brief = Pas d'adresse
    .braille = pas d'adresse
net-rule-address-form = { $text } n'est pas une adresse. Une adresse ressemble à 192.168.1.20:24111.
    .brief = { $text } n'est pas une adresse
    .braille = adresse? { $text }
net-rule-address-port = Le port dans { $text } n'est pas un nombre de 1 à 65535. Il vient après le dernier deux-points.
    .brief = Mauvais port dans { $text }
    .braille = port faux: { $text }
net-rule-address-name = Le nom dans { $text } ne peut pas être celui d'un ordinateur. Fais-toi redire l'adresse.
    .brief = Mauvais nom dans { $text }
    .braille = mauvais nom: { $text }
net-rule-code-form = Le code a six chiffres. Fais-le-toi redire, deux chiffres à la fois.
    .brief = Le code a six chiffres
    .braille = code: 6 chiffres
net-rule-no-such-name = Aucun ordinateur ne s'appelle { $host }. Vérifie l'adresse.
    .brief = Pas d'ordinateur { $host }
    .braille = inconnu: { $host }
net-rule-no-network = Cet ordinateur n'est relié à aucun réseau. Active le Wi-Fi ou branche le câble, puis réessaie.
    .brief = Pas de réseau
    .braille = pas de réseau ici
net-rule-unreachable = Tu ne peux pas atteindre cette table. Soit elle est sur un autre réseau : il faut alors une adresse accessible de l'extérieur, le guide explique comment. Soit ce réseau isole les appareils : à l'école, demande un réseau sans isolation des clients.
    .brief = Hors d'atteinte depuis ce réseau
    .braille = hors d'atteinte ici
net-rule-timeout = Pas de réponse. Un pare-feu sur l'autre ordinateur te bloque, ou cet ordinateur est en veille, ou le réseau isole les appareils. Demande qu'on autorise braillespiel dans ce pare-feu ; à l'école, demande un réseau sans isolation des clients.
    .brief = Pas de réponse : pare-feu ou veille
    .braille = rien: pare-feu?
net-rule-refused = L'ordinateur répond, mais aucune table n'est ouverte sur ce port. Fais-toi redire l'adresse.
    .brief = Aucune table ouverte là-bas
    .braille = pas de table là-bas
net-rule-not-ours = C'est autre chose qui répond là-bas, pas une table de braillespiel. Vérifie l'adresse.
    .brief = Pas une table de braillespiel
    .braille = pas braillespiel
net-rule-version = La table a une autre version de braillespiel. Il vous faut la plus récente des deux côtés.
    .brief = Autre version
    .braille = autre version
net-rule-wrong-code = Mauvais code. Fais-le-toi redire, deux chiffres à la fois.
    .brief = Mauvais code
    .braille = mauvais code
net-rule-wait =
    Trop de mauvais codes sont venus de ton réseau. Attends { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }, puis réessaie.
    .brief =
        Attends { $seconds ->
            [1] une seconde
           *[other] { $seconds } secondes
        }
    .braille = attends { $seconds } s
net-rule-code-ended = Ce code n'est plus valable. Demande le nouveau à la personne qui a ouvert la table.
    .brief = Code plus valable, demande le nouveau
    .braille = code périmé, redemande
net-rule-token-unknown = La table ne te connaît plus. Rejoins-la à nouveau avec le code.
    .brief = Rejoins la table avec le code
    .braille = rejoins avec le code
net-rule-busy = Trop de gens veulent entrer en ce moment. Réessaie dans un instant.
    .brief = Trop de monde, réessaie
    .braille = trop de monde
net-rule-checking = La classe n'est pas encore ouverte : ton prof vérifie seulement qui passe, et toi, tu passes. Rejoins la classe avec le code qu'on te dira au début.
    .brief = Simple essai : tu passes, rejoins la classe quand elle commence
    .braille = essai, rejoins plus tard
net-rule-malformed = L'autre ordinateur a envoyé quelque chose d'incompréhensible. Réessaie ; si cela se répète, il vous faut la version la plus récente des deux côtés.
    .brief = Pas compris, réessaie
    .braille = pas compris
net-rule-certificate-changed = { $name } montre un autre certificat que la dernière fois. Ou bien braillespiel y a été réinstallé, ou bien quelqu'un d'autre répond à sa place. Demande par téléphone avant de continuer.
    .brief = { $name } montre un autre certificat, demande d'abord
    .braille = autre certificat: { $name }
net-rule-not-proved = L'autre ordinateur ne connaît pas le code. Quelqu'un écoute peut-être entre les deux, la connexion n'a donc pas été établie. Vérifie l'adresse et le code.
    .brief = La table ne connaît pas le code
    .braille = code inconnu là-bas
net-rule-not-encrypted = Sans chiffrement, tu ne peux rejoindre qu'une table de cet ordinateur.
    .brief = Pas chiffré
    .braille = pas chiffré
net-rule-not-admitted = La table ne t'a pas fait entrer. Réessaie avec le code.
    .brief = Entrée refusée
    .braille = entrée refusée
net-rule-lost = Connexion perdue. Le programme continue d'essayer, et ta place t'est gardée.
    .brief = Connexion perdue, nouvel essai
    .braille = connexion perdue
net-rule-closed = La table a fermé la connexion. Réessaie.
    .brief = La table a fermé la connexion
    .braille = fermé par la table
net-rule-gone = La connexion a été fermée.
    .brief = Connexion fermée
    .braille = fermée
net-rule-replaced = Tu es maintenant à cette table depuis un autre ordinateur, celui-ci l'a donc quittée.
    .brief = Tu y es depuis un autre ordinateur
    .braille = sur un autre ordi
net-rule-removed = On t'a fait quitter la table.
    .brief = Plus à la table
    .braille = exclusion
net-rule-host-leaves = La table a été fermée.
    .brief = Table fermée
    .braille = table fermée
net-rule-class-ended = La classe est finie.
    .braille = classe finie
net-rule-over = La partie est finie, et la table est fermée.
    .brief = Partie finie, table fermée
    .braille = finie, table fermée
net-rule-full = La table est pleine : { $most } personnes y sont.
    .brief = La table est pleine, { $most }
    .braille = pleine: { $most }
net-rule-door-closed = Cette table est verrouillée : personne ne peut plus la rejoindre. Demande à la personne qui l'a ouverte.
    .brief = La table est verrouillée
    .braille = table verrouillée
net-rule-not-let-in = On ne t'a pas fait entrer. Demande à la personne qui a ouvert la table.
    .brief = On ne t'a pas fait entrer
    .braille = entrée refusée
net-rule-knock-gone = Plus personne n'attend là.
    .brief = Personne n'attend
    .braille = personne n'attend
net-rule-protocol = Les versions ne vont pas ensemble : la table utilise le protocole { $table }, cet ordinateur le { $client }. Le plus petit numéro a besoin de la version la plus récente.
    .brief = Versions différentes : table { $table }, ici { $client }
    .braille = version { $table }, ici { $client }
net-rule-name-empty = Un nom a besoin d'une lettre ou d'un chiffre.
    .brief = Le nom est vide
    .braille = nom vide
net-rule-name-long = Le nom est trop long, { $most } caractères au plus.
    .brief = Nom trop long, { $most } au plus
    .braille = nom: max { $most }
net-rule-name-signs = Le nom a des caractères qui ne peuvent pas être prononcés. Prends des lettres et des chiffres.
    .brief = Dans un nom, seulement lettres et chiffres
    .braille = nom: lettres, chiffres
net-rule-name-alike = { $name } est déjà à la table, et ton nom se prononce ou se lit pareil. Choisis un autre nom.
    .brief = { $name } sonne pareil, choisis un autre nom
    .braille = trop proche: { $name }
net-rule-names-many = À cette table, { $most } personnes au plus partagent un ordinateur.
    .brief = { $most } personnes au plus par ordinateur
    .braille = max { $most } par ordi
net-rule-game-missing = { $name } n'a pas { $game }, parce que sa version est plus ancienne. Choisis un autre jeu, ou attends la mise à jour.
    .brief = { $name } n'a pas { $game }
    .braille = { $name }: pas { $game }
net-rule-game-not-installed = { $name } n'a pas { $game }. Ce jeu vient du paquet { $package } : il faut l'installer là-bas, ou choisir un autre jeu.
    .brief = { $name } n'a pas { $game }, paquet { $package }
    .braille = { $name }: pas { $game }, paquet { $package }
net-rule-game-package-differs = { $name } a { $game } du paquet { $other }, la table du paquet { $package }. Il faut la même version des deux côtés.
    .brief = { $game } : { $name } a { $other }, la table { $package }
    .braille = { $game }: { $name } { $other }, table { $package }
net-rule-game-not-here = { $game } vient d'un autre paquet, et cette table n'y joue pas. Choisis un autre jeu.
    .brief = On ne joue pas à { $game } à cette table
    .braille = { $game }: pas à cette table
net-rule-game-timed = { $game } a un chrono et vient d'un autre paquet : une table en réseau essaie d'abord chaque coup ailleurs, et un chrono ne peut pas l'attendre. Joues-y sur un seul ordinateur, ou choisis un autre jeu.
    .brief = { $game } a un chrono : pas à cette table
    .braille = { $game }: chrono, pas ici
net-rule-game-fault = { $game }, du paquet { $package }, a une erreur : { $why }. Choisis un autre jeu.
    .brief = Erreur dans { $game } : { $why }
    .braille = { $game } de { $package } erreur: { $why }
net-rule-game-hangs = { $game }, du paquet { $package }, ne répondait plus et a été interrompu. Choisis un autre jeu.
    .brief = { $game } interrompu
    .braille = { $game } de { $package } interrompu
net-rule-rules-newer = { $name } a pour { $game } des règles plus récentes que la table. La personne qui a ouvert la table a besoin de la dernière version.
    .brief = { $name } a des règles plus récentes pour { $game }
    .braille = { $name }: { $game } récent
net-rule-rules-older = { $name } a pour { $game } des règles plus anciennes que la table. { $name } a besoin de la dernière version.
    .brief = { $name } a des règles plus anciennes pour { $game }
    .braille = { $name }: { $game } ancien
net-rule-rules-differ = La table joue à { $game } avec d'autres règles que cet ordinateur. Il vous faut la version la plus récente des deux côtés.
    .brief = Autres règles pour { $game }
    .braille = autres règles: { $game }
net-rule-deck-missing = Le paquet de cartes personnel n'est pas arrivé, on ne peut donc pas y jouer ici. Choisis un autre paquet.
    .brief = Ton paquet ne peut pas servir ici
    .braille = pas ton paquet ici
net-rule-chat-off = À cette table, la discussion est coupée.
    .brief = Discussion coupée
    .braille = discussion coupée
net-rule-chat-often = C'était beaucoup d'un coup. Attends quelques secondes, puis écris à nouveau.
    .brief = Trop de messages, attends
    .braille = attends, puis écris
net-rule-chat-empty = Tu n'as rien écrit.
    .brief = Rien d'écrit
    .braille = rien d'écrit
net-rule-chat-long = Le message est trop long, { $most } caractères au plus.
    .brief = Trop long, { $most } au plus
    .braille = max { $most } caractères
net-rule-chat-signs = Le message a des caractères qui ne peuvent pas être prononcés.
    .brief = Caractères impossibles à prononcer
    .braille = signes illisibles
net-rule-muted = La personne qui a ouvert la table t'a coupé la discussion. Tu peux continuer à jouer.
    .brief = Discussion coupée pour toi
    .braille = discussion coupée
net-rule-not-host = Seule la personne qui a ouvert la table peut le faire.
    .brief = L'hôte seulement
    .braille = hôte seulement
net-rule-not-opener = Seul le joueur qui choisit le jeu peut le faire.
    .brief = Seulement pour qui choisit le jeu
    .braille = seul qui choisit
net-rule-no-member = Cette personne n'est plus à la table.
    .brief = Plus à la table
    .braille = plus là
net-rule-match-runs = Tu ne peux pas faire cela pendant une partie.
    .brief = Pas pendant une partie
    .braille = partie en cours
net-rule-no-match = Aucune partie n'est en cours.
    .brief = Pas de partie
    .braille = pas de partie
net-rule-watches = Tu regardes. À la prochaine partie, tu pourras prendre une place.
    .brief = Tu regardes
    .braille = tu regardes
net-rule-pause-host = À cette table, seule la personne qui l'a ouverte peut faire une pause.
    .brief = Pause : l'hôte seulement
    .braille = pause: hôte seul
net-rule-proposal-open = Cette question est déjà posée ; les autres n'ont pas encore répondu.
    .brief = Déjà demandé
    .braille = déjà demandé
net-rule-proposal-gone = Cette question ne se pose plus.
    .brief = Question close
    .braille = question close
net-rule-nothing-to-take-back = Tu n'as aucun coup à annuler.
    .brief = Rien à annuler
    .braille = rien à annuler
net-rule-take-back-away = { $name } n'est pas là et ne peut pas donner son accord. Attends, ou laisse d'abord un ordinateur jouer pour { $name }.
    .brief = { $name } n'est pas là pour donner son accord
    .braille = { $name } pas là, pas d'accord
net-rule-nothing-chosen = Aucun jeu n'est encore choisi. Choisis-en d'abord un.
    .brief = Choisis d'abord un jeu
    .braille = choisis un jeu avant
net-rule-not-all-ready = Tout le monde n'est pas prêt. Au bout de 30 secondes, tu peux commencer quand même.
    .brief = Tout le monde n'est pas prêt
    .braille = pas tous prêts 30 s
net-rule-not-ready = Tout le monde n'est pas prêt.
    .brief = Tout le monde n'est pas prêt
    .braille = pas tous prêts
net-rule-set-up-fixed = Cette table joue toujours au même jeu, tu ne peux pas en choisir un autre.
    .brief = Le jeu est fixé
    .braille = jeu fixé
net-rule-seat-count = Ce jeu a de { $low } à { $high } places, pas { $seats }.
    .brief = De { $low } à { $high } places, pas { $seats }
    .braille = places { $low } à { $high }, pas { $seats }
net-rule-too-often =
    Trop tôt. Tu pourras recommencer dans { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }.
    .brief =
        À nouveau dans { $seconds ->
            [1] une seconde
           *[other] { $seconds } secondes
        }
    .braille = dans { $seconds } s
net-rule-too-late = Trop tard, la question a changé.
    .brief = Trop tard
    .braille = trop tard
net-rule-store-waits = Rien ne peut être enregistré, la table attend : l'ordinateur qui l'a ouverte n'a plus de place. Préviens là-bas ; cela reprendra tout seul.
    .brief = La table attend de la place sur le disque
    .braille = table attend, disque plein
net-rule-store-waits-here = Rien ne peut être enregistré, la table attend. Fais de la place sur le disque de cet ordinateur ; cela reprendra tout seul.
    .brief = La table attend : fais de la place sur le disque
    .braille = table attend: disque plein ici
net-rule-not-kept = Pas enregistré : la table est fermée, et les derniers coups n'ont pas pu être gardés. Tout ce qui précède l'est.
    .brief = Derniers coups pas enregistrés
    .braille = fin pas enregistrée
net-rule-no-seat = Ce n'est pas ta place.
    .brief = Pas ta place
    .braille = pas ta place
net-rule-no-connection = Pas de connexion en ce moment. Rien n'a été fait.
    .brief = Pas de connexion, rien n'est fait
    .braille = pas de connexion
net-rule-paused = Pause. Rien ne se passe jusqu'à la reprise.
    .brief = Pause
    .braille = pause
net-rule-bot-plays = Un ordinateur occupe ta place. Tu peux la reprendre dans le menu.
    .brief = Un ordinateur occupe ta place
    .braille = ordi à ta place
net-rule-repeated = C'est arrivé deux fois et n'a été fait qu'une fois.
    .brief = Déjà fait
    .braille = déjà fait
net-rule-too-slow = Cet ordinateur n'a rien reçu pendant dix secondes, la connexion a donc été fermée. Ta place t'est gardée.
    .brief = Trop lent, connexion fermée
    .braille = trop lent, fermé
net-rule-flood = Cet ordinateur a envoyé trop de messages, la connexion a donc été fermée.
    .brief = Trop de messages, fermé
    .braille = trop, fermé
net-rule-fault = Une erreur s'est produite à la table, et la connexion a été fermée. Ta place t'est gardée ; rejoins la table.
    .brief = Erreur à la table, rejoins-la
    .braille = erreur, rejoins
net-rule-hello = La table et cet ordinateur ne se comprennent pas. Il vous faut la version la plus récente des deux côtés.
    .brief = Pas compris, mettez à jour
    .braille = pas compris: màj
net-rule-message = Le message n'a pas été compris. Il vous faut la version la plus récente des deux côtés.
    .brief = Pas compris, mettez à jour
    .braille = pas compris: màj
net-rule-in-use = Un autre braillespiel a déjà une table ouverte sur cet ordinateur. Ferme-la d'abord.
    .brief = Une table est déjà ouverte ici
    .braille = table déjà ouverte
net-rule-port = Un autre programme utilise ce port. Réessaie ; un autre port sera pris.
    .brief = Port occupé, réessaie
    .braille = port occupé
net-rule-store = Impossible d'ouvrir la table : les parties ne peuvent pas être enregistrées sur cet ordinateur. Libère de la place sur le disque, ou autorise l'écriture dans le dossier de données.
    .brief = Impossible d'enregistrer les parties ici
    .braille = rien ne s'enregistre

## Rejoindre

net-main-join = Rejoindre une table
    .braille = rejoindre
net-join-title = Rejoindre une table
    .braille = rejoindre
net-join-none-found = Pas encore de table trouvée sur ce réseau. Les tables apparaissent ici dès qu'on les trouve. Les réseaux d'école les cachent souvent : écris alors l'adresse.
    .brief = Pas encore de table trouvée
    .braille = pas encore de table
net-join-looking = Tables sur ce réseau
    .brief = Sur ce réseau
    .braille = sur ce réseau
net-join-found-none = aucune pour l'instant
net-join-found-count =
    { $count ->
        [one] { $count } trouvée
       *[other] { $count } trouvées
    }
    .braille = { $count }
net-join-here = { $name }, sur ce réseau
    .brief = { $name }
    .braille = { $name }
net-join-friend = { $name }, { $address }
    .brief = { $name }
    .braille = { $name } { $address }
net-join-here-help = Entrée pour rejoindre la table. Le code n'est demandé que la première fois.
    .display-full = Le curseur éclair pour rejoindre la table. Le code n'est demandé que la première fois.
net-join-friend-help = Entrée pour rejoindre la table, Supprimer pour oublier cette adresse, Flèche droite propose les deux.
    .display-full = Le curseur éclair pour rejoindre la table ; la liste de la { $bottom-key } de la plage oublie aussi cette adresse.
net-join-join = Rejoindre
net-join-forget = Oublier cette adresse
    .braille = oublier l'adresse
net-join-forget-sure = Oublier { $name } ?
    .braille = oublier { $name }?
net-join-forgotten = Adresse oubliée : { $name }
    .braille = oublié: { $name }
net-join-appeared = Table trouvée : { $name }
    .braille = table: { $name }
net-join-type = Écrire une adresse
    .braille = écrire adresse
net-join-type-help = La personne qui a ouvert la table entend l'adresse avec la touche du code, Contrôle K.
net-join-type-title = Adresse de la table
    .braille = adresse?
net-join-code-title =
    Code { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }, six chiffres
    .brief = Code, six chiffres
    .braille = code { $name }: 6
net-join-names = Qui joue ici
    .braille = noms
net-join-names-none = personne pour l'instant
    .braille = personne
net-join-names-help = Ton nom tel que les autres l'entendent. Avec deux noms séparés par un point-virgule, vous partagez cet ordinateur, chacun à sa place.
net-join-names-title = Ton nom. Avec un point-virgule entre deux noms, deux personnes partagent cet ordinateur
    .brief = Ton nom
    .braille = nom?
net-join-watch = Seulement regarder
    .braille = regarder
net-join-watch-help = Tu ne prends pas de place ; tu entends et tu touches ce que tout le monde peut voir.
net-join-going =
    Connexion à la table { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .braille = connexion { $name }
net-join-cancel = Annuler
net-join-cancelled = Annulé
net-join-keep = Enregistrer cette adresse sous un nom ?
    .braille = garder adresse?
net-join-keep-title = Nom pour { $address }
    .braille = nom pour { $address }
net-join-kept = Enregistré : { $name }, { $address }
    .braille = gardé: { $name } { $address }
net-join-trust = { $name } montre un autre certificat que la dernière fois. Rejoindre quand même ?
    .brief = { $name } a un autre certificat. Rejoindre quand même ?
    .braille = rejoindre { $name }, autre certificat?

## Ouvrir

net-open = Ouvrir cette table aux autres
    .brief = Ouvrir aux autres
    .braille = ouvrir aux autres
net-open-help = Les amis la rejoignent depuis leur ordinateur : sur ce réseau, ou depuis un autre avec une adresse accessible de l'extérieur.
net-open-told = { $code } La table est ouverte. { $reach }
    .brief = { $code }. { $reach }
    .braille = { $code } { $reach }
net-code = Code { $pairs }.
    .brief = Code { $pairs }
    .braille = code { $digits }
net-code-none = Seule la personne qui a ouvert la table connaît le code.
    .brief = L'hôte connaît le code
    .braille = code: vois l'hôte
net-reach-here = Sur ce réseau seulement, adresse { $address }.
    .brief = Ce réseau seulement, { $address }
    .braille = ce réseau seul: { $address }
net-reach-outside = De l'extérieur aussi, adresse { $address }.
    .brief = De l'extérieur aussi, { $address }
    .braille = extérieur aussi: { $address }
net-reach-self = Sur cet ordinateur seulement, adresse { $address }.
    .brief = Cet ordinateur seulement, { $address }
    .braille = cet ordi seul: { $address }
net-reach-nobody = Cet ordinateur n'est relié à aucun réseau, personne d'autre ne peut donc rejoindre la table.
    .brief = Pas de réseau, personne d'autre ne peut venir
    .braille = pas de réseau
net-table-of =
    Table { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .braille = table { $name }

## La salle d'attente

net-lobby-title = { $table }. { $state }
    .braille = { $table } { $state }
net-lobby-opening = La table s'ouvre
    .braille = s'ouvre
net-lobby-choosing = { $name } choisit le jeu
    .braille = { $name } choisit
net-lobby-choose-you = Tu choisis le jeu
    .braille = tu choisis
net-lobby-waiting = { $game }, { $ready } sur { $count } prêts
    .braille = { $game } { $ready }/{ $count } prêts
net-lobby-startable = { $game }, tout le monde est prêt
    .braille = { $game } tous prêts
net-lobby-all-ready = Tout le monde est prêt. « Commencer » lance la partie.
    .brief = Tout le monde est prêt
    .braille = tous prêts, commencer lance
net-lobby-over = La partie est finie
    .braille = finie
net-lobby-playing = Une partie est en cours
    .braille = partie en cours
net-lobby-game = Jeu
net-lobby-game-none = pas encore choisi
    .braille = aucun
net-lobby-game-value =
    { $game }, { $seats ->
        [1] une place
       *[other] { $seats } places
    }
    .braille = { $game } { $seats }
net-lobby-game-help = Un joueur choisit le jeu, les places, les options et les ordinateurs.
    .braille = un joueur choisit, i les dit
net-lobby-game-stays = Un autre jeu se joue à une nouvelle table.
    .braille = autre jeu: nouvelle table
net-lobby-ready = C'est bon pour moi
    .braille = c'est bon
net-lobby-start = Commencer
net-lobby-start-help = Possible quand tout le monde est prêt, ou 30 secondes après le choix du jeu : des ordinateurs prennent alors les places libres.
net-lobby-member = { $name }, { $marks }
    .braille = { $name }: { $marks }
net-lobby-you = toi
net-lobby-first = choisit le jeu
    .braille = choisit
net-lobby-host = hôte de la table
    .braille = hôte
# Dit à soi-même.
net-lobby-first-you = tu choisis le jeu
    .braille = tu choisis
net-lobby-host-you = tu es l'hôte
    .braille = toi, hôte
net-lobby-chair = place { $number }
    .braille = pl{ $number }
net-lobby-is-ready = c'est bon
net-lobby-not-ready = attend encore
net-lobby-watches = regarde
net-lobby-away = hors connexion
    .braille = pas là
net-lobby-muted = discussion coupée
net-lobby-bot = un ordinateur joue
    .braille = ordi
net-lobby-delay-short = presque sans retard
    .braille = retard court
net-lobby-delay-noticeable = un retard sensible, moins d'une demi-seconde
    .brief = retard sensible
    .braille = retard sensible
net-lobby-delay-long = un long retard, une demi-seconde ou plus
    .brief = long retard
    .braille = retard long
net-lobby-watch = Regarder au lieu de jouer
    .brief = Regarder
    .braille = regarder
net-lobby-sit = Prendre une place
    .braille = prendre place
net-lobby-door-open = Verrouiller la table : plus personne ne peut la rejoindre
    .brief = Verrouiller la table
    .braille = verrouiller table
net-lobby-door-closed = Déverrouiller la table
    .brief = Déverrouiller la table
    .braille = déverrouiller table
net-lobby-new-code = Faire un nouveau code
    .brief = Nouveau code
    .braille = nouveau code
net-lobby-leave = Quitter la table
    .braille = quitter
net-lobby-leave-host = Fermer la table pour tout le monde
    .braille = fermer table
net-lobby-leave-sure = Quitter la table ?
    .braille = quitter?
net-lobby-leave-host-sure = Fermer la table pour tout le monde ? La partie reste enregistrée.
    .braille = fermer pour tous?
net-lobby-left = Tu as quitté la table
    .braille = table quittée
net-lobby-people = Qui est là
    .braille = qui
net-lobby-people-count = Qui est là : { $count }
    .braille = qui: { $count }
net-lobby-back = Retour à la partie
    .braille = à la partie
net-member-remove = Retirer { $name } de la table
    .brief = Retirer { $name }
    .braille = retirer { $name }
net-member-remove-sure = Retirer { $name } ? Un ordinateur prend la place.
    .brief = Retirer { $name } ?
    .braille = retirer { $name }?
net-member-mute = Couper la discussion à { $name }
    .brief = Sans discussion : { $name }
    .braille = muet: { $name }
net-member-unmute = Rendre la discussion à { $name }
    .braille = plus muet: { $name }
# $level : la force de l’ordinateur qui joue sinon, par exemple « ordinateur, normal ».
net-setup-free = libre, sinon { $level }
net-setup-take = Prendre ceci pour la table
    .brief = Prendre ceci
    .braille = prendre
net-setup-hints = Conseils
net-setup-hints-help = Les conseils viennent de l'ordinateur de chaque joueur. Désactivé veut dire : la table joue sans conseils, c'est convenu.
net-setup-pause = Qui peut faire une pause
    .braille = pause par
net-setup-pause-all = tout le monde
net-setup-pause-host = la personne qui a ouvert la table
    .braille = hôte
net-setup-wait = Attendre un joueur qui a perdu la connexion
    .braille = attente si perdu
net-setup-wait-value = { $seconds } secondes
    .braille = { $seconds } s
net-setup-wait-help = Ensuite, la question est posée aux autres : attendre encore, laisser un ordinateur continuer, ou arrêter la partie.
net-setup-hearing = Attente maximale pour une annonce
    .braille = attente max
net-setup-hearing-value = { $seconds } secondes
    .braille = { $seconds } s
net-setup-hearing-help = Quand on joue de vitesse, personne n'attend plus longtemps que cela quelqu'un qui écoute ou lit encore.

## Ce qui se passe à la table

net-news-came = { $name } { net-verb-is } là.
    .braille = { $name } { net-verb-is } là
net-news-came-watches = { $name } { net-verb-is } là et { net-verb-watches }.
    .braille = { $name } { net-verb-watches }
net-news-went = { $name } { net-verb-has } quitté la table.
    .brief = { $name } { net-verb-has } quitté la table
    .braille = { $name } quitte
net-news-fell-out = { $name } { net-verb-has } perdu la connexion. { net-verb-kept }.
    .brief = { $name } { net-verb-has } perdu la connexion
    .braille = { $name } hors ligne
net-news-back = { $name } { net-verb-is } de retour.
    .braille = { $name } de retour
net-news-removed = On a retiré { $name } de la table.
    .brief = On a retiré { $name }
    .braille = retrait: { $name }
net-news-muted = On a coupé la discussion à { $name }.
    .braille = muet: { $name }
net-news-unmuted = On a rendu la discussion à { $name }.
    .braille = plus muet: { $name }
net-news-ready = C'est bon pour { $name }.
    .braille = { $name }: c'est bon
net-news-not-ready = { $name } { net-verb-wants } encore attendre.
    .brief = { $name } : attente
    .braille = { $name } attend encore
net-news-sits = { $name } { net-verb-takes-seat }.
    .braille = { $name } { net-verb-plays }
net-news-watches = { $name } { net-verb-watches }.
    .braille = { $name } { net-verb-watches }
net-news-set-up =
    { $name } { net-verb-has } choisi { $game }, { $seats ->
        [1] une place
       *[other] { $seats } places
    }. Dis quand c'est bon pour toi.
    .brief =
        { $name } { net-verb-has } choisi { $game }, { $seats ->
            [1] une place
           *[other] { $seats } places
        }
    .braille = { $name }: { $game } { $seats }
net-news-set-up-watches =
    { $name } { net-verb-has } choisi { $game }, { $seats ->
        [1] une place
       *[other] { $seats } places
    }.
    .brief =
        { $name } { net-verb-has } choisi { $game }, { $seats ->
            [1] une place
           *[other] { $seats } places
        }
    .braille = { $name }: { $game } { $seats }
net-news-may-start = Plus besoin d'attendre que tout le monde soit prêt : la partie peut commencer.
    .brief = Plus besoin d'attendre tout le monde
    .braille = vous pouvez commencer
net-news-began = La partie commence.
    .braille = début
net-news-tries-game = Le jeu est d'abord essayé, puis la partie commence.
    .brief = Le jeu est d'abord essayé
    .braille = essai d'abord
net-news-game-slow = Le jeu ne répond pas depuis { $seconds } secondes. Il sera bientôt interrompu. La partie est gardée.
    .brief = Le jeu ne répond pas ; bientôt interrompu
    .braille = jeu muet { $seconds } s, gardé
net-news-over = La partie est finie.
    .braille = finie
net-news-paused = { $name } { net-verb-pauses }.
    .brief = { $name } : pause
    .braille = pause: { $name }
net-news-goes-on = { $name } { net-verb-continues }.
    .brief = { $name } { net-verb-continues }
    .braille = reprise: { $name }
net-news-bot-plays = Un ordinateur joue pour { $name }.
    .brief = Un ordinateur joue pour { $name }
    .braille = ordi pour { $name }
net-news-bot-failed = { $name }, un ordinateur, ne peut plus jouer. La partie est en pause. Quand quelqu'un la reprend, un ordinateur plus simple prend la place.
    .brief = { $name }, ordinateur, ne peut plus jouer : pause
    .braille = ordi { $name } en panne. pause
net-news-failed = Une erreur s'est produite à la table. La partie est en pause et gardée. Reprends-la pour réessayer.
    .brief = Erreur à la table : pause, reprends pour réessayer
    .braille = erreur de table. pause
net-news-store-again = L'enregistrement marche à nouveau, rien ne manque. On continue.
    .brief = À nouveau enregistré, on continue
    .braille = enregistré, reprise
net-news-waits = La table continue d'attendre { $name }.
    .brief = On attend encore { $name }
    .braille = attend { $name }
net-news-took-chair-back = { $name } { net-verb-plays } à nouveau.
    .braille = { $name } rejoue
net-news-asked-here = { $name } : peut-être plus là, { net-verb-asked }. La partie attend.
    .brief = { $name } : toujours là ?
    .braille = { $name } toujours là?
net-news-asked-here-you = Es-tu toujours là ? N'importe quelle touche dit oui.
    .brief = Toujours là ? Une touche
    .braille = là? une touche
net-news-goes-on-without = La partie continue sans attendre { $name }.
    .brief = On n'attend plus { $name }
    .braille = suite sans { $name }
net-news-proposed = { $name } { net-verb-wants } annuler un coup.
    .brief = { $name } { net-verb-wants } annuler
    .braille = { $name }: annuler?
net-news-proposed-again = { $name } { net-verb-wants } une autre partie.
    .brief = { $name } { net-verb-wants } une autre partie
    .braille = { $name }: encore?
net-news-answer = { $asked } { $key } pour répondre.
    .braille = { $asked } { $key }
    .display = { $asked } { $bottom-key }: liste
    .display-full = { $asked } La { $bottom-key } de la plage donne ta réponse dans sa liste.
    .page = { $asked } Le bouton Menu mène à ta réponse.
net-news-answer-over-match = { $asked } { $key } pour répondre.
    .braille = { $asked } { $key }
    .display = { $asked } retour, { $bottom-key }: liste
    .display-full = { $asked } La touche retour de la plage ramène à la partie, où la { $bottom-key } donne ta réponse dans sa liste.
    .page = { $asked } Le bouton Menu mène à ta réponse.
net-news-answer-room = { $asked } { $key } pour répondre.
    .braille = { $asked } { $key }
    .display = { $asked } salle d'attente: répondre
    .display-full = { $asked } La salle d'attente a une ligne « Répondre ».
    .page = { $asked } La salle d'attente a une ligne « Répondre ».
net-lobby-answer = Répondre
    .braille = répondre
net-news-agrees = { $name } { net-verb-agrees }.
    .braille = { $name }: oui
net-news-refused = { $name } { net-verb-refuses }.
    .brief = { $name } { net-verb-says } non
    .braille = { $name }: non
net-news-too-late = Trop tard pour annuler : la partie a avancé.
    .brief = Trop tard pour annuler
    .braille = trop tard
net-news-taken-back = { $name } { net-verb-has } annulé un coup.
    .brief = { $name } { net-verb-has } annulé
    .braille = { $name } annule
net-news-missing = { $name } { net-verb-has } disparu depuis un moment : attendre encore, laisser un ordinateur continuer, ou arrêter la partie ?
    .brief = { $name } : toujours pas de retour. Que faire ?
    .braille = { $name } pas là: que faire?
net-news-teacher-took-back =
    Le prof a annulé le coup { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }.
    .brief =
        Le prof a annulé le coup { BEGINS($name) ->
            [vowel] d'{ $name }
            [h] d'{ $name }
           *[other] de { $name }
        }
    .braille = prof: coup annulé { $name }
net-news-wants-end = { $name } { net-verb-wants } arrêter la partie.
    .brief = { $name } { net-verb-wants } arrêter
    .braille = { $name }: arrêter
net-news-door-closed = La table est verrouillée : plus personne ne peut la rejoindre.
    .brief = Table verrouillée
    .braille = table verrouillée
net-news-door-open = La table est déverrouillée.
    .brief = Table déverrouillée
    .braille = table déverrouillée
net-news-new-code = Il y a un nouveau code.
    .brief = Nouveau code
    .braille = nouveau code
net-news-code-ended = Trop d'inconnus ont essayé de deviner le code, il y en a donc un nouveau. Rien ne change pour ceux qui sont déjà là.
    .brief = Trop d'essais, nouveau code
    .braille = trop d'essais, nouveau code
net-news-newcomers-knock = Désormais, les nouveaux frappent à la porte, et c'est toi qui les fais entrer un par un.
    .brief = Les nouveaux frappent à la porte
    .braille = nouveaux à la porte
net-news-knocks = { $name } { net-verb-knocks }.
    .braille = { $name } à la porte
net-news-knocking-over = Personne n'a répondu pendant dix minutes : avec le code, on entre à nouveau.
    .brief = Pas de réponse : le code ouvre à nouveau
    .braille = code ouvre à nouveau
net-news-gathering = On choisit le prochain jeu.
    .brief = On choisit le prochain jeu
    .braille = choix du jeu suivant
net-news-ended = On a mis fin à la partie.
    .braille = partie arrêtée
net-news-host-leaves = { $name }, qui { net-verb-has } ouvert cette table, l'{ net-verb-has } quittée.
    .brief = { $name } { net-verb-has } quitté sa propre table
    .braille = hôte { $name } quitte
net-news-known-deal = La donne numéro { $seed } est connue de ceux qui l'ont déjà jouée.
    .brief = Donne connue, numéro { $seed }
    .braille = donne connue { $seed }
net-news-no-hints = Cette table joue sans conseils.
    .brief = Pas de conseils ici
    .braille = pas de conseils
net-lost = Connexion perdue. Le programme continue d'essayer, et ta place t'est gardée.
    .brief = Connexion perdue
    .braille = connexion perdue
net-lost-unsure = La connexion est perdue, et ce que tu as dit ou demandé en dernier n'est peut-être pas arrivé. Le programme continue d'essayer, et ta place t'est gardée.
    .brief = Connexion perdue, dernière demande peut-être aussi
    .braille = perdu, demande aussi?
net-away = Pas de connexion en ce moment
    .brief = Pas de connexion
    .braille = pas de connexion
net-not-here = Absent : { $names }.
    .brief = Absent : { $names }
    .braille = absent: { $names }
net-knocked = Le code est bon. Parce que des inconnus ont essayé de le deviner, on demande à la personne qui a ouvert la table de te faire entrer. Attends un instant.
    .brief = Attends qu'on te fasse entrer
    .braille = on a frappé, attends
net-knocking = Tu attends qu'on te fasse entrer
    .braille = attente
net-knock-title = { $name } { net-verb-knocks }. Faire entrer ?
    .braille = faire entrer { $name }?
net-knock-later = Décider plus tard
    .braille = plus tard
net-knock-yes = Faire entrer
    .braille = faire entrer
net-knock-no = Refuser
    .braille = refuser
net-knock-did-yes = Peut entrer : { $name }.
    .braille = entre: { $name }
net-knock-did-no = On n'ouvre pas à { $name }.
    .braille = refus: { $name }
net-back = La connexion est de retour.
    .brief = À nouveau en ligne
    .braille = en ligne
net-back-unsure = La connexion est de retour. Ce que tu as dit ou demandé en dernier n'est peut-être pas arrivé.
    .brief = À nouveau en ligne, dernière demande peut-être perdue
    .braille = en ligne, demande perdue?
net-question-lost = Ta question s'est perdue avec la connexion. Pose-la de nouveau.
    .brief = Question perdue, à reposer
    .braille = question perdue
net-closed = Ce qui était ouvert sur la table a disparu avec la connexion : tu es de nouveau à la table.
    .brief = Fermé, tu es à la table
    .braille = fermé: à la table
net-question-void = La question posée par { $name } ne tient plus.
    .braille = { $name }: question nulle
net-missed =
    { $count ->
        [1] Un message a été sauté, voici donc où l'on en est.
       *[other] { $count } messages ont été sautés, voici donc où l'on en est.
    }
    .brief =
        { $count ->
            [one] { $count } sauté
           *[other] { $count } sautés
        }
    .braille = sautés: { $count }
net-late = Trop tard, { $instead }
    .braille = tard: { $instead }
net-late-nothing = Trop tard, quelqu'un a fait plus vite.
    .brief = Trop tard
    .braille = trop tard
net-spectator = Tu regardes
    .braille = regarde
net-spectator-no-hand = Tu regardes : tu n'as pas de main.
    .brief = Tu regardes : pas de main
    .braille = regarde: sans main
net-spectator-no-own-table = Tu regardes : tu n'as pas de table à toi.
    .brief = Tu regardes : pas de table
    .braille = regarde: sans table
net-spectator-no-key = Tu regardes : ici, tu peux seulement explorer et demander.
    .brief = Tu regardes
    .braille = tu regardes

## Demander aux autres

net-ask-back = On demande aux autres si tu peux annuler ton coup.
    .brief = On demande aux autres
    .braille = demande aux autres
net-ask-again = On propose aux autres une autre partie.
    .brief = On demande aux autres
    .braille = demande aux autres
net-ask-race = Quand on joue de vitesse, on ne peut pas annuler de coup.
    .brief = Pas quand on joue de vitesse
    .braille = jeu de vitesse: non
net-no-hints = La table joue sans conseils, c'est convenu.
    .brief = Pas de conseils à cette table
    .braille = pas de conseils ici
net-answers-none = Il n'y a rien à répondre.
    .brief = Rien à répondre
    .braille = rien à répondre
net-answer-back = { $name } veut annuler un coup. D'accord ?
    .brief = Laisser { $name } annuler un coup ?
    .braille = { $name } annule?
net-answer-back-redrawn = { $name } veut annuler un coup ; ce qui a été pioché sera pioché à nouveau. D'accord ?
    .brief = Laisser { $name } annuler, pioche refaite ?
    .braille = { $name } annule, repioche?
net-answer-again = { $name } veut une autre partie. D'accord ?
    .brief = Une autre partie avec { $name } ?
    .braille = { $name }: encore?
net-answer-missing = { $name } n'est plus là. Que faire ?
    .braille = { $name } pas là
net-answer-wait = Attendre encore
net-answer-bot = Laisser un ordinateur continuer
    .braille = ordi continue
net-answer-end = Arrêter la partie
    .braille = arrêter partie
net-answer-sent = { $answer }. Envoyé
    .braille = { $answer }: envoyé
net-to-lobby = À la salle d'attente : places, code, réglages de la table
    .brief = À la salle d'attente
    .braille = salle d'attente
net-menu-pause = Pause pour tout le monde
    .brief = Pause
    .braille = pause
net-menu-go-on = Reprendre la partie
    .brief = Reprendre
    .braille = reprendre
net-menu-chair = Reprendre ma place à l'ordinateur
    .brief = Reprendre ma place
    .braille = ma place
net-menu-answer = Répondre à la question
    .brief = Répondre
    .braille = répondre
net-menu-again = Une autre partie
    .braille = encore
net-menu-gather = Choisir un autre jeu
    .braille = autre jeu
net-menu-end = Arrêter la partie pour tout le monde
    .braille = arrêter partie
net-menu-end-sure = Arrêter la partie pour tout le monde ?
    .braille = arrêter pour tous?
net-wait-answer = Envoyé. La table va répondre.
    .brief = Envoyé
    .braille = envoyé

## Discussion

net-chat = Discussion
net-chat-title = Discussion. Écris, ou choisis une phrase avec les flèches
    .brief = Discussion
    .braille = discussion
    .display-full = Discussion. Écris, ou choisis une phrase avec le curseur éclair
net-chat-ready-title = Discussion. Choisis une phrase avec les flèches
    .brief = Discussion
    .braille = discussion
    .display-full = Discussion. Choisis une phrase avec le curseur éclair
net-chat-type = Écrire un message
    .braille = écrire
net-chat-prompt = Ton message
    .braille = message?
net-chat-off = La discussion est coupée dans tes réglages.
    .brief = Discussion coupée
    .braille = discussion coupée
net-chat-line = { $name } : { $text }
net-chat-hello = Bonjour tout le monde !
    .braille = bonjour à tous
net-chat-yes = Oui
net-chat-no = Non
net-chat-thanks = Merci !
    .braille = merci
net-chat-well-played = Bien joué !
    .braille = bien joué
net-chat-moment = Un instant, s'il vous plaît.
    .braille = un instant
net-chat-reading = Je lis encore.
    .braille = je lis encore
net-chat-go-ahead = Continuez, j'écoute.
    .braille = continuez
net-chat-your-turn = C'est ton tour.
    .braille = ton tour
net-chat-sorry = Pardon, erreur de ma part.
    .braille = pardon, mon erreur
net-chat-again = On rejoue ?
    .braille = on rejoue?
net-chat-goodbye = Je dois y aller. Au revoir !
    .braille = je pars, au revoir
net-chat-unknown = une phrase que cette version ne connaît pas
    .braille = phrase inconnue
net-chat-sent = Envoyé
    .braille = envoyé

## Le temps d'entendre

net-hearing = Temps qu'il te faut pour entendre une annonce
    .braille = temps d'écoute
net-hearing-title = Temps qu'il te faut pour entendre une annonce
    .brief = Temps d'écoute
    .braille = temps d'écoute
net-hearing-try = Le mesurer
    .braille = mesurer
net-hearing-try-help = Tu reçois une phrase ; appuie sur Entrée dès que tu l'as entendue ou lue. La table sait ainsi combien de temps t'attendre quand on joue de vitesse.
    .display-full = Tu reçois une phrase ; appuie sur le curseur éclair dès que tu l'as lue. La table sait ainsi combien de temps t'attendre quand on joue de vitesse.
net-hearing-sample = Appuie sur Entrée quand tu as entendu ceci : Anna annonce six, et tout le monde doit faire vite.
    .brief = Appuie sur Entrée quand tu as entendu ceci : Anna annonce six
    .braille = anna annonce six, fais vite. entrée quand lu
    .display = anna annonce six, fais vite. éclair quand lu
    .display-full = Appuie sur le curseur éclair quand tu as lu ceci : Anna annonce six, et tout le monde doit faire vite.
net-hearing-set =
    { $seconds ->
        [1] Une seconde
       *[other] { $seconds } secondes
    } désormais.
    .brief =
        { $seconds ->
            [1] Une seconde
           *[other] { $seconds } secondes
        }
    .braille = { $seconds } s
net-hearing-title-try = Mesure
    .braille = mesure

## Une partie où l'on a quitté sa propre table

net-left-entry = { $game } à ta table, avec { $names }
    .brief = { $game }, table, { $names }
    .braille = { $game } table { $names }
net-left-title = Pas finie à ta table : { $game } avec { $names }
    .brief = Pas finie : { $game }, { $names }
    .braille = pas finie: { $game } { $names }
net-left-go-on = Continuer
    .braille = continuer
net-left-anew = Recommencer et abandonner cette partie
    .brief = Recommencer
    .braille = recommencer
net-left-lost = La partie ne peut pas être continuée. Choisis un jeu.
    .brief = Impossible de continuer. Choisis un jeu
    .braille = impossible, choisis
net-rule-deck-large = Ton propre paquet de cartes est trop gros pour une table en réseau : { $most } Ko au plus. Raccourcis ses textes.
    .brief = Paquet de plus de { $most } Ko
    .braille = paquet plus de { $most } ko
net-rule-deck-bad = Le paquet personnel ne peut pas servir à cette table. Choisis un autre paquet.
    .brief = Paquet inutilisable
    .braille = paquet inutilisable
net-news-takes-chair = { $name } { net-verb-is } là et { net-verb-takes-chair }.
    .brief = { $name } { net-verb-takes-bot }
    .braille = { $name } remplace ordi
net-news-takes-chair-you = Tu prends la place d'un ordinateur.
    .brief = Tu prends la place d'un ordinateur
    .braille = tu remplaces un ordi
net-open-match-help = Les autres viennent par le réseau. Chacun prend la place d'un ordinateur, et la partie continue.
net-seat-left = Retour à ta place : { $table }, { $game }
    .brief = Retour : { $table }, { $game }
    .braille = retour: { $table } { $game }
net-seat-left-help = Tu étais au milieu de cette partie quand le programme s'est arrêté. Ta place t'est gardée.
net-news-paused-you = Pause pour tout le monde.
    .brief = Pause
    .braille = pause pour tous
net-news-goes-on-you = La partie reprend.
    .brief = On reprend
    .braille = reprise
net-news-teacher-took-back-you = Ton prof a annulé ton coup.
    .brief = Ton prof a annulé ton coup
    .braille = prof: coup annulé
net-news-took-chair-back-you = Tu joues à nouveau.
    .braille = tu rejoues
net-news-sits-you = Tu as une place.
    .braille = tu as une place
net-news-watches-you = Tu regardes.
    .braille = tu regardes
net-news-chat-off = La discussion est coupée à cette table.
    .brief = Discussion coupée
    .braille = discussion coupée
net-news-chat-on = La discussion est ouverte à cette table.
    .brief = Discussion ouverte
    .braille = discussion ouverte
net-chat-all-off = Couper la discussion pour tout le monde
    .brief = Couper pour tout le monde
    .braille = couper pour tous
net-chat-all-on = Ouvrir la discussion à tout le monde
    .brief = Ouvrir à tout le monde
    .braille = ouvrir à tous

## Dans un navigateur

net-page = Dans un navigateur : { $address }
    .brief = Dans un navigateur : { $address }
    .braille = navigateur: { $address }
net-page-title = Page pour navigateurs
    .brief = Page pour navigateurs
    .braille = page navigateurs
net-page-how = Les autres écrivent l'adresse dans leur navigateur, ou visent avec l'appareil photo le code QR de la fenêtre. Le code de la table, c'est toi qui le leur dis.
    .brief = Adresse à écrire ou code QR dans la fenêtre, puis le code
    .braille = adresse, puis code
net-page-read-along = La page n'est pas chiffrée : quelqu'un qui écoute sur le même Wi-Fi peut voir le code, les noms et les cartes des places dans les navigateurs.
    .brief = Sans chiffrement : lisible sur le même Wi-Fi
    .braille = pas chiffré: lisible sur le wi-fi
web-more = S'exercer, apprendre, revoir
web-more-title = S'exercer, apprendre, revoir
web-own-kept = Tes propres parties restent tant que cette page est ouverte, et vingt minutes de plus : les { $count } dernières.
    .brief = Les { $count } dernières restent tant que la page est ouverte
    .braille = { $count } dernières restent, page ouverte
web-gave-way = Ta partie la plus ancienne a disparu : il en reste { $count } ici.
    .brief = Ta plus ancienne partie a disparu : { $count } restent
    .braille = partie la plus ancienne effacée: { $count } restent
web-help-typed = « écris » veut dire : dans le champ de commande, puis Entrée. La barre oblique y mène.
    .braille = écris: champ de commande
web-typed-empty = Écris une lettre, une carte ou un coup. Le bouton Aide les donne tous.
    .brief = Écris une commande
    .braille = écris une commande
web-typed-unknown = Rien ne s'appelle { $text } ici. Écris ce que dit une carte ou un bouton, ou { $help-key } pour toutes les commandes.
    .brief = Pas { $text } ici
    .braille = pas ici: { $text }
web-typed-several = { $text } peut être plusieurs choses : { $found }. Écris-en plus.
    .brief = Plusieurs : { $found }
    .braille = plusieurs: { $found }

## Règles d'une classe

net-rule-class-leads = C'est ton prof qui décide à quoi on joue ici, et quand.
    .brief = C'est ton prof qui décide
    .braille = le prof décide
net-rule-class-named = Ici, tu t'appelles déjà { $name }. Ton prof peut te donner un autre nom.
    .brief = Tu es déjà { $name }
    .braille = déjà { $name }
net-rule-class-no-neighbour = Tu ne peux aider que quelqu'un de ta table.
    .brief = Seulement à ta table
    .braille = à ta table seulement
net-rule-class-no-offer = Cette aide n'est plus proposée.
    .brief = Plus proposée
    .braille = plus proposée
net-rule-class-helps-nobody = Tu n'aides personne en ce moment, donc personne ne l'a entendu.
    .brief = Tu n'aides personne en ce moment
    .braille = tu n'aides personne
net-wait-others = C'est noté. Ton coup sera joué dès que tout le monde à la table aura entendu ou lu ce qui précède.
    .brief = On attend les autres
    .braille = attend les autres

## Verbes des nouvelles : $people partagent un programme et le font ensemble

net-verb-is =
    { $people ->
        [one] est
       *[other] sont
    }
net-verb-was =
    { $people ->
        [one] a été
       *[other] ont été
    }
net-verb-has =
    { $people ->
        [one] a
       *[other] ont
    }
net-verb-plays =
    { $people ->
        [one] joue
       *[other] jouent
    }
net-verb-watches =
    { $people ->
        [one] regarde
       *[other] regardent
    }
net-verb-takes-seat =
    { $people ->
        [one] prend une place
       *[other] prennent des places
    }
net-verb-takes-chair =
    { $people ->
        [one] prend la place d'un ordinateur
       *[other] prennent la place d'ordinateurs
    }
net-verb-takes-bot =
    { $people ->
        [one] remplace un ordinateur
       *[other] remplacent des ordinateurs
    }
net-verb-kept =
    { $people ->
        [one] La place est gardée
       *[other] Les places sont gardées
    }
net-verb-pauses =
    { $people ->
        [one] met la partie en pause
       *[other] mettent la partie en pause
    }
net-verb-continues =
    { $people ->
        [one] reprend la partie
       *[other] reprennent la partie
    }
net-verb-asked =
    { $people ->
        [one] on lui pose la question
       *[other] on leur pose la question
    }
net-verb-knocks =
    { $people ->
        [one] frappe à la porte
       *[other] frappent à la porte
    }
net-verb-wants =
    { $people ->
        [one] veut
       *[other] veulent
    }
net-verb-agrees =
    { $people ->
        [one] est d'accord
       *[other] sont d'accord
    }
net-verb-refuses =
    { $people ->
        [one] n'est pas d'accord
       *[other] ne sont pas d'accord
    }
net-verb-says =
    { $people ->
        [one] dit
       *[other] disent
    }

## Le disque de l'ordinateur où la table a été ouverte.

net-host-unsaved = Pas enregistré : l'ordinateur qui a ouvert la table ne peut pas enregistrer en ce moment. Continue à jouer, et préviens là-bas.
    .brief = La table n'enregistre pas
    .braille = table: rien gardé
