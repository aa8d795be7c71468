import {
  DeleteObjectCommand,
  GetBucketPolicyCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutBucketPolicyCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { loadBucketKeys, type BucketKeys } from '../../platform/config/env.js';
import { s3Client } from '../../platform/files/store/s3-store.js';

/** What `S3Store` does with files. Without the list a missing file would be a refusal. */
const FILE_ACTIONS = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'];

/** The policy of the bucket: what the account of API and workers may do. */
export const policyOf = (bucket: string, account: string) => {
  const allowed = { Effect: 'Allow', Principal: { AWS: account } };
  return {
    Version: '2012-10-17',
    Statement: [
      { ...allowed, Action: FILE_ACTIONS, Resource: `arn:aws:s3:::${bucket}/*` },
      { ...allowed, Action: ['s3:ListBucket'], Resource: `arn:aws:s3:::${bucket}` },
    ],
  };
};

const isRefused = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403;

/** File that is written, read and deleted to try the account. */
const PROBE = 'bucket-policy-probe.txt';

/** Sets the policy as the owner; throws if the account cannot list the bucket or handle a file, or can do more than the policy allows. */
export const setBucketPolicy = async ({ bucket, account, owner }: BucketKeys): Promise<void> => {
  const name = { Bucket: bucket };
  const policy = policyOf(bucket, account.S3_ACCESS_KEY_ID);
  await s3Client(owner).send(
    new PutBucketPolicyCommand({ ...name, Policy: JSON.stringify(policy) }),
  );
  const client = s3Client(account);
  const mayMore = await client.send(new GetBucketPolicyCommand(name)).then(
    () => true,
    (error: unknown) => {
      if (isRefused(error)) return false;
      throw error;
    },
  );
  if (mayMore) throw new Error('The account may do more than the policy allows.');
  await client.send(new ListObjectsV2Command({ ...name, MaxKeys: 1 }));
  const probe = { ...name, Key: PROBE };
  await client.send(new PutObjectCommand({ ...probe, Body: PROBE }));
  const { Body } = await client.send(new GetObjectCommand(probe));
  if ((await Body?.transformToString()) !== PROBE)
    throw new Error('The account cannot read its files.');
  await client.send(new DeleteObjectCommand(probe));
};

if (process.argv[1]?.endsWith('bucket-policy.js')) {
  await setBucketPolicy(loadBucketKeys()).catch((error: Error) => {
    console.error(`The policy of the bucket could not be set: ${error.name}: ${error.message}`);
    process.exitCode = 1;
  });
}
