"""The golden record: what whole matches sound and feel like, kept word for word.

``python -m tests.golden --record`` writes it; ``./test`` compares. A change that is meant to
change no sentence passes it as it is; one that is meant to renews it, and the difference can be
read in the commit.
"""
