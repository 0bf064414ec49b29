### Sentences of the command line.

cli-about = Five card and board games for blind, deafblind and low-vision people. Without a command the game starts.
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-help = show this help
cli-version = show the version
cli-object = a JSON object
cli-text = any text of at most { $most } characters
cli-range = { $low } to { $high }
cli-error-missing = { $names } is missing.
cli-error-choice = { $name } cannot be { $value }, only { $known }.
cli-error-number = { $name } must be a whole number, not { $value }.
cli-error-value = the value after { $name } is missing.
cli-error-unknown = { $names } does not exist here.
cli-error-one-of = one of { $names } is missing.
cli-error-together = { $name } cannot be combined with { $other }.
cli-error-no-value = { $name } takes no value. Leave out { $value }.
cli-error-one-value = { $name } takes one value only.
cli-error-values =
    { $name } must be followed by { $count ->
        [one] one value
       *[other] { $count } values
    }.
cli-error-ambiguous = { $name } can mean { $known }. Write it in full.
cli-error-invalid = { $name } cannot be { $value }.
cli-error-other = { $name }: { $reason }.
decimal-sign = { "." }
cli-usage-error = Wrong usage: { $reason } Help: { $command } --help
cli-lang = language of the texts
cli-play = start the client
cli-demo = let bots play, and print what seat 1 hears and feels
cli-simulate = let bots play many matches, and print results and speed
cli-position = read a position: legal actions, a seat's view, what an action does
cli-rules = print the rules of a game
cli-devices = list and try voices and Braille displays
cli-replay = print a match from a match file, sentence by sentence
cli-settings = show and change the settings
cli-game = name of the game
cli-play-game = set up this game at once, or replay the match in this file
cli-seed = random seed; same seed, same match. Without one, a puzzle of the day is today's
cli-seats = number of seats
cli-level = playing strength
cli-hear-seat = the seat whose sentences and Braille are printed, from 1
cli-option = an option of the game; may be repeated
cli-json = for programs: one JSON object per line
cli-matches = number of matches
cli-bots = levels per seat, separated by commas, or one level for all
cli-position-file = position file, - for standard input
cli-position-dots = write the board as raised dots for 60×40 and 96×40, as PNG and as Braille text, into this folder
cli-position-seat = the seat whose view is shown, from 1; by default the one to act
cli-apply = carry out this action
cli-devices-try = say a sentence with this voice
cli-replay-file = match file
cli-replay-step = wait for Enter after every sentence
cli-changes = name and new value of a setting
cli-front-end = play in a window or in the terminal
cli-speech = the voice to use, off for none
cli-braille = a simulated display as well, for example 40 or 20x2
cli-no-brltty = do not look for a Braille display
cli-game-fault = { $game } from the package { $package } has a fault: { $reason }. How it came about stands in { $log }. A newer version of the package may do better. If the game is your own, its check with pytest says what to do.
cli-game-hangs = { $game } from the package { $package } did not come back and was broken off. How it came about stands in { $log }. A newer version of the package may do better. If the game is your own, its check with pytest says what to do.
simulate-matches =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }
simulate-daily = Each match has a puzzle of its own: the seeds begin with { $seed }. Today's puzzle has the seed { $today }, the date.
simulate-seat = Seat { $seat }, { $level }: { $wins } wins, mean score { $mean }
simulate-ended = { $how }: { $count } ({ $share } %)
simulate-speed = { $speed } actions per second
position-actions =
    { $count ->
        [0] No legal actions
        [one] One legal action:
       *[other] { $count } legal actions:
    }
devices-usable =
    { $id }, { $name }: ready, { $detail }, { $voices ->
        [0] no voices to choose from
        [one] one voice
       *[other] { $voices } voices
    }
devices-usable-plain =
    { $id }, { $name }: ready, { $voices ->
        [0] no voices to choose from
        [one] one voice
       *[other] { $voices } voices
    }
devices-unusable = { $id }, { $name }: not ready. { $why }
devices-display = Braille display: { $cells } cells
devices-no-display-absent =
    No Braille display through BRLTTY. { $system ->
        [windows] NVDA or JAWS shows the game on the display as soon as the screen reader runs. For the program's own view start BRLTTY with BrlAPI.
        [macos] VoiceOver shows the window on the display as soon as it runs. You do not need BRLTTY for that.
        [debian] Start BRLTTY with: sudo systemctl start brltty. If it is missing: sudo apt install brltty. The program then connects by itself.
       *[linux] Start BRLTTY; if it is missing, install your system's brltty package. The program then connects by itself.
    }
devices-no-display-refused =
    No Braille display: BRLTTY refuses. { $system ->
        [windows] Set api-parameters to Auth=none in the file brltty.conf, and restart BRLTTY.
        [debian] Add your user to the group that may read the BrlAPI key: sudo adduser your-name brlapi. Then log in again.
       *[linux] Let your user read the BrlAPI key, usually through the group brlapi.
    }
devices-no-display-nonsense = No Braille display: something else answers at BRLTTY's port. Check the environment variable BRLAPI_HOST.
devices-no-display-silent =
    No Braille display: BRLTTY does not answer. { $system ->
        [windows] Restart BRLTTY, in the Windows services.
        [debian] Restart BRLTTY with: sudo systemctl restart brltty.
       *[linux] Restart BRLTTY.
    }
devices-no-display-closed =
    No Braille display: BRLTTY closed the connection. { $system ->
        [windows] Restart BRLTTY, in the Windows services.
        [debian] Restart BRLTTY with: sudo systemctl restart brltty.
       *[linux] Restart BRLTTY.
    }
devices-liblouis =
    liblouis { $version } translates into Braille, { $origin ->
        [package] from the package braillespiel-liblouis
       *[system] from the system
    }
devices-braille-ours = Braille: the program's own, on BRLTTY's display
devices-braille-reader = Braille: from { $name }, in the table set there
devices-braille-nobody = Braille: not on any display right now
devices-sentence = This is { $name }. Enjoy your game.
error-seat = There is no seat { $seat }. There are { $seats } seats, counted from 1.
error-level = No level is called { $name }. The levels are: { $known }.
error-bots-count = { $bots } levels for { $seats } seats. Name one per seat, or just one for all.
error-matches = { $matches } matches do not work. Name a number from 1.
error-no-dots = There is no picture of raised dots for { $game }, only for cubus and hexaducto.
error-file-write = { $file } cannot be written: { $reason }. Choose another name or folder.
error-interrupted = Interrupted.
error-output = The output cannot be written: { $reason }. Make room there, or send it somewhere else.
error-system = Something is wrong with { $file }: { $reason }. Check the name and the permissions.
error-window =
    The window cannot be opened. { $system ->
        [windows] At the command prompt, in the folder of the game, it works with: { $program } --front-end terminal
       *[linux] In the terminal it works with: { $program } --front-end terminal
    }
error-terminal = This terminal cannot be read. In a window it works with: { $program } --front-end window
error-front-end-lost = The window or terminal no longer answers. The match is saved; start the game again.
error-apply-empty = The action after --apply is missing. The command without --apply shows which are legal.
error-json = { $file } is not valid JSON from line { $line }, column { $column } on. Check commas, brackets and quotes there.
error-option-game = An option needs a game. Name the game too, for example: play hexaducto --option puzzle=daily
error-braille-size = No Braille display has the size { $size }. Name 12 to 80 cells, for example 40 or 20x2.
error-voice = No voice is called { $name }. The voices are: { $known }.
error-option-without = Say what { $option } is to be: { $option }=VALUE. The command rules shows what there is.
error-setting-unknown = No setting is called { $name }. The settings are: { $known }.
error-setting-value = { $name } cannot be { $value }. Possible: { $known }.
error-other = This does not work: { $rule }. { $details }
cli-transcript = write everything that is pressed, heard and felt to this file
cli-matches-list = list the matches on this computer, save one as a file, load one from a file
cli-matches-export = save this match as a file
cli-matches-out = name of the file
cli-matches-import = load a match from this file
matches-exported = Saved in { $path }
matches-imported = Loaded; it is now match { $number }.
matches-none = No matches yet.
matches-line =
    { $number }: { $game }, { $names }, { $when }{ $over ->
        [yes]
            { $won ->
                [0] , over
                [one] , won by { $winners }
               *[other] , win shared by { $winners }
            }
       *[no] , not over
    }
cli-erase = delete everything that braillespiel keeps about you
cli-erase-yes = delete without asking
erase-nothing = Nothing to delete: there is nothing of braillespiel in { $folder }.
erase-sure =
    { $count ->
        [one] That is all. Really delete it? You cannot get it back. Type yes and Enter; anything else deletes nothing.
       *[other] That is all, { $count } entries. Really delete them? You cannot get them back. Type yes and Enter; anything else deletes nothing.
    }
erase-kept = Nothing was deleted.
erase-done = Everything was deleted.
erase-playing = A match is being played or a table is open, nothing was deleted. Quit braillespiel, then run the command again.
erase-unreadable = { $path } cannot be read, nothing was deleted: { $reason }.
erase-failed = { $path } cannot be deleted: { $reason }. Everything named before it has been deleted.
cli-report = write one readable file about this computer and the last match, for somebody who helps you
cli-report-out = name of the file; otherwise braillespiel-report.txt
cli-report-hands = put your own hand into it, too; otherwise only what everybody at the table may know
report-title = Report of braillespiel
report-program = braillespiel { $version }
report-python = Python { $version }
report-system = System: { $name }
report-page = In a browser
report-no-display = Braille display: none that the program drives
report-setting = { $name }: { $value }
report-own = one of your own
report-settings =
    { $count ->
        [0] Settings: all as the program comes
        [one] Settings: one differs from how the program comes
       *[other] Settings: { $count } differ from how the program comes
    }
report-no-match = No match is on this computer.
report-match =
    The last match: { $game }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }, { $count ->
        [0] nothing said yet
        [one] its last sentence
       *[other] its last { $count } sentences
    }
report-hands = With the hand of the first person, without names
report-no-hands = Without hands, without names
report-sure = That is the whole report. It stays on this computer. Keep it as { $path }? Type yes and Enter; anything else keeps nothing.
report-kept = The report is in { $path }. Nothing was sent; you decide whom you give it to.
report-not-kept = Nothing was kept.
report-exists = { $path } already exists and was not overwritten. Choose another name with --out.
cli-keys = print the whole key table
cli-keys-json = one JSON array of all keys
cli-keys-markdown = as a page of the documentation
cli-keys-title = All keys
cli-keys-about = Made by `braillespiel keys --markdown`; `braillespiel keys` prints the same as text, `--json` as data. You can change all keys in the settings (F2). In the program, F1 lists those that do something where you are.
cli-keys-head = | key | what it does |
# Lessons.
cli-lessons = list the lessons, check one, try one out, print ready ones
cli-lessons-check = check a lesson's file and say what is wrong with it
cli-lessons-file = the file of the lesson, NAME.json; its sentences are beside it in NAME.de.ftl and NAME.en.ftl
cli-lessons-print = write ready lessons for a class as files: to print, and in Braille
cli-lessons-print-id = names of ready lessons; without any, all
cli-lessons-print-out = folder for the files
cli-lessons-print-format = which files, separated by commas: { $known }; without it, all
cli-lessons-print-table = Braille table, for example ueb-g2 for contracted Braille; without it, that of the language without contractions
cli-lessons-try = play a lesson with its own keys
cli-lessons-id = the name of the lesson
lessons-line =
    { $id }: { $title }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
lessons-right =
    All right, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
lessons-at-step = Step { $step }: { $reason }
lessons-ready-unknown = No ready lesson is called { $id }. The ready lessons are: { $known }.
lessons-print-format = There is no format { $format }. The formats are: { $known }.
lessons-print-progress = { $title }: { $number } of { $count }
lessons-printed =
    { $count ->
        [one] One lesson
       *[other] { $count } lessons
    }, { $files ->
        [one] one file
       *[other] { $files } files
    } in { $folder }.
lessons-unknown = No lesson is called { $id }. The lessons are: { $known }.

## Network tables

cli-serve = open a network table without playing yourself
cli-serve-game = name of the game; without one, a player chooses
cli-serve-seats = number of seats; the match starts once they are all taken, and the table closes after it
cli-port = port number, 0 for any free one
cli-code = the six digits people need to join; random if left out
cli-table-name = name of the table
cli-bind = make the table reachable only at this address of the computer
cli-loopback-only = make the table reachable only from this computer
cli-plain = no encryption and no code, for measurements; only together with --loopback-only
cli-web-port = port of the page for browsers; any free one if left out
cli-no-web = without the page for browsers
cli-cert = certificate (PEM) to serve the page over https; together with --key
cli-key = private key of the certificate (PEM)
cli-join = let a bot play at a network table, and print what the bot's seat hears and feels
cli-join-address = address of the table, for example 192.168.1.20:24111
cli-join-code = the table's six digits
cli-join-name = the bot's name at the table
cli-join-bot = playing strength; like-me: as strong as your results on this computer against such computer players ask for
cli-join-seed = the bot's random seed
cli-join-plain = the table was opened with --plain
cli-serve-network = The table is open to everybody on your network. Address { $address }, code { $code }. Ctrl+C closes it.
cli-serve-loopback = The table is open, from this computer only. Address { $address }, code { $code }. Ctrl+C closes it.
cli-serve-page = In a browser, with nothing to install: { $address }
cli-serve-read-along = The page is not encrypted: whoever listens in on the same Wi-Fi can see the code, the names and the cards of seats in browsers.
cli-table-came = Joined: { $name }.
cli-table-went = Left: { $name }.
cli-table-fell-out = Connection lost, seat kept: { $name }.
cli-table-back = Back: { $name }.
cli-table-removed = Removed: { $name }.
cli-table-began = The match starts.
cli-table-over = The match is over.
cli-table-ended = The match was ended early.
cli-table-paused = Match paused by { $name }.
cli-table-goes-on = The match continues.
cli-table-bot-plays = A computer player plays for { $name }.
cli-table-took-chair-back = { $name } plays again.
cli-table-missing = The others are asked how to continue without { $name }.
cli-table-store-waits = Nothing can be saved, the table waits. Free some space on the disk; then it goes on by itself.
cli-table-store-again = Saved again, nothing is missing. The table goes on.
cli-table-code-ended = Too many wrong codes were tried. The new code: { $code }. Whoever is in stays in.
cli-table-new-code = The new code: { $code }.
cli-table-newcomers-knock = From now on newcomers knock, and you let each of them in.
cli-table-knocks = { $name } knocks. { $number } and Enter lets in, -{ $number } and Enter turns away. If nobody answers for ten minutes, whoever knows the code comes in.
cli-table-let-in = Let in: { $name }.
cli-table-turned-away = Turned away: { $name }.
cli-table-knock-gone = No longer at the door: { $name }.
cli-table-knocking-over = Nobody answered for ten minutes: whoever knows the code comes in again.
cli-table-nobody-knocks = Nobody with that number is knocking. Type the number of whoever knocks, or a minus and the number.
cli-table-refused = Someone at { $name } was not let in.
error-plain-alone = --plain works only together with --loopback-only. Leave out --plain, or add --loopback-only.
error-bind-loopback = --bind cannot be combined with --loopback-only. Leave one of them out.
error-port = There is no port { $port }. Name a number from 1 to 65535, or 0 for any free one.
error-code = { $code } is not a code. A code has six digits.
error-table-name = The table cannot be called { $name }. A name has 1 to 40 letters or digits.
error-host-in-use = A table is already open on this computer. Close it first, or choose another data folder with BRAILLESPIEL_HOME.
error-serve-game = --option and --seed need a game. Name the game too, for example: serve six --option untimed=true
error-listen = The table cannot be opened here: { $reason }. Choose another port or address.
error-serve-not-kept = Not everything is saved: the last moves are missing, the disk took nothing more. Free some space there before you open it again.
error-cert-key = --cert and --key belong together. Give both, or neither.
error-cert = Certificate or key cannot be read: { $reason }. Both have to be PEM files that belong together, the key without a password.

## An error of the program itself, said where there is no console.

error-unexpected = braillespiel has ended because of an error in the program: { $reason }. What was played is saved. Start it again; if the error returns, send us the file errors.log from the data folder.

## A class

cli-serve-class = open a class: several tables, a desk for the teacher, a page for the projector
cli-serve-roster = list of the class (CSV or TOML), with --class
cli-class-open = The class is open. Address { $address }, code { $code }. Ctrl+C closes it; it goes on next time.
cli-class-desk = The desk, without a code on this computer only: { $address }
cli-class-desk-code = The desk, with the code { $code }, which is the teacher's alone: { $address }
cli-class-projector = For the projector: { $address }
error-class-game = With --class, what is played is chosen at the desk. Leave out the game, --seats, --option and --seed.
error-roster-class = --roster and --password-file belong to a class. Add --class.

## The sentences of a language. $name is an area ("client"), a language or a folder.

cli-words = check the sentences of a language, show them
cli-words-check = name what is missing, broken or doubtful, by area; the status is 1 if anything is broken
cli-words-show = show every message of an area with an example, beside the English one
cli-words-variables = say what comes for each variable of the messages
cli-words-language = the tag of the language: fr, pt-BR
cli-words-area = the area: client, cards, games/six
error-words-language = There is no language { $name }. Make the folder { $folder } and put its files there.
error-words-area = There is no area { $name }. Choose one of { $known }.
words-check-area = { $name }: { $count } of { $most } messages.
words-check-all = { $count } of { $most } messages in all.
words-check-broken =
    { $count ->
        [0] Nothing is broken.
        [one] One is broken. Something else is said there.
       *[other] { $count } are broken. Something else is said there.
    }
words-check-file = Broken, cannot be read, { $count }:
words-check-value = Broken, a value that there is not, { $count }:
words-check-choose = { $value }. Choose one of { $known }.
words-check-syntax = Broken, not understood, { $count }:
words-check-variable = Broken, a variable that never comes, { $count }:
words-check-reference = Broken, made of something that is not there, { $count }:
words-check-silent = Broken, says nothing, { $count }:
words-check-missing = Missing, { $count }:
words-check-wording = A wording is missing, a longer one is said, { $count }:
words-check-unused = A variable is left out, { $count }:
words-check-extra = Never said, { $count }:
words-check-twice = There twice, only the first counts, { $count }:
words-check-equal = The same as in English, { $count }:
words-check-long = Longer than 20 cells, unlike the English one, { $count }:
words-check-more = This names what is missing in an area: { $program } words check { $name } AREA
cli-stood-in =
    { $count ->
        [one] For one message English was said, or a longer wording.
       *[other] For { $count } messages English was said, or a longer wording.
    } This names what is missing or broken: { $program } words check { $name }
