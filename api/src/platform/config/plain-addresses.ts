const PORTS: Readonly<Record<string, number>> = {
  ...{ 'http:': 80, 'https:': 443, 'smtp:': 587, 'smtps:': 465 },
  ...{ 'tls:': 6514, 'postgres:': 5432, 'postgresql:': 5432, 'redis:': 6379, 'rediss:': 6379 },
};

/** Host and port of an address; undefined if it has none, as the address of a socket. Of PostgreSQL those in the query win, as in its client. */
export const hostOf = (address: string): { host: string; port: number } | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { hostname, port, protocol, searchParams } = new URL(address);
  const query = protocol.startsWith('postgres') ? searchParams : undefined;
  const named = query?.get('host') || decodeURIComponent(hostname);
  const host = named.replace(/^\[|\]$/g, '').toLowerCase();
  if (!host || host.startsWith('/')) return undefined;
  return { host, port: Number(query?.get('port') || port) || (PORTS[protocol] ?? 0) };
};

/** Whether the protocol or the query of an address asks for TLS, by setting. */
const IS_ENCRYPTED: Readonly<Record<string, (address: URL) => boolean>> = {
  ...Object.fromEntries(
    ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_BACKUP_URL', 'DATABASE_READ_URL'].map(
      (name) => [
        name,
        ({ searchParams }: URL) => /^(require|verify-)/.test(searchParams.get('sslmode') ?? ''),
      ],
    ),
  ),
  REDIS_URL: ({ protocol }) => protocol === 'rediss:',
  // Without requireTLS a relay that does not offer STARTTLS gets the mail without TLS.
  SMTP_URL: ({ protocol, searchParams }) =>
    protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
  ...Object.fromEntries(
    [
      'SHOP_URL',
      'ADMIN_URL',
      'S3_ENDPOINT',
      'CARD_BASE_URL',
      'CARRIER_BASE_URL',
      'BREACHED_PASSWORDS_URL',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    ].map((name) => [name, ({ protocol }: URL) => protocol === 'https:']),
  ),
};

/** Whether a host is the own machine. */
export const isLocalName = (host: string): boolean =>
  /^(127(\.\d+){3}|\[?::1\]?|(.+\.)?localhost)$/.test(host);

/** Connections to the own machine reach no network. */
const isLocal = (address: URL): boolean => {
  const at = hostOf(address.href);
  // PostgreSQL without a host: over a socket.
  return at ? isLocalName(at.host) : address.protocol.startsWith('postgres');
};

const isPlain = (name: string, value: string): boolean => {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  return !address || !(isLocal(address) || IS_ENCRYPTED[name]?.(address));
};

/** Names of the settings that are addresses, whose connections must use TLS in production. */
export const ADDRESS_NAMES: readonly string[] = Object.keys(IS_ENCRYPTED);

/** Names separated by commas. */
export const namesIn = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Throws if a setting is the address of another machine without TLS, unless `PLAIN_CONNECTIONS` names the setting.
 * The error names settings only, never an address, which may contain a password.
 */
export const refusePlainAddresses = (settings: Readonly<Record<string, unknown>>): void => {
  const { PLAIN_CONNECTIONS } = settings;
  const allowed = namesIn(typeof PLAIN_CONNECTIONS === 'string' ? PLAIN_CONNECTIONS : '');
  const plain = ADDRESS_NAMES.filter((name) => {
    const value = settings[name];
    return typeof value === 'string' && value !== '' && isPlain(name, value);
  }).filter((name) => !allowed.includes(name));
  if (plain.length > 0)
    throw new Error(
      `Addresses without TLS: ${plain.join(', ')}. Use TLS, or name them in PLAIN_CONNECTIONS if the network in between is private.`,
    );
};
