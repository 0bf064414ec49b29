### Braille labels for decks of cards: summaries, the command line, errors.


## What was changed

change-letter = { $colour } is now { $after } instead of { $before }, on all its cards.
change-sign = All numbers now have their number sign, after the colour.
change-mark =
    { $cards }: a mark with { $points ->
        [one] dot
       *[other] dots
    } { $dots } now follows { $count ->
        [one] the label
       *[other] each of these labels
    }.
change-wrap = { $cards }: the label is now broken into lines, at most { $lines }.
change-short = Short forms: { $forms }.
too-long =
    { $cards }: these labels are too long; { $place ->
        [sticker] the sticker takes
       *[card] the card takes
    } { $room_cells } cells in { $room_lines ->
        [one] one line
       *[other] { $room_lines } lines
    }{ $place ->
        [sticker] { "" }
       *[card] { " " }with a margin of { $margin } millimetres
    }. { $way ->
        [short] --short shortens them.
       *[wrap] --fix breaks them into lines.
    }
change-table = The table is now { $after } instead of { $before }.

## Summaries

conflicts =
    { $count ->
        [0] no conflicts
        [one] one conflict
       *[other] { $count } conflicts
    }
count-cards =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
summary-check =
    { $cards ->
        [one] One card
       *[other] { $cards } cards
    }, { $conflicts }.
summary =
    { $cards ->
        [one] One card
       *[other] { $cards } cards
    }, { $unit ->
        [part]
            { $sheets ->
                [one] one part
               *[other] { $sheets } parts
            }
        [plate]
            { $sheets ->
                [one] one plate
               *[other] { $sheets } plates
            }
        [list]
            { $sheets ->
                [one] one list
               *[other] { $sheets } lists
            }
       *[sheet]
            { $sheets ->
                [one] one sheet
               *[other] { $sheets } sheets
            }
    }, { $conflicts }.
files-written =
    { $files ->
        [0] No file
        [one] One file
       *[other] { $files } files
    } in { $folder }.
nothing-to-fix = Nothing had to be changed.
more-findings =
    { $count ->
        [one] And one more finding like that; --json has it.
       *[other] And { $count } more findings like that; --json has all.
    }
gave-up = Not all fixes could be tried in 5 seconds; this is the best that was found.
file-kept = { $file } had been changed by hand; the old one is now called { $backup }.
file-renamed = { $file } is the file that was read and stays as it is; the output is in { $name }.
left-over =
    { $count ->
        [one] Still there from an earlier run: { $files }. Delete it, or use --clean.
       *[other] Still there from an earlier run: { $files }. Delete them, or use --clean.
    }
removed = Deleted from an earlier run: { $files }.
no-print =
    { $count ->
        [one] On one card there is no room for print beside the dots.
       *[other] On { $count } cards there is no room for print beside the dots.
    }
no-effect =
    { $count ->
        [one] { $options } has no effect here.
       *[other] { $options } have no effect here.
    }
format-failed = Not made: { $what }. { $error }
stopped = Stopped. What had already been written is complete.
progress = { $what }, { $step } of { $steps }
progress-done = { $what }
format-pdf = labels as PDF
format-svg = labels as SVG
format-brf = Braille file for embossers
format-pef = PEF for embossers
format-txt = list in Unicode Braille
format-stl = tags for the 3D printer, STL
format-3mf = tags for the 3D printer, 3MF
format-tape = list for label makers
format-gcode = G-code for BrailleRAP
format-large = large print
format-proof = proof sheet
format-deck = deck file to edit by hand
format-fixed = deck file with the fixes
format-done = done
calibration-title = Calibration page
calibration-1 = 1. Print this page at 100 percent, without fitting it to the paper.
calibration-2 = 2. Measure from the left edge of the paper to the frame. It should be { $left } mm.
calibration-3 = 3. Measure from the top edge of the paper to the frame. It should be { $top } mm.
calibration-4 = 4. Measure the frame: { $width } mm wide and { $height } mm high.
calibration-5 = 5. Give the four figures: { $program } labels --printer NAME --measured LEFT,TOP,WIDTH,HEIGHT

## The command line

help = make Braille labels for a physical deck of cards
help-deck = a game, a deck of the catalogue, or a TOML or CSV file; - for standard input; with --list words to search for
help-check = check the deck and say what was found
help-fix = apply fixes and say what they changed
help-short = shorten long labels and say how; applies fixes too
help-json = output as JSON
help-format = what to make, separated by commas: { $formats }
help-out = folder for the files
help-clean = delete what an earlier, larger run left in the folder
help-lang = language of the labels: de, en, fr
help-notation = notation scheme: { $known }
help-table = Braille table, such as de-g0, ueb-g1, fr
help-profile = dimensions of Braille: { $known }
help-card-size = size of the cards: { $known }, or 63x88 in millimetres
help-margin = from the edge of the card to the nearest dot, in millimetres
help-sheet = cut (labels to cut out), cards (whole cards), { $known }, or WxH,COLUMNSxROWS,LEFTxTOP,PITCHxPITCH in millimetres
help-paper = paper for labels to cut out
help-per-card = labels for each card, 1 or 2
help-first = first free sticker of a sheet already started
help-no-print = no print below the dots
help-no-frames = no outlines
help-knife = from the cut to the dots of labels to cut out, in millimetres
help-tight = dots may come closer than 1 millimetre to the edge of their label
help-house = take the program's own invented cards where yours are not known
help-orient = how a finger knows which way up a label is: auto (what the deck needs), none, corner (cut off at the top right), line (below the dots)
help-mirror = mirrored, for slate and stylus
help-swell = dots for swell paper
help-embosser = paper of the embosser: { $known }
help-code = code table of the Braille file: brf (NABCC), brf-de (Eurobraille), or a liblouis .dis file
help-columns = cells per line
help-rows = lines per page
help-newline = end of a line in the Braille file
help-form-feed = a form feed after each page
help-printer = correct for this printer
help-measured = remember what you measured on the calibration page for --printer: left,top,width,height in millimetres
help-calibrate = write the calibration page into --out
help-offset = move the page by x,y millimetres
help-scale = stretch the page by x,y
help-compensate = millimetres added to the height of printed dots
help-thick = thickness of tags in millimetres
help-standing = tags stand on edge for printing
help-bed = print bed, such as 180x180
help-list = list the decks, schemes, tables, dimensions and sheets; with a word, search the catalogue of decks
list-decks = Decks: { $names }.
list-catalogue = Catalogue of what labels fit; --list with a word searches it:
list-checked =
    { $checked ->
        [yes] Checked against a box.
       *[no] Not checked against a box.
    }
list-short =
    { $name }: { $deck }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }. { $state }
list-entry =
    { $name }: { $deck }, { $edition }. { $cards ->
        [one] One card
       *[other] { $cards } cards
    } of { $width } by { $height } millimetres, { $language ->
        [none] without words
       *[other] words in { $language }
    }. { $count ->
        [0] { "" }
       *[other] For { $games }.{ " " }
    }{ $publisher ->
        [none] { "" }
       *[other] Labels for { $deck } ({ $publisher }), by nobody connected with it.{ " " }
    }{ $state } Counted by { $by }, { $date }: { $from }.
list-way =
    { $way ->
        [corner] No label is taken for another once a corner is cut off.
        [line] No label is taken for another with a line below it.
       *[letters] No label is taken for another, whichever way up it is.
    }
list-none = Nothing in the catalogue has { $word }. There are { $names }.
list-schemes = Notation schemes: { $names }.
list-tables = Braille tables: { $names }.
list-profiles = Dimensions: { $names }.
list-cards = Card sizes: { $names }.
list-sheets = Sticker sheets: { $names }.
list-embossers = Embosser paper: { $names }.
list-printers = Measured printers: { $names }.
list-own = Your own entries belong in { $folder }, in files named profiles.toml, cards.toml, sheets.toml and embossers.toml; what codes of a deck mean in meanings.toml.
printer-stored = { $name }: move by { $x } and { $y } millimetres, stretch by { $sx } and { $sy }. Saved in { $file }.

## Errors: what is wrong, and what to do

error = { $message }
standard-input = Standard input
error-toml = { $file }, line { $line }, column { $column }: from here on the file is not valid TOML. Check quotation marks, brackets and equals signs.
error-toml-end = { $file } is not valid TOML. Check quotation marks and brackets up to the end of the file.
error-field = { $file }, line { $line }, entry { $entry }: { $field } is missing or makes no sense. Give a length in millimetres.
error-newline = { $file }, line { $line }, entry { $entry }: newline can be crlf or lf.
error-count = { $file }, line { $line }, entry { $entry }: { $field } is missing or makes no sense. Give a whole number from 1 to 2000.
error-entry = { $file }: { $entry } must be a table. Put the line into a section such as [mine].
error-printers = { $file } has figures that no printer can have. Delete the file and measure your printers again.
error-dots = { $dots } are not dots. Write each cell as its dot numbers, separated by hyphens, such as 1235-2356; 0 is a blank cell.
error-control = { $file }, line { $line }: there is an invisible control character here, { $what }. Delete it.
error-long = { $file }, line { $line }: a text has { $what } characters. No card has room for more than 200.
error-deck-dots = { $file }, line { $line }: { $dots } are not dots. Write each cell as its dot numbers, separated by hyphens, such as 1235-2356; 0 is a blank cell.
error-deck-card = { $file }, line { $line }: { $name } is not a card size. Choose one of { $known }, or give width and height in millimetres, such as 63x88.
error-deck-scheme = { $file }, line { $line }: { $name } is not a notation scheme. Choose one of { $known }.
error-deck-orient = { $file }, line { $line }: { $name } does not show which way is up. Choose one of { $known }.
error-entry-lacks = { $file }, line { $line }: the catalogue entry has no { $field }. Add it.
error-entry-date = { $file }, line { $line }: { $date } is not a date. Write it like 2026-11-24, without quotation marks.
error-entry-checked = { $file }, line { $line }: checked must be true or false.
error-meaning = { $file }: { $deck } has no card { $card }. It has { $known }.
error-sold-cards = { $deck }: there are labels only, no whole cards.
error-deck-turn = { $file }, line { $line }: { $turn } is not an angle from 0 to 359 degrees.
error-owned = Your deck { $file } cannot be read: { $reason }
error-document = { $file } is an office document. Save the sheet as CSV there.
error-profile = { $name } is not a profile of dimensions. Choose one of { $known }.
error-card-size = { $name } is not a card size. Choose one of { $known }, or give width and height in millimetres, such as 63x88.
error-card-range = { $name } is not a card size. Width and height are between { $least } and { $most } millimetres.
error-bed-size = { $name } is not a print bed. Give width and depth in millimetres, from { $least } to { $most }, such as 180x180.
error-sheet = { $name } is not a sticker sheet. Choose one of { $known }, or give WxH,COLUMNSxROWS,LEFTxTOP,PITCHxPITCH in millimetres.
error-sheet-empty = The sheet { $sheet } has no stickers. Give at least one column and one row.
error-sheet-overlap = The stickers of the sheet { $sheet } overlap. The pitch must be at least the size.
error-sheet-paper = The stickers of the sheet { $sheet } go off the paper. Check size, pitch and margins.
error-paper-range = The paper of the sheet { $sheet } is impossible. Width and height are between { $least } and { $most } millimetres.
error-embosser = { $name } is not an embosser paper. Choose one of { $known }.
error-scheme = { $name } is not a notation scheme. Choose one of { $known }.
error-table = { $table } is not a usable Braille table. Choose one of { $known }.
error-display = { $table } is not a code table for Braille files. Use brf or brf-de.
error-liblouis =
    liblouis, the Braille translator, is missing. { $system ->
        [windows] Reinstall braillespiel, or write the labels as dots.
        [macos] Reinstall braillespiel, or write the labels as dots.
        [debian] This helps: sudo apt install liblouis20 liblouis-data; or write the labels as dots.
       *[linux] Install your system's liblouis package with its tables, or write the labels as dots.
    }
error-eight-dots = A Braille file has six dots per cell, but a label uses dot 7 or 8. Use a table with six dots, or PEF.
error-deck-unknown = { $name } is not a deck. Choose one of { $known }; or give a file ending in .toml or .csv.
error-deck-empty = { $file } has no cards. Add some.
error-deck-large = { $file } has { $count } cards. More than { $most } are not possible.
error-deck-table = { $file }, line { $line }: { $field } must be a table.
error-file = { $file } cannot be read: { $reason }.
error-encoding = { $file } is not text in UTF-8 or Windows-1252. Save it as UTF-8.
error-csv = { $file }, line { $line }: the quotation marks do not match. Each one that opens must close.
error-csv-letter = { $file }, line { $line }: { $colour } has the letter { $two } here and { $one } further up. Give each colour only one letter.
error-csv-header = { $file }, line { $line }: no column is named name, colour or value. The first line must name the columns.
error-csv-name = { $file }, line { $line }: the card has no name. Write what is on it.
error-copies = { $file }, line { $line }: { $copies } is not a number of copies. Write a whole number from 1 to 999.
error-card-twice = { $file }, line { $line }: { $card } occurs twice. Give one of them another id, or raise copies.
error-card-id = { $file }, line { $line }: the card has no id, colour or value. Give it an id.
error-colour =
    { $file }, line { $line }: { $colour } is not a colour of this deck. { $count ->
        [0] It has none yet; write a section [colours.{ $colour }].
       *[other] Choose one of { $known }.
    }
error-field-unknown = { $file }, line { $line }: { $field } is unknown. The fields are { $known }.
error-text = { $file }, line { $line }: { $field } must be a text, or a table of texts by language.
error-list = { $file }, line { $line }: { $field } must be a list in square brackets.
error-one-or-many = { $file }, line { $line }: give { $one } or { $many }, not both.
error-range = { $file }, line { $line }: { $range } is not a range. Write the smaller number first, such as 1-8.
error-sticker =
    { $card }: the label is { $need_x } by { $need_y } millimetres. The sticker { $sheet } is { $width } by { $height }; with { $edge } mm at the edge at most { $columns } by { $rows } cells fit.{ $count ->
        [0] { " " }Shorten the labels with --short, or give larger stickers.
       *[other] { " " }Large enough: { $others }.
    }
error-first-sticker = The sheet has no sticker { $first }, only 1 to { $most }.
error-embosser-width = { $card }: the longest label has { $cells } cells, the tallest { $lines } lines; the paper takes { $columns } cells in { $rows } lines. Use larger paper or shorter labels.
error-embosser-paper = { $columns } cells in { $rows } lines need { $need_x } by { $need_y } millimetres with these dimensions; the paper { $paper } has { $width } by { $height }. At most --columns { $most_columns } --rows { $most_rows } fit.
error-card-paper = { $width } by { $height } millimetres do not fit on the paper, at most { $most_x } by { $most_y } do.
error-card-label = { $card }: the label is { $need_x } by { $need_y } millimetres. With a margin of { $margin } millimetres the card takes at most { $columns } cells in { $rows } lines. --fix breaks it into lines.
error-card-corners = { $card }: two labels of { $need_x } by { $need_y } millimetres collide on the card. Use --per-card 1, a larger card, or --short.
error-cut-paper = { $card }: the label is { $need_x } by { $need_y } millimetres. The paper takes at most { $columns } cells in { $rows } lines. --fix breaks it into lines.
error-label-edge = { $card }: a dot is { $have } millimetres from the edge of its label, { $need } are needed. Use a larger margin, or --tight.
error-knife = { $knife } millimetres to the cut are too few, at least { $least }. Or use --tight.
error-off-paper = The page reaches from { $left } to { $right } and from { $top } to { $bottom } millimetres, but the paper is { $width } by { $height }. Use larger paper or shorter labels.
error-offset = Moved by { $x } and { $y } millimetres the page goes off the paper. It can move across by { $low_x } to { $most_x }, down by { $low_y } to { $most_y }.
error-scale = Stretched like this the page is larger than the paper. At most { $most_x } across and { $most_y } down are possible.
error-unknown-sign = { $card }: sign { $sign } ({ $code }) is not in table { $table }. Write it differently, as dots, or use a table that has it with --table.
error-print-sign = { $text }: sign { $sign } ({ $code }) cannot be printed. Latin, Greek and Cyrillic script can; write it with these, or use --no-print.
error-page-sign = { $text }: sign { $sign } ({ $code }) cannot be printed. Latin, Greek and Cyrillic script can; write it with these.
error-large-card = A card of { $width } by { $height } millimetres is too small for large print. Measure the card again.
error-large-text = { $card }: in large print the name would be smaller than { $least } points. Use a shorter name.
error-proof = { $card }: a label of { $cells } cells does not fit on the proof sheet, at most { $columns } do. --fix breaks it into lines.
error-proof-rows = { $card }: a label of { $lines } lines does not fit on the proof sheet. Use a shorter one.
error-dot-height = A dot { $height } millimetres high is not possible: at most { $most }, half its base, and at least 0.1. Lower --compensate.
error-jig-margin = The jig needs a margin of at least { $least } millimetres, not { $margin }. Use a larger --margin.
error-bed = { $card }: the part needs { $need_x } by { $need_y } millimetres. The bed has { $width } by { $height }; with { $edge } mm at the edge { $room_x } by { $room_y } fit. Use a larger bed.
error-calibration = These cannot be the measures of the calibration page, whose frame is { $width } by { $height } millimetres. Measure again.
error-printer =
    { $name } has not been measured yet. { $count ->
        [0] { "" }
       *[other] Already measured: { $known }.{ " " }
    }Print the calibration page with --calibrate.
error-numbers = { $option } { $value } makes no sense. Give { $wanted }.
error-range-of = { $option } { $value } makes no sense. Give a number from { $least } to { $most }.
error-format = { $name } is not a format. Choose one of { $known }.
error-write =
    { $file } cannot be written: { $reason }. { $full ->
        [yes] Free some space, or choose
       *[no] Choose
    } another folder with --out.
error-no-folder = { $folder } is not a folder. Choose another one with --out.
error-no-deck = Which deck? Give a game, a deck of the catalogue or a file; --list shows them.
error-no-printer = Give the printer a name with --printer.
error-no-out = Give the folder for the files with --out.

## What a menu offers

sheet-cut = labels to cut out
sheet-cards = whole cards
paper-a4 = A4
paper-letter = Letter
orient-auto = what the deck needs
orient-none = not shown
orient-corner = top right corner off
orient-line = a line below the dots
