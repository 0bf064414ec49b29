### Help: groups of the key table, the guide.


## Groups of the key table

key-group-here = zone { $zone }
    .brief = { $zone }
    .braille = { $zone }
key-group-walk = moving
key-group-act = acting
key-group-game = keys of the game
    .brief = game
    .braille = game
key-group-zones = from zone to zone
    .brief = zones
    .braille = zones
key-group-ask = asking
key-group-program = the program
    .braille = program
key-group-messages = messages
    .braille = messages
key-group-sound = voice and sounds
    .brief = sound
    .braille = sound
key-group-screen = window
    .braille = window
key-group-display = Braille display
    .brief = display
    .braille = display
key-group-menu = in menus
    .braille = menus
key-group-replay = replay of a match
    .brief = replay
key-group-network = at a network table
    .brief = network table
    .braille = network table
key-group-class = in a class
key-group-desk = at the teacher's desk
key-group-typing = when typing
    .braille = typing
key-names-range = { $first } to { $last }
command-nth-all = to the card with this number, 0 to the tenth
    .braille = to card
help-ask = asks about the game
    .braille = ask

## The keys that matter now, at the top of the help

key-arrow-left = Left arrow
key-arrow-right = Right arrow
key-arrow-up = Up arrow
key-arrow-down = Down arrow
now-left-hand = move left in your hand
    .braille = left
now-right-hand = move right in your hand
    .braille = right
now-up-hand = move up in your hand
    .braille = up
now-down-hand = move down in your hand
    .braille = down
now-left = move left, { $zone }
    .braille = left
now-right = move right, { $zone }
    .braille = right
now-up = move up, { $zone }
    .braille = up
now-down = move down, { $zone }
    .braille = down
now-choose = choose what to do with { $item }
    .brief = choose, { $item }
    .braille = choose { $item }
now-mark = mark { $item }, then what goes with it
    .brief = mark { $item }
    .braille = mark { $item }
now-next-live = go to the next thing you can use
    .braille = next possible
now-zone = go on to { $zone }
    .brief = on to { $zone }
    .braille = { $zone }
now-hint = hear a good move and why
    .braille = hint
now-turn = hear whose turn it is and what you can do
    .braille = whose turn
now-scores = hear the scores
    .braille = scores
now-score-table = walk through the scores
    .braille = scores in full
now-last-event = hear what happened last
    .braille = what happened
now-inspect = hear everything about what has the focus
    .braille = details
now-game-menu = open the game menu
    .braille = menu

## The guide

guide-title = The guide
    .braille = guide
guide-entry = Guide, by headings
    .brief = Guide
    .braille = guide
guide-unreadable = The guide is missing in this installation.
    .brief = No guide
    .braille = no guide

## Acting

choose-unmark = Unmark it
    .braille = unmark
press-key-again = Press the key again to do it
    .braille = key again

## The first start

first-run-reader = Welcome to braillespiel. Your screen reader says this. Enter chooses a game; Down takes you to guided matches, speech, language and Braille, Left and Right change a setting.
    .brief = Welcome. Enter chooses a game, Down the settings
    .braille = welcome, enter: play, down: set up
first-run-reader-braille = Welcome to braillespiel. Your screen reader says this, and it is on your Braille display of { $cells } cells. Do you get both? Enter chooses a game; Down takes you to guided matches, speech, language and Braille, Left and Right change a setting.
    .brief = Welcome. Screen reader and Braille display, do you get both?
    .braille = reader and braille both there? enter, or routing on yes: play, down: set up
first-run-voice = Welcome to braillespiel. Can you hear me? Enter chooses a game; Down takes you to guided matches, voice, rate, language and Braille, Left and Right change a setting.
    .brief = Welcome. Can you hear me?
    .braille = can you hear me? enter: play, down: set up
first-run-voice-braille = Welcome to braillespiel. Can you hear me, and feel this on your Braille display of { $cells } cells? Enter chooses a game; Down takes you to guided matches, voice, rate, language and Braille, Left and Right change a setting.
    .brief = Welcome. Can you hear and feel me?
    .braille = can you feel this? enter, or routing on yes: play, down: set up
first-run-text = Welcome to braillespiel. No voice or Braille display responds yet; every sentence is here as text. Can you read it? Enter chooses a game; Down takes you to guided matches, voice, language and Braille, Left and Right change a setting.
    .brief = Welcome. No voice, no Braille: can you read this?
    .braille = welcome, enter: play, down: set up
first-run-text-braille = Welcome to braillespiel. This is on your Braille display of { $cells } cells, no voice responds. Can you feel it? Enter chooses a game; Down takes you to guided matches, voice, language and Braille, Left and Right change a setting.
    .brief = Welcome. Can you feel this?
    .braille = can you feel this? enter, or routing on yes: play, down: set up
first-run-go = Yes, choose a game
    .brief = Yes
    .braille = yes
first-run-learn = Learn first, with a guided match
    .brief = Learn first
    .braille = learn first
