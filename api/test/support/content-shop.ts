import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Test } from 'supertest';
import { rowsOf, shopperOf, staffSessionOf, type StaffSession } from './catalogue-rows.js';
import { startApp, type TestApp } from './test-app.js';

export interface FormFile {
  field: string;
  name: string;
  type: string;
  content: Buffer;
}
export type Method = 'post' | 'put' | 'patch' | 'delete';

const paint = (color: string) =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: color } });

/** A valid picture for a form field. */
export const picture = async (field: string, color = '#0a0'): Promise<FormFile> => ({
  field,
  name: 'picture.png',
  type: 'image/png',
  content: await paint(color).png().toBuffer(),
});

/** The header of a WebM video, enough to detect its type. */
export const film = (field: string): FormFile => ({
  field,
  name: 'film.webm',
  type: 'video/webm',
  content: Buffer.concat([Buffer.from('1a45dfa3934282847765626d', 'hex'), Buffer.alloc(500, 7)]),
});

/** An HTML page declared as a picture. */
export const disguised = (field: string): FormFile => ({
  field,
  name: 'picture.png',
  type: 'image/png',
  content: Buffer.from('<html><script>alert(1)</script></html>'),
});

export const headersOf = ({ cookie, xsrf }: StaffSession) => ({
  Cookie: cookie,
  'X-XSRF-TOKEN': xsrf,
});

/** The application with an admin, two vendors, an operations account and its own upload folder. */
export const startContent = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'liwan-content-'));
  const test: TestApp = await startApp({ UPLOADS_DIR: folder });
  const rows = rowsOf(test);
  const ids = {
    admin: await rows.staff('boss', 'admin'),
    vendor: await rows.staff('seller'),
    rival: await rows.staff('rival', 'subadmin'),
    ops: await rows.staff('watcher', 'ops'),
  };
  const session = (name: string) => staffSessionOf(test, name);
  let admin = await session('boss');

  /** A write by the admin, or by another account. */
  const send = (method: Method, path: string, by: StaffSession = admin): Test =>
    test.http[method](`/api${path}`).set(headersOf(by));
  return {
    test,
    rows,
    ids,
    send,
    /** The current admin. */
    admin: () => admin,
    /** Switches to another admin, because calls are limited per account. */
    relieveAdmin: async (): Promise<void> => {
      const username = `boss-${randomUUID()}`;
      const account = { name: 'Another boss', username, type: 'admin', password_hash: 'none' };
      ids.admin = await rows.insert('staff', account);
      admin = await session(username);
    },
    vendor: await session('seller'),
    rival: await session('rival'),
    ops: await session('watcher'),
    shopper: await shopperOf(test, 'mona'),
    /** The same with a form. */
    form: (
      method: Method,
      path: string,
      fields: Record<string, string>,
      files: FormFile[] = [],
      by: StaffSession = admin,
    ): Test => {
      const call = send(method, path, by);
      for (const [name, value] of Object.entries(fields)) void call.field(name, value);
      for (const { field, name, type, content } of files)
        void call.attach(field, content, { filename: name, contentType: type });
      return call;
    },
    list: async (path: string) => (await test.http.get(`/api${path}`).expect(200)).body,
    /** Resolves once this many statements wait for a lock. */
    waiting: async (count = 1): Promise<void> => {
      let found: unknown[] = [];
      while (found.length < count)
        found = await test.db.query(
          `select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
        );
    },
    /** Stored files, without folders of uploads in progress. */
    stored: async (): Promise<string[]> =>
      (await readdir(folder)).filter((name) => !name.startsWith('.')).sort(),
    arriving: (): Promise<string[]> => readdir(join(folder, '.arriving')),
    close: async (): Promise<void> => {
      await test.close();
      await rm(folder, { recursive: true });
    },
  };
};
export type ContentShop = Awaited<ReturnType<typeof startContent>>;
