### The client's own sentences. Value: full wording; .brief: short; .braille: for the line.

## Everywhere

edge = Edge
place = { $number } of { $count }
    .braille = { $number }/{ $count }
key-unknown = { $key } means nothing here. F1 names the keys.
    .brief = { $key }: nothing, F1 helps
    .braille = { $key }: nothing
key-nothing-here = No effect here. F1 names the keys.
    .brief = No effect here
    .braille = no effect
press-again = press Enter again to do it
    .braille = enter again
route-nothing = Nothing at this place
    .braille = nothing
repeat-nothing = Nothing has been said yet
    .braille = nothing
goodbye = Goodbye
answer-no = No
answer-yes = Yes
switch-on = on
switch-off = off
buffer-all = all messages
    .braille = all
buffer-mine = my moves
    .braille = mine
buffer-others = others' moves
    .braille = others
buffer-chat = chat
buffer-count = { $count ->
    [0] empty
    [one] one message
   *[other] { $count } messages
}
    .brief = { $count }
history-oldest = This is the oldest message
    .brief = No older one
    .braille = no older
history-newest = This is the newest message
    .brief = No newer one
    .braille = no newer
history-nothing = Nothing has happened yet
    .brief = Nothing yet
    .braille = nothing yet
history-empty = No messages in this buffer
    .brief = Empty
    .braille = empty

## Menus

menu-empty = Empty
menu-not-closable = Only an answer leads on from here
    .brief = Answer first
    .braille = answer first
menu-no-help = No further explanation
    .braille = no help
menu-no-match = { $letters }: no entry begins like this
    .brief = { $letters }: none
    .braille = { $letters }: none
prompt-empty = Empty
prompt-deleted = { $character } deleted
    .braille = -{ $character }
prompt-full = Full, no more characters fit
    .brief = Full
    .braille = full
prompt-blank = blank
    .braille = sp

## Main menu

main-title = braillespiel, main menu
    .brief = Main menu
    .braille = main menu
main-new = New game
main-resume = Resume, { $count ->
    [one] one match
   *[other] { $count } matches
}
    .braille = resume { $count }
main-settings = Settings
main-rules = Rules
main-statistics = Statistics
main-labels = Labels for physical cards
    .brief = Labels
main-help = Help and keys
    .brief = Help
main-quit = Quit
quit-sure = Quit the program?
choose-game = Which game?
rules-choose = Rules of which game?
rules-of = Rules: { $game }
resume-title = Resume
resume-entry = { $game }, with { $names }, { $actions ->
    [one] one move
   *[other] { $actions } moves
}, last played { $when }
    .brief = { $game }, { $names }, { $when }
    .braille = { $game } { $names } { $when }
resume-help = Enter resumes, Right arrow deletes the match.
delete-sure = Delete? { $match }
    .braille = delete? { $match }
statistics-title = Statistics
statistics-entry = { $played } played, { $won } won, best result { $best }, streak { $streak }
    .braille = { $played } pl { $won } won best { $best } str { $streak }
statistics-reset = Delete the statistics
statistics-reset-sure = Really delete all statistics?

main-finished = Hear finished matches again
    .brief = Finished matches
finished-title = Finished matches
finished-help = Enter hears the match again, Right arrow keeps it as a file.
finished-kept = Kept as a file: { $path }
    .brief = Kept as a file
    .braille = file kept
replay-title = Once more, Down goes sentence by sentence
    .brief = Once more

## Setting up a match

setup-start = Start the game
setup-seats = Number of seats
    .brief = Seats
setup-seat = Seat { $number }
setup-seat-help = Left and Right choose between person and computer, Enter changes a person's name.
setup-name = Name for seat { $number }
setup-number = Number
setup-number-help = With the same number the same cards lie everywhere: so a class plays the same puzzle. Enter changes it.
setup-number-none = by chance
    .brief = by chance
setup-number-ask = Number of the match, at most 9 digits. Empty means by chance.
    .brief = Number
    .braille = number
setup-number-wrong = { $text } is no number: digits only, at most 9.
    .brief = Digits only, at most 9
    .braille = digits only
setup-no-person = At least one seat must be a person. Left and Right change a seat.
    .brief = A person must play
    .braille = no person
player-name = Player { $number }
player-human = person
player-easy = computer, easy
player-normal = computer, normal
player-hard = computer, hard
bot-name-0 = Ada
bot-name-1 = Louis
bot-name-2 = Valentin
bot-name-3 = Helen
bot-name-4 = Jacob
bot-name-5 = Frida
bot-name-6 = Oscar
bot-name-7 = Mary

## At the table

take-back-race = There is no taking back in a race
    .brief = no taking back
    .braille = no undo
your-turn = It is your turn
    .brief = Your turn
    .braille = your turn
marked = marked
    .braille = m
unmarked = no longer marked
    .brief = unmarked
    .braille = -m
mark-useless = Nothing to mark
    .braille = no m
marked-count = { $count } marked
    .braille = { $count } m
marks-cleared = No card is marked any more
    .brief = Marks cleared
    .braille = m gone
times = { $count } times { $thing }
    .braille = { $count }x { $thing }
hex-only = Only in a field of hexagons
    .brief = Hex fields only
    .braille = hex only
nothing-live = There is nothing that you can use now
    .brief = Nothing to do
    .braille = nothing to do
nothing-to-do = Nothing can be done with it now
    .brief = Not possible
    .braille = not possible
nothing-with-marked = The marked cards do nothing together. Backspace clears the marks.
    .brief = Not like this
    .braille = not like this
not-your-turn = It is not your turn
    .brief = Not your turn
    .braille = not your turn
match-is-over = The match is over
    .brief = Over
    .braille = over
match-over-keys = Shift S reads the scores one by one, Escape opens the menu.
    .braille = S scores, esc menu
draft-dropped = Dropped
    .braille = dropped
back-nothing = Nothing to undo here. Escape opens the menu.
    .brief = Nothing to undo
    .braille = nothing to undo
end-turn-not-now = There is nothing to end and no passing now
    .brief = No passing now
    .braille = no passing
end-turn-sure = { $count ->
    [one] There is one more thing you could do.
   *[other] There are { $count } more things you could do.
} End anyway?
    .brief = { $count } more possible. End?
    .braille = { $count } more. end?
no-hand = This game has no hand
    .brief = No hand
    .braille = no hand
no-own-table = This game has no table of your own
    .brief = No own table
    .braille = no own table
no-opponent = No opponent
no-piles = This game has no piles
    .brief = No piles
    .braille = no piles
choose-action = Do what?
hint = would be a good move
    .brief = good move
    .braille = hint
hint-thinking = Thinking
practice-only = Only in practice games against the computer
    .brief = Practice games only
    .braille = practice only
take-back-nothing = There is no move of yours to take back
    .brief = No move yet
    .braille = no move yet
taken-back = Taken back
    .braille = taken back
hand-over = { $name } is next. Please change places.
    .brief = { $name } is next
    .braille = { $name } next
hand-over-ready = I am { $name }
hand-over-menu = Game menu
pause = Pause for everybody. Time stands still.
    .brief = Pause
    .braille = pause
pause-go-on = Go on playing
game-menu = Game menu
game-menu-again = Another match
    .braille = again
game-menu-go-on = Go on playing
game-menu-leave = To the main menu, the match stays saved
    .brief = Main menu, saved
    .braille = main menu

## Settings

settings-title = Settings
settings-speech = Language and speech
settings-braille = Braille
settings-sound = Sounds
settings-play = Play
settings-screen = Screen
settings-keys = Change keys
setting-keys = Own keys
setting-names = Players' names
setting-first-run = First start
setting-window = Window
setting-default = default
setting-language = Language
    .help = The language of all texts. It holds from the next start on.
setting-language-auto = as the system
setting-language-de = Deutsch
setting-language-en = English
setting-speech-adapter = Speech output
    .help = Who speaks. Automatic takes your screen reader first, else the built-in voice.
setting-speech-adapter-auto = automatic
setting-speech-adapter-prism = screen reader
setting-speech-adapter-accessible-output2 = screen reader, second way
setting-speech-adapter-espeak = built-in voice
setting-speech-adapter-pyttsx3 = voice of the system
setting-speech-adapter-terminal = lines of text only
setting-speech-adapter-off = none
setting-speech-rate = Speech rate
    .help = From 0 to 100, also with F5 and F6. A screen reader keeps its own rate.
setting-speech-rate-value = { $value }
setting-speech-volume = Speech volume
    .help = From 0 to 100, also with F7 and F8.
setting-speech-volume-value = { $value }
setting-speech-pitch = Pitch
    .help = From 0 to 100.
setting-speech-pitch-value = { $value }
setting-speech-voice = Voice
    .help = Left and Right go through the voices of the speech output.
setting-wording = Wording
    .help = Brief, normal or full. Normal says your own moves briefly and those of others in full. Also with F11.
setting-wording-brief = brief
setting-wording-normal = normal
setting-wording-full = full
setting-wording-own = Own moves
    .help = How your own moves are said when the wording is normal.
setting-wording-own-brief = brief
setting-wording-own-full = full
setting-wording-others = Moves of others
    .help = How everything else is said when the wording is normal.
setting-wording-others-brief = brief
setting-wording-others-full = full
setting-say-place = Say the place
    .help = Says at the end which card of how many it is.
setting-braille-display = Braille display
    .help = Automatic connects to BRLTTY as soon as it runs.
setting-braille-display-auto = automatic
setting-braille-display-off = off
setting-braille-table = Braille code
    .help = The table for texts.
setting-braille-table-de-g0 = German, basic
setting-braille-table-de-g1 = German, full
setting-braille-table-de-g2 = German, contracted
setting-braille-table-de-comp6 = German computer Braille, 6 dots
setting-braille-table-de-comp8 = German computer Braille, 8 dots
setting-braille-table-ueb-g1 = English, UEB grade 1
setting-braille-table-ueb-g2 = English, UEB grade 2
setting-braille-table-us-comp8 = English computer Braille, 8 dots
setting-braille-table-fr = French, uncontracted
setting-braille-table-fr-g2 = French, contracted
setting-braille-table-fr-comp8 = French computer Braille, 8 dots
setting-braille-table-nl = Dutch
setting-card-table = Card notation
    .help = The table for cards in short form.
setting-card-table-cards-de = German, lowered digits
setting-card-table-cards-int = international, letter digits
setting-message-seconds = Messages on the display
    .help = How long a message stays on the line. At zero it goes with the next key.
setting-message-seconds-0 = until the next key
setting-message-seconds-value = { $value ->
    [one] one second
   *[other] { $value } seconds
}
setting-sound-volume = Sound volume
    .help = From 0 to 100, also with F9 and F10. Zero switches sounds off.
setting-sound-volume-value = { $value }
setting-sound-duck = Lower sounds during speech
    .help = Lowers the sounds while something is being said.
setting-tones = Rows as tones
    .help = Plays tones with a row of heights that is read, the higher the column the higher the tone.
setting-practice = Practice games
    .help = Allows hints and taking back in matches against the computer.
setting-menus-wrap = Menus go round
    .help = The first entry follows the last.
setting-braille-cell-ms = Reading time per cell
    .help = How long a game on time waits for you to read a cell.
setting-braille-cell-ms-value = { $value } milliseconds
setting-shared-voices = Voices of several people
    .help = How everybody hears whom a message concerns when several play at one computer at once.
setting-shared-voices-both = pitch and side
setting-shared-voices-pitch = pitch
setting-shared-voices-side = side
setting-shared-voices-off = all alike
setting-double-press-ms = Guard against double Enter
    .help = For so many milliseconds Enter does not trigger what has only just appeared.
setting-double-press-ms-value = { $value } milliseconds
setting-bot-pause = Pause before computer moves
    .help = So many seconds a computer player waits before its move.
setting-bot-pause-value = { $value ->
    [0] none
    [one] one second
   *[other] { $value } seconds
}
setting-front-end = Front end
    .help = Window or text console. It holds from the next start on.
setting-front-end-auto = automatic
setting-front-end-window = window
setting-front-end-terminal = text console
setting-screen-reader = Screen reader reads the window
    .help = On: your screen reader reads the window itself, our own voice is silent. Also with F12.
setting-theme = Colours
    .help = The colours of the window.
setting-theme-dark = dark
setting-theme-light = light
setting-theme-yellow = yellow on black
setting-theme-safe = for the colour-blind
setting-zoom = Zoom
    .help = From 100 to 400 per cent, also with Control plus and minus.
setting-zoom-value = { $value } per cent
setting-braille-viewer = Show Braille in the window
    .help = Shows the Braille line as dots and as print.
setting-magnifier = Magnifier
    .help = Shows only the focused thing, very large, at the bottom of the window.
setting-reduced-motion = Less motion
    .help = Nothing in the window moves.

## Changing keys

keys-reset = All keys as at the beginning
keys-were-reset = All keys are as at the beginning
    .braille = keys reset
press-new-key = Press the new key for: { $command }
    .braille = key for { $command }
press-new-key-cancel = Cancel
key-taken = Already taken: { $command }
    .braille = taken: { $command }
key-letters = Letters find entries in menus; take another key
    .brief = No letters in menus
    .braille = no letters
key-changed = { $key } is the new key
    .braille = new: { $key }

## Help

help-here = Help: what can be done here. F1 again: all keys
    .brief = What can be done here
    .braille = help
help-all = All keys
key-name-up = Up
key-name-down = Down
key-name-left = Left
key-name-right = Right
key-name-enter = Enter
key-name-space = Space
key-name-escape = Escape
key-name-backspace = Backspace
key-name-tab = Tab
key-name-home = Home
key-name-end = End
key-name-pageup = Page up
key-name-pagedown = Page down
key-name-delete = Delete
key-name-insert = Insert
key-name-pause = Pause
key-name-num5 = numpad 5
key-name-dots = dots { $dots }
key-name-shift = Shift
key-name-ctrl = Control
key-name-alt = Alt
key-name-plus = plus
key-name-minus = minus
key-name-num1 = numpad 1
key-name-num3 = numpad 3
key-name-num4 = numpad 4
key-name-num6 = numpad 6
key-name-num7 = numpad 7
key-name-num9 = numpad 9
key-name-braillepanleft = display back
key-name-braillepanright = display on
key-name-braillelineup = display up
key-name-braillelinedown = display down
key-name-brailletop = display to the top
key-name-braillehome = display to the focus
command-left = left
command-right = right
command-up = up, in a row the details
command-down = down, in a row the details
command-first = to the first
command-last = to the last
command-activate = do it; a menu where several things are possible
command-other-up = hex field: the other diagonal upwards
command-other-down = hex field: the other diagonal downwards
command-hex-west = hex field: left
command-hex-east = hex field: right
command-hex-northwest = hex field: upper left
command-hex-northeast = hex field: upper right
command-hex-southwest = hex field: lower left
command-hex-southeast = hex field: lower right
command-next-live = to the next thing that can be used
command-previous-live = to the previous thing that can be used
command-zone-next = next zone
command-zone-previous = previous zone
command-line-next = a line on with the display: next row, then next zone
command-line-previous = a line back with the display: previous row, then previous zone
command-zone-first = first zone, in a menu first entry
command-mark = mark or unmark
command-back = back
command-game-menu = game menu
command-nth = to card number { $number }
command-hand = my hand
command-own-table = my own table
command-opponent-next = next opponent's table
command-opponent-previous = previous opponent's table
command-piles = piles
command-turn = whose turn, what may I do
command-scores = scores in short
command-score-table = scores one by one
command-last-event = what happened last; again: before that
command-end-turn = end turn or pass
command-inspect = everything about the focused thing
command-zone = read the zone whole
command-hint = hint
command-take-back = take back a move
command-repeat = repeat what was said last
command-silence = silence
command-help = help; again: all keys
command-settings = settings
command-where = where am I
command-rules = rules
command-rate-down = speak slower
command-rate-up = speak faster
command-volume-down = voice softer
command-volume-up = voice louder
command-sound-down = sounds softer
command-sound-up = sounds louder
command-wording = brief, normal or full wording
command-reader-mode = screen reader reads the window itself
command-message-previous = older message
command-message-next = newer message
command-buffer-previous = previous message buffer
command-buffer-next = next message buffer
command-bigger = bigger
command-smaller = smaller
command-theme = other colours
command-braille-viewer = show Braille in the window
command-magnifier = magnifier
command-pan-left = Braille display back
command-pan-right = Braille display on

## First run

first-run = Welcome to braillespiel. Can you hear me? Up and Down choose, Left and Right change, Enter goes on.
    .brief = Welcome to braillespiel
    .braille = welcome
first-run-go = All well, go on
    .brief = Go on

## Outputs come and go

speech-changed = Voice changed: now { $new }
    .braille = voice: { $new }
speech-gone = No voice answers. F2 opens the settings.
    .brief = No voice
    .braille = no voice, F2
braille-found = Braille display connected, { $cells } cells
    .brief = Braille display here
    .braille = display { $cells }
braille-lost = Braille display gone, looking for it
    .brief = Braille display gone
    .braille = display gone
braille-no-liblouis = No Braille: liblouis is missing. On Debian this helps: apt install liblouis20 liblouis-data.
    .brief = liblouis is missing
    .braille = liblouis missing
braille-table-broken = Braille table { $table } does not work, the default table holds. F2 opens the settings.
    .brief = Table { $table } does not work
    .braille = table { $table } missing
saved-again = Saved again, nothing is missing.
    .brief = Saved again
    .braille = saved again
own-words-unreadable = Own sentences cannot be read: { $path }. The file must be text in UTF-8.
    .brief = Own sentences unreadable
    .braille = own sentences unreadable
internal-error = An error in the program. The match is saved; Escape leads to the menu.
    .brief = Error in the program
    .braille = error, esc

## Labels

labels-title = Labels, for which cards?
    .brief = Which cards?
labels-own-file = A file of your own, CSV or TOML
labels-file-name = Name of the file
labels-check = Check
labels-make = Make
labels-formats = Formats
labels-schemes = Notation
labels-profiles = Dot dimensions
labels-sheets = Sheet
labels-papers = Paper
labels-embossers = Embosser
labels-fix = Apply remedies at once
labels-no-findings = Checked, all is well
    .braille = all well
labels-findings = Found: { $count ->
    [one] one thing
   *[other] { $count } things
}
    .braille = { $count } found
labels-no-format = No format is chosen. Under Formats the space bar switches one on.
    .brief = No format chosen
    .braille = no format
labels-begun = It begins
    .braille = begins
labels-where = The files are in { $folder }
    .brief = In { $folder }
    .braille = in { $folder }

# Buttons under the picture, for mouse and finger
button-game-menu = Menu
button-back = Back
button-mark = Mark
button-turn = Whose turn?
button-end-turn = End turn
button-help = Help
button-smaller = Smaller
button-bigger = Larger

# What a screen reader learns of the window while the program speaks for itself
window-notice = braillespiel speaks for itself. F12: your screen reader reads the window.
