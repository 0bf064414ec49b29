### Cubus. -you messages speak to the player. Columns and rows are counted from the back corner.

cubus-title = Cubus
cubus-summary = Build one pile of boxes together: few tiles, many boxes. 2 to 6 players.

## Options

cubus-option-children = Variant for younger children
    .braille = children
    .help = No open boxes. Every new box is one point, however many tiles it takes.
cubus-option-play = What you play
    .braille = play
    .help = Building up, building up and then taking down, or only taking down a finished pile. Taking down is best with three or five players.
cubus-option-play-build = Building up
    .braille = build
cubus-option-play-both = Building up, then taking down
    .braille = up and down
cubus-option-play-dismantle = Only taking down
    .braille = take down
cubus-option-knock = Knocking
    .braille = knock
    .help = Whoever overlooks a build loses it to the player who knocks. Without time pressure everybody answers yes or no.
cubus-option-knock-untimed = Without time pressure
    .braille = no rush
cubus-option-knock-timed = Against the clock
    .braille = timed
cubus-option-knock-off = No knocking
    .braille = off
cubus-option-reaction = Reaction time
    .braille = reaction
    .help = When you knock against the clock: how long you have after your announcement has ended.
cubus-option-reaction-value = { $value } seconds
    .braille = { $value } s
cubus-option-first_knock = Whose knock counts
    .braille = whose knock counts
    .help = For knocking without time pressure, when several players knock. Players at one computer answer one after the other; then chance always decides.
cubus-option-first_knock-entered = Who knocks first
    .braille = first
cubus-option-first_knock-lot = Chance decides
    .braille = lot decides
cubus-option-first_knock-clockwise = The next player in turn
    .braille = next in turn
cubus-option-show = Time to show a build
    .brief = Time to show
    .braille = show
    .help = When you knock against the clock: how long you then have to show a build. Zero means no limit.
cubus-option-show-value = { $value } seconds
    .braille = { $value } s
cubus-option-show-0 = no limit
cubus-option-must_build = Without knocking, pass only if no build is found
    .brief = Pass only without a build
    .braille = pass no build
    .help = Only when knocking is off: if the program finds a build, you may not pass.
cubus-option-starter = Who starts
    .braille = start
    .help = The number of the seat. In every further match of the same players the next seat starts.
cubus-option-places = Show a list of places for one box
    .brief = List of places
    .braille = places
    .help = Names where a single box can go. If you play against other people, you may prefer to find that yourself.
cubus-option-touching = Build only onto the pile
    .brief = Only onto the pile
    .braille = onto pile
    .help = On: the picture stays in one piece, and anything new touches the pile edge to edge. Off: boxes may also stand by themselves.
cubus-option-both_counts = Who wins after taking down
    .brief = Counted after taking down
    .braille = down counts
    .help = Whoever has the most tiles at the end wins the taking down. Building up can count too.
cubus-option-both_counts-tiles = Only the tiles
    .braille = tiles
cubus-option-both_counts-sum = Tiles and points from building up
    .brief = Tiles and points
    .braille = all
cubus-option-end = Unused tiles at the end
    .braille = rest
    .help = Whether there is one more build at the end with all unused tiles, and who makes it.
cubus-option-end-none = Stay unused
    .braille = stays
cubus-option-end-last = The last-placed player builds with them
    .braille = last builds
cubus-option-end-best = The best offer is built
    .braille = best offer

## Keys of this game

cubus-key-build = Build or take down
    .help = Opens the build mode. Enter on a column also adds a box without it, where that is legal.
cubus-key-knock = Knock
    .help = When somebody passes and you see a build.
cubus-key-plan = Read the plan
cubus-key-row = Read the row
    .help = The heights of the row you are in, with tones from left to right.
cubus-key-silhouettes = Silhouettes
    .help = From the left front, from the right front and from above.
cubus-key-layers = Layers from the ground up
cubus-key-places = Where could a box go?
    .help = The list of places: first those that cost no tile, then one, then two.
cubus-key-raise = Add a box
cubus-key-lower = Take a box away
cubus-key-set-0 = Clear the column
cubus-key-set-1 = Height 1
cubus-key-set-2 = Height 2
cubus-key-set-3 = Height 3
cubus-key-set-4 = Height 4
cubus-key-set-5 = Height 5
cubus-key-set-6 = Height 6
cubus-key-set-7 = Height 7
cubus-key-set-8 = Height 8
cubus-key-set-9 = Height 9
cubus-key-layer = Push a layer in below
    .help = All columns grow by one box; the lids stay where they are in the picture.
cubus-key-layer-out = Pull the lowest layer out
cubus-key-open = Lid open or closed
    .help = Chooses which lids you lay with open tiles.
cubus-key-bill = Tally
    .help = What the build brings, what it needs and what is missing.
cubus-key-draft-activate = Build or take down as planned
    .braille = build
cubus-key-draft-back = Drop the planned build
    .braille = drop build
cubus-key-draft-game-menu = Drop the planned build
    .braille = drop build
cubus-key-draft-take-back = Take back the last step of the plan
    .braille = step back

## Zones; the Braille wording is the zone sign

cubus-zone-plan = Plan
    .braille = p
cubus-zone-tiles = Your tiles
    .braille = h
cubus-zone-tiles-lent = Tiles for this build
    .braille = h
cubus-zone-places = Places for one box
    .braille = b
cubus-zone-views = Views
    .braille = v
cubus-zone-opponent = { $name }
    .braille = o{ $number }
cubus-zone-stock = Draw pile
    .braille = st
cubus-zone-scores = Points of the match
    .normal = Points
    .braille = pt
cubus-empty-plan = No boxes left.
    .brief = No box
    .braille = empty
cubus-places-hidden = No places are shown right now.
    .brief = No places
    .braille = no places
cubus-empty-places = A single box fits nowhere.
    .brief = No place
    .braille = none
cubus-empty-opponent = No tiles.
    .braille = -
cubus-views-rows = Rows
    .braille = r
cubus-views-silhouettes = Silhouettes
    .braille = s
cubus-views-layers = Layers
    .braille = l

## Plan

cubus-cell = column { $column }, row { $row }
    .braille = { $column }/{ $row }
cubus-row = Row { $row }
    .braille = { $row }
cubus-column-empty = empty
    .braille = 0
cubus-column-closed = height { $height }
    .brief = { $height }
    .braille = { $height }
cubus-column-open = height { $height }, open
    .brief = { $height } open
    .braille = { $height }o
cubus-lid-closed = lid closed
    .brief = closed
    .braille = closed
cubus-lid-open = lid open
    .brief = open
    .braille = open
cubus-seen =
    { $left ->
        [0]
            { $right ->
                [0] only the lid visible
               *[other] right { $right } visible
            }
       *[other]
            { $right ->
                [0] left { $left } visible
               *[other] left { $left }, right { $right } visible
            }
    }
    .braille = l{ $left } r{ $right }
cubus-size =
    { $count ->
        [0] no box
        [one] one box
       *[other]
            { $columns ->
                [1]
                    { $rows ->
                        [1] { $count } boxes on one square
                       *[other] { $count } boxes on { $columns } by { $rows } squares
                    }
               *[other] { $count } boxes on { $columns } by { $rows } squares
            }
    }
    .normal =
        { $count ->
            [0] no box
            [one] one box
           *[other] { $count } boxes, { $columns } by { $rows }
        }
    .brief =
        { $count ->
            [one] one box
           *[other] { $count } boxes
        }
    .braille = { $count }b { $columns }x{ $rows }
cubus-row-heights = Row { $row }: { $heights }
    .braille = { $row }:{ $heights }
cubus-row-none = There is no row here. Go to the plan.
    .normal = No row here.
    .brief = No row
    .braille = no row
cubus-from-left = From the left front: { $heights }
    .brief = L { $heights }
    .normal = Left: { $heights }
    .braille = l:{ $heights }
cubus-from-right = From the right front: { $heights }
    .brief = R { $heights }
    .normal = Right: { $heights }
    .braille = r:{ $heights }
cubus-from-above = From above: { $rows }
    .normal = Above: { $rows }
    .braille = a:{ $rows }
cubus-row-columns =
    { $count ->
        [one] row { $row } column { $columns }
       *[other] row { $row } columns { $columns }
    }
    .brief = { $row }: { $columns }
    .braille = { $row }:{ $columns }
cubus-layer =
    Layer { $number }, { $count ->
        [one] one box
       *[other] { $count } boxes
    }: { $rows }
    .braille = l{ $number } { $count }b { $rows }

## Places for one box

# $fits is "yes" where the tiles at hand are enough.
cubus-place =
    { $cell }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $cost ->
        [0] costs no tile
       *[other] costs { $tiles }
    }{ $height ->
        [1] { "" }
       *[other] , then height { $height }
    }
    .normal =
        { $cell }: { $points ->
            [one] one point
           *[other] { $points } points
        }, { $cost ->
            [0] costs no tile
           *[other] costs { $tiles }
        }
    .brief =
        { $cell }: { $points ->
            [one] one point
           *[other] { $points } points
        }{ $cost ->
            [0] { "" }
           *[other] , { $tiles }
        }
    .braille =
        { $fits ->
            [yes] +
           *[no] { "" }
        }{ $cell } p{ $points }{ $cost ->
            [0] { " " }free
           *[other] { " " }{ $tiles }
        } h{ $height }
cubus-place-has = possible
    .braille = { "" }
cubus-place-lacks = missing: { $missing }
    .brief = missing { $missing }
    .braille = miss { $missing }
cubus-places-count =
    { $count ->
        [0] no place
        [one]
            one place, { $fitting ->
                [0] not possible
               *[other] possible
            }
       *[other]
            { $count } places, { $fitting ->
                [0] none possible
               *[other] { $fitting } possible
            }
    }
    .braille = { $fitting } of { $count }
cubus-places-down = No places when taking down.
    .brief = No places when taking down
    .braille = down none
# Where this seat has a box to take away.
cubus-places-down-tab = No places when taking down. Tab goes to the boxes you can take away.
    .brief = No places, Tab finds boxes
    .braille = tab boxes
    .display = boxes in zone p
    .display-full = No places when taking down. The boxes are in the plan.
    .page = No places when taking down. The boxes are in the plan.

## Tiles and points

cubus-tile-left =
    { $count ->
        [0] no left side
        [one] a left side
       *[other] { $count } left sides
    }
    .normal =
        { $count ->
            [0] no left
            [one] a left
           *[other] { $count } lefts
        }
    .brief =
        { $count ->
            [one] { $count } left
           *[other] { $count } lefts
        }
    .braille = l{ $count }
cubus-tile-right =
    { $count ->
        [0] no right side
        [one] a right side
       *[other] { $count } right sides
    }
    .normal =
        { $count ->
            [0] no right
            [one] a right
           *[other] { $count } rights
        }
    .brief =
        { $count ->
            [one] { $count } right
           *[other] { $count } rights
        }
    .braille = r{ $count }
cubus-tile-closed =
    { $count ->
        [0] no lid
        [one] a lid
       *[other] { $count } lids
    }
    .brief =
        { $count ->
            [one] { $count } lid
           *[other] { $count } lids
        }
    .braille = c{ $count }
cubus-tile-open =
    { $count ->
        [0] no open lid
        [one] an open lid
       *[other] { $count } open lids
    }
    .brief = { $count } open
    .braille = o{ $count }
# The same after a verb (other in languages with cases).
cubus-tile-left-acc = { cubus-tile-left }
    .normal = { cubus-tile-left.normal }
    .brief = { cubus-tile-left.brief }
    .braille = { cubus-tile-left.braille }
cubus-tile-right-acc = { cubus-tile-right }
    .normal = { cubus-tile-right.normal }
    .brief = { cubus-tile-right.brief }
    .braille = { cubus-tile-right.braille }
cubus-tile-closed-acc =
    { $count ->
        [0] no lid
        [one] a lid
       *[other] { $count } lids
    }
    .brief =
        { $count ->
            [one] { $count } lid
           *[other] { $count } lids
        }
    .braille = c{ $count }
cubus-tile-open-acc =
    { $count ->
        [0] no open lid
        [one] an open lid
       *[other] { $count } open lids
    }
    .brief = { $count } open
    .braille = o{ $count }
cubus-tiles-count =
    { $count ->
        [0] no tile to build with
        [one] one tile to build with
       *[other] { $count } tiles to build with
    }
    .normal =
        { $count ->
            [0] no tile
            [one] one tile
           *[other] { $count } tiles
        }
    .braille = { $count }
cubus-draw-count =
    { $count ->
        [0] draw pile empty
        [one] one tile to draw
       *[other] { $count } tiles to draw
    }
    .normal =
        { $count ->
            [0] draw pile empty
            [one] one tile left
           *[other] { $count } tiles left
        }
    .brief = { $count } left
    .braille = d{ $count }
cubus-laid = In the picture: { $tiles }
    .brief = In the picture { $count }
    .braille = p:{ $tiles }
cubus-passes =
    { $count ->
        [0] the last move was a build
        [one] passed once
       *[other] passed { $count } times in a row
    }
    .braille = x{ $count }
cubus-score =
    { $name } { $count ->
        [one] one point
       *[other] { $count } points
    }
    .normal =
        { $name } { $count ->
            [one] one point
           *[other] { $count } points
        }
    .brief = { $name } { $count }
    .braille = { $name } { $count }
cubus-score-you =
    you { $count ->
        [one] one point
       *[other] { $count } points
    }
    .normal =
        you { $count ->
            [one] one point
           *[other] { $count } points
        }
    .brief = you { $count }
    .braille = you { $count }
cubus-score-row = { $name }
cubus-score-row-you = You
    .braille = you
cubus-scores = Scores, most points first: { $scores }.
    .normal = { $scores }.
    .brief = { $scores }
    .braille = { $scores }
cubus-you = you
cubus-whose = { $name }
cubus-whose-you = you

## What a build comes to

cubus-boxes-more =
    { $count ->
        [0] no more boxes
        [one] one more box
       *[other] { $count } more boxes
    }
    .brief = plus { $count }
    .braille = +{ $count }
cubus-boxes-less =
    { $count ->
        [one] one box fewer
       *[other] { $count } boxes fewer
    }
    .brief = minus { $count }
    .braille = -{ $count }
cubus-needs = uses { $tiles }
    .brief = { $tiles }
    .braille = { $tiles }
cubus-gets-back = gives back { $tiles }
    .brief = back { $tiles }
    .braille = back { $tiles }
cubus-needs-nothing = uses no tile
    .brief = no tile
    .braille = 0
cubus-bill-good =
    { $points ->
        [one] One point
       *[other] { $points } points
    }: { $gain }, { $used }
    .braille = p{ $points } { $gain } { $used }
cubus-bill-poor = Scores no point: { $gain }, { $used }
    .brief = No point: { $gain }, { $used }
    .braille = p0 { $gain } { $used }
cubus-bill-no-gain =
    { $count ->
        [0] That would add no box
        [one] That would lose a box
       *[other] That would lose { $count } boxes
    }: { $used }
    .brief =
        { $count ->
            [0] Adds no box
            [one] Loses a box
           *[other] Loses { $count } boxes
        }
    .braille =
        { $count ->
            [0] +0
           *[other] -{ $count }
        } { $used }
cubus-bill-missing =
    Missing: { $missing }; { $gain }, { $used }, would be { $points ->
        [-1] minus one point
        [1] one point
       *[other] { $points } points
    }
    .brief =
        Missing { $missing }; { $gain }, { $points ->
            [-1] minus one point
            [1] one point
           *[other] { $points } points
        }
    .braille = missing { $missing } { " " }{ $gain } { $used } p{ $points }
cubus-bill-moved = An open lid would not stay; { $gain }, { $used }
    .brief = Open lid moved; { $gain }
    .braille = open! { $gain } { $used }
cubus-bill-apart = Not touching the pile; { $gain }, { $used }
    .brief = Not touching the pile; { $gain }
    .braille = apart! { $gain } { $used }
cubus-bill-down =
    { $count ->
        [0] Fits, wins nothing
        [one] Fits, wins one tile
       *[other] Fits, wins { $count } tiles
    }: { $gain }, { $used }
    .brief = Fits, wins { $count }
    .braille = ok { $count } { $gain } { $used }
cubus-bill-not-one = { $gain }, it must be exactly one fewer; { $used }
    .brief = { $gain }, must be minus 1
    .braille = { $gain } { $used }
cubus-fault-half = { $front } hides only half of { $cell }
    .brief = { $front } half hides { $cell }
    .braille = { $front } half { $cell }
cubus-fault-hidden = { $front } hides the lid of { $cell }
    .braille = { $front } over { $cell }

## Build mode

cubus-draft = Build mode
    .braille = build
cubus-draft-open = Build mode. You have { $tiles }. Space adds, Backspace takes away, a digit sets the height, Enter builds, Escape drops it.
    .normal = Build mode. You have { $tiles }. Space adds, Enter builds.
    .brief = Build mode: { $tiles }
    .braille = build { $tiles } space adds, back takes, digit height, enter builds, escape
    .display = build { $tiles } { $bottom-key }: list
    .display-full = Build mode. You have { $tiles }. The display's { $bottom-key } lists how to add, take away, build and drop it.
    .page = Build mode. You have { $tiles }. Buttons under Actions add a box or drop the build; Help lists the rest.
cubus-draft-open-down = Taking down: take away exactly one box. Backspace takes away, Space adds, Enter finishes, Escape drops it.
    .brief = Taking down: exactly one box fewer
    .braille = down -1 back takes, space adds, enter done, escape
    .display = down -1 { $bottom-key }: list
    .display-full = Taking down: take away exactly one box. The display's { $bottom-key } lists how to take away, finish and drop it.
    .page = Taking down: take away exactly one box. The Help button lists how.
cubus-draft-focus = Go to a column of the plan first.
    .brief = Not on a column
    .braille = no column
cubus-draft-ground = No box left here.
    .brief = Already empty
    .braille = empty
cubus-draft-top = It cannot be higher than { $highest }.
    .braille = max { $highest }
cubus-draft-start = Nothing to take back, the plan is the same as on the table.
    .brief = Nothing to take back
    .braille = start
cubus-draft-undone = Taken back
    .braille = back
cubus-height = Height { $height }
    .brief = { $height }
    .braille = h{ $height }
cubus-layer-in = Layer pushed in
    .braille = layer+
cubus-layer-out = Layer pulled out
    .braille = layer-
cubus-open-no-lid = There is no lid here.
    .braille = no lid
cubus-open-stays = This lid is already open and stays open.
    .brief = Stays open
    .braille = stays open
cubus-open-must = This lid must be open, there are too few closed ones. Open another one first.
    .brief = Must be open
    .braille = must open
cubus-build-not-now = You cannot build now.
    .brief = Not now
    .braille = not now
cubus-knock-nothing = There is nothing to knock at.
    .brief = Nothing to knock at
    .braille = no knock

## Menu lines

cubus-do-build =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, { $gain }: { $details }
    .normal =
        { $points ->
            [one] One point
           *[other] { $points } points
        }: { $details }
    .braille = p{ $points } { $gain } { $details }
cubus-do-down =
    { $points ->
        [0] No tile
        [one] One tile
       *[other] { $points } tiles
    }, { $gain }: { $details }
    .braille = { $points } { $gain } { $details }
cubus-do-column =
    { $height ->
        [0] { $cell } empty
       *[other] { $cell } to height { $height }
    }
    .braille = { $cell }:{ $height }
cubus-do-plan = new plan { $plan }
    .braille = { $plan }
cubus-do-plan-from = new plan from { $cell }: { $plan }
    .braille = from { $cell }: { $plan }
cubus-do-open = opens { $cells }
    .braille = o{ $cells }
cubus-do-pass = I cannot build
    .braille = pass
cubus-pass-sure = Pass because you cannot build?
    .normal = Really pass?
    .brief = Pass?
    .braille = pass?
cubus-give-up-sure = Give up? Everyone else gets { $count } points.
    .brief = Give up? Others plus { $count }
    .braille = give up? others +{ $count }
cubus-do-knock = Knock
    .braille = knock
cubus-do-let = Do not knock
    .braille = no
cubus-do-heard = Heard
    .braille = heard

## Whose turn

cubus-turn = { $name }'s turn.
    .braille = { $name }'s turn
cubus-turn-you = Your turn, you have { $tiles }.
    .normal = Your turn: { $held }.
    .brief = You: { $held }
    .braille = your turn: { $tiles } a builds, n places, e passes
    .display = your turn: { $tiles } { $bottom-key }: list
cubus-turn-window = Waiting to see whether { $who } knocks.
    .brief = Waiting: will { $who } knock?
    .braille = wait { $who } knock?
cubus-turn-window-some = Waiting to see whether anybody knocks.
    .brief = Waiting: will anybody knock?
    .braille = wait knock?
cubus-turn-window-you = { $name } passes. If you see a build, knock with K, otherwise press E.
    .normal = { $name } passes. K knocks, E does not.
    .brief = Knock with K, else E
    .braille = { $name } k or e?
    .display = { $name } knock? { $bottom-key }: list
    .display-full = { $name } passes. If you see a build, knock; the display's { $bottom-key } lists that, and that you do not.
cubus-turn-show = { $name } has knocked and must show a build.
    .brief = { $name } shows a build
    .braille = { $name } shows
cubus-turn-show-you = Show a build with the tiles from { $whose }: { $tiles }. A builds, E gives up.
    .normal = Show a build with { $tiles }.
    .brief = Show a build: { $tiles }
    .braille = show build { $whose } { $tiles } a builds, e gives up
    .display = show build { $whose } { $tiles } { $bottom-key }: list
    .display-full = Show a build with the tiles from { $whose }: { $tiles }. The display's { $bottom-key } lists how to build or give up.
cubus-turn-last = Waiting for { $who }, for the last build.
    .brief = Waiting for { $who }
    .braille = wait { $who }
cubus-turn-last-you = Last build with all unused tiles: { $tiles }. A builds, E skips.
    .normal = Last build with { $tiles }. A builds, E skips.
    .brief = Last build: { $tiles }
    .braille = last { $tiles } a builds, e skips
    .display = last { $tiles } { $bottom-key }: list
    .display-full = Last build with all unused tiles: { $tiles }. The display's { $bottom-key } lists how to build or skip.
cubus-turn-dismantle =
    { $name } takes down, { $count ->
        [one] one box left
       *[other] { $count } boxes left
    }.
    .brief = { $name } takes down
    .braille = { $name } takes down { $count }b
cubus-turn-dismantle-you =
    You take down: remove { $count ->
        [one] the last box
       *[other] exactly one of the { $count } boxes
    }. Enter takes from the top, A opens the build mode.
    .normal =
        You take down: remove { $count ->
            [one] the last box
           *[other] one of the { $count } boxes
        }.
    .brief = You take down, { $count } left
    .braille = down { $count } enter from top, a build mode
    .display = down { $count } routing from top, { $bottom-key }: list
    .display-full = You take down: exactly one box, { $count } left. The routing key takes from the top, the display's { $bottom-key } lists the build mode.

## What happens

cubus-drawn = { $name } draws { $tile }.
    .braille = { $name } +{ $tile }
cubus-drawn-you = Drawn: { $tile }.
    .brief = { $tile } drawn
    .braille = +{ $tile }
cubus-drawn-none = { $name } draws nothing, the draw pile is empty.
    .brief = { $name }: draw pile empty
    .braille = { $name } d0
cubus-drawn-none-you = You draw nothing, the draw pile is empty.
    .brief = Draw pile empty
    .braille = d0
cubus-built =
    { $name } builds { $gain ->
        [one] one box
       *[other] { $gain } boxes
    } for { $points ->
        [one] one point
       *[other] { $points } points
    }: { $details }.
    .brief =
        { $name }: { $points ->
            [one] one point
           *[other] { $points } points
        }{ $gain ->
            [one] { "" }
           *[other] , { $gain } boxes
        }
    .braille = { $name } p{ $points } +{ $gain } { $details } { $boxes }
cubus-built-you =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, { $gain ->
        [one] one box
       *[other] { $gain } boxes
    }: { $details }.
    .brief =
        { $points ->
            [one] One point
           *[other] { $points } points
        }
    .braille = p{ $points } +{ $gain } { $details } { $boxes }
cubus-built-at =
    { $height ->
        [0] { $cell } now empty
       *[other] { $cell } now { $height } high
    }
    .brief = { $cell } now { $height }
    .braille = { $cell }:{ $height }
cubus-built-plan = plan { $plan }
    .braille = plan { $plan }
cubus-built-size = plan now { $columns } by { $rows }
    .braille = plan { $columns }x{ $rows }
cubus-built-open =
    { $count ->
        [one] one lid opened
       *[other] { $count } lids opened
    }
    .braille = o{ $count }
cubus-built-with = tiles from { $whose }
    .braille = from { $whose }
cubus-passed = { $name } cannot build.
    .brief = { $name } passes
    .braille = { $name } passes
cubus-passed-you = You pass.
    .braille = passed
cubus-passed-window = { $name } passes. Do you knock?
    .brief = { $name }: knock?
    .braille = { $name } passes k?
    .display = { $name } passes knock?
cubus-answered-knock = Knocked. The others are still answering.
    .brief = Knocked
    .braille = knocked
cubus-answered-let = Not knocked. The others are still answering.
    .brief = Not knocked
    .braille = no
cubus-window-shut = Too late, your time to knock is up.
    .brief = Time is up
    .braille = time up
cubus-show-limit = You have { $seconds } seconds.
    .brief = { $seconds } seconds
    .braille = { $seconds } s
cubus-show-shut = { $name } has not shown a build in time.
    .brief = { $name }: time is up
    .braille = { $name } time up
cubus-show-shut-you = Too late, your time to show a build is up.
    .brief = Time is up
    .braille = time up
cubus-nobody-knocked = Nobody knocks.
    .braille = no knock
cubus-knocked = { $name } knocks, with the tiles from { $whose }.
    .brief = { $name } knocks
    .braille = { $name } knocks { $whose }
cubus-knocked-you = You knocked first, with the tiles from { $whose }. Show a build: A builds, E gives up.
    .brief = Knocked first, show a build
    .braille = your knock { $whose } show build, a builds, e gives up
    .display = your knock { $whose } show build, { $bottom-key }: list
    .display-full = You knocked first, with the tiles from { $whose }. Show a build: the display's { $bottom-key } lists how to build or give up.
cubus-wrong-knock = { $name } knocked wrongly, everyone else gets { $count } points.
    .brief = { $name } wrong, others plus { $count }
    .braille = { $name } wrong, others +{ $count }
cubus-wrong-knock-you = Knocked wrongly, everyone else gets { $count } points.
    .brief = Knocked wrongly
    .braille = wrong, others +{ $count }
cubus-last-build = { $name } builds last, with all unused tiles: { $tiles }.
    .brief = { $name } builds last
    .braille = { $name } last { $tiles }
cubus-last-build-you = You are behind and build last, with all unused tiles: { $tiles }.
    .brief = You build last: { $tiles }
    .braille = you last { $tiles }
cubus-last-build-all = The best offer wins: everybody plans a build with the unused tiles: { $tiles }.
    .brief = Everybody plans a last build
    .braille = all last { $tiles }
cubus-offered = { $name } has answered.
    .braille = { $name } done
cubus-offered-you =
    Offer made: { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .braille = offer p{ $points }
cubus-offered-none-you = You skip the last build.
    .brief = Skipped
    .braille = skipped
cubus-dismantling =
    Taking down: { $count ->
        [one] one box standing
       *[other] { $count } boxes standing
    }.
    .braille = down { $count }
cubus-dismantling-alone = From now on only the tiles count. Building up ended like this: { $scores }.
    .brief = Only tiles count; built: { $scores }
    .braille = built { $scores }
cubus-dismantled =
    { $name } wins { $count ->
        [0] no tile
        [one] one tile
       *[other] { $count } tiles
    }: { $details }. { $left ->
        [0] The pile is gone
        [one] One box left
       *[other] { $left } boxes left
    }.
    .brief = { $name } wins { $count }, { $left } left
    .braille = { $name } +{ $count } { $details } left { $left }
cubus-dismantled-you =
    { $count ->
        [0] No tile
        [one] One tile
       *[other] { $count } tiles
    } won: { $details }. { $left ->
        [0] The pile is gone
        [one] One box left
       *[other] { $left } boxes left
    }.
    .brief = { $count } won, { $left } left
    .braille = +{ $count } { $details } left { $left }
cubus-won = { $name } wins with the most points: { $scores }.
    .brief = { $name } wins: { $scores }
    .braille = win { $name } { $scores }
cubus-won-you = You win with the most points: { $scores }.
    .brief = You win: { $scores }
    .braille = win you { $scores }
cubus-shared = A tie: { $who } share the win with the most points: { $scores }.
    .brief = Shared win: { $scores }
    .braille = win { $who } { $scores }

## Refusals

cubus-illegal-over = The match is over.
    .braille = over
cubus-illegal-not-your-turn = It is not your turn.
    .braille = not your turn
cubus-illegal-nothing-to-knock = You can only knock when somebody has passed.
    .brief = Nothing to knock at
    .braille = no knock
cubus-illegal-knock-first = Answer first: K knocks, E does not.
    .braille = k or e?
    .display = knock? { $bottom-key }: list
    .display-full = Answer first: the display's { $bottom-key } lists knocking and not knocking.
cubus-illegal-must-build = You cannot pass: you can build.
    .brief = You can build
    .braille = build possible
cubus-illegal-build-empty = The plan is empty. Build at least one box.
    .brief = Plan empty
    .braille = empty
cubus-illegal-build-high = { $cell } is too high at { $height }, at most { $highest }.
    .braille = { $cell } h{ $height } max { $highest }
cubus-illegal-build-far = { $cell } is too far from the pile.
    .braille = { $cell } too far
cubus-illegal-build-half = { $front } hides only half of { $cell }. Every face must be visible in full or not at all.
    .brief = { $front } half hides { $cell }
    .braille = { $front } half { $cell }
cubus-illegal-build-hidden = { $front } hides the lid of { $cell }. Every lid must be visible.
    .brief = { $front } hides { $cell }
    .braille = { $front } over { $cell }
cubus-illegal-build-open-nowhere = { $cell } has no lid that could be open.
    .braille = { $cell } no lid
cubus-illegal-build-open-already = The lid of { $cell } is already open.
    .braille = { $cell } is open
cubus-illegal-build-open-moved = The open lid of { $cell } must stay where it is in the picture.
    .brief = Open lid of { $cell } must stay
    .braille = { $cell } open stays
cubus-illegal-build-apart = The picture must stay in one piece: everything touches the pile edge to edge.
    .brief = The picture must stay in one piece
    .braille = stay one piece
cubus-illegal-build-gain = There must be more boxes than before.
    .brief = Not more boxes
    .braille = not more boxes
cubus-illegal-build-tiles = Missing: { $missing }.
    .braille = missing { $missing }
cubus-illegal-build-points = A build must bring at least one point, this one brings { $points }.
    .brief = Brings no point
    .braille = p{ $points }
cubus-illegal-dismantle-one = There must be exactly one box fewer.
    .brief = Exactly one fewer
    .braille = exactly -1
cubus-illegal-dismantle-open = Open lids stay while there is another way, for example at { $cell }.
    .brief = Open lids stay, try { $cell }
    .braille = open stays, { $cell }
cubus-illegal-dismantle-must = You cannot pass, you can take a box away.
    .brief = You can take down
    .braille = can go on

## What is wrong with a typed action or with a position

cubus-illegal-action-unknown = { $text } is not an action. Type, for example, "build 2,1/1,0", "pass", "knock" or "let".
    .brief = { $text } not understood
    .braille = { $text }?
cubus-illegal-position-pile = { $found } is not a plan. Write the rows from the back, for example "2,1/1,0".
    .brief = { $found } is not a plan
    .braille = { $found }?
cubus-illegal-position-empty = An empty plan belongs only to a match that is over.
    .brief = Plan empty
    .braille = empty
cubus-illegal-position-size = Column { $column }, row { $row } with height { $height } is too high or too far away.
    .brief = Column { $column }, row { $row } too large
    .braille = { $column }/{ $row } too large
cubus-illegal-position-half = Column { $front_column }, row { $front_row } hides only half of column { $column }, row { $row }. Every face must be visible in full or not at all.
    .brief = Column { $column }, row { $row } half hidden
    .braille = { $front_column }/{ $front_row } half { $column }/{ $row }
cubus-illegal-position-hidden = Column { $front_column }, row { $front_row } hides the lid of column { $column }, row { $row }. Every lid must be visible.
    .brief = Column { $column }, row { $row } hidden
    .braille = { $front_column }/{ $front_row } over { $column }/{ $row }
cubus-illegal-position-open = { $where }: column { $column }, row { $row } has no box that could be open.
    .brief = Column { $column }, row { $row } is empty
    .braille = { $column }/{ $row } empty
cubus-illegal-position-open-twice = An open lid is named twice.
    .braille = open twice
cubus-illegal-position-seats = { $where } needs { $seats } entries, one per seat, but has { $found }.
    .brief = { $where }: { $found } instead of { $seats }
    .braille = { $where } { $found } not { $seats }
cubus-illegal-position-seat = { $where }: seat { $found } is not possible here; seats count from 0.
    .brief = { $where }: seat { $found } not possible
    .braille = { $where } { $found }?
cubus-illegal-position-tiles =
    Of the { $kind ->
        [left] left sides
        [right] right sides
        [closed] closed lids
       *[open] open lids
    } { $found } are placed, but the game has { $there_are }. Leave out aside, and the rest is set aside.
    .brief = { $found } instead of { $there_are } tiles
    .braille = { $kind } { $found }/{ $there_are }
cubus-illegal-position-phase = There is no phase { $found }. The phases are { $known }.
    .brief = No phase { $found }
    .braille = { $found }?
cubus-illegal-position-hands = For the last build all tiles are set aside; hands must hold none.
    .brief = Tiles must be aside
    .braille = hands empty?
cubus-illegal-position-show = The player who knocks cannot be owner; owner is the one who passed.
    .brief = owner and turn are the same
    .braille = owner?
cubus-illegal-position-waiting = waiting names the seats that still answer for the last build, only in the phase last.
    .brief = waiting does not fit the phase
    .braille = waiting?
cubus-illegal-position-offer = { $where }: { $found } is not a build.
    .braille = { $found }?
cubus-illegal-position-window = window belongs to the phase window and names all seats but owner, at least one waiting.
    .brief = window does not fit
    .braille = window?

## Rules, to be listened to

cubus-rules-1 = What it is about
cubus-rules-1-text = You lay diamond-shaped tiles that together make a picture of a pile of boxes. Every tile is a left side, a right side or a lid. Everybody builds on the same pile. If you make many boxes out of few tiles, you get many points. Whoever has the most at the end wins.
cubus-rules-2 = The pile and its plan
cubus-rules-2-text = You find the pile as a plan: a grid of columns with their heights in boxes. Column 1, row 1 is the back corner. Right leads to the right front, down to the left front. Boxes do not float; everything below them is solid. You look from above at the front corner.
cubus-rules-3 = What you see
cubus-rules-3-text = A face must be visible in full or not at all, and the lid of every column must be visible. The picture has as many tiles as there are visible faces. Boxes below a visible lid count even if you cannot see them. A cube of four by four by four needs 16 tiles of each kind and shows 64 boxes.
cubus-rules-4 = Set-up
cubus-rules-4-text = There are 16 left and 16 right sides, 12 closed and 4 open lids. At the start there is one box made of three tiles. The other 45 are shuffled. In the first round everybody only draws one tile, so here the match starts with the second round. All tiles lie open.
cubus-rules-5 = Your turn
cubus-rules-5-text = You draw a tile. Then you must build if you can. A build is any rearrangement of the pile, with its tiles and yours. The new pile must be legal, and its picture must stay in one piece: everything touches the pile edge to edge, unless an option says otherwise. It must have more boxes than before and score at least one point. Tiles left over go to you. From the second round on you may build, even with one tile of your own or none.
cubus-rules-6 = Points
cubus-rules-6-text = Every box gained scores 3 points, and every tile you give costs one. If you get tiles back, each scores one more point. So a box with two tiles scores one point, with one tile two, with none three.
cubus-rules-7 = Open lids
cubus-rules-7-text = An open lid stays in its place in the picture for good and is never covered or closed. The pile may still grow: when a layer is pushed in below, every lid stays in the picture. As long as there are closed lids, those are used; in the build mode, O chooses which lids become open. Hints and strong computer players find the best build when no lid is open. With open lids they search only part of the builds, most thoroughly when the pile is small; so there may be a better build.
cubus-rules-8 = Knocking
cubus-rules-8-text = If you cannot build, you say so. All the others may then knock. Whoever knocks first shows a build with the tiles of the player who passed, and gets the points; tiles left over belong to the player they came from. If you knock and show no build, everyone else gets 2 points. Against the clock, everybody's time counts from the end of their own announcement. Then you have as long to show the build as the option says, or else the knock counts as wrong. Without time pressure everybody answers, and the first to knock counts; if several people play at one computer, chance decides among all who knock. While everybody is asked whether they knock, and until the build is shown, the program names no places unless you ask for a hint. Without knocking you may pass only if the program finds no build.
cubus-rules-9 = End
cubus-rules-9-text = When the draw pile is empty and nobody in turn can build, the match is over. Depending on the setting, the player with the fewest points then builds once with all unused tiles, in a tie the next in turn; or everybody plans such a build in secret, and the one with the most points is built. Whoever has the most points wins; a tie is a shared win.
cubus-rules-10 = For younger children
cubus-rules-10-text = No open lids. Every new box is one point, however many tiles it takes. You build onto the pile; an option allows boxes by themselves.
cubus-rules-11 = Taking down
cubus-rules-11-text = You take turns taking the pile down. Every move must make it smaller by exactly one box; you may rearrange freely, but only with the tiles of the picture. What is left over is yours, and every tile is a point. You may move open lids only if there is no other move; the program checks all moves that change one or two columns. Whoever has the most tiles at the end wins. So after building up the count starts again; an option keeps the points.
cubus-rules-12 = Building with keys
cubus-rules-12-text = Enter on a place puts a box there, if that is legal. A opens the build mode: Space adds a box, Backspace takes one away, a digit sets the height, U pushes a layer in below, O opens a lid. After every key you hear points, boxes, and tiles needed and missing. Q repeats the tally, Control Z takes back a step, Enter builds, Escape drops it.
    .display-full = The routing key over a place, pressed twice, puts a box there, if that is legal. The list of the display's { $bottom-key } opens the build mode; there it adds a box, takes one away, sets the height, pushes a layer in below or opens a lid. It also builds, drops the plan or takes back a step. After every key you get points, boxes, and tiles needed and missing.
    .display = { cubus-rules-12-text.display-full }
cubus-rules-13 = Getting to know the pile
cubus-rules-13-text = P reads the plan, X the row you are in, F the three silhouettes, V the layers from the ground up. N names the places where a box could go with no, one or two tiles. The zone Views keeps all of it for you to read again.
    .display-full = The list of the display's { $bottom-key } reads the plan, the row you are in, the three silhouettes and the layers from the ground up. It also names the places where a box could go with no, one or two tiles. The zone Views keeps all of it for you to read again.
    .display = { cubus-rules-13-text.display-full }

## A bot's estimate of a move

cubus-estimate =
    { $sign ->
        [minus]
            minus { $worth ->
                [one] one point
               *[other] { $worth } points
            }
       *[plus]
            { $worth ->
                [one] one point
               *[other] { $worth } points
            }
    }
    .brief =
        { $sign ->
            [minus] minus { $worth }
           *[plus] { $worth }
        }
    .braille =
        { $sign ->
            [minus] -{ $worth }p
           *[plus] { $worth }p
        }

## Keys

cubus-keys-draft = while you plan a build

## How rounds and matches ended, counted by simulate

cubus-ended-knocking-nobody = nobody knocked
cubus-ended-knocking-right = knocks that were right
cubus-ended-knocking-wrong = knocks that were wrong
cubus-ended-match-won = matches with one winner
cubus-ended-match-shared = matches with a shared win

## Briefly: the one tile that was drawn

cubus-one-left-drawn = left side drawn
    .brief = left side drawn
cubus-one-right-drawn = right side drawn
    .brief = right side drawn
cubus-one-closed-drawn = lid drawn
cubus-one-open-drawn = open lid drawn

## Why a hint is given

cubus-gain-points =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, { $gain }
    .normal =
        { $points ->
            [one] One point
           *[other] { $points } points
        }
    .braille = p{ $points } { $gain }
cubus-gain-down =
    { $points ->
        [0] No tile
        [one] One tile
       *[other] { $points } tiles
    }, { $gain }
    .braille = { $points } { $gain }
cubus-gain-no-build = No build found
    .braille = no build
cubus-gain-build = A build was found
    .brief = Build found
    .braille = build

## What a seat has to build with

cubus-held-none = no tiles
    .braille = -

## What a careful friend would say first

cubus-warning-open =
    { $count ->
        [one] An open lid stays
       *[other] { $count } open lids stay
    } where { $count ->
        [one] it is
       *[other] they are
    } for the rest of the match: little can be rebuilt around { $count ->
        [one] it.
       *[other] them.
    }
    .brief = Open lids stay, nothing moves them
    .braille = { $count } open stays
cubus-warning-passes =
    There is a build with one more box: { $count ->
        [one] one point.
       *[other] { $count } points.
    }
    .brief = A box still fits: plus { $count }
    .braille = a box fits: +{ $count }
cubus-warning-knocks = No single box fits with these tiles. If you find no larger build, everyone else gets { $count } points.
    .brief = No single box fits; wrong gives the others { $count }
    .braille = no box fits, others +{ $count }

## By how much another move would have been better

cubus-by =
    about { $worth ->
        [one] one point
       *[other] { $worth } points
    } better
    .brief = plus { $worth }
    .braille = +{ $worth }
