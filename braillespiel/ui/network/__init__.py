"""Network tables by ear and by finger: joining, the waiting room, playing."""
