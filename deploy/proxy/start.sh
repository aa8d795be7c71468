#!/bin/sh
# Renders the configuration and runs nginx; reloads it when API processes are added or removed, or when the certificate
# changes. `start.sh check` only tests the configuration. Addresses are settings, with the defaults of the container.
set -eu
here=$(dirname "$0")
: "${NGINX_PROGRAM:=nginx}" "${BROTLI_MODULE:=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so}"
: "${STATE:=/tmp/nginx}" "${CACHE:=/var/cache/shop}" "${ASSETS:=/srv/assets}" "${ACME:=/srv/acme}"
: "${HTTP_LISTEN:=8080}" "${HTTPS_LISTEN:=8443}" "${PUBLIC_PORT:=}" "${ACCESS_LOG:=/dev/stdout}"
: "${SHOP_HOST:?}" "${ADMIN_HOST:?}"
: "${TLS_CERTIFICATE:=/run/secrets/tls_certificate}" "${TLS_KEY:=/run/secrets/tls_key}"
# Either a list of servers, "host:port host:port", or a name that resolves to all of them.
: "${API_PROCESSES:=}" "${API_NAME:=api}" "${API_PORT:=4000}"
: "${LOOK_EVERY:=5}"
# The API is reached over TLS and verified with the certificate of this authority; empty: without TLS.
: "${API_CA:=}"
# Requests per second and requests at once of one address.
: "${ADDRESS_RATE:=200}" "${ADDRESS_AT_ONCE:=200}"
conf=$STATE/nginx.conf
SITE=$STATE/site.conf
API_SCHEME=http API_TLS=
if [ -n "$API_CA" ]; then
  API_SCHEME=https
  API_TLS="proxy_ssl_verify on; proxy_ssl_trusted_certificate $API_CA; proxy_ssl_name api; proxy_ssl_server_name on;"
  API_TLS="$API_TLS proxy_ssl_protocols TLSv1.2 TLSv1.3;"
fi
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
    SHOP_HOST ADMIN_HOST TLS_CERTIFICATE TLS_KEY API_SERVERS FILE_SERVERS API_SCHEME API_TLS ADDRESS_RATE ADDRESS_AT_ONCE; do
    eval "value=\$$name"
    rules="$rules s|\${$name}|$value|g;"
  done
  sed "$rules" "$here/nginx.conf.template" > "$conf"
  sed "$rules" "$here/site.conf.template" > "$SITE"
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
