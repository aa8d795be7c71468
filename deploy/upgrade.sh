#!/bin/sh
# Puts the version that is checked out in place, a newer or an older one, while the shop serves: its API processes start beside
# those there are, which end only then. `docker compose up` alone would end all of them first.
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
  echo 'The new version does not serve; the one before goes on.' >&2
  exit 1
fi
# The proxy looks for processes every five seconds.
sleep 10
docker stop $old
docker rm $old
docker compose up --detach --remove-orphans
