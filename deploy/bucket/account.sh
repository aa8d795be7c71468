#!/bin/sh
# Creates the account of API and workers at the included S3 server, or sets it to the current secret. The role `user` creates no
# buckets and accounts, and gets into a bucket only by the policy of `bucket-policy.js`. Does nothing if the shop uses another store.
set -eu
case $STORE in
  "$ADMIN_ENDPOINT_URL"*) ;;
  *) echo "Files are in $STORE: no account at this server"; exit 0 ;;
esac
if [ "$ACCOUNT" = "$ADMIN_ACCESS_KEY_ID" ]; then
  echo "S3_ACCESS_KEY_ID must not be the root account $ACCOUNT" >&2
  exit 1
fi
folder=${SECRETS_FOLDER:-/run/secrets}
ADMIN_SECRET_ACCESS_KEY=$(cat "$folder/bucket_owner_secret")
export ADMIN_SECRET_ACCESS_KEY
secret=$(cat "$folder/s3_secret_access_key")
set_account() { versitygw admin "$1" --access "$ACCOUNT" --secret "$secret" --role user; }
# At the first start there is none to update; both errors are shown if neither works.
if problem=$(set_account update-user 2>&1); then exit 0; fi
set_account create-user || { echo "update-user: $problem" >&2; exit 1; }
