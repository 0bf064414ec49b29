"""Lessons: prepared matches that are learnt step by step; pure, defined by data alone."""
