import { isIP } from 'node:net';
import { isLocalName, namesIn } from './plain-addresses.js';

/** A host that the API and the workers may connect to. */
export interface OutboundHost {
  /** Name or address in lower case; `*.` at its start stands for every subdomain. */
  host: string;
  /** Undefined: every port. */
  port: number | undefined;
  /** Whether its name may resolve to an address that is not public. */
  mayBePrivate: boolean;
}

const PORTS: Readonly<Record<string, number>> = {
  ...{ 'http:': 80, 'https:': 443, 'smtp:': 587, 'smtps:': 465 },
  ...{ 'tls:': 6514, 'postgres:': 5432, 'postgresql:': 5432, 'redis:': 6379, 'rediss:': 6379 },
};
/** Services of the shop itself, often in a private network. */
const OWN = [
  ...['DATABASE_URL', 'DATABASE_READ_URL', 'REDIS_URL', 'SMTP_URL', 'S3_ENDPOINT'],
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'LOG_SYSLOG_URL', 'FAULT_CONTROL_URL'],
] as const;
/** Providers, which have public addresses. */
const PROVIDERS = ['CARD_BASE_URL', 'CARRIER_BASE_URL', 'BREACHED_PASSWORDS_URL'] as const;
/** Where the S3 client gets the key of the machine's role: EC2, ECS, EKS. */
const ROLE_ADDRESSES = ['169.254.169.254', '169.254.170.2', '169.254.170.23'];

/** Host and port of an address; undefined if it has none, as the address of a socket. */
export const hostOf = (address: string): { host: string; port: number } | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { hostname, port, protocol } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return host ? { host, port: Number(port) || (PORTS[protocol] ?? 0) } : undefined;
};

interface NamedHost extends OutboundHost {
  /** The setting that needs it. */
  setting: string;
}

/** The settings that this file reads. */
export type OutboundSettings = Readonly<
  Partial<Record<(typeof OWN)[number] | (typeof PROVIDERS)[number], string>>
> & {
  readonly STORAGE_DRIVER: 'file' | 's3';
  readonly S3_REGION: string;
  readonly S3_FORCE_PATH_STYLE: boolean;
  readonly S3_ACCESS_KEY_ID?: string;
  readonly CARRIER_LABEL_HOSTS?: string;
  readonly PLAIN_CONNECTIONS?: string;
  readonly OUTBOUND_HOSTS?: string;
};

const bucketHosts = ({
  STORAGE_DRIVER,
  S3_ENDPOINT,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_FORCE_PATH_STYLE,
}: OutboundSettings): NamedHost[] => {
  if (STORAGE_DRIVER !== 's3') return [];
  const at = hostOf(S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`);
  const bucket = { setting: 'S3_ENDPOINT', port: at?.port, mayBePrivate: true };
  return [
    ...(at ? [{ ...bucket, host: at.host }] : []),
    ...(at && !S3_FORCE_PATH_STYLE ? [{ ...bucket, host: `*.${at.host}` }] : []),
    ...(S3_ACCESS_KEY_ID ? [] : ROLE_ADDRESSES.map((host) => ({ ...bucket, host, port: 80 }))),
  ];
};

const labelHosts = ({ CARRIER_BASE_URL, CARRIER_LABEL_HOSTS }: OutboundSettings): NamedHost[] => {
  const label = { setting: 'CARRIER_LABEL_HOSTS', mayBePrivate: false };
  // Without TLS only where the carrier itself has none, as in a local run.
  const port = CARRIER_BASE_URL?.startsWith('http:') ? undefined : 443;
  const named = CARRIER_LABEL_HOSTS ? namesIn(CARRIER_LABEL_HOSTS.toLowerCase()) : [];
  return named.flatMap((host) => [
    { ...label, host, port },
    { ...label, host: `*.${host}`, port },
  ]);
};

/** The hosts that the settings need. */
const neededHosts = (env: OutboundSettings): NamedHost[] => {
  const inPrivateNetwork: readonly string[] = [...OWN, ...namesIn(env.PLAIN_CONNECTIONS)];
  const addresses = [...OWN, ...PROVIDERS].flatMap((setting) => {
    const at = setting === 'S3_ENDPOINT' ? undefined : hostOf(env[setting] ?? '');
    const mayBePrivate = inPrivateNetwork.includes(setting) || isLocalName(at?.host ?? '');
    return at ? [{ setting, ...at, mayBePrivate }] : [];
  });
  return [...addresses, ...bucketHosts(env), ...labelHosts(env)];
};

/** Hosts of `OUTBOUND_HOSTS`: `host`, `host:port`, `*.host`, `[::1]:port`. */
const listedHosts = ({ OUTBOUND_HOSTS }: OutboundSettings): OutboundHost[] =>
  namesIn(OUTBOUND_HOSTS).map((entry) => {
    const port = /(?<=[^:]|\]):(\d+)$/.exec(isIP(entry) ? '' : entry)?.[1];
    const host = (port ? entry.slice(0, -port.length - 1) : entry).replace(/^\[|\]$/g, '');
    return { host: host.toLowerCase(), port: port ? Number(port) : undefined, mayBePrivate: false };
  });

/** Whether an entry of the list includes a host, or every subdomain that another entry stands for. */
const includes = (entry: OutboundHost, host: string, port: number | undefined): boolean =>
  (entry.port === undefined || entry.port === port) &&
  (entry.host === host || (entry.host.startsWith('*.') && host.endsWith(entry.host.slice(1))));

/** The entry that allows connections to a host and port; undefined if none does. */
export const entryOf = (
  hosts: readonly OutboundHost[],
  host: string,
  port: number,
): OutboundHost | undefined => hosts.find((entry) => includes(entry, host.toLowerCase(), port));

/** All hosts that the API and the workers may connect to: those of the settings, and those of `OUTBOUND_HOSTS`. */
export const outboundHosts = (env: OutboundSettings): OutboundHost[] => [
  ...neededHosts(env),
  ...listedHosts(env),
];

/** Throws if `OUTBOUND_HOSTS` is set and does not list the host of a setting; addresses of the own machine need not be listed. */
export const refuseUnlistedHosts = (env: OutboundSettings): void => {
  const listed = listedHosts(env);
  if (listed.length === 0) return;
  const missing = neededHosts(env)
    .filter(({ host }) => !isLocalName(host))
    .filter(({ host, port }) => !listed.some((entry) => includes(entry, host, port)));
  if (missing.length === 0) return;
  const names = [...new Set(missing.map(({ setting }) => setting))];
  throw new Error(`Hosts of these settings are not in OUTBOUND_HOSTS: ${names.join(', ')}`);
};
