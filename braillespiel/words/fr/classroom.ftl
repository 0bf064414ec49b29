### Une classe, du côté de l'élève : nom, main, avis, aide, exercices.


## Le nom

class-name-title = Classe { $title }. Qui es-tu ? Choisis ton nom
    .brief = { $title } : ton nom ?
    .braille = { $title }: ton nom?
class-name-type = Écrire un autre nom
    .braille = écrire autre nom
class-name-prompt = Ton nom. Un surnom convient
    .brief = Ton nom
    .braille = ton nom
class-name-sent = { $name }, attends un peu
    .brief = { $name }
    .braille = { $name } ...
class-name-asked = Ce nom est pris. Ton prof décide ; en attendant, tu peux en choisir un autre.
    .brief = Nom pris, ton prof décide
    .braille = nom pris, prof décide

## Où l'on est

class-room = Classe { $title }
    .braille = classe { $title }
class-you = Tu es { $name } dans la classe { $title }
    .brief = Tu es { $name }
    .braille = tu es { $name }
class-hall = Ton prof va te donner une table. D'ici là, tu peux parler aux autres, ou apprendre les touches avec { $help-key }.
    .brief = Attends, ton prof va te donner une table
    .braille = attends une table
    .display = Ton prof va te donner une table. D'ici là, tu peux parler aux autres.
    .display-full = Ton prof va te donner une table. D'ici là, tu peux parler aux autres.
    .page = Ton prof va te donner une table. D'ici là, tu peux parler aux autres, ou apprendre les touches avec le bouton Aide.
class-at-table = Tu es à la table { $table }. La partie commence dès que tout le monde est là.
    .brief = Table { $table }, attends les autres
    .braille = table { $table }, attends les autres
class-plays-at-table = Tu es à la table { $table }
    .brief = Table { $table }
    .braille = table { $table }
class-needs = Les réglages que ton prof a notés pour toi valent jusqu'à ton départ.
    .brief = Tes réglages sont en place
    .braille = tes réglages sont là
class-unsure = Tu peux déjà jouer. Ce qui doit être réglé pour toi vient avec le oui de ton prof.
    .brief = Réglages avec le oui du prof
    .braille = réglages avec le oui du prof
class-sure = Ton prof dit oui : tu es { $name }.
    .brief = Ton prof dit oui
    .braille = le prof dit oui
class-sure-needs = Ton prof dit oui, { $name } : tes réglages sont en place.
    .brief = Ton prof dit oui, tes réglages sont en place
    .braille = prof dit oui, réglages en place
class-leave-sure = Quitter la classe ? « Rejoindre une table » te ramène à ta place.
    .brief = Quitter la classe ?
    .braille = quitter classe?
    .page = Quitter la classe ? Avec le code et ton nom, tu reviens à ta place.
class-none = Cette table n'appartient à aucune classe.
    .brief = Pas de classe
    .braille = pas de classe
class-led-here = Tu diriges cette classe. { $key } mène au pupitre.
    .brief = Tu la diriges ; { $key } : le pupitre
    .braille = tu diriges; { $key } pupitre
    .page = Tu diriges cette classe. Le menu, ou la salle d'attente, mène au pupitre.

## Ce que fait le prof

class-followed = Ton prof suit maintenant ce que tu lis et entends.
    .brief = Ton prof te suit
    .braille = le prof suit
class-not-followed = Ton prof ne suit plus.
    .brief = Plus de suivi
    .braille = le prof ne suit plus
class-paused = Ton prof a mis la partie en pause. Tu peux toujours lire et demander.
    .brief = Pause
    .braille = pause
class-paused-word = Ton prof met en pause : { $text }
    .brief = Pause : { $text }
    .braille = pause: { $text }
class-goes-on = La pause est finie.
    .brief = Pause finie
    .braille = pause finie
class-told-teacher = Ton prof : { $text }
    .brief = Prof : { $text }
    .braille = prof: { $text }
class-told = { $by } : { $text }
class-evening-reading = Ce que tu as lu : { $what }
    .braille = lu: { $what }
class-evening-doing = Ce que tu as fait : { $what }
    .braille = fait: { $what }
class-evening-time = Le temps que tu as pris : { $what }
    .braille = temps: { $what }
class-evening-nothing = Rien n'a été compté de toi aujourd'hui.
    .braille = rien compté
class-hinted = Ton prof te donne un conseil.
    .brief = Un conseil
    .braille = conseil:
class-waits-for-you = La table attend que tu aies tout entendu ou lu.
    .brief = La table t'attend
    .braille = la table t'attend

## La main

class-hand-up = Main levée
    .brief = Main levée
    .braille = main levée
class-hand-down = Main baissée
    .brief = Main baissée
    .braille = main baissée
class-told-later = La classe le saura dès que la connexion sera de retour.
    .brief = La classe le saura plus tard
    .braille = plus tard
class-hand-seen = Ton prof a vu ta main.
    .brief = Main vue
    .braille = main vue
button-class-hand = Lever la main
button-class-hand-up = Main levée, la baisser
button-class-followed = Ton prof te suit
button-class-notice = Ce qui est gardé
button-class-alone = Cacher ma ligne aux autres
class-button = bouton « { $name } »
    .braille = bouton "{ $name }"

## Qui voit la ligne, et ce qui est gardé

class-notice-key = Ton prof peut suivre ta ligne ; seules les parties sont gardées. { $key } en dit plus.
    .brief = { $key } : qui suit, ce qui est gardé
    .braille = qui suit, ce qui est gardé: { $key }
class-notice-teacher = Ton prof peut suivre en direct ce que tu lis et entends à la table, aussi en noir sous les cellules. Une phrase et le point 2 de la cellule de classe te le disent. Les menus, les réglages, les noms et la discussion ne sont jamais suivis.
    .brief = Ton prof peut suivre ta ligne, jamais les menus ni la discussion
    .braille = prof peut suivre ta ligne; point 2 cellule de classe: maintenant. jamais menus, discussion
class-notice-helpers = Ceci est vu aussi par : { $names }.
    .brief = Aussi : { $names }
    .braille = vu aussi par { $names }
class-notice-nothing = Rien n'est gardé, sauf les parties.
    .brief = Seules les parties sont gardées
    .braille = seules parties gardées
class-notice-kept = Ton prof aimerait garder : { $figures }. Pour quoi faire : { $purpose }
    .brief = Gardé : { $figures }. Pour : { $purpose }
    .braille = à garder: { $figures }. pour: { $purpose }
class-notice-until = Seul ton prof le voit, et c'est effacé le { $date }.
    .brief = Effacé le { $date }
    .braille = le prof seul voit. effacé le { $date }
class-notice-yes = Tu as dit oui à cela.
    .brief = Tu as dit oui
    .braille = tu as dit oui
class-notice-not-now = Tu as dit « pas maintenant », rien n'est donc gardé de toi.
    .brief = Tu as dit pas maintenant
    .braille = dit: pas maintenant
class-notice-again = L'entendre à nouveau
    .braille = relire
class-notice-agree = Oui, d'accord
    .brief = Oui
    .braille = oui
class-notice-refuse = Pas maintenant
    .braille = pas maintenant
class-notice-unanswered = Pas de réponse, rien n'est donc gardé. { $key } repose la question.
    .brief = Pas de réponse. { $key } repose la question
    .braille = sans réponse. { $key } redemande
class-consent-yes = Oui. Avec { $key }, tu peux changer cela à tout moment.
    .brief = Oui. { $key } pour changer
    .braille = oui. changer: { $key }
class-consent-not-now = Pas maintenant : rien n'est gardé de toi. Avec { $key }, tu peux changer cela à tout moment.
    .brief = Pas maintenant. { $key } pour changer
    .braille = pas maintenant. changer: { $key }
class-figure-cells = les cellules braille lues
    .braille = cellules lues
class-figure-pans = combien de fois tu fais défiler la plage
    .brief = défilements
    .braille = défilements
class-figure-contractions = les abréviations que tu as rencontrées
    .brief = abréviations
    .braille = abréviations
class-figure-wrong-keys = les touches qui n'ont rien fait
    .brief = mauvaises touches
    .braille = fausses touches
class-figure-hints = les conseils que tu as demandés
    .brief = conseils
    .braille = conseils
class-figure-time = combien de temps durent tes tours
    .brief = durée des tours
    .braille = durée des tours
class-date = { $day } { $month } { $year }
class-month-1 = janvier
class-month-2 = février
class-month-3 = mars
class-month-4 = avril
class-month-5 = mai
class-month-6 = juin
class-month-7 = juillet
class-month-8 = août
class-month-9 = septembre
class-month-10 = octobre
class-month-11 = novembre
class-month-12 = décembre

## Le menu de la classe

class-menu-title = Classe
class-menu-hand = Lever la main
    .braille = lever main
class-menu-hand-down = Baisser la main
    .braille = baisser main
class-menu-notice = Qui suit, et ce qui est gardé
    .braille = qui suit, ce qui est gardé
class-menu-exercise = L'exercice de ton prof encore une fois
    .brief = L'exercice à nouveau
    .braille = refaire exercice
class-menu-answer = Répondre à { $name }, qui aimerait t'aider
    .brief = Répondre à { $name }
    .braille = répondre à { $name }
class-menu-mirror =
    Ce { BEGINS($name) ->
        [vowel] qu'{ $name }
        [h] qu'{ $name }
       *[other] que { $name }
    } lit et entend
    .brief =
        Ligne { BEGINS($name) ->
            [vowel] d'{ $name }
            [h] d'{ $name }
           *[other] de { $name }
        }
    .braille = ligne { $name }
class-menu-offer = Proposer ton aide à { $name }
    .brief = Aider { $name }
    .braille = aider { $name }
class-menu-end =
    Plus d'aide de la part { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .braille = sans aide: { $name }
class-menu-end-own = Ne plus aider { $name }
    .braille = ne plus aider { $name }

## S'entraider

class-lend-asked = { $name } aimerait t'aider et verrait ce que tu lis et entends à cette table. { $key } pour répondre.
    .brief = { $name } aimerait t'aider. { $key } pour répondre
    .braille = { $name } veut aider: { $key }
    .page = { $name } aimerait t'aider et verrait ce que tu lis et entends à cette table. Le bouton Menu mène à ta réponse.
class-lend-question = Laisser { $name } t'aider et voir ce que tu lis et entends, à cette table seulement ?
    .brief = Laisser { $name } t'aider ?
    .braille = laisser { $name } aider et voir ta ligne?
class-lend-offer = La question est posée à { $name }
    .braille = demandé à { $name }
class-lend-accept = { $name } t'aide maintenant. Tu peux y mettre fin dans le menu de la classe.
    .brief = { $name } t'aide
    .braille = { $name } t'aide
class-lend-decline = Pas maintenant. { $name } ne voit pas ta ligne.
    .brief = Pas maintenant
    .braille = pas maintenant
class-lend-end = { $name } : fin de l'aide
    .braille = { $name }: fin de l'aide
class-lend-agreed =
    { $name } dit oui. Le menu de la classe montre ce { BEGINS($name) ->
        [vowel] qu'{ $name }
        [h] qu'{ $name }
       *[other] que { $name }
    } lit et entend.
    .brief = { $name } dit oui, vois le menu de la classe
    .braille = { $name } dit oui, vois menu classe
class-lend-sees = { $name } voit désormais ce que tu lis et entends. { $key } y met fin.
    .brief = { $name } voit ta ligne, { $key } y met fin
    .braille = { $name } voit ta ligne, { $key }: fin
class-alone =
    { $names } ne { $count ->
        [one] voit
       *[other] voient
    } plus ta ligne. On le dit à ton prof.
    .brief =
        { $names } ne { $count ->
            [one] voit
           *[other] voient
        } plus rien
    .braille = { $names }: plus rien
class-alone-already = Seul ton prof peut voir ta ligne.
    .brief = Seul ton prof peut la voir
    .braille = seul le prof
class-lend-declined = { $name } préfère jouer sans aide pour l'instant.
    .brief = { $name } : pas d'aide maintenant
    .braille = { $name }: pas d'aide
class-lend-withdrawn = { $name } a retiré sa proposition.
    .brief = { $name } a retiré sa proposition
    .braille = { $name } retire l'offre
class-lend-ended = L'aide avec { $name } est finie.
    .brief = Aide avec { $name } finie
    .braille = aide { $name } finie

## Ce que perçoit quelqu'un d'autre

class-mirror =
    Ligne { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .braille = ligne { $name }
class-mirror-nothing =
    Rien n'est encore venu { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .brief =
        Rien encore { BEGINS($name) ->
            [vowel] d'{ $name }
            [h] d'{ $name }
           *[other] de { $name }
        }
    .braille = rien: { $name }
class-mirror-over =
    Tu ne vois plus la ligne { BEGINS($name) ->
        [vowel] d'{ $name }
        [h] d'{ $name }
       *[other] de { $name }
    }
    .brief =
        La ligne { BEGINS($name) ->
            [vowel] d'{ $name }
            [h] d'{ $name }
           *[other] de { $name }
        } n'est plus montrée
    .braille = ligne { $name }: finie
class-mirror-private = { $name } est dans un menu ou dans la discussion, qui ne se montrent pas
    .brief = { $name } est dans un menu
    .braille = { $name }: menu ou discussion
class-mirror-line = C'est exactement ce qu'il y a sur la plage.
    .brief = Sur la plage
    .braille = sur la plage
class-mirror-would = Là-bas, aucune plage n'est reliée à notre programme. Voici ce que montrerait notre ligne.
    .brief = Ce que montrerait notre ligne
    .braille = comme sur notre ligne
class-mirror-dots = Cellules
    .braille = cellules
class-mirror-focus = Focus
    .braille = focus
class-mirror-along = Dire ce qui est dit là-bas
    .brief = Dire aussi
    .braille = dire aussi
class-whisper = Dire quelque chose à { $name }
    .braille = dire à { $name }
class-whisper-prompt = À { $name }. Ce que tu écris y reste jusqu'à ce que ce soit lu
    .brief = À { $name }
    .braille = à { $name }

## Exercices

class-exercise = Un exercice de ton prof.
    .brief = Un exercice
    .braille = exercice
class-exercise-left = Tu as quitté l'exercice. Il continue dans le menu Classe.
    .brief = Quitté, suite dans Classe
    .braille = quitté, suite dans classe
class-exercise-words = La leçon de ton prof n'a pas de phrases ici, elle ne peut donc pas s'ouvrir. Dis-le à ton prof.
    .brief = La leçon n'a pas de phrases ici
    .braille = leçon sans phrases
class-drill = Exercice : { $title }
    .brief = { $title }
    .braille = { $title }
class-drill-notation = notation des cartes
    .brief = Notation des cartes
    .braille = notation des cartes
class-drill-find-card = trouve la carte
    .brief = Trouve la carte
    .braille = trouve la carte
class-drill-read-row = lis la rangée
    .brief = Lis la rangée
    .braille = lis la rangée
class-drill-display-keys = touches de la plage
    .brief = Touches de la plage
    .braille = touches de plage
class-drill-contractions = abréviations de la semaine
    .brief = Abréviations
    .braille = abréviations
class-drill-ask-notation = Quelle carte est sur la ligne ?
    .brief = Quelle carte ?
    .braille = quelle carte?
class-drill-ask-find = Trouve { $card } dans la rangée : appuie sur le curseur éclair au-dessus, ou vas-y et appuie sur Entrée.
    .brief = Trouve { $card }
    .braille = trouve { $card }
    .display-full = Trouve { $card } dans la rangée, et appuie sur le curseur éclair au-dessus.
class-drill-ask-read-row = Quelle carte porte le numéro { $number } dans la rangée ?
    .brief = Numéro { $number } ?
    .braille = numéro { $number }?
class-drill-ask-contractions = Quel mot est sur la ligne ?
    .brief = Quel mot ?
    .braille = quel mot?
class-drill-ask-key = Appuie sur : { $key }
    .braille = appuie: { $key }
class-drill-right = Juste
    .braille = juste
class-drill-was = C'était { $card }
    .braille = c'était { $card }
class-drill-was-there = Là, c'est { $chosen }
    .braille = là: { $chosen }
class-drill-was-key = C'était { $key }
    .braille = c'était { $key }
class-drill-over =
    Fini : { $right ->
        [one] { $right } juste
       *[other] { $right } justes
    } du premier coup sur { $count }. Entrée pour revenir.
    .brief =
        Fini : { $right ->
            [one] { $right } juste
           *[other] { $right } justes
        } du premier coup sur { $count }
    .braille = fini: { $right } sur { $count } du premier coup
    .display-full =
        Fini : { $right ->
            [one] { $right } juste
           *[other] { $right } justes
        } du premier coup sur { $count }. Le curseur éclair fait revenir.
class-drill-no-display = Cet exercice a besoin d'une plage braille reliée à braillespiel.
    .brief = Il faut une plage braille
    .braille = il faut une plage braille

## La cellule de classe de la ligne braille

class-cell = cellule de classe, point 7, à côté de la cellule d'état
    .braille = cellule de classe
class-cell-means = le curseur éclair au-dessus lève ou baisse ta main
class-cell-hand = point 1 de la cellule de classe
    .braille = point 1
class-cell-hand-means = ta main est levée
class-cell-follow = point 2 de la cellule de classe
    .braille = point 2
class-cell-follow-means = ton prof suit ce que tu lis et entends
class-cell-pause = point 3 de la cellule de classe
    .braille = point 3
class-cell-pause-means = ton prof a mis la table en pause
class-cell-waits = point 4 de la cellule de classe
    .braille = point 4
class-cell-waits-means = la table attend que tu aies tout entendu ou lu
