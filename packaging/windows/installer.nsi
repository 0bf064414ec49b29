; The installer for Windows. build.py calls it with VERSION, STAGE (the folder to be installed) and
; OUT (the file to be made). Only dialogs of Windows itself, which every screen reader reads.
; For one user, without an administrator; matches and settings lie elsewhere and stay at upgrades.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID ${COMPRESSOR}

!include MUI2.nsh
!include LogicLib.nsh

Name "braillespiel"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\braillespiel"
InstallDirRegKey HKCU "Software\braillespiel" "folder"
BrandingText " "

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\braillespiel"
!define PLAY '-P -m braillespiel'
!define MENU "$SMPROGRAMS\braillespiel"
!define CONSOLE_ENGLISH "command line"
!define CONSOLE_GERMAN "Befehlszeile"

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "braillespiel"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "braillespiel"
VIAddVersionKey LegalCopyright "MIT"

; Page by page, what is heard: plain words, the keys that lead on, nothing to be clicked on.
!define MUI_WELCOMEPAGE_TITLE "$(WelcomeTitle)"
!define MUI_WELCOMEPAGE_TEXT "$(WelcomeText)"
!insertmacro MUI_PAGE_WELCOME
!define MUI_PAGE_HEADER_TEXT "$(FolderTitle)"
!define MUI_PAGE_HEADER_SUBTEXT ""
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(FolderText)"
!define MUI_DIRECTORYPAGE_TEXT_DESTINATION "$(Folder)"
!insertmacro MUI_PAGE_DIRECTORY
!define MUI_PAGE_HEADER_TEXT "$(InstallingTitle)"
!define MUI_PAGE_HEADER_SUBTEXT "$(Moment)"
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "$(DoneTitle)"
!define MUI_FINISHPAGE_TEXT "$(DoneText)"
!define MUI_FINISHPAGE_RUN_TEXT "$(Run)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\python\${PYTHONW}"
!define MUI_FINISHPAGE_RUN_PARAMETERS "${PLAY}"
!insertmacro MUI_PAGE_FINISH
!define MUI_PAGE_HEADER_TEXT "$(RemoveTitle)"
!define MUI_PAGE_HEADER_SUBTEXT ""
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(RemoveText)"
!define MUI_UNCONFIRMPAGE_TEXT_LOCATION "$(Folder)"
!insertmacro MUI_UNPAGE_CONFIRM
!define MUI_PAGE_HEADER_TEXT "$(RemovingTitle)"
!define MUI_PAGE_HEADER_SUBTEXT "$(Moment)"
!define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(RemovedTitle)"
!define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT "$(RemovedText)"
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString WelcomeTitle ${LANG_ENGLISH} "Install braillespiel"
LangString WelcomeTitle ${LANG_GERMAN} "braillespiel installieren"
LangString WelcomeText ${LANG_ENGLISH} "The game is installed for you alone; you do not need administrator rights. If an older version is there, it is replaced, and your matches and settings stay.$\r$\n$\r$\nEnter leads on, Escape cancels."
LangString WelcomeText ${LANG_GERMAN} "Das Spiel wird nur für dich installiert; Administratorrechte brauchst du nicht. Ist eine ältere Version da, wird sie ersetzt; deine Partien und Einstellungen bleiben.$\r$\n$\r$\nEnter führt weiter, Escape bricht ab."
LangString FolderTitle ${LANG_ENGLISH} "Folder"
LangString FolderTitle ${LANG_GERMAN} "Ordner"
LangString FolderText ${LANG_ENGLISH} "The game will be in this folder. You can leave it as it is. Enter installs."
LangString FolderText ${LANG_GERMAN} "In diesen Ordner kommt das Spiel. Du kannst ihn lassen, wie er ist. Enter installiert."
LangString Folder ${LANG_ENGLISH} "Folder:"
LangString Folder ${LANG_GERMAN} "Ordner:"
LangString InstallingTitle ${LANG_ENGLISH} "Installing"
LangString InstallingTitle ${LANG_GERMAN} "Wird installiert"
LangString Moment ${LANG_ENGLISH} "One moment, please."
LangString Moment ${LANG_GERMAN} "Einen Moment bitte."
LangString DoneTitle ${LANG_ENGLISH} "braillespiel is installed"
LangString DoneTitle ${LANG_GERMAN} "braillespiel ist installiert"
LangString DoneText ${LANG_ENGLISH} "You find it in the start menu as braillespiel. Enter closes this page; while the box is ticked, the game starts."
LangString DoneText ${LANG_GERMAN} "Du findest es im Startmenü unter braillespiel. Enter schließt diese Seite; ist das Kästchen angekreuzt, startet das Spiel."
LangString Run ${LANG_ENGLISH} "Start &braillespiel now"
LangString Run ${LANG_GERMAN} "&braillespiel jetzt starten"
LangString RemoveTitle ${LANG_ENGLISH} "Remove braillespiel"
LangString RemoveTitle ${LANG_GERMAN} "braillespiel entfernen"
LangString RemoveText ${LANG_ENGLISH} "The game will be removed from this computer. Next you will be asked whether to delete your matches and settings, too. Enter leads on, Escape cancels."
LangString RemoveText ${LANG_GERMAN} "Das Spiel wird von diesem Computer entfernt. Danach wirst du gefragt, ob auch deine Partien und Einstellungen gelöscht werden sollen. Enter führt weiter, Escape bricht ab."
LangString RemovingTitle ${LANG_ENGLISH} "Removing"
LangString RemovingTitle ${LANG_GERMAN} "Wird entfernt"
LangString RemovedTitle ${LANG_ENGLISH} "braillespiel is removed"
LangString RemovedTitle ${LANG_GERMAN} "braillespiel ist entfernt"
LangString RemovedText ${LANG_ENGLISH} "Enter closes this page."
LangString RemovedText ${LANG_GERMAN} "Enter schließt diese Seite."
LangString Console ${LANG_ENGLISH} "${CONSOLE_ENGLISH}"
LangString Console ${LANG_GERMAN} "${CONSOLE_GERMAN}"
LangString AskData ${LANG_ENGLISH} "Delete your matches and settings, too? No keeps them for a later installation."
LangString AskData ${LANG_GERMAN} "Auch deine Partien und Einstellungen löschen? Nein behält sie für eine spätere Installation."
LangString NoData ${LANG_ENGLISH} "Your matches and settings could not be deleted and remain. Is the game still running?"
LangString NoData ${LANG_GERMAN} "Deine Partien und Einstellungen ließen sich nicht löschen und bleiben. Läuft das Spiel noch?"
LangString InUse ${LANG_ENGLISH} "braillespiel is running. Close it, then press Retry."
LangString InUse ${LANG_GERMAN} "braillespiel läuft. Schließe es und drücke dann Wiederholen."

; A program that runs holds its Python: a file of it cannot be opened for writing then.
!macro WaitUntilClosed UN
Function ${UN}WaitUntilClosed
  again:
    ${IfNot} ${FileExists} "$INSTDIR\python\python311.dll"
      Return
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\python\python311.dll" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(InUse)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 3
      Quit
    ${EndIf}
    FileClose $0
FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

; Only what an installation made is taken away: the folder may hold other things, too.
!macro RemoveProgram
  RMDir /r "$INSTDIR\python"
  Delete "$INSTDIR\braillespiel.cmd"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\LIESMICH.txt"
  Delete "$INSTDIR\README.txt"
!macroend

; In either language: Windows may have another one than at the installation.
!macro RemoveMenu
  Delete "${MENU}.lnk"
  Delete "${MENU} ${CONSOLE_ENGLISH}.lnk"
  Delete "${MENU} ${CONSOLE_GERMAN}.lnk"
!macroend

Section
  Call WaitUntilClosed
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${STAGE}/*.*"
  ; The folder that the shortcut starts in.
  SetOutPath "$INSTDIR"
  !insertmacro RemoveMenu
  CreateShortcut "${MENU}.lnk" "$INSTDIR\python\${PYTHONW}" "${PLAY}"
  ; For commands such as "braillespiel devices", in the folder where that can be typed.
  CreateShortcut "${MENU} $(Console).lnk" "$SYSDIR\cmd.exe" "/k title braillespiel"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\braillespiel" "folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "braillespiel"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "braillespiel"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Call un.WaitUntilClosed
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(AskData)" /SD IDNO IDNO keep
    nsExec::Exec '"$INSTDIR\python\python.exe" ${PLAY} erase --yes'
    Pop $0
    ${If} $0 != 0
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(NoData)" /SD IDOK
    ${EndIf}
  keep:
  !insertmacro RemoveProgram
  !insertmacro RemoveMenu
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\braillespiel"
SectionEnd
