#!/bin/sh
# Starts `main` (the API) or `worker`. The flags limit the heap, so that Node collects garbage early instead of using all memory.
set -eu
exec node $(cat "deploy/$1.flags") "api/dist/$1.js"
