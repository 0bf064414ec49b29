### Parties guidées d'Hexaducto. NOM-ÉTAPE dit quoi faire et pourquoi ; les touches suivent d'elles-mêmes.


## À deux.

hexaducto-match-title = Hexaducto à deux
hexaducto-match-field = Devant toi se trouve un hexagone de cartes, ici un petit de sept. Certaines sont cachées. Tu veux le moins de points possible devant toi. Fais-toi décrire le plateau.
    .brief = Fais-toi décrire le plateau.
hexaducto-match-walk = Parcours le plateau : { $left } et { $right } restent dans la rangée, { $up } et { $down } vont en diagonale. Essaie : va à droite depuis la première carte.
    .brief = Va à droite depuis la première carte.
hexaducto-match-turn-up = À chaque tour, une nouvelle carte entre sur ton plateau. Le plus simple : retourne une carte cachée, ici celle d'en bas à droite.
    .brief = Retourne la carte d'en bas à droite.
hexaducto-match-turn-up-other = Permis, mais retourne ici la carte d'en bas à droite. Rien n'a changé.
    .brief = Retourne celle d'en bas à droite.
hexaducto-match-draw = Le second moyen : tu pioches une carte, et tu la mets ensuite à une place de ton plateau. Commence par piocher.
    .brief = Pioche une carte.
hexaducto-match-draw-other = Permis, mais maintenant on s'exerce à piocher. Rien n'a changé.
    .brief = Pioche une carte.
hexaducto-match-street = Un 8, et dans la rangée du milieu 7 et 9 sont visibles aux bords. Avec le 8 au centre, 7, 8, 9 est une suite d'un bord à l'autre : elle s'enlève aussitôt, les trois cartes partent.
    .brief = Mets le 8 au centre.
hexaducto-match-street-other = Permis, mais au centre le 8 enlève toute une rangée. Rien n'a changé.
    .brief = Au centre il enlève une rangée.
hexaducto-match-dock = Ton plateau s'est brisé en deux morceaux. Pousse celui d'en haut contre celui d'en bas ; la première place convient.
    .brief = Arrime le morceau d'en haut.
hexaducto-match-dock-as-good = Il va là aussi.
hexaducto-match-dock-other = C'est permis aussi, mais laisse le morceau d'en bas où il est et pousse celui d'en haut de sorte qu'il reste en haut. Rien n'a changé.
    .brief = Pousse le morceau d'en haut, qu'il reste en haut.
hexaducto-match-take = Louis a mis un 2 sur la défausse, et tu as un 3. Deux nombres qui se suivent et forment une ligne entière suffisent. Prends le 2 : tu sais d'avance ce qui est sur la défausse.
    .brief = Prends le 2 de la défausse.
hexaducto-match-take-other = Permis, mais le 2 qui est là finit une ligne. Rien n'a changé.
    .brief = Prends le 2.
hexaducto-match-fits = Où le mettre ? Cette touche saute d'une place à l'autre où ta carte finit une ligne.
    .brief = Trouve où il va.
hexaducto-match-swap = Il va sur le 0 et sur le 11. Échange-le contre le 11 : la haute carte va sur la défausse, et 3 et 2 s'enlèvent.
    .brief = Mets le 2 sur le 11.
hexaducto-match-swap-other = Permis, mais ainsi tu gardes le 11. Rien n'a changé.
    .brief = Mets-le sur le 11.
hexaducto-match-last = Il reste un 0 et une carte cachée. Retourne-la : qui n'a plus de carte cachée finit la partie.
    .brief = Retourne la dernière carte.
hexaducto-match-last-other = Permis, mais maintenant retourne ta dernière carte. Rien n'a changé.
    .brief = Retourne la dernière.
hexaducto-match-scores = Moins 1 et 0 sont une suite : ton plateau est vide. Demande le score.
    .brief = Demande le score.
hexaducto-match-end = Une vraie partie a 19 cartes en cinq rangées. Ne la finis que quand tu mènes : sinon tes points comptent double.
    .brief = Ne finis que quand tu mènes.

## L'énigme.

hexaducto-puzzle-title = Hexaducto, énigme
hexaducto-puzzle-field = Dans une énigme, tu joues en solo et vides tout le plateau. Celle-ci n'a que quatre cartes. Fais-la décrire.
    .brief = Fais-toi décrire le plateau.
hexaducto-puzzle-limits = Tu n'as que quelques coups, et d'ordinaire peu de temps ; ici il n'y a pas de chrono. Demande ce qui te reste.
    .brief = Demande les coups qui restent.
hexaducto-puzzle-hidden = Trouve les cartes cachées : chacune a besoin d'un coup.
    .brief = Trouve une carte cachée.
hexaducto-puzzle-turn-up = En haut, un 5 est à côté d'une carte cachée. Retourne-la.
    .brief = Retourne la carte d'en haut à droite.
hexaducto-puzzle-turn-up-other = Permis, mais essaie en haut à droite, à côté du 5. Rien n'a changé.
    .brief = Retourne celle d'en haut à droite.
hexaducto-puzzle-draw = 5 et 6 étaient une suite et sont partis. Il reste un 3 et une carte cachée. Pioches-en une nouvelle.
    .brief = Pioche une carte.
hexaducto-puzzle-draw-other = Permis, mais quand tu pioches une carte, tu décides où elle va. Rien n'a changé.
    .brief = Pioche une carte.
hexaducto-puzzle-fits = Un 4. Demande où il finit une ligne.
    .brief = Trouve où il va.
hexaducto-puzzle-place = Mets-le sur la carte cachée : 3 et 4 sont une suite. La carte cachée va sur la défausse.
    .brief = Mets le 4 sur la carte cachée.
hexaducto-puzzle-place-other = Permis, mais sur la carte cachée le 4 forme une suite avec le 3. Rien n'a changé.
    .brief = Mets-le sur la carte cachée.
hexaducto-puzzle-end = Résolue. Une vraie énigme a 19 cartes ; un conseil t'y dit aussi si elle a encore une solution.
    .brief = Résolue.

## Stratégie : quand finir la partie.

hexaducto-end-title = Hexaducto, quand finir
hexaducto-end-field = Qui retourne ou remplace sa dernière carte cachée finit la partie, et paie double si un autre a moins de points. Il te reste une carte cachée. Fais-toi décrire le plateau.
    .brief = Fais-toi décrire le plateau.
hexaducto-end-points = Demande le score : il compte ce qui est visible.
    .brief = Demande le score.
hexaducto-end-draw = Tu montres 30, Louis 12 et deux cartes cachées. Si tu retournais ta dernière carte maintenant, tes points compteraient très probablement double. Pioche plutôt une carte.
    .brief = Pioche une carte.
hexaducto-end-draw-other = Permis, mais ne finis pas la partie maintenant, et ce que tu pioches est en moyenne plus bas que le 6 qui est là. Rien n'a changé.
    .brief = Pioche plutôt.
hexaducto-end-low = Un 0. Mets-le sur une de tes trois hautes cartes. Sur la carte cachée, il finirait la partie.
    .brief = Mets le 0 sur une haute carte.
hexaducto-end-low-as-good = Sur cette haute carte aussi, le 0 est bien placé.
hexaducto-end-low-other = Permis, mais cela finit la partie trop tôt ou te laisse tes hautes cartes. Prends un 8 ou le 11. Rien n'a changé.
    .brief = Mets-le sur un 8 ou le 11.
hexaducto-end-ahead = Louis a retourné un 12. Demande le score.
    .brief = Demande le score.
hexaducto-end-again = Maintenant, tu montres moins de points que Louis, qui a 24 et une carte cachée. Pioche une carte.
    .brief = Pioche une carte.
hexaducto-end-again-other = Permis, mais tu ne sais pas ce qu'est ta dernière carte. Pioches-en une que tu vois d'abord. Rien n'a changé.
    .brief = Pioche plutôt.
hexaducto-end-finish = Moins 2. Sur ta dernière carte cachée, il finit la partie, et Louis ne peut passer sous toi, même avec la carte la plus basse. C'est le moment : chaque tour de plus en est un pour Louis aussi.
    .brief = Mets-le sur la carte cachée.
hexaducto-end-finish-other = Permis, mais alors Louis rejoue, et maintenant tu mènes à coup sûr. Rien n'a changé.
    .brief = Finis maintenant.
hexaducto-end-result = Demande le score.
hexaducto-end-end = Finis quand tu mènes même si les cartes cachées des autres sont basses, et avec une carte que tu connais. Jusque-là, laisse une carte cachée.
    .brief = Finir quand tu mènes à coup sûr.

## Cours tout prêts pour une classe.

ready-hexaducto-neighbours-title = Hexaducto, six voisins
    .braille = hex: voisins
ready-hexaducto-neighbours-start = Dans ce champ, chaque place a six voisins : à gauche et à droite, deux au-dessus et deux en dessous. Mets un doigt sur une place de ton champ et nomme les six. Fais ensuite la partie guidée.
ready-hexaducto-neighbours-question = Où trouves-tu encore des choses qui ont six voisins ?
ready-hexaducto-neighbours-end = C'est fini. Nomme les voisins de la place du milieu, en faisant le tour.
ready-hexaducto-lines-title = Hexaducto, une ligne en ordre
    .braille = hex: lignes
ready-hexaducto-lines-start = Sur la défausse, il y a un 6. Chez qui commence, un 4 et un 5 sont côte à côte. Cherchez-les ensemble : où doit aller le 6 ? Dites à gauche ou à droite avant de le poser.
ready-hexaducto-lines-question = Y avait-il une autre place pour le 6, et qu'est-ce que cela aurait donné ?
ready-hexaducto-lines-end = Nous arrêtons ici. Dis quelle ligne a disparu, et ce qu'est devenu le champ.
ready-hexaducto-ahead-title = Hexaducto, prévoir
    .braille = hex: prévoir
ready-hexaducto-ahead-start = Une énigme a peu de coups et pas d'adversaire. Avant chaque coup, dis ce qu'il y aura où ensuite. Puis joue, et compare.
ready-hexaducto-ahead-question = Combien de coups peux-tu garder en tête, et qu'est-ce qui t'aide ?
ready-hexaducto-ahead-end = C'est fini. Dis quel coup tu ferais autrement.
