#!/bin/sh
# Runs before a release: migrates the database and publishes the static files. Running it again changes nothing.
set -eu
node api/dist/app/commands/migrate.js
node deploy/publish-assets.mjs /srv/assets
