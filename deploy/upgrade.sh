#!/bin/sh
# Deploys the checked-out version, newer or older, without downtime: new API processes start beside the old ones, which are
# stopped afterwards. `docker compose up` alone would stop all of them first.
set -eu
cd "$(dirname "$0")/.."
processes() { docker compose ps --all --quiet api; }

sh deploy/prepare.sh
docker compose build
docker compose run --rm release
old=$(processes)
both=$(($(echo "$old" | wc -l) * 2))
if ! docker compose up --detach --wait --no-deps --no-recreate --scale "api=$both" api; then
  docker compose logs --tail 20 api
  docker rm --force $(processes | grep -vF "$old")
  echo 'The new version failed to start; the previous version is still running.' >&2
  exit 1
fi
# The proxy checks for processes every five seconds.
sleep 10
docker stop $old
docker rm $old
docker compose up --detach --remove-orphans
