### A class, from a pupil's side: name, hand, notice, help, exercises.


## The name

class-name-title = Class { $title }. Who are you? Choose your name
    .brief = { $title }: your name?
    .braille = { $title }: your name?
class-name-type = Type a different name
    .braille = type other name
class-name-prompt = Your name. A nickname is fine
    .brief = Your name
    .braille = your name
class-name-sent = { $name }, please wait
    .brief = { $name }
    .braille = { $name } ...
class-name-asked = That name is taken. Your teacher decides; you can choose another one meanwhile.
    .brief = Name taken, your teacher decides
    .braille = name taken, teacher decides

## Where one sits

class-room = Class { $title }
    .braille = class { $title }
class-you = You are { $name } in the class { $title }
    .brief = You are { $name }
    .braille = you are { $name }
class-hall = Your teacher will bring you to a table. Until then you can talk to the others, or learn the keys with { $help-key }.
    .brief = Wait, your teacher brings you to a table
    .braille = wait for a table
    .display = Your teacher will bring you to a table. Until then you can talk to the others.
    .display-full = Your teacher will bring you to a table. Until then you can talk to the others.
    .page = Your teacher will bring you to a table. Until then you can talk to the others, or learn the keys with the Help button.
class-at-table = You are at table { $table }. The match begins as soon as everybody is there.
    .brief = Table { $table }, wait for the others
    .braille = table { $table }, wait for others
class-plays-at-table = You are at table { $table }
    .brief = Table { $table }
    .braille = table { $table }
class-needs = The settings your teacher noted for you apply until you leave.
    .brief = Your settings apply
    .braille = your settings apply
class-unsure = You can play. Whatever is set for you comes with your teacher's yes.
    .brief = Settings with the teacher's yes
    .braille = settings with teacher's yes
class-sure = Your teacher says yes: you are { $name }.
    .brief = Teacher says yes
    .braille = teacher says yes
class-sure-needs = Your teacher says yes, { $name }: your settings apply now.
    .brief = Teacher says yes, your settings apply
    .braille = teacher says yes, settings apply
class-leave-sure = Leave the class? "Join a table" brings you back to your place.
    .brief = Leave the class?
    .braille = leave class?
    .page = Leave the class? With the code and your name you come back to your place.
class-none = This table does not belong to a class.
    .brief = No class
    .braille = no class
class-led-here = You lead this class. { $key } goes to the desk.
    .brief = You lead it; { $key }: the desk
    .braille = you lead; { $key } desk
    .page = You lead this class. The menu, or the waiting room, leads to the desk.

## What the teacher does

class-followed = Your teacher now follows what you read and hear.
    .brief = Your teacher follows
    .braille = teacher follows
class-not-followed = Your teacher no longer follows.
    .brief = No longer followed
    .braille = teacher follows no more
class-paused = Paused by your teacher. You can still read and ask.
    .brief = Paused
    .braille = paused
class-paused-word = Paused by your teacher: { $text }
    .brief = Paused: { $text }
    .braille = paused: { $text }
class-goes-on = The pause is over.
    .brief = Pause over
    .braille = pause over
class-told-teacher = Your teacher: { $text }
    .brief = Teacher: { $text }
    .braille = teacher: { $text }
class-told = { $by }: { $text }
class-evening-reading = What you read: { $what }
    .braille = read: { $what }
class-evening-doing = What you did: { $what }
    .braille = did: { $what }
class-evening-time = How long you took: { $what }
    .braille = time: { $what }
class-evening-nothing = Nothing was counted of you today.
    .braille = nothing counted
class-hinted = Your teacher gives you a hint.
    .brief = A hint
    .braille = hint:
class-waits-for-you = The table is waiting until you have heard or read everything.
    .brief = The table waits for you
    .braille = table waits for you

## The hand

class-hand-up = Hand raised
    .brief = Hand up
    .braille = hand up
class-hand-down = Hand lowered
    .brief = Hand down
    .braille = hand down
class-told-later = The class is told once the connection is back.
    .brief = Told later
    .braille = later
class-hand-seen = Your teacher has seen your hand.
    .brief = Hand seen
    .braille = hand was seen
button-class-hand = Raise hand
button-class-hand-up = Hand is raised, lower it
button-class-followed = Your teacher follows
button-class-notice = What is kept
button-class-alone = Nobody else sees my line
class-button = button "{ $name }"
    .braille = button "{ $name }"

## Who sees the line, and what is kept

class-notice-key = Your teacher can follow your line; only the matches are kept. { $key } says more.
    .brief = { $key }: who follows, what is kept
    .braille = who follows, what is kept: { $key }
class-notice-teacher = Your teacher can follow live what you read and hear at the table, also in print under the cells. A sentence and dot 2 of the class cell tell you. Menus, settings, names and chat are never followed.
    .brief = Your teacher can follow your line, never menus or chat
    .braille = teacher can follow your line; dot 2 of class cell: now. never menus, chat
class-notice-helpers = This is also seen by: { $names }.
    .brief = Also: { $names }
    .braille = also seen by { $names }
class-notice-nothing = Nothing is kept except the matches.
    .brief = Only matches are kept
    .braille = only matches are kept
class-notice-kept = Your teacher would like to keep: { $figures }. What for: { $purpose }
    .brief = Kept: { $figures }. For: { $purpose }
    .braille = to be kept: { $figures }. for: { $purpose }
class-notice-until = Only your teacher sees it, and it is deleted on { $date }.
    .brief = Deleted on { $date }
    .braille = only teacher sees it. deleted on { $date }
class-notice-yes = You said yes to this.
    .brief = You said yes
    .braille = you said yes
class-notice-not-now = You said "not now", so nothing is kept of you.
    .brief = You said not now
    .braille = you said not now
class-notice-again = Hear it again
    .braille = read again
class-notice-agree = Yes, that is fine
    .brief = Yes
    .braille = yes
class-notice-refuse = Not now
    .braille = not now
class-notice-unanswered = Not answered, so nothing is kept. { $key } asks again.
    .brief = Not answered. { $key } asks again
    .braille = not answered. { $key } asks again
class-consent-yes = Yes. With { $key } you can change that at any time.
    .brief = Yes. { $key } changes it
    .braille = yes. change: { $key }
class-consent-not-now = Not now: nothing is kept of you. With { $key } you can change that at any time.
    .brief = Not now. { $key } changes it
    .braille = not now. change: { $key }
class-figure-cells = Braille cells read
    .braille = cells read
class-figure-pans = how often you pan the display
    .brief = panning
    .braille = panning
class-figure-contractions = contractions you have met
    .brief = contractions
    .braille = contractions
class-figure-wrong-keys = keys that did not work
    .brief = wrong keys
    .braille = wrong keys
class-figure-hints = hints you asked for
    .brief = hints
    .braille = hints
class-figure-time = how long your turns take
    .brief = time of turns
    .braille = time of turns
class-date = { $month } { $day }, { $year }
class-month-1 = January
class-month-2 = February
class-month-3 = March
class-month-4 = April
class-month-5 = May
class-month-6 = June
class-month-7 = July
class-month-8 = August
class-month-9 = September
class-month-10 = October
class-month-11 = November
class-month-12 = December

## The class menu

class-menu-title = Class
class-menu-hand = Raise your hand
    .braille = raise hand
class-menu-hand-down = Lower your hand
    .braille = lower hand
class-menu-notice = Who follows, and what is kept
    .braille = who follows, what is kept
class-menu-exercise = Your teacher's exercise once more
    .brief = The exercise again
    .braille = exercise again
class-menu-answer = Answer { $name }, who would like to help you
    .brief = Answer { $name }
    .braille = answer { $name }
class-menu-mirror = What { $name } reads and hears
    .brief = { $name }'s line
    .braille = line of { $name }
class-menu-offer = Offer { $name } your help
    .brief = Help { $name }
    .braille = help { $name }
class-menu-end = No more help from { $name }
    .braille = no more help from { $name }
class-menu-end-own = Stop helping { $name }
    .braille = stop helping { $name }

## Helping one another

class-lend-asked = { $name } would like to help you and would see what you read and hear at this table. { $key } answers.
    .brief = { $name } would like to help. { $key } answers
    .braille = { $name } wants to help: { $key }
    .page = { $name } would like to help you and would see what you read and hear at this table. The Menu button leads to your answer.
class-lend-question = May { $name } help you and see what you read and hear, at this table only?
    .brief = May { $name } help you?
    .braille = may { $name } help and see your line?
class-lend-offer = Asked { $name }
    .braille = asked { $name }
class-lend-accept = { $name } helps you now. You can end it in the class menu.
    .brief = { $name } helps you
    .braille = { $name } helps you
class-lend-decline = Not now. { $name } does not see your line.
    .brief = Not now
    .braille = not now
class-lend-end = { $name }: help ended
    .braille = { $name }: help ended
class-lend-agreed = { $name } says yes. The class menu shows what { $name } reads and hears.
    .brief = { $name } says yes, see the class menu
    .braille = { $name } says yes, see class menu
class-lend-sees = { $name } sees what you read and hear from now on. { $key } ends that.
    .brief = { $name } sees your line, { $key } ends that
    .braille = { $name } sees your line, { $key } ends
class-alone =
    { $names } { $count ->
        [one] sees
       *[other] see
    } your line no longer. Your teacher is told.
    .brief =
        { $names } { $count ->
            [one] sees
           *[other] see
        } nothing any more
    .braille = { $names } no longer
class-alone-already = Only your teacher can see your line.
    .brief = Only the teacher can see it
    .braille = only the teacher
class-lend-declined = { $name } prefers to play without help just now.
    .brief = { $name }: no help now
    .braille = { $name }: no help now
class-lend-withdrawn = { $name } has withdrawn the offer.
    .brief = { $name } withdrew the offer
    .braille = { $name } withdrew offer
class-lend-ended = The help with { $name } has ended.
    .brief = Help with { $name } ended
    .braille = help with { $name } ended

## What somebody else perceives

class-mirror = { $name }'s line
    .braille = line of { $name }
class-mirror-nothing = Nothing has come from { $name } yet
    .brief = Nothing from { $name } yet
    .braille = nothing from { $name } yet
class-mirror-over = You no longer see { $name }'s line
    .brief = { $name }'s line is no longer shown
    .braille = line of { $name }: over
class-mirror-private = { $name } is in a menu or in the chat, which is not shown
    .brief = { $name } is in a menu
    .braille = { $name }: menu or chat
class-mirror-line = This is exactly what lies on the display.
    .brief = On the display
    .braille = on the display
class-mirror-would = There is no display of ours there. This is what our line would show.
    .brief = As our line would show it
    .braille = as our line would show it
class-mirror-dots = Cells
    .braille = cells
class-mirror-focus = Focus
    .braille = focus
class-mirror-along = Speak what is said there
    .brief = Speak along
    .braille = speak along
class-whisper = Say something to { $name }
    .braille = say to { $name }
class-whisper-prompt = To { $name }. What you type stays there until it is read
    .brief = To { $name }
    .braille = to { $name }

## Exercises

class-exercise = An exercise from your teacher.
    .brief = An exercise
    .braille = exercise
class-exercise-left = You left the exercise. It goes on in the menu Class.
    .brief = Left, goes on in Class
    .braille = left, goes on in class
class-exercise-words = Your teacher's lesson has no sentences here, so it cannot be opened. Tell your teacher.
    .brief = The lesson has no sentences here
    .braille = lesson without sentences
class-drill = Exercise: { $title }
    .brief = { $title }
    .braille = { $title }
class-drill-notation = card notation
    .brief = Card notation
    .braille = card notation
class-drill-find-card = find the card
    .brief = Find the card
    .braille = find the card
class-drill-read-row = read the row
    .brief = Read the row
    .braille = read the row
class-drill-display-keys = keys of the display
    .brief = Display keys
    .braille = display keys
class-drill-contractions = contractions of the week
    .brief = Contractions
    .braille = contractions
class-drill-ask-notation = Which card is on the line?
    .brief = Which card?
    .braille = which card?
class-drill-ask-find = Find { $card } in the row: press the routing key over it, or go there and press Enter.
    .brief = Find { $card }
    .braille = find { $card }
    .display-full = Find { $card } in the row, and press the routing key over it.
class-drill-ask-read-row = Which card is number { $number } in the row?
    .brief = Number { $number }?
    .braille = number { $number }?
class-drill-ask-contractions = Which word is on the line?
    .brief = Which word?
    .braille = which word?
class-drill-ask-key = Press: { $key }
    .braille = press: { $key }
class-drill-right = Right
    .braille = right
class-drill-was = That was { $card }
    .braille = that was { $card }
class-drill-was-there = That is { $chosen }
    .braille = that is { $chosen }
class-drill-was-key = That was { $key }
    .braille = that was { $key }
class-drill-over = Done: { $right } of { $count } were right straight away. Enter goes back.
    .brief = Done: { $right } of { $count } right straight away
    .braille = done: { $right } of { $count } right at once
    .display-full = Done: { $right } of { $count } were right straight away. The routing key goes back.
class-drill-no-display = This exercise needs a Braille display that is connected to braillespiel.
    .brief = This needs a Braille display
    .braille = needs a braille display

## The class cell of the Braille line

class-cell = class cell, dot 7, beside the status cell
    .braille = class cell
class-cell-means = the routing key over it raises or lowers your hand
class-cell-hand = dot 1 of the class cell
    .braille = dot 1
class-cell-hand-means = your hand is raised
class-cell-follow = dot 2 of the class cell
    .braille = dot 2
class-cell-follow-means = your teacher follows what you read and hear
class-cell-pause = dot 3 of the class cell
    .braille = dot 3
class-cell-pause-means = your teacher has paused the table
class-cell-waits = dot 4 of the class cell
    .braille = dot 4
class-cell-waits-means = the table is waiting until you have heard or read everything
