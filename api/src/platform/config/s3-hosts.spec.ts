import { Logger } from '@nestjs/common';
import { loadEnv } from './env.js';
import { entryOf, outboundHosts } from './outbound-hosts.js';
import { guardConnections } from '../gateways/guard-connections.js';
import { S3Store } from '../files/store/s3-store.js';

const BASE = { STORAGE_DRIVER: 's3', S3_BUCKET: 'shop', S3_REGION: 'me-central-1' };
const KEY = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
const OWN = { ...BASE, ...KEY, S3_ENDPOINT: 'https://s3.example' };
const TOKEN = {
  AWS_WEB_IDENTITY_TOKEN_FILE: import.meta.filename,
  AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/shop',
};
const POD = { AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://169.254.170.23/v1/credentials' };
const IPV6 = { AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE: 'IPv6' };

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['error']));

/** The hosts that the S3 client calls for one file, none of which it reaches. */
const calledBy = async (settings: NodeJS.ProcessEnv, platform: NodeJS.ProcessEnv) => {
  const called = new Set<string>();
  const before = process.env;
  process.env = { ...before, ...platform };
  const env = loadEnv({ ...settings, ...platform });
  const remove = guardConnections([], ({ host, port }) => called.add(`${host} ${port}`));
  try {
    await expect(new S3Store(env).stat('one')).rejects.toThrow();
  } finally {
    remove();
    process.env = before;
  }
  return { env, called: [...called] };
};

it.each<[string, NodeJS.ProcessEnv, NodeJS.ProcessEnv, string]>([
  ['a subdomain', { ...BASE, ...KEY }, {}, 'shop.s3.me-central-1.amazonaws.com 443'],
  ['a subdomain of its own server', OWN, {}, 'shop.s3.example 443'],
  ['a name with dots', { ...OWN, S3_BUCKET: 'shop.files' }, {}, 's3.example 443'],
  ['the path', { ...OWN, S3_FORCE_PATH_STYLE: 'true' }, {}, 's3.example 443'],
  ['an address', { ...OWN, S3_ENDPOINT: 'http://192.0.2.1:9000' }, {}, '192.0.2.1 9000'],
  ['a service account', BASE, TOKEN, 'sts.me-central-1.amazonaws.com 443'],
  ['a pod', BASE, POD, '169.254.170.23 80'],
  ['a task', BASE, { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: '/x' }, '169.254.170.2 80'],
  ['a machine', BASE, {}, '169.254.169.254 80'],
  ['a machine with IPv6', BASE, IPV6, 'fd00:ec2::254 80'],
])(
  'TRUST-53 the list has every host that the S3 client calls: %s',
  async (_, settings, platform, host) => {
    const { env, called } = await calledBy(settings, platform);
    expect(called).toEqual([host]);
    for (const each of called) {
      const [name = '', port] = each.split(' ');
      expect(entryOf(outboundHosts(env), name, Number(port))).toBeDefined();
    }
  },
);
