import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Response } from 'supertest';
import { Uploads } from '../src/storage/uploads.js';
import { startApp, type TestApp } from './test-app.js';

let test: TestApp;
let root = '';
let folder = '';
const WEBM = Buffer.concat([Buffer.from('1a45dfa3934282847765626d', 'hex'), Buffer.alloc(2000, 7)]);
const photo = () =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background: '#b76e79' } });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'liwan-uploads-'));
  folder = join(root, 'uploads');
  await mkdir(folder);
  await writeFile(join(root, 'canary.txt'), 'never served');
  await writeFile(join(folder, 'photo.webp'), await photo().webp().toBuffer());
  await writeFile(join(folder, 'film.webm'), WEBM);
  await writeFile(join(folder, 'page.html'), '<script>alert(1)</script>');
  await writeFile(join(folder, 'broken.webp'), 'no picture');
  test = await startApp({ UPLOADS_DIR: folder });
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

const get = (path: string, accept = '*/*') =>
  test.http.get(`/api/uploads/${path}`).set('Accept', accept).buffer(true).parse(bytes);
const bytes = (answer: Response, done: (error: Error | null, body: Buffer) => void): void => {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => done(null, Buffer.concat(parts)));
};

it('API-73 serves a stored file as it is, for ever, and never as anything a browser runs', async () => {
  const { headers, body } = await get('photo.webp').expect(200);
  expect(body).toEqual(await readFile(join(folder, 'photo.webp')));
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

it.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('IMG-02 sizes a picture on demand for a browser that takes %s', async (accept, type, format) => {
  const { headers, body } = await get('photo.webp?w=320', accept).expect(200);
  expect(headers).toMatchObject({ 'content-type': type, vary: expect.stringContaining('Accept') });
  expect(headers['cache-control']).toContain('immutable');
  expect(await sharp(body).metadata()).toMatchObject({ format, width: 320, height: 160 });
});

it('makes a sized picture once however many ask at the same time, and keeps it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => get('photo.webp?w=480', 'image/webp').expect(200)),
  );
  expect(new Set(answers.map(({ body }) => String(body.length))).size).toBe(1);
  const kept = (await readdir(join(folder, '.variants'))).filter((name) => name.includes('.480.'));
  expect(kept).toEqual(['photo.webp.480.webp']);
});

it('serves the quicker format for a short time while many better ones are being made', async () => {
  const files = Array.from({ length: 6 }, (_, index) => `many-${index}.webp`);
  const picture = await photo().resize(1600).webp().toBuffer();
  await Promise.all(files.map((file) => writeFile(join(folder, file), picture)));
  const answers = await Promise.all(
    files.map((file) => get(`${file}?w=1200`, 'image/avif,image/webp').expect(200)),
  );
  const quick = answers.filter(({ headers }) => headers['content-type'] === 'image/webp');
  expect(quick.length).toBeGreaterThan(0);
  expect(quick.every(({ headers }) => headers['cache-control'] === 'public, max-age=60')).toBe(
    true,
  );
});

it('never enlarges a picture', async () => {
  const { body } = await get('photo.webp?w=1600', 'image/webp').expect(200);
  expect((await sharp(body).metadata()).width).toBe(1000);
});

it.each(['321', '0', '-1', '99999', 'x', '320;rm'])('refuses the width %s', async (width) => {
  await get(`photo.webp?w=${width}`).expect(400);
});

it('API-73 serves parts of a film', async () => {
  const { headers, body } = await test.http
    .get('/api/uploads/film.webm')
    .set('Range', 'bytes=0-3')
    .buffer(true)
    .parse(bytes)
    .expect(206);
  expect(headers).toMatchObject({
    'content-type': 'video/webm',
    'content-range': `bytes 0-3/${WEBM.length}`,
  });
  expect(body).toEqual(WEBM.subarray(0, 4));
});

it.each([
  'missing.webp',
  'page.html',
  '../canary.txt',
  '..%2fcanary.txt',
  '%2e%2e%2fcanary.txt',
  '..%5ccanary.txt',
  'photo.webp%00.png',
  '%2fetc%2fpasswd',
  '.variants',
  '.variants%2fphoto.webp.320.webp',
  '.hidden.webp',
])('API-73 answers 404 for %s', async (name) => {
  const { headers } = await get(name).expect(404);
  expect(headers['content-type']).toMatch('application/problem+json');
});

it('answers a problem, not a crash, for a stored picture that cannot be read', async () => {
  const { status } = await get('broken.webp?w=320', 'image/webp');
  expect(status).toBe(404);
});

describe('taking files', () => {
  const keep = async (name: string, mimetype: string, content: Buffer): Promise<string> => {
    const path = join(root, `arrived-${name.replace(/\W/g, '_')}`);
    await writeFile(path, content);
    const file = { path, originalname: name, mimetype, size: content.length, fieldname: 'image' };
    return test.app.get(Uploads).keep(file);
  };

  it('names a picture after its content and drops its metadata', async () => {
    const jpeg = await photo()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect((await sharp(jpeg).metadata()).exif).toBeInstanceOf(Buffer);
    const name = await keep('My Photo.JPG', 'image/jpeg', jpeg);
    expect(name).toMatch(/^[0-9a-f]{24}-[0-9a-f]{8}\.jpg$/);
    expect((await sharp(join(folder, name)).metadata()).exif).toBeUndefined();
    const again = await keep('again.jpeg', 'image/jpeg', jpeg);
    expect([again === name, again.split('-')[0]]).toEqual([false, name.split('-')[0]]);
    await test.app.get(Uploads).discard([again]);
    await get(name).expect(200);
  });

  it('keeps a film unchanged', async () => {
    const name = await keep('film.webm', 'video/webm', WEBM);
    expect(await readFile(join(folder, name))).toEqual(WEBM);
  });

  it.each([
    ['page.jpg', 'image/jpeg', () => Promise.resolve(Buffer.from('<html><script>1</script>'))],
    ['drawing.svg', 'image/svg+xml', () => Promise.resolve(Buffer.from('<svg onload="x"/>'))],
    ['photo.png', 'image/png', () => photo().jpeg().toBuffer()],
    ['photo.jpg', 'text/html', () => photo().jpeg().toBuffer()],
    ['photo.html', 'image/jpeg', () => photo().jpeg().toBuffer()],
    ['film.mp4', 'video/mp4', () => Promise.resolve(WEBM)],
    ['empty.webp', 'image/webp', () => Promise.resolve(Buffer.alloc(0))],
  ])('refuses %s declared as %s when name, type and bytes disagree', async (name, type, make) => {
    await expect(keep(name, type, await make())).rejects.toMatchObject({
      status: 400,
      code: 'file_refused',
    });
    expect((await readdir(root)).filter((left) => left.startsWith('arrived-'))).toEqual([]);
  });

  it('refuses a picture that would unpack to far too many pixels', async () => {
    const huge = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    await expect(keep('huge.png', 'image/png', huge)).rejects.toMatchObject({ status: 400 });
  });

  it('discards only plain names inside its folder', async () => {
    await symlink(join(root, 'canary.txt'), join(folder, 'link.webp'));
    await test.app.get(Uploads).discard(['../canary.txt', '/etc/hostname', null, 'link.webp']);
    expect(await readFile(join(root, 'canary.txt'), 'utf8')).toBe('never served');
  });
});
