#!/bin/sh
# Deploys the checked-out version, newer or older, without downtime: new API processes start beside the old ones, which are
# stopped afterwards. `docker compose up` alone would stop all of them first.
set -eu
cd "$(dirname "$0")/.."
processes() { docker compose ps --all --quiet api; }

sh deploy/prepare.sh
# Old API processes connect without TLS and would lose a database that requires it.
if [ "$(docker compose exec -T postgres psql -U shop -d shop -Atc 'show ssl' 2> /dev/null)" = off ]; then
  echo 'The running services have no TLS. Change them together, with a minute of interruption: docker compose build && docker compose up -d' >&2
  exit 1
fi
docker compose build
docker compose run --rm release
# The account of the shop at the included S3 server, which the running processes use as well, gets its secret and its rights here, so
# that the check below tries it as it will be. A wrong address, key, authority or right stops here, before a process is replaced.
if docker compose config --services | grep -qx bucket-policy; then docker compose run --rm bucket-policy; fi
docker compose run --rm --no-deps worker node api/dist/app/commands/check-files.js
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

# Programs load certificates when they start; one that is newer than its container needs a restart.
for service in postgres replica redis bucket worker; do
  certificate=$service
  if [ "$service" = replica ]; then certificate=postgres; fi
  for container in $(docker compose --profile replica ps --quiet "$service"); do
    started=$(docker inspect --format '{{.State.StartedAt}}' "$container")
    if [ -n "$(find "deploy/secrets/${certificate}_certificate" -newermt "$started")" ]; then docker restart "$container"; fi
  done
done

# It reads its settings and the token of the metrics when it starts.
if [ -n "$(docker compose --profile monitoring ps --quiet prometheus)" ]; then
  docker compose --profile monitoring up --detach --no-deps --force-recreate prometheus
fi
