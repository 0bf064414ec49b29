"""Sentences: Fluent catalogues and the three wordings of a phrase."""
