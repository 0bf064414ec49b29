### A house: many tables behind one door, for people who do not know each other.


# --- the command line -----------------------------------------------------------------------------

house-cli = keep a house: many tables, for people who come from anywhere
house-cli-for = who the house is for: adults, everybody or a school
house-cli-operator = who runs the house, as everybody is told
house-cli-contact = how to reach whoever runs it, without having come in
house-cli-deletes = what is deleted when, in your own words
house-cli-operator-port = port of the operator's page on this computer (0: any)
house-cli-word = newcomers need this entry word; "" opens the house to everybody
house-cli-log = a file for what happens, without names: at most 6 files of 1 MB, FILE, FILE.1 and so on
house-cli-store-file = a file with the connection string of a PostgreSQL database that holds the house; several hosts can share it
house-cli-inner = address and port at which other hosts of this house reach this one (default: its own address, any port)
house-cli-outer = name or address at which people elsewhere reach this host; they are told it in case another one fails (default: its own address; "" tells none)
house-cli-alone = so many tables the host that leads the house leads alone; further ones are shared among all its hosts (default: { $most })
house-cli-tables = so many tables this host leads at most as long as there is another one that leads some; 0: none
house-cli-game = a game of another package that is played here, too; "" offers none
house-cli-new = open a table for this game in a house, print its number, and play there
house-cli-seats = number of seats of the new table
house-cli-entry = the entry word or the invitation of a closed house
house-error-alone = A house plays all games at as many tables as people want: --house goes with no game, no --seats, no --seed, no --code and no --class.
house-error-own-game = { $game } comes with the program and is played in every house. --game is for games of other packages.
house-error-timed-game = { $game } has a clock and comes from another package: a house first tries each of its moves elsewhere, and a clock cannot wait for that. Leave it out.
house-error-only = --for, --operator, --contact, --deletes, --entry-word, --store-file and --game belong to a house. Add --house.
house-error-store = A house needs a store that can be written to: nothing would be kept here.
house-error-tells = Strangers need to know whose house it is before they come. Give --for, --operator, --contact and --deletes once; they are kept. Or add --loopback-only to try it out.
house-error-store-file = { $file } cannot be read: { $reason }.
house-error-store-file-open = { $file } can be read by others, and a password is in it. Let its owner alone read it.
house-error-store-file-empty = { $file } is empty. It has to hold the connection string of a PostgreSQL database.
house-error-port = Port { $port } cannot be opened here: { $reason }. Choose another one.
house-error-inner-alone = --inner, --outer, --alone and --tables go with --store-file: only then are there other hosts.
house-error-inner = --inner { $address } is no address with a port. It looks like 10.0.0.5:24112.
house-error-outer = --outer { $address } is no name and no address of a computer. It looks like house2.example.org, without a port.
house-error-new = --seats and --word go with --new, or with the address of a house.
house-opened = The house is open. Address { $address }. Its words: { $words }.
house-opened-loopback = The house is open, from this computer only. Address { $address }. Its words: { $words }.
house-closes = Ctrl+C closes it; its tables go on next time.
house-closes-host = Ctrl+C ends this host. Where another one waits, it goes on with the house and its tables; else they go on next time.
house-opened-web = In a browser: { $address }
house-opened-no-web = In a browser over https only: for that, add --cert and --key.
house-for-adults = { $name } is for adults. Where everybody at a table allows it, people may type to each other.
house-for-everybody = { $name } is for everybody. Strangers say ready sentences only.
house-for-school = { $name } is for a school. Strangers say ready sentences only.
house-propose-closed = Everybody who has the address can come in. For a school or a club add --entry-word WORD, or make invitations on the operator's page.
house-told-nearly-full = Nearly full: the store has almost reached its bound. No new tables are opened until there is room.
house-told-room-again = Room again: new tables can be opened.
house-told-fault = Something went wrong; the error log has it. All other tables go on.
house-told-reported = Somebody was reported. The report is kept for 30 days.
house-told-waits-for-host = { $host } leads this house. This host waits, and goes on with it when that one ends.
house-told-waits-for-store = This host tries it again until it can go on.
house-told-led-elsewhere = This host does not lead the house any more, or cannot be sure that it does. Everybody here is looking for the house again.
house-told-passes-on = People can come to { $address }, too: this host passes them on.
house-told-cannot-pass-on = This host cannot pass people on ({ $reason }). It waits, and tries it again.
house-told-cannot-reach = The host that leads does not answer at { $address }, so nobody can be passed on. Give it --inner with an address that reaches it from here.
house-told-cannot-listen = Nobody can come in here ({ $reason }). Another host may lead the house; this one tries it again.
house-told-cannot-be-watched = At --operator-port nobody can ask how this host is ({ $reason }).
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
net-rule-house-away = Not done: the connection to the house is lost. Try again once you are back.
    .brief = Not done, house lost
    .braille = not done, house lost
net-rule-house-watching = Watching is off at this table: everybody who plays there has to allow it.
    .brief = No watching here
    .braille = no watching
net-rule-house-ready-only = Only ready sentences here: the arrow keys choose one.
    .brief = Ready sentences only
    .braille = ready sentences
    .display-full = Only ready sentences here: the routing key over one sends it.
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
net-rule-house-outside-full = The house has { $most } tables with games of other packages already, and takes no more of them. Choose another game, or sit down at one of those.
    .brief = Too many tables with games of other packages
    .braille = no more { $game }
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

# --- the operator's page --------------------------------------------------------------------------

house-page-open = The operator's page, good for one browser: { $address }
house-page-title = Operator of { $name }
house-page-closed = This page opens with the address that the house prints, once for each address.
house-page-now =
    { $count ->
        [one] One person
       *[other] { $count } people
    } have a name here, { $here } are in the lobby, { $number ->
        [one] one table is
       *[other] { $number } tables are
    } open.
house-page-reports =
    { $count ->
        [0] No reports
        [one] One report
       *[other] { $count } reports
    }
house-page-report = Report { $number }: { $name }, { $what }, reported by { $by }
house-page-report-words = what was said
house-page-report-name = the name
house-page-report-play = how they play
house-page-decide = Report { $number } is decided: delete it
house-page-people = People
house-page-find = Look for a name
house-page-nobody = Nobody is called { $name }.
house-page-banned = Banned until { $until }. { $why }
house-page-muted = Muted until { $until }.
house-page-days = Days (0 ends it)
house-page-why = Reason and how to object, as they read it
house-page-mute = Mute { $name }
house-page-ban = Ban { $name }
house-page-neutral = Give { $name } a neutral name
house-page-close-range = Let no new people in from where { $name } came from
house-page-open-range = Let new people in again from where { $name } came from
house-page-delete = Delete { $name } and all that is kept of them
house-page-tables =
    { $count ->
        [0] No tables
        [one] One table
       *[other] { $count } tables
    }
house-page-table = Table { $table }: { $game }, { $names }, { $left } free
house-page-table-empty = nobody
house-page-close-table = Close table { $table } for good
house-page-coming = Who may come
house-page-invite = Make an invitation for one person
house-page-end-invitation = End invitation { $number }, good until { $until }
house-page-names = Words that no name may hold, one a line. This helps; it protects nobody.
house-page-keep-names = Keep these words
house-page-deeds = What operators did
house-page-not-done = Not done: something in the form was wrong.
house-page-done-mute = Done: muted, or no longer.
house-page-done-ban = Done: banned and sent away, or no longer banned.
house-page-done-neutral = Done: now called { $word }.
house-page-done-close-range = Done: no new people from there.
house-page-done-open-range = Done: new people may come from there.
house-page-done-delete = Done: deleted.
house-page-done-decide = Done: the report is deleted.
house-page-done-close-table = Done: the table is closed.
house-page-done-invite = The invitation: { $word }. It is shown this once.
house-page-done-end-invitation = Done: the invitation is ended.
house-page-done-names = Done: the words are kept.
house-deed-mute = muted
house-deed-unmute = no longer muted
house-deed-ban = banned
house-deed-unban = no longer banned
house-deed-rename = given a neutral name
house-deed-close-range = network closed to newcomers
house-deed-open-range = network open to newcomers
house-deed-delete = deleted
house-deed-decide = a report decided
house-deed-close-table = a table closed
house-deed-invite = an invitation made
house-deed-end-invitation = an invitation ended
house-deed-names = refused words changed
house-told-code-used = The operator's page was opened. Its next address: { $address }
house-told-operator = The operator did something; the page lists it.

# --- the command that looks after what is kept -----------------------------------------------------

house-kept-help = what a house keeps: hand out or delete what is of one person, back everything up; invitations
house-kept-name = what the person is called in the house
house-kept-delete = delete one person from the house, with everything that is kept of them
house-kept-hand-out = write all that is kept of one person into a JSON file
house-kept-out = the file
house-kept-runs = The house is open. Use the operator's page, or close the house first.
house-kept-on-server = The house of this folder lies in a database. Add --store-file with the file of its connection string.
house-kept-on-server-backup = The house of this folder lies in a database. Back it up, and put it back, with what PostgreSQL has for that: pg_dump and pg_restore.
house-kept-nobody = Nobody in this house is called { $name }.
house-kept-deleted = Deleted: { $name }. Tables and matches that were theirs alone: { $count }; others' in which they have no name any more: { $renamed }. It cannot reach backups, or what others' devices keep.
house-kept-handed = { $name }: written to { $path }.
house-kept-unwritten = { $path } could not be written: { $reason }.
house-kept-back-up = write a backup of the house into a file, also while it is open
house-kept-restore = put a backup of the house back; whoever was deleted since is deleted again
house-kept-upgrade = bring the tables of a house in a database up to date with this version, also while it is open; older hosts end then
house-kept-upgraded = The tables are those of this version now.
house-kept-invite = make an invitation for one newcomer, and close the house to all others who are new
house-kept-days = for how many days it is good
house-kept-days-wrong = An invitation is good for 1 to { $most } days.
house-kept-invitations = list the invitations that are good, without their words
house-kept-end-invitation = end one invitation
house-kept-number = its number, as the list tells it
house-kept-invited = The invitation: { $word }. It is shown this once. It is good for one person until { $until }; its number is { $number }.
house-kept-invitation = { $number }, good until { $until }
house-kept-invitations-none = No invitation is good now.
house-kept-ended = Invitation { $number } is ended.
house-kept-no-invitation = No invitation has the number { $number }.
net-rule-house-no-invitation = No invitation has this number: it was used, ended, or is good no more.
    .brief = No such invitation
    .braille = no invitation
house-kept-file = the file of the backup
house-kept-list = a list of deletions (deleted.txt) that was kept elsewhere
house-kept-none = There is no house in { $folder }.
house-kept-backed-up = The backup is in { $path }. Keep a copy of { $list } too, but not beside it: by this list, whoever was deleted is deleted again when a backup is put back.
house-kept-no-list = There is no list of deletions in { $path }.
house-kept-no-backup = { $path } is no backup of a house. Nothing was changed.
house-kept-not-restored = The backup could not be put back: { $path }: { $reason }.
house-kept-restored = The house is as it was in { $path }.
house-kept-again =
    { $count ->
        [0] The list of deletions was gone through: nobody on it is in this house.
        [one] Deleted again, as before: 1 person.
       *[other] Deleted again, as before: { $count } people.
    }
house-cli-proxy = the address of a reverse proxy before the house
house-cli-proxy-header = the one header in which that proxy names who has come, for instance X-Real-IP
house-error-proxy = { $address } is no IP address of a proxy.
house-error-proxy-both = --proxy and --proxy-header belong together.
house-somebody = Somebody who left
net-rule-house-why = Write the reason first: whoever is banned reads it.
    .brief = Reason missing
    .braille = reason missing
net-rule-house-deleted = The house has deleted you, as you or its operator wanted. You can come again as somebody new.
    .brief = Deleted here
    .braille = deleted here

# --- friends --------------------------------------------------------------------------------------

house-group-friends = friends
    .braille = friends
house-friend-here = { $name }, here
    .braille = { $name } here
house-friend-away = { $name }, not here
    .braille = { $name } -
house-friend-asked = { $name }, asked
    .braille = { $name } asked
house-friend-asks = { $name } wants to be your friend
    .braille = { $name }: friend?
house-friend-help = Space invites to your table; Enter opens what else there is.
    .braille = space invites
    .display = { $bottom-key }: invite
    .display-full = The routing key opens what there is; the list of the display's { $bottom-key } invites to your table.
house-friend-told-asks = { $name } would like to be your friend. The lobby has the question under friends.
    .brief = { $name } would like to be your friend
    .braille = { $name }: friend?
house-friend-new = { $name } is your friend here from now on.
    .brief = { $name } is your friend
    .braille = { $name } is a friend
house-friend-add = Friends by four words
    .braille = four words
house-friend-add-help = One of you shows four words, the other types them here; then you are friends.
house-friend-show = Show four words
    .braille = show words
house-friend-show-help = They are good once and for a day. Whoever types them in this house is your friend at once; words shown before are void.
house-friend-type = Type four words
    .braille = type words
house-friend-type-help = They are those that somebody in this house shows. You are friends at once.
house-friend-type-title = The four words
    .braille = four words
house-friend-shown = Four words, good once and for a day. Whoever types them in this house is your friend.
    .brief = Your four words
    .braille = your four words
house-friend-ask = Ask { $name } to be your friend
    .braille = ask { $name }
house-friend-ask-help = After a match together you can ask. Whoever is asked answers when they like, or not at all.
house-friend-ask-done = { $name } is asked.
    .braille = { $name } asked
house-friend-agree = Be friends with { $name }
    .braille = friends: yes
house-friend-no = No, not friends with { $name }
    .braille = friends: no
house-friend-no-done = Done; { $name } is not told.
    .braille = done, not told
house-friend-end = End the friendship with { $name }
    .braille = end friendship
house-friend-end-help = It takes this one key, and { $name } is not told. The same key takes it back.
house-friend-end-done = { $name } is your friend no more, and is not told. Enter takes it back.
    .brief = { $name } is your friend no more. Enter takes it back
    .braille = ended; enter: back
    .display = ended; routing: back
    .display-full = { $name } is your friend no more, and is not told. The routing key takes it back.
house-friend-again = Be friends with { $name } again
    .braille = friends again
house-friend-say = Say something to { $name }
    .braille = say
house-friend-say-title = To { $name }
    .braille = to { $name }
house-friend-allow = { $name } may type to me
    .braille = { $name } types
house-friend-allow-help = Texts pass only where both of you allow it; ready sentences always pass.
house-block-takes-back = You meet { $name } no more, and { $name } is not told. Enter takes it back.
    .brief = You meet { $name } no more. Enter takes it back
    .braille = blocked; enter: back
    .display = blocked; routing: back
    .display-full = You meet { $name } no more, and { $name } is not told. The routing key takes it back.
house-block-again = Meet { $name } again
    .braille = meet { $name }
house-invitation-help = Enter goes there. Space says "not now": you hear nothing of { $name } for an hour, and { $name } is not told.
    .braille = enter: go; space: not now
    .display = routing: go; { $bottom-key }, mark: not now
    .display-full = The routing key goes there. Mark in the list of the display's { $bottom-key } says "not now": you hear nothing of { $name } for an hour, and { $name } is not told.
house-not-now = Not now: nothing of { $name } for an hour, and { $name } is not told.
    .brief = Nothing of { $name } for an hour
    .braille = 1 h without { $name }
house-invite-no-table = Sit down at a table with a free seat first, then invite.
    .brief = No table with a free seat
    .braille = no table
house-quiet = Do not disturb
    .braille = do not disturb
house-quiet-help = No invitation and no friend's word reaches you, and friends do not see that you are here. Nobody is told.
house-friend-plays = { $name } is here and would play { $game }
    .braille = { $name } here: { $game }
house-stays = Stay in the house after leaving
    .braille = stay in house
house-stays-help = Friends can invite you and say things while you play alone, and you hear when one of them is here and would play. It ends by itself, or when the program does.
house-stays-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
    .braille = { $count } h
house-stays-begin =
    You stay in the house for { $count ->
        [one] one hour
       *[other] { $count } hours
    }: friends reach you. Under "A house" you go back in.
    .brief =
        In the house for { $count ->
            [one] one hour
           *[other] { $count } hours
        }
    .braille = { $count } h in the house
house-stays-over = The time is over: you are not in the house any more.
    .brief = No longer in the house
    .braille = left the house
net-rule-house-friend-blocked = You never meet { $name }. End that first, under the people you never meet.
    .brief = You never meet { $name }
    .braille = { $name } blocked
net-rule-house-friend-code-only = In this house people become friends by four words only: one shows them, the other types them.
    .brief = Friends by four words only
    .braille = four words only
net-rule-house-friend-match = { $name } can be asked after a match that you have finished together, or you use four words.
    .brief = After a match together, or by four words
    .braille = after a match
net-rule-house-friend-code = These words are not good here. Words are good once, and for a day.
    .brief = These words are not good
    .braille = words not good
net-rule-house-friend-none = { $name } is not your friend here.
    .braille = { $name } no friend
net-rule-house-friends-many = { $most } friends are kept, and one of you has so many already.
    .brief = { $most } friends already
    .braille = { $most } friends

# --- one's own devices ----------------------------------------------------------------------------

house-devices = Your devices
    .braille = your devices
house-devices-help = Here you add another device, end one, and make a recovery sheet for the day on which all of them are lost.
house-device =
    { $device }: here { $days ->
        [0] today
        [one] yesterday
       *[other] { $days } days ago
    }
    .braille =
        { $device } { $days ->
            [0] today
           *[other] { $days } d ago
        }
house-device-this = This device, { $device }
    .braille = this: { $device }
house-device-since =
    Yours since { $days ->
        [0] today
        [one] yesterday
       *[other] { $days } days ago
    }.
    .braille =
        since { $days ->
            [0] today
           *[other] { $days } d ago
        }
house-device-page = A browser.
    .braille = browser
house-device-end-help = Enter ends it, after a question.
    .display-full = The routing key ends it, after a question.
house-device-end-sure = End { $device }? Its connections end at once, and it can do nothing in your name any more.
    .brief = End { $device }?
    .braille = end { $device }?
house-device-end-this-sure = End this device? It leaves the house at once, and you come back with it only as somebody new, or as another device of yours.
    .brief = End this device?
    .braille = end this one?
house-device-end-done = { $device } is ended.
    .braille = { $device } ended
house-device-add = Add another device
    .braille = add device
house-device-add-help = It shows six digits, good for five minutes. On the other device go into the same house, and choose "I have a name here: six digits".
house-device-code-title = Six digits for your other device, good once and for five minutes: { $code }
    .brief = Six digits: { $code }
    .braille = { $code }
house-device-code = Digits: { $code }
    .braille = { $code }
house-device-code-help = On the other device go into the same house, choose "I have a name here: six digits", and type your name and these digits. Stay here: you are asked before it becomes yours.
house-device-code-name = Your name: { $name }
    .braille = { $name }
house-device-code-address = Address of the house: { $address }
    .braille = { $address }
house-device-stop = Stop
    .braille = stop
house-device-stopped = Stopped. The digits are worth nothing now.
    .brief = Stopped
    .braille = stopped
house-device-asks = A device has the digits and wants to be yours. It says that its words are { $device }. Is it yours?
    .brief = { $device } wants to be yours. Is it?
    .braille = { $device } yours?
house-device-waits = Now say yes on the other device, too.
    .braille = yes there, too
house-device-came = { $device } is your device from now on.
    .braille = { $device } is yours
house-device-came-sheet = { $device } came in by your recovery sheet and is your device from now on. If that was not you, end it under "Your devices".
    .brief = { $device } came in by your recovery sheet
    .braille = { $device } by your sheet
house-device-lost = The connection to the house was lost. The digits are worth nothing now.
    .brief = Connection lost, digits void
    .braille = lost; digits void
house-sheet = Recovery sheet
    .braille = recovery sheet
house-sheet-none = none yet
    .braille = none
house-sheet-made =
    made { $days ->
        [0] today
        [one] yesterday
       *[other] { $days } days ago
    }
    .braille =
        { $days ->
            [0] today
           *[other] { $days } d ago
        }
house-sheet-help = Six words that bring a new device in, once, where you have no other one any more. Enter makes them; the sheet before is worth nothing then. The house keeps only a digest.
    .display-full = Six words that bring a new device in, once, where you have no other one any more. The routing key makes them; the sheet before is worth nothing then. The house keeps only a digest.
house-sheet-sure = Make a new recovery sheet? The one that you have is worth nothing then.
    .brief = New recovery sheet?
    .braille = new sheet?
house-sheet-title = Your recovery sheet: six words, shown this once. Write them down or save them, and keep them where nobody else finds them.
    .brief = Your recovery sheet
    .braille = recovery sheet
house-sheet-word = Word { $number }: { $word }
    .braille = { $number } { $word }
house-sheet-text = Save it as a text
    .braille = save text
house-sheet-brf = Save it as a Braille file
    .braille = save brf
house-sheet-saved = Saved: { $path }
    .braille = { $path }
house-sheet-close = Done: I have kept the words
    .brief = Done
    .braille = done
house-sheet-close-sure = Have you kept the words? They are not shown again.
    .brief = Words kept?
    .braille = words kept?
house-sheet-paper-title = Recovery sheet of { $name } in the house { $house }
house-sheet-paper-about = Whoever has these words can be { $name } there. They are good once, until a new sheet is made.
house-sheet-paper-how = In the program: Join a table, A house, the address of the house, then "I have a name here: recovery sheet".
house-coming = With this device you are new in this house
    .brief = New here
    .braille = new here
house-coming-new = I am new: choose a name
    .brief = Choose a name
    .braille = choose a name
house-coming-new-help = A name and a key of this device are all that a house wants. If you have a name here already, go on with one of the entries below.
house-coming-digits = I have a name here: six digits
    .braille = my name: digits
house-coming-digits-help = On your other device go into this house, choose "Your devices" and "Add another device". It shows six digits.
house-coming-sheet = I have a name here: recovery sheet
    .braille = my name: sheet
house-coming-sheet-help = You type the six words of the sheet that you have made beforehand. It is good once.
house-become-name = What you are called there
    .braille = name there
house-become-digits = The six digits on your other device
    .braille = six digits
house-become-sheet = The six words of your recovery sheet
    .braille = six words
house-become-asks = With this device you become { $name } in this house. The words of this device are { $device }: your other device shows the same ones. Do you want that?
    .brief = Become { $name }? Words: { $device }
    .braille = be { $name }? { $device }
house-become-asks-sheet = With this device you become { $name } in this house; the recovery sheet is used up then. Do you want that?
    .brief = Become { $name }? The sheet is used up
    .braille = be { $name }?
house-become-waits = Now say yes on your other device, too.
    .braille = yes there, too
house-become-done = With this device you are { $name } here from now on.
    .brief = You are { $name } now
    .braille = you are { $name }
net-rule-house-device-ended = This device was ended by another one of yours: it is nobody's in this house any more.
    .brief = Device ended
    .braille = device ended
net-rule-house-device-wrong = That did not fit: the name or the digits are others, or the five minutes are over.
    .brief = Name or digits wrong
    .braille = name or digits wrong
net-rule-house-device-no = The other side said no, or is not there any more. Nothing was changed.
    .brief = No from the other side
    .braille = no from there
net-rule-house-device-late = The time is over. Nothing was changed; new digits can be shown.
    .brief = Time over
    .braille = time over
net-rule-house-device-guessed = Wrong digits came five times: these are worth nothing now. Show new ones.
    .brief = Too many wrong digits
    .braille = digits void
net-rule-house-device-last = This is your only device here. Add another one first.
    .brief = Your only device
    .braille = only device
net-rule-house-device-none = That device is not one of yours any more.
    .brief = Not yours any more
    .braille = not yours
net-rule-house-sheet-wrong = These are not the words of a recovery sheet that is good here. Each is good once, and a new one ends the one before.
    .brief = No such recovery sheet
    .braille = no such sheet

# --- the ladder -----------------------------------------------------------------------------------

house-ladder = Ladder
    .braille = ladder
house-ladder-help = The places in each game, of those who take part.
house-ladder-title =
    Ladder: the season ends in { $days ->
        [one] one day
       *[other] { $days } days
    }
    .braille = ladder { $days } d
house-ladder-part = Take part
    .braille = take part
house-ladder-part-help = Everybody in this house sees your name, place and points then. What counts: people only, usual options, no hints, no warnings, nothing taken back, no deal given by hand. Whoever leaves has lost once the usual wait is over. Switched off, your name goes at once. After each season all begin anew.
    .brief = Your name, place and points are shown then
house-ladder-line = { $game }: you are place { $place } of { $count }
    .braille = { $game } { $place }/{ $count }
house-ladder-line-none =
    { $game }: { $count ->
        [one] one person
       *[other] { $count } people
    }
    .braille = { $game } -/{ $count }
house-ladder-game =
    { $game }: { $count ->
        [one] one person
       *[other] { $count } people
    }
    .braille = { $game } { $count }
house-ladder-own = You: { $place }. { $name }, { $points }
    .braille = you { $place } { $name } { $points }
house-ladder-none = You have no place here yet
    .brief = No place yet
    .braille = you -
house-ladder-place = { $place }. { $name }, { $points }
    .braille = { $place } { $name } { $points }
house-ladder-points-help = Points begin at 0 and follow from all matches of this season that count.
house-ladder-new = { $game } counts: you are place { $place } of { $count }.
    .brief = Counts: place { $place } of { $count }
    .braille = ladder { $place }/{ $count }
house-ladder-up = { $game } counts: up from place { $before } to { $place }.
    .brief = Counts: up from { $before } to { $place }
    .braille = ladder { $before } > { $place }
house-ladder-down = { $game } counts: down from place { $before } to { $place }.
    .brief = Counts: down from { $before } to { $place }
    .braille = ladder { $before } > { $place }
house-ladder-same = { $game } counts: still place { $place }.
    .brief = Counts: still { $place }
    .braille = ladder = { $place }
house-ladder-little = It counts little: you meet too few others.
    .brief = Counts little
    .braille = little
house-ladder-lost = You left: that counts as lost.
    .brief = Counts as lost
    .braille = left: lost
house-ladder-not-bot = { $game } does not count: a computer player was there.
    .brief = Does not count: computer player
    .braille = no ladder: computer
house-ladder-not-options = { $game } does not count: the options were not the usual ones.
    .brief = Does not count: other options
    .braille = no ladder: options
house-ladder-not-known-deal = { $game } does not count: the deal was given by hand.
    .brief = Does not count: known deal
    .braille = no ladder: known deal
house-ladder-not-hints = { $game } does not count: hints and warnings were allowed.
    .brief = Does not count: hints allowed
    .braille = no ladder: hints
house-ladder-not-taken-back = { $game } does not count: something was taken back.
    .brief = Does not count: taken back
    .braille = no ladder: taken back
house-ladder-not-somebody = { $game } does not count: not everybody took part in the ladder.
    .brief = Does not count: not everybody took part
    .braille = no ladder: not all in
house-ladder-not-twice = { $game } does not count: one person had two seats.
    .brief = Does not count: one person twice
    .braille = no ladder: twice
house-ladder-not-early = { $game } does not count: it ended before the usual wait was over.
    .brief = Does not count: ended early
    .braille = no ladder: early end
house-ladder-not-ended = { $game } does not count: it was not played to its end.
    .brief = Does not count: not played out
    .braille = no ladder: not over
house-ladder-not-left = { $game } does not count for you: somebody had left.
    .brief = Does not count for you
    .braille = no ladder: one left
house-terms-ladder = For the ladder
    .braille = ladder
house-terms-ladder-help = The usual options, unhurried, no hints, no warnings. It counts if all who play there take part.
house-line-ladder = For the ladder.
    .braille = ladder

# --- a quick match --------------------------------------------------------------------------------

house-cli-quick = in a house, look for somebody who would play the same (without GAME: any game), and play with the first who fits
house-error-quick = --quick goes with the address of a house, and without --new, --seats and --code.
house-quick = Quick match
    .braille = quick match
house-quick-help = You say what you would play; the first one here who would play that sits down with you.
house-quick-title = Quick match: what would you play?
    .brief = Quick match
    .braille = quick match
house-quick-look = Look for somebody
    .braille = look
house-quick-game = Game
    .braille = game
house-quick-game-any = any game
    .brief = any
    .braille = any
house-quick-language = Language
    .braille = language
house-quick-language-any = any language
    .brief = any
    .braille = any
house-quick-unhurried-help = On: only without a clock, or with one that waits for the slowest. Off: either way, as the other one likes.
house-quick-stop = Look no more for a quick match
    .brief = Look no more
    .braille = look no more
house-quick-stop-help = You are looking for somebody. Enter ends that.
    .display-full = You are looking for somebody. The routing key ends that.
house-quick-waits =
    Looking for somebody. If nobody comes in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }, a computer player is offered. { $count ->
        [0] Nobody else is looking now.
        [one] One other is looking, for something else.
       *[other] { $count } others are looking, for something else.
    }
    .brief =
        Looking. A computer player in { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        }. { $count } others look
    .braille = looking; bot in { $seconds } s; { $count } others
house-quick-missed = { $name } has not come. You go on looking.
    .braille = { $name } not here; looking
house-quick-bot-offered = Nobody has come so far. You can play with a computer player meanwhile; whoever comes takes its seat.
    .brief = Nobody so far. Play with a computer player meanwhile?
    .braille = nobody yet; play a bot?
house-quick-bot = Play with a computer player meanwhile
    .brief = With a computer player meanwhile
    .braille = bot meanwhile
house-quick-bot-help = You go on looking. Whoever fits takes its seat, and the match goes on.
house-quick-with-bot = A computer player sits down with you: { $game }.
    .braille = bot: { $game }
house-quick-with = { $name } plays with you: { $game }.
    .braille = { $name }: { $game }
house-quick-matched =
    { $name } would play with you: { $game }. Sit down in the lobby; your seat is kept for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
    .brief =
        { $name } would play { $game }. Your seat is kept for { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        }
    .braille = { $name }: { $game }; sit down, { $seconds } s
house-quick-sit = Sit down with { $name }: { $game }
    .braille = sit: { $name } { $game }
net-rule-quick-ended = You look no more.
    .braille = looking ended
net-rule-quick-late = You have not sat down in time: your seat is free again, and you look no more.
    .brief = Too late, you look no more
    .braille = too late; not looking
net-rule-quick-elsewhere = You look no more: you are at a table, or look on another device of yours.
    .brief = You look no more
    .braille = not looking
net-rule-quick-not-now = That is not offered any more.
    .braille = no more offered

# --- the lobby ------------------------------------------------------------------------------------

house-menu = A house: strangers from anywhere
    .brief = A house
    .braille = a house
house-menu-help = A house keeps many tables, for people who do not know each other yet. Somebody runs it; you need its address once.
house-known = { $name }, as { $who }
    .braille = { $name } as { $who }
house-type = Another house
    .braille = another house
house-type-help = Type the address as the house prints it, with its words: they show that it is the right one.
house-type-title = Address of the house
    .braille = house address
house-name-title = What you want to be called there
    .braille = name there
house-word-title = The entry word or the invitation
    .braille = entry word
house-trust = Nothing shows that { $host } is the house you mean. Its words are { $words }. Go in all the same?
    .brief = Unknown house { $host }, { $words }. Go in?
    .braille = { $host } unknown: { $words }; go in?
house-lobby-title =
    { $name }: { $count ->
        [0] no open tables
        [one] one open table
       *[other] { $count } open tables
    }
    .braille = { $name } { $count } open
house-group-mine = your tables
    .braille = yours
house-group-open = other tables
    .braille = others
house-group-people = people here
    .braille = people
house-group-you = you
    .braille = you
house-line = { $game }: { $names }, { $state }
    .braille = { $game } { $names } { $state }
house-line-empty = { $game }: nobody; { $state }
    .braille = { $game } { $state }
house-line-waits = { $game }: nobody is there, the match waits
    .braille = { $game } waits
house-line-not-installed = not installed here, package { $package }
    .brief = not installed
    .braille = -{ $package }
house-line-package-differs = installed here as { $other }, needed is { $package }
    .brief = another version
    .braille = { $package } not { $other }
house-line-playing = match in progress
    .brief = playing
    .braille = plays
house-line-one-more = waits for one more
    .brief = one more
    .braille = 1 more
house-line-free =
    { $count ->
        [0] full
        [one] one free
       *[other] { $count } free
    }
    .braille = { $count } free
house-line-seats = { $count } seats.
    .braille = { $count } seats
house-line-unhurried = Unhurried.
    .braille = unhurried
house-line-brisk = Brisk.
    .braille = brisk
house-line-language = Language: { $text }.
    .braille = { $text }
house-line-closed = Closed: it asks for its six digits.
    .brief = Closed
    .braille = closed
house-open = Open a table
    .braille = open a table
house-open-help = Choose a game; others see the table here and sit down.
house-terms = How is it played?
    .braille = how?
house-terms-open = Open the table
    .braille = open it
house-terms-unhurried = Unhurried
    .braille = unhurried
house-terms-unhurried-help = No clock, or one that waits for the slowest. Brisk tables have the clock of the game; announcements wait just as long.
house-terms-closed = Closed by six digits
    .braille = closed
house-terms-closed-help = Others see the table, and need its code to sit down.
house-person = { $name }
house-person-invited = { $name }, may be invited
    .braille = { $name } +
house-shown = Show me to others here
    .braille = show me
house-shown-help = Others see your name in the lobby. It is off until you choose it.
house-invited = I may be invited
    .braille = invite me
house-invited-help = Others may ask you to their tables. It is off until you choose it.
house-wish = Tell me of
    .braille = tell
house-wish-help = What you are told of by itself here: new tables and people who come, only your own tables, or nothing.
house-wish-all = all tables and people
    .brief = all
    .braille = all
house-wish-mine = my tables
    .braille = mine
house-wish-nothing = nothing
    .braille = nothing
house-name = Your name here
    .braille = name
house-about = Whose house this is
    .braille = about
house-run-by = { $name } runs it; write to { $contact }.
    .braille = { $name }: { $contact }
house-leave = Leave the house
    .braille = leave
house-leave-sure = Leave the house? Your tables are kept.
    .brief = Leave the house?
    .braille = leave?
house-invites = { $name } invites you: { $game }
    .braille = { $name } invites: { $game }
house-invites-key = { $key } goes there
    .braille = { $key }
house-go-there = Leave this table for now, and go to { $name }? Your place is kept.
    .brief = Leave for now, and go to { $name }?
    .braille = go to { $name }?
house-go-first = Leave first what is open here; the invitation waits.
    .brief = Leave first what is open here
    .braille = leave here first
help-invited = go where you are invited
    .braille = go: invited
house-table-came = New table: { $game }, { $names }
    .braille = new: { $game } { $names }
house-person-came = { $name } is here
    .braille = { $name } here
house-lost = The connection to the house is lost. Trying again.
    .brief = House lost, trying again
    .braille = house lost
house-lost-asked = The connection to the house is lost. Trying again. What you asked for last may not be done.
    .brief = House lost, last wish perhaps not done
    .braille = house lost, last not sure
net-house-refused = No house is open there at the moment. Try again a little later, or ask for another address of it.
    .brief = No house is open there
    .braille = no house open there
house-back = Back in the house
    .braille = house back
house-back-asked = Back in the house. What you asked for last may not be done.
    .brief = Back in the house, last wish perhaps not done
    .braille = house back, last not sure
house-invite = Invite { $name } to your table
    .braille = invite
house-invite-done = { $name } is invited.
    .braille = { $name } invited
house-block = Never meet { $name } again
    .brief = Block { $name }
    .braille = block { $name }
house-block-help = Neither of you sees the other's tables any more, or hears a word of the other. A match that runs can be played to its end.
house-blocked = People you never meet
    .braille = blocked
house-unblock-help = Enter lets you two meet again.
    .display-full = The routing key lets you two meet again.
house-unblock-sure = Meet { $name } again?
    .braille = meet { $name }?
house-unblock-done = You can meet { $name } again.
    .braille = { $name } not blocked
house-report-words = Report what { $name } says
    .braille = report words
house-report-play = Report how { $name } plays
    .braille = report play
house-report-name = Report the name { $name }
    .braille = report name
house-report-help = Whoever runs the house reads it, with the last 50 lines of the table as the house itself relayed them.
house-report-done = { $name } is reported.
    .braille = { $name } reported
house-renamed = You are called { $name } now.
    .braille = now { $name }
house-leave-table = Leave the table?
    .braille = leave table?
house-code-none = This table has no code. Nobody needs one here.
    .brief = No code needed here
    .braille = no code needed
house-stay = Stay
    .braille = stay
house-go = To the lobby; keep my place
    .braille = lobby, keep
house-go-help = The table stands under your tables. The others wait for you a while, then they may let a computer player go on.
house-give-up = Leave for good
    .braille = for good
house-allow-words = Let people type to each other
    .braille = allow typing
house-allow-words-help = Only where everybody at the table allows it. You can end it at any time.
house-allow-watching = Let others watch
    .braille = allow watching
house-allow-watching-help = Only where everybody at the table allows it; who watches is told at once.
