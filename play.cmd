@echo off
rem Windows: start braillespiel; the first start sets everything up. Arguments go to the command line.
setlocal
call "%~dp0scripts\set-up.cmd" play "[house,labels,net]" || exit /b 1
"%~dp0.venv\Scripts\python.exe" -P -m braillespiel %*
exit /b %errorlevel%
