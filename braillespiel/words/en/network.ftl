### Network tables: getting in, waiting, playing together, chat.


## Why something is not done: a message for each rule

net-rule-unknown = The table refused that ({ $rule }).
    .brief = Refused, { $rule }
    .braille = refused: { $rule }
net-rule-address-empty = You have not typed an address. Whoever opened the table can tell you.
    .brief = No address
    .braille = no address
net-rule-address-form = { $text } is not an address. An address looks like 192.168.1.20:24111.
    .brief = { $text } is not an address
    .braille = no address: { $text }
net-rule-address-port = The port in { $text } is not a number from 1 to 65535. It comes after the last colon.
    .brief = Wrong port in { $text }
    .braille = wrong port: { $text }
net-rule-address-name = The name in { $text } cannot be a computer's name. Ask for the address again.
    .brief = Wrong name in { $text }
    .braille = wrong name: { $text }
net-rule-code-form = The code has six digits. Ask for it again, two digits at a time.
    .brief = The code has six digits
    .braille = code: 6 digits
net-rule-no-such-name = There is no computer called { $host }. Check the address.
    .brief = No computer called { $host }
    .braille = unknown: { $host }
net-rule-no-network = This computer is not connected to a network. Switch Wi-Fi on or plug in the cable, then try again.
    .brief = No network connection
    .braille = no network here
net-rule-unreachable = You cannot reach that table. Either it is on another network: the host then needs an address that can be reached from outside; the guide explains how. Or this network keeps devices apart: at school, ask for one without client isolation.
    .brief = Not reachable from this network
    .braille = not reachable here
net-rule-timeout = There is no answer. A firewall on the other computer blocks you, or that computer is asleep, or the network keeps devices apart. Ask the host to allow braillespiel in the firewall; at school, ask for a network without client isolation.
    .brief = No answer: firewall, or asleep
    .braille = no answer: firewall?
net-rule-refused = The computer answers, but no table is open at this port. Ask for the address again.
    .brief = No table is open there
    .braille = no table open there
net-rule-not-ours = Something else answers there, not a braillespiel table. Check the address.
    .brief = Not a braillespiel table
    .braille = not braillespiel
net-rule-version = The table runs a different version of braillespiel. You both need the newest one.
    .brief = Different version
    .braille = other version
net-rule-wrong-code = Wrong code. Ask for it again, two digits at a time.
    .brief = Wrong code
    .braille = wrong code
net-rule-wait =
    Too many wrong codes came from your network. Wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }, then try again.
    .brief =
        Wait { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        }
    .braille = wait { $seconds } s
net-rule-code-ended = This code has expired. Ask the host for the new one.
    .brief = Code expired, ask for the new one
    .braille = code expired, ask anew
net-rule-token-unknown = The table no longer knows you. Join again with the code.
    .brief = Join again with the code
    .braille = join again with code
net-rule-busy = Too many people are trying to join right now. Try again in a moment.
    .brief = Too busy, try again
    .braille = busy, try again
net-rule-checking = The class is not open yet: the teacher is only checking who gets through, and you do. Join again with the code that you are told when it begins.
    .brief = Only a check: you get through, join when the class begins
    .braille = only a check, join later
net-rule-malformed = The other computer sent something this one cannot understand. Try again; if it keeps happening, you both need the newest version.
    .brief = Not understood, try again
    .braille = not understood
net-rule-certificate-changed = { $name } shows a different certificate than last time. Either braillespiel was reinstalled there, or someone else is answering in its place. Ask by phone before you continue.
    .brief = { $name } shows a different certificate, ask first
    .braille = other certificate: { $name }
net-rule-not-proved = The other computer does not know the code. Someone may be listening in between, so you were not connected. Check address and code.
    .brief = The table does not know the code
    .braille = code not known there
net-rule-not-encrypted = Without encryption you can only join a table on this computer.
    .brief = Not encrypted
    .braille = not encrypted
net-rule-not-admitted = The table did not let you in. Try again with the code.
    .brief = Not let in
    .braille = not let in
net-rule-lost = Connection lost. The program keeps trying, and your seat is kept.
    .brief = Connection lost, trying again
    .braille = connection lost
net-rule-closed = The table closed the connection. Try again.
    .brief = The table closed the connection
    .braille = closed by table
net-rule-gone = The connection was closed.
    .brief = Connection closed
    .braille = closed
net-rule-replaced = You are now at this table from another computer, so this one has left it.
    .brief = You joined from elsewhere
    .braille = joined elsewhere
net-rule-removed = You were removed from the table.
    .brief = Removed from the table
    .braille = you were removed
net-rule-host-leaves = The table was closed.
    .brief = Table closed
    .braille = table closed
net-rule-class-ended = The class has ended.
    .braille = class ended
net-rule-over = The match is over, and the table is closed.
    .brief = Match over, table closed
    .braille = over, table closed
net-rule-full = The table is full: { $most } people are there.
    .brief = The table is full, { $most }
    .braille = full: { $most }
net-rule-door-closed = This table is locked: nobody new can join. Ask the host.
    .brief = The table is locked
    .braille = table locked
net-rule-not-let-in = You were not let in. Ask the person who opened the table.
    .brief = You were not let in
    .braille = not let in
net-rule-knock-gone = Nobody is waiting there any more.
    .brief = Nobody waits there
    .braille = nobody waits
net-rule-protocol = The versions do not match: the table uses protocol { $table }, this computer { $client }. Whoever has the smaller number needs the newest version.
    .brief = Versions do not match: table { $table }, here { $client }
    .braille = version { $table }, here { $client }
net-rule-name-empty = A name needs a letter or a digit.
    .brief = The name is empty
    .braille = name empty
net-rule-name-long = The name is too long, at most { $most } characters.
    .brief = Name too long, at most { $most }
    .braille = name: most { $most }
net-rule-name-signs = The name has characters that cannot be spoken. Use letters and digits.
    .brief = Only letters and digits in a name
    .braille = name: letters, digits
net-rule-name-alike = { $name } is already at the table, and your name sounds or feels the same. Choose another name.
    .brief = { $name } sounds the same, choose another name
    .braille = too like { $name }
net-rule-names-many = At most { $most } people can share one computer at this table.
    .brief = At most { $most } people at one computer
    .braille = most { $most } at one computer
net-rule-game-missing = { $name } does not have { $game }, because the version there is older. Choose another game, or wait for the update.
    .brief = { $name } does not have { $game }
    .braille = { $name }: no { $game }
net-rule-game-not-installed = { $name } lacks { $game }. It comes with the package { $package }: install that there, or choose another game.
    .brief = { $name } lacks { $game }, package { $package }
    .braille = { $name }: no { $game }, package { $package }
net-rule-game-package-differs = { $name } has { $game } from { $other }, the table from { $package }. Both need the same version.
    .brief = { $game }: { $name } has { $other }, the table { $package }
    .braille = { $game }: { $name } { $other }, table { $package }
net-rule-game-not-here = { $game } comes from another package, and this table does not play it. Choose another game.
    .brief = { $game } is not played at this table
    .braille = { $game }: not at this table
net-rule-game-timed = { $game } has a clock and comes from another package: a served table first tries each of its moves elsewhere, and a clock cannot wait for that. Play it at one computer, or choose another game.
    .brief = { $game } has a clock: not at this table
    .braille = { $game }: clock, not here
net-rule-game-fault = { $game } from the package { $package } has a fault: { $why }. Choose another game.
    .brief = { $game } has a fault: { $why }
    .braille = { $game } of { $package } fault: { $why }
net-rule-game-hangs = { $game } from the package { $package } did not come back and was broken off. Choose another game.
    .brief = { $game } broken off
    .braille = { $game } of { $package } broken off
net-rule-rules-newer = { $name } has newer rules for { $game } than the table. The host needs the newest version.
    .brief = { $name } has newer rules for { $game }
    .braille = { $name }: newer { $game }
net-rule-rules-older = { $name } has older rules for { $game } than the table. { $name } needs the newest version.
    .brief = { $name } has older rules for { $game }
    .braille = { $name }: older { $game }
net-rule-rules-differ = The table plays { $game } by different rules than this computer. You both need the newest version.
    .brief = Different rules for { $game }
    .braille = other rules: { $game }
net-rule-deck-missing = The player's own deck did not come along, so it cannot be played here. Choose another deck.
    .brief = Your own deck cannot be played here
    .braille = no own deck here
net-rule-chat-off = Chat is off at this table.
    .brief = Chat is off
    .braille = chat off
net-rule-chat-often = That was a lot at once. Wait a few seconds, then write again.
    .brief = Too many messages, wait
    .braille = wait, then write
net-rule-chat-empty = You have not typed anything.
    .brief = Nothing typed
    .braille = nothing typed
net-rule-chat-long = The message is too long, at most { $most } characters.
    .brief = Too long, at most { $most }
    .braille = most { $most } characters
net-rule-chat-signs = The message has characters that cannot be spoken.
    .brief = Characters that cannot be spoken
    .braille = signs not sayable
net-rule-muted = The host has muted you. You can keep playing.
    .brief = You are muted
    .braille = you are muted
net-rule-not-host = Only the host can do that.
    .brief = Host only
    .braille = host only
net-rule-not-opener = Only the player who chooses the game can do that.
    .brief = Only who chooses the game
    .braille = chooser only
net-rule-no-member = That person is no longer at the table.
    .brief = No longer there
    .braille = gone
net-rule-match-runs = You cannot do that during a match.
    .brief = Not during a match
    .braille = match runs
net-rule-no-match = No match is in progress.
    .brief = No match
    .braille = no match
net-rule-watches = You are watching. In the next match you can take a seat.
    .brief = You are watching
    .braille = you watch
net-rule-pause-host = At this table only the host can pause.
    .brief = Only the host can pause
    .braille = pause: host only
net-rule-proposal-open = That question is already open; the others have not answered yet.
    .brief = Already asked
    .braille = already asked
net-rule-proposal-gone = That question is closed.
    .brief = Question closed
    .braille = question closed
net-rule-nothing-to-take-back = You have no move to take back.
    .brief = Nothing to take back
    .braille = nothing to take back
net-rule-take-back-away = { $name } is away and cannot agree. Wait, or let a computer play for { $name } first.
    .brief = { $name } is away and cannot agree
    .braille = { $name } away, cannot agree
net-rule-nothing-chosen = No game is chosen yet. Choose one first.
    .brief = Choose a game first
    .braille = choose game first
net-rule-not-all-ready = Not everyone is ready. After 30 seconds you can start without them.
    .brief = Not everyone is ready
    .braille = not all ready, 30 s
net-rule-not-ready = Not everyone is ready.
    .brief = Not everyone is ready
    .braille = not all ready
net-rule-set-up-fixed = This table always plays the same game, so you cannot choose another.
    .brief = The game is fixed
    .braille = game is fixed
net-rule-seat-count = That game has { $low } to { $high } seats, not { $seats }.
    .brief = { $low } to { $high } seats, not { $seats }
    .braille = seats { $low } to { $high }, not { $seats }
net-rule-too-often =
    Too soon. You can do that again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
    .brief =
        Again in { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        }
    .braille = in { $seconds } s
net-rule-too-late = Too late, the question has changed.
    .brief = Too late
    .braille = too late
net-rule-store-waits = Nothing can be saved, the table waits: the computer that opened it has no room left. Tell the person there; it goes on by itself.
    .brief = Table waits for room on the disk
    .braille = table waits, disk full
net-rule-store-waits-here = Nothing can be saved, the table waits. Make room on the disk of this computer; then it goes on by itself.
    .brief = Table waits: make room on the disk
    .braille = table waits: make room
net-rule-not-kept = Not saved: the table is closed, and the last moves could not be kept. Everything before them is.
    .brief = Last moves not saved
    .braille = last moves not saved
net-rule-no-seat = That is not your seat.
    .brief = Not your seat
    .braille = not your seat
net-rule-no-connection = No connection now. Nothing was done.
    .brief = No connection, nothing done
    .braille = no connection
net-rule-paused = Paused. Nothing happens until the match continues.
    .brief = Paused
    .braille = pause
net-rule-bot-plays = A computer player has your seat. You can take it back in the menu.
    .brief = A computer player has your seat
    .braille = bot has your seat
net-rule-repeated = That came twice and was done once.
    .brief = Done already
    .braille = done already
net-rule-too-slow = This computer received nothing for ten seconds, so the connection was closed. Your seat is kept.
    .brief = Too slow, connection closed
    .braille = too slow, closed
net-rule-flood = This computer sent too many messages, so the connection was closed.
    .brief = Too many messages, closed
    .braille = too many, closed
net-rule-fault = Something went wrong at the table, and the connection was closed. Your seat is kept; join again.
    .brief = Error at the table, join again
    .braille = error, join again
net-rule-hello = The table and this computer do not understand each other. You both need the newest version.
    .brief = Not understood, update both
    .braille = not understood: update
net-rule-message = The message could not be understood. You both need the newest version.
    .brief = Not understood, update both
    .braille = not understood: update
net-rule-in-use = Another braillespiel on this computer already has a table open. Close that one first.
    .brief = A table is already open here
    .braille = table open already
net-rule-port = Another program is using this port. Try again; a different port is used then.
    .brief = Port in use, try again
    .braille = port in use
net-rule-store = The table could not be opened: matches cannot be saved on this computer. Free some space on the disk, or allow writing to the data folder.
    .brief = Cannot save matches here
    .braille = cannot save matches

## Joining

net-main-join = Join a table
    .braille = join table
net-join-title = Join a table
    .braille = join
net-join-none-found = No table found on this network yet. Tables appear here as soon as they are found. School networks often hide them: type the address instead.
    .brief = No table found yet
    .braille = no table found yet
net-join-looking = Tables on this network
    .brief = On this network
    .braille = on this network
net-join-found-none = none yet
net-join-found-count = { $count } found
    .braille = { $count }
net-join-here = { $name }, on this network
    .brief = { $name }
    .braille = { $name }
net-join-friend = { $name }, { $address }
    .brief = { $name }
    .braille = { $name } { $address }
net-join-here-help = Enter joins. You are asked for the code only the first time.
    .display-full = The routing key joins. You are asked for the code only the first time.
net-join-friend-help = Enter joins, Delete forgets this address, Right arrow lists both.
    .display-full = The routing key joins; the list of the display's { $bottom-key } also forgets this address.
net-join-join = Join
net-join-forget = Forget this address
    .braille = forget address
net-join-forget-sure = Forget { $name }?
    .braille = forget { $name }?
net-join-forgotten = { $name } forgotten
    .braille = { $name } forgotten
net-join-appeared = Found: { $name }
    .braille = found: { $name }
net-join-type = Type an address
    .braille = type address
net-join-type-help = The host hears the address with the code key, Ctrl K.
net-join-type-title = Address of the table
    .braille = address?
net-join-code-title = Code of { $name }, six digits
    .brief = Code, six digits
    .braille = code { $name } 6 digits
net-join-names = Who plays here
    .braille = names
net-join-names-none = nobody yet
    .braille = nobody yet
net-join-names-help = Your name as the others hear it. With two names and a semicolon between them, you share this computer, each with your own seat.
net-join-names-title = Your name. With a semicolon between them, two people share this computer
    .brief = Your name
    .braille = name?
net-join-watch = Only watch
    .braille = watch
net-join-watch-help = You take no seat; you hear and feel what everybody may see.
net-join-going = Joining { $name }
    .braille = joining { $name }
net-join-cancel = Cancel
net-join-cancelled = Cancelled
net-join-keep = Save this address under a name?
    .braille = save address?
net-join-keep-title = Name for { $address }
    .braille = name for { $address }
net-join-kept = { $name } saved, { $address }
    .braille = { $name } saved { $address }
net-join-trust = { $name } shows a different certificate than last time. Join anyway?
    .brief = Different certificate at { $name }. Join anyway?
    .braille = join { $name }, other certificate?

## Opening

net-open = Open this table to others
    .brief = Open to others
    .braille = open to others
net-open-help = Friends join from their own computer: on this network, or from elsewhere with an address that can be reached from outside.
net-open-told = { $code } The table is open. { $reach }
    .brief = { $code }. { $reach }
    .braille = { $code } { $reach }
net-code = Code { $pairs }.
    .brief = Code { $pairs }
    .braille = code { $digits }
net-code-none = Only the host knows the code.
    .brief = The host knows the code
    .braille = ask host for code
net-reach-here = On this network only, address { $address }.
    .brief = This network only, { $address }
    .braille = this network only: { $address }
net-reach-outside = From outside too, address { $address }.
    .brief = From outside too, { $address }
    .braille = outside too: { $address }
net-reach-self = On this computer only, address { $address }.
    .brief = This computer only, { $address }
    .braille = this computer only: { $address }
net-reach-nobody = This computer is not connected to a network, so nobody else can join.
    .brief = No network, nobody else can join
    .braille = no network
net-table-of = { $name }'s table
    .braille = { $name }'s table

## The waiting room

net-lobby-title = { $table }. { $state }
    .braille = { $table } { $state }
net-lobby-opening = The table is being opened
    .braille = opening
net-lobby-choosing = { $name } is choosing the game
    .braille = { $name } chooses
net-lobby-choose-you = You choose the game
    .braille = you choose
net-lobby-waiting = { $game }, { $ready } of { $count } ready
    .braille = { $game } { $ready }/{ $count } ready
net-lobby-startable = { $game }, everyone is ready
    .braille = { $game } all ready
net-lobby-all-ready = Everyone is ready. Start begins the match.
    .brief = Everyone is ready
    .braille = all ready, start begins
net-lobby-over = The match is over
    .braille = over
net-lobby-playing = A match is in progress
    .braille = match runs
net-lobby-game = Game
net-lobby-game-none = not chosen yet
    .braille = none
net-lobby-game-value =
    { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
    .braille = { $game } { $seats }
net-lobby-game-help = One player chooses game, seats, options and computer players.
    .braille = one player chooses, i says them
net-lobby-game-stays = Another game is played at a new table.
    .braille = other game: new table
net-lobby-ready = I am ready
    .braille = ready
net-lobby-start = Start
net-lobby-start-help = Works once everyone is ready, or 30 seconds after the game was chosen: computer players take the empty seats.
net-lobby-member = { $name }, { $marks }
    .braille = { $name }: { $marks }
net-lobby-you = you
net-lobby-first = chooses the game
    .braille = chooses
net-lobby-host = host
    .braille = host
# Said to oneself.
net-lobby-first-you = you choose the game
    .braille = you choose
net-lobby-host-you = you are the host
    .braille = you, host
net-lobby-chair = seat { $number }
    .braille = s{ $number }
net-lobby-is-ready = ready
net-lobby-not-ready = not ready
net-lobby-watches = watching
net-lobby-away = disconnected
    .braille = away
net-lobby-muted = muted
net-lobby-bot = computer plays
    .braille = bot
net-lobby-delay-short = hardly any delay
    .braille = delay short
net-lobby-delay-noticeable = a noticeable delay, under half a second
    .brief = noticeable delay
    .braille = delay noticeable
net-lobby-delay-long = a long delay, half a second or more
    .brief = long delay
    .braille = delay long
net-lobby-watch = Watch instead of playing
    .brief = Watch
    .braille = watch
net-lobby-sit = Take a seat
    .braille = take seat
net-lobby-door-open = Lock the table: nobody new can join
    .brief = Lock the table
    .braille = lock table
net-lobby-door-closed = Unlock the table
    .brief = Unlock the table
    .braille = unlock table
net-lobby-new-code = Make a new code
    .brief = New code
    .braille = new code
net-lobby-leave = Leave the table
    .braille = leave
net-lobby-leave-host = Close the table for everybody
    .braille = close table
net-lobby-leave-sure = Leave the table?
    .braille = leave?
net-lobby-leave-host-sure = Close the table for everybody? The match stays saved.
    .braille = close for all?
net-lobby-left = You left the table
    .braille = left
net-lobby-people = Who is here
    .braille = who
net-lobby-people-count = Who is here: { $count }
    .braille = who: { $count }
net-lobby-back = Back to the match
    .braille = to match
net-member-remove = Remove { $name } from the table
    .brief = Remove { $name }
    .braille = remove { $name }
net-member-remove-sure = Remove { $name }? A computer player takes the seat.
    .brief = Remove { $name }?
    .braille = remove { $name }?
net-member-mute = Mute { $name } in the chat
    .brief = Mute { $name }
    .braille = mute { $name }
net-member-unmute = Let { $name } chat again
    .braille = unmute { $name }
# $level: how strong the computer is that plays otherwise, for instance "computer, normal".
net-setup-free = free, else { $level }
net-setup-take = Use this for the table
    .brief = Use this
    .braille = use
net-setup-hints = Hints
net-setup-hints-help = Each player's own computer works out the hint. Off means that the table agrees to play without.
net-setup-pause = Who may pause
    .braille = pause by
net-setup-pause-all = everybody
net-setup-pause-host = the host
    .braille = host
net-setup-wait = Wait for a lost player
    .braille = wait for lost
net-setup-wait-value = { $seconds } seconds
    .braille = { $seconds } s
net-setup-wait-help = After that the others are asked: keep waiting, let a computer player continue, or end the match.
net-setup-hearing = Longest wait for an announcement
    .braille = longest wait
net-setup-hearing-value = { $seconds } seconds
    .braille = { $seconds } s
net-setup-hearing-help = In a race, nobody waits longer than this for someone who is still listening or reading.

## What happens at the table

net-news-came = { $name } { net-verb-is } here.
    .braille = { $name } { net-verb-is } here
net-news-came-watches = { $name } { net-verb-is } here to watch.
    .braille = { $name } watches
net-news-went = { $name } left the table.
    .brief = { $name } left
    .braille = { $name } left
net-news-fell-out = { $name } lost the connection. { net-verb-kept }.
    .brief = { $name } lost the connection
    .braille = { $name } lost
net-news-back = { $name } { net-verb-is } back.
    .braille = { $name } back
net-news-removed = { $name } { net-verb-was } removed from the table.
    .brief = { $name } { net-verb-was } removed
    .braille = { $name } removed
net-news-muted = { $name } { net-verb-was } muted.
    .braille = { $name } muted
net-news-unmuted = { $name } { net-verb-is } no longer muted.
    .braille = { $name } unmuted
net-news-ready = { $name } { net-verb-is } ready.
    .braille = { $name } ready
net-news-not-ready = { $name } { net-verb-is } no longer ready.
    .brief = { $name } not ready
    .braille = { $name } not ready
net-news-sits = { $name } { net-verb-takes-seat }.
    .braille = { $name } { net-verb-plays }
net-news-watches = { $name } { net-verb-watches }.
    .braille = { $name } watches
net-news-set-up =
    { $name } chose { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Say when you are ready.
    .brief =
        { $name } chose { $game }, { $seats ->
            [one] one seat
           *[other] { $seats } seats
        }
    .braille = { $name }: { $game } { $seats }
net-news-set-up-watches =
    { $name } chose { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
    .brief =
        { $name } chose { $game }, { $seats ->
            [one] one seat
           *[other] { $seats } seats
        }
    .braille = { $name }: { $game } { $seats }
net-news-may-start = You no longer need to wait for everyone to be ready: the match can start.
    .brief = No need to wait for everyone
    .braille = you can start
net-news-began = The match starts.
    .braille = starts
net-news-tries-game = The game is tried out first, then the match starts.
    .brief = The game is tried out first
    .braille = tried first
net-news-game-slow = The game has not answered for { $seconds } seconds. It is broken off soon. The match is kept.
    .brief = The game does not answer; it is broken off soon
    .braille = game silent { $seconds }s, kept
net-news-over = The match is over.
    .braille = over
net-news-paused = { $name } { net-verb-pauses }.
    .brief = { $name }: pause
    .braille = pause: { $name }
net-news-goes-on = { $name } { net-verb-continues }.
    .brief = { $name } { net-verb-continues }
    .braille = goes on: { $name }
net-news-bot-plays = A computer player plays for { $name }.
    .brief = Computer plays for { $name }
    .braille = bot for { $name }
net-news-bot-failed = { $name }, a computer player, cannot play on. The match is paused. When somebody goes on, a simpler computer player takes the seat.
    .brief = { $name }, computer, cannot play on: paused
    .braille = bot { $name } fails. pause
net-news-failed = Something went wrong at the table. The match is paused and kept. Go on to try again.
    .brief = Fault at the table: paused, go on to try again
    .braille = fault at table. pause
net-news-store-again = Saved again, nothing is missing. It goes on.
    .brief = Saved again, going on
    .braille = saved again, goes on
net-news-waits = The table keeps waiting for { $name }.
    .brief = Still waiting for { $name }
    .braille = waits for { $name }
net-news-took-chair-back = { $name } { net-verb-plays } again.
    .braille = { $name } plays again
net-news-asked-here = { $name } may have left and { net-verb-asked }. The match is on hold.
    .brief = { $name } { net-verb-asked }: still there?
    .braille = { $name } still there?
net-news-asked-here-you = Are you still there? Any key says yes.
    .brief = Still there? Any key
    .braille = still there? any key
net-news-goes-on-without = The match continues without waiting for { $name }.
    .brief = Not waiting for { $name }
    .braille = on without { $name }
net-news-proposed = { $name } { net-verb-wants } to take a move back.
    .brief = { $name } { net-verb-wants } to take back
    .braille = { $name }: take back?
net-news-proposed-again = { $name } { net-verb-wants } another match.
    .brief = { $name } { net-verb-wants } another match
    .braille = { $name }: again?
net-news-answer = { $asked } { $key } answers.
    .braille = { $asked } { $key }
    .display = { $asked } { $bottom-key }: list
    .display-full = { $asked } The display's { $bottom-key } lists your answer.
    .page = { $asked } The Menu button leads to your answer.
net-news-answer-over-match = { $asked } { $key } answers.
    .braille = { $asked } { $key }
    .display = { $asked } back, { $bottom-key }: list
    .display-full = { $asked } The display's back key returns to the match, where its { $bottom-key } lists your answer.
    .page = { $asked } The Menu button leads to your answer.
net-news-answer-room = { $asked } { $key } answers.
    .braille = { $asked } { $key }
    .display = { $asked } waiting room: answer
    .display-full = { $asked } The waiting room has an entry "Answer".
    .page = { $asked } The waiting room has an entry "Answer".
net-lobby-answer = Answer
    .braille = answer
net-news-agrees = { $name } { net-verb-agrees }.
    .braille = { $name }: yes
net-news-refused = { $name } { net-verb-refuses }.
    .brief = { $name } { net-verb-says } no
    .braille = { $name }: no
net-news-too-late = Too late to take back: the match has moved on.
    .brief = Too late to take back
    .braille = too late
net-news-taken-back = { $name } took a move back.
    .brief = { $name } took back
    .braille = { $name } took back
net-news-missing = { $name } { net-verb-has } been gone for a while: keep waiting, let a computer player continue, or end the match?
    .brief = { $name } { net-verb-is } still gone. What now?
    .braille = { $name } gone: what now?
net-news-teacher-took-back = The teacher has taken { $name }'s move back.
    .brief = Teacher took { $name }'s move back
    .braille = teacher took back { $name }'s move
net-news-wants-end = { $name } { net-verb-wants } to end the match.
    .brief = { $name } { net-verb-wants } to end
    .braille = { $name }: end
net-news-door-closed = The table is locked: nobody new can join.
    .brief = Table locked
    .braille = table locked
net-news-door-open = The table is unlocked again.
    .brief = Table unlocked
    .braille = table unlocked
net-news-new-code = There is a new code.
    .brief = New code
    .braille = new code
net-news-code-ended = Too many strangers tried to guess the code, so there is a new one. Nothing changes for those already here.
    .brief = Too many guesses, new code
    .braille = code guessed at, new one
net-news-newcomers-knock = From now on newcomers knock, and you let each of them in.
    .brief = Newcomers knock now
    .braille = newcomers knock
net-news-knocks = { $name } { net-verb-knocks }.
    .braille = { $name } { net-verb-knocks }
net-news-knocking-over = Nobody answered for ten minutes: whoever knows the code comes in again.
    .brief = No answer: the code opens again
    .braille = code opens again
net-news-gathering = The next game is being chosen.
    .brief = Next game is being chosen
    .braille = choosing next game
net-news-ended = The match was ended.
    .braille = match ended
net-news-host-leaves = { $name } opened this table and { net-verb-has } now left.
    .brief = { $name } left: host gone
    .braille = host { $name } left
net-news-known-deal = Anyone who has played number { $seed } before knows this deal.
    .brief = Known deal, number { $seed }
    .braille = known deal { $seed }
net-news-no-hints = This table plays without hints.
    .brief = No hints here
    .braille = no hints
net-lost = Connection lost. The program keeps trying, and your seat is kept.
    .brief = Connection lost
    .braille = connection lost
net-lost-unsure = The connection is lost, and what you said or asked for last may not have arrived. The program keeps trying, and your seat is kept.
    .brief = Connection lost, last wish perhaps too
    .braille = lost, last wish perhaps too
net-away = No connection now
    .brief = No connection
    .braille = no connection
net-not-here = Not here: { $names }.
    .brief = Not here: { $names }
    .braille = not here: { $names }
net-knocked = The code is right. Because strangers have tried to guess it, the person who opened this is asked to let you in. Wait a moment.
    .brief = Wait to be let in
    .braille = knocked, wait
net-knocking = You wait to be let in
    .braille = wait
net-knock-title = { $name } { net-verb-knocks }. Let in?
    .braille = let in { $name }?
net-knock-later = Decide later
    .braille = later
net-knock-yes = Let in
    .braille = let in
net-knock-no = Turn away
    .braille = turn away
net-knock-did-yes = May come in: { $name }.
    .braille = { $name } let in
net-knock-did-no = Turned away: { $name }.
    .braille = { $name } turned away
net-back = The connection is back.
    .brief = Connected again
    .braille = connected
net-back-unsure = The connection is back. What you said or asked for last may not have arrived.
    .brief = Connected again, last wish perhaps lost
    .braille = connected, last wish perhaps lost
net-question-lost = Your question was lost with the connection. Ask again.
    .brief = Question lost, ask again
    .braille = question lost
net-closed = What was open over the table went with the connection: you are back at the table.
    .brief = Closed, you are at the table
    .braille = closed: at the table
net-question-void = The question of { $name } no longer stands.
    .braille = { $name }: question void
net-missed =
    { $count ->
        [one] One message was left out, so here is how things stand.
       *[other] { $count } messages were left out, so here is how things stand.
    }
    .brief = { $count } left out
    .braille = { $count } left out
net-late = Too late, { $instead }
    .braille = late: { $instead }
net-late-nothing = Too late, somebody was faster.
    .brief = Too late
    .braille = too late
net-spectator = Watching
    .braille = watch
net-spectator-no-hand = You are watching: you have no hand.
    .brief = You are watching: no hand
    .braille = watching: no hand
net-spectator-no-own-table = You are watching: you have no table of your own.
    .brief = You are watching: no table
    .braille = watching: no table
net-spectator-no-key = You are watching: here you can only look around and ask.
    .brief = You are watching
    .braille = you watch

## Asking the others

net-ask-back = Asking the others whether you may take your move back.
    .brief = Asking the others
    .braille = asking others
net-ask-again = Asking the others for another match.
    .brief = Asking the others
    .braille = asking others
net-ask-race = You cannot take back moves in a race.
    .brief = Not in a race
    .braille = not in a race
net-no-hints = The table agreed to play without hints.
    .brief = No hints at this table
    .braille = no hints here
net-answers-none = There is nothing to answer.
    .brief = Nothing to answer
    .braille = nothing to answer
net-answer-back = { $name } wants to take a move back. Do you agree?
    .brief = Let { $name } take a move back?
    .braille = { $name } takes back?
net-answer-back-redrawn = { $name } wants to take a move back; whatever was drawn is drawn again. Do you agree?
    .brief = Let { $name } take a move back, redrawn?
    .braille = { $name } takes back, redrawn?
net-answer-again = { $name } wants another match. Do you agree?
    .brief = Another match with { $name }?
    .braille = { $name }: again?
net-answer-missing = { $name } is gone. What now?
    .braille = { $name } gone
net-answer-wait = Keep waiting
net-answer-bot = Let a computer player continue
    .braille = bot goes on
net-answer-end = End the match
    .braille = end match
net-answer-sent = { $answer }. Sent
    .braille = { $answer }: sent
net-to-lobby = To the waiting room: seats, code, table settings
    .brief = To the waiting room
    .braille = waiting room
net-menu-pause = Pause for everybody
    .brief = Pause
    .braille = pause
net-menu-go-on = Continue the match
    .brief = Continue
    .braille = go on
net-menu-chair = Take my seat back from the computer player
    .brief = Take my seat back
    .braille = seat back
net-menu-answer = Answer the question
    .brief = Answer
    .braille = answer
net-menu-again = Another match
    .braille = again
net-menu-gather = Choose another game
    .braille = other game
net-menu-end = End the match for everybody
    .braille = end match
net-menu-end-sure = End the match for everybody?
    .braille = end for all?
net-wait-answer = Sent. The table will answer in a moment.
    .brief = Sent
    .braille = sent

## Chat

net-chat = Chat
net-chat-title = Chat. Type, or choose a sentence with the arrows
    .brief = Chat
    .braille = chat
    .display-full = Chat. Type, or choose a sentence with the routing key
net-chat-ready-title = Chat. Choose a sentence with the arrows
    .brief = Chat
    .braille = chat
    .display-full = Chat. Choose a sentence with the routing key
net-chat-type = Type a message
    .braille = type
net-chat-prompt = Your message
    .braille = message?
net-chat-off = Chat is off in your settings.
    .brief = Chat is off
    .braille = chat off
net-chat-line = { $name }: { $text }
net-chat-hello = Hello everybody!
    .braille = hello everybody
net-chat-yes = Yes
net-chat-no = No
net-chat-thanks = Thank you!
    .braille = thank you
net-chat-well-played = Well played!
    .braille = well played
net-chat-moment = One moment, please.
    .braille = one moment
net-chat-reading = I am still reading.
    .braille = still reading
net-chat-go-ahead = Go ahead, I am listening.
    .braille = go on
net-chat-your-turn = It is your turn.
    .braille = your turn
net-chat-sorry = Sorry, a mistake of mine.
    .braille = sorry, my mistake
net-chat-again = Shall we play again?
    .braille = another one?
net-chat-goodbye = I have to go. Goodbye!
    .braille = have to go, goodbye
net-chat-unknown = a sentence this version does not know
    .braille = unknown sentence
net-chat-sent = Sent
    .braille = sent

## Hearing

net-hearing = How long you need to hear an announcement
    .braille = time to hear
net-hearing-title = How long you need to hear an announcement
    .brief = Time to hear
    .braille = time to hear
net-hearing-try = Measure it
    .braille = measure
net-hearing-try-help = You get a sentence; press Enter once you have heard or read it. That tells the table how long to wait for you in a race.
    .display-full = You get a sentence; press the routing key once you have read it. That tells the table how long to wait for you in a race.
net-hearing-sample = Press Enter when you have heard this: Anna calls six, and everybody has to be quick.
    .brief = Press Enter when you have heard this: Anna calls six
    .braille = anna calls six, be quick. enter when read
    .display = anna calls six, be quick. routing when read
    .display-full = Press the routing key when you have read this: Anna calls six, and everybody has to be quick.
net-hearing-set =
    { $seconds ->
        [one] One second
       *[other] { $seconds } seconds
    } from now on.
    .brief =
        { $seconds ->
            [one] One second
           *[other] { $seconds } seconds
        }
    .braille = { $seconds } s
net-hearing-title-try = Measuring
    .braille = measuring

## A match that one's own table was left in

net-left-entry = { $game } at your table, with { $names }
    .brief = { $game }, table, { $names }
    .braille = { $game } table { $names }
net-left-title = Unfinished at your table: { $game } with { $names }
    .brief = Unfinished: { $game }, { $names }
    .braille = open: { $game } { $names }
net-left-go-on = Continue
    .braille = continue
net-left-anew = Start over and give up the unfinished match
    .brief = Start over
    .braille = start over
net-left-lost = The unfinished match cannot be continued. Choose a game.
    .brief = Cannot be continued. Choose a game
    .braille = cannot continue, choose
net-rule-deck-large = Your own deck is too large for a network table: at most { $most } KB. Shorten its texts.
    .brief = Deck larger than { $most } KB
    .braille = deck over { $most } kb
net-rule-deck-bad = The player's own deck cannot be used at this table. Choose another deck.
    .brief = Deck cannot be used
    .braille = deck not usable
net-news-takes-chair = { $name } { net-verb-is } here and { net-verb-takes-chair }.
    .brief = { $name } { net-verb-takes-bot }
    .braille = { $name } { net-verb-plays } for a bot
net-news-takes-chair-you = You take the seat of a computer player.
    .brief = You take a computer's seat
    .braille = you play for a bot
net-open-match-help = Others join over a network. Each takes the seat of a computer player, and the match goes on.
net-seat-left = Back to your seat: { $table }, { $game }
    .brief = Back: { $table }, { $game }
    .braille = back: { $table } { $game }
net-seat-left-help = You were in the middle of this match when the program ended. Your seat is kept.
net-news-paused-you = Paused for everybody.
    .brief = Paused
    .braille = paused for all
net-news-goes-on-you = The match goes on.
    .brief = Goes on
    .braille = goes on
net-news-teacher-took-back-you = The teacher has taken your move back.
    .brief = Teacher took your move back
    .braille = teacher took your move back
net-news-took-chair-back-you = You play again.
    .braille = you play again
net-news-sits-you = You have a seat.
    .braille = you have a seat
net-news-watches-you = You are watching.
    .braille = you watch
net-news-chat-off = Chat is off at this table.
    .brief = Chat off
    .braille = chat off
net-news-chat-on = Chat is on at this table.
    .brief = Chat on
    .braille = chat on
net-chat-all-off = Switch chat off for everybody
    .brief = Chat off for all
    .braille = chat off for all
net-chat-all-on = Switch chat on for everybody
    .brief = Chat on for all
    .braille = chat on for all

## In a browser

net-page = In a browser: { $address }
    .brief = In a browser: { $address }
    .braille = browser: { $address }
net-page-title = Page for browsers
    .brief = Page for browsers
    .braille = page for browsers
net-page-how = Others type the address into their browser, or point the camera at the QR code in the window. You tell them the code of the table yourself.
    .brief = Type the address or use the QR code in the window, then the code
    .braille = type address, then code
net-page-read-along = The page is not encrypted: whoever listens in on the same Wi-Fi can see the code, the names and the cards of seats in browsers.
    .brief = No encryption: can be read on the same Wi-Fi
    .braille = not encrypted: readable on wi-fi
web-more = Practise, learn, look back
web-more-title = Practise, learn, look back
web-own-kept = Matches of your own are kept as long as this page is open, and twenty minutes longer: the last { $count }.
    .brief = The last { $count } are kept, while the page is open
    .braille = last { $count } kept, while page open
web-gave-way = The match of your own that you played longest ago is gone: { $count } are kept here.
    .brief = Your oldest match is gone: { $count } are kept
    .braille = oldest match gone: { $count } kept
web-help-typed = “type” means: in the command field, then Enter. Slash leads there.
    .braille = type: in command field
web-typed-empty = Type a letter, a card or an action. The Help button names them all.
    .brief = Type a command
    .braille = type a command
web-typed-unknown = There is no { $text } here. Type what a card or a button says, or { $help-key } for all commands.
    .brief = No { $text } here
    .braille = not here: { $text }
web-typed-several = { $text } can be several things: { $found }. Type more of it.
    .brief = Several: { $found }
    .braille = several: { $found }

## Rules of a class

net-rule-class-leads = Your teacher decides what is played here, and when.
    .brief = Your teacher decides that
    .braille = teacher decides
net-rule-class-named = You are called { $name } here already. Your teacher can give you another name.
    .brief = You are { $name } already
    .braille = already { $name }
net-rule-class-no-neighbour = You can only help somebody at your own table.
    .brief = Only at your own table
    .braille = only at own table
net-rule-class-no-offer = This help is no longer offered.
    .brief = No longer offered
    .braille = no longer offered
net-rule-class-helps-nobody = You are helping nobody just now, so nobody has heard it.
    .brief = You are helping nobody just now
    .braille = helping nobody
net-wait-others = Noted. It is played once everybody at the table has heard or read what came before.
    .brief = Waiting for the others
    .braille = waiting for others

## Verbs of the news: $people share one client and do it together

net-verb-is =
    { $people ->
        [one] is
       *[other] are
    }
net-verb-was =
    { $people ->
        [one] was
       *[other] were
    }
net-verb-has =
    { $people ->
        [one] has
       *[other] have
    }
net-verb-plays =
    { $people ->
        [one] plays
       *[other] play
    }
net-verb-watches =
    { $people ->
        [one] is watching
       *[other] are watching
    }
net-verb-takes-seat =
    { $people ->
        [one] takes a seat
       *[other] take seats
    }
net-verb-takes-chair =
    { $people ->
        [one] takes the seat of a computer player
       *[other] take the seats of computer players
    }
net-verb-takes-bot =
    { $people ->
        [one] takes a computer's seat
       *[other] take computers' seats
    }
net-verb-kept =
    { $people ->
        [one] The seat is kept
       *[other] The seats are kept
    }
net-verb-pauses =
    { $people ->
        [one] pauses the match
       *[other] pause the match
    }
net-verb-continues =
    { $people ->
        [one] continues the match
       *[other] continue the match
    }
net-verb-asked =
    { $people ->
        [one] is being asked
       *[other] are being asked
    }
net-verb-knocks =
    { $people ->
        [one] knocks
       *[other] knock
    }
net-verb-wants =
    { $people ->
        [one] wants
       *[other] want
    }
net-verb-agrees =
    { $people ->
        [one] agrees
       *[other] agree
    }
net-verb-refuses =
    { $people ->
        [one] does not agree
       *[other] do not agree
    }
net-verb-says =
    { $people ->
        [one] says
       *[other] say
    }

## The disk of the computer at which the table was opened.

net-host-unsaved = Not saved: the computer that opened the table cannot save at the moment. Play on, and tell the person there.
    .brief = Not saved by the table
    .braille = table: not saved
