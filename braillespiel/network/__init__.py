"""Playing together over a network; nothing here is loaded before somebody opens or joins a table.

``joining``: who gets in. The rest: what a table and its seats send each other.
"""
