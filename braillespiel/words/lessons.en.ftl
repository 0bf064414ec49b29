### Learning: guided matches, keys, sounds, signs and the Braille line.

## Guided matches. $again and $leave name keys.

lesson-begin = { $again } always tells you what to do, { $leave } leaves the lesson; later it goes on from here.
    .brief = { $again }: task, { $leave }: leave.
lesson-resumed = You go on where you were. { $again } tells you the task, { $leave } leaves the lesson.
    .brief = On from where you were. { $again }: task, { $leave }: leave.
# $number and $count: which step of how many.
lesson-place = step { $number } of { $count }
    .braille = { $number }/{ $count }
# $keys: the keys, one after the other. No other sentence of a lesson names them like this.
lesson-press = Press { $keys }.
    .brief = { $keys }.
    .braille = : { $keys }
lesson-then = then
# A key that is to be pressed several times.
lesson-times = { $count } times { $key }
lesson-no-key = a key that you still have to assign in the settings
    .brief = no key yet
lesson-other = The rules allow that, but this step is about something else. Nothing has happened.
    .brief = Allowed, but this step is about something else.
    .braille = allowed, not here
lesson-as-good = That was right too.
    .brief = Right too.
lesson-no-take-back = There is nothing to take back here: what does not fit does not happen at all.
    .brief = Nothing to take back here.
    .braille = nothing back
lesson-over = The lesson is over. { $leave } takes you back.
    .brief = Over. { $leave }: back.
lesson-left = You left the lesson; your place is saved.
    .brief = Lesson left, saved.
    .braille = left, saved
lesson-left-over = Lesson finished.
    .braille = finished
