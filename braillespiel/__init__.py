"""braillespiel: five card and board games for blind, deafblind and low-vision players."""

__version__ = "0.2.0"
