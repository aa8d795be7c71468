#!/bin/sh
# PostgreSQL requires a key that only its user can read, and secrets of compose are readable by all users of the container.
set -eu
install -m 600 /run/secrets/postgres_key /tmp/server.key
exec "$@"
