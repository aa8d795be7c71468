#!/bin/sh
# Creates the account of API and workers at the included S3 server, or sets it to the current secret. The role `user` creates no
# buckets and accounts, and gets into a bucket only by the policy of `bucket-policy.js`.
set -eu
folder=${SECRETS_FOLDER:-/run/secrets}
ADMIN_SECRET_ACCESS_KEY=$(cat "$folder/bucket_owner_secret")
export ADMIN_SECRET_ACCESS_KEY
secret=$(cat "$folder/s3_secret_access_key")
set_account() { versitygw admin "$1" --access "$ACCOUNT" --secret "$secret" --role user; }
set_account update-user 2> /dev/null || set_account create-user
