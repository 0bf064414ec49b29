### La partie guidée de SIX. NOM-ÉTAPE dit quoi faire et pourquoi ; les touches suivent d'elles-mêmes.

six-own-time-title = SIX sans chrono
six-own-time-glance = Dans SIX, tu sauves des cartes à nombres dès que quelqu'un lance leur nombre. Une carte est visible sur chacune de tes trois cases. Demande-les. Ici il n'y a pas de chrono : tout t'attend.
    .brief = Demande tes trois cartes visibles.
six-own-time-secure = Louis a lancé 6 et 3, ensemble 9, et le 9 est sur ta case 1. Sauve-le : ses traits sont tes points. Chaque case a sa propre touche.
    .brief = Sauve le 9 de la case 1.
six-own-time-secure-other = Permis, mais le 9 est à toi si tu le sauves. Rien n'a changé.
    .brief = Sauve le 9.
six-own-time-turn = Quand le dernier dé ne va pas non plus, le tour finit et les dés changent de mains. Demande à qui c'est.
    .brief = Demande à qui c'est.
six-own-time-roll = Tu as les dés. Un sablier coule, caché sous un tube. Tu pourrais soulever le tube, si tu crois que le sablier est vide. C'est encore trop osé : lance.
    .brief = Lance.
six-own-time-roll-other = Permis, mais osé : si le sablier coule encore, tu rends une carte sauvée. Mieux vaut lancer. Rien n'a changé.
    .brief = Trop osé. Mieux vaut lancer.
six-own-time-own-number = 11 est ton propre nombre. Qui lance ne peut pas le sauver, mais relance les trois dés.
    .brief = Relance trois dés.
six-own-time-two-dice = 6 ne va pas, tu continues donc avec un dé de moins.
    .brief = Lance deux dés.
six-own-time-one-die = 7 était le nombre de Louis, qui l'a sauvé. Il te reste un dé.
    .brief = Lance un dé.
six-own-time-cover = Ton tour est fini. Lors d'un changement, tout le monde, sauf qui reçoit les dés, pioche une carte. Pose ton 6 sur la case 1, qui est libre.
    .brief = Pose le 6 sur la case 1.
six-own-time-again = Louis a lancé deux fois, la dernière fois 11 : ton nombre sur la case 3. Maintenant tu peux le sauver.
    .brief = Sauve le 11 de la case 3.
six-own-time-again-other = Permis, mais le 11 rapporte trois traits. Sauve-le. Rien n'a changé.
    .brief = Sauve le 11.
six-own-time-lift = Il y a eu beaucoup de lancers. Soulève le tube : si le sablier est vide, Louis doit rendre une carte sauvée ; s'il coule encore, c'est toi.
    .brief = Soulève le tube.
six-own-time-lift-other = Permis, mais maintenant soulève le tube. Rien n'a changé.
    .brief = Soulève le tube.
six-own-time-scores = C'était la troisième manche, la partie est donc finie. Demande combien de traits vous avez sauvés tous les deux.
    .brief = Demande le score.
six-own-time-end = Avec un chrono tout va de la même façon, mais plus vite : un nombre reste ouvert jusqu'à ce que tu l'aies entendu, puis pendant ton temps de réaction. Tu le changes avec { $faster } et { $slower }.
    .brief = Avec un chrono c'est pareil, mais plus vite.

## Stratégie : quand soulever le tube.

six-lift-title = SIX, quand soulever
six-lift-glance = Tu viens de recevoir les dés : tu peux lancer, ou soulever le tube. Sans chrono, le sablier est vide après 30 à 50 lancers, et il y en a eu 35. Demande d'abord tes cartes visibles.
    .brief = Demande tes cartes visibles.
six-lift-points = Si le sablier est vide quand tu soulèves, Louis, qui a lancé en dernier, rend sa carte sauvée du dessus, un 3 à deux traits. S'il reste du sable, tu rends la tienne, un 12 à quatre. Demande le score.
    .brief = Demande le score.
six-lift-wait = Après 35 lancers, le sablier n'est vide qu'une fois sur quatre, et tu perdrais quatre traits pour en prendre deux à Louis. Lance.
    .brief = Lance.
six-lift-wait-other = Permis, mais trois fois sur quatre tu rendrais le 12. Lance. Rien n'a changé.
    .brief = Trop tôt. Lance.
six-lift-two = Tu as fait 11, et Louis l'a sauvé : cette carte est maintenant sur le dessus chez lui. Continue avec deux dés.
    .brief = Lance deux dés.
six-lift-one = 3 ne va à personne. Lance le dernier dé.
    .brief = Lance un dé.
six-lift-cover = Ton tour est fini, et tu as pioché un 16. Il doit couvrir une de tes cartes : une qui ne sort presque jamais. Le 6 n'a qu'un trait, mais il sort bien plus souvent que 17 et 18.
    .brief = Couvre le 17 ou le 18.
six-lift-cover-as-good = Le 17 ne sort presque jamais non plus.
six-lift-cover-other = Permis, mais des trois, seul le 6 sort souvent. Couvres-en une autre. Rien n'a changé.
    .brief = Laisse le 6 visible.
six-lift-small = Louis a fait ton 6 avec deux dés. Sauve-le : une carte d'un trait est alors sur le dessus, et tu ne peux pas perdre plus.
    .brief = Sauve le 6.
six-lift-small-other = Permis, mais le 6 protège ton 12. Sauve-le. Rien n'a changé.
    .brief = Sauve le 6.
six-lift-lift = 41 lancers : le sablier est sans doute vide. S'il l'est, Louis rend trois traits ; sinon, tu en rends un. Soulève le tube.
    .brief = Soulève le tube.
six-lift-lift-other = Permis, mais maintenant tu peux gagner plus que perdre. Soulève le tube. Rien n'a changé.
    .brief = Soulève maintenant.
six-lift-scores = Il était vide. Demande le score.
    .brief = Demande le score.
six-lift-end = Soulève quand le sablier est sans doute vide et que la carte du dessus de l'autre a plus de traits que la tienne. Compte les lancers, et veille à avoir une petite carte sur le dessus.
    .brief = Soulever quand tu risques peu.

## Cours tout prêts pour une classe.

ready-six-turns-title = SIX, à qui le tour
    .braille = six: tours
ready-six-turns-start = À SIX, tout le monde écoute chaque lancer : c'est peut-être ton nombre. Ici, pas de chrono. Laissez-vous finir, puis continuez. D'abord la partie guidée.
ready-six-turns-question = Que fais-tu pendant que tu attends, et qu'est-ce qui aide à attendre ?
ready-six-turns-end = C'est fini. Dis un nombre que tu as sauvé pendant qu'un autre avait les dés.
ready-six-sums-title = SIX, additionner les dés
    .braille = six: sommes
ready-six-sums-start = Les dés montrent 6 et 3. Additionne et regarde si une de tes cartes ouvertes a ce nombre. À chaque lancer : additionne d'abord, regarde ensuite.
ready-six-sums-question = Quelles sommes viennent souvent avec deux dés, et lesquelles avec trois ?
ready-six-sums-end = Nous arrêtons ici. Dis une somme et les dés qui l'ont faite.
ready-six-dare-title = SIX, oser ou non
    .braille = six: oser
ready-six-dare-start = Les dés changent de main. Tu peux relancer, ou soulever le tube si tu crois que le sablier est vide. Personne ne le voit : compte les lancers, et décidez ensemble à votre table.
ready-six-dare-question = Quand faut-il oser, et quand faut-il attendre ?
ready-six-dare-end = Nous arrêtons ici. Dis si tu as soulevé le tube, et si le sablier était vide.
