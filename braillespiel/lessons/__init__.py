"""Lessons: prepared matches that are learnt a step at a time; pure, told apart by data alone."""
