"""A class from a pupil's side: hand, name, notice, what is shown of the seat, help, exercises."""
