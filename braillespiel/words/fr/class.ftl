### Une classe : sa liste, ce qui en est gardé, son rapport.


## Ce qui ne va pas dans la liste d'une classe. $row est la ligne comme dans un tableur (en TOML le
## numéro de l'entrée), $column la colonne, $value ce qu'il y a là.

roster-no-name = Il manque dans la liste la colonne name. Écris les noms des colonnes dans la première ligne : name, et ce que tu veux parmi { $known }.
    .brief = Il manque la colonne name.
    .braille = pas de colonne name
roster-empty = La liste est vide. Écris une ligne par personne sous les noms des colonnes.
    .brief = La liste est vide.
    .braille = liste vide
roster-many = La liste a { $count } noms ; { $most } au plus sont possibles. Partage-la en plusieurs fichiers.
    .brief = La liste a trop de noms.
    .braille = trop de noms
roster-csv = Ligne { $row } : un guillemet est mal placé. Mets entre deux guillemets un texte qui en contient, ou enlève-les.
    .brief = Ligne { $row } : guillemet mal placé.
    .braille = ligne { $row }: guillemet
roster-wide = La ligne { $row } a plus de champs que la première n'a de colonnes : { $count }. Enlève ceux qui sont en trop, ou donne un nom à la colonne.
    .brief = La ligne { $row } a trop de champs.
    .braille = ligne { $row }: trop de champs
roster-column-twice = La colonne { $column } est là deux fois. Efface l'une des deux.
    .brief = Colonne { $column } en double.
    .braille = colonne { $column } en double
roster-toml = La liste n'est pas du TOML valide : { $reason }.
    .brief = La liste n'est pas du TOML valide.
    .braille = pas du TOML valide
roster-toml-pupils = Il n'y a personne dans la liste. Écris [[pupils]] au-dessus de chaque élément et name = "…" en dessous.
    .brief = Il n'y a personne dans la liste.
    .braille = personne dans la liste
roster-number = Ligne { $row }, colonne { $column } : { $value } n'est pas possible. Écris un nombre entier de { $low } à { $high }, ou rien.
    .brief = Ligne { $row }, { $column } : { $low } à { $high }.
    .braille = ligne { $row } { $column }: { $low }-{ $high }
roster-choice = Ligne { $row }, colonne { $column } : { $value } n'existe pas. Possibles : { $known }, ou rien.
    .brief = Ligne { $row }, { $column } : inconnu, { $value }.
    .braille = ligne { $row } { $column }: inconnu
roster-note = Ligne { $row }, colonne note : { $most } caractères au plus. Raccourcis-la.
    .brief = Ligne { $row } : note trop longue.
    .braille = ligne { $row }: note trop longue
roster-word = Ligne { $row }, colonne word : un seul mot de { $most } caractères au plus, sans espace.
    .brief = Ligne { $row } : un seul mot.
    .braille = ligne { $row }: un seul mot
roster-name-empty = La ligne { $row } n'a pas de nom. Écris-en un dans la colonne name ; un surnom convient.
    .brief = La ligne { $row } n'a pas de nom.
    .braille = ligne { $row }: pas de nom
roster-name-long = Ligne { $row } : le nom est trop long, { $most } caractères au plus.
    .brief = Ligne { $row } : nom trop long.
    .braille = ligne { $row }: nom trop long
roster-name-signs = Ligne { $row } : le nom a un caractère invisible. Écris le nom à nouveau.
    .brief = Ligne { $row } : caractère dans le nom.
    .braille = ligne { $row }: caractère du nom
roster-twice = Ligne { $row } : { $name } est déjà à la ligne { $first }. Ajoute quelque chose à l'un des deux.
    .brief = Ligne { $row } : { $name } en double.
    .braille = ligne { $row }: { $name } en double
roster-assistant = Ligne { $row }, colonne assistant_of : { $name } n'est pas dans la liste comme une autre personne. Écris le nom comme dans la colonne name.
    .brief = Ligne { $row } : { $name } n'est pas dans la liste.
    .braille = ligne { $row }: { $name } manque
roster-unknown =
    { $count ->
        [one] Colonne inconnue, laissée
       *[other] Colonnes inconnues, laissées
    } de côté : { $columns }. Connues : { $known }.
    .brief = De côté : { $columns }.
    .braille = de côté: { $columns }

## Fichiers d'une classe qui ne s'ouvrent pas, et relevés. $path est le fichier.

class-other = { $path } n'est pas le fichier d'une classe. Indiques-en un qui se termine par .class, du dossier classes.
    .brief = Pas le fichier d'une classe.
    .braille = pas une classe
class-newer = { $path } vient d'une version plus récente de braillespiel. Mets-le à jour.
    .brief = Classe d'une version plus récente.
    .braille = classe trop récente
class-broken = { $path } est endommagé et illisible. Utilise une copie de sauvegarde.
    .brief = Le fichier de la classe est endommagé.
    .braille = classe endommagée
class-password = { $path } a un mot de passe. Avec --password-file, indique un fichier qui l'a dans sa première ligne.
    .brief = Cette classe a un mot de passe.
    .braille = mot de passe?
class-password-wrong = { $path } ne s'ouvre pas avec ce mot de passe, ou le fichier a été modifié. Vérifie les majuscules et les minuscules.
    .brief = Mauvais mot de passe.
    .braille = mot de passe faux
class-overdue = { $path } aurait dû être effacé, et le système ne l'a pas permis. Efface le fichier à la main.
    .brief = D'anciens relevés n'ont pas pu être effacés.
    .braille = pas effacé: { $path }
class-synchronised = La classe est dans un dossier qui semble synchronisé avec d'autres ordinateurs : { $part }. Les fichiers de ce dossier quittent cet ordinateur. Indique un autre dossier dans BRAILLESPIEL_HOME.
    .brief = Le dossier de la classe semble synchronisé : { $part }.
    .braille = dossier synchronisé: { $part }
evidence-purpose = Il manque le but. Dis en une phrase pour quoi faire c'est gardé ; tout le monde l'entend.
    .brief = Il manque le but.
    .braille = pas de but
evidence-days = Impossible de le garder aussi longtemps : de { $low } à { $high } jours sont possibles, { $usual } sont habituels.
    .brief = { $low } à { $high } jours.
    .braille = { $low }-{ $high } jours
evidence-figures = Choisis ce qui est compté, une chose au moins.
    .brief = Rien de choisi à compter.
    .braille = rien de choisi

## Commandes.

class-help-password = fichier avec le mot de passe de la classe dans sa première ligne ; pour une nouvelle classe, ce sera le sien

## Le rapport. Les chiffres sont dans des tableaux ; ce qui ne peut pas être su a une raison et pas de nombre.

class-report-title = Rapport : { $title }
class-report-about = Chaque page concerne une personne. Les chiffres disent ce qui a été compté sur l'appareil, non ce que quelqu'un sait faire ; ils ne servent pas à comparer, car les appareils, les lignes et les tâches diffèrent. Le rapport ne contient personne qui n'ait donné son accord.
class-report-purpose = But : { $purpose }
class-report-until = Gardé jusqu'au { $date }. Efface d'ici là ce rapport aussi, et ses impressions.
class-report-figures = Ce que veulent dire les chiffres
class-report-caption = { $name } : ce qui a été compté chaque jour
class-report-contractions = { $name } : abréviations rencontrées en lisant
class-report-contractions-caption = Les abréviations et combien de fois
class-report-day = jour
class-report-all = tous les jours
class-report-table = table braille
class-report-print = abréviation de
class-report-count = combien de fois
class-report-nobody = Rien n'est compté dans ce but.
class-report-blank = pas de chiffre : { $why }
class-report-partly = { $number }, en partie : { $why }
class-report-seconds = { $seconds } s
class-report-date =
    { $day } { $month ->
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
    } { $year }
class-figure-cells = cellules lues
    .help = Cellules braille avec au moins un point, restées au moins une demi-seconde sur la plage.
class-figure-pans = touches de défilement
    .help = Combien de fois on a appuyé sur une des deux touches de la plage qui font défiler en avant et en arrière.
class-figure-contractions = abréviations
    .help = Combien d'abréviations contenaient les mots lus ; lesquelles, c'est dit plus bas.
class-figure-wrong-keys = mauvaises touches
    .help = Touches qui ne font rien là, et coups que les règles refusent.
class-figure-hints = conseils
    .help = Combien de fois un conseil a été demandé quand c'était le tour de la personne.
class-figure-time = temps pour jouer
    .help = Secondes entre le moment où la personne pouvait savoir que c'était son tour et son coup : la valeur du milieu (la médiane). Vite ne veut pas dire mieux.
class-why-no-display = pas de plage reliée à notre programme
class-why-own-reader = son propre lecteur d'écran écrit la ligne
class-why-touch = joué sans touches
class-why-not-asked = pas demandé
class-why-not-now = a dit « pas maintenant »
class-why-nothing = rien de compté
class-report-made = Rapport écrit : { $path }
class-report-empty = Rien n'est compté pour { $title }, il n'y a donc pas de rapport. On compte dès que tu actives les relevés pendant un cours et que quelqu'un donne son accord.
class-report-format = Il n'y a pas de { $format }. Indique html, csv, ou les deux : html,csv.
class-report-failed = Impossible d'écrire { $path } : { $reason }.
class-report-leaves = { $path } ressemble à un dossier synchronisé avec d'autres ordinateurs : { $part }. Le rapport quitte alors cet ordinateur.
cli-class = rapports, effacement et remise pour une classe
class-help-report = ce qui a été compté, une page par personne
class-help-file = le fichier de la classe, ou son nom
class-help-format = html, csv ou les deux, avec une virgule entre eux
class-help-out = dossier où mettre les fichiers
class-help-delete = effacer une personne de tout ce qui est gardé de la classe
class-help-hand-out = remettre dans un fichier tout ce qui est gardé d'une personne
class-help-pupil = nom tel qu'il est dans la classe
class-help-hand-out-file = fichier : une page à lire, ou des données si son nom se termine par .json

## Effacer et remettre.

class-no-such-pupil = Cette classe ne connaît pas { $name }. Elle connaît : { $known }.
class-under-way = Une classe ou une table en réseau est en cours sur cet ordinateur. Termine-la d'abord.
class-a-pupil = Un élève
class-deleted = Effacé : { $name }. Parties sans autres joueurs, effacées : { $matches }. Parties avec d'autres, maintenant sans ce nom : { $renamed }. Résultats dans les statistiques : { $results }. Jetons d'appareils : { $tokens }. Jours comptés : { $days }. La discussion n'est jamais gardée.
class-deleted-remade = Le rapport est récrit sans cette personne : { $path }
class-deleted-report = Le rapport est effacé, plus personne n'y figure : { $path }
class-report-moved = Ce rapport n'est plus là ; occupe-t'en toi-même : { $path }
class-left = Impossible d'enlever { $name } de { $path }. Ferme les autres programmes qui utilisent ce fichier et réessaie, ou efface le fichier à la main.
class-left-unread = Impossible de voir si { $name } est dans { $path } : ce fichier a un autre mot de passe, ou il est endommagé. Efface-le à la main si tu n'en as pas besoin.
class-also-class = Le même nom est aussi dans la classe { $title }. C'est peut-être une autre personne ; rien n'y a été effacé.
class-also-locked = { $path } a son propre mot de passe et n'a pas été parcouru.
class-also-matches =
    { $count ->
        [one] Le nom { $name } est aussi dans { $count } partie de cet ordinateur qui n'est pas de cette classe. C'est peut-être une autre personne ; la partie reste.
       *[other] Le nom { $name } est aussi dans { $count } parties de cet ordinateur qui ne sont pas de cette classe. C'est peut-être une autre personne ; les parties restent.
    }
class-also-results =
    { $count ->
        [one] Le nom { $name } est aussi dans { $count } résultat des statistiques qui n'est pas de cette classe. C'est peut-être une autre personne ; le résultat reste.
       *[other] Le nom { $name } est aussi dans { $count } résultats des statistiques qui ne sont pas de cette classe. C'est peut-être une autre personne ; les résultats restent.
    }
class-also-file = Le nom { $name } est aussi dans { $path }, qui vient de tables hors de cette classe. C'est peut-être une autre personne ; le fichier reste.
class-out-of-reach =
    Hors d'atteinte, à toi de t'en occuper : la liste des noms de la classe, les impressions, les copies et les sauvegardes dans d'autres dossiers, et ce que garde lui-même l'appareil { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }.

## Noms et jetons qui n'appartiennent à personne de la classe.

class-help-check = trouver les noms et les appareils qui n'appartiennent plus à personne de la classe, et les enlever
class-help-check-yes = enlever ce qui est trouvé, sans demander
class-strays = Dans { $title }, il reste des données de personnes qui ne sont plus de la classe : { $parts }.
class-strays-names =
    { $count ->
        [one] { $count } nom : { $names }
       *[other] { $count } noms : { $names }
    }
class-strays-tokens =
    { $count ->
        [one] { $count } jeton d'appareil
       *[other] { $count } jetons d'appareils
    }
class-strays-days =
    { $count ->
        [one] { $count } jour compté
       *[other] { $count } jours comptés
    }
class-strays-drafts =
    { $count ->
        [one] { $count } fichier jamais terminé
       *[other] { $count } fichiers jamais terminés
    }
class-strays-command = braillespiel class check "{ $title }" l'enlève.
class-strays-sure = Enlever tout cela ? Tu ne pourras pas revenir en arrière ; les autres gardent leurs parties. Écris oui et appuie sur Entrée ; toute autre réponse n'enlève rien.
class-strays-gone = Enlevé.
class-strays-stay = Rien n'a été enlevé.
class-strays-none = Dans { $title }, il ne reste rien de personnes qui ne sont plus de la classe.
class-handed-out = Tout ce qui concerne { $name } est dans { $path }. Qui a le fichier peut le lire.
class-hand-out-title = Ce qui est gardé sur { $name } : { $title }
class-hand-out-about = C'est tout ce que l'ordinateur de la classe garde sur cette personne. Les noms des autres n'y sont pas. Ce qu'il faut pour l'appareil et la lecture est dans la liste de noms du prof, pas ici.
class-hand-out-devices =
    { $count ->
        [0] Aucun appareil n'est reconnu.
        [one] Un appareil est reconnu, par un jeton tiré au hasard.
       *[other] { $count } appareils sont reconnus, par des jetons tirés au hasard.
    }
class-hand-out-matches = Parties
class-hand-out-no-matches = Aucune partie n'est gardée.
class-hand-out-began = début
class-hand-out-game = jeu
class-hand-out-moves = ses coups
class-hand-out-ended = fin
class-hand-out-running = pas finie
class-hand-out-won = gagnée avec { $score }
class-hand-out-over = finie avec { $score }

## Avant le cours : qui arrive ? (serve --check)

cli-serve-check = ne rien ouvrir, mais vérifier quels appareils atteignent cet ordinateur
check-try = Sur un appareil de la classe, essaie dans un navigateur : { $address }
check-or = Ou : { $address }
check-no-network = Cet ordinateur n'est relié à aucun réseau. Branche le câble ou active le Wi-Fi.
check-ports = Le port { $web } est ouvert pour les navigateurs et le port { $port } pour le programme. Le pare-feu de cet ordinateur doit laisser passer les deux.
check-answers = Cet ordinateur s'atteint lui-même à cette adresse. Si les autres l'atteignent, seul un autre appareil peut le dire.
check-silent = Cet ordinateur ne s'atteint lui-même à aucune de ses adresses. Vérifie son pare-feu.
check-list =
    { $count ->
        [one] La liste a { $count } nom et se lit bien.
       *[other] La liste a { $count } noms et se lit bien.
    }
check-list-cells = Colonne cells : une plage a son propre nombre de cellules. Là où aucune n'est reliée au programme, le nombre de la liste vaut.
check-list-braille-table = Colonne table : vaut dans le programme. Dans un navigateur, c'est le lecteur d'écran de l'élève qui écrit la ligne.
check-list-language = Colonne language : vaut dans un navigateur, dès le début, sauf si l'élève en a choisi une. Le programme garde la sienne.
check-list-front-end = Colonne front_end : keys et touch disent comment une page commence. Rien ne fait passer un appareil à la fenêtre, au terminal ou à la page.
check-list-speech-rate = Colonne speech_rate : vaut dans le programme. Dans un navigateur, c'est le lecteur d'écran de l'élève qui décide.
check-multicast = Le multicast part d'ici : le programme trouve sans doute la classe tout seul.
check-no-multicast = Le multicast ne marche pas ici : le programme ne trouve pas la classe tout seul. Écris l'adresse.
check-waits = J'attends des appareils et je dis qui arrive. Ctrl+C termine.
check-arrived-browser = Arrivée : { $address }, dans un navigateur.
check-arrived-program = Arrivée : { $address }, avec le programme.
check-nobody = Aucun appareil n'est arrivé depuis une minute. Le réseau isole sans doute les appareils : Wi-Fi invité, isolation des clients ou VLAN séparés. Demande l'une de ces solutions, dans cet ordre :
check-advice-cable = Cet ordinateur par câble ou dans le VLAN des appareils, et pas d'isolation des clients entre eux.
check-advice-own-network = Un réseau à part : le point d'accès de cet ordinateur ou un routeur de voyage. Il n'a pas besoin d'internet.
check-advice-school-server = Un ordinateur de l'école toujours allumé, avec le certificat de l'école.
check-advice-rented-server = Un serveur loué. Les noms et les coups quittent alors le bâtiment : vois d'abord avec la protection des données de l'école.
check-over =
    { $count ->
        [0] Aucun appareil n'est arrivé.
        [one] Un appareil est arrivé.
       *[other] { $count } appareils sont arrivés.
    }
check-page = Tu y es !
check-page-told = Cet appareil atteint l'ordinateur où joue la classe. Dis-le à ton prof. Ce n'est qu'un essai : quand la classe commencera, on te dira l'adresse et le code, et tu entreras là.
