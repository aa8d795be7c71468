import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  GetBucketPolicyCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  PutBucketPolicyCommand,
  PutObjectAclCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { jest } from '@jest/globals';
import { startS3Server, type S3Server } from '@shop/local-stack';
import { parse } from 'yaml';
import { bucketFaults, type ComposeService } from '../../../../tools/lib/bucket-accounts.mjs';
import { policyOf, setBucketPolicy } from '../../../src/app/commands/bucket-policy.js';
import { Env, loadBucketKeys, type BucketKeys } from '../../../src/platform/config/env.js';
import { VARIANTS } from '../../../src/platform/files/store/file-store.js';
import { S3Store, s3Client } from '../../../src/platform/files/store/s3-store.js';

const SERVER = 'https://bucket:9000';
const root = path.resolve(import.meta.dirname, '../../../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const compose = (): Record<string, ComposeService> =>
  parse(textOf('docker-compose.yml'), { merge: true }).services;

/** What the check says about the compose file after a change. */
const faultsAfter = (change: (services: Record<string, ComposeService>) => void): string[] => {
  const services = compose();
  change(services);
  return bucketFaults(services);
};

describe('TRUST-56 the root account of the S3 server in the compose file', () => {
  it('is for the server and the two jobs that create and limit the account of the shop', () => {
    expect(bucketFaults(compose())).toEqual([]);
  });

  it.each(['api', 'worker', 'release', 'backup', 'proxy'])(
    'fails the check if %s gets it',
    (name) => {
      expect(faultsAfter((all) => all[name]?.secrets?.push('bucket_owner_secret'))).toEqual([
        `${name} gets the root account of the bucket`,
      ]);
    },
  );

  it('is not looked for in a file without this server', () => {
    const services = compose();
    for (const name of ['bucket', 'bucket-folder', 'bucket-account', 'bucket-policy'])
      delete services[name];
    delete services['api']?.depends_on?.['bucket-policy'];
    expect(bucketFaults(services)).toEqual([]);
  });

  it('fails the check if API or workers sign in with it, or start before their account is limited', () => {
    const as = (name: string, key: string) =>
      faultsAfter((all) => {
        const service = all[name];
        if (service) service.environment = { ...service.environment, S3_ACCESS_KEY_ID: key };
      });
    expect(as('worker', 'bucket-owner')).toEqual(['worker is the root account of the bucket']);
    expect(as('release', 'shop')).toEqual(['release does not wait for the policy of the bucket']);
    const shared = faultsAfter((all) => {
      all['bucket'] = {
        environment: { ROOT_ACCESS_KEY_ID: '${S3_ACCESS_KEY_ID:-shop}' },
        secrets: ['s3_secret_access_key'],
      };
    });
    expect(shared).toContain('bucket uses the secret of the shop for its root account');
    expect(shared).toContain('api is the root account of the bucket');
  });
});

it('TRUST-56 the job creates the account of the shop, or sets its current secret, and fails if it cannot', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bucket-account-'));
  try {
    writeFileSync(path.join(folder, 'bucket_owner_secret'), 'root-secret');
    writeFileSync(path.join(folder, 's3_secret_access_key'), 'shop-secret');
    // Knows the one account, notes the calls, and is not reached with another secret.
    const program = `#!/bin/sh
      cd "${folder}"
      echo "$*" >> calls
      [ "$ADMIN_SECRET_ACCESS_KEY" = "$(cat bucket_owner_secret)" ] || exit 1
      case "$2" in
        update-user) [ -e account ] ;;
        create-user) [ ! -e account ] && touch account ;;
      esac`;
    writeFileSync(path.join(folder, 'versitygw'), program, { mode: 0o755 });
    const run = (settings = {}) => {
      rmSync(path.join(folder, 'calls'), { force: true });
      const { status } = spawnSync('sh', [path.join(root, 'deploy/bucket/account.sh')], {
        env: {
          PATH: `${folder}:${process.env['PATH']}`,
          ...{ ADMIN_ENDPOINT_URL: SERVER, ADMIN_ACCESS_KEY_ID: 'bucket-owner' },
          ...{ STORE: SERVER, ACCOUNT: 'shop', SECRETS_FOLDER: folder, ...settings },
        },
      });
      const calls = path.join(folder, 'calls');
      const lines = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
      return { status, calls: lines };
    };
    const call = (name: string) => `admin ${name} --access shop --secret shop-secret --role user`;
    expect(run()).toEqual({ status: 0, calls: [call('update-user'), call('create-user')] });
    expect(run({ STORE: `${SERVER}/` })).toEqual({ status: 0, calls: [call('update-user')] });
    // A store of your own keeps its key out of this server.
    expect(run({ STORE: 'https://s3.example' })).toEqual({ status: 0, calls: [] });
    expect(run({ ACCOUNT: 'bucket-owner' })).toEqual({ status: 1, calls: [] });
    rmSync(path.join(folder, 'account'));
    writeFileSync(path.join(folder, 'versitygw'), program.replace('"$(cat', '"x$(cat'));
    expect(run().status).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('TRUST-57 the policy of the bucket', () => {
  let server: S3Server;
  let keys: BucketKeys;
  let store: S3Store;
  let client: S3Client;

  beforeAll(async () => {
    server = await startS3Server(console.log);
    keys = loadBucketKeys({ ...server.env, ...server.owner });
    store = new S3Store(Object.assign(new Env(), { S3_BUCKET: keys.bucket, ...keys.account }));
    client = s3Client(keys.account);
  }, 180_000);
  afterAll(() => server.stop());

  const name = () => ({ Bucket: keys.bucket });
  const refused = (answer: Promise<unknown>) =>
    expect(answer).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });

  it('allows what the file store does, after the owner has set it', async () => {
    await refused(client.send(new ListObjectsV2Command(name())));
    await setBucketPolicy(keys);
    // Again, as at every start.
    await setBucketPolicy(keys);
    await store.put('a.txt', Buffer.from('text'));
    expect(await store.stat('a.txt')).toMatchObject({ key: 'a.txt', size: 4 });
    expect(await store.stat('missing.txt')).toBeUndefined();
    expect((await buffer(await store.read('a.txt', { start: 1, end: 2 }))).toString()).toBe('ex');
    await store.put(`${VARIANTS}b.txt`, Buffer.from('b'));
    const pages = [];
    for await (const page of store.list(VARIANTS)) pages.push(...page.map(({ key }) => key));
    expect(pages).toEqual([`${VARIANTS}b.txt`]);
    await store.remove(['a.txt', `${VARIANTS}b.txt`]);
    expect(await store.stat('a.txt')).toBeUndefined();
  });

  it('refuses its account everything else', async () => {
    await setBucketPolicy(keys);
    const open = policyOf(keys.bucket, '*');
    await refused(client.send(new GetBucketPolicyCommand(name())));
    await refused(
      client.send(new PutBucketPolicyCommand({ ...name(), Policy: JSON.stringify(open) })),
    );
    await refused(client.send(new DeleteBucketCommand(name())));
    await refused(client.send(new CreateBucketCommand({ Bucket: 'another' })));
    await refused(client.send(new ListBucketsCommand({})));
    await refused(client.send(new PutObjectCommand({ Bucket: 'another', Key: 'a', Body: 'a' })));
    await refused(
      client.send(new PutObjectAclCommand({ ...name(), Key: 'a', ACL: 'public-read' })),
    );
  });

  it('is tried with a file, which is deleted again', async () => {
    const send = jest.spyOn(S3Client.prototype, 'send');
    await setBucketPolicy(keys);
    const calls = send.mock.calls.map(([{ constructor }]) => constructor.name);
    send.mockRestore();
    expect(calls.slice(-3)).toEqual([
      'PutObjectCommand',
      'GetObjectCommand',
      'DeleteObjectCommand',
    ]);
    expect((await client.send(new ListObjectsV2Command(name()))).KeyCount).toBe(0);
  });

  it('is not set for an account that may do more, or with a wrong key', async () => {
    await expect(setBucketPolicy({ ...keys, account: keys.owner })).rejects.toThrow(
      'The account may do more',
    );
    await refused(setBucketPolicy({ ...keys, owner: keys.account }));
    await setBucketPolicy(keys);
  });

  it('has an action for each call of the file store, and no other', () => {
    const ofCall: Record<string, string> = { HeadObject: 'GetObject', ListObjectsV2: 'ListBucket' };
    const source = textOf('api/src/platform/files/store/s3-store.ts');
    const calls = [...source.matchAll(/new (\w+)Command\(|paginate(\w+)\(/g)].map(
      ([, command, list]) => command ?? list ?? '',
    );
    const used = new Set(calls.map((call) => `s3:${ofCall[call] ?? call}`));
    const allowed = policyOf('shop', 'shop').Statement.flatMap(({ Action }) => Action);
    expect([...used].sort()).toEqual([...allowed].sort());
  });

  it('is that of the documentation for other stores', () => {
    const json = /^\{\n {2}"Version"[\s\S]*?^\}$/m.exec(textOf('docs/deployment.md'))?.[0] ?? '';
    const documented = policyOf('shop', 'shop');
    expect(JSON.parse(json)).toEqual({
      ...documented,
      Statement: documented.Statement.map(({ Effect, Action, Resource }) => ({
        ...{ Effect, Action, Resource },
      })),
    });
  });

  it('needs both keys and the bucket, and names what is missing', () => {
    const half = { ...server.env, ...server.owner, S3_OWNER_SECRET_ACCESS_KEY: '' };
    expect(() => loadBucketKeys(half)).toThrow('settings: S3_OWNER_SECRET_ACCESS_KEY');
  });
});
