"""The client on Windows, tried on Linux: a genuine Windows CPython under Debian's Wine."""
