"""``python -m braillespiel`` is the command line."""


def start() -> None:
    """Run the command line; Ctrl+C ends it with a sentence even while it is loading."""
    try:
        from braillespiel.cli import run

        run()
    except KeyboardInterrupt:
        from braillespiel.commands.streams import end_interrupted

        end_interrupted()


if __name__ == "__main__":
    start()
