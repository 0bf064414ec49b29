### Parole et son : noms des sorties, passages de l'une à l'autre, problèmes et leur remède.

speech-name =
    { $name ->
        [prism] Lecteur d'écran
        [accessible-output2] Autre voie vers le lecteur d'écran
        [espeak] eSpeak NG
        [pyttsx3] Voix du système
        [terminal] Sortie en texte
       *[other] { $name }
    }
    .braille =
        { $name ->
            [prism] lecteur
            [accessible-output2] lecteur2
            [espeak] espeak
            [pyttsx3] système
            [terminal] texte
           *[other] { $name }
        }

## Une sortie a pris la suite d'une autre ; $old et $new sont des noms comme ci-dessus, $why un problème ci-dessous.

speech-back = { $name } est de retour et parle.
    .brief = { $name } est de retour.
    .braille = voix: { $name }
speech-chosen = { $name } parle.
    .brief = { $name } parle.
    .braille = voix: { $name }

## Problèmes

speech-hangs = { $name } ne répond pas. Le programme réessaiera plus tard.
    .braille = { $name } bloqué
speech-lost = { $name } a disparu. Le programme réessaiera plus tard.
    .braille = { $name } parti
speech-failed = { $name } signale une erreur : { $error }. Le programme réessaiera plus tard.
    .braille = { $name } erreur
speech-no-reader =
    Aucun lecteur d'écran trouvé. { $system ->
        [windows] Lance NVDA, JAWS ou le Narrateur, puis relance le jeu.
        [macos] Lance VoiceOver avec Commande+F5, puis relance le jeu.
       *[linux] Lances-en un, puis relance le jeu.
    }
    .braille = pas de lecteur
speech-no-dispatcher = Speech Dispatcher n'est pas lancé. Lance le lecteur d'écran, ou choisis dans les réglages la sortie vocale "prism", qui le lance.
    .braille = dispatcher absent
speech-no-speechd =
    accessible-output2 a besoin du paquet Python speechd. { $system ->
        [debian] Le remède : sudo apt install python3-speechd. En général, prism suffit.
       *[linux] Installe le paquet de Speech Dispatcher pour Python de ton système. En général, prism suffit.
    }
    .braille = python3-speechd manque
speech-no-aplay =
    pyttsx3 a besoin du programme aplay. { $system ->
        [debian] Le remède : sudo apt install alsa-utils.
       *[linux] Installe le paquet alsa-utils de ton système.
    }
    .braille = aplay manque
speech-pyttsx3-failed =
    pyttsx3 ne démarre pas : { $error }. { $system ->
        [windows] Vérifie dans les paramètres de Windows, rubrique voix, qu'il y a une voix.
        [macos] Vérifie dans les réglages du système, rubrique accessibilité, qu'il y a une voix.
        [debian] Le remède : sudo apt install espeak-ng.
       *[linux] Installe le paquet espeak-ng de ton système.
    }
    .braille = pyttsx3 en panne
speech-package-missing =
    Il manque le paquet Python { $package }. { $system ->
        [windows] Réinstalle braillespiel.
        [macos] Réinstalle braillespiel.
       *[linux] Installe-le avec : pip install { $package }
    }
    .braille = { $package } manque
speech-espeak-library =
    Impossible de charger eSpeak NG : { $error }. { $system ->
        [windows] Réinstalle braillespiel.
        [macos] Réinstalle braillespiel.
       *[linux] Réinstalle-le avec : pip install --force-reinstall espeakng-loader
    }
    .braille = espeak ne charge pas
speech-espeak-data =
    Les données vocales d'eSpeak NG manquent dans { $path }. { $system ->
        [windows] Réinstalle braillespiel.
        [macos] Réinstalle braillespiel.
       *[linux] Réinstalle-les avec : pip install --force-reinstall espeakng-loader
    }
    .braille = données espeak?
speech-espeak-path = eSpeak NG ne trouve pas ses données, parce que le nom du dossier { $path } a des accents ou des caractères spéciaux. Mets le jeu dans un dossier sans accents.
    .braille = espeak: nom dossier
speech-espeak-rate =
    eSpeak NG produit { $rate } échantillons par seconde, alors que le jeu en attend 22050. { $system ->
        [windows] Réinstalle braillespiel.
        [macos] Réinstalle braillespiel.
       *[linux] Réinstalle-le avec : pip install --force-reinstall espeakng-loader
    }
    .braille = espeak: débit faux
speech-unknown-voice = { $name } n'a pas de voix { $voice }. C'est la voix habituelle de la langue qui parle ; choisis-en une autre dans les réglages.
    .braille = voix { $voice } absente
speech-setting-range = { speech-setting } : un nombre entier de 0 à 100, et non { $value }.
    .braille = { speech-setting } 0-100
speech-setting =
    { $setting ->
        [rate] Débit
        [volume] Volume
        [pitch] Hauteur
       *[other] { $setting }
    }
speech-bad-voice-setting = La voix doit être un nom, et non { $value }. Choisis-en une dans les réglages.
    .braille = voix incorrecte
sound-no-device = Pas de périphérique audio. Branches-en un ; le programme réessaiera.
    .braille = pas d'audio
sound-hangs = Le son est bloqué : le périphérique audio n'accepte plus rien. Redémarre le service audio de ton ordinateur ; le programme réessaiera.
    .braille = son bloqué
sound-ended = Le son s'est arrêté et redémarre tout seul. Tu as toujours les mots.
    .braille = son en panne
sound-device-lost = Le périphérique audio a disparu. Rebranche-le ; le programme réessaiera.
    .braille = audio débranché
sound-file-missing = Le son { $name } manque dans { $folder }. Réinstalle le jeu, ou mets-y { $name }.wav. Tu as toujours les mots.
    .braille = son { $name } manque
sound-file-broken = Impossible de lire le son { $name } dans { $folder }. Réinstalle le jeu. Tu as toujours les mots.
    .braille = son { $name } cassé
sound-failed = Impossible de jouer le son { $name }. Si cela continue, relance le jeu. Tu as toujours les mots.
    .braille = son { $name } erreur
sound-volume-range = Le volume des sons doit être un nombre entier de 0 à 100, et non { $value }.
    .braille = sons 0-100
sound-pack-missing = Le dossier { $folder } de tes sons n'est plus là. Recrée-le, ou choisis d'autres sons dans les réglages, sous Sons. D'ici là, tu entends les sons du programme.
    .braille = dossier de sons { $folder } manque
sound-pack-broken = Impossible de lire ton son { $name } dans { $folder }. Enregistre-le comme fichier WAV. D'ici là, tu entends celui du programme.
    .braille = son { $name } dans { $folder } cassé
sound-pack-large = Ton son { $name } dans { $folder } dépasse { $megabytes } mégaoctets. Raccourcis-le. D'ici là, tu entends celui du programme.
    .braille = son { $name } dans { $folder } plus de { $megabytes } mo
