# Sets braillespiel up on Windows; called by set-up.cmd. The sentences are those of set-up.sh.
param([string]$kind, [string]$extras = '')
$ErrorActionPreference = 'Continue'
$here = Split-Path -Parent $PSScriptRoot
$venv = Join-Path $here '.venv'
$python = Join-Path $venv 'Scripts\python.exe'
$busy = Join-Path $venv 'busy'

# In the language of the system, if words-LANGUAGE.sh is there; in English what it does not say.
$words = @{}
$culture = Get-UICulture
foreach ($language in @('en', $culture.TwoLetterISOLanguageName, $culture.Name)) {
    $file = Join-Path $PSScriptRoot "words-$language.sh"
    if (-not (Test-Path $file)) { continue }
    foreach ($line in Get-Content -Encoding UTF8 $file) {
        if ($line -match "^say_(\w+)='(.*)'$") { $words[$matches[1]] = $matches[2] }
    }
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

# The lock is for this Python, is that of pyproject.toml, and was not changed by hand.
function Test-LockFits([string]$lock) {
    if (-not (Test-Path $lock)) { return $false }
    $version = & $python -c 'import sys; print(str(sys.version_info[0]) + chr(46) + str(sys.version_info[1]))'
    $line = Select-String -Path $lock -Pattern '^# python: (.*)$' | Select-Object -First 1
    if (-not $line -or (-split $line.Matches[0].Groups[1].Value) -notcontains $version) { return $false }
    & $python (Join-Path $PSScriptRoot 'lock.py') --check *> $null
    return $LASTEXITCODE -eq 0
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
$locks = Join-Path $PSScriptRoot 'locked'
$lock = Join-Path $locks "$kind.txt"
$pip = '-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '--quiet'
# Word lists that have licences of their own are packages of this tree.
$lists = @(Get-ChildItem -Directory (Join-Path 'packaging' 'words') -ErrorAction SilentlyContinue |
        ForEach-Object { '--editable', "packaging/words/$($_.Name)" })
$told = ''
# 0: installed, 1: failed, 2: nothing is locked for this Python, 3: a file is not the locked one.
$result = 2
if (Test-LockFits $lock) {
    $told = & $python @pip --no-deps --require-hashes --only-binary ':all:' --requirement $lock 2>&1 | Out-String
    $result = $LASTEXITCODE
    if ($result -eq 0) {
        $told = & $python @pip --no-deps --no-build-isolation --no-index --editable '.' @lists 2>&1 | Out-String
        $result = $LASTEXITCODE
    }
    elseif ($told -match 'DO NOT MATCH THE HASHES') { $result = 3 }
    elseif ($told -match 'Retrying \(') { $result = 1 }
    elseif ($told -match 'No matching distribution found') { $result = 2 }
}
if ($result -eq 2) {
    Say 'not_locked'
    & $python @pip --editable ".$extras" @lists
    $result = $LASTEXITCODE
    $told = ''
}
Pop-Location
Remove-Item -Force $busy
if ($told -and $result -ne 0) { Write-Host $told }
if ($result -eq 3) { Say 'wrong_file' $venv; exit 1 }
if ($result -ne 0) { Say 'parts_failed' $venv; exit 1 }

$kinds = if ($kind -eq 'test') { 'play', 'test' } else { , $kind }
foreach ($each in $kinds) {
    Copy-Item (Join-Path $here 'pyproject.toml') (Join-Path $venv "stamp-$each")
    Copy-Item (Join-Path $locks "$each.txt") (Join-Path $venv "stamp-$each-lock")
}
Say 'ready'
exit 0
