import { ADDRESS_NAMES, refusePlainAddresses } from './plain-addresses.js';

const check =
  (name: string, value: string, more = {}) =>
  () =>
    refusePlainAddresses({ [name]: value, ...more });

it.each([
  ['DATABASE_URL', 'postgres://a:secret@db.example:5432/shop'],
  ['DATABASE_URL', 'postgres://a:secret@db.example/shop?sslmode=disable'],
  ['DATABASE_URL', 'postgres://a:secret@db.example/shop?sslmode=prefer'],
  ['DATABASE_OWNER_URL', 'postgres://a:secret@10.0.0.7/shop'],
  ['DATABASE_BACKUP_URL', 'postgres://a:secret@10.0.0.7/shop?sslmode=no-verify'],
  ['DATABASE_READ_URL', 'postgres://a:secret@localhost.example/shop'],
  ['DATABASE_URL', 'postgres:///shop?host=db.internal&password=secret'],
  ['DATABASE_URL', 'postgres://a:secret@127.0.0.1/shop?host=db.internal'],
  ['REDIS_URL', 'redis://shop:secret@redis:6379'],
  ['REDIS_URL', 'redis://shop:secret@redis:6379?host=127.0.0.1'],
  ['SMTP_URL', 'smtp://a:secret@mail.example:587'],
  ['SMTP_URL', 'smtp://a:secret@mail.example:587?requireTLS=false'],
  ['SHOP_URL', 'http://shop.example'],
  ['ADMIN_URL', 'http://admin.shop.example'],
  ['S3_ENDPOINT', 'http://s3.example'],
  ['CARD_BASE_URL', 'http://card.example'],
  ['CARRIER_BASE_URL', 'http://carrier.example'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318'],
  ['REDIS_URL', 'no address secret'],
])(
  'TRUST-44 refuses %s = %s, and allows it where the network is said to be private',
  (name, value) => {
    expect(check(name, value)).toThrow(`Addresses without TLS: ${name}. Use TLS`);
    expect(check(name, value)).not.toThrow(/secret/);
    expect(check(name, value, { PLAIN_CONNECTIONS: `X_URL, ${name}` })).not.toThrow();
    expect(check(name, value, { PLAIN_CONNECTIONS: 'OTHER_URL' })).toThrow(name);
  },
);

it.each([
  ['DATABASE_URL', 'postgres://a:b@db.example/shop?sslmode=verify-full&sslrootcert=%2Fca'],
  ['DATABASE_READ_URL', 'postgresql://a:b@db.example/shop?sslmode=require'],
  ['DATABASE_URL', 'postgres:///shop?host=/run/postgresql'],
  ['DATABASE_URL', 'postgres://a:b@127.0.0.1:4032/shop'],
  ['DATABASE_URL', 'postgres://a:b@db.example/shop?host=/run/postgresql'],
  ['REDIS_URL', 'rediss://shop:b@redis:6379'],
  ['REDIS_URL', 'redis://[::1]:6379'],
  ['SMTP_URL', 'smtps://mail.example'],
  ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
  ['SMTP_URL', 'smtp://localhost:25'],
  ['ADMIN_URL', 'http://admin.localhost:4000'],
  ['S3_ENDPOINT', ''],
  ['S3_ENDPOINT', 'https://bucket:9000'],
  ['CARD_BASE_URL', 'https://card.example'],
])('TRUST-44 allows %s = %s', (name, value) => {
  expect(ADDRESS_NAMES).toContain(name);
  expect(check(name, value)).not.toThrow();
});

it('TRUST-44 names all settings at once', () => {
  const settings = { REDIS_URL: 'redis://a', SMTP_URL: 'smtp://b', CARD_BASE_URL: 'https://c' };
  expect(() => refusePlainAddresses(settings)).toThrow(
    'Addresses without TLS: REDIS_URL, SMTP_URL.',
  );
});
