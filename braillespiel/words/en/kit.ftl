### The kit: what a real game on the table takes besides its box.


## The command

kit-help = make all that a real game on the table needs: labels, a key, a guide, parts to print
kit-help-deck = one of the five games, a deck of the catalogue, or a file of your own
kit-help-out = folder for the files
kit-help-lang = language of the labels and texts
kit-help-have = what you have, separated by commas: { $known }; without it, everything
kit-help-readers = who reads, separated by commas: { $known }; without it, everybody
kit-help-house = take the program's own invented cards where yours are not known
kit-help-json = output as JSON
kit-made = { $name }: { $files } files in { $folder }. Begin with index.html.
kit-unknown = { $option } { $value } is not known. Choose from { $known }.
kit-failed = Not made: { $file }. { $reason }

## The first page

kit-title = { $deck }: the kit
kit-untried = Not yet tried by a finger: nobody who is blind has felt these parts so far.
kit-other-language = This text is in English; there is none in your language yet.
kit-questions = Two questions lead to your files. Leave everything unmarked to see all of them.
kit-have = What do you have?
kit-readers = Who reads?
kit-files = Your files
kit-have-printer = a printer
kit-have-embosser = an embosser
kit-have-slate = slate and stylus
kit-have-tape = a label maker
kit-have-swell = swell paper and its heater
kit-have-3d = a 3D printer
kit-readers-braille = somebody who reads Braille
kit-readers-large = somebody who needs large print
kit-readers-print = somebody who reads ordinary print
kit-file-guide = the guide: begin here
kit-file-key = the key: what the labels mean, and the rules for the table
kit-file-labels = labels to cut out
kit-file-cards = whole cards with Braille and print
kit-file-slate = labels seen from behind, to punch with a stylus
kit-file-swell = labels for swell paper
kit-file-brf = labels for embossers; the first pages say which is where
kit-file-tape = list for label makers: what to dial for each label
kit-file-large = labels in large print
kit-file-proof = proof sheet to check the labels
kit-file-list = list of all labels in Unicode Braille
kit-file-glass = sand glass that can be heard and felt
kit-file-field = the field for mini cards on A3, without a 3D printer

## Where the labels are

kit-where = { $deck }: where the labels are
kit-where-text = The pages after this one are to be cut. Each row from left to right:
kit-where-sheet = Sheet { $number }
kit-where-row = Row { $row }: { $cards }.
kit-where-card = { $card } ({ $count })

## The key

kit-key = { $deck }: the key
kit-key-text = This is what the labels of { $deck } mean, for everybody at the table.
kit-key-signs = What the signs mean
kit-key-colour-first = A label begins with the letter of the colour; the number follows, without a number sign.
kit-key-value-first = A label begins with the number, without a number sign; the letter of the colour follows.
kit-key-numbers = A label is the number on the card.
kit-key-words = A label is the name of the card, or a short form of it.
kit-key-colours = Colours
kit-key-values = Numbers and values
kit-key-top = Which way up
kit-key-corner = Labels to cut out and whole cards have their top right corner cut off. Stickers and embossed labels have a line below the dots.
kit-key-line = Every label has a line below the dots.
kit-key-no-corner = No label of this deck can be mistaken for another one, whichever way up it is.
kit-key-tile = The label stands upright on a tile that lies as it does in the pile.
kit-key-print = Print on labels has 9 points. Where a label or a sticker has no room for that, as one of 10 mm, it has none.
kit-key-no-print =
    { $count ->
        [one] One label has no print: it has no room for 9 points.
       *[other] { $count } labels have no print: they have no room for 9 points.
    }
kit-key-packing = Packing list
kit-key-packing-text = { $cards } cards, { $kinds } different ones. Label, name, how many:
kit-key-card = { $card }: { $count }
kit-key-rules = The rules at the table
kit-key-house = House rules
kit-key-house-text = Agree on these before you begin. They change who has time for what, not who wins.

## House rules

kit-house-1 = Whoever plays a card says it aloud: colour and number. Whoever turns a card up says it too.
kit-house-2 = A card that lies open stays where it is. If a finger has moved it, whoever sees it puts it back.
kit-house-3 = Hands are felt under the edge of the table or in a card holder. Nobody looks in.
kit-house-4 = Anybody may ask at any time what lies open, and gets an answer in the order of the table.
kit-six-house-1 = The one who rolls may feel the dice as long as needed, and says the sum aloud. It counts from that moment on.
kit-six-house-2 = Everybody secures by voice: "mine". Who was first decides, not who reaches the card first.
kit-six-house-3 = The glass is the page glass.html on a phone, or lies under the tube. One player turns it; who lifts it lets it speak.
kit-six-house-4 = Deciding whether to roll or lift takes as long as a slow count to three by the next player.
kit-six-strokes = The strokes are on your cards: the kit does not know them. Whoever sees reads them to you once; write them down.
kit-ludoteca-house-1 = Rows lie from left to right in the order of the pillars, each in a row of its own with its letter at the head.
kit-ludoteca-house-2 = A completed pillar gets its marker on top of the row. It is felt before anything else.
kit-ludoteca-house-3 = Whoever draws an unknown text has it read by the player on the left, away from the others, and says nothing of it aloud.
kit-logomachy-house-1 = The middle lies in rows of four. A new card goes to the end of the last row.
kit-logomachy-house-2 = Chips lie in a dish for each player: a hand in the dish tells how many.
kit-hexaducto-house-1 = Tiles lie in their places. Face up there are dots, face down a hollow, an empty place is a pit.
kit-hexaducto-house-2 = Groups and runs that go are named and lifted off one by one, so that everybody can check.
kit-hexaducto-house-3 = Docking: the parts of the field are pushed in the outer ring, tile by tile, with the same neighbours.
kit-cubus-house-1 = The pile of cubes on the plan board is what counts; the picture of tiles is how sighted players see it.
kit-cubus-house-2 = Whoever builds says column, row and height of each new cube. Column 1, row 1 is at the two ridges.
kit-cubus-house-3 = Whoever has laid the picture says how many tiles of each kind were needed.
kit-cubus-lids = Open lids: an open lid stays where it is in the picture, and is never covered or closed. Closed lids are used first.
kit-cubus-knock = Knocking: if you cannot build, the others may knock. Whoever knocks first and shows a build with your tiles gets its points; without a build everybody else gets 2.
kit-cubus-setup = Set-up: 16 left and 16 right sides, 12 closed and 4 open lids. One box of three tiles lies ready. In the first round everybody only draws.

## The guide

kit-guide = { $deck }: the guide
kit-guide-safety = First of all
kit-guide-safety-1 = Small parts: not for children under three years.
kit-guide-safety-2 = Feel every printed part all round before it is played with. Sand sharp edges with fine paper, 240 or finer, and wipe the dust off.
kit-guide-safety-3 = Material: PLA or PETG for parts. Labels: adhesive film of 0.15 to 0.2 mm for embossers keeps its dots longest; paper dots wear within weeks.
kit-guide-safety-4 = Dots and ridges stay on the upper side while printing, with layers of 0.15 mm or less.
kit-guide-labels = The labels
kit-guide-labels-text =
    { $count } labels. Cut out, { $sheets ->
        [one] one sheet takes
       *[other] { $sheets } sheets take
    } { $cuts } straight cuts from mark to mark. Cutting and sticking takes about { $minutes } minutes, at 25 seconds each.
kit-guide-step-1 = Sort the cards with somebody who sees, kind by kind, in the order of the packing list in the key. Put a strip of paper between two kinds.
kit-guide-step-2 = Lay the labels of one kind on your left, the cards on your right, and the used backing in a bowl.
kit-guide-step-3 = Press a card into the corner of a box lid or a tray: it lies still, and two of its edges guide your fingers.
kit-guide-step-4 = Feel which way up the label is: the cut corner is at the top right, or the line is below. Read it once.
kit-guide-step-5 = Stick it top left on the face, a fingertip from both edges. Give the card half a turn and stick the second one.
kit-guide-step-6 = Read it again on the card and put the card away face down. Now the next one.
kit-guide-tile-5 = Stick it in the middle of the tile, upright as the tile lies in the pile.
kit-guide-parts = The parts
kit-guide-part =
    { $part }: { $count ->
        [one] one piece
       *[other] { $count } pieces
    } on { $plates ->
        [one] one print bed
       *[other] { $plates } print beds
    } of 180 mm, about { $hours } hours and { $grams } grams.
kit-index-part = { $part }: about { $hours } hours, { $grams } grams
kit-guide-trial = A trial: nobody has played with it.
kit-guide-game = At the table
kit-part-board = board of one player, 37 places; print one for each
kit-part-tiles = tiles with dots
kit-part-lozenges = tiles with patterns
kit-part-plan-board = plan board for 20 mm cubes
kit-part-strips = strips with three wells for open cards
kit-part-dice-tray = tray for dice
kit-part-piles = tray for two piles; the one with the ridge is the discard pile
kit-part-rows = rails for the six rows of one player; print six for each
kit-part-kept = tray for four equal cards, with the ridge, and for resources
kit-part-tags = tags to stick on
kit-part-jig = jig to emboss card corners by hand
kit-hexaducto-guide-1 = The board has a hexagon of 19 places with high walls and a lower ring of 18 around it. Parts of the field dock in the ring.
kit-hexaducto-guide-2 = A tile fits one way up: its notch goes to the tooth at the top of the place. Face down it fits as well, and its dots lie in the hole below.
kit-hexaducto-guide-3 = Lay the board on a rubber mat. To lift a tile, press from below through the hole.
kit-hexaducto-guide-4 = Draw from a cloth bag instead of a pile. The discard pile is a bowl; the last tile lies beside it.
kit-hexaducto-guide-5 = Without a 3D printer: print field.pdf on A3 or on swell paper, and play with mini cards of 44 by 68 mm.
kit-six-guide-1 = Buy dice with raised pips (tactile dice); shops for aids have them. Roll in the tray: the rim keeps them, and a flat hand finds all three.
kit-six-guide-2 = Every player has a strip: three wells for the open cards, the pile at the left, secured cards at the right.
kit-six-guide-3 = Open glass.html on a phone before you begin. It works without the internet. The phone must stay awake: set its screen not to turn off.
kit-six-guide-4 = Sort each colour from 1 to 18. The labels come in this order.
kit-ludoteca-guide-1 = Among the tags is one for every card. Put one tag of each pillar into the room at the head of a rail, and lay the six rails below each other: the cards of the row lie at the lip, from left to right.
kit-ludoteca-guide-2 = The labels for “Successfully completed” go on a coin or a counter each. They lock a row.
kit-ludoteca-guide-3 = Resources and bonus goals: what is on them only your box says. Write it into your deck file, and the kit makes their labels too.
kit-logomachy-guide-1 = Any coins do as chips. Every player needs a dish for them.
kit-logomachy-guide-2 = With five to eight players you may need a second deck: print the labels twice.
kit-cubus-guide-1 = Use 20 mm cubes that schools have, such as Multilink, Unifix or wooden ones. 64 of them are enough.
kit-cubus-guide-2 = Each place of the board is one column of the pile. Height is the number of cubes; no cube floats.
kit-cubus-guide-3 = The tiles for the picture: three ridges are a left side, fifteen knobs a right side, a smooth field with a rim is a closed lid, a deep hollow with a rim an open one. You feel it whichever way the tile lies.
kit-own-guide-1 = A deck of your own: check the labels on the proof sheet before you cut anything.

## The sand glass

kit-glass = Sand glass
kit-glass-text = "Turn" starts about two minutes. Until you lift it, nothing is said. Keep this device awake: set its screen not to turn off, and leave this page in front.
kit-glass-turn = Turn
kit-glass-lift = Lift
kit-glass-runs = The glass runs.
kit-glass-over = Time is up.
kit-glass-left =
    Still sand: { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.

## Ready lessons

kit-lesson-lay-out = Whoever plays with cards on the table lays this out:
