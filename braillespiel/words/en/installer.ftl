### The installer and the uninstaller for Windows.

installer-welcome-title = Install braillespiel
installer-welcome-text = The game is installed for you alone; you do not need administrator rights. If an older version is there, it is replaced, and your matches and settings stay.
installer-welcome-keys = Enter leads on, Escape cancels.
installer-folder-title = Folder
installer-folder-text = The game will be in this folder. You can leave it as it is. Enter installs.
installer-folder = Folder:
installer-installing-title = Installing
installer-moment = One moment, please.
installer-done-title = braillespiel is installed
installer-done-text = You find it in the start menu as braillespiel. Enter closes this page; while the box is ticked, the game starts.
installer-run = Start &braillespiel now
installer-remove-title = Remove braillespiel
installer-remove-text = The game will be removed from this computer. Next you will be asked whether to delete your matches and settings, too. Enter leads on, Escape cancels.
installer-removing-title = Removing
installer-removed-title = braillespiel is removed
installer-removed-text = Enter closes this page.
installer-console = command line
installer-ask-data = Delete your matches and settings, too? No keeps them for a later installation.
installer-no-data = Your matches and settings could not be deleted and remain. Is the game still running?
installer-in-use = braillespiel is running. Close it, then press Retry.
