import { loadEnv } from './env.js';
import { entryOf, hostOf, outboundHosts } from './outbound-hosts.js';

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

it('TRUST-46 allows labels on every port only if the carrier has no TLS, as in a local run', () => {
  const local = {
    CARRIER_BASE_URL: 'http://localhost:4020',
    CARRIER_LABEL_HOSTS: 'labels.example',
  };
  expect(allowed(local, 'labels.example', 4021)).toBe(true);
  expect(allowed({ ...local, ...PROVIDERS }, 'labels.example', 4021)).toBe(false);
});

it('TRUST-46 allows the bucket, its subdomain or that of the region, and without a key the role of the machine', () => {
  const s3 = { STORAGE_DRIVER: 's3', S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'key' };
  const own = { ...s3, S3_ENDPOINT: 'https://s3.example', S3_FORCE_PATH_STYLE: 'true' };
  expect(allowed(own, 's3.example', 443)).toBe(true);
  expect(allowed(own, 'shop.s3.example', 443)).toBe(false);
  expect(allowed({ ...own, S3_FORCE_PATH_STYLE: 'false' }, 'shop.s3.example', 443)).toBe(true);
  const region = { ...s3, S3_REGION: 'me-central-1' };
  expect(allowed(region, 'shop.s3.me-central-1.amazonaws.com', 443)).toBe(true);
  expect(allowed(region, 'shop.s3.eu-west-1.amazonaws.com', 443)).toBe(false);
  expect(allowed(region, '169.254.169.254', 80)).toBe(false);
  expect(allowed({ ...region, S3_ACCESS_KEY_ID: '' }, '169.254.169.254', 80)).toBe(true);
});

it('TRUST-47 a list that lacks the host of a setting stops the start, by the name of the setting', () => {
  const start = (OUTBOUND_HOSTS: string) => () => loadEnv({ ...PROVIDERS, OUTBOUND_HOSTS });
  expect(start('card.example')).toThrow(
    'Hosts of these settings are not in OUTBOUND_HOSTS: CARRIER_BASE_URL, CARRIER_LABEL_HOSTS',
  );
  const labels = 'labels.example, *.labels.example, files.example, *.files.example';
  const all = `card.example:443,carrier.example,${labels}`;
  expect(start(all)).not.toThrow();
  expect(start(all.replace(':443', ':444'))).toThrow('OUTBOUND_HOSTS: CARD_BASE_URL');
  expect(start(all.replace('carrier.example', '*.carrier.example'))).toThrow('CARRIER_BASE_URL');
  expect(start('no host/')).toThrow('Missing or invalid settings: OUTBOUND_HOSTS');
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
  expect(() => loadEnv(listed('proxy.example:3128'))).toThrow('OUTBOUND_HOSTS: SMTP_URL');
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
  const inside = { ...PROVIDERS, PLAIN_CONNECTIONS: 'CARD_BASE_URL' };
  expect(isPrivate(inside, 'card.example', 443)).toBe(true);
});

it.each([
  ['postgres:///shop?host=/run/postgresql', undefined],
  ['postgres://a:b@db/shop', { host: 'db', port: 5432 }],
  ['rediss://a:b@[::1]', { host: '::1', port: 6379 }],
  ['smtps://a:b@relay', { host: 'relay', port: 465 }],
  ['smtp://relay:2525?requireTLS=true', { host: 'relay', port: 2525 }],
  ['no address', undefined],
])('TRUST-46 the host of %s', (address, at) => {
  expect(hostOf(address)).toEqual(at);
});
