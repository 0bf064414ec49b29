"""Matches, settings and statistics on disk."""
