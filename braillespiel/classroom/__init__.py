"""A class: a teacher, pupils, several tables behind one door, and what is kept of it."""
