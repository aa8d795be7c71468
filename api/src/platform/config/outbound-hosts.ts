import { isIP } from 'node:net';
import { hostOf, isLocalName, namesIn } from './plain-addresses.js';

/** A host that the API and the workers may connect to. */
export interface OutboundHost {
  /** Name or address in lower case; `*.` at its start stands for every subdomain. */
  host: string;
  /** Undefined: every port. */
  port: number | undefined;
  /** Whether its name may resolve to an address that is not public. */
  mayBePrivate: boolean;
}

/** Services of the shop itself, often in a private network. */
const OWN = [
  ...['DATABASE_URL', 'DATABASE_READ_URL', 'REDIS_URL', 'SMTP_URL'],
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'LOG_SYSLOG_URL', 'FAULT_CONTROL_URL'],
] as const;
/** Providers, which have public addresses. */
const PROVIDERS = ['CARD_BASE_URL', 'CARRIER_BASE_URL', 'BREACHED_PASSWORDS_URL'] as const;
/** Where the S3 client gets the key of the role of a machine (EC2, ECS), unless the platform names an address. */
const ROLE_ADDRESSES = ['http://169.254.169.254', 'http://[fd00:ec2::254]', 'http://169.254.170.2'];

interface NamedHost extends OutboundHost {
  /** The setting that needs it. */
  setting: string;
}

/** The settings that this file reads. */
export type OutboundSettings = Readonly<
  Partial<Record<(typeof OWN | typeof PROVIDERS)[number] | 'S3_ENDPOINT', string>>
> & {
  readonly STORAGE_DRIVER: 'file' | 's3';
  readonly S3_REGION: string;
  readonly S3_BUCKET?: string;
  readonly S3_FORCE_PATH_STYLE: boolean;
  readonly S3_ACCESS_KEY_ID?: string;
  readonly AWS_WEB_IDENTITY_TOKEN_FILE?: string;
  readonly AWS_CONTAINER_CREDENTIALS_FULL_URI?: string;
  readonly CARRIER_LABEL_HOSTS?: string;
  readonly PLAIN_CONNECTIONS?: string;
  readonly OUTBOUND_HOSTS?: string;
};

/** The addresses from which the S3 client gets a key if the settings have none. */
const roleAddresses = (env: OutboundSettings): readonly string[] => {
  if (env.S3_ACCESS_KEY_ID) return [];
  if (env.AWS_WEB_IDENTITY_TOKEN_FILE) return [`https://sts.${env.S3_REGION}.amazonaws.com`];
  const { AWS_CONTAINER_CREDENTIALS_FULL_URI: named } = env;
  return named ? [named] : ROLE_ADDRESSES;
};

const bucketHosts = (env: OutboundSettings): NamedHost[] => {
  if (env.STORAGE_DRIVER !== 's3') return [];
  const { S3_BUCKET: bucket = '', S3_REGION, S3_ENDPOINT } = env;
  const at = hostOf(S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`);
  // As the S3 client: other names are in the path.
  const isSubdomain =
    !env.S3_FORCE_PATH_STYLE && !isIP(at?.host ?? '') && /^[a-z\d][a-z\d-]+$/.test(bucket);
  const host = isSubdomain ? `${bucket}.${at?.host}` : at?.host;
  const roles = roleAddresses(env).flatMap((address) => hostOf(address) ?? []);
  return [
    ...(at && host ? [{ setting: 'S3_ENDPOINT', host, port: at.port, mayBePrivate: true }] : []),
    ...roles.map((role) => ({ setting: 'S3_ACCESS_KEY_ID', ...role, mayBePrivate: true })),
  ];
};

/** Where the labels of the carrier may be, besides its address: over https, or http if the carrier is reached so. */
const labelHosts = (env: OutboundSettings): NamedHost[] => {
  const isPlain = env.CARRIER_BASE_URL?.startsWith('http:') ?? false;
  const named = namesIn(env.CARRIER_LABEL_HOSTS?.toLowerCase()).flatMap((host) =>
    [host, `*.${host}`].flatMap((each) =>
      (isPlain ? [443, 80] : [443]).map((port) => ({ host: each, port })),
    ),
  );
  const carrier = isPlain ? hostOf(env.CARRIER_BASE_URL ?? '') : undefined;
  return [
    ...(carrier ? [ownedBy('CARRIER_BASE_URL', { ...carrier, port: 443 }, env)] : []),
    ...named.map((at) => ownedBy('CARRIER_LABEL_HOSTS', at, env)),
  ];
};

/** A host of a setting, with whether it may be in a private network. */
const ownedBy = (
  setting: string,
  at: { host: string; port: number },
  { PLAIN_CONNECTIONS }: OutboundSettings,
): NamedHost => {
  const inPrivateNetwork: readonly string[] = [...OWN, ...namesIn(PLAIN_CONNECTIONS)];
  return {
    ...{ setting, ...at },
    mayBePrivate: inPrivateNetwork.includes(setting) || isLocalName(at.host),
  };
};

const hostsOf = (env: OutboundSettings, setting: (typeof OWN | typeof PROVIDERS)[number]) => {
  const at = hostOf(env[setting] ?? '');
  return at ? [ownedBy(setting, at, env)] : [];
};

/** The hosts that the settings need. */
const neededHosts = (env: OutboundSettings): NamedHost[] => [
  ...[...OWN, ...PROVIDERS].flatMap((setting) => hostsOf(env, setting)),
  ...bucketHosts(env),
  ...labelHosts(env),
];

/** The hosts and ports from which labels of the carrier may be downloaded. */
export const carrierHosts = (env: OutboundSettings): OutboundHost[] => [
  ...hostsOf(env, 'CARRIER_BASE_URL'),
  ...labelHosts(env),
];

/** Whether a host is that of an entry, or a subdomain that it stands for. */
const isOf = (entry: string, host: string): boolean =>
  entry === host || (entry.startsWith('*.') && host.endsWith(entry.slice(1)));

/** Hosts of `OUTBOUND_HOSTS`: `host`, `host:port`, `*.host`, `[::1]:port`. */
const listedHosts = ({ OUTBOUND_HOSTS }: OutboundSettings): Omit<OutboundHost, 'mayBePrivate'>[] =>
  namesIn(OUTBOUND_HOSTS).map((entry) => {
    const port = /(?<=[^:]|\]):(\d+)$/.exec(isIP(entry) ? '' : entry)?.[1];
    const host = (port ? entry.slice(0, -port.length - 1) : entry).replace(/^\[|\]$/g, '');
    return { host: host.toLowerCase(), port: port ? Number(port) : undefined };
  });

const includes = (
  entry: Omit<OutboundHost, 'mayBePrivate'>,
  host: string,
  port: number | undefined,
): boolean => (entry.port === undefined || entry.port === port) && isOf(entry.host, host);

/** The entry that allows connections to a host and port; undefined if none does. */
export const entryOf = (
  hosts: readonly OutboundHost[],
  host: string,
  port: number,
): OutboundHost | undefined => hosts.find((entry) => includes(entry, host.toLowerCase(), port));

/**
 * All hosts that the API and the workers may connect to: those of the settings, and those of `OUTBOUND_HOSTS`, which may
 * be private unless they are hosts of a provider.
 */
export const outboundHosts = (env: OutboundSettings): OutboundHost[] => {
  const needed = neededHosts(env);
  const providers = needed.filter(({ mayBePrivate }) => !mayBePrivate);
  const listed = listedHosts(env).map((entry) => ({
    ...entry,
    mayBePrivate: !providers.some(({ host }) => isOf(entry.host, host) || isOf(host, entry.host)),
  }));
  return [...needed, ...listed];
};

/** Throws if `OUTBOUND_HOSTS` is set and does not list the host of a setting; addresses of the own machine need not be listed. */
export const refuseUnlistedHosts = (env: OutboundSettings): void => {
  const listed = listedHosts(env);
  if (listed.length === 0) return;
  const missing = neededHosts(env)
    .filter(({ host }) => !isLocalName(host))
    .filter(({ host, port }) => !listed.some((entry) => includes(entry, host, port)))
    .map(
      ({ setting, host, port }) =>
        `${host.includes(':') ? `[${host}]` : host}:${port} (${setting})`,
    );
  if (missing.length === 0) return;
  throw new Error(`OUTBOUND_HOSTS lacks hosts of the settings: ${missing.join(', ')}`);
};
