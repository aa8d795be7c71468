#!/bin/sh
# A replica: copies the database once and follows it from then on. Remove its volume to have it copied anew.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # Complete or not at all: a copy that broke off is made again.
  rm -rf "$PGDATA" "$PGDATA.new"
  pg_basebackup --dbname="$(cat /run/secrets/database_url)" --pgdata="$PGDATA.new" \
    --write-recovery-conf --wal-method=stream --checkpoint=fast
  mv "$PGDATA.new" "$PGDATA"
fi
exec "$@"
