"""The screens: menus, texts, tables to walk, handing over the seat."""
