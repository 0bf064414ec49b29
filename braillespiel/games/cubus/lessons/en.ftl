### Guided matches of Cubus. NAME-STEP says what to do and why; the keys follow by themselves.

## Building.

cubus-build-title = Cubus, building
cubus-build-plan = Everybody builds on the same pile of boxes. You know it as a plan: a grid of columns, each with its height in boxes. So far a single box stands. Have the plan read.
    .brief = Have the plan read.
cubus-build-places = You have two tiles, a left and a right side. Ask where a box fits with them.
    .brief = Ask where a box fits.
cubus-build-first = A box on top needs a left and a right side; the lid moves up with it. Go to the plan and put it there. A box brings three points, every tile costs one.
    .brief = Put a box on the first one.
cubus-build-first-other = Whoever can build has to build; put the box there. Nothing has happened.
    .brief = Put the box there.
cubus-build-tiles = Louis has built beside it, and you have drawn. Hear your tiles.
    .brief = Hear your tiles.
cubus-build-mode = For larger builds there is the build mode: you change the pile column by column and hear after every key what it brings. Open it.
    .brief = Open the build mode.
cubus-build-raise = The build mode also shows the empty border. From the first place go down once and right twice: there stands the column of Louis, one box high. Set it to two, then build. That costs only a left side.
    .brief = Make the second column two high and build.
cubus-build-raise-other = That is allowed, but here only the second column is to be two high. Nothing has been built.
    .brief = Only the second column to two.
cubus-build-outlines = Louis could not build. The outlines tell what the pile looks like from three sides.
    .brief = Hear the outlines.
cubus-build-pass = A lid alone builds nothing. Say that you cannot build, and confirm it.
    .brief = Pass, because you cannot build.
cubus-build-scores = You keep your tiles and draw another next time. Hear the score.
    .brief = Hear the score.
cubus-build-end = The more boxes come from few tiles, the more points. In a match a hint shows you a good build.
    .brief = Many boxes, few tiles.

## Knocking.

cubus-knock-title = Cubus, knocking
cubus-knock-turn = Whoever cannot build passes. Where they have overlooked something, you may knock and build with their tiles. Ask what is going on.
    .brief = Ask what is going on.
cubus-knock-tiles = Before you knock: is there really a build? First hear which tiles Louis has.
    .brief = Hear what Louis has.
cubus-knock-plan = So a left side. Now the pile.
    .brief = Hear the plan.
cubus-knock-knock = Another box fits on the lower, second column: it hides a right side behind it and shows it in front itself, so only a left one is missing. Louis has it. Knock. Whoever knocks and then shows no build gives all others 2 points.
    .brief = Knock.
cubus-knock-knock-other = Allowed, but Louis has overlooked a build. Knock. Nothing has happened.
    .brief = Louis overlooked something: knock.
cubus-knock-show = Now show the build: put a box on the second column.
    .brief = Put a box on the second column.
cubus-knock-show-other = Whoever has knocked had better show a build. Nothing has happened.
    .brief = Show a build.
cubus-knock-own = The 2 points are yours, and your own turn follows. A new column needs a right side and a lid, and you have both. { $live } jumps to places where a build works.
    .brief = Build at the first place that works.
cubus-knock-own-other = Allowed, but here build the new column. Nothing has happened.
    .brief = Build the new column.
cubus-knock-look = Louis passes again. Hear what there is this time.
    .brief = Hear what Louis has.
cubus-knock-let = Only a left side again, but no lower column stands to the right of a higher one any more: Louis is right. Do not knock, let it be.
    .brief = Do not knock.
cubus-knock-let-other = Careful: without a build, knocking gives the others 2 points. Nothing has happened.
    .brief = Do not knock here.
cubus-knock-scores = Hear the score.
cubus-knock-end = Knock only when you know a build. Against time the first to knock counts; without time, as here, everybody answers in peace.
    .brief = Knock only when you know a build.

## Dismantling.

cubus-dismantle-title = Cubus, dismantling
cubus-dismantle-plan = When dismantling, every turn makes the pile smaller by exactly one box. Tiles that are left over are yours. Hear the plan.
    .brief = Hear the plan.
cubus-dismantle-first = A box may only go where the pile is still allowed without it. { $live } jumps to those. Take the first one away.
    .brief = Take a box away.
cubus-dismantle-first-as-good = That brings a tile too.
cubus-dismantle-first-other = Allowed, but here take the box that { $live } jumps to first. Nothing has happened.
    .brief = Take the first one.
cubus-dismantle-tiles = A tile for you. Hear what you have; each is a point.
    .brief = Hear your tiles.
cubus-dismantle-second = Now a box brings two tiles, because a whole column goes with it. Take it.
    .brief = Take a column away.
cubus-dismantle-second-as-good = This column brings two tiles too.
cubus-dismantle-second-other = Allowed, but the low columns leave you more tiles. Nothing has happened.
    .brief = Take a low column.
cubus-dismantle-third = Two boxes still stand on each other. Take the upper one.
    .brief = Take the upper box.
cubus-dismantle-scores = Hear who is ahead.
    .brief = Hear the score.
cubus-dismantle-end = The whole game goes like this: first build, then dismantle, and the points add up.
    .brief = First build, then dismantle.
