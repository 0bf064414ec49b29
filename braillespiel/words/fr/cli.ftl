### Phrases de la ligne de commande.

cli-about = Cinq jeux de cartes et de plateau pour joueurs aveugles, sourdaveugles et malvoyants. Sans commande, le jeu se lance.
cli-usage = Utilisation :
cli-arguments = Arguments
cli-options = Options
cli-help = montrer cette aide
cli-version = montrer la version
cli-object = un objet JSON
cli-text = un texte de { $most } signes au plus
cli-range = { $low } à { $high }
cli-error-missing = il manque { $names }.
cli-error-choice = { $name } ne peut pas être { $value }, seulement { $known }.
cli-error-number = { $name } doit être un nombre entier, et non { $value }.
cli-error-value = il manque la valeur après { $name }.
cli-error-unknown = { $names } n'existe pas ici.
cli-error-one-of = il manque une de ces options : { $names }.
cli-error-together = { $name } ne va pas avec { $other }.
cli-error-no-value = { $name } ne prend pas de valeur. Enlève { $value }.
cli-error-one-value = { $name } ne prend qu'une valeur.
cli-error-values =
    { $name } doit être suivi { $count ->
        [1] d'une valeur
       *[other] de { $count } valeurs
    }.
cli-error-ambiguous = { $name } peut vouloir dire { $known }. Écris-le en entier.
cli-error-invalid = { $name } ne peut pas être { $value }.
cli-error-other = { $name } : { $reason }.
decimal-sign = { "," }
cli-usage-error = Mauvaise utilisation : { $reason } Aide : { $command } --help
cli-lang = langue des textes
cli-play = lancer le programme de jeu
cli-demo = faire jouer des ordinateurs, et écrire ce que la place 1 entend et lit en braille
cli-simulate = faire jouer de nombreuses parties à des ordinateurs, et écrire résultats et vitesse
cli-position = lire une position : coups permis, vue d'une place, effet d'un coup
cli-rules = écrire les règles d'un jeu
cli-devices = lister et essayer les voix et les plages braille
cli-replay = écrire une partie d'un fichier, phrase par phrase
cli-settings = montrer et changer les réglages
cli-game = nom du jeu
cli-play-game = préparer tout de suite ce jeu, ou revoir la partie de ce fichier
cli-seed = numéro de la donne ; même numéro, même partie. Sans numéro, une énigme du jour est celle d'aujourd'hui
cli-seats = nombre de places
cli-level = niveau de jeu
cli-hear-seat = la place dont on écrit les phrases et le braille, à partir de 1
cli-option = une option du jeu ; peut être répétée
cli-json = pour les programmes : un objet JSON par ligne
cli-matches = nombre de parties
cli-bots = niveaux par place, séparés par des virgules, ou un niveau pour toutes
cli-position-file = fichier de position, - pour l'entrée standard
cli-position-dots = écrire le plateau en points en relief pour 60×40 et 96×40, en PNG et en texte braille, dans ce dossier
cli-position-seat = la place dont on montre la vue, à partir de 1 ; par défaut celle qui joue
cli-apply = faire ce coup
cli-devices-try = dire une phrase avec cette voix
cli-replay-file = fichier de partie
cli-replay-step = attendre Entrée après chaque phrase
cli-changes = nom et nouvelle valeur d'un réglage
cli-front-end = jouer dans une fenêtre ou dans le terminal
cli-speech = la voix à utiliser, off pour aucune
cli-braille = ajouter une plage simulée, par exemple 40 ou 20x2
cli-no-brltty = ne pas chercher de plage braille
cli-game-fault = { $game }, du paquet { $package }, a une erreur : { $reason }. Le détail est dans { $log }. Une version plus récente du paquet fera peut-être mieux. Si le jeu est de toi, sa vérification avec pytest dit quoi faire.
cli-game-hangs = { $game }, du paquet { $package }, ne répondait plus et a été interrompu. Le détail est dans { $log }. Une version plus récente du paquet fera peut-être mieux. Si le jeu est de toi, sa vérification avec pytest dit quoi faire.
simulate-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
simulate-daily = Chaque partie a sa propre énigme : les numéros commencent à { $seed }. L'énigme d'aujourd'hui a le numéro { $today }, la date.
simulate-seat =
    Place { $seat }, { $level } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, score moyen { $mean }
simulate-ended = { $how } : { $count } ({ $share } %)
simulate-speed = { $speed } coups par seconde
position-actions =
    { $count ->
        [0] Aucun coup permis
        [one] Un coup permis :
       *[other] { $count } coups permis :
    }
devices-usable =
    { $id }, { $name } : prêt, { $detail }, { $voices ->
        [0] pas de voix au choix
        [one] une voix
       *[other] { $voices } voix
    }
devices-usable-plain =
    { $id }, { $name } : prêt, { $voices ->
        [0] pas de voix au choix
        [one] une voix
       *[other] { $voices } voix
    }
devices-unusable = { $id }, { $name } : pas prêt. { $why }
devices-display = Plage braille : { $cells } cellules
devices-no-display-absent =
    Pas de plage braille par BRLTTY. { $system ->
        [windows] NVDA ou JAWS montre le jeu sur la plage dès que le lecteur d'écran est lancé. Pour l'affichage propre au programme, lance BRLTTY avec BrlAPI.
        [macos] VoiceOver montre la fenêtre sur la plage dès qu'il est lancé. Tu n'as pas besoin de BRLTTY pour cela.
        [debian] Lance BRLTTY avec : sudo systemctl start brltty. S'il manque : sudo apt install brltty. Le programme s'y connecte alors tout seul.
       *[linux] Lance BRLTTY ; s'il manque, installe le paquet brltty de ton système. Le programme s'y connecte alors tout seul.
    }
devices-no-display-refused =
    Pas de plage braille : BRLTTY refuse. { $system ->
        [windows] Mets api-parameters à Auth=none dans le fichier brltty.conf, et relance BRLTTY.
        [debian] Ajoute ton utilisateur au groupe qui peut lire la clé BrlAPI : sudo adduser ton-nom brlapi. Puis reconnecte-toi à ta session.
       *[linux] Permets à ton utilisateur de lire la clé BrlAPI, en général par le groupe brlapi.
    }
devices-no-display-nonsense = Pas de plage braille : c'est autre chose qui répond sur le port de BRLTTY. Vérifie la variable d'environnement BRLAPI_HOST.
devices-no-display-silent =
    Pas de plage braille : BRLTTY ne répond pas. { $system ->
        [windows] Relance BRLTTY, dans les services de Windows.
        [debian] Relance BRLTTY avec : sudo systemctl restart brltty.
       *[linux] Relance BRLTTY.
    }
devices-no-display-closed =
    Pas de plage braille : BRLTTY a fermé la connexion. { $system ->
        [windows] Relance BRLTTY, dans les services de Windows.
        [debian] Relance BRLTTY avec : sudo systemctl restart brltty.
       *[linux] Relance BRLTTY.
    }
devices-liblouis =
    liblouis { $version } traduit en braille, { $origin ->
        [package] depuis le paquet braillespiel-liblouis
       *[system] depuis le système
    }
devices-braille-ours = Braille : celui du programme, sur la plage de BRLTTY
devices-braille-reader =
    Braille : celui { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }, dans la table qui y est choisie
devices-braille-nobody = Braille : sur aucune plage en ce moment
devices-sentence = Ici { $name }. Bonne partie.
error-seat =
    Il n'y a pas de place { $seat }. Il y a { $seats ->
        [one] { $seats } place, comptée
       *[other] { $seats } places, comptées
    } à partir de 1.
error-level = Aucun niveau ne s'appelle { $name }. Les niveaux : { $known }.
error-bots-count =
    { $bots ->
        [one] { $bots } niveau
       *[other] { $bots } niveaux
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }. Indique-en un par place, ou un seul pour toutes.
error-matches = { $matches } parties, ce n'est pas possible. Indique un nombre à partir de 1.
error-no-dots = Il n'y a pas d'image en points en relief pour { $game }, seulement pour cubus et hexaducto.
error-file-write = Impossible d'écrire { $file } : { $reason }. Choisis un autre nom ou un autre dossier.
error-interrupted = Interrompu.
error-output = Impossible d'écrire le résultat : { $reason }. Fais de la place, ou envoie-le ailleurs.
error-system = Quelque chose ne va pas avec { $file } : { $reason }. Vérifie le nom et les droits.
error-window =
    Impossible d'ouvrir la fenêtre. { $system ->
        [windows] Dans l'invite de commandes, dans le dossier du jeu, cela marche avec : { $program } --front-end terminal
       *[linux] Dans le terminal, cela marche avec : { $program } --front-end terminal
    }
error-terminal = Impossible de lire ce terminal. Dans une fenêtre, cela marche avec : { $program } --front-end window
error-front-end-lost = La fenêtre ou le terminal ne répond plus. La partie est enregistrée ; relance le jeu.
error-apply-empty = Il manque le coup après --apply. La commande sans --apply montre ceux qui sont permis.
error-json = { $file } n'est plus du JSON valide à partir de la ligne { $line }, colonne { $column }. Vérifie là les virgules, les crochets, les accolades et les guillemets.
error-option-game = Une option a besoin d'un jeu. Indique aussi le jeu, par exemple : play hexaducto --option puzzle=daily
error-braille-size = Aucune plage braille n'a la taille { $size }. Indique de 12 à 80 cellules, par exemple 40 ou 20x2.
error-voice = Aucune voix ne s'appelle { $name }. Les voix : { $known }.
error-option-without = Dis ce que { $option } doit être : { $option }=VALEUR. La commande rules montre ce qu'il y a.
error-setting-unknown = Aucun réglage ne s'appelle { $name }. Les réglages : { $known }.
error-setting-value = { $name } ne peut pas être { $value }. Possible : { $known }.
error-other = Cela ne marche pas : { $rule }. { $details }
cli-transcript = écrire dans ce fichier tout ce qui est tapé, entendu et lu en braille
cli-matches-list = lister les parties de cet ordinateur, en enregistrer une dans un fichier, en charger une d'un fichier
cli-matches-export = enregistrer cette partie dans un fichier
cli-matches-out = nom du fichier
cli-matches-import = charger une partie de ce fichier
matches-exported = Enregistrée dans { $path }
matches-imported = Chargée ; c'est maintenant la partie { $number }.
matches-none = Pas encore de parties.
matches-line =
    { $number } : { $game }, { $names }, { $when }{ $over ->
        [yes]
            { $won ->
                [0] , finie
                [one] , gagnée par { $winners }
               *[other] , victoire partagée par { $winners }
            }
       *[no] , pas finie
    }
cli-erase = effacer tout ce que braillespiel garde de toi
cli-erase-yes = effacer sans demander
erase-nothing = Rien à effacer : il n'y a rien de braillespiel dans { $folder }.
erase-sure =
    { $count ->
        [one] C'est tout. L'effacer vraiment ? Tu ne pourras pas revenir en arrière. Écris oui et appuie sur Entrée ; toute autre réponse n'efface rien.
       *[other] C'est tout, { $count } éléments. Les effacer vraiment ? Tu ne pourras pas revenir en arrière. Écris oui et appuie sur Entrée ; toute autre réponse n'efface rien.
    }
erase-kept = Rien n'a été effacé.
erase-done = Tout a été effacé.
erase-playing = Une partie est en cours ou une table est ouverte, rien n'a été effacé. Quitte braillespiel, puis relance la commande.
erase-unreadable = Impossible de lire { $path }, rien n'a été effacé : { $reason }.
erase-failed = Impossible d'effacer { $path } : { $reason }. Tout ce qui est nommé avant a été effacé.
cli-report = écrire un fichier lisible sur cet ordinateur et la dernière partie, pour quelqu'un qui t'aide
cli-report-out = nom du fichier ; sinon braillespiel-report.txt
cli-report-hands = y mettre aussi ta propre main ; sinon seulement ce que toute la table peut savoir
report-title = Rapport de braillespiel
report-program = braillespiel { $version }
report-python = Python { $version }
report-system = Système : { $name }
report-page = Dans un navigateur
report-no-display = Plage braille : aucune que le programme commande
report-setting = { $name } : { $value }
report-own = un choix personnel
report-settings =
    { $count ->
        [0] Réglages : tous comme à l'origine
        [one] Réglages : un seul a changé
       *[other] Réglages : { $count } ont changé
    }
report-no-match = Aucune partie sur cet ordinateur.
report-match =
    La dernière partie : { $game }, { $seats ->
        [1] un joueur
       *[other] { $seats } joueurs
    }, { $count ->
        [0] rien n'a encore été dit
        [one] sa dernière phrase
       *[other] ses { $count } dernières phrases
    }
report-hands = Avec la main de la première personne, sans noms
report-no-hands = Sans les mains, sans noms
report-sure = C'est tout le rapport. Il reste sur cet ordinateur. Le garder dans { $path } ? Écris oui et appuie sur Entrée ; toute autre réponse ne garde rien.
report-kept = Le rapport est dans { $path }. Rien n'a été envoyé ; c'est toi qui décides à qui tu le donnes.
report-not-kept = Rien n'a été gardé.
report-exists = { $path } existe déjà et n'a pas été remplacé. Choisis un autre nom avec --out.
cli-keys = écrire la table de toutes les touches
cli-keys-json = toutes les touches en un tableau JSON
cli-keys-markdown = comme page de la documentation
cli-keys-title = Toutes les touches
cli-keys-about = Fait par `braillespiel keys --markdown` ; `braillespiel keys` écrit la même chose en texte, `--json` en données. Toutes les touches se changent dans les réglages (F2). Dans le programme, F1 donne la liste de celles qui font quelque chose là où tu es.
cli-keys-head = | touche | ce qu'elle fait |
# Leçons.
cli-lessons = lister les leçons, en vérifier une, en essayer une, imprimer les cours tout prêts
cli-lessons-check = vérifier le fichier d'une leçon et dire ce qui ne va pas
cli-lessons-file = le fichier de la leçon, NOM.json ; ses phrases sont à côté, dans NOM.de.ftl et NOM.en.ftl
cli-lessons-print = écrire des cours tout prêts pour une classe dans des fichiers : à imprimer, et en braille
cli-lessons-print-id = noms de cours tout prêts ; sans nom, tous
cli-lessons-print-out = dossier pour les fichiers
cli-lessons-print-format = quels fichiers, séparés par des virgules : { $known } ; sans cette option, tous
cli-lessons-print-table = table braille, par exemple fr-g2 pour l'abrégé ; sans cette option, celle de la langue en intégral
cli-lessons-try = jouer une leçon avec ses propres touches
cli-lessons-id = le nom de la leçon
lessons-line =
    { $id } : { $title }, { $steps ->
        [1] une étape
       *[other] { $steps } étapes
    }
lessons-right =
    Tout est bon, { $steps ->
        [1] une étape
       *[other] { $steps } étapes
    }.
lessons-at-step = Étape { $step } : { $reason }
lessons-ready-unknown = Aucun cours tout prêt ne s'appelle { $id }. Il y a : { $known }.
lessons-print-format = Le format { $format } n'existe pas. Il y a : { $known }.
lessons-print-progress = { $title } : { $number } sur { $count }
lessons-printed =
    { $count ->
        [0] Aucun cours
        [one] Un cours
       *[other] { $count } cours
    }, { $files ->
        [0] aucun fichier
        [one] un fichier
       *[other] { $files } fichiers
    } dans { $folder }.
lessons-unknown = Aucune leçon ne s'appelle { $id }. Les leçons : { $known }.

## Tables en réseau

cli-serve = ouvrir une table en réseau sans y jouer toi-même
cli-serve-game = nom du jeu ; sans lui, un joueur choisit
cli-serve-seats = nombre de places ; la partie commence quand elles sont toutes prises, et la table ferme après elle
cli-port = numéro de port, 0 pour un port libre
cli-code = les six chiffres qu'il faut pour rejoindre la table ; au hasard si rien n'est indiqué
cli-table-name = nom de la table
cli-bind = rendre la table accessible seulement à cette adresse de l'ordinateur
cli-loopback-only = rendre la table accessible seulement depuis cet ordinateur
cli-plain = sans chiffrement et sans code, pour des mesures ; seulement avec --loopback-only
cli-web-port = port de la page pour navigateurs ; un port libre si rien n'est indiqué
cli-no-web = sans la page pour navigateurs
cli-cert = certificat (PEM) pour servir la page en https ; avec --key
cli-key = clé privée du certificat (PEM)
cli-join = faire jouer un ordinateur à une table en réseau, et écrire ce que sa place entend et lit en braille
cli-join-address = adresse de la table, par exemple 192.168.1.20:24111
cli-join-code = les six chiffres de la table
cli-join-name = nom de l'ordinateur à la table
cli-join-bot = niveau de jeu ; like-me : aussi fort que le demandent tes résultats sur cet ordinateur contre de tels ordinateurs
cli-join-seed = numéro pour le hasard de l'ordinateur
cli-join-plain = la table a été ouverte avec --plain
cli-serve-network = La table est ouverte à tout le monde sur ton réseau. Adresse { $address }, code { $code }. Ctrl+C la ferme.
cli-serve-loopback = La table est ouverte, depuis cet ordinateur seulement. Adresse { $address }, code { $code }. Ctrl+C la ferme.
cli-serve-page = Dans un navigateur, sans rien installer : { $address }
cli-serve-read-along = La page n'est pas chiffrée : quelqu'un qui écoute sur le même Wi-Fi peut voir le code, les noms et les cartes des places dans les navigateurs.
cli-table-came = Arrivée : { $name }.
cli-table-went = Départ : { $name }.
cli-table-fell-out = Connexion perdue, place gardée : { $name }.
cli-table-back = De retour : { $name }.
cli-table-removed = Exclusion : { $name }.
cli-table-began = La partie commence.
cli-table-over = La partie est finie.
cli-table-ended = La partie a été arrêtée avant la fin.
cli-table-paused = Partie mise en pause par { $name }.
cli-table-goes-on = La partie reprend.
cli-table-bot-plays = Un ordinateur joue pour { $name }.
cli-table-took-chair-back = { $name } joue à nouveau.
cli-table-missing = On demande aux autres comment continuer sans { $name }.
cli-table-store-waits = Rien ne peut être enregistré, la table attend. Libère de la place sur le disque ; elle reprendra toute seule.
cli-table-store-again = L'enregistrement marche à nouveau, rien ne manque. La table reprend.
cli-table-code-ended = Trop de mauvais codes ont été essayés. Le nouveau code : { $code }. Ceux qui sont là y restent.
cli-table-new-code = Le nouveau code : { $code }.
cli-table-newcomers-knock = Désormais, les nouveaux frappent à la porte, et c'est toi qui les fais entrer un par un.
cli-table-knocks = { $name } frappe à la porte. { $number } et Entrée fait entrer, -{ $number } et Entrée refuse. Si personne ne répond pendant dix minutes, on entre avec le code.
cli-table-let-in = Entre : { $name }.
cli-table-turned-away = On n'ouvre pas à { $name }.
cli-table-knock-gone = Plus à la porte : { $name }.
cli-table-knocking-over = Personne n'a répondu pendant dix minutes : avec le code, on entre à nouveau.
cli-table-nobody-knocks = Personne n'attend à la porte sous ce numéro. Tape le numéro de qui frappe, ou moins et le numéro.
cli-table-refused = On n'a pas ouvert à quelqu'un, à l'adresse { $name }.
error-plain-alone = --plain ne marche qu'avec --loopback-only. Enlève --plain, ou ajoute --loopback-only.
error-bind-loopback = --bind ne va pas avec --loopback-only. Enlève l'une des deux options.
error-port = Il n'y a pas de port { $port }. Indique un nombre de 1 à 65535, ou 0 pour un port libre.
error-code = { $code } n'est pas un code. Un code a six chiffres.
error-table-name = La table ne peut pas s'appeler { $name }. Un nom a de 1 à 40 lettres ou chiffres.
error-host-in-use = Une table est déjà ouverte sur cet ordinateur. Ferme-la d'abord, ou choisis un autre dossier de données avec BRAILLESPIEL_HOME.
error-serve-game = --option et --seed ont besoin d'un jeu. Indique aussi le jeu, par exemple : serve six --option untimed=true
error-listen = Impossible d'ouvrir la table ici : { $reason }. Choisis un autre port ou une autre adresse.
error-serve-not-kept = Tout n'est pas enregistré : les derniers coups manquent, le disque n'acceptait plus rien. Libères-y de la place avant d'ouvrir la table à nouveau.
error-cert-key = --cert et --key vont ensemble. Indique les deux, ou aucune.
error-cert = Impossible de lire le certificat ou la clé : { $reason }. Les deux doivent être des fichiers PEM qui vont ensemble, la clé sans mot de passe.

## Une erreur du programme lui-même, dite là où il n'y a pas de console.

error-unexpected = braillespiel s'est arrêté à cause d'une erreur dans le programme : { $reason }. Ce qui a été joué est enregistré. Relance-le ; si l'erreur revient, envoie-nous le fichier errors.log du dossier de données.

## Une classe

cli-serve-class = ouvrir une classe : plusieurs tables, un pupitre pour le prof, une page pour le vidéoprojecteur
cli-serve-roster = liste de la classe (CSV ou TOML), avec --class
cli-class-open = La classe est ouverte. Adresse { $address }, code { $code }. Ctrl+C la ferme ; elle continuera la prochaine fois.
cli-class-desk = Le pupitre, sans code, sur cet ordinateur seulement : { $address }
cli-class-desk-code = Le pupitre, avec le code { $code }, qui n'est que pour le prof : { $address }
cli-class-projector = Pour le vidéoprojecteur : { $address }
error-class-game = Avec --class, le jeu se choisit au pupitre. Enlève le jeu, --seats, --option et --seed.
error-roster-class = --roster et --password-file vont avec une classe. Ajoute --class.

## Les phrases d'une langue. $name est un domaine ("client"), une langue ou un dossier.

cli-words = vérifier les phrases d'une langue, les montrer
cli-words-check = dire ce qui manque, est cassé ou douteux, domaine par domaine ; le code de retour est 1 si quelque chose est cassé
cli-words-show = montrer chaque message d'un domaine avec un exemple, à côté de l'anglais
cli-words-variables = dire ce qui vient pour chaque variable des messages
cli-words-language = le code de la langue : fr, pt-BR
cli-words-area = le domaine : client, cards, games/six
error-words-language = Il n'y a pas de langue { $name }. Crée le dossier { $folder } et mets-y ses fichiers.
error-words-area = Il n'y a pas de domaine { $name }. Choisis parmi { $known }.
words-check-area =
    { $name } : { $count } { $most ->
        [one] message sur { $most }
       *[other] messages sur { $most }
    }.
words-check-all = { $count } messages sur { $most } en tout.
words-check-broken =
    { $count ->
        [0] Rien n'est cassé.
        [one] Un message est cassé. Autre chose est dit à sa place.
       *[other] { $count } messages sont cassés. Autre chose est dit à leur place.
    }
words-check-file = Cassés, impossibles à lire, { $count } :
words-check-value = Cassés, une valeur qui n'existe pas, { $count } :
words-check-choose = { $value }. Choisis parmi { $known }.
words-check-syntax = Cassés, pas compris, { $count } :
words-check-variable = Cassés, une variable qui ne vient jamais, { $count } :
words-check-reference = Cassés, faits de quelque chose qui n'existe pas, { $count } :
words-check-silent = Cassés, ne disent rien, { $count } :
words-check-missing = Manquants, { $count } :
words-check-wording = Il manque une version, une plus longue est dite, { $count } :
words-check-unused = Une variable est laissée de côté, { $count } :
words-check-extra = Jamais dits, { $count } :
words-check-twice = En double, seul le premier compte, { $count } :
words-check-equal = Comme en anglais, { $count } :
words-check-long = Plus de 20 cellules, contrairement à l'anglais, { $count } :
words-check-more = Ceci dit ce qui manque dans un domaine : { $program } words check { $name } AREA
cli-stood-in =
    { $count ->
        [1] Pour un message, c'est l'anglais qui a été dit, ou une version plus longue.
       *[other] Pour { $count } messages, c'est l'anglais qui a été dit, ou une version plus longue.
    } Ceci dit ce qui manque ou est cassé : { $program } words check { $name }
