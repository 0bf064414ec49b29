### Apprendre : parties guidées, touches, sons, signes et ligne braille.


## Parties guidées. $again et $leave nomment des touches.

lesson-begin = { $again } répète la tâche, { $leave } quitte la leçon.
    .brief = { $again } : tâche, { $leave } : quitter.
    .display = { $bottom-key }: tâche, quitter
    .display-full = La { $bottom-key } de la plage donne dans sa liste « la tâche à nouveau » et « quitter la leçon ».
    .page = { $again } répète la tâche, le bouton Menu quitte la leçon.
lesson-resumed = Tu continues là où tu en étais. { $again } te dit la tâche, { $leave } quitte la leçon.
    .brief = Là où tu en étais. { $again } : tâche, { $leave } : quitter.
    .display = suite, { $bottom-key }: tâche, quitter
    .display-full = Tu continues là où tu en étais. La { $bottom-key } de la plage donne dans sa liste « la tâche à nouveau » et « quitter la leçon ».
    .page = Tu continues là où tu en étais. { $again } te dit la tâche, le bouton Menu quitte la leçon.
# $number et $count : quelle étape sur combien.
lesson-place = Étape { $number } sur { $count }
    .braille = { $number }/{ $count }
# $keys : les touches, l'une après l'autre. Aucune autre phrase d'une leçon ne les nomme ainsi.
lesson-press = Appuie sur { $keys }.
    .brief = { $keys }.
    .braille = appuie sur { $keys }
lesson-then = { ", puis " }
# Une touche sur laquelle il faut appuyer plusieurs fois.
lesson-times = { $key } { $count } fois
lesson-no-key = une touche que tu dois encore attribuer dans les réglages
    .brief = pas encore de touche
lesson-other = Les règles le permettent, mais cette étape demande autre chose. Rien n'a changé.
    .brief = Permis, mais cette étape demande autre chose.
    .braille = permis, pas ici
lesson-as-good = C'était juste aussi.
    .brief = Juste aussi.
lesson-no-take-back = Rien à annuler ici : un coup qui ne va pas ne se fait pas.
    .brief = Rien à annuler ici.
    .braille = rien à annuler
lesson-over = La leçon est finie. { $leave } te ramène.
    .brief = Finie. { $leave } : retour.
    .page = La leçon est finie. Le bouton Menu te ramène.
    .display = finie, { $bottom-key }: quitter
    .display-full = La leçon est finie. La { $bottom-key } de la plage donne dans sa liste « quitter la leçon ».
lesson-left = Tu as quitté la leçon ; l'endroit est noté.
    .brief = Leçon quittée, endroit noté.
    .braille = quittée, notée
lesson-left-new = Tu as quitté la leçon.
    .braille = quittée
lesson-left-over = Leçon finie.
    .braille = finie

## Le menu Apprendre.

learn-title = Apprendre
learn-guided = Parties guidées
learn-guided-help = Une première partie de chaque jeu, étape par étape : quoi faire et pourquoi. Chacune dure dix minutes au plus ; tu peux la quitter et la reprendre plus tard.
    .brief = Une première partie de chaque jeu, étape par étape.
learn-done = { $number } sur { $count }
    .braille = { $number }/{ $count }
learn-steps =
    { $count ->
        [1] une étape
       *[other] { $count } étapes
    }
    .braille = { $count }
learn-new = nouvelle
learn-begun = à reprendre à l'étape { $number } sur { $count }
    .braille = reprendre à { $number }/{ $count }
learn-finished = finie
learn-keys = Les touches
learn-keys-menus = Dans les menus
learn-keys-how = Appuie sur une touche pour savoir ce qu'elle fait ; rien d'autre ne se passe. { $leave } deux fois : quitter.
    .brief = Appuie sur une touche. { $leave } deux fois : quitter.
    .braille = appuie sur une touche, 2 fois { $leave }: fin
learn-keys-nothing = { $key } : ne fait rien ici
    .braille = { $key }: rien
learn-keys-leave = Encore une fois pour quitter cet exercice.
    .brief = encore une fois : quitter
learn-bottom = Trouver la touche du bas
learn-bottom-how = Cherche la { $bottom-key } de ta plage braille : elle montre ce que tu peux faire. Appuie dessus. Toute autre touche dit son nom ; la touche retour continue.
    .brief = Appuie sur la { $bottom-key }. La touche retour continue.
    .braille = appuie: { $bottom-key }. les autres disent leur nom, retour: suite
learn-bottom-found = C'était la { $bottom-key } : elle montre toujours ce que tu peux faire. Une touche quelconque continue.
    .brief = C'était la { $bottom-key }. Une touche continue.
    .braille = c'était { $bottom-key }. une touche: suite
learn-bottom-other = C'était { $key }, pas la { $bottom-key }.
    .braille = c'était { $key }
learn-sounds = Les sons
learn-sounds-off = On n'entend rien : le volume des sons est à 0. { $sound-up-key } les rend plus forts.
    .brief = Volume des sons à 0, { $sound-up-key } les rend plus forts
    .braille = volume 0, { $sound-up-key } plus fort
    .display = volume 0
    .display-full = On n'entend rien : le volume des sons est à 0. Dans les réglages, sous Sons, tu les rends plus forts.
    .page = On n'entend rien : le volume des sons est à 0. Dans les réglages, sous Sons, tu les rends plus forts.
learn-sound-off = { $setting } est à 0, on n'entend donc rien ici
    .brief = { $setting } est à 0
    .braille = { $setting } 0
learn-sound-muted = muet
learn-signs = Les signes de la ligne braille
    .braille = signes
learn-signs-common = Signes communs à tous les jeux
learn-display = La plage braille
learn-display-none = Aucune plage braille n'est branchée ici. Branches-en une, et l'exercice commence tout seul.
    .brief = Aucune plage braille branchée.
    .braille = pas de plage
learn-display-target = cible
learn-display-word-1 = rouge
learn-display-word-2 = bleu
learn-display-routing = Il y a trois mots sur la ligne. Appuie sur le curseur éclair au-dessus du mot cible.
    .braille = éclair sur cible:
learn-display-panning = Le mot cible est plus loin. Défile jusqu'à le trouver, et appuie sur le curseur éclair au-dessus de lui.
    .braille = défile à cible, éclair:
learn-display-lines = Maintenant il y a trois lignes. Va au mot cible avec la touche de la ligne suivante, et appuie sur le curseur éclair au-dessus de lui.
    .braille = lignes plus bas cible, éclair:
learn-display-found = Trouvé !
learn-display-missed-right = C'était { $word }. La cible est plus à droite.
    .braille = { $word }, cible à droite
learn-display-missed-left = C'était { $word }. La cible est plus à gauche.
    .braille = { $word }, cible à gauche
learn-display-missed-row = C'était { $word }. La cible est sur une autre ligne.
    .braille = { $word }, cible autre ligne
learn-display-done = C'était le dernier exercice. Maintenant, tu connais la ligne.
    .braille = fini

## Ce que veut dire chaque son.

learn-sound-box = coup sourd et grave : quelque chose est entré dans la boîte
learn-sound-card = une carte posée : une carte a été jouée ou posée
learn-sound-chip = petit clic clair : un jeton ou un point gagné
learn-sound-clock = tic-tac : le temps passe
learn-sound-close = glissade vers le grave : un menu s'est fermé
learn-sound-connect = deux notes, une octave vers le haut : un appareil ou un joueur est là
learn-sound-deal = trois cartes rapides : on donne les cartes
learn-sound-dice = un dé qui roule : dés ou hasard
learn-sound-dice2 = deux dés qui roulent
learn-sound-dice3 = trois dés qui roulent
learn-sound-double = deux chutes : les points sont doublés
learn-sound-draw = une carte glisse de la pioche : quelqu'un a pioché
learn-sound-edge = bref et grave : on ne va pas plus loin ici
learn-sound-error = deux bourdonnements : impossible, les mots disent pourquoi
learn-sound-flip = soulevée et reposée : une carte a été retournée
learn-sound-glass = un tube soulevé, du sable : quelqu'un a soulevé le tube
learn-sound-knock = coups sur du bois : quelqu'un a toqué
learn-sound-lid = frottement et petit choc : un couvercle s'est ouvert ou fermé
learn-sound-lose = deux notes qui descendent : quelqu'un d'autre a gagné
learn-sound-lost = deux notes, une octave vers le bas : un appareil ou un joueur n'est plus là
learn-sound-mark = deux notes brèves vers le haut : marqué
learn-sound-message = deux coups de clochette : un message
learn-sound-open = glissade vers l'aigu : un menu s'est ouvert
learn-sound-pass = deux petits coups doux : quelqu'un passe
learn-sound-pillar = un livre fermé et une clochette : une rangée est terminée
learn-sound-place = bois sur bois : quelque chose a été posé sur le plateau
learn-sound-room =
    en fond : l'ambiance { BEGINS($game) ->
        [vowel] d'{ $game }
        [h] d'{ $game }
       *[other] de { $game }
    }
    .braille = ambiance { $game }
learn-sound-run = carte après carte vers l'aigu : une ligne est sortie du jeu
learn-sound-secure = clic et son grave : quelque chose est sauvé
learn-sound-sent = une note douce : ta demande est partie, et la table doit encore répondre
learn-sound-shuffle = un battement de cartes : la pioche a été mélangée
learn-sound-swap = vers le haut puis vers le bas : deux choses ont changé de place
learn-sound-sweep = beaucoup de cartes ramassées : plusieurs cartes ont été prises
learn-sound-take = balayage vers l'aigu : des cartes ont été prises
learn-sound-turn = deux clochettes qui montent : c'est ton tour
learn-sound-unmark = deux notes brèves vers le bas : n'est plus marqué
learn-sound-win = trois notes qui montent : gagné

## Aide dans une leçon

lesson-key-again = la tâche à nouveau
lesson-key-leave = quitter la leçon

## Quand on n'a que les touches d'une plage. $command est ce que fait une ligne de la liste de la touche du bas.

lesson-listed = « { $command } »
    .braille = { $command }
lesson-routing = le curseur éclair
    .braille = éclair
lesson-touch = appuie deux fois sur le curseur éclair au-dessus
    .brief = curseur éclair deux fois
    .braille = éclair deux fois
lesson-touch-entry = appuie sur le curseur éclair au-dessus de la ligne que tu veux
    .brief = curseur éclair sur la ligne
    .braille = éclair sur ligne
lesson-choose = choisis { $entry } dans la liste de la { $bottom-key } de la plage
    .brief = { $entry } dans la liste
    .braille = { $bottom-key }: { $entry }
lesson-choose-there = appuie sur le curseur éclair au-dessus et choisis { $entry } dans la liste de la { $bottom-key } de la plage
    .brief = curseur éclair, puis { $entry } dans la liste
    .braille = éclair, { $bottom-key }: { $entry }
lesson-repeated = { $deed }, { $count } fois en tout
    .brief = { $deed }, { $count } fois
    .braille = { $deed } { $count } fois
lesson-do = { $deeds }.
    .braille = { $deeds }
