# Sets braillespiel up on Windows; called by set-up.cmd. The sentences are those of set-up.sh.
param([string]$kind, [string]$extras = '')
$ErrorActionPreference = 'Continue'
$here = Split-Path -Parent $PSScriptRoot
$venv = Join-Path $here '.venv'
$python = Join-Path $venv 'Scripts\python.exe'
$busy = Join-Path $venv 'busy'

$language = if ((Get-UICulture).TwoLetterISOLanguageName -eq 'de') { 'de' } else { 'en' }
$words = @{}
foreach ($line in Get-Content -Encoding UTF8 (Join-Path $PSScriptRoot "words-$language.sh")) {
    if ($line -match "^say_(\w+)='(.*)'$") { $words[$matches[1]] = $matches[2] }
}
function Say([string]$name, $values = @()) {
    $text = $words[$name]
    foreach ($value in $values) { $text = ([regex]'%s').Replace($text, "$value".Replace('$', '$$'), 1) }
    Write-Host $text
}

function Find-Python {
    foreach ($version in '3.13', '3.12', '3.11') {
        $found = & py "-$version" -c 'import sys; print(sys.executable)' 2>$null
        if ($LASTEXITCODE -eq 0 -and $found) { return $found }
    }
    $found = & python -c 'import sys; print(sys.executable if sys.version_info >= (3, 11) else 0)' 2>$null
    if ($LASTEXITCODE -eq 0 -and $found -ne '0') { return $found }
    return $null
}

Say 'step' 1, 3, $words['python']
if (Test-Path $busy) { Say 'again'; Remove-Item -Recurse -Force $venv }
if (-not (Test-Path $python)) {
    $base = Find-Python
    if (-not $base) { Say 'no_python'; Say 'command' 'winget install Python.Python.3.13'; exit 1 }
    New-Item -ItemType Directory -Force $venv | Out-Null
    New-Item -ItemType File -Force $busy | Out-Null
    & $base -m venv $venv
    if ($LASTEXITCODE -ne 0) { Say 'venv_failed' $venv; exit 1 }
}
New-Item -ItemType File -Force $busy | Out-Null

Say 'step' 2, 3, $words['parts']
Push-Location $here
& $python -m pip install --disable-pip-version-check --no-input --quiet --editable ".$extras"
$result = $LASTEXITCODE
Pop-Location
Remove-Item -Force $busy
if ($result -ne 0) { Say 'parts_failed' $venv; exit 1 }

$kinds = if ($kind -eq 'test') { 'play', 'test' } else { , $kind }
foreach ($each in $kinds) {
    Copy-Item (Join-Path $here 'pyproject.toml') (Join-Path $venv "stamp-$each")
}
Say 'ready'
exit 0
