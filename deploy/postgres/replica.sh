#!/bin/sh
# Streaming replica: copies the database once and then follows it. Remove its volume to copy it again.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # An interrupted copy is started again.
  rm -rf "$PGDATA" "$PGDATA.new"
  pg_basebackup --dbname="$(cat /run/secrets/database_backup_url)" --pgdata="$PGDATA.new" \
    --write-recovery-conf --wal-method=stream --checkpoint=fast
  mv "$PGDATA.new" "$PGDATA"
fi
exec "$@"
