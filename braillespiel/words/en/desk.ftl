### A class: the teacher's desk, the projector, opening a class.


## Who needs the teacher

desk-title =
    Desk, { $title }: { $here } here, { $need ->
        [0] nobody needs you
        [one] one needs you
       *[other] { $need } need you
    }
    .brief =
        Desk, { $need ->
            [0] nobody needs you
            [one] one needs you
           *[other] { $need } need you
        }
    .braille =
        desk { $need ->
            [0] 0 need
           *[other] { $need } need
        } of { $here }
desk-nameless = Number { $number }
    .braille = number { $number }
desk-away = not here
    .braille = off
desk-need-hand =
    hand{ $minutes ->
        [0] { "" }
        [one] , one minute
       *[other] , { $minutes } minutes
    }
    .brief =
        hand{ $minutes ->
            [0] { "" }
            [one] , one minute
           *[other] , { $minutes } minutes
        }
    .braille =
        hand{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-need-name =
    name to decide{ $minutes ->
        [0] { "" }
        [one] , one minute
       *[other] , { $minutes } minutes
    }
    .brief =
        name{ $minutes ->
            [0] { "" }
            [one] , one minute
           *[other] , { $minutes } minutes
        }
    .braille =
        name{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-need-yes =
    waits for your yes{ $minutes ->
        [0] { "" }
        [one] , one minute
       *[other] , { $minutes } minutes
    }
    .brief =
        your yes?{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes } min
        }
    .braille =
        yes?{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }m
        }
desk-need-stuck =
    stuck{ $minutes ->
        [0] { "" }
        [one] , one minute
       *[other] , { $minutes } minutes
    }
    .brief =
        stuck{ $minutes ->
            [0] { "" }
            [one] , one minute
           *[other] , { $minutes } minutes
        }
    .braille =
        stuck{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-need-lost =
    connection lost{ $minutes ->
        [0] { "" }
        [one] , one minute
       *[other] , { $minutes } minutes
    }
    .brief =
        lost{ $minutes ->
            [0] { "" }
            [one] , one minute
           *[other] , { $minutes } minutes
        }
    .braille =
        lost{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes }
        }
desk-came-late = came late and sits at no table
    .brief = came late
    .braille = late
desk-and-more =
    { $call }, and { $count ->
        [one] one more
       *[other] { $count } more
    }
    .brief =
        { $call }, { $count ->
            [one] one more
           *[other] { $count } more
        }
    .braille = { $call } +{ $count }
desk-nobody-needs = Nobody needs you.
    .brief = Nobody
    .braille = nobody
desk-no-pupil = There is no pupil yet.
    .brief = No pupil
    .braille = no pupil

## Zones

desk-zone-pupils = Pupils
    .braille = pupils
desk-sign-pupils = pupils
    .braille = p
desk-no-pupils = No pupils yet. C says how the class stands, K the code with which they come in.
    .brief = No pupils
    .braille = no pupils
desk-pupils-summary =
    { $count ->
        [one] one pupil
       *[other] { $count } pupils
    }, { $need ->
        [0] nobody needs you
        [one] one needs you
       *[other] { $need } need you
    }
    .brief =
        { $count }, { $need ->
            [0] none needs you
           *[other] { $need } need you
        }
    .braille = { $count }
desk-zone-tables = Tables
    .braille = tables
desk-sign-tables = tables
    .braille = t
desk-no-tables = No tables yet. D deals the class out to tables.
    .brief = No tables
    .braille = no tables
desk-tables-summary =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
    .brief = { $count }
    .braille = { $count }
desk-zone-followed = Followed
    .braille = followed
desk-sign-followed = followed
    .braille = f
desk-followed-summary =
    { $count ->
        [one] one pupil
       *[other] { $count } pupils
    }
    .brief = { $count }
    .braille = { $count }
desk-zone-said = What { $name } was told, the newest first
    .brief = { $name } was told
    .braille = told
desk-sign-said = told
    .braille = s
desk-zone-rows = The line of { $name }
    .brief = Line of { $name }
    .braille = line
desk-sign-rows = line
    .braille = l
desk-zone-keys = The last keys of { $name }, the newest first
    .brief = Keys of { $name }
    .braille = keys
desk-sign-keys = keys
    .braille = k
desk-nothing-said = Nothing was said yet.
    .brief = Nothing said
    .braille = nothing told
desk-nothing-shown = The line is empty.
    .brief = Line empty
    .braille = line empty
desk-no-keys = No key was pressed yet.
    .brief = No keys
    .braille = no keys
desk-private = { $name } is in a menu, or is typing. That is not followed.
    .brief = In a menu or typing
    .braille = private
desk-private-line = private
desk-row-dots = Dots { $dots }
    .brief = { $dots }
    .braille = { $dots }
desk-row-characters = Characters { $characters }
    .brief = { $characters }
    .braille = { $characters }
desk-row-text = Text: { $text }
    .brief = { $text }
    .braille = { $text }
desk-row-focus = Focus: { $text }
    .brief = Focus { $text }
    .braille = focus { $text }
desk-measured = On the pupil's display, as measured
    .brief = Measured
    .braille = measured
desk-as-ours = As our line would show it; what the pupil's own reader shows is not known
    .brief = As our line would show it
    .braille = as ours
desk-lead-measured = The pupil's own line, as measured on the display
    .braille = { $name }:
desk-lead-as-ours = A pupil's line as ours would show it
    .braille = { $name } o:

## How a pupil stands

desk-hall = in the hall
    .brief = hall
    .braille = hall
desk-table = table { $number }
    .braille = t{ $number }
desk-pupil-turn = to play
    .braille = turn
desk-pupil-waits = still hearing or reading
    .brief = still hearing
    .braille = hears
desk-pupil-paused = paused
    .brief = paused
    .braille = paused
desk-pupil-followed = followed
    .braille = followed
desk-pupil-late = came late
    .brief = late
    .braille = late
desk-pupil-wants = Wants the name { $name }, which is taken.
    .brief = Wants the name { $name }
    .braille = wants { $name }
desk-pupil-exercise = Exercise: { $title }
    .braille = exercise { $title }
desk-front-page = In a browser
    .brief = Browser
    .braille = browser
desk-front-window = In the window
    .brief = Window
    .braille = window
desk-front-terminal = In the terminal
    .brief = Terminal
    .braille = terminal
desk-consent-yes = Agrees to what is kept
    .brief = Agrees
    .braille = agrees
desk-consent-not-now = Said "not now" to what is kept
    .brief = Not now
    .braille = not now
desk-consent-open = Has not answered yet whether anything may be kept
    .brief = Not answered
    .braille = no answer
desk-counted-cells =
    { $count ->
        [one] one cell read
       *[other] { $count } cells read
    }
    .braille = cells { $count }
desk-counted-pans =
    { $count ->
        [one] panned once
       *[other] panned { $count } times
    }
    .braille = pans { $count }
desk-counted-contractions =
    { $count ->
        [one] one contraction met
       *[other] { $count } contractions met
    }
    .braille = contractions { $count }
desk-counted-wrong-keys =
    { $count ->
        [one] one wrong key
       *[other] { $count } wrong keys
    }
    .braille = wrong keys { $count }
desk-counted-hints =
    { $count ->
        [one] one hint
       *[other] { $count } hints
    }
    .braille = hints { $count }
desk-counted-time =
    { $count ->
        [one] one second to act
       *[other] { $count } seconds to act
    }
    .braille = time { $count } s
desk-figure-cells = Cells read
    .braille = cells
desk-figure-pans = Pans
    .braille = pans
desk-figure-contractions = Contractions met
    .braille = contractions
desk-figure-wrong-keys = Wrong keys
    .braille = wrong keys
desk-figure-hints = Hints
    .braille = hints
desk-figure-time = Time to act
    .braille = time
desk-figure-unknown = { $figure } unknown: { $reason }
    .brief = { $figure } unknown
    .braille = { $figure } ? { $reason }
desk-unknown-no-display = no Braille display of ours is in use
    .brief = no display
    .braille = no display
desk-unknown-own-reader = the pupil's own screen reader lays the line out
    .brief = own reader
    .braille = own reader
desk-unknown-touch = it is played by touch
    .brief = touch
    .braille = touch
desk-unknown-not-asked = it is not asked for
    .brief = not asked
    .braille = not asked
desk-unknown-not-now = the pupil said "not now"
    .brief = not now
    .braille = not now

## Tables, and the class

desk-table-paused = paused
    .brief = paused
    .braille = paused
desk-table-projected = on the projector
    .brief = projector
    .braille = projector
desk-table-waits = waits for { $names }
    .braille = waits { $names }
desk-table-turn = to play: { $names }
    .braille = to play: { $names }
desk-table-gathering = not begun
    .braille = not begun
desk-table-over = over
    .braille = over
desk-table-nobody = nobody
    .braille = nobody
desk-table-people = with { $names }
    .braille = { $names }
desk-class-hall =
    { $count ->
        [one] One waits in the hall
       *[other] { $count } wait in the hall
    }
    .brief = { $count } in the hall
    .braille = hall { $count }
desk-class-missing = Not here: { $names }
    .braille = missing { $names }
desk-class-all = All are here: { $count }
    .brief = All here
    .braille = all here
desk-class-no-list =
    There is no list of names; { $count ->
        [one] one is here
       *[other] { $count } are here
    }
    .brief = No list, { $count } here
    .braille = no list, { $count } here
desk-class-tried =
    { $count ->
        [one] Once a name was tried that somebody has
       *[other] { $count } times a name was tried that somebody has
    }
    .brief = Names tried: { $count }
    .braille = names tried { $count }
desk-pupil-assists = assists { $name }
    .brief = assists { $name }
    .braille = assists { $name }
desk-pupil-refused = { $name } has ended the assisting
    .brief = ended by { $name }
    .braille = ended by { $name }
desk-pupil-helper = { $helper } looks on in print
    .braille = { $helper } looks on
desk-pupil-linked = link for { $helper }, whose page is not open
    .brief = link for { $helper }
    .braille = link { $helper }
desk-class-paused = Everybody pauses
    .brief = All pause
    .braille = all paused
desk-class-projects = The projector shows { $table }
    .brief = Projector: { $table }
    .braille = projector { $table }
desk-class-no-gate = Tables do not wait for everybody to hear
    .brief = Gate off
    .braille = gate off
desk-evidence-none = Nothing is kept but the matches
    .brief = Nothing kept
    .braille = nothing kept
desk-evidence-kept = Kept until { $until }: { $purpose }
    .braille = kept until { $until }: { $purpose }
desk-address = address { $address }
    .braille = { $address }
desk-trouble = What happens cannot be written to the disk. The tables wait; make room, then they go on by themselves.
    .brief = Not on disk, tables wait
    .braille = not on disk
desk-trouble-over = Everything is on disk again.
    .brief = On disk again
    .braille = on disk
desk-standing = How the class stands
    .brief = Standing
    .braille = standing

## Orders, and what is said to them

desk-menu = Class
    .braille = class
desk-hand-down = Lower the hand: seen to
    .brief = Lower the hand
    .braille = lower hand
desk-did-hand = { $name }, hand lowered
    .braille = { $name } hand down
desk-know = Yes, this is { $name }
    .braille = yes, { $name }
desk-know-sure = { $name } will see all that { $assisted } reads and hears, and { $assisted } is told. Is this { $name }?
    .brief = { $name } sees the line of { $assisted }. Yes?
    .braille = { $name } sees line of { $assisted }?
desk-know-again-sure = { $assisted } has ended the assisting. Shall { $name } see that line again?
    .brief = { $assisted } ended it. Again?
    .braille = { $assisted } ended it. again?
desk-did-know = { $name } is let in
    .braille = { $name } let in
desk-did-know-all = Yes to { $names }
    .braille = yes to { $count }
desk-nobody-waits = Nobody waits for your yes.
    .brief = Nobody waits
    .braille = nobody waits
desk-nobody-knocks = Nobody knocks.
    .braille = nobody knocks
desk-no-hand = { $name } has not raised a hand.
    .brief = { $name } has no hand up
    .braille = { $name } no hand
desk-name-yes = Give the name { $name }; whoever has it chooses anew
    .brief = Give the name { $name }
    .braille = give { $name }
desk-name-sure = Give the name { $name }? Whoever has it now must choose another.
    .brief = Give the name { $name }?
    .braille = give { $name }?
desk-name-no = Ask for another name
    .brief = Another name
    .braille = another name
desk-name-give = Type a name
    .braille = type name
desk-name-ask = Which name?
    .braille = name?
desk-did-name = The name { $name } is given
    .brief = { $name } given
    .braille = { $name } given
desk-did-other-name = { $name } is asked for another name
    .brief = { $name } asked anew
    .braille = { $name } asked anew
desk-follow = Follow live
    .braille = follow
desk-unfollow = No longer follow
    .braille = unfollow
desk-did-follow = You follow { $name }
    .brief = Following { $name }
    .braille = follow { $name }
desk-did-unfollow = You no longer follow { $name }
    .brief = No longer following { $name }
    .braille = { $name } not followed
desk-line-theirs = Your line shows that of { $name }
    .brief = Line of { $name }
desk-line-own = Your line shows the desk
    .brief = Desk
desk-line-follow-first = Follow the pupil first: F
    .braille = F follows first
desk-aloud-on = You hear what { $name } hears
    .brief = Hearing { $name }
    .braille = hearing { $name }
desk-aloud-off = You no longer hear what { $name } hears
    .brief = Not hearing { $name }
    .braille = not hearing { $name }
desk-aloud-follow-first = Follow the pupil first: F
    .braille = F follows first
desk-say = Say something
    .braille = say
desk-say-ask = What do you say to { $name }?
    .brief = To { $name }
    .braille = to { $name }?
desk-did-say = Told to { $name }
    .braille = told { $name }
desk-say-all = Say something to everybody
    .brief = Say to all
    .braille = say to all
desk-say-all-ask = What do you say to everybody?
    .brief = To everybody
    .braille = to all?
desk-did-say-all = Told to everybody
    .brief = Told to all
    .braille = told all
desk-hint = Give a hint
    .braille = hint
desk-did-hint = { $name } gets a hint
    .brief = Hint for { $name }
    .braille = hint { $name }
desk-take-back = Take the last move back
    .brief = Take back
    .braille = take back
desk-take-back-sure = Take back the last move at { $table }?
    .brief = Take back at { $table }?
    .braille = back at { $table }?
desk-did-take-back = Taken back: the last move at { $table }
    .brief = Taken back, { $table }
    .braille = taken back { $table }
desk-not-yet = Not done yet. You are told when it is.
    .brief = Not done yet
    .braille = not done yet
desk-pause = Pause, with or without a word
    .brief = Pause
    .braille = pause
desk-pause-ask = What do you say to the pause? Enter alone says nothing.
    .brief = What do you say?
    .braille = text?
    .display-full = What do you say to the pause? The routing key alone: nothing.
desk-did-pause = { $name }, paused
    .braille = { $name } paused
desk-go-on = Go on
    .braille = go on
desk-did-go-on = { $name }, goes on
    .braille = { $name } goes on
desk-pause-all = Pause everybody
    .brief = Pause all
    .braille = pause all
desk-did-pause-all = Everybody pauses
    .brief = All pause
    .braille = all paused
desk-go-on-all = Let everybody go on
    .brief = All go on
    .braille = all go on
desk-did-go-on-all = Everybody goes on
    .brief = All go on
    .braille = all go on
desk-nobody-late = Nobody came late.
    .braille = nobody late
desk-late-exercise = An exercise: { $title }
    .braille = exercise { $title }
desk-late-own = A game of their own: { $game }
    .braille = own { $game }
desk-seat = Seat elsewhere
    .braille = seat
desk-seat-title = Where is { $name } to sit?
    .brief = Seat for { $name }
    .braille = seat { $name }
desk-did-seat = { $name }, { $place }
    .braille = { $name } { $place }
desk-first-device = { $name }'s first device
    .braille = { $name } 1st device
desk-device-gone = gone
desk-forget = Forget it; the code stays
    .brief = Forget it
    .braille = forget
desk-did-forget = { $name } is forgotten
    .braille = forgotten
desk-rule-class-device-here = { $name } is here or has a name: send them out instead.
    .braille = { $name } is here
desk-remove = Send out
    .braille = send out
desk-remove-sure = Send { $name } out? The class gets a new code.
    .brief = Send { $name } out?
    .braille = out: { $name }?
desk-did-remove = { $name } is sent out; K says the new code
    .brief = { $name } is out
    .braille = { $name } is out
desk-project = Show on the projector
    .braille = project
desk-unproject = Show no longer on the projector
    .braille = end project
desk-project-menu = Projector
    .braille = projector
desk-project-title = What does the projector show?
    .brief = Projector
    .braille = projector
desk-project-code = the code and the address
    .brief = code and address
    .braille = code, address
desk-project-now = shown now
    .brief = now
    .braille = now
desk-did-project = The projector shows { $table }
    .brief = Projector: { $table }
    .braille = projector { $table }
desk-did-project-code = The projector shows the code and the address
    .brief = Projector: code
    .braille = projector code
desk-end-table = End the match, everybody to the hall
    .brief = End the match
    .braille = end match
desk-end-table-sure = End the match at { $table }? Everybody comes to the hall.
    .brief = End { $table }?
    .braille = end { $table }?
desk-did-end-table = { $table } is ended
    .braille = { $table } ended
desk-sit = Sit down here myself
    .brief = Sit down
    .braille = sit here
desk-seats = My own seats
    .braille = my seats
desk-no-seats = You sit at no table. Enter on a table lets you sit down.
    .brief = You sit at no table
    .braille = no seat
    .display-full = You sit at no table. The routing key over a table lets you sit down.
desk-gate = Tables wait until everybody has heard or read
    .brief = Tables wait for all
    .braille = gate
desk-gate-help = The next move is told only when all at the table have heard or read the last one. The desk names those who have not.
    .braille = next move only when all have heard
desk-outside = Allow games of other packages
    .brief = Games of other packages
    .braille = other packages
desk-outside-help = Games that somebody else has written and that are installed on this computer. While this is off, the class is dealt none of them. Pupils on computers of their own need the same package there.
    .braille = may be dealt; pupils need the package too
desk-hand-over = Hand the class over
    .braille = hand over
desk-hand-over-sure = Hand the class over? Whoever types the new code at a desk takes over, and this desk ends.
    .brief = Hand the class over?
    .braille = hand over?
desk-evening = What each pupil did today
    .braille = today
desk-evening-tell = Tell each pupil first what was counted of them
    .braille = tell pupils first
desk-did-evening = Sent to all who are here
    .braille = sent to all
desk-evening-nothing = nothing was counted
    .braille = 0 counted
desk-evening-again = Tell all of them once more
    .braille = tell once more
desk-evening-again-sure = Tell all of them once more? You read it again only after they have heard it.
    .brief = Tell once more?
    .braille = once more?
desk-evening-untold = was not here when it was told
    .brief = was not here
    .braille = not here
desk-evening-waits = not heard or read yet
    .brief = not heard yet
    .braille = not heard
desk-evening-heard =
    { $count ->
        [one] { $names } knows what was counted
       *[other] { $names } know what was counted
    }
    .brief = { $names }: heard
    .braille = { $names } heard
desk-evening-all = All know what was counted of them: { $count }
    .brief = All have heard it
    .braille = all { $count } heard
desk-evening-not-yet = { $names }: not heard or read yet
    .brief = { $names }: not yet
    .braille = { $names } not heard
desk-end = End the class
    .braille = end class
desk-end-sure =
    End the class? { $count ->
        [0] Nobody is here.
        [one] One is here.
       *[other] { $count } are here.
    } Everything is on disk and goes on next time.
    .brief = End the class?
    .braille = end class?
desk-did-end = The class is ending; everything is on disk.
    .brief = Class ends
    .braille = class ends
desk-everybody = everybody
    .brief = all
    .braille = all

## The one-time code of a desk

desk-code-new = Desk on another device: a one-time code
    .brief = Code for another desk
    .braille = other desk
desk-code-title = Code for another desk, once, for five minutes. On the other device, open the page's address with /desk at its end.
    .brief = Code for another desk
    .braille = desk code
desk-code-hands-over = Code for whoever takes over, once, for five minutes. On the other device, open the page's address with /desk at its end.
    .brief = Code to hand over
    .braille = hand over
desk-code-waits = The code is being made
    .braille = wait
desk-code-there = The code is on the Braille display and drawn on the screen; it is never said
    .brief = On the display and the screen
    .braille = { $digits }
desk-code-as-text = Show the code as text
    .braille = as text
desk-code-hide-text = Hide the text
    .braille = hide text
desk-code-text-sure = A screen reader says the text aloud when you come to it; with loudspeakers everybody hears it. Show the code as text?
    .brief = With loudspeakers everybody hears it. Show it as text?
    .braille = all hear it: as text?
desk-code-text-there = The code stands on the screen as text, for two minutes; your reading keys find it
    .brief = There as text, for two minutes
    .braille = text there, 2 minutes
desk-code-text-hidden = The text is hidden
    .braille = text hidden
desk-code-text-used = The code no longer holds, the text is gone
    .braille = code over
desk-code-text-over = The two minutes are over, the text is gone
    .braille = text gone
desk-code-done = Back to the desk
    .braille = back

## The link of a sighted helper

desk-link = Link for a sighted helper
    .brief = Sighted helper
    .braille = sighted helper
desk-link-no-page = This class has no page for browsers, so there is no link.
    .brief = No page for browsers
    .braille = no page, no link
desk-link-ask = Who sits beside { $name } and may see in print what { $name } reads? Type the helper's name
    .brief = The helper's name, beside { $name }
    .braille = helper of { $name }?
desk-link-plain-sure = The page is not encrypted: anybody on this network can read along what { $name } reads, and the code. Make a link all the same?
    .brief = Not encrypted. Make a link?
    .braille = not encrypted: link?
desk-link-title = { $helper }, beside { $name }
    .braille = { $helper } by { $name }
desk-link-code = Code { $pairs }, for one device, within five minutes
    .brief = Code { $pairs }
    .braille = code { $digits }
desk-link-here = { $helper } sees in print what { $name } reads. { $name } was told.
    .brief = { $helper } sees what { $name } reads
    .braille = { $helper } sees { $name }
desk-link-away = The page of { $helper } is closed just now, or its code was not used yet
    .brief = { $helper }'s page is not open
    .braille = { $helper }: page not open
desk-link-over = This link has ended
    .braille = link over
desk-link-end = End it: { $helper } sees nothing any more
    .brief = End it
    .braille = end it
desk-link-new = A new link, for another device
    .brief = New link
    .braille = new link
desk-did-unlink = { $helper } no longer sees what { $name } reads
    .brief = { $helper } sees nothing any more
    .braille = { $helper } ended
desk-link-refused = { $name } has ended it: { $helper } sees nothing any more.
    .brief = { $name } ended it for { $helper }
    .braille = { $name } ended { $helper }

## Dealing

desk-deal = Deal the class out to tables
    .brief = Deal
    .braille = deal
desk-deal-now = Deal
    .braille = deal
desk-deal-by = Who sits together
    .braille = together
desk-deal-by-random = at random
    .braille = random
desk-deal-by-level = by level
    .braille = level
desk-deal-by-hand = by hand
    .braille = by hand
desk-deal-by-help = By level uses the levels of the roster. By hand asks for everybody's table next.
    .braille = level: roster; by hand: table of each
desk-deal-same = The same cards at every table
    .brief = Same cards
    .braille = same cards
desk-deal-bots = Computer players fill up
    .brief = Computer players
    .braille = bots
desk-deal-position = Prepared position
    .brief = Position
    .braille = position
desk-deal-position-none = none
    .braille = none
desk-deal-position-help = The name of a position file in your folder of positions; every table begins from it.
    .braille = file of positions folder
desk-deal-position-ask = Name of the position file? Enter alone: none.
    .brief = Position file?
    .braille = position?
    .display-full = Name of the position file? The routing key alone: none.
desk-deal-sure =
    Deal anew? { $count ->
        [one] One match ends.
       *[other] { $count } matches end.
    }
    .brief = Deal anew?
    .braille = deal anew?
desk-did-deal = { $game } is dealt
    .braille = { $game } dealt
desk-did-deal-to = { $game } is dealt: { $names }
    .braille = { $game }: { $names }
desk-deal-whom = For whom
    .braille = for
desk-deal-whom-help = Left and Right choose everybody, who sits at no table, or one table. Enter picks pupils one by one. Other tables go on.
    .braille = left, right: all, hall, a table; enter: one by one
    .display = routing: one by one
    .display-full = The routing key picks pupils one by one. Other tables go on.
desk-deal-whom-nobody = nobody is picked
    .braille = nobody
desk-deal-whom-done = Done
    .braille = done
desk-groups-title = Who sits at which table? Left and Right change it.
    .brief = Who sits where?
    .braille = who where?
    .display-full = Who sits at which table? The routing key over a name changes the table.
desk-group =
    table { $number }, { $count ->
        [one] one pupil
       *[other] { $count } pupils
    }
    .brief = table { $number }, { $count }
    .braille = t{ $number } { $count }

## Exercises

desk-exercises = Exercises
    .braille = exercises
desk-exercises-give = Give them
    .braille = give
desk-exercises-whom = For whom
    .braille = for
desk-exercise-nth = number { $number }
    .braille = number { $number }
desk-exercises-file = A file in your folder of lessons
    .brief = File
    .braille = file
desk-exercises-file-ask = Name of the lesson file?
    .brief = Lesson file?
    .braille = file?
desk-exercises-none = Switch on at least one exercise first: Enter on its line.
    .brief = Switch one on first
    .braille = none on
    .display-full = Switch on at least one exercise first: the routing key over its line.
desk-ready = Ready lessons
    .braille = lessons
desk-ready-about = Age { $age }, { $aims }, { $minutes } minutes, { $crowd } pupils
    .braille = { $age } y, { $minutes } min, { $crowd } p
desk-ready-range = { $low } to { $high }
    .braille = { $low }-{ $high }
desk-ready-start = Say the beginning: { $text }
    .brief = Say the beginning
    .braille = say: { $text }
desk-ready-guided = Give all the guided match: { $title }
    .braille = guided: { $title }
desk-ready-position = Deal the prepared position: { $game }
    .braille = deal { $game }
desk-ready-exercise = Give all the exercise: { $title }
    .braille = exercise: { $title }
desk-ready-question = Ask all: { $text }
    .brief = Ask the question
    .braille = ask: { $text }
desk-ready-end = Say the end: { $text }
    .brief = Say the end
    .braille = end: { $text }
desk-print = Print
    .braille = print
desk-print-page = A page to print, in large type
    .brief = Page to print
    .braille = page
desk-print-brf = A Braille file for embossers, BRF
    .brief = Braille file
    .braille = brf
desk-print-contracted = Contracted Braille
    .brief = Contracted
    .braille = contracted
desk-did-print-html = The page opens in another tab
    .braille = page in new tab
desk-did-print-brf = { $file } goes to the downloads
    .braille = download { $file }
desk-did-print-file = Written: { $file }
    .braille = at { $file }
desk-aim-counting = counting
    .braille = count
desk-aim-colours = colour names
    .braille = colours
desk-aim-left-right = left and right
    .braille = left right
desk-aim-contractions = contractions
    .braille = contractions
desk-aim-waiting = waiting for others
    .braille = wait
desk-aim-planning = planning
    .braille = plan
desk-did-exercises =
    { $count ->
        [one] One exercise
       *[other] { $count } exercises
    } for { $name }
    .braille = ex { $count } { $name }

## Evidence

desk-evidence = What is kept of this class
    .brief = Evidence
    .braille = evidence
desk-evidence-purpose = What for
    .braille = what for
desk-evidence-purpose-help = One sentence in your own words. Every pupil is told it before the first card.
    .braille = one sentence, told to all
desk-evidence-purpose-ask = What is it kept for?
    .brief = What for?
    .braille = what for?
desk-evidence-no-purpose = not said yet
    .braille = not said
desk-evidence-days = Days until it is deleted
    .brief = Days
    .braille = days
desk-evidence-days-help = 30 are proposed, { $most } at most. Enter types a number.
    .braille = 1 to { $most }
    .display-full = 30 are proposed, { $most } at most. The routing key lets you type a number.
desk-evidence-on = Keep this from now on
    .brief = Keep this
    .braille = keep
desk-evidence-off = Keep nothing more
    .brief = Keep nothing
    .braille = keep nothing
desk-evidence-change-sure = Keep something else? Every pupil is asked anew.
    .brief = Keep something else?
    .braille = change?
desk-evidence-off-sure = Keep nothing more? What each pupil agreed to ends.
    .brief = Keep nothing more?
    .braille = keep nothing?
desk-did-evidence-on = Kept from now on; every pupil is asked
    .brief = Kept from now on
    .braille = kept now
desk-did-evidence-off = From now on nothing is kept
    .brief = Nothing kept
    .braille = nothing kept

## Why an order is not carried out

desk-rule-class-no-pupil = That pupil has left the class.
    .brief = The pupil has left
    .braille = pupil left
desk-rule-class-no-table = There is no table { $table } any more.
    .brief = No table { $table }
    .braille = no table { $table }
desk-rule-class-follows-enough = You follow { $most } already. Stop following one of them first.
    .brief = You follow { $most } already
    .braille = { $most } followed already
desk-rule-class-nothing-to-decide = There is no name to decide any more.
    .brief = Nothing to decide
    .braille = nothing to decide
desk-rule-class-in-hall = { $name } sits at no table.
    .brief = { $name }, no table
    .braille = { $name } no table
desk-rule-class-exercises-many = More than { $most } exercises would wait for somebody. Give fewer.
    .brief = More than { $most } exercises
    .braille = more than { $most }
desk-rule-class-nobody = There is nobody to deal. Wait until somebody has come and has a name.
    .brief = Nobody to deal
    .braille = nobody there
desk-rule-class-group-large = { $pupils } pupils are too many for a table of { $seats }. Seat some elsewhere.
    .brief = { $pupils } at a table of { $seats }
    .braille = { $pupils } at { $seats } seats
desk-rule-class-outside-off = This game comes from another package. Allow such games first, in the class menu.
    .brief = Game of another package: allow it in the class menu
    .braille = other package: allow in class menu
desk-rule-class-twice = Somebody would sit at two tables.
    .brief = Somebody sits twice
    .braille = twice
desk-rule-class-days = Type a number of days from 1 to { $most }.
    .brief = 1 to { $most } days
    .braille = 1 to { $most } days
desk-rule-class-no-figures = Switch on at least one figure that is to be kept.
    .brief = No figure is on
    .braille = no figure
desk-rule-class-no-purpose = Say first what it is kept for.
    .brief = Say what for
    .braille = what for?
desk-rule-class-no-lesson = There is no lesson { $name } in your folder of lessons, nor in the tutorial.
    .brief = No lesson { $name }
    .braille = no lesson { $name }
desk-rule-class-nothing-to-take-back = There is nothing to take back there.
    .brief = Nothing to take back
    .braille = nothing to undo
desk-rule-class-away = { $name } is not here.
    .brief = { $name }, away
    .braille = { $name } away
desk-rule-class-not-their-turn = It is not { $name }'s turn.
    .brief = Not { $name }'s turn
    .braille = not { $name }'s turn
desk-rule-class-nothing-played = Nothing is being played there.
    .brief = Nothing is played
    .braille = nothing played
desk-rule-class-failed = This could not be done. Try again.
    .brief = Not done
    .braille = not done
desk-rule-class-no-position = There is no position { $name } in your folder of positions.
    .brief = No position { $name }
    .braille = no position { $name }
desk-rule-class-position-bad = The position { $name } does not fit what is to be played.
    .brief = Position { $name } does not fit
    .braille = position { $name } bad
desk-rule-class-lesson-large = The lesson { $name } is too large.
    .brief = Lesson { $name } too large
    .braille = lesson { $name } large

## Desk and projector in a browser

desk-class-ended = The class has ended. It is kept; opened again, it goes on.
    .brief = The class has ended
    .braille = class ended
desk-over = This desk is closed: somebody else leads the class now.
    .brief = Desk over
    .braille = desk over
desk-handed-over = Somebody else leads the class now. It goes on on this computer: leave the program open.
    .brief = Handed over; leave the program open
    .braille = handed over, leave open
desk-no-class = No class is open here.
    .brief = No class
    .braille = no class
desk-plain-warning = This page is not encrypted: anybody on this network can read along what the desk shows, and the code. Type the code only if you want that.
    .brief = Not encrypted
    .braille = not encrypted
desk-plain-sure = The page is not encrypted. On another device, anybody on this network can read along what the desk shows. Make a code all the same?
    .brief = Not encrypted. Make a code?
    .braille = not encrypted: code?
projector-title = Come in: class { $title }
    .brief = Class { $title }
    .braille = class { $title }
projector-address = Address: { $address }
    .brief = { $address }
    .braille = { $address }

## Opening a class from the main menu

desk-open = Open a class
    .braille = open class
desk-open-help = This computer leads the class: you get the desk, pupils come with a code, in a browser or with the program.
    .braille = this computer leads; pupils come with a code
desk-open-now = Open
    .braille = open
desk-open-name = Name of the class
    .brief = Name
    .braille = name
desk-open-name-help = Under this name the class is kept on this computer; opened again by the same name, it goes on where it was.
    .braille = same name: goes on
desk-open-usual = Class
desk-open-roster = List of names
    .brief = List
    .braille = list
desk-open-roster-none = none
    .braille = none
desk-open-roster-help = A CSV or TOML file with the column name. Without a list everybody types a name.
    .braille = CSV or TOML file
desk-open-roster-ask = Path of the list?
    .brief = List?
    .braille = list?
desk-open-opening = The class is being opened
    .brief = Opening
    .braille = opening

## Her own seats

desk-back = To the desk, or to my next table
    .brief = To the desk
    .braille = desk
desk-your-turn = your turn
    .braille = your turn
desk-teacher = Teacher
