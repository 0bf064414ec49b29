### A class: its list, what is kept of it, its report.

## What is wrong with the list of a class. $row is the row as in a spreadsheet (in TOML the
## entry's number), $column the column, $value what stands there.

roster-no-name = The list lacks the column name. Write the names of the columns into the first row: name, and any of { $known }.
    .brief = The list lacks the column name.
    .braille = no column name
roster-empty = The list is empty. Write one row for each person under the names of the columns.
    .brief = The list is empty.
    .braille = list empty
roster-many = The list has { $count } names, { $most } at most are possible. Split it into several files.
    .brief = The list has too many names.
    .braille = too many names
roster-csv = Row { $row }: a quotation mark is in the wrong place. Put texts with quotation marks wholly between two of them, or leave the marks out.
    .brief = Row { $row }: wrong quotation mark.
    .braille = row { $row }: quotation mark
roster-wide = Row { $row } has more fields than the first row has columns: { $count }. Take out what is too much, or name the column.
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
roster-name-empty = Row { $row } has no name. Write one into the column name; a nickname will do.
    .brief = Row { $row } has no name.
    .braille = row { $row }: no name
roster-name-long = Row { $row }: the name is too long, { $most } characters at most.
    .brief = Row { $row }: name too long.
    .braille = row { $row }: name too long
roster-name-signs = Row { $row }: there is a character in the name that nobody sees or reads. Write the name anew.
    .brief = Row { $row }: character in the name.
    .braille = row { $row }: character in name
roster-twice = Row { $row }: { $name } is already in row { $first }. Add something to one of the two.
    .brief = Row { $row }: { $name } twice.
    .braille = row { $row }: { $name } twice
roster-assistant = Row { $row }, column assistant_of: { $name } is not on the list as somebody else. Write the name as it stands in the column name.
    .brief = Row { $row }: { $name } is not on the list.
    .braille = row { $row }: { $name } missing
roster-unknown = Unknown { $count ->
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
class-synchronised = The class lies in a folder that looks as if it were synchronised with other computers: { $part }. What lies there leaves this computer. Name another folder in BRAILLESPIEL_HOME.
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
