### Guided matches of Cubus. NAME-STEP says what to do and why; the keys follow by themselves.


## Building.

cubus-build-title = Cubus, building
cubus-build-plan = Everybody builds on the same pile of boxes. You know it as a plan: a grid of columns, each with its height in boxes. So far there is a single box. Have the plan read.
    .brief = Have the plan read.
cubus-build-places = Of a box you can see three faces: the left side, the right side and the lid on top. For each face that is new you need a tile. You have two, a left and a right side. Ask where a box fits with them.
    .brief = Ask where a box fits.
cubus-build-first = A box on top needs a left and a right side; the lid moves up with it. A box scores three points, every tile costs one. Go to the plan and put it there.
    .brief = Put a box on the first one.
cubus-build-first-other = If you can build, you must; put the box there. Nothing has changed.
    .brief = Put the box there.
cubus-build-tiles = Louis has built beside it, and you have drawn. Look through your tiles.
    .brief = Look through your tiles.
cubus-build-mode = For larger builds there is the build mode: you change the pile column by column and hear after every key what it brings. Open it.
    .brief = Open the build mode.
cubus-build-raise = The build mode also shows the empty border. From the first place go down once and right twice: there is Louis's column, one box high. Set it to two, then build. That costs only a left side.
    .brief = Make the second column two high and build.
cubus-build-raise-other = That is allowed, but here only the second column should be two high. Nothing has been built.
    .brief = Only the second column to two.
cubus-build-outlines = Louis could not build. The silhouettes tell you what the pile looks like from three sides.
    .brief = Ask for the silhouettes.
cubus-build-pass = A lid alone builds nothing. Say that you cannot build.
    .brief = Pass, because you cannot build.
cubus-build-scores = You keep your tiles and draw another next time. Ask for the score.
    .brief = Ask for the score.
cubus-build-end = The more boxes you make from few tiles, the more points you get. In a match a hint shows you a good build.
    .brief = Many boxes, few tiles.

## Knocking.

cubus-knock-title = Cubus, knocking
cubus-knock-turn = Whoever cannot build passes. If they have overlooked something, you may knock and build with their tiles. Ask what is going on.
    .brief = Ask what is going on.
cubus-knock-tiles = Before you knock: is there really a build? First look which tiles Louis has.
    .brief = Look what Louis has.
cubus-knock-plan = A left side, then. Now the pile.
    .brief = Have the plan read.
cubus-knock-knock = Another box fits on the second, lower column: it hides a right side of the first, whose tile becomes free for the new box. Only a left side is missing, and Louis has one. Knock. If you knock and then show no build, everyone else gets 2 points.
    .brief = Knock.
cubus-knock-knock-other = Allowed, but Louis has overlooked a build. Knock. Nothing has changed.
    .brief = Louis overlooked something: knock.
cubus-knock-show = Now show the build: put a box on the second column.
    .brief = Put a box on the second column.
cubus-knock-show-other = You have knocked, so show a build. Nothing has changed.
    .brief = Show a build.
cubus-knock-own = The 2 points are yours, and your own turn follows. A new column needs a right side and a lid, and you have both. { $live } jumps to places where a build works.
    .brief = Build at the first place that works.
cubus-knock-own-other = Allowed, but here build the new column. Nothing has changed.
    .brief = Build the new column.
cubus-knock-look = Louis passes again. Look what he has this time.
    .brief = Look what Louis has.
cubus-knock-let = Only a left side again, but there is no lower column to the right of a higher one any more: Louis is right. Do not knock, let it be.
    .brief = Do not knock.
cubus-knock-let-other = Careful: without a build, knocking gives the others 2 points. Nothing has changed.
    .brief = Do not knock here.
cubus-knock-scores = Ask for the score.
cubus-knock-end = Knock only when you know a build. Against the clock, the first to knock counts; without time pressure, as here, everybody answers in peace.
    .brief = Knock only when you know a build.

## Dismantling.

cubus-dismantle-title = Cubus, taking down
cubus-dismantle-plan = When you take the pile down, every turn makes it smaller by exactly one box. Tiles that it then no longer needs are yours, and whoever has most in the end wins. Have the plan read.
    .brief = Have the plan read.
cubus-dismantle-first = You may take a box away only if every lid is visible afterwards and no face is half hidden. { $live } jumps to the next box that may go. Take it away.
    .brief = Take a box away.
cubus-dismantle-first-as-good = That brings a tile too.
cubus-dismantle-first-other = Allowed, but here take the box that { $live } jumps to first. Nothing has changed.
    .brief = Take the next one that may go.
cubus-dismantle-tiles = A tile for you. Look what you have; each is a point.
    .brief = Look through your tiles.
cubus-dismantle-second = A column of only one box now brings two tiles: its lid and one of its sides become free. Take such a box.
    .brief = Take a column away.
cubus-dismantle-second-as-good = This column brings two tiles too.
cubus-dismantle-second-other = Allowed, but the low columns leave you more tiles. Nothing has changed.
    .brief = Take a low column.
cubus-dismantle-third = Two boxes are still on top of each other. Take the upper one, and both its sides become free.
    .brief = Take the upper box.
cubus-dismantle-scores = Ask who is ahead.
    .brief = Ask for the score.
cubus-dismantle-end = Take boxes that free many tiles. Before a match you choose whether you only take down, or build up first; taking down is counted anew, each tile a point.
    .brief = In the end the tiles count.

## Strategy: saving tiles.

cubus-cheap-title = Cubus, saving tiles
cubus-cheap-plan = A box scores three points, and every tile that you add costs one. So look for places where a box needs fewer tiles. Have the plan read.
    .brief = Have the plan read.
cubus-cheap-tiles = You have a left and a right side. Look through them.
    .brief = Look through your tiles.
cubus-cheap-cheap = On the highest column a box needs both sides: one point is left. On each of the two lower columns it hides a right side of the higher one beside it, whose tile becomes free for it. Only a left side is missing: two points. Put a box on one of the two.
    .brief = Put a box on a lower column.
cubus-cheap-cheap-as-good = The other lower column brings two points as well.
cubus-cheap-cheap-other = Allowed, but there you add more tiles for the same box, and get only one point. On the lower columns you get two. Nothing has changed.
    .brief = On a lower column you get two points.
cubus-cheap-again = Louis has built on the other lower column, and you have drawn a left side. Have the plan read again.
    .brief = Have the plan read.
cubus-cheap-second = 3, 3, 2: now only the last column is lower than its neighbour. There a box again costs only a left side. On the first it costs two tiles, and on the middle one it cannot go: it would hide the lid of the first. Put one on the last column.
    .brief = Put a box on the last column.
cubus-cheap-second-other = Allowed, but on the last column a box costs one tile only. Nothing has changed.
    .brief = The last column is cheaper.
cubus-cheap-scores = Ask for the score.
cubus-cheap-end = Build on a column that stands beside a higher one: there a tile becomes free, and each tile you save is a point.
    .brief = Build beside a higher column.

## Lessons for a class, ready to hold.

ready-cubus-sides-title = Cubus, left and right sides
    .braille = cub: sides
ready-cubus-sides-start = Each box shows a left side, a right side and a lid. Turn your own hands: which is left, which is right? Then do the guided match and say each side before you build.
ready-cubus-sides-question = Does left stay left when you walk around the pile?
ready-cubus-sides-end = That was it. Say how many left sides the pile showed in the end.
ready-cubus-boxes-title = Cubus, counting boxes
    .braille = cub: boxes
ready-cubus-boxes-start = A pile stands there: a column of two boxes, one box to its right and one in front. Count the boxes, then the sides that are seen. Now build on it, one box after the other.
ready-cubus-boxes-question = How do you know that a box is there which nobody sees?
ready-cubus-boxes-end = Stop here. Say how many boxes your pile has, and how many you cannot see.
ready-cubus-look-title = Cubus, a second look
    .braille = cub: look
ready-cubus-look-start = Somebody passes, though there was a build. Whoever finds it may knock. Here nobody knocks against the clock: look first, then knock. Do the guided match.
ready-cubus-look-question = How do you tell somebody kindly that they have overlooked something?
ready-cubus-look-end = That was it. Say the build that had been overlooked.
