### A class: its list, what is kept of it, its report.


## What is wrong with the list of a class. $row is the row as in a spreadsheet (in TOML the
## entry's number), $column the column, $value what stands there.

roster-no-name = The list lacks the column name. Write the names of the columns into the first row: name, and any of { $known }.
    .brief = The list lacks the column name.
    .braille = no column name
roster-empty = The list is empty. Write one row for each person under the names of the columns.
    .brief = The list is empty.
    .braille = list empty
roster-many = The list has { $count } names; at most { $most } are possible. Split it into several files.
    .brief = The list has too many names.
    .braille = too many names
roster-csv = Row { $row }: a quotation mark is in the wrong place. Put a text that contains quotation marks between two of them, or leave the marks out.
    .brief = Row { $row }: wrong quotation mark.
    .braille = row { $row }: quotation mark
roster-wide = Row { $row } has more fields than the first row has columns: { $count }. Remove the extra ones, or name the column.
    .brief = Row { $row } has too many fields.
    .braille = row { $row }: too many fields
roster-column-twice = The column { $column } is there twice. Delete one of them.
    .brief = Column { $column } twice.
    .braille = column { $column } twice
roster-toml = The list is not valid TOML: { $reason }.
    .brief = The list is not valid TOML.
    .braille = not valid TOML
roster-toml-pupils = Nobody is on the list. Write [[pupils]] above each entry and name = "…" below it.
    .brief = Nobody is on the list.
    .braille = nobody on the list
roster-number = Row { $row }, column { $column }: { $value } is not possible. Write a whole number from { $low } to { $high }, or nothing.
    .brief = Row { $row }, { $column }: { $low } to { $high }.
    .braille = row { $row } { $column }: { $low }-{ $high }
roster-choice = Row { $row }, column { $column }: there is no { $value }. Possible are: { $known }, or nothing.
    .brief = Row { $row }, { $column }: unknown, { $value }.
    .braille = row { $row } { $column }: unknown
roster-note = Row { $row }, column note: { $most } characters at most. Shorten it.
    .brief = Row { $row }: note too long.
    .braille = row { $row }: note too long
roster-word = Row { $row }, column word: one word of { $most } characters at most, without blanks.
    .brief = Row { $row }: one word only.
    .braille = row { $row }: one word only
roster-name-empty = Row { $row } has no name. Write one into the column name; a nickname will do.
    .brief = Row { $row } has no name.
    .braille = row { $row }: no name
roster-name-long = Row { $row }: the name is too long, { $most } characters at most.
    .brief = Row { $row }: name too long.
    .braille = row { $row }: name too long
roster-name-signs = Row { $row }: the name has an invisible character. Type the name again.
    .brief = Row { $row }: character in the name.
    .braille = row { $row }: character in name
roster-twice = Row { $row }: { $name } is already in row { $first }. Add something to one of the two.
    .brief = Row { $row }: { $name } twice.
    .braille = row { $row }: { $name } twice
roster-assistant = Row { $row }, column assistant_of: { $name } is not on the list as somebody else. Write the name as it stands in the column name.
    .brief = Row { $row }: { $name } is not on the list.
    .braille = row { $row }: { $name } missing
roster-unknown =
    Unknown { $count ->
        [one] column, it is
       *[other] columns, they are
    } left unread: { $columns }. Known are: { $known }.
    .brief = Left unread: { $columns }.
    .braille = left unread: { $columns }

## Files of a class that cannot be opened, and evidence. $path is the file.

class-other = { $path } is not the file of a class. Name one that ends in .class, from the folder classes.
    .brief = Not the file of a class.
    .braille = no class
class-newer = { $path } comes from a newer version of braillespiel. Update it.
    .brief = Class of a newer version.
    .braille = class too new
class-broken = { $path } is damaged and cannot be read. Use a backup copy.
    .brief = The class's file is damaged.
    .braille = class damaged
class-password = { $path } has a password. With --password-file, name a file that has it in its first line.
    .brief = This class has a password.
    .braille = password needed
class-password-wrong = { $path } does not open with this password, or the file was changed. Check capitals and small letters.
    .brief = Wrong password.
    .braille = wrong password
class-overdue = { $path } should have been deleted, and the system did not allow it. Delete the file by hand.
    .brief = Old evidence could not be deleted.
    .braille = not deleted: { $path }
class-synchronised = The class is in a folder that looks synchronised with other computers: { $part }. Files there leave this computer. Name another folder in BRAILLESPIEL_HOME.
    .brief = The class's folder looks synchronised: { $part }.
    .braille = folder synchronised: { $part }
evidence-purpose = The purpose is missing. Say in one sentence what it is kept for; everybody hears it.
    .brief = The purpose is missing.
    .braille = no purpose
evidence-days = It cannot be kept for so long: { $low } to { $high } days are possible, { $usual } are usual.
    .brief = { $low } to { $high } days.
    .braille = { $low }-{ $high } days
evidence-figures = Choose what is counted, one thing at least.
    .brief = Nothing chosen to count.
    .braille = nothing chosen

## Commands.

class-help-password = file with the password of the class in its first line; for a new class it is the one from then on

## The report. Figures stand in tables; what cannot be known has a reason and no number.

class-report-title = Report: { $title }
class-report-about = Each page is about one person. The figures say what was counted on the device, not what somebody can do; they are of no use for comparing, for devices, lines and tasks differ. It contains nobody who did not agree.
class-report-purpose = Purpose: { $purpose }
class-report-until = Kept until { $date }. Delete this report and its print-outs by then, too.
class-report-figures = What the figures mean
class-report-caption = { $name }: what was counted on each day
class-report-contractions = { $name }: contractions met while reading
class-report-contractions-caption = Contractions and how often
class-report-day = day
class-report-all = all days
class-report-table = Braille table
class-report-print = contraction for
class-report-count = how often
class-report-nobody = Nothing is counted for this purpose.
class-report-blank = no figure: { $why }
class-report-partly = { $number }, in part: { $why }
class-report-seconds = { $seconds } s
class-report-date =
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
    } { $year }
class-figure-cells = cells read
    .help = Braille cells with at least one dot that stood on the display for at least half a second.
class-figure-pans = panning keys
    .help = How often one of the display's two keys that pan forward and back was pressed.
class-figure-contractions = contractions
    .help = How many contractions the words read contained; which ones is told below.
class-figure-wrong-keys = wrong keys
    .help = Keys that mean nothing there, and moves that the rules refuse.
class-figure-hints = hints
    .help = How often a hint was asked for when it was their turn.
class-figure-time = time to act
    .help = Seconds from when they could know that it was their turn to their move: the middle one of all (the median). Fast is not better.
class-why-no-display = no display on our program
class-why-own-reader = their own screen reader writes the line
class-why-touch = played without keys
class-why-not-asked = not asked
class-why-not-now = said "not now"
class-why-nothing = nothing counted
class-report-made = Report written: { $path }
class-report-empty = Nothing is counted for { $title }, so there is no report. Counting begins when you switch evidence on in a lesson and somebody agrees.
class-report-format = There is no { $format }. Name html, csv, or both: html,csv.
class-report-failed = { $path } cannot be written: { $reason }.
class-report-leaves = { $path } looks like a folder that is synchronised with other computers: { $part }. The report then leaves this computer.
cli-class = reports, deletion and hand-out for a class
class-help-report = what was counted, each person on one page
class-help-file = the class's file, or its name
class-help-format = html, csv or both, with a comma between
class-help-out = folder in which the files are put
class-help-delete = delete one person from all that is kept of the class
class-help-hand-out = hand out all that is kept of one person as a file
class-help-pupil = name as it is in the class
class-help-hand-out-file = file: a page to read, or data if its name ends in .json

## Deleting and handing out.

class-no-such-pupil = This class does not know { $name }. It knows: { $known }.
class-under-way = A class or a network table is under way on this computer. End it first.
class-a-pupil = A pupil
class-deleted = Deleted: { $name }. Matches without others, deleted: { $matches }. Matches with others, now without the name: { $renamed }. Results in the statistics: { $results }. Devices' tokens: { $tokens }. Days counted: { $days }. Chat is never kept.
class-deleted-remade = The report is written again without this person: { $path }
class-deleted-report = The report is deleted, nobody is in it any more: { $path }
class-report-moved = This report is no longer there; look after it yourself: { $path }
class-left = { $name } could not be removed from { $path }. End other programs that use this file and try again, or delete the file by hand.
class-left-unread = Whether { $name } stands in { $path } could not be seen: it has another password, or it is damaged. Delete the file by hand if you do not need it.
class-also-class = The same name also stands in the class { $title }. It may be another person; nothing was deleted there.
class-also-locked = { $path } has a password of its own and was not searched.
class-also-matches =
    { $count ->
        [one] The name { $name } also stands in one match on this computer that is not of this class. It may be another person; the match stays.
       *[other] The name { $name } also stands in { $count } matches on this computer that are not of this class. It may be another person; the matches stay.
    }
class-also-results =
    { $count ->
        [one] The name { $name } also stands in one result of the statistics that is not of this class. It may be another person; the result stays.
       *[other] The name { $name } also stands in { $count } results of the statistics that are not of this class. It may be another person; the results stay.
    }
class-also-file = The name { $name } also stands in { $path }, of tables outside this class. It may be another person; the file stays.
class-out-of-reach = Out of reach, see to it yourself: the class's list of names, print-outs, copies and backups in other folders, and what the device of { $name } keeps itself.

## Names and tokens that belong to nobody of the class.

class-help-check = find names and devices that belong to nobody of the class any more, and remove them
class-help-check-yes = remove what is found, without asking
class-strays = In { $title } something is kept of people who are not of the class any more: { $parts }.
class-strays-names =
    { $count ->
        [one] one name: { $names }
       *[other] { $count } names: { $names }
    }
class-strays-tokens =
    { $count ->
        [one] one device's token
       *[other] { $count } devices' tokens
    }
class-strays-days =
    { $count ->
        [one] one day counted
       *[other] { $count } days counted
    }
class-strays-drafts =
    { $count ->
        [one] one file that was never finished
       *[other] { $count } files that were never finished
    }
class-strays-command = braillespiel class check "{ $title }" removes it.
class-strays-sure = Remove all of it? You cannot get it back; others keep their matches. Type yes and Enter; anything else removes nothing.
class-strays-gone = Removed.
class-strays-stay = Nothing was removed.
class-strays-none = In { $title } nothing is kept of anybody who is not of the class.
class-handed-out = Everything about { $name } is in { $path }. Whoever has the file can read it.
class-hand-out-title = What is kept about { $name }: { $title }
class-hand-out-about = This is all that the class's computer keeps about this person. Names of others are not in it. What the device and reading need is in the teacher's list of names, not here.
class-hand-out-devices =
    { $count ->
        [0] No device is recognised.
        [one] One device is recognised, by a random token.
       *[other] { $count } devices are recognised, by random tokens.
    }
class-hand-out-matches = Matches
class-hand-out-no-matches = No match is kept.
class-hand-out-began = began
class-hand-out-game = game
class-hand-out-moves = own moves
class-hand-out-ended = end
class-hand-out-running = not over
class-hand-out-won = won with { $score }
class-hand-out-over = over with { $score }

## Before the lesson: who arrives? (serve --check)

cli-serve-check = open nothing, but check which devices reach this computer
check-try = On a device of the class, try in a browser: { $address }
check-or = Or: { $address }
check-no-network = This computer is not connected to a network. Plug in the cable or switch Wi-Fi on.
check-ports = Port { $web } is open for browsers and port { $port } for the program. This computer's firewall has to let both through.
check-answers = This computer reaches itself at that address. Whether others do, only another device can tell.
check-silent = This computer does not reach itself at any of its addresses. Check its firewall.
check-list =
    { $count ->
        [one] The list has one name and can be read.
       *[other] The list has { $count } names and can be read.
    }
check-list-cells = Column cells: a display has its own number of cells. Where none is connected to the program, the number of the list holds.
check-list-braille-table = Column table: holds in the program. In a browser the pupil's own screen reader writes the line.
check-list-language = Column language: holds in a browser, from the start, unless the pupil has chosen one. The program keeps its own.
check-list-front-end = Column front_end: keys and touch are how a page begins. Nothing switches a device to window, terminal or page.
check-list-speech-rate = Column speech_rate: holds in the program. In a browser the pupil's own screen reader decides.
check-multicast = Multicast goes out from here: the program probably finds the class by itself.
check-no-multicast = Multicast does not work here: the program does not find the class by itself. Type the address.
check-waits = Waiting for devices, and saying who arrives. Ctrl+C ends.
check-arrived-browser = Arrived: { $address }, in a browser.
check-arrived-program = Arrived: { $address }, with the program.
check-nobody = No device has arrived for a minute. The network probably keeps devices apart: guest Wi-Fi, client isolation or separate VLANs. Ask for one of these, in this order:
check-advice-cable = This computer on a cable or in the devices' VLAN, and no client isolation between them.
check-advice-own-network = A network of its own: this computer's hotspot or a travel router. It needs no internet.
check-advice-school-server = A computer of the school that is always on, with the school's certificate.
check-advice-rented-server = A rented server. Names and moves then leave the building: settle that with the school's data protection first.
check-over =
    { $count ->
        [0] No device arrived.
        [one] One device arrived.
       *[other] { $count } devices arrived.
    }
check-page = Arrived!
check-page-told = This device reaches the computer on which the class plays. Tell the teacher. This is only a check: when the class begins you are told the address and the code, and come in there.
