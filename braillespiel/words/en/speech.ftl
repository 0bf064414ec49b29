### Speech and sound: names of the outputs, changes from one to another, problems with their remedy.

speech-name =
    { $name ->
        [prism] Screen reader
        [accessible-output2] Second way to the screen reader
        [espeak] eSpeak NG
        [pyttsx3] System voice
        [terminal] Text output
       *[other] { $name }
    }
    .braille =
        { $name ->
            [prism] reader
            [accessible-output2] reader2
            [espeak] espeak
            [pyttsx3] system
            [terminal] text
           *[other] { $name }
        }

## One output took over from another; $old and $new are names as above, $why a problem below.

speech-back = { $name } is back and speaks.
    .brief = { $name } is back.
    .braille = speech: { $name }
speech-chosen = { $name } speaks.
    .brief = { $name } speaks.
    .braille = speech: { $name }

## Problems

speech-hangs = { $name } does not respond. The program tries again later.
    .braille = { $name } hangs
speech-lost = { $name } is gone. The program tries again later.
    .braille = { $name } gone
speech-failed = { $name } reports an error: { $error }. The program tries again later.
    .braille = { $name } error
speech-no-reader =
    No screen reader found. { $system ->
        [windows] Start NVDA, JAWS or Narrator, then restart the game.
        [macos] Start VoiceOver with Command+F5, then restart the game.
       *[linux] Start one, then restart the game.
    }
    .braille = no screen reader
speech-no-dispatcher = Speech Dispatcher is not running. Start the screen reader, or choose the speech output "prism" in the settings, which starts it.
    .braille = no speech dispatcher
speech-no-speechd =
    accessible-output2 needs the Python package speechd. { $system ->
        [debian] This helps: sudo apt install python3-speechd. Usually prism is enough.
       *[linux] Install your system's package of Speech Dispatcher for Python. Usually prism is enough.
    }
    .braille = python3-speechd missing
speech-no-aplay =
    pyttsx3 needs the program aplay. { $system ->
        [debian] This helps: sudo apt install alsa-utils.
       *[linux] Install your system's alsa-utils package.
    }
    .braille = aplay missing
speech-pyttsx3-failed =
    pyttsx3 does not start: { $error }. { $system ->
        [windows] Check in the Windows settings, under speech, that there is a voice.
        [macos] Check in the system settings, under accessibility, that there is a voice.
        [debian] This helps: sudo apt install espeak-ng.
       *[linux] Install your system's espeak-ng package.
    }
    .braille = pyttsx3 does not start
speech-package-missing =
    The Python package { $package } is missing. { $system ->
        [windows] Reinstall braillespiel.
        [macos] Reinstall braillespiel.
       *[linux] Install it with: pip install { $package }
    }
    .braille = { $package } missing
speech-espeak-library =
    eSpeak NG cannot be loaded: { $error }. { $system ->
        [windows] Reinstall braillespiel.
        [macos] Reinstall braillespiel.
       *[linux] Reinstall it with: pip install --force-reinstall espeakng-loader
    }
    .braille = espeak does not load
speech-espeak-data =
    The speech data of eSpeak NG are missing in { $path }. { $system ->
        [windows] Reinstall braillespiel.
        [macos] Reinstall braillespiel.
       *[linux] Reinstall them with: pip install --force-reinstall espeakng-loader
    }
    .braille = espeak data missing
speech-espeak-path = eSpeak NG cannot find its data, because the name of the folder { $path } has accents or special characters. Put the game in a folder without them.
    .braille = espeak: folder name
speech-espeak-rate =
    eSpeak NG makes { $rate } samples per second, but the game expects 22050. { $system ->
        [windows] Reinstall braillespiel.
        [macos] Reinstall braillespiel.
       *[linux] Reinstall it with: pip install --force-reinstall espeakng-loader
    }
    .braille = espeak wrong rate
speech-unknown-voice = { $name } has no voice { $voice }. The usual voice for the language speaks; choose another one in the settings.
    .braille = voice { $voice } missing
speech-setting-range = { speech-setting } must be a whole number from 0 to 100, not { $value }.
    .braille = { speech-setting } 0-100
speech-setting =
    { $setting ->
        [rate] Rate
        [volume] Volume
        [pitch] Pitch
       *[other] { $setting }
    }
speech-bad-voice-setting = The voice must be a name, not { $value }. Choose one in the settings.
    .braille = bad voice
sound-no-device = No sound device. Connect one; the program then tries again.
    .braille = no sound device
sound-hangs = Sound hangs: the sound device accepts nothing. Restart your computer's sound service; the program then tries again.
    .braille = sound hangs
sound-ended = Sound has crashed and restarts by itself. You still get the words.
    .braille = sound crashed
sound-device-lost = The sound device is gone. Connect it again; the program then tries again.
    .braille = sound device gone
sound-file-missing = The sound { $name } is missing in { $folder }. Reinstall the game, or put { $name }.wav there. You still get the words.
    .braille = sound { $name } missing
sound-file-broken = The sound { $name } in { $folder } cannot be read. Reinstall the game. You still get the words.
    .braille = sound { $name } broken
sound-failed = The sound { $name } cannot be played. Restart the game if this continues. You still get the words.
    .braille = sound { $name } error
sound-volume-range = The volume of the sounds must be a whole number from 0 to 100, not { $value }.
    .braille = sounds 0-100
sound-pack-missing = The folder { $folder } with your sounds is no longer there. Make it again, or choose other sounds in the settings under Sound. Until then you hear the program's sounds.
    .braille = sound folder { $folder } missing
sound-pack-broken = Your sound { $name } in { $folder } cannot be read. Save it as a WAV file. Until then you hear the program's own.
    .braille = sound { $name } in { $folder } broken
sound-pack-large = Your sound { $name } in { $folder } is larger than { $megabytes } megabytes. Shorten it. Until then you hear the program's own.
    .braille = sound { $name } in { $folder } over { $megabytes } mb
