import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { read, utils, write, type WorkBook } from '@e965/xlsx';
import type { Test } from 'supertest';
import { JobRunner } from '../../src/platform/queues/job-runner.js';
import { WorkerModule } from '../../src/app/worker/worker.module.js';
import { rowsOf, shopperOf, staffSessionOf } from './catalogue-rows.js';
import { until } from './order-shop.js';
import { startApp, type TestApp } from './test-app.js';

export const TIMEOUTS = {
  importTimeout: 60_000,
  outboxPollInterval: 100,
  outboxLease: 60_000,
  retryBackoff: 100,
  jobLock: 2000,
  stalledInterval: 1000,
  sweepInterval: 3_600_000,
};

type SheetRows = unknown[][];
type Method = 'get' | 'post';

/** A workbook of one sheet. */
export const bookOf = (rows: SheetRows): WorkBook => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Products');
  return book;
};
export const fileOf = (rows: SheetRows, bookType: 'xlsx' | 'xls' = 'xlsx'): Buffer =>
  write(bookOf(rows), { type: 'buffer', bookType, compression: true });

/** Rows of a sheet of a downloaded workbook, without those that are only formatted. */
export const rowsIn = (file: Buffer, sheet = 0): string[][] => {
  const book = read(file, { type: 'buffer' });
  const found = book.Sheets[book.SheetNames[sheet] ?? ''];
  return found
    ? utils.sheet_to_json<string[]>(found, { header: 1, defval: '', blankrows: false })
    : [];
};

export interface ImportShop {
  test: TestApp;
  /** Folder of uploaded files. */
  uploads: string;
  category: number;
  brand: number;
  vendor: number;
  as(who: 'admin' | 'ops' | 'vendor' | 'shopper' | 'guest', method: Method, path: string): Test;
  upload(file: Buffer, options?: { dryRun?: boolean; name?: string }): Test;
  check(rows: SheetRows): Promise<{ id: number } & Record<string, unknown>>;
  product(code: string): Promise<Record<string, unknown> | undefined>;
  reaches(id: number, state: string, limitMs?: number): Promise<Record<string, unknown>>;
  startWorker(): Promise<INestApplicationContext>;
  close(): Promise<void>;
}

/** The API with a small catalogue, its staff and, by default, a worker. */
export const startImportShop = async (
  options: { env?: Record<string, string>; worker?: boolean } = {},
): Promise<ImportShop> => {
  const uploads = await mkdtemp(join(tmpdir(), 'liwan-imports-'));
  const test = await startApp({
    UPLOADS_DIR: uploads,
    TIMEOUTS: JSON.stringify(TIMEOUTS),
    ...options.env,
  });
  const rows = rowsOf(test);
  await rows.staff('import-admin', 'admin');
  await rows.staff('import-ops', 'ops');
  const vendor = await rows.insert('staff', {
    name: 'Dune House',
    username: 'import-vendor',
    type: 'vendor',
    password_hash: 'not the hash of a password',
  });
  const category = await rows.category({ name: 'Watches' });
  const brand = await rows.brand();
  const sessions = {
    admin: await staffSessionOf(test, 'import-admin'),
    ops: await staffSessionOf(test, 'import-ops'),
    vendor: await staffSessionOf(test, 'import-vendor'),
  };
  const { token } = await shopperOf(test, 'import-shopper');
  const workers: INestApplicationContext[] = [];
  const as: ImportShop['as'] = (who, method, path) => {
    const call = test.http[method](`/api/file${path}`);
    if (who === 'guest') return call;
    if (who === 'shopper') return call.set('Authorization', `Bearer ${token}`);
    return call.set('Cookie', sessions[who].cookie).set('X-XSRF-TOKEN', sessions[who].xsrf);
  };
  const shop: ImportShop = {
    test,
    uploads,
    category,
    brand,
    vendor,
    as,
    upload: (file, { dryRun, name = 'products.xlsx' } = {}) =>
      as('admin', 'post', `/upload-excel${dryRun ? '?dryRun=true' : ''}`).attach(
        'file',
        file,
        name,
      ),
    check: async (sheet) =>
      (await shop.upload(fileOf(sheet), { dryRun: true }).expect(201)).body.import,
    product: async (code) => {
      const found: Record<string, unknown>[] = await test.db.query(
        'select * from products where code = $1',
        [code],
      );
      return found[0];
    },
    reaches: async (id, state, limitMs) => {
      let found: Record<string, unknown> = {};
      await until(
        async () => {
          found = (await as('admin', 'get', `/imports/${id}`).expect(200)).body.import;
          return found['state'] === state;
        },
        `import ${id} is ${state}`,
        limitMs,
      );
      return found;
    },
    startWorker: async () => {
      const worker = await NestFactory.createApplicationContext(WorkerModule, {
        logger: ['fatal'],
      });
      worker.get(JobRunner).start();
      workers.push(worker);
      return worker;
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
      await test.close();
      await rm(uploads, { recursive: true });
    },
  };
  if (options.worker !== false) await shop.startWorker();
  return shop;
};

/** Receives a response body as bytes. */
export const binary = (call: Test): Test =>
  call.buffer(true).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => done(null, Buffer.concat(chunks)));
  });
