### A seat in a browser. What begins with page- reaches the page as words, without that beginning.


## The entrance

page-title = braillespiel
page-welcome = Take a seat at the table
page-code = Code of the table, six digits
page-name = Your name
page-name-second = Name of a second person at this device, otherwise leave empty
page-watch = Watch only
page-enter = Go to the table
page-desk = The teacher's desk
page-projector = The screen for all
page-helper = Look on beside a pupil
page-script = This page needs JavaScript; it is switched off in this browser.
page-late = This page is still loading. If nothing follows, load it again.
page-load-again = Load again
page-code-once = One-time code, eight digits
page-unlock = Open
page-language = Language
page-who = Did you sit at the table on this device before, or is somebody else coming?
page-who-me = I sat here
page-who-other = Somebody else
page-house-name = What you want to be called here
page-house-word = The entry word or invitation
page-house-enter = Go in
page-house-who = Were you here on this device before, or is somebody else coming?
page-house-who-me = I was here
page-house-forgotten = The house does not know you any more. With a name you come in as somebody new.
page-house-tab = You are already here in another tab. In this one you come in under another name.
page-house-forget = Forget this device, and your name here
page-forgotten = The table does not know your seat any more. Use the code to get a new one.
page-tab = You already sit at the table in another tab. Here you get a second seat.
page-forget = Forget this device
page-forget-done = This device knows nothing about you any more.

## Who reads aloud

page-reader-question = Does a screen reader read to you?
page-reader-yes = Yes, my screen reader reads
page-reader-no = No, I see the page
page-reader-speak = No, the page should read aloud
page-speech = Page reads aloud
page-speech-none = This browser has no voice for your language.

## Around the table

page-dress-touch = Switch to lists of buttons
page-dress-keys = Switch to grids with arrow keys
page-tools = Reading and keys
page-actions = Actions
page-command = Command
page-command-hint = Letter, card or action, then Enter
page-command-send = Send
page-command-open = Type a command
page-past = What has happened
page-past-empty = Nothing yet
page-keys-on = Letter keys work
page-card = card
page-item = item
page-row = row { "$n" }
page-empty = empty
page-more = More
page-less = Less

## The connection

page-lost = Connection lost. Your seat is kept.
page-helper-lost = Connection lost. Nothing is shown until it is back; that happens by itself.
page-returned = Connected again
page-retry = Connect again
page-again = Back to the table

## What the server tells the page

web-elsewhere = Your seat is now open in another tab or on another device.
web-idle = Nothing has happened here for a long time. Reload the page.
web-flood = That was too many keys at once. Reload the page, your seat is kept.
web-malformed = This page does not match the server. Reload it.
web-class-ended = The class has ended. When it opens again with the same list, you come back to your place automatically.
web-closing = The table is closed. When it opens again, you come back automatically.
web-over = The match is over, and the table is closed.
web-house-closing = The house is closed. When it opens again, you come back automatically.
web-house-left = You left the house. Your name here stays yours.
web-fault = Something went wrong on the server. Reload the page, your seat is kept.

## A sighted helper's page

helper-title = Beside { $name }
helper-turn = It is { $name }'s turn
helper-turn-both = It is { $name }'s turn, and also { $names }
helper-turn-several = Whose turn it is: { $names }
helper-turn-nobody = Wait a moment
helper-match-hall = { $name } is not at a table yet
helper-match-gathering = The match has not begun yet
helper-match-over = The match is over
helper-away = { $name }'s device is not connected just now.
helper-private = Nothing is shown just now: { $name } is in a menu, is typing, or shares the device with somebody.
helper-nothing = Nothing has come from { $name } yet.
helper-reads = What { $name } reads
helper-hears = What { $name } heard last
helper-told = { $name } knows that you see this, and can end it at any time.
helper-over = This link has ended, and nothing is shown here any more. Ask the teacher if you need a new one.
helper-elsewhere = This page is open somewhere else now.
