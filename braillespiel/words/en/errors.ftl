### What is wrong with matches, positions and files from outside: every named error of the rules.


## What comes from outside. $path is the file, $detail the bound or what the system said.

outside-missing = There is no file { $path }. Check the name.
    .brief = No such file.
    .braille = no such file
outside-unreadable = { $path } cannot be read: { $detail }.
    .brief = Not readable.
    .braille = not readable
outside-no-file = { $path } is not a file but a device or a pipe. Name a file.
    .brief = That is not a file.
    .braille = not a file, a device
outside-large = { $path } is too large: { $detail } at most.
    .brief = Too large, { $detail } at most.
    .braille = too large: max { $detail }
outside-encoding = { $path } is not saved as UTF-8. Save the file again, in the encoding UTF-8.
    .brief = Not saved as UTF-8.
    .braille = not utf-8
outside-deep = { $path } is nested too deeply: { $detail } levels at most.
    .brief = Nested too deeply.
    .braille = nested too deeply
outside-long = { $path } holds a text that is too long: { $detail } characters at most.
    .brief = A text in it is too long.
    .braille = text in it too long
outside-number = { $path } holds a number that is too long: { $detail } digits at most.
    .brief = A number in it is too long.
    .braille = number in it too long

## Matches and positions.

not-installed-labels = Labels are made with packages that are not installed. Install them with: { $command }.
    .braille = labels: not installed. { $command }
not-installed-net = Tables with others need packages that are not installed. Install them with: { $command }.
    .braille = network: not installed. { $command }
not-installed-postgres = A database on a server needs packages that are not installed. Install them with: { $command }.
    .braille = database: not installed. { $command }
error-game-fault = { $game } from the package { $package } has a fault: { $reason }. The match is kept; Escape leads to the menu.
    .brief = { $game } has a fault: { $reason }.
    .braille = { $game } of { $package } fault: { $reason } kept, menu: Escape
    .display = { $game } of { $package } fault: { $reason } kept
    .display-full = { $game } from the package { $package } has a fault: { $reason }. The match is kept; the list of the display's { $bottom-key } leads to the menu.
    .page = { $game } from the package { $package } has a fault: { $reason }. The match is kept; the Menu button leads to the menu.
error-game-hangs = { $game } from the package { $package } did not come back and was broken off. The match is kept; Escape leads to the menu.
    .brief = { $game } broken off.
    .braille = { $game } of { $package } broken off, kept, menu: Escape
    .display = { $game } of { $package } broken off, kept
    .display-full = { $game } from the package { $package } did not come back and was broken off. The match is kept; the list of the display's { $bottom-key } leads to the menu.
    .page = { $game } from the package { $package } did not come back and was broken off. The match is kept; the Menu button leads to the menu.
error-game-unknown = No game is called { $name }. The games are: { $known }.
    .brief = No such game: { $name }.
    .braille = no game { $name }
error-game-left-out = { $name } from the package { $package } cannot be used and is left out: { $reason }.
    .brief = { $name } left out: { $reason }.
    .braille = { $name } left out: { $reason }
error-action-unknown = { $text } is not an action of this game.
    .brief = Not an action: { $text }.
    .braille = no action { $text }
error-option-unknown = No option is called { $option }. The options are: { $known }.
    .brief = No such option: { $option }.
    .braille = no option { $option }
error-option-value =
    The option { $option } cannot be { $value }. { $kind ->
        [number] It can be a number from { $low } to { $high }.
       *[other] It can be: { $known }.
    }
    .brief = { $option } cannot be { $value }.
    .braille = { $option }: not { $value }
error-seat-count =
    { $seats ->
        [one] One seat does not work.
       *[other] { $seats } seats do not work.
    } { $high ->
        [1] One person plays this alone.
       *[other] There can be { $low } to { $high }.
    }
    .brief = Wrong number of seats: { $seats }.
    .braille = { $low } to { $high } seats
error-replay-newer = Action { $number } of the saved match follows newer rules than this program knows: { $text }. A newer version can continue it.
    .brief = Action { $number } follows newer rules.
    .braille = action { $number }: newer rules
error-replay-differs = After action { $number } the saved match differs from how it was then. The rules have changed; the match stays as it is.
    .brief = After action { $number } the match differs.
    .braille = differs after action { $number }
error-too-late = Too late, the question has changed.
    .brief = Too late
    .braille = too late
error-too-often =
    { $seconds ->
        [one] You can change your reaction time again in one second.
       *[other] You can change your reaction time again in { $seconds } seconds.
    }
    .brief =
        { $seconds ->
            [one] again in one second
           *[other] again in { $seconds } seconds
        }
    .braille = not for { $seconds } s
error-match-ended = The match was ended.
    .braille = match ended
error-standstill = View only: nobody can act in this match any more. The { $turn-key } key says why.
    .brief = View only. { $turn-key } says why.
    .braille = view only, why: { $turn-key }
    .display = view only
    .display-full = View only: nobody can act in this match any more. Ask why in the list of the display's { $bottom-key }.
error-replay-entry = Action { $number } of the saved match does not fit the rules: { $text }. It stays as it is.
    .brief = Action { $number } does not fit the rules.
    .braille = action { $number } does not fit
error-position-json = The position is not valid JSON: { $problem }.
    .brief = Not valid JSON.
    .braille = not json
error-position-version = This program cannot read positions of version { $found }, only version { $known }.
    .brief = Position of version { $found }, too new or too old.
    .braille = version { $found } not read
error-position-malformed =
    { $fault ->
        [missing]
            { $field } is missing in { $where ->
                [document] the position
               *[other] { $where }
            }. Add it; docs/positions.md lists the fields.
        [unknown]
            { $field } is not a field of { $where ->
                [document] the position
               *[other] { $where }
            }. Check the spelling in docs/positions.md.
        [kind]
            { $where ->
                [document] The position
               *[other] { $where }
            } must be { $expected ->
                [int] a whole number
                [str] text in quotes
                [bool] true or false
                [array] a list in square brackets
                [object] an object in braces
               *[other] a number
            }, not { $found ->
                [int] a whole number
                [str] text in quotes
                [bool] true or false
                [array] a list in square brackets
                [object] an object in braces
                [null] null
               *[other] a number with a fraction
            }.
        [range]
            { $where } must be { $bound ->
                [most] at most
                [least] at least
               *[exactly] exactly
            } { $limit }.
        [length]
            { $where } must have { $bound ->
                [most] at most
                [least] at least
               *[exactly] exactly
            } { $limit } entries.
        [choice] { $where } cannot be { $found }. docs/positions.md lists what it can be.
        [text] { $where } is misspelt. docs/positions.md shows how to write it.
       *[other] The position is faulty: { $problem }. docs/positions.md shows what it looks like.
    }
    .brief =
        Position faulty: { $where ->
            [document] as a whole
           *[other] { $where }
        }.
    .braille = faulty: { $where }
error-match-stuck = The match with the seed { $seed } does not end, not even after { $actions } actions. Please report it.
    .brief = The match does not end.
    .braille = does not end
error-no-seat = There is no seat { $seat } in this match.
error-stays-here = Matches of { $game } can be played at one computer only.

## Lessons that somebody wrote.

error-lesson-json = The lesson { $file } is not valid JSON: line { $line }, column { $column }.
    .brief = Not valid JSON: line { $line }, column { $column }.
error-lesson-version = The lesson has version { $found }; this program reads { $known }.
    .brief = Lesson of version { $found }, { $known } is read.
error-lesson-seat = Before an action comes who makes it: a seat number from 1, or 0 for the clock. Here it says: { $text }.
    .brief = No seat: { $text }.
error-lesson-step-unknown = There is no step { $step } in this lesson.
    .brief = No step { $step }.
error-lesson-step-twice = Two steps are called { $step }. Give each its own name.
    .brief = Two steps are called { $step }.
error-lesson-nothing-asked = Step { $step }: give either answers or command, not both.
    .brief = { $step }: answers or command.
error-lesson-no-keys = Step { $step } names no keys. Give them in keys.
    .brief = { $step }: keys are missing.
error-lesson-no-steps = The lesson has no steps.
    .brief = No steps.
error-lesson-endless = Step { $step } comes again and again, the lesson never ends. Check where then leads.
    .brief = { $step }: never ends.
error-lesson-sentence = The sentence { $name } is missing, or names something that does not exist; language { $language }.
    .brief = Sentence { $name } is missing ({ $language }).
error-lesson-command-unknown = Step { $step }: there is no command { $command } at this place.
    .brief = { $step }: no command { $command }.
error-lesson-keys = Step { $step }: the keys ({ $keys }) do not do what the step asks for.
    .brief = { $step }: wrong keys.
