#!/bin/sh
# Starts a program of the API, `main` or `worker`. Node needs little: garbage goes early instead of growing to what the machine has.
set -eu
exec node $(cat deploy/node-flags) "api/dist/$1.js"
