### Speech and sound: names of the outputs, changes from one to another, problems with their remedy.

speech-name = { $name ->
    [prism] Screen reader
    [accessible-output2] Second way to the screen reader
    [espeak] eSpeak NG
    [pyttsx3] System voice
    [terminal] Text output
   *[other] { $name }
}
    .braille = { $name ->
    [prism] reader
    [accessible-output2] reader2
    [espeak] espeak
    [pyttsx3] system
    [terminal] text
   *[other] { $name }
}

## One output took over from another; $old and $new are names as above, $why a problem below.

speech-changed = { $new } speaks now. { $old } is gone: { $why }
    .brief = { $new } speaks now.
    .braille = speech: { $new }
speech-none-left = No speech any more. The sentences are still in the history and on the Braille display. { $why }
    .brief = No speech any more.
    .braille = no speech any more
speech-back = { $name } is back and speaks.
    .brief = { $name } is back.
    .braille = speech: { $name }
speech-chosen = { $name } speaks.
    .brief = { $name } speaks.
    .braille = speech: { $name }

## Problems

speech-hangs = { $name } does not answer. It will be tried again later by itself.
    .braille = { $name } hangs
speech-lost = { $name } is gone. It will be tried again later by itself.
    .braille = { $name } gone
speech-failed = { $name } reports an error: { $error }. It will be tried again later by itself.
    .braille = { $name } error
speech-no-reader = No screen reader found. { $system ->
    [windows] Start NVDA, JAWS or Narrator, then the game again.
    [macos] Start VoiceOver with Command+F5, then the game again.
   *[linux] Start it, then the game again.
}
    .braille = no screen reader
speech-no-dispatcher = Speech Dispatcher is not running. Start the screen reader, or choose the speech output "prism" in the settings: then it is started.
    .braille = no speech dispatcher
speech-no-speechd = accessible-output2 needs the Python package speechd. { $system ->
    [debian] This helps: sudo apt install python3-speechd. Usually prism is enough.
   *[linux] Install Speech Dispatcher for Python as your system offers it. Usually prism is enough.
}
    .braille = python3-speechd missing
speech-no-aplay = pyttsx3 needs the program aplay. { $system ->
    [debian] This helps: sudo apt install alsa-utils.
   *[linux] Install the package alsa-utils of your system.
}
    .braille = aplay missing
speech-pyttsx3-failed = pyttsx3 does not start: { $error }. { $system ->
    [windows] Check in the settings of Windows under speech that there is a voice.
    [macos] Check in the system settings under accessibility that there is a voice.
    [debian] This helps: sudo apt install espeak-ng.
   *[linux] Install the package espeak-ng of your system.
}
    .braille = pyttsx3 does not start
speech-package-missing = The Python package { $package } is missing. { $system ->
    [windows] Install braillespiel again.
    [macos] Install braillespiel again.
   *[linux] Install it with: pip install { $package }
}
    .braille = { $package } missing
speech-espeak-library = eSpeak NG cannot be loaded: { $error }. { $system ->
    [windows] Install braillespiel again.
    [macos] Install braillespiel again.
   *[linux] Install it again with: pip install --force-reinstall espeakng-loader
}
    .braille = espeak does not load
speech-espeak-data = The speech data of eSpeak NG are missing in { $path }. { $system ->
    [windows] Install braillespiel again.
    [macos] Install braillespiel again.
   *[linux] Install them again with: pip install --force-reinstall espeakng-loader
}
    .braille = espeak data missing
speech-espeak-path = eSpeak NG cannot find its data, because the name of the folder { $path } has accents or special characters. Put the game into a folder without them.
    .braille = espeak: folder name
speech-espeak-rate = eSpeak NG makes { $rate } samples a second, the game expects 22050. { $system ->
    [windows] Install braillespiel again.
    [macos] Install braillespiel again.
   *[linux] Install it again with: pip install --force-reinstall espeakng-loader
}
    .braille = espeak wrong rate
speech-unknown-voice = { $name } has no voice { $voice }. The voice of the language speaks; choose another one in the settings.
    .braille = voice { $voice } missing
speech-setting-range = { speech-setting } must be a whole number from 0 to 100, not { $value }.
    .braille = { speech-setting } 0-100
speech-setting = { $setting ->
    [rate] Rate
    [volume] Volume
    [pitch] Pitch
   *[other] { $setting }
}
speech-bad-voice-setting = The voice must be a name, not { $value }. Choose one in the settings.
    .braille = bad voice
sound-no-device = No sound device. Connect one; it will be tried again by itself.
    .braille = no sound device
sound-hangs = Sound hangs: the sound device takes nothing. Restart the sound service of the computer; it will be tried again by itself.
    .braille = sound hangs
sound-ended = The sound has crashed. It starts again by itself. The words come all the same.
    .braille = sound crashed
sound-device-lost = The sound device is gone. Connect it again; it will be tried again by itself.
    .braille = sound device gone
sound-file-missing = The sound { $name } is missing in { $folder }. Install the game again, or put { $name }.wav there. Its words come all the same.
    .braille = sound { $name } missing
sound-file-broken = The sound { $name } in { $folder } cannot be read. Install the game again. Its words come all the same.
    .braille = sound { $name } broken
sound-failed = The sound { $name } cannot be played. Start the game again if that goes on. Its words come all the same.
    .braille = sound { $name } error
sound-volume-range = The volume of the sounds must be a whole number from 0 to 100, not { $value }.
    .braille = sounds 0-100

sound-pack-missing = The folder { $folder } with your sounds is no longer there. Make it again, or choose other sounds in the settings under Sound. Until then ours are played.
    .braille = sound folder { $folder } missing
sound-pack-broken = Your sound { $name } in { $folder } cannot be read. Save it as a WAV file. Until then ours is played.
    .braille = sound { $name } in { $folder } broken
sound-pack-large = Your sound { $name } in { $folder } is larger than { $megabytes } megabytes. Shorten it. Until then ours is played.
    .braille = sound { $name } in { $folder } over { $megabytes } mb
