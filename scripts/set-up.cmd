@echo off
rem Called by play.cmd and test.cmd with KIND and EXTRAS; quick when all is there.
setlocal
set "stamp=%~dp0..\.venv\stamp-%~1"
if exist "%stamp%" if not exist "%~dp0..\.venv\busy" (
    fc /b "%~dp0..\pyproject.toml" "%stamp%" >nul 2>&1 && fc /b "%~dp0locked\%~1.txt" "%stamp%-lock" >nul 2>&1 && exit /b 0
)
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0set-up.ps1" "%~1" "%~2" 1>&2
exit /b %errorlevel%
