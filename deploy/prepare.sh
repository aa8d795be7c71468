#!/bin/sh
# Creates `.env` and the secrets: random passwords, certificates of an own authority, and empty files for the values that you have to
# enter. Existing files are not changed, except certificates that end soon; `prepare.sh encrypt` adds TLS to the addresses of an
# installation from before.
set -eu
cd "$(dirname "$0")/.."
[ -e .env ] || { cp deploy/settings.example .env && echo 'Check the settings in .env'; }
# Containers read the files as other users; other users of this machine cannot enter the folder.
mkdir -p deploy/secrets
chmod 700 deploy/secrets
secret() {
  [ -e "deploy/secrets/$1" ] || printf '%s' "$2" > "deploy/secrets/$1"
  chmod 644 "deploy/secrets/$1"
}
random() { od -An -tx1 -N32 /dev/urandom | tr -d ' \n'; }

# With another role and a random password.
address_of() { sed "s|//[^@]*@|//$1:$(random)@|" deploy/secrets/owner/database_owner_url; }

sh deploy/certificates.sh
if [ "$(timedatectl show -p NTPSynchronized --value 2> /dev/null)" = no ]; then
  echo 'The clock of this machine is not synchronised: see docs/deployment.md' >&2
fi
verified='sslmode=verify-full&sslrootcert=/run/secrets/internal_ca'

secret postgres_password "$(random)"
# For the release only: the role that owns the tables, and that of the backup. In an installation from before these roles, the owner is
# that of its `database_url`.
mkdir -p deploy/secrets/owner
secret owner/database_owner_url "$(cat deploy/secrets/database_url 2> /dev/null ||
  echo "postgres://shop:$(cat deploy/secrets/postgres_password)@postgres:5432/shop?$verified")"
secret owner/database_backup_url "$(address_of shop_backup)"
secret database_url "$(address_of shop_application)"
# Empty: all reads go to the primary database.
secret database_read_url ''
redis_password=$(random)
if [ ! -e deploy/secrets/redis_url ]; then
  secret redis_url "rediss://shop:$redis_password@redis:6379"
  secret redis_users "$(sed "s/PASSWORD/$redis_password/" deploy/redis/users.acl)
"
fi
secret jwt_secret "$(random)"
# Empty: only sessions signed with the current key are valid.
secret jwt_secret_previous ''
secret s3_secret_access_key "$(random)"
# The root account of the included S3 server, for the jobs that create and limit the account of the shop.
secret owner/bucket_owner_secret "$(random)"
# With which Prometheus reads the metrics of API and workers.
secret metrics_token "$(random)"
# Empty: the certificate of the log server is of a public authority.
secret log_authority ''
for name in smtp_url card_merchant_key carrier_password carrier_pin tls_certificate tls_key; do
  secret "$name" ''
  [ -s "deploy/secrets/$name" ] || echo "Fill in deploy/secrets/$name"
done

# A store or a Redis of your own has a certificate of a public authority, unless the setting names a file.
own_service() {
  if grep -q "^$1=" .env; then return; fi
  printf '\n%s=\n' "$1" >> .env
  echo "Added to .env: $1=, for a certificate of a public authority"
}
case $(sed -n 's/^S3_ENDPOINT=//p' .env | tail -n 1 | tr -d "\"'") in
  '' | https://bucket:*) ;;
  http://bucket:*) echo 'Change S3_ENDPOINT in .env to https://bucket:9000' >&2; exit 1 ;;
  *) own_service S3_CA_FILE ;;
esac
if ! grep -qE '^rediss?://([^/?]*@)?redis([:/?]|$)' deploy/secrets/redis_url; then own_service REDIS_CA_FILE; fi

# The addresses of the services of the compose file that are not encrypted.
plain() {
  for file in deploy/secrets/database_url deploy/secrets/database_read_url deploy/secrets/redis_url deploy/secrets/owner/*; do
    if grep -qE '^postgres(ql)?://([^/?]*@)?(postgres|replica)([:/?]|$)' "$file"; then
      grep -q 'sslmode=verify-full' "$file" || echo "$file"
    elif grep -qE '^redis://([^/?]*@)?redis([:/?]|$)' "$file"; then
      echo "$file"
    fi
  done
}
# The address in a file with TLS, and with the other parameters of its query.
encrypted() {
  address=$(sed -E -e ':next' -e 's/([?&])ssl(mode|rootcert)=[^&]*(&|$)/\1/' -e 't next' -e 's/[?&]$//' "$1")
  case $address in
    redis:*) printf 'rediss:%s' "${address#redis:}" ;;
    *\?*) printf '%s&%s' "$address" "$verified" ;;
    *) printf '%s?%s' "$address" "$verified" ;;
  esac
}
if [ "${1:-}" = encrypt ]; then
  for file in $(plain); do
    address=$(encrypted "$file")
    printf '%s' "$address" > "$file"
  done
elif [ -n "$(plain)" ]; then
  echo "Addresses without TLS, see docs/deployment.md:" $(plain) >&2
  exit 1
fi
