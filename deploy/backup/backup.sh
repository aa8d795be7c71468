#!/bin/sh
# Backs the shop up into the folder it is started in, for as long as it runs. There:
#   wal/         every change, as it happens
#   base-*/      the whole server, every so many hours; with wal/ it leads to any moment since
#   shop-*.dump  the database alone, which another server or a newer version takes as well
#   uploads/     files; none ever changes, and those the shop deletes stay here
# `backup.sh dump`, `base` and `uploads` do that one thing. Restoring: restore.sh.
set -eu
url=$(cat "${DATABASE_URL_FILE:-/run/secrets/database_url}")
stamp() { date -u +%Y%m%dT%H%M%SZ; }

# Of an older moment, when a transaction that sees it names its snapshot.
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

# Hidden ones are still arriving, or sizes that are made again.
uploads() {
  mkdir -p uploads
  # Of this process: another may be at it too.
  part=uploads/.part.$$
  for file in "$UPLOADS"/*; do
    kept="uploads/${file##*/}"
    if [ -f "$file" ] && [ ! -e "$kept" ]; then
      # It may be deleted meanwhile.
      cp -a "$file" "$part" && mv "$part" "$kept" || [ ! -e "$file" ] || return 1
    fi
  done
}

# The server keeps changes until they are here: the slot remembers.
follow() {
  mkdir -p wal
  pg_receivewal --dbname="$url" --slot=backup --create-slot --if-not-exists &&
    pg_receivewal --dbname="$url" --slot=backup --directory=wal
}

forget() {
  find . -maxdepth 1 \( -name 'shop-*.dump*' -o -name 'base-*' \) -mtime "+$BACKUP_KEEP_DAYS" \
    -exec rm -r {} +
  for oldest in base-*Z; do
    # Changes before the oldest base lead nowhere.
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
