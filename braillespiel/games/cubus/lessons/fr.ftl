### Parties guidées de Cubus. NOM-ÉTAPE dit quoi faire et pourquoi ; les touches suivent toutes seules.


## Construire.

cubus-build-title = Cubus, construire
cubus-build-plan = Tout le monde construit le même tas de boîtes. Tu le connais par son plan : un quadrillage de colonnes, chacune avec sa hauteur en boîtes. Pour l'instant, il n'y a qu'une seule boîte. Fais-toi lire le plan.
    .brief = Fais-toi lire le plan.
cubus-build-places = D'une boîte on voit trois faces : le côté gauche, le côté droit et, dessus, le couvercle. Pour chaque face nouvelle, il te faut une tuile. Tu en as deux, un côté gauche et un côté droit. Demande où une boîte peut aller avec elles.
    .brief = Demande où une boîte peut aller.
cubus-build-first = Une boîte par-dessus demande un côté gauche et un côté droit ; le couvercle monte avec elle. Une boîte rapporte trois points, chaque tuile en coûte un. Va dans le plan et pose-la là.
    .brief = Pose une boîte sur la première.
cubus-build-first-other = Quand on peut construire, il le faut ; pose la boîte là. Rien n'a changé.
    .brief = Pose la boîte là.
cubus-build-tiles = Louis a construit à côté, et tu as pioché. Parcours tes tuiles.
    .brief = Parcours tes tuiles.
cubus-build-mode = Pour les grandes constructions, il y a le mode construction : tu changes le tas colonne par colonne, et après chaque touche tu entends ce que cela rapporte. Ouvre-le.
    .brief = Ouvre le mode construction.
cubus-build-raise = Le mode construction montre aussi le bord vide. Depuis la première case, descends d'une et va deux fois à droite : voilà la colonne de Louis, haute d'une boîte. Mets-la à deux, puis construis. Cela ne coûte qu'un côté gauche.
    .brief = Mets la deuxième colonne à deux et construis.
cubus-build-raise-other = C'est permis, mais ici seule la deuxième colonne doit passer à deux. Rien n'est construit.
    .brief = Seulement la deuxième colonne à deux.
cubus-build-outlines = Louis n'a pas pu construire. Les silhouettes te disent à quoi le tas ressemble de trois côtés.
    .brief = Demande les silhouettes.
cubus-build-pass = Un couvercle seul ne construit rien. Dis que tu ne peux pas construire.
    .brief = Passe, puisque tu ne peux pas construire.
cubus-build-scores = Tu gardes tes tuiles et tu en pioches une autre la prochaine fois. Demande le score.
    .brief = Demande le score.
cubus-build-end = Plus tu fais de boîtes avec peu de tuiles, plus tu marques de points. Pendant une partie, un conseil te montre une bonne construction.
    .brief = Beaucoup de boîtes, peu de tuiles.

## Toquer.

cubus-knock-title = Cubus, toquer
cubus-knock-turn = Qui ne peut pas construire passe. Si quelque chose lui a échappé, tu peux toquer et construire avec ses tuiles. Demande où on en est.
    .brief = Demande où on en est.
cubus-knock-tiles = Avant de toquer : y a-t-il vraiment une construction ? Regarde d'abord quelles tuiles a Louis.
    .brief = Regarde ce qu'a Louis.
cubus-knock-plan = Un côté gauche, donc. Maintenant le tas.
    .brief = Fais-toi lire le plan.
cubus-knock-knock = Une boîte de plus va sur la deuxième colonne, plus basse : elle cache un côté droit de la première, dont la tuile devient libre pour la nouvelle boîte. Il ne manque qu'un côté gauche, et Louis en a un. Toque. Si tu toques sans montrer ensuite de construction, tous les autres reçoivent 2 points.
    .brief = Toque.
cubus-knock-knock-other = C'est permis, mais une construction a échappé à Louis. Toque. Rien n'a changé.
    .brief = Une construction a échappé à Louis : toque.
cubus-knock-show = Montre maintenant la construction : pose une boîte sur la deuxième colonne.
    .brief = Pose une boîte sur la deuxième colonne.
cubus-knock-show-other = Tu as toqué, alors montre une construction. Rien n'a changé.
    .brief = Montre une construction.
cubus-knock-own = Les 2 points sont à toi, et ton propre tour suit. Une nouvelle colonne demande un côté droit et un couvercle, et tu as les deux. { $live } va aux cases où une construction est possible.
    .brief = Construis sur la première case possible.
cubus-knock-own-other = C'est permis, mais construis ici la nouvelle colonne. Rien n'a changé.
    .brief = Construis la nouvelle colonne.
cubus-knock-look = Louis passe encore. Regarde ce qu'il a cette fois.
    .brief = Regarde ce qu'a Louis.
cubus-knock-let = Encore un seul côté gauche, mais il n'y a plus de colonne basse à droite d'une plus haute : Louis a raison. Ne toque pas, laisse.
    .brief = Ne toque pas.
cubus-knock-let-other = Attention : toquer sans construction donne 2 points aux autres. Rien n'a changé.
    .brief = Ici, ne toque pas.
cubus-knock-scores = Demande le score.
cubus-knock-end = Ne toque que si tu connais une construction. Contre la montre, c'est le premier à toquer qui compte ; sans limite de temps, comme ici, chacun répond tranquillement.
    .brief = Ne toque que si tu connais une construction.

## Démonter.

cubus-dismantle-title = Cubus, démonter
cubus-dismantle-plan = Quand on démonte le tas, chaque tour le réduit d'exactement une boîte. Les tuiles dont il n'a alors plus besoin sont à toi, et qui en a le plus à la fin gagne. Fais-toi lire le plan.
    .brief = Fais-toi lire le plan.
cubus-dismantle-first = Tu ne peux enlever une boîte que si, ensuite, on voit tous les couvercles et qu'aucune face n'est à moitié cachée. { $live } va à la prochaine boîte qui peut partir. Enlève-la.
    .brief = Enlève une boîte.
cubus-dismantle-first-as-good = Cela rapporte aussi une tuile.
cubus-dismantle-first-other = C'est permis, mais prends ici la boîte où { $live } va en premier. Rien n'a changé.
    .brief = Prends la prochaine qui peut partir.
cubus-dismantle-tiles = Une tuile pour toi. Regarde ce que tu as ; chacune vaut un point.
    .brief = Parcours tes tuiles.
cubus-dismantle-second = Une colonne d'une seule boîte rapporte maintenant deux tuiles : son couvercle et un de ses côtés deviennent libres. Prends une de ces boîtes.
    .brief = Enlève une colonne.
cubus-dismantle-second-as-good = Cette colonne rapporte aussi deux tuiles.
cubus-dismantle-second-other = C'est permis, mais les colonnes basses te laissent plus de tuiles. Rien n'a changé.
    .brief = Prends une colonne basse.
cubus-dismantle-third = Il reste deux boîtes l'une sur l'autre. Prends celle du dessus, et ses deux côtés deviennent libres.
    .brief = Prends la boîte du dessus.
cubus-dismantle-scores = Demande qui est en tête.
    .brief = Demande le score.
cubus-dismantle-end = Prends les boîtes qui libèrent beaucoup de tuiles. Avant une partie, tu choisis : seulement démonter, ou construire d'abord ; au démontage, on compte à nouveau, un point par tuile.
    .brief = À la fin, les tuiles comptent.

## Stratégie : économiser les tuiles.

cubus-cheap-title = Cubus, économiser les tuiles
cubus-cheap-plan = Une boîte rapporte trois points, et chaque tuile que tu ajoutes en coûte un. Cherche donc les cases où une boîte demande moins de tuiles. Fais-toi lire le plan.
    .brief = Fais-toi lire le plan.
cubus-cheap-tiles = Tu as un côté gauche et un côté droit. Parcours-les.
    .brief = Parcours tes tuiles.
cubus-cheap-cheap = Sur la colonne la plus haute, une boîte demande les deux côtés : il reste un point. Sur chacune des deux plus basses, elle cache un côté droit de la colonne plus haute d'à côté, dont la tuile devient libre pour elle. Il ne manque qu'un côté gauche : deux points. Pose une boîte sur l'une des deux.
    .brief = Pose une boîte sur une colonne plus basse.
cubus-cheap-cheap-as-good = L'autre colonne plus basse rapporte deux points aussi.
cubus-cheap-cheap-other = C'est permis, mais là tu ajoutes plus de tuiles pour la même boîte, et tu n'as qu'un point. Sur les plus basses, tu en as deux. Rien n'a changé.
    .brief = Sur une plus basse, tu as deux points.
cubus-cheap-again = Louis a construit sur l'autre colonne basse, et tu as pioché un côté gauche. Fais-toi relire le plan.
    .brief = Fais-toi lire le plan.
cubus-cheap-second = 3, 3, 2 : maintenant, seule la dernière colonne est plus basse que sa voisine. Là, une boîte ne coûte encore qu'un côté gauche. Sur la première, elle coûte deux tuiles, et sur celle du milieu, elle ne va pas : elle cacherait le couvercle de la première. Poses-en une sur la dernière.
    .brief = Pose une boîte sur la dernière colonne.
cubus-cheap-second-other = C'est permis, mais sur la dernière colonne, une boîte ne coûte qu'une tuile. Rien n'a changé.
    .brief = La dernière colonne est moins chère.
cubus-cheap-scores = Demande le score.
cubus-cheap-end = Construis sur une colonne voisine d'une plus haute : là, une tuile devient libre, et chaque tuile gardée est un point.
    .brief = Construis à côté d'une colonne plus haute.

## Cours tout prêts pour une classe.

ready-cubus-sides-title = Cubus, côtés gauches et droits
    .braille = cub: côtés
ready-cubus-sides-start = Chaque boîte montre un côté gauche, un côté droit et un couvercle. Tourne tes mains : laquelle est à gauche, laquelle à droite ? Fais ensuite la partie guidée et dis chaque côté avant de construire.
ready-cubus-sides-question = La gauche reste-t-elle à gauche quand tu fais le tour du tas ?
ready-cubus-sides-end = C'est fini. Dis combien de côtés gauches montrait le tas à la fin.
ready-cubus-boxes-title = Cubus, compter les boîtes
    .braille = cub: boîtes
ready-cubus-boxes-start = Un tas est déjà là : une colonne de deux boîtes, une boîte à sa droite et une devant. Compte les boîtes, puis les côtés que l'on voit. Construis maintenant, une boîte après l'autre.
ready-cubus-boxes-question = Comment sais-tu qu'une boîte est là, alors que personne ne la voit ?
ready-cubus-boxes-end = Nous arrêtons ici. Dis combien de boîtes a votre tas, et combien on n'en voit pas.
ready-cubus-look-title = Cubus, regarder deux fois
    .braille = cub: regarder
ready-cubus-look-start = Quelqu'un passe, alors qu'une construction était possible. Qui la trouve peut toquer. Ici, on toque sans chrono : regarde d'abord, toque ensuite. Fais la partie guidée.
ready-cubus-look-question = Comment dis-tu gentiment à quelqu'un que quelque chose lui a échappé ?
ready-cubus-look-end = C'est fini. Dis la construction qui avait échappé.
