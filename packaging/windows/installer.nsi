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

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "braillespiel"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "braillespiel"
VIAddVersionKey LegalCopyright "MIT"

!define MUI_FINISHPAGE_RUN "$INSTDIR\python\${PYTHONW}"
!define MUI_FINISHPAGE_RUN_PARAMETERS "${PLAY}"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

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

Section
  Call WaitUntilClosed
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${STAGE}/*.*"
  ; The folder that the shortcut starts in.
  SetOutPath "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\braillespiel.lnk" "$INSTDIR\python\${PYTHONW}" "${PLAY}"
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
  Delete "$SMPROGRAMS\braillespiel.lnk"
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\braillespiel"
SectionEnd
