import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDebian, unpackedFile, unpackedLibraries, unpackPackage } from './debian.js';
import type { ProcessRegistry } from './processes/process-registry.js';
import { run } from './processes/run.js';
import { startServer, type RunningServer } from './processes/server-process.js';

/** The script, configuration and packages of the proxy container. */
const START_SCRIPT = resolve(import.meta.dirname, '..', '..', '..', 'deploy', 'proxy', 'start.sh');
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const LOOPBACK = '127.0.0.1';

/** Options of the local proxy. */
export interface ProxyOptions {
  dataDir: string;
  processRegistry: ProcessRegistry;
  /** Host names of the storefront and of the dashboard. */
  shopHost: string;
  adminHost: string;
  httpsPort: number;
  httpPort: number;
  /** Ports of the API processes. */
  apiPorts: number[];
  /** File with the authority of the API's certificate, which names it `api`; without one the API has no TLS. */
  apiCa?: string;
  /** Requests per second and at once of one address. */
  limits?: { rate: number; atOnce: number };
  /** Folder with the published files of both apps. */
  assets: string;
  onProgress: (line: string) => void;
  onDeath?: ((name: string) => void) | undefined;
}

/** A running proxy. */
export interface Proxy extends RunningServer {
  /** Its self-signed certificate. */
  certificate: string;
}

/** Finds nginx and its module, or unpacks them for this user. */
const nginx = async (onProgress: (line: string) => void): Promise<Record<string, string>> => {
  if (!isDebian()) throw new Error('Without containers, the proxy requires a Debian system.');
  const folder = await unpackPackage('libnginx-mod-http-brotli-static', onProgress);
  return {
    NGINX_PROGRAM: unpackedFile(folder, '/usr/sbin/nginx'),
    BROTLI_MODULE: unpackedFile(folder, MODULE),
    ...unpackedLibraries(folder),
  };
};

/** Creates one certificate for both hosts. */
const certificateFor = async (
  { shopHost, adminHost, onProgress }: ProxyOptions,
  home: string,
): Promise<{ TLS_CERTIFICATE: string; TLS_KEY: string }> => {
  const made = { TLS_CERTIFICATE: join(home, 'certificate.pem'), TLS_KEY: join(home, 'key.pem') };
  if (existsSync(made.TLS_CERTIFICATE)) return made;
  const folder = await unpackPackage('openssl', onProgress);
  const [program, env] = [unpackedFile(folder, '/usr/bin/openssl'), unpackedLibraries(folder)];
  const names = `subjectAltName=DNS:${shopHost},DNS:${adminHost}`;
  await run(
    program,
    [
      ...['req', '-x509', '-nodes', '-days', '30', '-config', '/dev/null', '-subj', '/CN=Liwan'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-addext', names],
      ...['-keyout', made.TLS_KEY, '-out', made.TLS_CERTIFICATE],
    ],
    { env },
  );
  return made;
};

/** Settings of `deploy/proxy/start.sh` for this machine. */
const settings = async (options: ProxyOptions, home: string): Promise<NodeJS.ProcessEnv> => ({
  ...(await nginx(options.onProgress)),
  ...(await certificateFor(options, home)),
  STATE: join(home, 'state'),
  CACHE: join(home, 'cache'),
  ACME: join(home, 'acme'),
  ASSETS: options.assets,
  ACCESS_LOG: join(home, 'access.log'),
  SHOP_HOST: options.shopHost,
  ADMIN_HOST: options.adminHost,
  HTTPS_LISTEN: `${LOOPBACK}:${options.httpsPort}`,
  HTTP_LISTEN: `${LOOPBACK}:${options.httpPort}`,
  PUBLIC_PORT: `:${options.httpsPort}`,
  API_CA: options.apiCa ?? '',
  ...(options.limits && {
    ADDRESS_RATE: String(options.limits.rate),
    ADDRESS_AT_ONCE: String(options.limits.atOnce),
  }),
  API_PROCESSES: options.apiPorts.map((port) => `${LOOPBACK}:${port}`).join(' '),
});

/** Starts the production proxy on loopback; resolves when it accepts requests. */
export const startProxy = async (options: ProxyOptions): Promise<Proxy> => {
  const home = resolve(options.dataDir, 'proxy');
  mkdirSync(home, { recursive: true });
  const env = await settings(options, home);
  const server = await startServer({
    name: 'proxy',
    command: 'sh',
    args: [START_SCRIPT],
    cwd: home,
    logFile: resolve(options.dataDir, 'logs', 'proxy.log'),
    processRegistry: options.processRegistry,
    stopSignal: 'SIGTERM',
    env,
    probe: async () => {
      await fetch(`http://${LOOPBACK}:${options.httpPort}/proxy-alive`);
    },
    onDeath: options.onDeath,
  });
  return { ...server, certificate: String(env['TLS_CERTIFICATE']) };
};

/** Runs `nginx -t` on the configuration; returns the output. */
export const checkProxy = async (options: ProxyOptions): Promise<string> => {
  const home = resolve(options.dataDir, 'proxy');
  mkdirSync(home, { recursive: true });
  return run('sh', ['-c', `sh "${START_SCRIPT}" check 2>&1`], {
    env: await settings(options, home),
  });
};
