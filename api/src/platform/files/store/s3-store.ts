import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import type { Env } from '../../config/env.js';
import { NotFound, Unavailable } from '../../http/problem.js';
import {
  FileStore,
  type Folder,
  type Listed,
  type ByteRange,
  type StoredFile,
} from './file-store.js';
import { msg } from '../../i18n/message.js';

const isAbsent = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** Files up to this size are sent from memory, so that a failed request can be repeated. */
const REPEATED = 8 * 1024 * 1024;

const bodyOf = async (path: string) => {
  const { size } = await stat(path);
  if (size <= REPEATED) return { Body: await readFile(path) };
  return { Body: createReadStream(path), ContentLength: size };
};

/** A server, and the key of an account of it; without a key the role of the machine. */
export type S3Settings = Pick<
  Env,
  | 'S3_ENDPOINT'
  | 'S3_CA'
  | 'S3_REGION'
  | 'S3_FORCE_PATH_STYLE'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** Client of an S3-compatible server. */
export const s3Client = (settings: S3Settings): S3Client => {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return new S3Client({
    region: settings.S3_REGION,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    requestHandler: {
      connectionTimeout: 2000,
      socketTimeout: 30_000,
      ...(settings.S3_CA && { httpsAgent: { ca: settings.S3_CA } }),
    },
    // Not every compatible server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
};

/** Files in a bucket that several API processes share. */
export class S3Store extends FileStore {
  private readonly logger = new Logger('S3');
  private readonly client: S3Client;
  private readonly bucket: string;
  /** Concurrent deletions. */
  private readonly removing = pLimit(20);

  constructor(env: Env) {
    super();
    this.bucket = env.S3_BUCKET ?? '';
    this.client = s3Client(env);
  }

  async put(key: string, content: Buffer | string): Promise<void> {
    const body = typeof content === 'string' ? await bodyOf(content) : { Body: content };
    await this.ask(this.client.send(new PutObjectCommand({ ...this.at(key), ...body })));
  }

  async stat(key: string): Promise<StoredFile | undefined> {
    try {
      const found = await this.client.send(new HeadObjectCommand(this.at(key)));
      return {
        key,
        size: found.ContentLength ?? 0,
        etag: found.ETag ?? '""',
        modified: found.LastModified ?? new Date(0),
      };
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw this.failure(error);
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const header = range && { Range: `bytes=${range.start}-${range.end}` };
    const { Body } = await this.ask(
      this.client.send(new GetObjectCommand({ ...this.at(key), ...header })),
    );
    if (!(Body instanceof Readable)) throw new Error('The response of the S3 server has no body.');
    return Body;
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.ask(
      this.removing.map(keys, (key) => this.client.send(new DeleteObjectCommand(this.at(key)))),
    );
  }

  async *list(folder: Folder): AsyncGenerator<Listed[]> {
    const where = { Bucket: this.bucket, Prefix: folder, Delimiter: '/' };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, where))
      yield Contents.map(({ Key = '', LastModified = new Date() }) => ({
        key: Key,
        modified: LastModified,
      }));
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: key };
  }

  private async ask<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      throw isAbsent(error) ? new NotFound(msg('file.notFound')) : this.failure(error);
    });
  }

  private failure(error: unknown): Unavailable {
    this.logger.error(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    return new Unavailable(msg('file.unreachable'));
  }
}
