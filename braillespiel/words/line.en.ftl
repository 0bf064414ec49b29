### What the Braille line asks and tells about itself.

## Routing keys
route-ends = This can end the match. Do it?
    .brief = can end the match, do it?
    .braille = ends match?
route-doubles = This closes the row, and its points count double. Do it?
    .brief = closes the row, counts double, do it?
    .braille = closes row x2?

## Legend
command-signs = signs of the Braille line
    .braille = signs
line-legend = Signs of the Braille line
    .brief = Signs
    .braille = signs
marked-means = stands before a marked card
edge-means = it goes no further this way
line-focused = dots 7 and 8
    .braille = dots78
line-focused-means = below the focused card; the same routing key again acts
line-status-waiting = status cell, dots 1 2 3 7
    .braille = dots1237
line-status-waiting-means = in the status cell: one, two, three, four or more messages wait
line-status-message = status cell, dot 4
    .braille = dot4
line-status-message-means = in the status cell: a message or an answer lies here, not the zone
line-status-turn = status cell, dot 5
    .braille = dot5
line-status-turn-means = in the status cell: it is your turn
line-status-more = status cell, dot 6
    .braille = dot6
line-status-more-means = in the status cell: it goes on to the right

## Keys of the display
line-keys = Keys of the display
key-name-braillebottom = display to the bottom
line-routing = routing key over a card
    .braille = routing
line-routing-does = focuses it; again, when you have read it: does it
    .braille = focus, again: do
line-routing-sign = routing key over the zone sign
    .braille = routing sign
line-routing-sign-does = opens the legend of all signs
    .braille = legend
line-routing-status = routing key over the status cell
    .braille = routing status
line-routing-status-does = marks all messages as read
    .braille = all read
game-menu-commands = What can I do? Each done by Enter
    .brief = What can I do?
    .braille = what can i do? enter does it

## How things stand, at the right end of lines of 40 cells and more
line-points = behind the bar of dots 4 5 6: your points, { $count }
    .braille = { $count }p
line-discard = then what lies on the discard pile: { $card }
    .braille = { $card }

## Wording of the Braille line
setting-braille-wording = Wording of the Braille line
    .brief = Braille wording
    .braille = braille wording
    .help = Brief has short words and signs, full says all that is spoken. Cards and places stay short in both.
setting-braille-wording-brief = brief
setting-braille-wording-full = full

## A place that is typed
command-go-to-place = type a place: row and place, as in r2 3
    .braille = type a place r2 3
place-ask = Which place? Row and place, as in r2 3
    .brief = Which place?
    .braille = place? r2 3
place-no-field = Places can be typed where there is a field, as in Hexaducto and Cubus.
    .brief = no field here
    .braille = no field
place-unclear = { $text } is no place: type row and place, as in r2 3.
    .brief = row and place, as in r2 3
    .braille = { $text }? type r2 3
place-missing = In row { $row } there is no place { $place }.
    .brief = no place { $place } in row { $row }
    .braille = r{ $row } no { $place }
