#!/bin/sh
# Renders the configuration and runs nginx; reloads it when API processes are added or removed, or when the certificate
# changes. `start.sh check` only tests the configuration. Addresses are settings, with the defaults of the container.
set -eu
here=$(dirname "$0")
: "${NGINX_PROGRAM:=nginx}" "${BROTLI_MODULE:=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so}"
: "${STATE:=/tmp/nginx}" "${CACHE:=/var/cache/shop}" "${ASSETS:=/srv/assets}" "${ACME:=/srv/acme}" "${SITE:=$here/site.conf}"
: "${HTTP_LISTEN:=8080}" "${HTTPS_LISTEN:=8443}" "${PUBLIC_PORT:=}" "${ACCESS_LOG:=/dev/stdout}"
: "${SHOP_HOST:?}" "${ADMIN_HOST:?}"
: "${TLS_CERTIFICATE:=/run/secrets/tls_certificate}" "${TLS_KEY:=/run/secrets/tls_key}"
# Either a list of servers, "host:port host:port", or a name that resolves to all of them.
: "${API_PROCESSES:=}" "${API_NAME:=api}" "${API_PORT:=4000}"
: "${LOOK_EVERY:=5}"
conf=$STATE/nginx.conf
mkdir -p "$STATE" "$CACHE"

processes() {
  if [ -n "$API_PROCESSES" ]; then echo "$API_PROCESSES"; return; fi
  getent ahostsv4 "$API_NAME" | awk -v port="$API_PORT" '{ print $1 ":" port }' | sort -u | tr '\n' ' '
}

fill() {
  API_SERVERS= FILE_SERVERS=
  # Without API processes: nginx requires at least one server, and responds with 503.
  for process in ${1:-127.0.0.1:9}; do
    API_SERVERS="$API_SERVERS server $process max_fails=5 fail_timeout=5s;"
    FILE_SERVERS="$FILE_SERVERS server $process max_fails=0;"
  done
  rules=
  for name in BROTLI_MODULE STATE CACHE ASSETS ACME SITE HTTP_LISTEN HTTPS_LISTEN PUBLIC_PORT ACCESS_LOG \
    SHOP_HOST ADMIN_HOST TLS_CERTIFICATE TLS_KEY API_SERVERS FILE_SERVERS; do
    eval "value=\$$name"
    rules="$rules s|\${$name}|$value|g;"
  done
  sed "$rules" "$here/nginx.conf.template" > "$conf"
}

run() {
  # Workers run as root only where the whole shop does: on a bare machine.
  if [ "$(id -u)" = 0 ]; then set -- "$@" -g 'user root; daemon off;'; else set -- "$@" -g 'daemon off;'; fi
  exec "$NGINX_PROGRAM" -e stderr -c "$conf" "$@"
}

now() { echo "$(processes) $(cksum < "$TLS_CERTIFICATE")"; }

known=$(now)
fill "$(processes)"
if [ "${1:-}" = check ]; then run -t; fi

run &
nginx=$!
trap 'kill -QUIT $nginx; wait $nginx; exit' TERM INT
while kill -0 $nginx 2> /dev/null; do
  sleep "$LOOK_EVERY" & wait $! || true
  seen=$(now)
  if [ "$seen" = "$known" ]; then continue; fi
  fill "$(processes)"
  # If the new certificate has no matching key yet, it is checked again.
  if (run -t); then known=$seen; kill -HUP $nginx; fi
done
wait $nginx
