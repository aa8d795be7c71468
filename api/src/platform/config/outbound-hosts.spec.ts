import { loadEnv } from './env.js';
import { entryOf, outboundHosts } from './outbound-hosts.js';
import { hostOf } from './plain-addresses.js';

const PROVIDERS = {
  CARD_BASE_URL: 'https://card.example',
  CARRIER_BASE_URL: 'https://Carrier.example:8443/x',
  CARRIER_LABEL_HOSTS: 'labels.example, files.example',
};
const allowed = (settings: NodeJS.ProcessEnv, host: string, port: number): boolean =>
  entryOf(outboundHosts(loadEnv(settings)), host, port) !== undefined;

it('TRUST-46 allows exactly the hosts and ports of the settings', () => {
  for (const [host, port] of [
    ['card.example', 443],
    ['CARD.example', 443],
    ['carrier.example', 8443],
    ['labels.example', 443],
    ['eu.files.example', 443],
    // Those of a local run.
    ['127.0.0.1', 4032],
    ['127.0.0.1', 4079],
    ['127.0.0.1', 4025],
  ] as const)
    expect([host, port, allowed(PROVIDERS, host, port)]).toEqual([host, port, true]);
  for (const [host, port] of [
    ['card.example', 80],
    ['card.example', 22],
    ['evil.card.example', 443],
    ['notlabels.example', 443],
    ['labels.example', 6379],
    ['labels.example.evil.example', 443],
    ['card.example.', 443],
    ['169.254.169.254', 80],
    ['127.0.0.1', 22],
    ['localhost', 4032],
    ['', 443],
  ] as const)
    expect([host, port, allowed(PROVIDERS, host, port)]).toEqual([host, port, false]);
});

const S3 = { STORAGE_DRIVER: 's3', S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'key' };
const REGION = { ...S3, S3_REGION: 'me-central-1' };

it('TRUST-53 allows the bucket alone: its subdomain, or the server that has it in the path', () => {
  const own = { ...S3, S3_ENDPOINT: 'https://s3.example', S3_FORCE_PATH_STYLE: 'true' };
  expect(allowed(own, 's3.example', 443)).toBe(true);
  expect(allowed(own, 'shop.s3.example', 443)).toBe(false);
  const subdomain = { ...own, S3_FORCE_PATH_STYLE: 'false' };
  expect(allowed(subdomain, 'shop.s3.example', 443)).toBe(true);
  expect(allowed(subdomain, 'other.s3.example', 443)).toBe(false);
  expect(allowed(REGION, 'shop.s3.me-central-1.amazonaws.com', 443)).toBe(true);
  expect(allowed(REGION, 'other.s3.me-central-1.amazonaws.com', 443)).toBe(false);
  expect(allowed(REGION, 'x.shop.s3.me-central-1.amazonaws.com', 443)).toBe(false);
  expect(allowed(REGION, 'shop.s3.eu-west-1.amazonaws.com', 443)).toBe(false);
});

it('TRUST-53 allows where the key of a role comes from only without a key, and only that of the platform', () => {
  const sources = [
    ...[['169.254.169.254', 80] as const, ['fd00:ec2::254', 80] as const],
    ...[['169.254.170.2', 80] as const, ['169.254.170.23', 80] as const],
    ...[
      ['sts.me-central-1.amazonaws.com', 443] as const,
      ['sts.eu-west-1.amazonaws.com', 443] as const,
    ],
  ];
  const from = (settings: NodeJS.ProcessEnv) =>
    sources
      .filter(([host, port]) => allowed({ ...REGION, ...settings }, host, port))
      .map(([host]) => host);
  expect(from({})).toEqual([]);
  const role = { S3_ACCESS_KEY_ID: '' };
  expect(from(role)).toEqual(['169.254.169.254', 'fd00:ec2::254', '169.254.170.2']);
  const token = { ...role, AWS_WEB_IDENTITY_TOKEN_FILE: '/var/run/token' };
  expect(from(token)).toEqual(['sts.me-central-1.amazonaws.com']);
  const full = 'http://169.254.170.23/v1/credentials';
  expect(from({ ...role, AWS_CONTAINER_CREDENTIALS_FULL_URI: full })).toEqual(['169.254.170.23']);
});

it('TRUST-47 a list that lacks the host of a setting stops the start, by the host and the name of the setting', () => {
  const start = (OUTBOUND_HOSTS: string) => () => loadEnv({ ...PROVIDERS, OUTBOUND_HOSTS });
  expect(start('card.example')).toThrow(
    /^OUTBOUND_HOSTS lacks hosts of the settings: carrier\.example:8443 \(CARRIER_BASE_URL\), labels\.example:443 \(CARRIER_LABEL_HOSTS\), \*\.labels/,
  );
  const labels = 'labels.example, *.labels.example, files.example, *.files.example';
  const all = `card.example:443,carrier.example,${labels}`;
  expect(start(all)).not.toThrow();
  expect(start(all.replace(':443', ':444'))).toThrow('settings: card.example:443 (CARD_BASE_URL)');
  expect(start(all.replace('carrier.example', '*.carrier.example'))).toThrow('CARRIER_BASE_URL');
  expect(start('no host/')).toThrow('Missing or invalid settings: OUTBOUND_HOSTS');
});

it('TRUST-47 lists a bucket and its role by their exact hosts', () => {
  const start =
    (OUTBOUND_HOSTS: string, more = {}) =>
    () =>
      loadEnv({ ...REGION, ...more, OUTBOUND_HOSTS });
  const bucket = 'shop.s3.me-central-1.amazonaws.com';
  expect(start(bucket)).not.toThrow();
  expect(start('other.s3.me-central-1.amazonaws.com')).toThrow(`${bucket}:443 (S3_ENDPOINT)`);
  const role = { S3_ACCESS_KEY_ID: '' };
  expect(start(bucket, role)).toThrow(
    'settings: 169.254.169.254:80 (S3_ACCESS_KEY_ID), [fd00:ec2::254]:80 (S3_ACCESS_KEY_ID), 169.254.170.2:80 (S3_ACCESS_KEY_ID)',
  );
  const all = `${bucket},169.254.169.254:80,[fd00:ec2::254]:80,169.254.170.2:80`;
  expect(start(all, role)).not.toThrow();
  const token = { ...role, AWS_WEB_IDENTITY_TOKEN_FILE: '/var/run/token' };
  expect(start(bucket, token)).toThrow(
    'settings: sts.me-central-1.amazonaws.com:443 (S3_ACCESS_KEY_ID)',
  );
  expect(start(`${bucket},sts.me-central-1.amazonaws.com:443`, token)).not.toThrow();
});

it('TRUST-47 production does the same, and its list allows further hosts', () => {
  const settings = Object.fromEntries(
    Object.entries(loadEnv({})).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  const production = {
    ...settings,
    NODE_ENV: 'production',
    JWT_SECRET: 'x'.repeat(40),
    CARD_MERCHANT_KEY: 'y'.repeat(44),
    CARRIER_PASSWORD: 'another',
    CARRIER_PIN: '123456',
    SMTP_URL: 'smtps://relay.example',
  };
  // Without a list only the hosts of the settings, with one only its own.
  expect(allowed(production, 'relay.example', 465)).toBe(true);
  expect(allowed(production, 'proxy.example', 3128)).toBe(false);
  const listed = (OUTBOUND_HOSTS: string) => ({ ...production, OUTBOUND_HOSTS });
  expect(() => loadEnv(listed('proxy.example:3128'))).toThrow(
    'settings: relay.example:465 (SMTP_URL)',
  );
  expect(allowed(listed('relay.example,proxy.example:3128'), 'proxy.example', 3128)).toBe(true);
  expect(allowed(listed('relay.example,[fd00::1]:3128'), 'fd00::1', 3128)).toBe(true);
  expect(allowed(listed('relay.example,fd00::1'), 'fd00::1', 3128)).toBe(true);
});

it('TRUST-48 a name of a provider may not be private, one of a service of the shop may', () => {
  const isPrivate = (settings: NodeJS.ProcessEnv, host: string, port: number) =>
    entryOf(outboundHosts(loadEnv(settings)), host, port)?.mayBePrivate;
  expect(isPrivate(PROVIDERS, 'card.example', 443)).toBe(false);
  expect(isPrivate(PROVIDERS, 'labels.example', 443)).toBe(false);
  expect(isPrivate({ REDIS_URL: 'redis://redis' }, 'redis', 6379)).toBe(true);
  expect(isPrivate({ CARD_BASE_URL: 'http://localhost:4010' }, 'localhost', 4010)).toBe(true);
  const inside = { ...PROVIDERS, PLAIN_CONNECTIONS: 'CARD_BASE_URL,CARRIER_LABEL_HOSTS' };
  expect(isPrivate(inside, 'card.example', 443)).toBe(true);
  expect(isPrivate(inside, 'labels.example', 443)).toBe(true);
  expect(isPrivate(inside, 'eu.labels.example', 443)).toBe(true);
  expect(isPrivate(inside, 'carrier.example', 8443)).toBe(false);
  // A host of the list may be, unless it is also one of a provider.
  const labels = '*.labels.example,labels.example,*.files.example,files.example';
  const listed = {
    ...PROVIDERS,
    OUTBOUND_HOSTS: `card.example,carrier.example,${labels},proxy.internal:3128,*.inside.example`,
  };
  expect(isPrivate(listed, 'proxy.internal', 3128)).toBe(true);
  expect(isPrivate(listed, 'a.inside.example', 443)).toBe(true);
  expect(isPrivate(listed, 'card.example', 443)).toBe(false);
  expect(isPrivate(listed, 'card.example', 8080)).toBe(false);
  expect(isPrivate(listed, 'eu.labels.example', 8080)).toBe(false);
});

it.each([
  ['postgres:///shop?host=/run/postgresql', undefined],
  ['postgres://%2Frun%2Fpostgresql/shop', undefined],
  ['postgres:///shop?host=db.internal', { host: 'db.internal', port: 5432 }],
  ['postgres://a:b@db:1/shop?host=other&port=6000', { host: 'other', port: 6000 }],
  ['rediss://a:b@redis?host=other', { host: 'redis', port: 6379 }],
  ['postgres://a:b@db/shop', { host: 'db', port: 5432 }],
  ['rediss://a:b@[::1]', { host: '::1', port: 6379 }],
  ['smtps://a:b@relay', { host: 'relay', port: 465 }],
  ['smtp://relay:2525?requireTLS=true', { host: 'relay', port: 2525 }],
  ['no address', undefined],
])('TRUST-46 the host of %s', (address, at) => {
  expect(hostOf(address)).toEqual(at);
});
