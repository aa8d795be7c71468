import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { IMAGE_WIDTHS } from '@shop/shop-rules';
import type { Queue } from 'bull';
import sharp from 'sharp';
import { SessionsService } from '../../../src/platform/auth/sessions/sessions.service.js';
import { JobQueues } from '../../../src/platform/queues/job-queues.js';
import { JobRunner } from '../../../src/platform/queues/job-runner.js';
import { FileStore, VARIANTS } from '../../../src/platform/files/store/file-store.js';
import { NamedFiles } from '../../../src/platform/files/named-files.queries.js';
import { Orphans } from '../../../src/platform/files/orphans.js';
import { Uploads } from '../../../src/platform/files/uploads.js';
import { Variants } from '../../../src/platform/files/pictures/variants.js';
import { WorkerModule } from '../../../src/app/worker/worker.module.js';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { until } from '../../support/order-shop.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const DAY = 24 * 3600 * 1000;
const MEGABYTE = 1024 * 1024;
const PAYLOAD = 'items[90000000]';

let test: TestApp;
let worker: INestApplicationContext;
let folder = '';
let headers: Record<string, string>;
let picture: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liwan-media-'));
  test = await startApp({ STORAGE_DRIVER: 'file', UPLOADS_DIR: folder, LIMIT_FACTOR: '100' });
  await media().isReady();
  worker = await startWorker();
  await rowsOf(test).staff('boss', 'admin');
  const { cookie, xsrf } = await staffSessionOf(test, 'boss');
  headers = { Cookie: cookie, 'X-XSRF-TOKEN': xsrf };
  picture = await sharp({
    create: { width: 400, height: 200, channels: 3, background: '#80602a' },
  })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await worker.close();
  await test.close();
  await rm(folder, { recursive: true });
});

const startWorker = (): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(WorkerModule, { logger: ['fatal'] });
/** The producer, connected on first use as in the running API. */
const media = (): Queue => {
  const queue = test.app
    .get(JobQueues)
    .all()
    .find(({ name }) => name === 'media');
  if (!queue) throw new Error('There is no queue media.');
  return queue;
};
const files = async (place: '' | typeof VARIANTS): Promise<string[]> => {
  const keys: string[] = [];
  for await (const page of test.app.get(FileStore).list(place))
    keys.push(...page.map(({ key }) => key));
  return keys.sort();
};
const sizesOf = async (name: string): Promise<string[]> =>
  (await files(VARIANTS)).filter((key) => key.startsWith(`${VARIANTS}${name}.`));
const arriving = (): Promise<string[]> => readdir(join(folder, '.arriving')).catch(() => []);
const keep = async (content = picture): Promise<string> => {
  const path = join(folder, 'arrived');
  await writeFile(path, content);
  const file = { path, originalname: 'photo.png', mimetype: 'image/png', size: content.length };
  return test.app.get(Uploads).keep(file);
};
const send = (path: string) => test.http.post(`/api${path}`).set(headers);

describe('sizes of new pictures', () => {
  it('IMG-02 are rendered by a job that contains only the name, ahead of requests', async () => {
    const { body } = await send('/brands/add')
      .field('name', 'Noctelle')
      .attach('icon', picture, 'icon.png');
    const name: string = body.brand.icon;
    expect(await sizesOf(name)).toEqual([]);
    const busy = await startWorker();
    busy.get(JobRunner).start();
    await until(async () => (await sizesOf(name)).length === 14, 'all sizes are made');
    await busy.close();
    const usual = IMAGE_WIDTHS.flatMap((width) =>
      ['avif', 'webp'].map((format) => `${VARIANTS}${name}.${width}.${format}`),
    );
    expect(await sizesOf(name)).toEqual(usual.sort());
    const job = await media().getJob(name);
    expect(job?.data).toEqual({ file: name });
    const answer = await test.http.get(`/api/uploads/${name}?w=1200`).set('Accept', 'image/avif');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  it('IMG-02 are not left behind if the picture is deleted meanwhile', async () => {
    const name = await keep();
    const work = test.app.get(Variants).makeAll(name);
    await until(async () => (await sizesOf(name)).length > 0, 'the first size is made');
    await test.app.get(Uploads).discard([name]);
    await work.catch(() => undefined);
    await until(async () => (await sizesOf(name)).length === 0, 'no size is left');
    expect(await files('')).not.toContain(name);
  });

  it('IMG-02 are not rendered for a deleted picture', async () => {
    await test.app.get(Variants).makeAll('gone.png');
    expect(await sizesOf('gone.png')).toEqual([]);
  });
});

describe('files without a row', () => {
  /** Makes these files two days old. */
  const age = async (keys: string[]): Promise<void> => {
    const then = new Date(Date.now() - 2 * DAY);
    for (const key of keys) await utimes(join(folder, key), then, then);
  };

  it('API-73 are deleted after a day, with their sizes; all others stay', async () => {
    const [orphan, young, named] = [await keep(), await keep(), await keep()];
    await rowsOf(test).brand({ name: 'Named', icon: named });
    const store = test.app.get(FileStore);
    for (const name of [orphan, young, named])
      await store.put(`${VARIANTS}${name}.160.webp`, picture);
    await store.put(`${VARIANTS}gone.png.160.webp`, picture);
    await store.put('notes.txt', Buffer.from('not ours'));
    await writeFile(join(folder, '.arriving', 'stale'), 'half a file');
    await writeFile(join(folder, '.arriving', 'fresh'), 'half a file');
    const sized = `${VARIANTS}${orphan}.160.webp`;
    const stale = [sized, `${VARIANTS}gone.png.160.webp`, '.arriving/stale'];
    await age([orphan, named, `${VARIANTS}${named}.160.webp`, 'notes.txt', ...stale]);
    await worker.get(Orphans).sweep(DAY);
    const left = await files('');
    expect(left).toEqual(expect.arrayContaining([young, named, 'notes.txt']));
    expect(left).not.toContain(orphan);
    expect(await sizesOf(orphan)).toEqual([]);
    expect(await sizesOf('gone.png')).toEqual([]);
    expect(await sizesOf(young)).toContain(`${VARIANTS}${young}.160.webp`);
    expect(await sizesOf(named)).toContain(`${VARIANTS}${named}.160.webp`);
    expect(await arriving()).toContain('fresh');
    expect(await arriving()).not.toContain('stale');
    await rm(join(folder, '.arriving', 'fresh'));
  });

  it('RETURN-04 API-73 private pictures stay as long as their return, and have no sizes', async () => {
    const keepPrivate = async () => {
      const path = join(folder, '.arriving', 'private');
      await writeFile(path, picture);
      const file = { path, originalname: 'p.png', mimetype: 'image/png', size: picture.length };
      return test.app.get(Uploads).keepPrivate(file);
    };
    const [named, orphan] = [await keepPrivate(), await keepPrivate()];
    await test.db.transaction(async (manager) => {
      await manager.query('set local session_replication_role = replica');
      await manager.query('insert into return_pictures (return_id, file) values (1, $1)', [named]);
    });
    await age([named, orphan]);
    await worker.get(Orphans).sweep(DAY);
    const left = await files('');
    expect([left.includes(named), left.includes(orphan)]).toEqual([true, false]);
    await test.app.get(Uploads).discard([named]);
    expect(await files('')).toContain(named);
    expect(await media().getJob(named)).toBeNull();
    for (const path of [named, `${named}?w=160`])
      await test.http.get(`/api/uploads/${path}`).expect(404);
  });

  it('API-73 a picture in use by another row is not deleted', async () => {
    const name = await keep();
    const first = await rowsOf(test).brand({ icon: name });
    const second = await rowsOf(test).brand({ icon: name });
    const remove = (id: number) => test.http.delete(`/api/brands/${id}`).set(headers).expect(200);
    await remove(first);
    expect(await files('')).toContain(name);
    await remove(second);
    expect(await files('')).not.toContain(name);
  });

  it('API-73 every column with file names is checked', async () => {
    const columns: { table: string; column: string; list: boolean }[] = await test.db.query(`
      select table_name as table, column_name as column, data_type = 'ARRAY' as list
      from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'ARRAY')
        and column_name ~ '(image|icon|banner|poster|video|picture|photo|logo)'`);
    expect(columns.length).toBeGreaterThanOrEqual(12);
    const rows = rowsOf(test);
    for (const table of ['categories', 'brands', 'partners'])
      await rows.insert(table, { name: 'x' });
    for (const table of ['banners', 'main_ads']) await rows.insert(table, { title: 'x' });
    await rows.insert('videos', { title: 'x', video_url: 'x' });
    const [category_id, vendor_id] = [await rows.category(), await rows.staff('seller')];
    await rows.product({ category_id, vendor_id, deleted_at: new Date() });
    await addOrderLine();
    for (const { table, column, list } of columns) {
      const value = list ? ['other.png', 'named.png'] : 'named.png';
      await test.db.query(`update ${table} set ${column} = $1`, [value]);
      const unnamed = await test.app.get(NamedFiles).unnamed(['named.png', 'free.png']);
      expect([table, column, ...unnamed]).toEqual([table, column, 'free.png']);
      await test.db.query(`update ${table} set ${column} = $1`, [list ? [] : 'x']);
    }
  });

  /** An arbitrary order line. */
  const addOrderLine = async (): Promise<void> => {
    await test.db.transaction(async (manager) => {
      await manager.query('set local session_replication_role = replica');
      await manager.query(`insert into order_lines
        (order_id, product_id, name, quantity, list_price_fils, unit_price_fils)
        values (1, 1, 'x', 1, 1, 1)`);
    });
  };
});

describe('malicious forms', () => {
  const shopperHeaders = async (): Promise<Record<string, string>> => {
    const id = await rowsOf(test).insert('users', {
      name: 'Layla',
      email: 'layla@example.com',
      phone: '+971501234567',
      username: 'layla',
      password_hash: 'none',
    });
    const { token } = await test.app.get(SessionsService).open('shopper', id);
    return { Authorization: `Bearer ${token}` };
  };

  it('S-16 an index that would exhaust memory is rejected on every upload route', async () => {
    const config = new DocumentBuilder().build();
    const { paths } = SwaggerModule.createDocument(test.app, config);
    const routes = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { requestBody, 'x-access': access }]) =>
        requestBody?.content?.['multipart/form-data'] ? [{ method, path, access }] : [],
      ),
    );
    expect(routes.length).toBeGreaterThan(2);
    const shopper = await shopperHeaders();
    for (const { method, path, access } of routes) {
      const address = `${await test.app.getUrl()}${path.replace(/\{\w+\}/g, '1')}`;
      const body = new FormData();
      body.append(PAYLOAD, 'x');
      const caller = access.includes('admin') ? headers : shopper;
      const answer = await fetch(address, { method: method.toUpperCase(), headers: caller, body });
      const problem: unknown = await answer.json();
      expect({ method, path, status: answer.status, problem }).toMatchObject({
        status: 400,
        problem: { errors: [{ pointer: `#/${PAYLOAD}` }] },
      });
    }
  });

  it('S-16 too many files and unknown fields are rejected', async () => {
    for (const fields of [['icon', 'icon'], ['photo']]) {
      const form = send('/brands/add').field('name', 'Two');
      for (const field of fields) void form.attach(field, picture, 'icon.png');
      expect((await form.expect(400)).body.code).toBe('too_many_files');
    }
    await until(async () => (await arriving()).length === 0, 'no file is left');
  });

  it('S-16 a file above 100 MB is rejected during the upload', async () => {
    const film = Buffer.alloc(101 * MEGABYTE, 7);
    const answer = await send('/brands/add').field('name', 'Big').attach('icon', film, 'film.mp4');
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe('file_too_large');
    await until(async () => (await arriving()).length === 0, 'no file is left');
  });

  it('S-16 100 aborted uploads leave neither files nor open descriptors', async () => {
    const url = `${await test.app.getUrl()}/api/brands/add`;
    const begin = async () => {
      const call = httpRequest(url, {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': MEGABYTE,
        },
      });
      const closed = new Promise<void>((resolve) => call.once('close', () => resolve()));
      call.on('error', () => undefined);
      call.write('--x\r\nContent-Disposition: form-data; name="icon"; filename="a.png"\r\n');
      call.write('Content-Type: image/png\r\n\r\n');
      call.write(Buffer.alloc(64 * 1024, 1));
      return async (): Promise<void> => {
        call.destroy();
        await closed;
      };
    };
    const breakOff = async (count: number): Promise<void> => {
      const endings = await Promise.all(Array.from({ length: count }, begin));
      await until(async () => (await arriving()).length === count, `${count} files arrive`);
      await Promise.all(endings.map((end) => end()));
      await until(async () => (await arriving()).length === 0, 'no file is left');
    };
    const descriptors = (): number => readdirSync('/dev/fd').length;
    await breakOff(10);
    const before = descriptors();
    for (let round = 0; round < 10; round += 1) await breakOff(10);
    await until(() => Promise.resolve(descriptors() <= before), 'all descriptors are closed');
  });
});
