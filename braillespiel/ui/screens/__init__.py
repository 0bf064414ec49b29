"""The screens: menus, texts, tables to walk, the hand-over."""
