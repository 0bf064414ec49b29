### Help: groups of the key table, the guide.

## Groups of the key table

key-group-here = zone { $zone }
    .brief = { $zone }
    .braille = { $zone }
key-group-walk = walking
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
    .braille = msgs
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
key-group-typing = when typing
    .braille = typing
key-names-range = { $first } to { $last }
command-nth-all = to the card with this number, 0 to the tenth
    .braille = to card
help-ask = asks about the game
    .braille = ask

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

press-key-again = press the key again to do it
    .braille = key again
