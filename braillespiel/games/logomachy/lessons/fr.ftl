### Parties guidées de Logomachy. NOM-ÉTAPE dit quoi faire et pourquoi ; les touches suivent toutes seules.


## Le jeu de nombres.

logomachy-numbers-title = Logomachy avec des nombres
logomachy-numbers-hand = Avec les cartes de ta main, tu pêches des cartes au milieu. Parcours d'abord ta main : { $left } et { $right } vont de carte en carte.
    .brief = Parcours ta main.
logomachy-numbers-middle = Maintenant le milieu : quatre cartes visibles que tout le monde peut prendre.
    .brief = Regarde le milieu.
logomachy-numbers-equal = Une carte en prend une égale. Le 3 rouge est au milieu, et tu as deux 3. Prends-le avec le jaune : qui a le plus de cartes jaunes reçoit un jeton à la fin, et qui a le plus de jetons gagne. Un chiffre va à la carte de cette place dans ta main, quel que soit son nombre ; { $enter } demande quoi faire, et le fait la deuxième fois.
    .brief = Prends le 3 rouge avec le jaune.
logomachy-numbers-equal-as-good = Le 3 bleu prend aussi le rouge. Le jaune aurait mieux valu pour ta collection, mais tu n'as rien perdu d'autre.
    .brief = Le 3 bleu prend aussi. Le jaune compte plus.
logomachy-numbers-equal-other = Cela irait. Mais prends ici une carte égale, un 3 avec un 3, et ne laisse rien que tu puisses prendre. Rien n'a changé.
    .brief = Ici, un 3 prend le 3.
logomachy-numbers-takes = Louis n'a fait que poser. Que peut prendre ton autre 3, maintenant ? Va dessus et demande ; la réponse parle aussi des autres cartes de ta main.
    .brief = Demande ce que tes cartes prennent.
logomachy-numbers-sum = S'il n'y a pas de carte égale, tu peux en prendre plusieurs dont la somme fait ta valeur : 1 et 2 font 3.
    .brief = Prends 1 et 2 avec le 3.
logomachy-numbers-sum-other = C'est permis, mais alors le 1 ou le 2 resterait pour Louis. Ici, le 3 prend les deux. Rien n'a changé.
    .brief = Ici, le 3 prend le 1 et le 2.
logomachy-numbers-lay = Ton 8 ne peut rien prendre : il n'y a pas de 8 au milieu, et 5, 6 et 4 ne font jamais 8. Il reste donc au milieu.
    .brief = Pose le 8 au milieu.
logomachy-numbers-turn = Plus personne n'avait de cartes, alors chacun en a reçu de nouvelles. Demande à qui c'est et ce que tu peux faire ; tu peux le demander à tout moment.
    .brief = Demande à qui c'est.
logomachy-numbers-again = Ton 8 bleu prend le rouge que tu as posé tout à l'heure.
    .brief = Prends le 8 avec le 8.
logomachy-numbers-again-other = Tu auras encore besoin du 6 et du 1. Ici, le 8 prend le 8. Rien n'a changé.
    .brief = Ici, le 8 prend le 8.
logomachy-numbers-clear = Maintenant, 5 et 1 sont au milieu. Ton 6 prend les deux et vide le milieu : cela rapporte aussitôt un jeton, et Louis doit poser la carte suivante.
    .brief = Vide le milieu avec le 6.
logomachy-numbers-clear-other = Cela irait, mais seul le 6 prend tout. Un milieu vidé, c'est un jeton. Rien n'a changé.
    .brief = Seul le 6 prend tout.
logomachy-numbers-scores = Ton premier jeton. Demande le score.
    .brief = Demande le score.
logomachy-numbers-end = À la fin d'une manche, il y a encore trois jetons : pour le 7 jaune, pour le plus de cartes jaunes et pour le plus d'autres cartes. Maintenant, tu sais jouer.
    .brief = Des jetons aussi pour le 7 jaune, le plus de jaunes, le plus d'autres cartes.

## Le jeu de lettres. La leçon française a ses propres cartes.

logomachy-letters-title = Logomachy avec des lettres
logomachy-letters-hand = Les cartes portent des lettres. Tu formes des mots, toujours avec exactement une carte de ta main et une ou plusieurs du milieu. Parcours ta main.
    .brief = Parcours ta main.
logomachy-letters-middle = Maintenant le milieu. { $right } te fait passer par les quatre lettres.
    .brief = Regarde le milieu.
logomachy-letters-first = R et O sont au milieu, tu as un I : roi. Marque les lettres dans l'ordre du mot ; sur la dernière, appuie sur { $enter } et non sur { $mark }. Un chiffre va à la carte de cette place.
    .brief = Forme le mot roi : R, O, I.
logomachy-letters-first-as-good = C'est aussi un mot de ces trois cartes.
    .brief = Un mot aussi.
logomachy-letters-first-other = C'est permis. Mais forme ici un mot avec R, O et I. Rien n'a changé, les marques sont parties.
    .brief = Ici : un mot avec R, O, I.
logomachy-letters-clear = Les trois cartes sont à toi. E, N et un V de Louis sont au milieu. Avec ton T, cela fait vent : V, E, N, T. Et le milieu est vidé.
    .brief = Forme le mot vent : V, E, N, T.
logomachy-letters-clear-as-good = Ce mot vide le milieu aussi.
    .brief = Cela vide le milieu aussi.
logomachy-letters-clear-other = C'est permis, mais un mot avec les trois cartes du milieu rapporte plus : vent. Rien n'a changé, les marques sont parties.
    .brief = C'est mieux : vent.
logomachy-letters-unmark = Tout essai ne fait pas un mot. Alors c'est encore à toi, et les marques restent aussi ; { $back } les enlève toutes. Essaie.
    .brief = Marque une carte, puis enlève la marque.
logomachy-letters-lay = Comme tu as vidé le milieu, Louis a dû poser une carte. Le U et ta main ne font pas de mot. Dans ce cas, tu poses une carte, de préférence une lettre rare : le K. Ici, { $enter } demande si tu veux commencer un mot avec ou la poser.
    .brief = Pose le K au milieu.
logomachy-letters-lay-other = Tu auras besoin du S pour un mot. Pose le K. Rien n'a changé.
    .brief = Pose le K, pas le S.
logomachy-letters-last = Louis a posé B. U, K et B sont au milieu, tu as un S : bus.
    .brief = Forme le mot bus : B, U, S.
logomachy-letters-last-as-good = Cela compte aussi.
logomachy-letters-last-other = C'est permis, mais le S fait un mot : bus. Rien n'a changé, les marques sont parties.
    .brief = Il y a un mot : bus.
logomachy-letters-scores = Toutes les cartes sont jouées. Qui en a pris le plus gagne. Demande le score.
    .brief = Demande le score.
logomachy-letters-end = Voilà le jeu de lettres. Si un mot n'est pas dans la liste, c'est simplement encore à toi : essayer ne coûte rien.
    .brief = Essayer ne coûte rien.

## Stratégie : ce qu'on laisse au milieu.

logomachy-leave-title = Logomachy, ce qu'on laisse
logomachy-leave-hand = Qui vide le milieu reçoit un jeton. Ce qui compte n'est donc pas seulement ce que tu prends, mais aussi ce que tu laisses. Parcours ta main.
    .brief = Parcours ta main.
logomachy-leave-middle = Maintenant le milieu : 1, 5 et 6.
    .brief = Regarde le milieu.
logomachy-leave-leave = Le 7 prend 6 et 1, trois cartes avec lui, mais il reste un 5 seul, et n'importe quel 5 le prend. Le 1 ne prend que le 1, mais laisse 5 et 6 : ensemble 11, plus qu'une carte ne peut prendre.
    .brief = Prends le 1 avec le 1.
logomachy-leave-leave-other = C'est permis, mais alors une seule carte peut vider ce que tu laisses, ou tu en donnes une. Prends le 1 avec le 1. Rien n'a changé.
    .brief = Laisse 5 et 6.
logomachy-leave-clear = Louis a pris le 5 avec un 5 et a laissé un 6 seul. Tu as un 6 : vide le milieu.
    .brief = Vide le milieu avec le 6.
logomachy-leave-clear-other = C'est permis, mais seul le 6 vide le milieu et rapporte un jeton. Rien n'a changé.
    .brief = Le 6 le vide.
logomachy-leave-lay = Un jeton pour toi, et Louis a dû poser un 10. Ta dernière carte, le 7, ne prend rien ; 10 et 7, c'est trop pour une carte.
    .brief = Pose le 7.
logomachy-leave-turn = Louis a posé un 2, et il y a de nouvelles cartes. Demande ce qui va.
    .brief = Demande à qui c'est.
logomachy-leave-two = Au milieu, il y a 10, 7 et 2, et toutes tes cartes vont. Le 9 prend le plus, 7 et 2, mais laisse un 10 seul. Deux de tes cartes laissent plus de 10 : choisis l'une d'elles.
    .brief = Prends de façon à laisser plus de 10.
logomachy-leave-two-as-good = Le 2 est bien aussi : il reste 10 et 7, soit 17.
    .brief = Bien aussi : il reste 17.
logomachy-leave-two-other = C'est permis, mais il resterait un 10 seul, ou tu donnerais une carte. Rien n'a changé.
    .brief = Laisse plus de 10.
logomachy-leave-scores = Demande le score.
logomachy-leave-end = Laisse plusieurs cartes dont la somme dépasse 10, ou rien du tout. Une carte seule, ou 10 et moins, c'est un jeton pour un autre.
    .brief = Laisser plus de 10, ou rien.
logomachy-yellow-title = Logomachy, quand le jaune décide
logomachy-yellow-hand = Ce que tu laisses compte d'abord. À égalité, le jaune décide : le plus de cartes jaunes rapporte un jeton, et le 7 jaune en rapporte un à lui seul. Regarde ta main.
    .brief = Regarde ta main.
logomachy-yellow-middle = Louis et toi avez pris trois cartes jaunes chacun. Maintenant le milieu : deux 10, 6, 3 et 2.
    .brief = Regarde le milieu.
logomachy-yellow-equal = Ton 10 prend l'un ou l'autre, et il reste plus de 10 les deux fois. Avec le jaune, tu as le plus de jaunes. Prends le 10 jaune.
    .brief = Prends le 10 jaune.
logomachy-yellow-equal-other = C'est permis, mais alors Louis aura peut-être le 10 jaune, et avec lui le jeton des jaunes. Rien n'a changé.
    .brief = Le jaune compte plus.
logomachy-yellow-turn = Louis n'avait plus que le 7 jaune, et il ne prenait rien. Il y a de nouvelles cartes. Demande ce qui va.
    .brief = Demande à qui c'est.
logomachy-yellow-seven = Un 9 prend 6 et 3, ou 2 et le 7 jaune. Deux cartes sont deux cartes, et il reste 19 les deux fois. Prends ce qui rapporte un jeton.
    .brief = Prends le 7 jaune avec un 9.
logomachy-yellow-seven-as-good = L'autre 9 est aussi bien : le 7 jaune est à toi.
    .brief = Bien aussi.
logomachy-yellow-seven-other = C'est permis, mais alors le 7 jaune reste pour Louis. Rien n'a changé.
    .brief = Prends le 7 jaune.
logomachy-yellow-scores = Demande le score.
logomachy-yellow-end = D'abord ce que tu laisses, puis la couleur : de deux prises qui laissent autant, celle avec du jaune. Le 7 jaune est un jeton à lui seul.
    .brief = D'abord ce qu'on laisse, puis le jaune.

## Cours tout prêts pour une classe.

ready-logomachy-sums-title = Logomachy, additionner
    .braille = log: sommes
ready-logomachy-sums-start = Une carte prend au milieu des cartes qui font ensemble son nombre. Additionne avant de jouer. D'abord, tout le monde fait la partie guidée.
ready-logomachy-sums-question = Comptes-tu de tête, sur tes doigts, ou avec les cellules de ta ligne ?
ready-logomachy-sums-end = C'est fini. Dis une somme avec laquelle tu as pris des cartes.
ready-logomachy-colours-title = Logomachy, quatre couleurs
    .braille = log: couleurs
ready-logomachy-colours-start = Les cartes sont jaunes, rouges, vertes et bleues. Chacune a son nombre et sa couleur. Lis ta main et le milieu, et dis chaque couleur une fois avant de jouer.
ready-logomachy-colours-question = Qu'est-ce qui est jaune, rouge, vert ou bleu dans cette pièce, et comment le sais-tu ?
ready-logomachy-colours-end = Nous arrêtons ici. Dis une carte de chaque couleur qui était au milieu.
ready-logomachy-spelling-title = Logomachy, épeler
    .braille = log: épeler
ready-logomachy-spelling-start = Dans le jeu des lettres, une lettre de ta main et des lettres du milieu font un mot. Au jeu, chaque lettre est une carte ; sur le papier, bien des mots sont plus courts. Fais la partie guidée, puis les abréviations.
ready-logomachy-spelling-question = Quel mot est plus facile à écrire en abrégé, et lequel à lire ?
ready-logomachy-spelling-end = C'est fini. Dis ton mot le plus long, et l'abréviation qu'il contient.
