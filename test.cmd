@echo off
rem Windows: run the tests; sets up what they need. Arguments go to pytest. As ./test has it,
rem "test" runs those of two minutes, "test real" the rest but for "test long", further cases.
setlocal
call "%~dp0scripts\set-up.cmd" test "[house,labels,net,postgres,test]" || exit /b 1
set BRAILLESPIEL_FOREIGN=1
cd /d "%~dp0"
set "part=%*"
if "%~1"=="" set "part=--part quick"
if "%~1"=="real" set "part=--part real"
if "%~1"=="long" set "part=--part long"
".venv\Scripts\python.exe" -P -m pytest -n auto --dist worksteal %part%
exit /b %errorlevel%
