"""Orca's customizations for tests: a speech server that writes what it is to say into a file."""

import os
import sys
import types
from pathlib import Path

import orca.settings
from orca.speechserver import SpeechServer as Base


class SpeechServer(Base):
    @staticmethod
    def getFactoryName():
        return "recorder"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def speak(self, text=None, acss=None, interrupt=True):
        with Path(os.environ["ORCA_SPOKEN"]).open("a", encoding="utf-8") as file:
            file.write(" ".join((text or "").split()) + "\n")

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def getInfo(self):
        return ["recorder", "recorder"]


recorder = types.ModuleType("orca.recorder")
recorder.SpeechServer = SpeechServer
sys.modules["orca.recorder"] = recorder
orca.settings.speechServerFactory = "recorder"
orca.settings.speechFactoryModules = ["recorder"]
