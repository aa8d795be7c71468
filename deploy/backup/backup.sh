#!/bin/sh
# Backs up the shop continuously into the current folder:
#   wal/         the write-ahead log, streamed
#   base-*/      base backups at a fixed interval; with wal/ they restore any later point in time
#   shop-*.dump  the database only, which can be restored on another server or a newer version
#   uploads/     files; they never change, and files that the shop deletes are retained here
# `backup.sh dump`, `base` and `uploads` run a single step. To restore, use restore.sh.
set -eu
url=$(cat "${DATABASE_BACKUP_URL_FILE:-/run/secrets/database_backup_url}")
stamp() { date -u +%Y%m%dT%H%M%SZ; }

# With SNAPSHOT, the dump shows the state of that exported snapshot.
dump() {
  file="shop-$(stamp).dump"
  pg_dump --format=custom ${SNAPSHOT:+--snapshot="$SNAPSHOT"} --file="$file.part" "$url" &&
    mv "$file.part" "$file" && echo "$file"
}

base() {
  base="base-$(stamp)"
  pg_basebackup --dbname="$url" --pgdata="$base.part" --format=tar --gzip --checkpoint=fast &&
    pg_verifybackup --quiet --no-parse-wal "$base.part" &&
    mv "$base.part" "$base" && echo "$base"
}

# Hidden files are incomplete uploads, or image sizes that can be generated again.
uploads() {
  mkdir -p uploads
  # One name per process: another may run at the same time.
  part=uploads/.part.$$
  for file in "$UPLOADS"/*; do
    copy="uploads/${file##*/}"
    if [ -f "$file" ] && [ ! -e "$copy" ]; then
      # The shop may delete it in the meantime.
      cp -a "$file" "$part" && mv "$part" "$copy" || [ ! -e "$file" ] || return 1
    fi
  done
}

# The replication slot keeps the log on the server until it has been received.
follow() {
  mkdir -p wal
  pg_receivewal --dbname="$url" --slot=backup --create-slot --if-not-exists &&
    pg_receivewal --dbname="$url" --slot=backup --directory=wal
}

forget() {
  find . -maxdepth 1 \( -name 'shop-*.dump*' -o -name 'base-*' \) -mtime "+$BACKUP_KEEP_DAYS" \
    -exec rm -r {} +
  for oldest in base-*Z; do
    # The log before the oldest base backup is useless.
    first=$(tar -xzOf "$oldest/base.tar.gz" --occurrence=1 backup_label |
      sed -n 's/^START WAL LOCATION.*file \([0-9A-F]*\).*/\1/p')
    pg_archivecleanup wal "$first"
    break
  done
}

complain() { echo "The backup failed ($1); it is tried again." >&2; }

serve() {
  while true; do
    follow || complain 'changes'
    sleep 10
  done &
  while true; do
    next=$(($(date +%s) + BACKUP_EVERY_HOURS * 3600))
    if dump && base; then forget; else complain 'database'; fi
    while [ "$(date +%s)" -lt "$next" ]; do
      uploads || complain 'files'
      sleep 300 &
      wait $!
    done
  done
}

"${1:-serve}"
