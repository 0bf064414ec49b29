### Words that the decks of several games share.


## Colours: the value is the adjective's stem as said alone, .card as said before a value
## ("rote 7"); the letter stands for the colour in card notation.

colour-yellow = Gelb
    .brief = Gelb
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-orange = Orange
colour-letter-yellow = e
colour-letter-red = r
colour-letter-green = g
colour-letter-blue = b
colour-letter-purple = l
colour-letter-orange = o
# $colour is one of the colour ids, $value the printed value: "rote 7".
card-coloured =
    { $colour ->
        [yellow] gelbe
        [red] rote
        [green] grüne
        [blue] blaue
        [purple] lila
       *[orange] orange
    } { $value }
    .brief =
        { $colour ->
            [yellow] gelbe
            [red] rote
            [green] grüne
            [blue] blaue
            [purple] lila
           *[orange] orange
        } { $value }
card-hidden = verdeckte Karte
    .brief = verdeckt
    .braille = ?
# How many cards, right in the plural.
cards-count =
    { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }
    .brief = { $count }
    .braille = { $count }
# A list in words.
list-and = { $first } und { $last }
    .brief = { $first }, { $last }
list-or = { $first } oder { $last }
    .brief = { $first }, { $last }
list-nothing = nichts
    .braille = -
# A card by the player's choice "value first": "7 rot".
card-value-first =
    { $value } { $colour ->
        [yellow] gelb
        [red] rot
        [green] grün
        [blue] blau
        [purple] lila
       *[orange] orange
    }

## Was eine eigene Taste getan hat, in knapper Ausführlichkeit: Die Karte lag unter dem Finger.

echo-laid = gelegt
echo-taken = genommen
echo-discarded = abgeworfen
echo-passed = gepasst
