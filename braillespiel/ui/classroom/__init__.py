"""A class by ear and by finger: the pupil's side, and the teacher's desk."""
