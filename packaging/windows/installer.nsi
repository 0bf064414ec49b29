; The installer for Windows. build.py calls it with VERSION, STAGE (the folder to be installed),
; LANGUAGES (what it made of the catalogues) and OUT (the file to be made). Only dialogs of Windows
; itself, which every screen reader reads.
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

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "braillespiel"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "braillespiel"
VIAddVersionKey LegalCopyright "MIT"

; Page by page, what is heard: plain words, the keys that lead on, nothing to be clicked on.
!define MUI_WELCOMEPAGE_TITLE "$(WelcomeTitle)"
!define MUI_WELCOMEPAGE_TEXT "$(WelcomeText)$\r$\n$\r$\n$(WelcomeKeys)"
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
; Languages, their sentences, and what is removed of each: build.py makes it from the catalogues.
!include "${LANGUAGES}"

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
  !insertmacro RemoveReadMe
!macroend

; In every language: Windows may have another one than at the installation.
!macro RemoveMenu
  Delete "${MENU}.lnk"
  !insertmacro RemoveConsoles
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
