#!/bin/sh
# Writes the whole database to a file every so many hours, and forgets files after some days.
set -eu
# The one folder of the image that its user owns; a volume of its own is mounted there.
cd /var/lib/postgresql
while true; do
  file="shop-$(date -u +%Y%m%dT%H%M%SZ).dump"
  if pg_dump --format=custom --file="$file.part" "$(cat /run/secrets/database_url)"; then
    mv "$file.part" "$file"
    echo "$file"
    find . -name 'shop-*.dump*' -mtime "+$BACKUP_KEEP_DAYS" -delete
  else
    echo 'The backup failed; the next one comes.' >&2
  fi
  sleep $((BACKUP_EVERY_HOURS * 3600)) &
  wait $!
done
