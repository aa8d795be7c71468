import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startS3Server, type S3Server } from '@shop/local-stack';
import sharp from 'sharp';
import type { Response } from 'supertest';
import { setBucketPolicy } from '../../../src/app/commands/bucket-policy.js';
import { Env, loadBucketKeys } from '../../../src/platform/config/env.js';
import { copyPictures } from '../../../src/app/commands/seeds/demo-files.js';
import { fileStore } from '../../../src/platform/files/store/file-store.provider.js';
import { FileStore, VARIANTS } from '../../../src/platform/files/store/file-store.js';
import { NamedFiles } from '../../../src/platform/files/named-files.queries.js';
import { Orphans } from '../../../src/platform/files/orphans.js';
import { Uploads } from '../../../src/platform/files/uploads.js';
import { Variants } from '../../../src/platform/files/pictures/variants.js';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const FILM = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
};
const photo = (color = '#b76e79') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } });
const body = (answer: Response, done: (error: Error | null, body: Buffer) => void): void => {
  void buffer(answer as unknown as NodeJS.ReadableStream).then((all) => done(null, all));
};

describe.each(['file', 's3'])('files stored by the driver %s', (driver) => {
  let server: S3Server | undefined;
  let root = '';
  let folder = '';
  let test: TestApp;
  let store: FileStore;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'liwan-storage-'));
    folder = join(root, 'uploads');
    await writeFile(join(root, 'canary.txt'), 'never served');
    if (driver === 's3') {
      server = await startS3Server(console.log);
      await setBucketPolicy(loadBucketKeys({ ...server.env, ...server.owner }));
    }
    test = await startApp({ STORAGE_DRIVER: 'file', UPLOADS_DIR: folder, ...server?.env });
    store = test.app.get(FileStore);
    await store.put('film.webm', FILM);
    await store.put('photo.webp', await photo().webp().toBuffer());
  }, 180_000);
  afterAll(async () => {
    await test.close();
    await server?.stop();
    await rm(root, { recursive: true, force: true });
  });

  const get = (name: string, headers: Record<string, string> = {}) =>
    test.http.get(`/api/uploads/${name}`).set(headers).buffer(true).parse(body);
  const keep = async (content: Buffer, name = 'photo.png', mimetype = 'image/png') => {
    const path = join(root, 'arrived');
    await writeFile(path, content);
    const file = { path, originalname: name, mimetype, size: content.length };
    return test.app.get(Uploads).keep(file);
  };

  it('another process with the same settings sees the same files', async () => {
    const other = await fileStore.useFactory(test.app.get(Env));
    const name = await keep(await photo('#123f37').png().toBuffer());
    expect(await other.stat(name)).toEqual(await store.stat(name));
    expect(await buffer(await other.read(name))).toEqual((await get(name).expect(200)).body);
  });

  it.each([
    ['photo.jpg', 'image/jpeg', 'inline'],
    ['photo.jpeg', 'image/jpeg', 'inline'],
    ['photo.png', 'image/png', 'inline'],
    ['photo.webp', 'image/webp', 'inline'],
    ['photo.avif', 'image/avif', 'inline'],
    ['photo.gif', 'image/gif', 'inline'],
    ['film.mp4', 'video/mp4', 'inline'],
    ['film.webm', 'video/webm', 'inline'],
    ['film.ogg', 'video/ogg', 'inline'],
    ['film.mov', 'video/quicktime', 'attachment'],
    ['film.avi', 'video/x-msvideo', 'attachment'],
    ['film.mkv', 'video/x-matroska', 'attachment'],
  ])(
    'S-17 serves %s as %s, %s, without executing anything in it',
    async (name, type, disposition) => {
      const script = Buffer.from('<!doctype html><script>alert(1)</script>');
      await store.put(`kind-${name}`, script);
      const answer = await get(`kind-${name}`).expect(200);
      expect(answer.headers).toMatchObject({
        ...HARMLESS,
        'content-type': type,
        'content-disposition': disposition,
      });
      expect(answer.body).toEqual(script);
    },
  );

  it('S-17 never serves an injected page or drawing, nor a directory listing', async () => {
    for (const name of ['page.html', 'drawing.svg', 'script.js', 'no-ending']) {
      await store.put(name, Buffer.from('<script>alert(1)</script>'));
      await get(name).expect(404);
    }
    await get('').expect(404);
    await get('.variants/').expect(404);
  });

  it.each([
    'missing.webp',
    'missing.webp?w=320',
    '../canary.txt',
    '..%2fcanary.txt',
    '%2e%2e%2fcanary.txt',
    '%2e%2e/canary.txt',
    '..%5ccanary.txt',
    '..%2fuploads%2fphoto.webp',
    'photo.webp%00.png',
    'photo.webp%00',
    '%2fetc%2fpasswd',
    '.variants%2fphoto.webp.320.webp',
    '.hidden.webp',
    `${'a'.repeat(300)}.webp`,
  ])('S-15 returns 404 for %s', async (name) => {
    const { headers } = await get(name).expect(404);
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(await readFile(join(root, 'canary.txt'), 'utf8')).toBe('never served');
  });

  it.each([
    ['bytes=0-3', 0, 4],
    ['bytes=10-10', 10, 11],
    ['bytes=4990-', 4990, 5000],
    ['bytes=4990-9999', 4990, 5000],
    ['bytes=-7', 4993, 5000],
    ['bytes=-9000', 0, 5000],
  ])('API-73 returns the range %s of a video', async (range, start, end) => {
    const answer = await get('film.webm', { Range: range }).expect(206);
    expect(answer.headers).toMatchObject({
      ...HARMLESS,
      'content-type': 'video/webm',
      'content-range': `bytes ${start}-${end - 1}/5000`,
      'content-length': String(end - start),
    });
    expect(answer.body).toEqual(FILM.subarray(start, end));
  });

  it.each(['bytes=5000-', 'bytes=9000-9999', 'bytes=-0'])(
    'API-73 returns 416 for the range %s, which the video does not have',
    async (range) => {
      const { headers } = await get('film.webm', { Range: range }).expect(416);
      expect(headers['content-range']).toBe('bytes */5000');
    },
  );

  it.each(['bytes=0-3,10-20', 'bytes=x-y', 'bytes=9-3', 'lines=0-3', 'nonsense'])(
    'API-73 returns the whole video for the range %s',
    async (range) => {
      const answer = await get('film.webm', { Range: range }).expect(200);
      expect(answer.body).toEqual(FILM);
    },
  );

  it('API-73 supports revalidation by ETag and date, and conditional ranges', async () => {
    const { headers } = await get('film.webm').expect(200);
    const { etag, 'last-modified': date } = headers as Record<string, string>;
    expect(etag).toMatch(/^"[^"]+"$/);
    await get('film.webm', { 'If-None-Match': String(etag) }).expect(304);
    await get('film.webm', { 'If-None-Match': '"other"' }).expect(200);
    await get('film.webm', { 'If-Modified-Since': String(date) }).expect(304);
    const part = { Range: 'bytes=0-3' };
    await get('film.webm', { ...part, 'If-Range': String(etag) }).expect(206);
    await get('film.webm', { ...part, 'If-Range': String(date) }).expect(206);
    await get('film.webm', { ...part, 'If-Range': '"other"' }).expect(200);
    await get('film.webm', { ...part, 'If-Range': new Date(0).toUTCString() }).expect(200);
  });

  it('API-73 answers HEAD with headers only', async () => {
    const answer = await test.http.head('/api/uploads/film.webm').set('Range', 'bytes=0-3');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ ...HARMLESS, 'content-length': '5000' });
    await test.http.head('/api/uploads/missing.webm').expect(404);
  });

  it('IMG-02 stores a resized picture beside the original, and deletes both together', async () => {
    const name = await keep(await photo('#80602a').png().toBuffer());
    const accept = { Accept: 'image/webp' };
    const { headers } = await get(`${name}?w=320`, accept).expect(200);
    expect(headers).toMatchObject({ ...HARMLESS, 'content-type': 'image/webp' });
    expect(await store.stat(`${VARIANTS}${name}.320.webp`)).toBeDefined();
    await test.app.get(Uploads).discard([name]);
    expect(await store.stat(`${VARIANTS}${name}.320.webp`)).toBeUndefined();
    await get(`${name}?w=320`, accept).expect(404);
    await get(name).expect(404);
  });

  it('pictures of the demo shop are copied once; a changed one is copied again, without its old sizes', async () => {
    const demo = join(root, 'demo');
    await mkdir(demo);
    await writeFile(join(demo, 'one.webp'), await photo().webp().toBuffer());
    await writeFile(join(demo, 'two.webm'), FILM);
    const copy = () => copyPictures(store, test.app.get(Variants), demo);
    const sent = async (name: string): Promise<void> =>
      expect((await get(name).expect(200)).body).toEqual(await readFile(join(demo, name)));
    expect(await copy()).toBe(2);
    expect(await copy()).toBe(0);
    await sent('one.webp');
    await sent('two.webm');
    await writeFile(join(demo, 'one.webp'), await photo('#123f37').webp({ quality: 1 }).toBuffer());
    const sizes = ['one.webp.160.webp', 'photo.webp.160.webp'].map((key) => VARIANTS + key);
    for (const key of sizes) await store.put(key, FILM);
    expect(await copy()).toBe(1);
    await sent('one.webp');
    const left = await Promise.all(sizes.map((key) => store.stat(key)));
    expect(left.map((file) => file !== undefined)).toEqual([false, true]);
  });

  it('lists only the files of the requested folder', async () => {
    const listed = async (place: '' | typeof VARIANTS): Promise<string[]> => {
      const keys: string[] = [];
      for await (const page of store.list(place)) keys.push(...page.map(({ key }) => key));
      return keys;
    };
    await store.put(`${VARIANTS}photo.webp.160.webp`, FILM);
    expect(await listed('')).toEqual(expect.arrayContaining(['film.webm', 'photo.webp']));
    expect((await listed('')).filter((key) => key.startsWith('.'))).toEqual([]);
    expect(await listed(VARIANTS)).toContain(`${VARIANTS}photo.webp.160.webp`);
  });

  it('API-73 finds files without a row, but only old ones', async () => {
    const orphan = await keep(await photo('#a11d2c').png().toBuffer());
    const named = await keep(await photo('#1d6843').png().toBuffer());
    await rowsOf(test).brand({ name: 'Named', icon: named });
    await store.put(`${VARIANTS}${orphan}.160.webp`, FILM);
    const { app } = test;
    const orphans = new Orphans(app.get(Env), store, app.get(NamedFiles));
    await orphans.sweep(3600_000);
    expect(await store.stat(orphan)).toBeDefined();
    // Some servers report times in whole seconds, rounded up.
    await orphans.sweep(-2000);
    expect(await store.stat(orphan)).toBeUndefined();
    expect(await store.stat(`${VARIANTS}${orphan}.160.webp`)).toBeUndefined();
    expect(await store.stat(named)).toBeDefined();
  });

  it('R-11 returns 503 if files cannot be stored, leaves no partial file and the row unchanged', async () => {
    await rowsOf(test).staff('boss', 'admin');
    const { cookie, xsrf } = await staffSessionOf(test, 'boss');
    const brand = await rowsOf(test).brand({ icon: 'photo.webp' });
    const send = async () =>
      test.http
        .post(`/api/brands/update/${brand}`)
        .set({ Cookie: cookie, 'X-XSRF-TOKEN': xsrf })
        .field('name', 'Changed')
        .attach('icon', await photo().png().toBuffer(), 'icon.png');
    if (server) await server.stop();
    else {
      await rename(folder, `${folder}-away`);
      await writeFile(folder, 'no folder');
    }
    const refusal = await send();
    const rows: unknown[] = await test.db.query('select name, icon from brands where id = $1', [
      brand,
    ]);
    expect(refusal.status).toBe(503);
    expect(refusal.headers['retry-after']).toBeDefined();
    expect(rows).toEqual([{ name: 'Noctelle', icon: 'photo.webp' }]);
    if (server) return expect(await readdir(join(folder, '.arriving'))).toEqual([]);
    await rm(folder);
    await rename(`${folder}-away`, folder);
    expect(await readdir(join(folder, '.arriving'))).toEqual([]);
    expect((await send()).status).toBe(200);
  });
});

it('S-15 a symbolic link inside the folder is not a file, whatever its target', async () => {
  const root = await mkdtemp(join(tmpdir(), 'liwan-links-'));
  const folder = join(root, 'uploads');
  await mkdir(folder);
  await writeFile(join(root, 'canary.webp'), 'never served');
  await symlink(join(root, 'canary.webp'), join(folder, 'link.webp'));
  await symlink(root, join(folder, 'folder.webp'));
  const test = await startApp({ STORAGE_DRIVER: 'file', UPLOADS_DIR: folder });
  for (const name of ['link.webp', 'link.webp?w=320', 'folder.webp', 'folder.webp/canary.webp'])
    await test.http.get(`/api/uploads/${name}`).expect(404);
  await test.app.get(Uploads).discard(['link.webp', '../canary.webp', join(root, 'canary.webp')]);
  expect(await readFile(join(root, 'canary.webp'), 'utf8')).toBe('never served');
  await test.close();
  await rm(root, { recursive: true });
});
