"""All messages there are: the table's own, and those of a class that a table belongs to."""

from __future__ import annotations

from braillespiel.network import class_messages as c
from braillespiel.network import messages as m

FromSeat = m.FromSeat | c.FromPupil
FromHost = m.FromHost | c.FromClass
