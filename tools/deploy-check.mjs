/** `npm run deploy:check`: checks of the deployment that need no container engine. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { bucketFaults } from './lib/bucket-accounts.mjs';
import { nx } from './lib/build.mjs';
import { checkKubernetes, faultsOf } from './lib/check-kubernetes.mjs';
import { root, run } from './lib/run.mjs';

const COMPOSE = path.join(root, 'docker-compose.yml');
const HBA = path.join(root, 'deploy', 'postgres', 'pg_hba.conf');
const PROMETHEUS = path.join(root, 'deploy', 'monitoring', 'prometheus.yml');
/** Where Prometheus has the token of the metrics. */
const METRICS_TOKEN = '/run/secrets/metrics_token';
const EXAMPLE = path.join(root, 'deploy', 'settings.example');
const CONFIGURATION = path.join(root, 'docs', 'configuration.md');
const DOCKERFILE = path.join(root, 'deploy', 'Dockerfile');
/** Not the address of the service of breached passwords, nor the control of the demo, which production refuses. */
const SECRET =
  /(?<!FAULT_CONTROL_)SECRET|PASSWORD(?!S_URL)|_PIN$|MERCHANT_KEY|METRICS_TOKEN|^(DATABASE(_[A-Z]+)?|REDIS|SMTP)_URL/;
/** Services with the settings of the API. */
const SERVERS = ['api', 'worker'];
/** The secrets of the release, which calls no provider. */
const OF_RELEASE = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_BACKUP_URL'];
/** Secrets of the release alone. */
const OF_OWNER = OF_RELEASE.slice(1);
/** Style rules, and two that this file breaks on purpose: the proxy is public, and images have names. */
const NOT_OURS = [
  'no-build-and-image',
  'no-quotes-in-volumes',
  'no-unbound-port-interfaces',
  'service-dependencies-alphabetical-order',
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
];

/** Services with a certificate, and the name of its key; a replica has that of its primary. */
const CERTIFIED = ['postgres', 'redis', 'bucket', 'api', 'worker'];
const keyOf = (service) => `${service === 'replica' ? 'postgres' : service}_key`;

/** Nothing within the shop is reached without TLS. */
const transport = async () => {
  const { services } = composeFile();
  const texts = Object.entries(services).map(([name, service]) => [name, JSON.stringify(service)]);
  return [
    ...texts
      .filter(([, text]) => /http:\/\/(?!127\.0\.0\.1)|redis:\/\//.test(text))
      .map(([name]) => `${name} names an address without TLS`),
    ...CERTIFIED.filter(
      (name) => services[name] && !services[name].secrets.includes(keyOf(name)),
    ).map((name) => `${name} has no certificate`),
    ...(parse(readFileSync(PROMETHEUS, 'utf8')).scrape_configs.every(
      ({ scheme }) => scheme === 'https',
    )
      ? []
      : ['Prometheus scrapes without TLS']),
    ...(/^host\s/m.test(readFileSync(HBA, 'utf8'))
      ? ['PostgreSQL accepts connections without TLS']
      : []),
  ];
};

const composeFile = () => parse(readFileSync(COMPOSE, 'utf8'), { merge: true });

/** No service signs in to the S3 server with its root account. */
const bucket = async () => bucketFaults(composeFile().services);

/** Checks the compose file with the schema of the compose specification, and for common mistakes. */
const compose = async () => {
  const rules = Object.fromEntries(NOT_OURS.map((rule) => [rule, 0]));
  const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
  return linter
    .lintFiles([COMPOSE], false)
    .flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`));
};

/** The secrets whose files a service reads by its settings. */
const secretsRead = ({ environment = {} }) =>
  Object.values(environment).flatMap(
    (value) => /^(?:\$\{\w+-)?\/run\/secrets\/(\w+)\}?$/.exec(value)?.slice(1) ?? [],
  );

/** Every service is hardened, gets the secrets that it reads, and only the proxy has a public port. */
const guards = async () => {
  const { services, secrets } = composeFile();
  return Object.entries(services).flatMap(([name, service]) => {
    const isJob = service.restart === 'no';
    const given = service.secrets ?? [];
    const read = secretsRead(service);
    const faults = {
      'has no limit of memory': !service.deploy?.resources?.limits?.memory,
      'may write to its own files': service.read_only !== true,
      'keeps rights of root': service.cap_drop?.[0] !== 'ALL',
      'has no health check': !isJob && !service.healthcheck && name !== 'backup',
      'does not start again': !isJob && service.restart !== 'unless-stopped',
      'gets the owner of the database': name !== 'release' && given.includes('database_owner_url'),
      'reads a secret that it does not get': read.some((each) => !given.includes(each)),
      'gets a secret that it does not read':
        SERVERS.includes(name) && given.some((each) => !read.includes(each)),
      'gets secrets of providers':
        !SERVERS.includes(name) && given.some((each) => /^(smtp|card|carrier|jwt)_/.test(each)),
      'gets the key of another service': given.some(
        (each) =>
          /_key$/.test(each) && CERTIFIED.includes(each.slice(0, -4)) && each !== keyOf(name),
      ),
      'can be reached': service.ports && name !== 'proxy',
      'asks for a secret that is not named': given.some((each) => !secrets[each]),
      'has a password among its settings': Object.keys(service.environment ?? {}).some(
        (each) => SECRET.test(each) && !each.endsWith('_FILE'),
      ),
    };
    return faultsOf(name, faults);
  });
};

const namesIn = (file, pattern) =>
  new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name));

/** The example and `prepare.sh` cover every variable and every secret. */
const settings = async () => {
  const { services, secrets } = composeFile();
  const named = namesIn(EXAMPLE, /^(?:# )?(\w+)=/gm);
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-check-'));
  try {
    cpSync(path.join(root, 'deploy'), path.join(folder, 'deploy'), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'secrets',
    });
    await run('sh', [path.join(folder, 'deploy', 'prepare.sh')]);
    const secretsFolder = path.join(folder, 'deploy', 'secrets');
    const made = new Set(
      readdirSync(secretsFolder, { recursive: true }).map((file) => path.basename(file)),
    );
    return [
      ...[...namesIn(COMPOSE, /\$\{(\w+)/g)]
        .filter((name) => !named.has(name))
        .map((name) => `${name} is not in the example`),
      ...Object.values(secrets)
        .filter(({ file }) => !made.has(path.basename(file)))
        .map(({ file }) => `no step creates ${file}`),
      ...[...namesIn(CONFIGURATION, /^\| `(\w+)`/gm)]
        .filter((name) => SECRET.test(name))
        .flatMap((name) =>
          [
            ...(OF_OWNER.includes(name) ? [] : SERVERS),
            ...(OF_RELEASE.includes(name) ? ['release'] : []),
          ]
            .filter((each) => !services[each].environment[`${name}_FILE`])
            .map((each) => `${each} gets no file of ${name}`),
        ),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const dockerfile = async () =>
  validate(readFileSync(DOCKERFILE, 'utf8')).map(
    ({ range, message }) => `${range.start.line + 1}: ${message}`,
  );

/** Prometheus accepts its configuration and the alert rules, and signs in to read metrics. */
const monitoring = async () => {
  const { checkPrometheus } = await import('@shop/local-stack');
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-check-'));
  try {
    cpSync(path.dirname(PROMETHEUS), folder, { recursive: true });
    const file = path.join(folder, path.basename(PROMETHEUS));
    const text = readFileSync(file, 'utf8');
    const anonymous = parse(text).scrape_configs.filter(
      ({ authorization }) => authorization?.credentials_file !== METRICS_TOKEN,
    );
    // The check reads the token, so it needs a file that exists here.
    const token = path.join(folder, 'token');
    writeFileSync(token, 'token');
    writeFileSync(file, text.replaceAll(METRICS_TOKEN, token));
    await checkPrometheus(file, console.log);
    return anonymous.map(({ job_name: name }) => `${name} is read without a token`);
  } catch (error) {
    return [error.message];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** nginx accepts the rendered configuration of the proxy. */
const proxy = async () => {
  const { checkProxy, freePort, ProcessRegistry } = await import('@shop/local-stack');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'deploy-check-'));
  try {
    await checkProxy({
      dataDir,
      processRegistry: new ProcessRegistry(dataDir),
      shopHost: 'shop.example',
      adminHost: 'admin.shop.example',
      httpsPort: await freePort(),
      httpPort: await freePort(),
      apiPorts: [await freePort(), await freePort()],
      assets: path.join(dataDir, 'assets'),
      onProgress: console.log,
    });
    return [];
  } catch (error) {
    return [error.message];
  } finally {
    rmSync(dataDir, { recursive: true });
  }
};

/** The manifests have the published types, and set what the compose file sets. */
const kubernetes = async () => {
  const { services, secrets } = composeFile();
  return checkKubernetes({
    folder: path.join(root, 'deploy', 'kubernetes', 'base'),
    settings: Object.keys(services.api.environment),
    secrets: Object.keys(secrets),
  });
};

await nx(['run', 'local-stack:build']);
const checks = {
  ...{ compose, guards, bucket, transport, settings, dockerfile, kubernetes, proxy, monitoring },
};
for (const [name, check] of Object.entries(checks)) {
  const faults = await check();
  console.log(`${name}: ${faults.length === 0 ? 'good' : `\n  ${faults.join('\n  ')}`}`);
  if (faults.length > 0) process.exitCode = 1;
}
