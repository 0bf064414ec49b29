"""A seat in a browser: its page, and the server's side of it. It puts nothing into words itself."""
