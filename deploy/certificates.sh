#!/bin/sh
# Creates an authority in `deploy/secrets`, and a certificate of it for each service that others connect to. Certificates that end
# within 30 days are renewed; services load them when they start. The key of the authority is for this script only.
set -eu
cd "$(dirname "$0")/secrets"
umask 077
mkdir -p authority
# Containers read the files as other users; other users of this machine cannot enter the folder.
publish() { cat "$1" > "$2" && chmod 644 "$2"; }
# openssl writes its progress to stderr, which matters only if it fails.
run_openssl() {
  openssl "$@" 2> authority/problems || { cat authority/problems >&2; exit 1; }
  rm authority/problems
}
ends_soon() { ! openssl x509 -noout -checkend 2592000 -in "$1" > /dev/null 2>&1; }

if [ ! -s internal_ca ]; then
  run_openssl req -x509 -nodes -days 3650 -config /dev/null -subj '/CN=Internal authority of the shop' \
    -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 \
    -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' -addext 'keyUsage=critical,keyCertSign,cRLSign' \
    -keyout authority/key.pem -out authority/certificate.pem
  publish authority/certificate.pem internal_ca
fi

for service in postgres redis bucket api worker; do
  if [ -s "${service}_key" ] && ! ends_soon "${service}_certificate"; then continue; fi
  draft=authority/$service
  names="DNS:$service,DNS:localhost,IP:127.0.0.1"
  if [ "$service" = postgres ]; then names="$names,DNS:replica"; fi
  printf 'basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=serverAuth\nsubjectAltName=%s\n' \
    "$names" > "$draft.extensions"
  run_openssl req -nodes -config /dev/null -subj "/CN=$service" -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 \
    -keyout "$draft.key" -out "$draft.request"
  run_openssl x509 -req -in "$draft.request" -CA authority/certificate.pem -CAkey authority/key.pem -CAcreateserial \
    -days 825 -extfile "$draft.extensions" -out "$draft.certificate"
  publish "$draft.key" "${service}_key"
  publish "$draft.certificate" "${service}_certificate"
  rm "$draft".*
  echo "Certificate of $service created"
done
