### What the Braille line asks and tells about itself.

## Routing keys
route-ends = This can end the match. Do it?
    .brief = can end the match, do it?
    .braille = ends match?
route-doubles = This closes the row, and its points count double. Do it?
    .brief = closes the row, counts double, do it?
    .braille = closes row x2?
