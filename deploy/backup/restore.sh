#!/bin/sh
# Restores what backup.sh has written to the current folder:
#   restore.sh dump FILE URL                    into an empty database; the next release grants the roles their rights
#   restore.sh base BASE DATA [time|name WHEN]  a data folder, recovered to that point in time or to the last change
#   restore.sh uploads FOLDER                   the files
set -eu

dump() { pg_restore --exit-on-error --no-owner --no-privileges --dbname="$2" "$1"; }

base() {
  base=$1 data=$2
  mkdir -p "$data"
  chmod 700 "$data"
  if [ -n "$(ls -A "$data")" ]; then
    echo "$data is not empty." >&2
    exit 1
  fi
  pg_verifybackup --quiet --no-parse-wal "$base"
  tar -xzf "$base/base.tar.gz" -C "$data"
  tar -xzf "$base/pg_wal.tar.gz" -C "$data/pg_wal"
  # The path is relative, so that the folder can be moved; the newest changes are in a partial file.
  cp -R wal "$data/wal"
  cat >> "$data/postgresql.auto.conf" <<'END'
restore_command = 'cp "wal/%f" "%p" 2>/dev/null || cp "wal/%f.partial" "%p" 2>/dev/null'
recovery_end_command = 'rm -r wal'
recovery_target_action = 'promote'
END
  [ $# -lt 4 ] || echo "recovery_target_$3 = '$4'" >> "$data/postgresql.auto.conf"
  touch "$data/recovery.signal"
}

uploads() { cp -a uploads/. "$1"; }

"$@"
