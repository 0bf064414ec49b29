### The client's own sentences. Value: full wording; .brief: short; .braille: for the line.


## Everywhere

edge = Edge
only-so-many = Only { $count } here
    .braille = only { $count }
place = { $number } of { $count }
    .braille = { $number }/{ $count }
key-unknown = { $key } does nothing here. { $help-key } lists the keys.
    .normal = { $key } does nothing here, { $help-key } helps
    .brief = { $key }: nothing, { $help-key } helps
    .braille = { $key }: nothing, { $help-key } helps
    .display = { $key }: nothing
    .display-full = { $key } does nothing here.
    .page = { $key } does nothing here. The Help button lists the keys.
key-nothing-here = No effect here. { $help-key } lists the keys.
    .brief = No effect here
    .braille = no effect
    .display-full = No effect here. The help lists the keys of your display.
    .page = No effect here. The Help button lists the keys.
press-again = Press Enter again to do it
    .braille = enter again
    .display = routing again
    .display-full = Press the routing key again to do it
route-nothing = Nothing here
    .braille = nothing
message-aside = Message put aside, it waits
    .brief = Put aside
    .braille = put aside, it waits
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
buffer-count =
    { $count ->
        [0] empty
        [one] one message
       *[other] { $count } messages
    }
    .brief = { $count }
messages-read =
    { $count ->
        [one] One message marked as read
       *[other] { $count } messages marked as read
    }
    .brief = { $count } marked as read
messages-read-none = No unread messages
    .brief = Nothing unread
history-oldest = This is the oldest message
    .brief = No older one
    .braille = no older
history-newest = This is the newest message
    .brief = No newer one
    .braille = no newer
history-nothing = Nothing has happened yet
    .normal = Nothing so far
    .brief = Nothing yet
    .braille = nothing yet
history-empty = No messages in this buffer
    .brief = Empty
    .braille = empty

## Menus

menu-empty = Empty
menu-not-closable = You have to answer first
    .brief = Answer first
    .braille = answer first
menu-no-help = Nothing more to explain
    .braille = no help
menu-no-match = { $letters }: no entry starts with that
    .normal = { $letters }: no entry
    .brief = { $letters }: none
    .braille = { $letters }: none
prompt-empty = Empty
    .braille = empty.
prompt-keys = Enter when done, Escape cancels
    .brief = { "" }
    .braille = enter accepts, esc cancels
    .display = routing accepts, back cancels
    .display-full = the routing key when done, the display's back key cancels
    .page = Enter when done, the Back button cancels
prompt-keys-held = Enter when done, Escape cancels, { $key } clears it
    .brief = { $key } clears it
    .braille = enter accepts, esc cancels, { $key } clears
    .display = routing accepts, back cancels, { $key } clears
    .display-full = the routing key when done, the display's back key cancels, { $key } clears it
    .page = Enter when done, the Back button cancels, { $key } clears it
prompt-proposed = Typing replaces it
    .braille = type
prompt-deleted = { $character } deleted
    .braille = -{ $character }
prompt-full = Full, no more characters fit
    .brief = Full
    .braille = full
prompt-number-sign = number sign
    .braille = number sign
prompt-blank = space
    .braille = space

## Main menu

main-title = braillespiel, main menu
    .brief = Main menu
    .braille = main menu
main-new = New game
main-learn = Learn
main-resume =
    Resume, { $count ->
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
    .braille = quit?
choose-game = Which game?
game-slow = { $game } from the package { $package } has not answered for { $seconds } seconds. It is broken off soon; if that fails, close the program. The match is kept.
    .brief = { $game } does not answer; it is broken off soon. The match is kept.
    .braille = { $game } of { $package } no answer { $seconds }s, kept, close if it stays
game-shows-nothing = This game shows nothing here
    .braille = nothing shown
game-unworded = { $kind }: { $name }
    .braille = { $kind } { $name }
game-more = and { $count } more
    .braille = +{ $count }
game-cut-off = … cut off
    .braille = … cut
game-not-here = { $game }, not installed
    .braille = { $game } not here
game-broken = { $game } from the package { $package } is left out: { $reason }
    .brief = { $game } left out
    .braille = { $game } of { $package } left out: { $reason }
games-reading = Games from other packages are still being read
    .brief = more games soon
    .braille = more games soon
match-game-missing = This match needs { $game }, which is not installed here. It stays kept; install the game, and you can open it.
    .brief = { $game } is not installed; the match stays kept
    .braille = { $game } not here, match kept
rules-choose = Rules for which game?
    .braille = rules: game?
rules-of = Rules: { $game }
resume-title = Resume
resume-entry =
    { $game }, { $when }{ $others ->
        [0] { "" }
       *[other] , with { $names }
    }, { $actions ->
        [0] no moves yet
        [one] one move
       *[other] { $actions } moves
    }
    .brief =
        { $game }, { $when }{ $others ->
            [0] { "" }
           *[other] , { $names }
        }
    .braille =
        { $game } { $when }{ $others ->
            [0] { "" }
           *[other] { " " }{ $names }
        }
moment =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }, { $time }
    .brief = { $day }/{ $month }, { $time }
    .braille = { $day }/{ $month } { $time }
moment-today = today { $time }
    .braille = { $time }
moment-yesterday = yesterday { $time }
    .braille = yesterday { $time }
resume-help = Enter resumes, Delete deletes, Right arrow lists both.
    .display-full = The routing key resumes; the list of the display's { $bottom-key } also deletes.
    .page = Enter resumes, Right arrow lists what else can be done.
match-delete = Delete
match-deleted = Deleted: { $match }
    .braille = deleted: { $match }
delete-sure = Delete? { $match }
    .braille = delete? { $match }
statistics-title = Statistics
statistics-empty = No match yet: the first one that you finish is counted here.
    .brief = No match yet
    .braille = no match yet
statistics-reset = Delete the statistics
    .braille = delete
statistics-reset-sure = Really delete all statistics?
    .braille = delete all?
main-damaged =
    { $count ->
        [one] One damaged match that cannot be opened
       *[other] { $count } damaged matches that cannot be opened
    }
    .brief = Damaged matches: { $count }
    .braille = { $count } damaged
damaged-delete-sure = Delete the damaged matches?
    .braille = delete damaged?
damaged-deleted = Deleted
    .braille = deleted
menu-more = list all that can be done with this entry
    .braille = what can be done

## Setting up a match

setup-start = Start the game
setup-seats = Number of seats
    .brief = Seats
setup-seat = Seat { $number }
    .braille = s{ $number }
setup-seat-help = Left and Right choose between person and computer, Enter changes a person's name.
    .display-full = The routing key changes a person's name; it turns a computer into the next one, at last into a person.
setup-name = Name for seat { $number }
setup-solved = solved
setup-number = Number
setup-number-help = The same number always deals the same cards, so a whole class can play the same match. Enter changes it.
    .display-full = The same number always deals the same cards, so a whole class can play the same match. The routing key changes it.
setup-number-none = random
    .brief = random
setup-number-ask = Number of the match, at most 9 digits. Leave it empty for a random deal.
    .brief = Number
    .braille = number
setup-number-wrong = { $text } is not a number: digits only, at most 9.
    .brief = Digits only, at most 9
    .braille = { $text } digits only, at most 9
setup-no-person = At least one seat must be a person. Left and Right change a seat.
    .display-full = At least one seat must be a person. The routing key over a seat changes it.
    .brief = A person must play
    .braille = no person
player-name = Player { $number }
player-human = person
player-easy = computer, easy
    .braille = c easy
player-normal = computer, normal
    .braille = c normal
player-hard = computer, hard
    .braille = c hard
player-like-me = computer, like you
    .braille = c like you
# $names: the computer players whose strength follows the results of who plays.
like-me = { $names } plays about as well as you.
    .brief = { $names } like you
    .braille = { $names } like you
like-me-all = { $names } play about as well as you.
    .brief = { $names } like you
    .braille = { $names } like you
bot-name-0 = Ada
bot-name-1 = Louis
bot-name-2 = Valentin
bot-name-3 = Helen
bot-name-4 = Jacob
bot-name-5 = Frida
bot-name-6 = Oscar
bot-name-7 = Mary

## At the table

take-back-race = You cannot take back moves in a race
    .brief = no taking back
    .braille = no undo
standstill = View only, nobody can act. { $reason }
    .brief = View only. { $reason }
    .braille = view only: { $reason }
marked = marked
mark-sign = Before the card, in place of the gap
    .braille = ⡇
mark-sign-means = marked
unmarked = no longer marked
    .brief = unmarked
    .braille = unmarked
# $item: what has the focus.
mark-useless = { $item } cannot be marked
    .braille = no m: { $item }
marked-count = { $count } marked
    .braille = { $count } marked
marks-cleared = No card is marked any more
    .brief = Marks cleared
    .braille = no marks
times = { $count } times { $thing }
    .braille = { $count }x { $thing }
hex-only = Only in hexagon fields
    .brief = Hex fields only
    .braille = hex only
nothing-live = Nothing you can use right now
    .brief = Nothing to do
    .braille = nothing to do
nothing-to-do-with = Nothing to do with it now: { $what }
    .brief = Not now: { $what }
    .braille = not now: { $what }.
nothing-to-do = You cannot do anything with it now
    .brief = Not possible
    .braille = not possible
nothing-with-marked = The marked cards do nothing together. Backspace clears the marks.
    .brief = Nothing with these marks, Backspace clears them
    .braille = no: backspace
    .display = no, unmark: { $bottom-key }
    .display-full = The marked cards do nothing together. The list of the display's { $bottom-key } clears the marks.
known-deal = Anyone who has played number { $seed } before knows this deal.
    .brief = Known deal, number { $seed }
    .braille = known deal, number { $seed }
your-turn = It is your turn
    .brief = You
    .braille = your turn
not-your-turn = It is not your turn
    .brief = Not your turn
    .braille = not your turn
match-is-over = The match is over
    .brief = Over
    .braille = over
match-over-keys = Shift S reads the scores one by one, Escape opens the menu.
    .braille = shift s scores, esc menu
    .page = Shift S reads the scores one by one, the Menu button leads on.
scores-leave = Escape leads back to the table
    .brief = Escape leads back
    .braille = esc table
    .display = back: table
    .display-full = The display's back key leads back to the table
    .page = The Back button leads back to the table
draft-dropped = Dropped
    .braille = dropped
back-nothing = Nothing to undo here. Escape opens the menu.
    .brief = Nothing to undo
    .braille = nothing to undo, esc menu
    .display = nothing to undo
    .display-full = Nothing to undo here. The display's { $bottom-key } lists what you can do.
    .page = Nothing to undo here. The Menu button opens the menu.
end-turn-not-now = Nothing to end, and you cannot pass now
    .normal = Nothing to end, no passing
    .brief = No passing now
    .braille = no passing
end-turn-sure =
    { $count ->
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
choose-action = Which action?
hint = { $action }. A good move
    .normal = { $action }, a hint
    .brief = { $action }
    .braille = { $action } hint
bot-failed-question = { $name }, a computer player, cannot play on. Shall a simpler one play for { $name }?
    .brief = { $name } cannot play on. A simpler computer player?
    .braille = bot { $name } fails. a simpler one?
hint-failed = No hint: the computer player that gives hints has failed. Your match is kept.
    .brief = No hint: the computer failed
    .braille = no hint: bot fails
hint-only = Nothing else is possible
    .brief = Only this
    .braille = only
hint-ahead = { $action }. { $gain }
    .braille = { $action } { $gain }
hint-even = About as good as: { $other }
    .brief = About equal
    .braille = equal { $other }
hint-better = Better than: { $other }
    .brief = Better
    .braille = better than { $other }
hint-follow = { $action }?
hint-gone = Something has happened since then. H gives a new hint.
    .brief = Too late, H again
    .braille = too late, h
    .display = too late, hint again
    .display-full = Something has happened since then. Ask for a new hint.
hint-thinking = Thinking
practice-only = Only in practice games against the computer
    .brief = Practice games only
    .braille = practice only
take-back-nothing = You have no move to take back
    .brief = No move yet
    .braille = no move yet
taken-back = Taken back
    .braille = taken back
taken-back-redrawn = Taken back and redrawn
    .braille = back, redrawn
taken-back-apart = This match now counts separately
    .brief = Now counts separately
    .braille = counts apart
hand-over = { $name } is next. Please change places.
    .brief = { $name } is next
    .braille = { $name } next
hand-over-ready = I am { $name }
hand-over-menu = Game menu
pause = Pause for everybody. The clock is stopped.
    .brief = Pause
    .braille = pause
pause-stood-still = Pause: everything stood still, and so did the clock.
    .brief = Pause after a standstill
    .braille = pause: standstill
pause-go-on = Continue playing
bar-paused = Paused.
game-menu = Game menu
game-menu-again = Another match
    .braille = again
game-menu-go-on = Continue playing
game-menu-table = Back to the table
    .brief = To the table
    .braille = table
game-menu-leave = To the main menu, the match stays saved
    .brief = Main menu, saved
    .braille = main menu
game-menu-leave-ended = To the main menu, the match is under finished matches
    .brief = Main menu
    .braille = main menu

## Settings

settings-title = Settings
settings-speech = Language and speech
    .braille = speech
settings-braille = Braille
settings-sound = Sounds
settings-play = Play
settings-screen = Screen
settings-keys = Change keys
    .help = All keys and what they do, further down those of each game too. Enter gives a command a new key.
report-entry = Report for whoever helps you
    .brief = Report
    .braille = report
    .help = What somebody who helps you needs to know: versions, display, settings, the last sentences, without names. You walk through all of it first; nothing is sent.
report-lines =
    { $count ->
        [one] Report, one line. What to do with it comes last.
       *[other] Report, { $count } lines. What to do with it comes last.
    }
    .brief = Report, { $count }
    .braille = report { $count }
report-hand = Your own hand in it
    .brief = Own hand
    .braille = own hand
    .help = Off: the sentences are those that everybody at the table may know. On: your own cards are told, if you are the only one who plays here.
report-keep = Keep this report
    .brief = Keep
    .braille = keep
report-keep-file = Keep the report as { $path }? It stays on this computer.
    .brief = Keep it as { $path }?
    .braille = keep as { $path }?
report-keep-page = Keep the report on this device, as a download? It goes nowhere else.
    .brief = Download it?
    .braille = download?
report-is-kept = The report is in { $path }. Nothing was sent; you decide whom you give it to.
    .brief = In { $path }
    .braille = in { $path }
report-is-sent = The report is among the downloads of this device. You decide whom you give it to.
    .brief = Downloaded.
    .braille = downloaded
report-failed = { $path } cannot be written: { $reason }.
    .brief = Not kept: { $reason }.
    .braille = not kept: { $reason }: { $path }
setting-keys = Own keys
setting-names = Players' names
setting-net-names = Names at network tables
setting-first-run = First start
setting-beginner = Full sentences at first
setting-new-games = New games
setting-lessons = Guided matches
setting-window = Window
setting-told-place = Place of the matches
setting-default = default
setting-language = Language
    .help = The language of all texts. Takes effect at the next start.
setting-language-auto = same as the system
    .braille = system
language-de = German
language-en = English
language-fr = French
setting-speech-adapter = Speech output
    .braille = output
    .help = What speaks. Automatic uses your screen reader first, otherwise the built-in voice.
setting-speech-adapter-auto = automatic
setting-speech-adapter-prism = screen reader
setting-speech-adapter-accessible-output2 = screen reader, second way
    .braille = reader 2
setting-speech-adapter-espeak = built-in voice
    .braille = built in
setting-speech-adapter-pyttsx3 = system voice
    .braille = system
setting-speech-adapter-terminal = lines of text only
    .braille = text only
setting-speech-adapter-off = none
setting-speech-rate = Speech rate
    .braille = rate
    .help = From 0 to 100, also with { $slower-key } and { $faster-key }. A screen reader keeps its own rate.
setting-speech-rate-value = { $value }
setting-speech-volume = Speech volume
    .help = From 0 to 100, also with { $softer-key } and { $louder-key }.
    .braille = voice volume
setting-speech-volume-value = { $value }
setting-speech-pitch = Pitch
    .help = From 0 to 100.
setting-speech-pitch-value = { $value }
setting-speech-voice = Voice
    .help = Left and Right step through the voices of the speech output.
setting-wording = Wording
    .help = Brief, normal or full. Normal says your own moves briefly and those of others in full. Also with { $wording-key }.
    .braille = wording
setting-wording-brief = brief
setting-wording-normal = normal
setting-wording-full = full
setting-wording-own = Your own moves
    .help = How your own moves are said when the wording is normal.
    .braille = own moves
setting-wording-own-brief = brief
setting-wording-own-full = full
setting-wording-others = Others' moves
    .help = How moves of others are said when the wording is normal.
    .braille = others' moves
setting-wording-others-brief = brief
setting-wording-others-full = full
setting-say-place = Say the place
    .help = Adds at the end which card it is, such as 3 of 7.
setting-braille-display = Braille display
    .help =
        { $system ->
            [windows] Automatic connects to BRLTTY as soon as it runs. NVDA and JAWS also show the game on their display without BRLTTY.
            [macos] Automatic connects to BRLTTY as soon as it runs. VoiceOver also shows the window on its display without BRLTTY.
           *[linux] Automatic connects to BRLTTY as soon as it runs.
        }
    .braille = display
setting-braille-display-auto = automatic
setting-braille-display-off = off
setting-braille-table = Braille code
    .help = The table for texts.
    .braille = code
setting-braille-table-auto = same as the language
    .braille = same as language
setting-braille-table-de-g0 = German, basic
    .braille = german, basic
setting-braille-table-de-g1 = German, full
    .braille = german, grade one
setting-braille-table-de-g2 = German, contracted
    .braille = german, grade two
setting-braille-table-de-comp6 = German computer Braille, 6 dots
    .braille = german, computer, six dots
setting-braille-table-de-comp8 = German computer Braille, 8 dots
    .braille = german, computer, eight dots
setting-braille-table-ueb-g1 = English, UEB grade 1
    .braille = english, grade one
setting-braille-table-ueb-g2 = English, UEB grade 2
    .braille = english, grade two
setting-braille-table-us-comp8 = English computer Braille, 8 dots
    .braille = english, computer, eight dots
setting-braille-table-fr = French, uncontracted
    .braille = french, grade one
setting-braille-table-fr-g2 = French, contracted
    .braille = french, grade two
setting-braille-table-fr-comp8 = French computer Braille, 8 dots
    .braille = french, computer, eight dots
setting-braille-table-nl = Dutch
    .braille = dutch
setting-card-table = Card notation
    .help = How cards are written in short on the Braille line.
    .braille = cards
setting-card-table-auto = same as the language
    .braille = same as language
setting-card-table-cards-de = r7 as ⠗⠶, r and dots 2 3 5 6
    .brief = r7 as r, dots 2 3 5 6
    .braille = { "\uE005" }r7{ "\uE006" } as ⠗⠶
setting-card-table-cards-fr = r7 as ⠗⠻, French digits; not yet read by a French Braille reader
    .normal = r7 as ⠗⠻, French digits, not yet tried by readers
    .brief = r7 as r, dots 1 2 4 5 6
    .braille = { "\uE005" }r7{ "\uE006" } as ⠗⠻
setting-card-table-cards-int = r7 as ⠛⠗, the value first, g and r
    .brief = r7 as g, r
    .braille = { "\uE005" }r7{ "\uE006" } as ⠛⠗
setting-message-seconds = Messages on the display
    .help = How long a message stays on the line before the next one follows. At zero it stays until you pan on or press another key.
    .braille = messages
setting-message-seconds-0 = until a key press
    .braille = until key
setting-message-seconds-value =
    { $value ->
        [one] one second
       *[other] { $value } seconds
    }
setting-sound-volume = Sound volume
    .help = From 0 to 100, also with { $sound-down-key } and { $sound-up-key }. Zero switches sounds off.
    .braille = sound volume
setting-sound-volume-value = { $value }
setting-sound-duck = Lower sounds during speech
    .help = Lowers the sounds while something is being said.
    .braille = lower sounds
setting-sound-places = Places of sounds
    .help = How far sounds come from the side where somebody sits: not at all, a little, or fully. All that the side says is in the words, too.
    .braille = sound places
setting-sound-places-off = in the middle
setting-sound-places-mild = a little to the side
setting-sound-places-full = fully to the side
setting-room-tone = Room tone
    .help = How loud the quiet background of each game is while you sit at its table: each game has its own. Speech makes it much quieter. It is silent in a class, and where a screen reader speaks that does not say when it is done.
    .braille = room tone
setting-room-tone-0 = off
setting-room-tone-value = { $value }
room-tone-class = silent in a class
room-tone-reader = silent here: your screen reader does not say when it is done
    .braille = silent: reader
setting-tones = Heights as tones
    .help = Plays tones when a row of heights is read, and when a box is placed or taken away: the higher the column, the higher the tone.
setting-practice = Practice games
    .help = Allows hints and taking back in matches against the computer.
    .braille = practice
setting-warnings = Warnings before a move
    .help = Says once a match, before you do it, what a careful friend would say: that it closes a pillar, ends the match or doubles your points. The same key again does it. Alone, against computers, or where the table allows hints.
    .braille = warnings
setting-redraw = Redraw after taking back
    .help = When you take back a move, everything you could not know is drawn again, so what you have seen no longer helps.
    .braille = redraw
setting-menus-wrap = Menus wrap around
    .help = The first entry follows the last.
    .braille = menus wrap
setting-slow-display = Slow Braille display
    .help = For displays of many lines that take about two seconds to refresh: at most one picture in that time, nothing fleeting, and only the row for messages changes by itself. Automatic means: from six lines on.
    .braille = slow display
setting-slow-display-auto = automatic
setting-slow-display-yes = yes
setting-slow-display-no = no
setting-keys-named = Keys that are named
    .help = Automatic means: the keys of the Braille display until a key comes from a keyboard. What you write with the display's dots is the display's.
    .braille = keys named
setting-keys-named-auto = automatic
setting-keys-named-display = those of the display
    .braille = the display's
setting-keys-named-keyboard = those of the keyboard
    .braille = the keyboard's
setting-braille-status = Status cell
    .help = One cell beside the line. Its left column of dots shows how many messages are waiting: one, two, three or more. Dot 4: this is a message. Dot 5: it is your turn. Dot 8: there is more to the right. The routing key over it marks everything as read.
    .braille = status cell
setting-braille-status-none = none
setting-braille-status-left = left
setting-braille-status-right = right
setting-braille-cell-ms = Reading time per cell
    .help = How long a timed game waits for you to read each cell.
    .braille = reading per cell
setting-braille-cell-ms-value = { $value } milliseconds
    .braille = { $value } ms
setting-shared-voices = Voices for several people
    .help = How each of you hears who a message is for, when several people play at one computer at once.
    .braille = voices
setting-shared-voices-both = pitch and side
    .braille = pitch side
setting-shared-voices-pitch = pitch
setting-shared-voices-side = side
setting-shared-voices-off = all the same
settings-network = Playing together
    .braille = together
setting-chat = Chat
    .help = Off: you get no messages from anybody, and you cannot send any.
setting-hearing-seconds = Time to hear an announcement
    .help = How long a network table waits for you at most in a race. "How long you need to hear an announcement" in the waiting room measures it.
    .brief = Time to hear
    .braille = time to hear
setting-hearing-seconds-value =
    { $value ->
        [one] one second
       *[other] { $value } seconds
    }
    .braille = { $value } s
setting-double-press-ms = Guard against double Enter
    .help = For this many milliseconds Enter does nothing with what has only just appeared.
    .braille = double guard
setting-double-press-ms-value = { $value } milliseconds
setting-bot-level = Level of computer players
    .help = How strong computer players of a new match are, unless you choose something else there. Like you: stronger after a match that you won, weaker after one that you lost, so that you win about half.
    .braille = bot level
setting-bot-level-easy = easy
setting-bot-level-normal = normal
setting-bot-level-hard = hard
setting-bot-level-like-me = like you
setting-bot-pace = Pace of computer players
    .help = A computer player moves only once you have heard everything that happened and read it on the line. Then it waits this much longer. No pause means it waits for nobody. Applies from the next match.
    .braille = bot pace
setting-bot-pace-none = no pause
    .braille = none
setting-bot-pace-short = short, 0.2 seconds
    .braille = short
setting-bot-pace-normal = normal, 0.4 seconds
    .braille = normal
setting-bot-pace-long = long, 1.5 seconds
    .braille = long
setting-front-end = Front end
    .help = Window or text console. Takes effect at the next start.
setting-front-end-auto = automatic
setting-front-end-window = window
setting-front-end-terminal = text console
setting-screen-reader = Screen reader reads the window
    .help = On: your screen reader reads the window itself, the program's own voice is silent. Also with { $reader-key }.
    .braille = reader window
setting-theme = Colours
    .help = The colours of the window.
setting-theme-dark = dark
setting-theme-light = light
setting-theme-yellow = yellow on black
    .braille = yellow black
setting-theme-safe = for the colour-blind
    .braille = colour-blind
setting-zoom = Zoom
    .help = From 100 to 400 per cent, also with Control plus and minus.
setting-zoom-value = { $value } per cent
setting-braille-viewer = Show Braille in the window
    .help = Shows the Braille line as dots and as print.
    .braille = braille window
setting-magnifier = Magnifier
    .help = Shows only the focused item, very large, at the bottom of the window.
setting-reduced-motion = Less motion
    .help = Nothing in the window moves.
    .braille = calm

## Changing keys

keys-reset = Reset all keys
    .braille = reset all
keys-were-reset = All keys reset
    .braille = keys reset
press-new-key = Press the new key for: { $command }
    .braille = key for { $command }
press-new-key-cancel = Cancel
key-taken = Already taken: { $command }. Press another key, or go down and take it anyway.
    .brief = Already taken: { $command }
    .braille = taken: { $command }
key-take = Take { $key } anyway. { $others }
    .braille = take { $key }; { $others }
key-gets = { $command }: gets { $key }
    .braille = { $command }: { $key }
key-keeps = { $command }: keeps { $keys }
    .braille = { $command }: still { $keys }
key-loses = { $command }: is left without a key
    .braille = { $command }: no key
key-hidden = { $command }: not with this key in { $game }
    .braille = { $command }: not in { $game }
keys-of-game = { $game }: its own keys
    .braille = { $game }
keys-undo = Undo the last change
    .braille = undo change
keys-undo-there = You can undo it at the end of the list
    .brief = Undo at the end of the list
    .braille = undo at list end
keys-undone = Undone
    .braille = undone
key-letters = Letters search in menus; choose another key
    .brief = No letters in menus
    .braille = no letters
key-unnamed = This key has no name; choose another key
    .braille = no name, other key
key-typed = { $key } types a character; choose another key
    .brief = { $key } types a character
    .braille = { $key } types
key-changed = { $key } is the new key
    .braille = new: { $key }

## Help

help-here = Help: what you can do here. { $help-key } again: all keys
    .normal = What you can do here. { $help-key } again: all keys
    .brief = What you can do here
    .braille = help
    .display-full = Help: what you can do here
    .page = Help: what you can do here. All keys: type { $help-key }
help-all = All keys
help-type = Typing replaces the suggestion, or continues at the end; arrows read it out and keep it
    .braille = type: write
help-walk = through the entries
    .braille = choose
help-change = change the value
    .braille = change
help-letters = Letters: jump to an entry
    .braille = letters: search
key-none = no key
key-name-up = Up
key-name-down = Down
key-name-left = Left
key-name-right = Right
key-name-enter = Enter
key-name-space = Space
key-name-escape = Escape
key-name-type = type
key-name-backspace = Backspace
key-name-tab = Tab
key-name-home = Home
key-name-end = End
key-name-pageup = Page up
key-name-pagedown = Page down
key-name-delete = Delete
    .braille = del
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
key-name-braillepanright = display forward
key-name-braillelineup = display up
key-name-braillelinedown = display down
key-name-brailletop = display to the top
key-name-brailleback = the display's back key
key-name-braillehome = display to the focus
command-left = move left
    .braille = left
command-right = move right
    .braille = right
command-up = move up; in a row, read the details
    .braille = up, details
command-down = move down; in a row, read the details
    .braille = down, details
command-first = go to the first
    .braille = to the first
command-last = go to the last
    .braille = to the last
command-activate = do it, or pick one of several actions
    .braille = carry out
    .display-full = do it, or choose between possibilities
command-prompt-activate = done
command-prompt-back = leave it as it was
    .braille = leave it
command-delete = delete the last character
    .braille = delete one
command-menu-delete = delete, after a question
    .braille = delete
command-clear = delete everything
    .braille = delete all
command-other-up = hex field: the other diagonal upwards
    .braille = diagonal up
command-other-down = hex field: the other diagonal downwards
    .braille = diagonal down
command-hex-west = hex field: left
    .braille = hex left
command-hex-east = hex field: right
    .braille = hex right
command-hex-northwest = hex field: upper left
    .braille = hex up left
command-hex-northeast = hex field: upper right
    .braille = hex up right
command-hex-southwest = hex field: lower left
    .braille = hex down left
command-hex-southeast = hex field: lower right
    .braille = hex down right
command-next-live = to the next thing you can use
    .braille = next possible
command-previous-live = to the previous thing you can use
    .braille = last possible
command-zone-next = next zone
    .braille = zone on
command-zone-previous = previous zone
    .braille = zone back
command-line-next = next line with the display: next row, then next zone
    .braille = line on
command-line-previous = previous line with the display: previous row, then previous zone
    .braille = line back
command-zone-first = first zone, in a menu first entry
    .braille = first zone
command-group-next = next group, or ten entries on
    .braille = group on
command-group-previous = previous group, or ten entries back
    .braille = group back
command-mark = mark, or take the mark off
    .braille = mark
command-back = back
command-table-back = clear all marks; in a build, drop it
command-game-menu = game menu
command-nth = to card number { $number }
command-hand = my hand
command-own-table = my own table
command-opponent-next = next opponent's table
    .braille = opponent on
command-opponent-previous = previous opponent's table
    .braille = opponent back
command-piles = piles
command-turn = whose turn, what can I do
    .braille = whose turn
command-scores = scores in brief
    .braille = scores
command-score-table = scores one by one
    .braille = scores in full
command-last-event = what happened last; again: before that
    .braille = what happened
command-end-turn = end turn or pass
    .braille = end, pass
command-inspect = everything about the focused item
    .braille = details
command-zone = read the whole zone
    .braille = whole zone
command-hint = a good move, and why
    .braille = hint
command-follow-hint = do what the hint says, after a question
    .braille = follow hint
command-take-back = take back a move
    .braille = take back
command-repeat = repeat what was said last
    .braille = repeat
command-silence = silence
command-help = help; again: all keys
    .braille = help
command-settings = settings
command-where = where am I
command-rules = rules
command-rate-down = speak slower
    .braille = slower
command-rate-up = speak faster
    .braille = faster
command-volume-down = voice softer
command-volume-up = voice louder
command-sound-down = sounds softer
command-sound-up = sounds louder
command-wording = brief, normal or full wording
    .braille = wording
command-reader-mode = screen reader reads the window itself
    .braille = reader window
command-message-previous = older message
    .braille = older
command-message-next = newer message
    .braille = newer
command-buffer-previous = previous message buffer
    .braille = buffer back
command-buffer-next = next message buffer
    .braille = buffer on
command-messages-read = mark all messages on the display as read
    .braille = all read
command-bigger = bigger
command-smaller = smaller
command-theme = other colours
command-braille-viewer = show Braille in the window
    .braille = braille window
command-magnifier = magnifier
command-pan-left = Braille display back
    .braille = pan back
command-pan-right = Braille display forward
    .braille = pan on

## Outputs come and go

speech-changed = Voice changed: now { $new }
    .braille = voice: { $new }
speech-gone = No voice responds. Settings: { $settings-key }.
    .brief = No voice
    .braille = no voice, { $settings-key }
    .display = no voice
    .display-full = No voice responds. Settings are in the list of the display's { $bottom-key }.
braille-found = Braille display connected, { $cells } cells
    .brief = Braille display here
    .braille = display { $cells }
braille-lost = Braille display gone, searching for it
    .brief = Braille display gone
    .braille = display gone
braille-refused = BRLTTY refuses the Braille display. Usually you lack permission to read its key
    .brief = Braille display refused
    .braille = display refused
transcript-ended = The transcript { $file } ends here: { $reason }. The game goes on.
    .brief = Transcript ends
    .braille = transcript { $file } ends, { $reason }
window-unusable = The window cannot be opened, the game runs in the terminal.
    .brief = No window
    .braille = no window
window-unreadable =
    Your screen reader cannot read the window, the program's own voice speaks. { $system ->
        [windows] Reinstalling braillespiel often helps.
        [macos] Reinstalling braillespiel often helps.
       *[linux] This often helps: pip install --force-reinstall accesskit
    }
    .brief = Window without screen reader
    .braille = window without reader
braille-no-liblouis =
    No Braille from the program: liblouis is missing. { $system ->
        [windows] Reinstall braillespiel. NVDA or JAWS also shows the game on its display without liblouis.
        [macos] Reinstall braillespiel. VoiceOver also shows the window on its display without liblouis.
        [debian] This helps: sudo apt install liblouis20 liblouis-data.
       *[linux] Install your system's liblouis package with its tables.
    }
    .brief = liblouis is missing
    .braille = liblouis missing
braille-table-broken = Braille table { $table } does not work, using the default table. Settings: { $settings-key }.
    .brief = Table { $table } does not work
    .braille = table { $table } missing
    .display-full = Braille table { $table } does not work, using the default table. Another one can be chosen in the settings.
saved-again = Saved again, nothing is missing.
    .brief = Saved again
    .braille = saved again
internal-error = Program error. The match is saved; Escape opens the menu.
    .brief = Program error
    .braille = error, esc
    .display = error, saved
    .display-full = Program error. The match is saved; the display's { $bottom-key } lists what you can do.
    .page = Program error. The match is saved; the Menu button opens the menu.

## Labels

labels-title = Labels, for which cards?
    .brief = Which cards?
labels-own-file = Your own file, CSV or TOML
    .braille = own file
labels-file-name = Name of the file
    .braille = file name
labels-check = Check
labels-make = Make
labels-formats = Formats
labels-schemes = Notation
labels-profiles = Dot dimensions
labels-sheets = Sheet
labels-papers = Paper
labels-embossers = Embosser
    .braille = embosser
labels-cards = Card size
    .braille = cards
labels-orientations = Which way up
    .braille = way up
labels-fix = Apply fixes at once
    .braille = apply fixes
labels-short = Shorten long labels
    .braille = shorten
labels-clean = Delete old files in the folder
    .braille = delete old
labels-no-findings = Checked, no problems
    .braille = no problems
labels-findings =
    Found: { $count ->
        [one] one thing
       *[other] { $count } things
    }
    .braille = { $count } found
labels-no-format = No format chosen. Under Formats, Space switches one on.
    .brief = No format chosen
    .braille = no format, space under formats
    .display = no format, see formats
    .display-full = No format chosen. Switch one on under Formats.
labels-begun = Starting
    .braille = starting
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
window-notice = braillespiel speaks for itself. { $reader-key }: your screen reader reads the window.
    .display = braillespiel speaks for itself.
    .display-full = braillespiel speaks for itself.

## Keys of a replay

command-net-chat = say something to the others
    .braille = chat
command-net-answer = answer the table's question
    .braille = answer
command-net-people = hear who is here
    .braille = who is here
command-net-code = hear the table's code again
    .braille = code
command-class-hand = raise your hand or lower it
    .braille = hand
command-class-menu = class: who helps, what is kept
    .braille = class
command-class-notice = hear who reads your line and what is kept
    .braille = who reads
command-replay-next = next move
command-replay-previous = previous move
command-replay-play = play by itself, or pause
command-replay-faster = play faster
command-replay-slower = play slower
command-replay-first = start of the match
command-replay-last = end of the match
command-replay-jump = go to a round or score
command-replay-seat = watch from the next seat
command-replay-review = review: where the strongest computer player would have played differently
command-replay-moments = three moments: where the match was decided
command-replay-play-on = play on from here, as practice
command-replay-leave = leave the replay
button-replay-leave = Leave
button-replay-previous = Back
button-replay-play = Play
button-replay-next = Next

## Between two rounds

setting-round-stop = Stop after each round
    .help = After the scores of a round the game waits until you go on to the next deal.
    .braille = round stop
round-stop = Round over, Enter goes on
    .brief = Enter goes on
    .braille = enter: on
    .display = routing: on
    .display-full = Round over, the routing key goes on
round-stop-title = Round over
round-stop-go-on = Next round
round-stop-scores = Score table

## Routing keys

route-ends = This can end the match. Do it?
    .brief = can end the match, do it?
    .braille = ends match?
route-doubles = This closes the row, and its points, plus or minus, count double. Do it?
    .brief = closes the row, counts double, do it?
    .braille = closes row x2?

## Legend

command-signs = signs of the Braille line
    .braille = signs
wording-short-now = From now on the Braille line says things briefly in this game. “{ line-legend }” in the help explains them; the setting “{ setting-braille-wording }” brings full sentences back.
    .brief = Braille line short from now on
    .braille = line short from now on, help explains
line-legend = Signs of the Braille line
    .brief = Signs
    .braille = signs
edge-means = you cannot go any further this way
line-focused = dots 7 and 8
    .braille = dots 7 8
line-focused-means = below the focused card; the same routing key again acts
line-status-waiting = dots 1, 2, 3 and 7 of the status cell
    .braille = dots 1 2 3 7 status cell
line-status-waiting-means = one, two, three, four or more messages wait
line-status-message = dot 4 of the status cell
    .braille = dot 4 status cell
line-status-message-means = a message or an answer lies here, not the zone
line-status-turn = dot 5 of the status cell
    .braille = dot 5 status cell
line-status-turn-means = it is your turn
line-status-more = dot 8 of the status cell
    .braille = dot 8 status cell
line-status-more-means = it goes on to the right
line-status-too-soon = dot 6 of the status cell
    .braille = dot 6 status cell
line-status-too-soon-means = too soon, press again

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
game-menu-commands = What can I do? Enter does it
    .brief = What can I do?
    .braille = all commands, enter does one
    .display = all commands, routing does one
    .display-full = What can I do? The routing key does it

## How things stand, at the right end of lines of 40 cells and more

line-points = behind the bar of dots 4 5 6 8: your points, { $count }
    .braille = { $count }p
line-discard = then what lies on the discard pile: { $card }
    .braille = { $card }

## Wording of the Braille line

setting-braille-wording = Wording of the Braille line
    .brief = Braille wording
    .braille = braille wording
    .help = Brief uses short words and signs, full shows everything that is spoken. Cards and places stay short in both.
setting-braille-wording-brief = brief
setting-braille-wording-full = full

## A place that is typed

command-go-to-place = type a place: row and place, as in r2 3
    .braille = type a place r2 3
place-ask = Which place? Row and place, as in r2 3
    .brief = Which place?
    .braille = place? r2 3
place-no-field = You can type places where there is a field, as in Hexaducto and Cubus.
    .brief = no field here
    .braille = no field
place-unclear = { $text } is not a place: type row and place, as in r2 3.
    .brief = row and place, as in r2 3
    .braille = { $text }? type r2 3
place-missing = There is no place { $place } in row { $row }.
    .brief = no place { $place } in row { $row }
    .braille = r{ $row } no { $place }

## Two fields beside each other, on displays of several lines

setting-field-beside = Fields side by side
    .help = On a Braille display of several lines, your field is on the left of a bar and an opponent's on the right, if both fit.
    .braille = fields beside
line-fields = dots 4, 5, 6 and 8
    .braille = dots 4 5 6 8
line-fields-means = between two messages, and between two fields: yours on the left, an opponent's on the right; without number signs where they would not fit
line-earlier = dots 4, 5, 6 and 8 twice
    .braille = dots 4 5 6 8 twice
line-earlier-means = what follows came before your last move and is still unread

## Wording by kind of message, names, quiet

setting-wording-table = Answers and table
    .help = How everything else is said when the wording is normal: answers to keys, menus, rounds, scores.
    .braille = answers, table
setting-wording-table-brief = brief
setting-wording-table-full = full
setting-card-order = Cards begin with
    .help = Whether a card that has both is read with its value first, or with its colour or pillar first. How cards are written in Braille is set under "Card notation".
    .braille = cards begin with
setting-card-order-game = as usual in the game
    .brief = as in the game
setting-card-order-value = value
setting-card-order-colour = colour or pillar
setting-on-demand = Speak on demand only
    .help = You hear what happens only when you ask. Sounds stay on, keys still answer, L says what happened last, and urgent messages still come. Messages wait on the Braille line as usual.
    .braille = on demand only
setting-braille-wording-normal = normal
setting-braille-wording-own = Braille: own moves
    .help = How your own moves appear on the Braille line when its wording is normal.
    .braille = braille: own moves
setting-braille-wording-own-brief = brief
setting-braille-wording-own-full = full
setting-braille-wording-others = Braille: others' moves
    .help = How others' moves appear on the Braille line when its wording is normal.
    .braille = braille: others' moves
setting-braille-wording-others-brief = brief
setting-braille-wording-others-full = full
setting-braille-wording-table = Braille: answers and table
    .help = How everything else appears on the Braille line when its wording is normal.
    .braille = braille: answers, table
setting-braille-wording-table-brief = brief
setting-braille-wording-table-full = full

## Sounds by kind, own sounds, dark window

setting-volume-moves = Volume of moves
    .help = How loud cards, dice and piles are, relative to the volume of all sounds.
    .braille = volume moves
setting-volume-moves-value = { $value }
setting-volume-signals = Volume of signals
    .help = How loud the sounds are for your turn, the winner, the clock, knocking and devices.
    .braille = volume signals
setting-volume-signals-value = { $value }
setting-volume-keys = Volume of keys
    .help = How loud the sounds are for edges, errors, marking, opening and closing.
    .braille = volume keys
setting-volume-keys-value = { $value }
setting-volume-tones = Volume of tones
    .help = How loud the tones are that describe a field.
    .braille = volume tones
setting-volume-tones-value = { $value }
setting-sound-pack = Your own sounds
    .help = In the data folder, under sounds, make a folder of WAV files with the program's file names, such as turn.wav. The program's own sound is played for any that is missing.
    .braille = own sounds
setting-sound-pack-none = none
setting-curtain = Dark window
    .help = The window stays black, so that nobody can read along. Speech, Braille and keys work as usual.
    .braille = dark window
command-curtain = darken the window or show it again
    .braille = dark window
curtain-drawn = Window dark
    .braille = window dark
curtain-open = Window visible again
    .brief = Window visible
    .braille = window visible
curtain-no-window = There is no window to darken here. For a terminal, switch off the screen itself.
    .brief = No window
    .braille = no window

## Hints: what they gain first

hint-larger = Or more at once. { $action }
    .braille = or { $action }
setting-wording-own-normal = normal
setting-wording-others-normal = normal
setting-wording-table-normal = normal
setting-braille-wording-own-normal = normal
setting-braille-wording-others-normal = normal
setting-braille-wording-table-normal = normal
# Said in full wording only, behind the name of a zone that one goes to.
zone-of = zone { $number } of { $count }
    .normal = { "" }
    .brief = { "" }
    .braille = { "" }

## A match is over: what a display offers

over-entry-menu = Menu
    .braille = menu
over-again = On the display, the routing key over "again" begins another match, the one over "menu" opens the menu.
    .braille = routing: { game-menu-again.braille }, { over-entry-menu.braille }
over-menu = On the display, the routing key over "menu" opens the menu.
    .braille = routing: { over-entry-menu.braille }
over-list = The display's { $bottom-key } lists what you can do now.
    .braille = { $bottom-key }: list

## Leaving a match that was played beside a network table

game-menu-leave-table = To the waiting room, the match stays saved
    .brief = Waiting room, saved
    .braille = waiting room
game-menu-leave-table-ended = To the waiting room, the match is under finished matches
    .brief = Waiting room
    .braille = waiting room

## The keys of a teacher's desk

command-desk-activate = what can be done with this
    .braille = do
command-desk-game-menu = everything for the whole class
    .braille = class
command-desk-back = everything for the whole class
    .braille = class
command-desk-next = to the next pupil who needs you
    .braille = next need
command-desk-hand-down = the raised hand is seen to
    .braille = lower hand
command-desk-know = yes to all devices that wait for it
    .braille = yes to all
command-desk-answer = let in whoever knocks, or not
    .braille = who knocks
command-desk-follow = follow the pupil live, or no longer
    .braille = follow
command-desk-line = your Braille line shows the pupil's, or the desk
    .braille = their line
command-desk-aloud = hear what the pupil hears, or no longer
    .braille = hear them
command-desk-say = say something to the pupil
    .braille = say
command-desk-say-all = say something to everybody
    .braille = say to all
command-desk-pause = pause the pupil or the table, or go on
    .braille = pause
command-desk-pause-all = pause everybody, or go on
    .braille = pause all
command-desk-hint = give the pupil a hint
    .braille = hint
command-desk-take-back = take back the last move at the pupil's table
    .braille = take back
command-desk-seat = seat the pupil elsewhere
    .braille = seat
command-desk-late = a place, an exercise or a game for whoever came late
    .braille = late
command-desk-helper = a link for a sighted helper beside the pupil, or end it
    .braille = helper's link
command-desk-deal = deal the class out to tables
    .braille = deal
command-desk-exercises = give exercises
    .braille = exercises
command-desk-project = what the projector shows
    .braille = projector
command-desk-class = how the class stands
    .braille = class
command-desk-missing = who of the list is not here
    .braille = not here
command-desk-code = the class's code and address
    .braille = code
command-class-alone = nobody but the teacher sees my line any more
    .braille = alone again
command-net-desk = to the desk, or to the next of my own tables (teachers)
    .braille = desk
command-desk-seats = to my own seats, and back to the desk
    .braille = my seats
button-desk-next = Who needs me?
button-desk-class = Class
