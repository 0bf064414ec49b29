@echo off
rem Windows: run the tests; sets up what they need. Arguments go to pytest.
setlocal
call "%~dp0scripts\set-up.cmd" test "[labels,net,test]" || exit /b 1
set BRAILLESPIEL_FOREIGN=1
cd /d "%~dp0"
".venv\Scripts\python.exe" -P -m pytest -n auto --dist worksteal %*
exit /b %errorlevel%
