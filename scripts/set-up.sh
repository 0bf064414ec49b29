# Sets braillespiel up: Python environment, Python packages, packages of the distribution.
# Read by ./play and ./test, which set $here to the folder of the project. Bash 3.2 is enough.
# shellcheck shell=bash disable=SC2154

venv=$here/.venv
log=$here/.venv.log

# In the language of the system, if words-LANGUAGE.sh is there; in English what it does not say.
. "$here/scripts/words-en.sh"
speaks=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
speaks=${speaks%%[.@]*}
for code in "${speaks%%_*}" "${speaks/_/-}"; do
    if [ -r "$here/scripts/words-$code.sh" ]; then . "$here/scripts/words-$code.sh"; fi
done

# All that the set-up says goes to stderr: stdout belongs to the game, which may write JSON there.
say() { # FORMAT VALUES...
    # shellcheck disable=SC2059
    printf "$@" >&2
    printf '\n' >&2
}

# The environment fits when it was made at this place for these lists of packages.
wanted() { # KIND
    local file
    printf 'place %s\n' "$here"
    for file in "$here/pyproject.toml" "$here"/packaging/words/*/pyproject.toml; do
        if [ -r "$file" ]; then printf '%s\n' "$(<"$file")"; fi
    done
    lock_head "$1"
}

lock_head() { # KIND -> the comment lines that its lock begins with, which tell one from another
    local line
    [ -r "$here/scripts/locked/$1.txt" ] || return 0
    while IFS= read -r line; do
        case $line in
        '#'*) printf '%s\n' "$line" ;;
        *) return 0 ;;
        esac
    done <"$here/scripts/locked/$1.txt"
}

is_set_up() { # KIND
    [ -x "$venv/bin/python" ] && [ ! -e "$venv/busy" ] && [ -r "$venv/stamp-$1" ] &&
        [ "$(<"$venv/stamp-$1")" = "$(wanted "$1")" ]
}

# --- packages of the distribution ------------------------------------------------------------

missing_packages() { # NAMES... -> those not installed (none where there is no dpkg)
    command -v dpkg-query >/dev/null || return 0
    local name asked=() found
    for name; do asked+=("$name" "${name}t64"); done
    # shellcheck disable=SC2016
    found=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${asked[@]}" 2>/dev/null) || true
    for name; do
        case $'\n'$found$'\n' in
        *$'\n'"installed $name"$'\n'* | *$'\n'"installed ${name}t64"$'\n'*) ;;
        *) printf '%s ' "$name" ;;
        esac
    done
}

install_packages() { # NAMES... -> fails where there is no right to or no way to
    command -v apt-get >/dev/null || return 1
    local as_root=(env)
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null && sudo -n true 2>/dev/null || return 1
        as_root=(sudo -n env)
    fi
    as_root+=(DEBIAN_FRONTEND=noninteractive)
    local get=(apt-get -o DPkg::Lock::Timeout=300)
    local install=("${as_root[@]}" "${get[@]}" install -y --no-install-recommends "$@")
    patiently "${install[@]}" && return 0
    patiently "${as_root[@]}" "${get[@]}" update || true
    patiently "${install[@]}"
}

install_hint() { # NAMES...
    if command -v apt-get >/dev/null; then
        say "$say_command" "sudo apt-get install $*"
    fi
}

# --- long work -------------------------------------------------------------------------------

# Run a command with its output in the log, and say every 15 seconds that it still runs.
patiently() {
    (
        seconds=0
        while sleep 15 </dev/null >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
            seconds=$((seconds + 15))
            say "$say_still" "$seconds"
        done
    ) 9>&- &
    local ticker=$! result=0
    "$@" </dev/null >>"$log" 2>&1 9>&- || result=$?
    kill "$ticker" 2>/dev/null || true
    wait "$ticker" 2>/dev/null || true
    return "$result"
}

# One set-up at a time; the lock ends with this process.
lock() {
    if ! { : >>"$here/.venv.lock"; } 2>/dev/null; then
        say "$say_read_only" "$here"
        exit 1
    fi
    if command -v flock >/dev/null; then
        exec 9>>"$here/.venv.lock"
        flock -n 9 && return
        say "$say_waiting"
        flock 9
        return
    fi
    local owner told=
    until mkdir "$here/.venv.locked" 2>/dev/null; do
        owner=$(cat "$here/.venv.locked/pid" 2>/dev/null || true)
        if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then
            rm -rf "$here/.venv.locked"
            continue
        fi
        [ -n "$told" ] || say "$say_waiting"
        told=yes
        sleep 1
    done
    echo $$ >"$here/.venv.locked/pid"
    trap 'rm -rf "$here/.venv.locked"' EXIT
}

unlock() {
    if command -v flock >/dev/null; then
        exec 9>&-
    else
        rm -rf "$here/.venv.locked"
        trap - EXIT
    fi
}

# --- Python ----------------------------------------------------------------------------------

# Print the real path of the first Python that is new enough and has the modules named.
find_python() { # MODULES
    local name path
    for name in python3:14 python3.13:14 python3.12:14 python3.11:14 python3:99; do
        command -v "${name%:*}" >/dev/null || continue
        path=$("${name%:*}" -c "
import os, sys$1
if (3, 11) <= sys.version_info[:2] < (3, ${name#*:}):
    print(os.path.realpath(sys.executable))" 2>/dev/null) || continue
        if [ -n "$path" ]; then
            printf '%s' "$path"
            return 0
        fi
    done
    return 1
}

need_python() { # -> sets $python
    python=$(find_python ', venv, ensurepip') && return
    local bare package=python3-venv
    if bare=$(find_python ''); then
        case $bare in
        /usr/bin/python3.*) package=${bare##*/}-venv ;;
        esac
        # shellcheck disable=SC2086
        install_packages $package && python=$(find_python ', venv, ensurepip') && return
        say "$say_no_venv"
    else
        package='python3 python3-venv'
        # shellcheck disable=SC2086
        install_packages $package && python=$(find_python ', venv, ensurepip') && return
        say "$say_no_python"
    fi
    install_hint "$package"
    exit 1
}

make_environment() {
    if [ -e "$venv/busy" ]; then
        say "$say_again"
        rm -rf "$venv"
    fi
    if [ -x "$venv/bin/python" ] && "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
        return
    fi
    need_python
    rm -rf "$venv"
    mkdir "$venv"
    : >"$venv/busy"
    if ! patiently "$python" -m venv "$venv"; then
        say "$say_venv_failed" "$log"
        exit 1
    fi
}

pip_install() { # ARGUMENTS...
    (cd "$here" && patiently "$venv/bin/python" -m pip install --disable-pip-version-check \
        --no-input "$@")
}

# What of this tree is installed in place: the project, and the word lists that have licences of
# their own.
own_packages() { # EXTRAS -> sets the array $own
    local file
    own=(--editable ".$1")
    for file in "$here"/packaging/words/*/pyproject.toml; do
        if [ -r "$file" ]; then
            file=${file%/pyproject.toml}
            own+=(--editable "${file#"$here/"}")
        fi
    done
}

# The lock is for this Python, is that of pyproject.toml, and was not changed by hand.
lock_fits() { # KIND
    local version line
    version=$("$venv/bin/python" -V 2>&1) || return 1
    version=${version#Python }
    while IFS= read -r line; do
        case "$line " in
        '# python:'*" ${version%.*} "*)
            "$venv/bin/python" "$here/scripts/lock.py" --check >>"$log" 2>&1
            return
            ;;
        '#'*) ;;
        *) return 1 ;;
        esac
    done <"$here/scripts/locked/$1.txt"
    return 1
}

# Some parts are for some versions of macOS alone. pip 24.1 to 24.3 ends with an error where it has to
# compare them with the name of Linux' kernel ("6.1.0-13-amd64").
without_macs_parts() { # LOCK
    local line skips=''
    while IFS= read -r line; do
        case $line in
        ' '*) ;;
        *platform_release*)
            skips=yes
            case ${OSTYPE:-} in darwin*) skips='' ;; esac
            ;;
        *) skips='' ;;
        esac
        [ -n "$skips" ] || printf '%s\n' "$line"
    done <"$1"
}

# Install exactly what is locked; every file must have one of its hashes. 2: nothing fits here,
# 3: a file is not the one that was locked.
install_locked() { # KIND RETRIES
    local line own result=1
    own_packages ''
    without_macs_parts "$here/scripts/locked/$1.txt" >"$venv/locked-$1.txt"
    pip_install --retries "$2" --no-deps --require-hashes --only-binary :all: \
        --requirement ".venv/locked-$1.txt" &&
        pip_install --no-deps --no-build-isolation --no-index "${own[@]}" && return 0
    while IFS= read -r line; do
        case $line in
        *'DO NOT MATCH THE HASHES'*) result=3 ;;
        *'Retrying ('*) return 1 ;; # no network: it may well fit
        *'No matching distribution found'*) result=2 ;;
        esac
    done <"$log"
    return "$result"
}

install_parts() { # KIND EXTRAS
    local kinds="$1" kind old='' own retries=5 result=2
    # With an environment to go on with, a missing network should not hold the game up.
    if [ -r "$venv/stamp-play" ]; then old=yes retries=1; fi
    : >"$venv/busy"
    if [ -r "$here/scripts/locked/$1.txt" ] && lock_fits "$1"; then
        result=0
        install_locked "$1" "$retries" || result=$?
    fi
    if [ "$result" = 2 ]; then
        say "$say_not_locked"
        result=0
        own_packages "$2"
        pip_install --retries "$retries" "${own[@]}" || result=$?
    fi
    if [ "$result" = 0 ]; then
        # What the tests need includes what the game needs.
        [ "$1" = test ] && kinds="play test"
        for kind in $kinds; do wanted "$kind" >"$venv/stamp-$kind"; done
        rm -f "$venv/busy"
        return
    fi
    rm -f "$venv/busy"
    if [ "$result" = 3 ]; then
        say "$say_wrong_file" "$log"
        exit 1
    fi
    export PYTHONPATH="$here${PYTHONPATH:+:$PYTHONPATH}"
    if [ "$1" = play ] && [ -n "$old" ] &&
        "$venv/bin/python" -P -c 'import braillespiel.cli' >>"$log" 2>&1; then
        say "$say_update_later"
        return
    fi
    tail -n 5 "$log" >&2
    say "$say_parts_failed" "$log"
    exit 1
}

# --- all of it -------------------------------------------------------------------------------

# Install what is missing of PACKAGES; where that cannot be, say so with WARNING and go on. It is
# tried again when the list of Python packages changes, and always for the tests.
add_packages() { # KIND WARNING STEP PACKAGES...
    local kind=$1 warning=$2 step=$3 missing
    shift 3
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    if [ "$kind" = play ] && [ -e "$venv/told" ]; then return 0; fi
    say "$say_step" 3 3 "$step"
    # shellcheck disable=SC2086
    if install_packages $missing; then return 0; fi
    say "$warning"
    # shellcheck disable=SC2086
    install_hint $missing
    : >"$venv/told"
}

set_up() { # KIND EXTRAS -> the environment is there, or this process has ended with a remedy
    if is_set_up "$1"; then return 0; fi
    lock
    if ! is_set_up "$1"; then # another one may have done it meanwhile
        : >"$log"
        say "$say_step" 1 3 "$say_python"
        make_environment
        say "$say_step" 2 3 "$say_parts"
        rm -f "$venv/told"
        install_parts "$1" "$2"
        say "$say_ready"
    fi
    unlock
}
