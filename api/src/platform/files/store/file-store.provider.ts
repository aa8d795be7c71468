import { join, resolve } from 'node:path';
import type { Provider } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { DiskStore } from './disk-store.js';
import { FileStore } from './file-store.js';

/** Local folder of uploads in progress. */
export const arrivingFolder = (env: Env): string => join(resolve(env.UPLOADS_DIR), '.arriving');

/** The store that `STORAGE_DRIVER` names; the S3 client is loaded only if needed. */
export const fileStore = {
  provide: FileStore,
  inject: [Env],
  useFactory: async (env: Env): Promise<FileStore> => {
    if (env.STORAGE_DRIVER === 'file')
      return new DiskStore(resolve(env.UPLOADS_DIR), arrivingFolder(env));
    const { S3Store } = await import('./s3-store.js');
    return new S3Store(env);
  },
} satisfies Provider;
