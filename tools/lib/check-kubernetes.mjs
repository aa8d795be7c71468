import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root, runTool } from './run.mjs';

const KUSTOMIZATION = 'kustomization.yaml';

/** Module of the published types of an API version: `apps/v1`, `autoscaling/v2`, `core/v1`. */
const moduleOf = (apiVersion) => {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
};

/** The compiler rejects unknown fields, missing ones and values of another type. */
const checkTypes = async (manifests) => {
  const parent = path.join(root, '.nx');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'kubernetes-'));
  try {
    const file = path.join(folder, 'manifests.ts');
    const lines = manifests.map(
      (manifest, at) =>
        `export const ${manifest.kind}${at}: import('${moduleOf(manifest.apiVersion)}').${manifest.kind} = ${JSON.stringify(manifest)};`,
    );
    writeFileSync(file, lines.join('\n'));
    const options = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler'];
    await runTool('typescript-7/bin/tsc', [...options, '--ignoreConfig', '--types', '', file]);
    return [];
  } catch (error) {
    return [error.output ?? error.message];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const podOf = ({ kind, spec }) =>
  kind === 'Deployment' || kind === 'Job' ? spec.template.spec : undefined;

/** The faults that are so, each with the name of what has it. */
export const faultsOf = (name, faults) =>
  Object.keys(faults)
    .filter((fault) => faults[fault])
    .map((fault) => `${name} ${fault}`);

/** Every container is hardened and limited, and runs until its probes say otherwise. */
const guards = (manifest) =>
  (podOf(manifest)?.containers ?? []).flatMap((container) => {
    const { metadata, kind } = manifest;
    const { securityContext = {}, resources, ...probes } = container;
    const faults = {
      'has no limit of memory': !resources?.limits?.memory,
      'may write to its own files': securityContext.readOnlyRootFilesystem !== true,
      'keeps rights of root': securityContext.capabilities?.drop?.[0] !== 'ALL',
      'may get further rights': securityContext.allowPrivilegeEscalation !== false,
      'may run as root': podOf(manifest).securityContext?.runAsNonRoot !== true,
      'gets a token of the cluster': podOf(manifest).automountServiceAccountToken !== false,
      'has a probe without the token of metrics': [
        probes.startupProbe,
        probes.readinessProbe,
        probes.livenessProbe,
      ].some((probe) => probe && readsMetrics(probe)),
      'has no probe': kind === 'Deployment' && !(probes.startupProbe && probes.livenessProbe),
    };
    return faultsOf(metadata.name, faults);
  });

/** Probes have no token for the metrics. */
const readsMetrics = ({ httpGet }) => httpGet?.path === '/metrics';

/** The file of a secret that a setting names. */
const secretOf = (value) => /^\/run\/(?:secrets|owner)\/(\w+)$/.exec(value)?.[1];
/** The certificate of the authority, which addresses may name. */
const AUTHORITY = 'internal_ca';
/** Pods that read the settings; the release has them, too, but reads the addresses of the database only. */
const SERVERS = ['api', 'worker'];
/** A pod without its own secrets, with those of others, or with a whole Secret, which has all of them. */
const secretFaults = (manifest, settings) => {
  const pod = podOf(manifest);
  if (!pod) return [];
  const { volumes = [], containers } = pod;
  const { name } = manifest.metadata;
  const sources = volumes.flatMap(({ secret, projected }) => [
    ...(secret ? [{ ...secret, name: secret.secretName }] : []),
    ...(projected?.sources ?? []).flatMap((source) => source.secret ?? []),
  ]);
  const keysOf = (some) =>
    some
      .filter((source) => source.name === 'shop-secrets')
      .flatMap(({ items = [] }) => items.map(({ key }) => key));
  const given = keysOf(sources);
  // An overlay may set the setting that reads an optional one.
  const required = keysOf(sources.filter(({ optional }) => !optional));
  const own = containers.flatMap(({ env = [] }) => env);
  const isServer = SERVERS.includes(name);
  const read = Object.values({
    ...(isServer ? settings : {}),
    ...Object.fromEntries(own.map((each) => [each.name, each.value])),
  }).flatMap((value) => secretOf(value) ?? []);
  const ofOwner = sources.some((source) => source.name === 'shop-owner');
  return faultsOf(name, {
    'gets all secrets': sources.some((each) => each.name === 'shop-secrets' && !each.items),
    'gets the owner of the database': ofOwner && name !== 'release',
    'reads a secret that it does not get':
      isServer && read.some((secret) => !given.includes(secret)),
    'gets a secret that it does not read':
      isServer && required.some((secret) => secret !== AUTHORITY && !read.includes(secret)),
    'gets secrets of others':
      !isServer && given.some((secret) => ![AUTHORITY, 'database_url'].includes(secret)),
  });
};

/**
 * Checks the base of the deployment on Kubernetes: `settings` must be in its ConfigMap, `secrets` are the files that its
 * settings may name. Returns the faults.
 */
export const checkKubernetes = async ({ folder, settings, secrets }) => {
  const { resources } = parse(readFileSync(path.join(folder, KUSTOMIZATION), 'utf8'));
  const files = readdirSync(folder).filter((name) => name !== KUSTOMIZATION);
  const manifests = resources.flatMap((name) =>
    parseAllDocuments(readFileSync(path.join(folder, name), 'utf8')).map((one) => one.toJS()),
  );
  const named = (kind) => manifests.filter((one) => one.kind === kind);
  const [{ data }] = named('ConfigMap');
  const deployments = named('Deployment').map(({ metadata }) => metadata.name);
  const budgets = named('PodDisruptionBudget').map(({ metadata }) => metadata.name);
  const targets = named('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name);
  return [
    ...files.filter((name) => !resources.includes(name)).map((name) => `${name} is not used`),
    ...(await checkTypes(manifests)),
    ...manifests.flatMap(guards),
    ...manifests.flatMap((manifest) => secretFaults(manifest, data)),
    ...settings.filter((name) => !(name in data)).map((name) => `${name} is not in the ConfigMap`),
    ...Object.entries(data)
      .filter(
        ([name, file]) => name.endsWith('_FILE') && file && !secrets.includes(path.basename(file)),
      )
      .map(([name]) => `${name} names a file that no step creates`),
    ...deployments.filter((name) => !budgets.includes(name)).map((name) => `${name} has no budget`),
    ...targets
      .filter((name) => !deployments.includes(name))
      .map((name) => `${name} is scaled, but not deployed`),
  ];
};
