"""Sentences: Fluent catalogues and the wordings of a phrase."""
