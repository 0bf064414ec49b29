"""One writer for each output; all of them write from the layout model."""
