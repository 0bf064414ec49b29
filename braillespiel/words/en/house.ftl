### A house: many tables behind one door, for people who do not know each other.


# --- the command line -----------------------------------------------------------------------------

house-cli = keep a house: many tables, for people who come from anywhere
house-cli-for = who the house is for: adults, everybody or a school
house-cli-operator = who runs the house, as everybody is told
house-cli-contact = how to reach whoever runs it, without having come in
house-cli-deletes = what is deleted when, in your own words
house-cli-word = newcomers need this entry word; "" opens the house to everybody
house-cli-new = open a table for this game in a house, print its number, and play there
house-cli-seats = number of seats of the new table
house-cli-entry = the entry word or the invitation of a closed house
house-error-alone = A house plays all games at as many tables as people want: --house goes with no game, no --seats, no --seed, no --code and no --class.
house-error-only = --for, --operator, --contact, --deletes and --entry-word belong to a house. Add --house.
house-error-store = A house needs a store that can be written to: nothing would be kept here.
house-error-tells = Strangers need to know whose house it is before they come. Give --for, --operator, --contact and --deletes once; they are kept. Or add --loopback-only to try it out.
house-error-new = --seats and --word go with --new, or with the address of a house.
house-opened = The house is open. Address { $address }. Its words: { $words }. Ctrl+C closes it; its tables go on next time.
house-opened-loopback = The house is open, from this computer only. Address { $address }. Its words: { $words }. Ctrl+C closes it; its tables go on next time.
house-for-adults = { $name } is for adults. Where everybody at a table allows it, people may type to each other.
house-for-everybody = { $name } is for everybody. Strangers say ready sentences only.
house-for-school = { $name } is for a school. Strangers say ready sentences only.
house-told-nearly-full = Nearly full: the store has almost reached its bound. No new tables are opened until there is room.
house-told-room-again = Room again: new tables can be opened.
house-told-fault = Something went wrong; the error log has it. All other tables go on.
house-told-reported = Somebody was reported. The report is kept for 30 days.
house-new = Table { $table }. Others come with: braillespiel join { $address }/{ $table }
house-new-code = Its code: { $code }

# --- why something is not done --------------------------------------------------------------------

net-rule-house-unknown = Nothing shows that { $host } is the house you mean. Ask whoever runs it for the address with its words.
    .brief = Unknown house: { $host }
    .braille = unknown house { $host }
net-rule-house-other = Another house answers there than the one you know. Nothing was sent to it.
    .brief = Another house answers
    .braille = another house answers
net-rule-house-version = The house speaks another version of the protocol. Update the program.
    .brief = Another version
    .braille = other version
net-rule-house-proof = Your key was not accepted there. Connect again.
    .brief = Key not accepted
    .braille = key not accepted
net-rule-house-word = The house is closed: newcomers need its entry word or an invitation.
    .brief = Entry word needed
    .braille = entry word needed
net-rule-house-banned =
    You may not come in for { $days ->
        [one] one more day
       *[other] { $days } more days
    }. The reason: { $why }. If you do not agree, write to { $contact }.
    .brief =
        Banned for { $days ->
            [one] one day
           *[other] { $days } days
        }: { $why }
    .braille = banned { $days } d: { $why }; { $contact }
net-rule-house-range = Too many new people came from your network today. Try again tomorrow.
    .brief = Too many newcomers today
    .braille = try tomorrow
net-rule-house-full = The house is full at the moment. Try again later.
    .brief = House full
    .braille = house full
net-rule-house-name-needed = Say what you want to be called here first.
    .brief = Name needed
    .braille = name needed
net-rule-house-name-taken = { $name } is taken here, or sounds like a name that is. Choose another one.
    .brief = { $name } is taken
    .braille = { $name } taken
net-rule-house-name-refused = This name is not allowed here. Choose another one.
    .brief = Name not allowed
    .braille = name refused
net-rule-house-no-table = This table is not open to you, or no longer there.
    .brief = No such table
    .braille = no table
net-rule-house-guesses =
    Too many wrong codes. Wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
    .braille = wait { $seconds } s
net-rule-house-ends = The house is closing. Your tables go on when it opens again.
    .brief = House closing
    .braille = house closing
net-rule-house-waits = The house waits for its disk. Try again in a moment.
    .brief = House waits for its disk
    .braille = waits for disk
net-rule-house-watching = Watching is off at this table: everybody who plays there has to allow it.
    .brief = No watching here
    .braille = no watching
net-rule-house-ready-only = Only ready sentences here: the arrow keys choose one.
    .brief = Ready sentences only
    .braille = ready sentences
net-rule-house-yourself = That is you.
    .braille = that is you
net-rule-house-blocks-many = You block { $most } people already; no more are kept.
    .braille = { $most } blocked
net-rule-house-nobody = { $name } is nobody here.
    .brief = Nobody called { $name }
    .braille = no { $name }
net-rule-house-not-invited = { $name } cannot be invited now.
    .braille = { $name } not now
net-rule-house-tables-many = You have { $most } tables open already. Close one first.
    .brief = { $most } tables open already
    .braille = { $most } tables open
net-rule-house-game = { $game } is not played in this house.
    .braille = no { $game } here
net-rule-house-reports-many = You have made { $most } reports today; the operator reads those first.
    .brief = { $most } reports today already
    .braille = { $most } reports today
net-rule-house-device-known = This device is somebody here already.
    .brief = Device known already
    .braille = device known
net-rule-house-devices-many = You have { $most } devices already. End one first.
    .brief = { $most } devices already
    .braille = { $most } devices

# --- what happens at a table ----------------------------------------------------------------------

net-news-words-on = Typing is allowed: everybody at the table agrees.
    .brief = Typing allowed
    .braille = typing on
net-news-words-off = Typing is off: ready sentences only.
    .brief = Typing off
    .braille = typing off
net-news-watching-on = Watching is allowed: everybody at the table agrees.
    .brief = Watching allowed
    .braille = watching on
net-news-watching-off = Watching is off again.
    .brief = Watching off
    .braille = watching off
net-news-words-on-you = Typing is allowed.
    .braille = typing on
net-news-words-off-you = Typing is off.
    .braille = typing off
net-news-watching-on-you = Watching is allowed.
    .braille = watching on
net-news-watching-off-you = Watching is off.
    .braille = watching off
