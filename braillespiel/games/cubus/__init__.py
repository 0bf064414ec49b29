"""Cubus: a pile of boxes, drawn with lozenges, built together and taken down again."""
