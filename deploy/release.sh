#!/bin/sh
# Before a release: the database gets the newest shape, the proxy the newest files. Doing it again changes nothing.
set -eu
node api/dist/app/commands/migrate.js
node deploy/publish-assets.mjs /srv/assets
