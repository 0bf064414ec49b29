"""SIX: a race against a hidden sand glass, fair to ears and fingers."""
