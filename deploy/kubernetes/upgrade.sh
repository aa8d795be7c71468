#!/bin/sh
# Deploys an overlay of deploy/kubernetes/base without downtime: `deploy/kubernetes/upgrade.sh <overlay> [namespace]`.
# Nothing else is changed if the release job fails.
set -eu
overlay=$1 namespace=${2:-shop}
kubectl delete job release --namespace "$namespace" --ignore-not-found
kubectl apply --kustomize "$overlay" --selector step=release
if ! kubectl wait job/release --namespace "$namespace" --for=condition=complete --timeout=65m; then
  kubectl logs job/release --namespace "$namespace" --tail 20
  echo 'The release failed; the previous version is still running.' >&2
  exit 1
fi
kubectl apply --kustomize "$overlay"
for name in api worker proxy; do
  kubectl rollout status "deployment/$name" --namespace "$namespace" --timeout=10m
done
