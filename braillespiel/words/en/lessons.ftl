### Learning: guided matches, keys, sounds, signs and the Braille line.


## Guided matches. $again and $leave name keys.

lesson-begin = { $again } repeats the task, { $leave } leaves the lesson.
    .brief = { $again }: task, { $leave }: leave.
    .display = { $bottom-key }: task, leave
    .display-full = The display's { $bottom-key } lists “the task again” and “leave the lesson”.
    .page = { $again } repeats the task, the Menu button leaves the lesson.
lesson-resumed = You continue where you were. { $again } tells you the task, { $leave } leaves the lesson.
    .brief = From where you were. { $again }: task, { $leave }: leave.
    .display = on from there, { $bottom-key }: task, leave
    .display-full = You continue where you were. The display's { $bottom-key } lists “the task again” and “leave the lesson”.
    .page = You continue where you were. { $again } tells you the task, the Menu button leaves the lesson.
# $number and $count: which step of how many.
lesson-place = Step { $number } of { $count }
    .braille = { $number }/{ $count }
# $keys: the keys, one after the other. No other sentence of a lesson names them like this.
lesson-press = Press { $keys }.
    .brief = { $keys }.
    .braille = Press { $keys }
lesson-then = { ", then " }
# A key that is to be pressed several times.
lesson-times = { $key } { $count } times
lesson-no-key = a key that you still have to assign in the settings
    .brief = no key yet
lesson-other = The rules allow that, but this step is about something else. Nothing has changed.
    .brief = Allowed, but this step is about something else.
    .braille = allowed, not here
lesson-as-good = That was right too.
    .brief = Right too.
lesson-no-take-back = Nothing to take back here: a move that does not fit is not made.
    .brief = Nothing to take back here.
    .braille = nothing back
lesson-over = The lesson is over. { $leave } takes you back.
    .brief = Over. { $leave }: back.
    .page = The lesson is over. The Menu button takes you back.
    .display = over, { $bottom-key }: leave
    .display-full = The lesson is over. The display's { $bottom-key } lists “leave the lesson”.
lesson-left = You left the lesson; your place is saved.
    .brief = Lesson left, saved.
    .braille = left, saved
lesson-left-new = You left the lesson.
    .braille = left
lesson-left-over = Lesson finished.
    .braille = finished

## The menu Learn.

learn-title = Learn
learn-guided = Guided matches
learn-guided-help = A first match for each game, step by step: what to do and why. Each takes ten minutes at most; you can leave it and continue later.
    .brief = A first match for each game, step by step.
learn-done = { $number } of { $count }
    .braille = { $number }/{ $count }
learn-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
    .braille = { $count }
learn-new = new
learn-begun = on from step { $number } of { $count }
    .braille = on from { $number }/{ $count }
learn-finished = finished
learn-keys = The keys
learn-keys-menus = In menus
learn-keys-how = Press any key to learn what it does; nothing else happens. { $leave } twice leaves.
    .brief = Press a key. { $leave } twice leaves.
    .braille = press a key, 2 times { $leave }: end
learn-keys-nothing = { $key }: does nothing here
    .braille = { $key }: nothing
learn-keys-leave = Once more leaves this exercise.
    .brief = once more: leave
learn-bottom = Finding the bottom key
learn-bottom-how = Find the { $bottom-key } of your Braille display: it lists what you can do. Press it. Any other key says which one it is; the back key goes on.
    .brief = Press the { $bottom-key }. The back key goes on.
    .braille = press { $bottom-key }. others say their name, back: go on
learn-bottom-found = That was the { $bottom-key }: it always lists what you can do. Any key goes on.
    .brief = That was the { $bottom-key }. Any key goes on.
    .braille = that was { $bottom-key }. any key: go on
learn-bottom-other = That was { $key }, not the { $bottom-key }.
    .braille = that was { $key }
learn-sounds = The sounds
learn-sounds-off = Nothing can be heard: the volume of sounds is 0. { $sound-up-key } makes them louder.
    .brief = Volume of sounds 0, { $sound-up-key } makes them louder
    .braille = volume 0, { $sound-up-key } louder
    .display = volume 0
    .display-full = Nothing can be heard: the volume of sounds is 0. Under Sounds in the settings you make them louder.
    .page = Nothing can be heard: the volume of sounds is 0. Under Sounds in the settings you make them louder.
learn-sound-off = { $setting } is 0, so nothing is heard here
    .brief = { $setting } is 0
    .braille = { $setting } 0
learn-sound-muted = silent
learn-signs = The signs of the Braille line
    .braille = signs
learn-signs-common = Signs used everywhere
learn-display = The Braille display
learn-display-none = No Braille display is connected here. Connect one, and the exercise starts by itself.
    .brief = No Braille display connected.
    .braille = no display
learn-display-target = target
learn-display-word-1 = red
learn-display-word-2 = blue
learn-display-routing = There are three words on the line. Press the routing key over the word target.
    .braille = routing over target:
learn-display-panning = The word target is further along. Pan until you find it, and press the routing key over it.
    .braille = pan to target, routing:
learn-display-lines = Now there are three lines. Go to the word target with the key for the next line, and press the routing key over it.
    .braille = line down to target, routing:
learn-display-found = Found it!
learn-display-missed-right = That was { $word }. The target is further right.
    .braille = { $word }, target right
learn-display-missed-left = That was { $word }. The target is further left.
    .braille = { $word }, target left
learn-display-missed-row = That was { $word }. The target is in another line.
    .braille = { $word }, target other line
learn-display-done = That was the last exercise. Now you know the line.
    .braille = done

## What each sound means.

learn-sound-box = deep thud: something went into the box
learn-sound-card = a card laid down: a card was played or laid
learn-sound-chip = bright click: a chip or point was won
learn-sound-clock = ticking: time is running out
learn-sound-close = glide downwards: a menu closed
learn-sound-connect = two notes, an octave up: a device or a player is there
learn-sound-deal = three quick cards: cards are dealt
learn-sound-dice = one die rolling: dice or chance
learn-sound-dice2 = two dice rolling
learn-sound-dice3 = three dice rolling
learn-sound-double = falling twice: points are doubled
learn-sound-draw = a card slid off the pile: somebody drew
learn-sound-edge = low and short: it goes no further here
learn-sound-error = two buzzes: that cannot be done, the words say why
learn-sound-flip = lifted and laid flat: a card was turned over
learn-sound-glass = a tube lifted, sand: somebody lifted the tube
learn-sound-knock = knocks on wood: somebody knocked
learn-sound-lid = scrape and tap: a lid was opened or closed
learn-sound-lose = two notes falling: somebody else won
learn-sound-lost = two notes, an octave down: a device or a player is gone
learn-sound-mark = two short notes up: marked
learn-sound-message = a bell twice: a message
learn-sound-open = glide upwards: a menu opened
learn-sound-pass = two soft taps: somebody passes
learn-sound-pillar = a book closed and a bell: a row is complete
learn-sound-place = wood on wood: something was put on the board
learn-sound-room = background: the room tone of { $game }
    .braille = room { $game }
learn-sound-run = card by card upwards: a line went out of play
learn-sound-secure = click and low tone: something is safe
learn-sound-sent = a soft note: your request is on its way, and the table still has to answer
learn-sound-shuffle = a riffle: the pile was shuffled
learn-sound-swap = up and down: two things changed places
learn-sound-sweep = many cards swept together: several cards were taken
learn-sound-take = sweep upwards: cards were taken
learn-sound-turn = two bells rising: your turn
learn-sound-unmark = two short notes down: no longer marked
learn-sound-win = three notes rising: won

## Help in a lesson

lesson-key-again = the task again
lesson-key-leave = leave the lesson

## While only a display's keys are used. $command is what an entry of the bottom key's list does.

lesson-listed = “{ $command }”
    .braille = { $command }
lesson-routing = the routing key
    .braille = routing
lesson-touch = press the routing key over it twice
    .brief = routing key twice
    .braille = routing twice
lesson-touch-entry = press the routing key over the entry you want
    .brief = routing key over the entry
    .braille = routing entry
lesson-choose = choose { $entry } from the list of the display's { $bottom-key }
    .brief = { $entry } from the list
    .braille = { $bottom-key }: { $entry }
lesson-choose-there = press the routing key over it and choose { $entry } from the list of the display's { $bottom-key }
    .brief = routing key, then { $entry } from the list
    .braille = routing, { $bottom-key }: { $entry }
lesson-repeated = { $deed }, { $count } times in all
    .brief = { $deed }, { $count } times
    .braille = { $deed } { $count } times
lesson-do = { $deeds }.
    .braille = { $deeds }
