### What the store has to say: matches, settings, match files.


## The store could not do something. $path is a file, $detail what the system said.

store-error-cannot-write = Nothing can be saved: { $path } cannot be written. Give yourself write permission there, or name another folder in BRAILLESPIEL_HOME.
    .brief = Nothing can be saved.
    .braille = not saved: cannot write
store-error-full = Disk full, not saved. Free some space; the next action saves everything that is missing.
    .brief = Disk full, not saved.
    .braille = disk full
store-error-busy = Not saved: another program is using the saved games. The next action tries again.
    .brief = Not saved, file in use.
    .braille = file in use
store-error-broken = The file of saved games is damaged: { $path }. Restart; the file is then set aside and a new one made.
    .brief = Saved games damaged.
    .braille = save file damaged
store-error-disk = The disk reports an error, not saved. Check the disk that holds { $path }.
    .brief = Disk error, not saved.
    .braille = disk error
store-error-too-new = The saved games come from a newer version of braillespiel. Update it; until then nothing is saved and nothing is lost.
    .brief = Newer save file, not saved.
    .braille = save file too new
store-error-away = The database { $path } cannot be reached: { $detail }.
    .brief = Database away, not saved.
    .braille = database away
store-error-not-durable = The database { $path } does not wait for its disk: { $detail } is off. Switch it on, so that nothing that was told can be lost.
    .brief = Database unsafe: { $detail } is off.
    .braille = database: { $detail } off
store-error-address = This is no connection string of PostgreSQL. One looks like this: postgresql://name:password@host/database, with special characters of the password written in percent, such as %40 for @.
    .brief = No connection string.
    .braille = no connection string
store-error-led-elsewhere = Another host leads this house now. What was under way here is done there, or not at all.
    .brief = Another host leads.
    .braille = another host leads
store-error-silent = The database does not respond.
    .brief = Database silent.
    .braille = database silent
store-error-no-rights = The database { $path } allows too little: { $detail }. Make the role of the connection string its owner.
    .brief = Database: too few rights.
    .braille = database: too few rights
store-error-too-old = The tables of the database { $path } are those of an older version of braillespiel, and this role may not change them. This does it: braillespiel house upgrade --store-file FILE, with the connection string of their owner.
    .brief = Tables of the database too old.
    .braille = database tables too old
store-error-unprotected = The connection string leads to { $path }, on another computer, and does not say how it is protected on the way. Write sslmode=verify-full into it, and with sslrootcert=FILE who has signed the certificate of the database.
    .brief = Way to the database unprotected.
    .braille = database: sslmode is missing
store-error-no-such-match = There is no such saved match: { $detail }. Choose one from the list of matches.
    .brief = No such match.
    .braille = no such match
store-error-match-broken = This saved match is damaged and cannot be opened. The others are not affected.
    .brief = Match damaged.
    .braille = match damaged
store-error-out-of-order = This match has continued elsewhere. Open it again from the list of matches.
    .brief = Match continued elsewhere.
    .braille = continued elsewhere
store-error-in-use = This match is being played in another window. Continue there, or close it first.
    .brief = Match open elsewhere.
    .braille = open elsewhere
store-error-gone = The file of saved games was removed or replaced while you played, not saved. Quit the program and start it again.
    .brief = Saved games replaced, not saved.
    .braille = save file replaced

## A file that is no store of ours was renamed to $path. $rescued matches were taken over, $lost are damaged.

store-set-aside-broken =
    The file of saved games was damaged. It was kept as { $path }, and a new one started. { $rescued ->
        [0] No match could be recovered.
        [one] One match was recovered.
       *[other] { $rescued } matches were recovered.
    }{ $lost ->
        [0] { "" }
        [one] { " " }One is damaged.
       *[other] { " " }{ $lost } are damaged.
    }
    .brief = Saved games damaged, { $rescued } recovered, { $lost } not.
    .braille = file damaged: { $rescued } whole, { $lost } not
store-set-aside-foreign = The file of saved games belongs to another program. It was kept as { $path }, and a new one started.
    .brief = Foreign file kept, new file started.
    .braille = foreign file kept, new one

## Settings. $setting is the setting's name, $value the wrong value, $used what counts instead.

setting-error-unknown = There is no setting { $setting }. The settings are listed under { $settings-key }.
    .brief = No such setting.
    .braille = no such setting
setting-error-value = { $value } is not possible for { $setting }.
    .brief = Not possible.
    .braille = not possible
setting-bad = { $setting } had the impossible value { $value }. Now it is { $used }.
    .brief = { $setting } is { $used } again.
    .braille = { $setting } → { $used }

## Match files. $path is the file.

match-file-foreign = { $path } is not a match file. Match files end in bsmatch.
    .brief = Not a match file.
    .braille = not a match file
match-file-too-new = { $path } comes from a newer version of braillespiel. Update it to open this file.
    .brief = File too new.
    .braille = file too new
match-file-broken = { $path } is damaged and was left as it is. The place: { $detail }.
    .brief = File damaged.
    .braille = file damaged
match-file-exists = { $path } already exists and was not overwritten. Choose another name.
    .brief = File exists.
    .braille = file exists
match-file-cannot-write = { $path } cannot be written: { $detail }. Choose another folder.
    .brief = Cannot write.
    .braille = cannot write
store-error-at-a-table = This match belongs to a network table and is not over, so its cards stay hidden. Open your table to others to continue it.
    .brief = Open your table to continue it.
    .braille = at your table: open it
match-file-at-a-table = { $path } holds a match of a network table that is not over, so its cards stay hidden. Finish it at the table, then export it again.
    .brief = Not over yet: finish it at its table.
    .braille = not over: finish at table

## The data folder $path lies where other computers write, too.

store-place-network = Your matches are on a network drive, { $path }. Never play on two computers at once, or they can be damaged. A folder on this computer alone is safer: move the game there, or name the folder in BRAILLESPIEL_HOME.
    .brief = Matches on a network drive. Never play on two computers at once.
    .braille = Matches on network: never two computers at once
store-place-onedrive = Your matches are in OneDrive, { $path }. Never play on two computers at once, or they can be damaged. A folder on this computer alone is safer: move the game there, or name the folder in BRAILLESPIEL_HOME.
    .brief = Matches in OneDrive. Never play on two computers at once.
    .braille = Matches in OneDrive: never two computers at once
