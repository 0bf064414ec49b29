## Finished matches

main-finished = Finished matches, replay and review
    .brief = Finished matches
    .braille = finished
finished-title = Finished matches
    .braille = finished
finished-entry =
    { $game }, { $when }, { $won ->
        [0] nobody won
        [1] won by { $winners }
       *[other] win shared by { $winners }
    }{ $others ->
        [0] { "" }
       *[other] , with { $names }
    }
    .brief =
        { $game }, { $when }, { $won ->
            [0] nobody won
            [1] won by { $winners }
           *[other] win shared by { $winners }
        }
    .braille =
        { $game } { $when } { $won ->
            [0] -
            [1] won: { $winners }
           *[other] shared: { $winners }
        }
finished-help = Enter replays the match, Delete deletes it, Right arrow lists all that can be done.
    .display-full = The routing key replays the match; the list of the display's { $bottom-key } has all else that can be done.
    .page = Enter replays the match, Right arrow lists what else can be done.
finished-keep = Save as a file
    .braille = save as file
finished-delete-help = In the statistics the match stays counted.
finished-kept = Saved as a file: { $path }
    .brief = Saved as a file
    .braille = saved: { $path }
finished-files = Match files: { $count }
    .braille = files { $count }
finished-files-title = Match files
    .braille = files
finished-files-help = Put match files from others into the folder "matches" in the data folder, and you can replay them here.
practice-match = practice
statistics-practice = practice
game-menu-replay = Replay and review this match
    .brief = Replay
    .braille = replay
game-menu-replay-help = Walk through the match move by move; W looks for better moves.
game-menu-moments = Three moments: where it was decided
    .brief = Three moments
    .braille = three moments
game-menu-moments-help = Looks for the three moves by which most was lost; at each you can play on, as practice.

## Replay: the table of every moment

replay-of = Replay, { $game }
    .braille = replay { $game }
replay-moment = move { $number } of { $count }
    .brief = { $number } of { $count }
    .braille = { $number }/{ $count }
replay-keys = { $following }: next move, { $back }: the one before, { $play }: play on its own, { $help }: all keys.
    .braille = { $following } next, { $back } back, { $play } plays, { $help } all keys
replay-seat = { $name }'s seat
    .brief = { $name }
    .braille = { $name }
replay-spectator = Spectator's seat
    .brief = Spectator
    .braille = spectator
replay-no-hand = A spectator sees no hand
    .braille = no hand
replay-start = Start of the match
    .brief = Start
    .braille = start
replay-nothing = Nothing to see from this seat
    .brief = Nothing
    .braille = nothing
replay-at-end = End of the match
    .brief = End
    .braille = end
replay-at-start = Start of the match, nothing before it
    .brief = Start
    .braille = start
replay-plays = Playing
    .braille = plays
replay-pauses = Paused
    .braille = paused
replay-speed = Speed { $number } of { $count }
    .braille = speed { $number }/{ $count }
replay-jump-title = Go to a round or score
    .brief = Go to
    .braille = go to
replay-score = { $name } { $points }
replay-play-on-over = The match is over here; go back to an earlier move, then play on.
    .brief = The match is over here
    .braille = over here
replay-play-on-sure = Play on from here for { $name }, as practice?
    .brief = Play on as practice?
    .braille = play on for { $name }?

## Review: where the strongest computer player would have played otherwise

review-title = Review of { $name }'s moves
    .brief = Review, { $name }
    .braille = review { $name }
review-finding = Move { $number }: { $better }; played: { $played }; estimate { $estimate } instead of { $other }
    .brief = { $better }, not { $played }; { $estimate }, else { $other }
    .braille = { $better } not { $played } { $estimate } else { $other } m{ $number }
# BY: by how much the better move is ahead, in words of the game.
review-finding-by = Move { $number }, { $by }: { $better }; played: { $played }
    .brief = { $better }, not { $played }; { $by }
    .braille = { $better } not { $played } { $by } m{ $number }
review-progress = Looking through the match, { $percent } percent
    .brief = { $percent } percent
    .braille = { $percent }%
review-nothing = No move the strongest computer player rates higher
    .brief = Nothing better found
    .braille = nothing better
review-done =
    Review finished: { $count ->
        [0] no better moves found
        [one] one better move found
       *[other] { $count } better moves found
    }
    .brief = Review: { $count }
    .braille = review { $count }
review-help = Enter goes to this moment; there K plays on as practice.
    .display-full = The routing key goes to this moment; there the list of the display's { $bottom-key } plays on as practice.
review-impossible = This game has no review: its computer players do not rate moves.
    .brief = No review in this game
    .braille = no review
review-secret = Only a finished match can be reviewed for this player.
    .brief = Not before the end
    .braille = not before end

## The three moments at which a match was decided

moments-title = Three moments: where it was decided
    .brief = Three moments
    .braille = moments
# PLACE is a round or a move; WHY what the better move brings, and its estimate beside that of the other.
moments-entry = { $place }, { $who }: { $played }. Better: { $better }: { $why }
    .brief = { $who } { $played }. Better { $better }
    .braille = { $place } { $who } { $played } better { $better } { $why }
moments-worth = { $estimate } instead of { $other }
    .braille = { $estimate } not { $other }
moments-round = Round { $number }
    .braille = round { $number }
moments-move = Move { $number }
    .braille = move { $number }
moments-you = you
moments-done =
    { $count ->
        [0] No moment found: nobody could have played much better
        [one] One moment found
       *[other] { $count } moments found
    }
    .brief = Moments: { $count }
    .braille = moments { $count }
moments-keys = { $key }: play on from here, as practice.
    .brief = { $key }: play on
    .braille = { $key }: play on
moments-help = Enter opens the table at this moment, from the seat of whoever played; there K plays on as practice.
    .display-full = The routing key opens the table at this moment, from the seat of whoever played; there the list of the display's { $bottom-key } plays on as practice.
moments-later = The moments of a match can be looked for once it is over.
    .brief = Not before the end
    .braille = not before end

## Statistics

statistics-entry = { $won } of { $played } won
    .braille = { $won }/{ $played }
statistics-help = Enter opens the statistics of this game, one sentence each.
    .display-full = The routing key opens the statistics of this game, one sentence each.
statistics-won = { $won } of { $played } matches won
    .brief = { $won } of { $played } won
    .braille = { $won }/{ $played } won
statistics-shared =
    { $count ->
        [one] One of these wins was shared
       *[other] { $count } of these wins were shared
    }
    .brief = { $count } shared
    .braille = { $count } shared
statistics-elsewhere =
    { $count ->
        [one] One of these matches was played over a network
       *[other] { $count } of these matches were played over a network
    }
    .brief = { $count } over a network
    .braille = { $count } by network
statistics-best =
    Best result: { $sign ->
        [minus] minus { $best }
       *[plus] { $best }
    }
    .brief =
        Best { $sign ->
            [minus] minus { $best }
           *[plus] { $best }
        }
    .braille =
        best { $sign ->
            [minus] -{ $best }
           *[plus] { $best }
        }
statistics-streak =
    { $count ->
        [0] You did not win your last match
        [one] You won your last match
       *[other] You won your last { $count } matches
    }
    .brief = { $count } in a row
    .braille = { $count } in a row
statistics-longest = Most wins in a row: { $count }
    .brief = Longest streak { $count }
    .braille = most in a row { $count }
statistics-level =
    Against { $level ->
        [easy] easy
        [normal] normal
       *[hard] hard
    } computer players: { $won } of { $played } won
    .brief =
        { $level ->
            [easy] easy
            [normal] normal
           *[hard] hard
        } { $won } of { $played }
    .braille =
        { $level ->
            [easy] easy
            [normal] normal
           *[hard] hard
        } { $won }/{ $played }
statistics-like-me = Against computer players as strong as you: { $won } of { $played } won
    .brief = as strong as you { $won } of { $played }
    .braille = like you { $won }/{ $played }
statistics-opponent = { $player } against { $opponent }: { $won } of { $played } won
    .brief = { $player }, { $opponent }: { $won } of { $played }
    .braille = { $player } { $opponent } { $won }/{ $played }
