import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Response } from 'supertest';
import { PictureProcess } from '../../../src/platform/files/pictures/picture-process.js';
import { Uploads } from '../../../src/platform/files/uploads.js';
import { until } from '../../support/order-shop.js';
import { startApp, type TestApp } from '../../support/test-app.js';

/** A black PNG: small to send, large when decoded. `kind`: bits per channel, colours, and whether interlaced. */
const blackPng = (side: number, kind: string, pixels: Buffer): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const header = Buffer.from(`0000000000000000${kind}`, 'hex');
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const magic = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([magic, ...parts]);
};
/** One bit a pixel. */
const hugePng = (side: number): Buffer =>
  blackPng(side, '0100000000', deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 1 }));
/** 64 bits a pixel, and interlaced: it must be decoded completely before it can be scaled. */
const worstPng = async (side: number): Promise<Buffer> => {
  const passes = [[8, 8], [8, 8], [4, 8], [4, 4], [2, 4], [2, 2], [1, 2]] as const; // prettier-ignore
  function* rows(): Generator<Buffer> {
    for (const [x, y] of passes)
      for (let row = 0; row < side / y; row += 1) yield Buffer.alloc(1 + (side / x) * 8);
  }
  const pixels = await buffer(Readable.from(rows()).pipe(createDeflate({ level: 1 })));
  return blackPng(side, '1006000001', pixels);
};

let test: TestApp;
let root = '';
let folder = '';
const WEBM = Buffer.concat([Buffer.from('1a45dfa3934282847765626d', 'hex'), Buffer.alloc(2000, 7)]);
const childOf = (uploads: Uploads) => uploads['cleaning']['child'];
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

it('API-73 serves a stored file unchanged, as immutable, and never as a type that browsers execute', async () => {
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
])(
  'IMG-02 resizes a picture on demand for a browser that accepts %s',
  async (accept, type, format) => {
    const { headers, body } = await get('photo.webp?w=320', accept).expect(200);
    expect(headers).toMatchObject({
      'content-type': type,
      vary: expect.stringContaining('Accept'),
    });
    expect(headers['cache-control']).toContain('immutable');
    expect(await sharp(body).metadata()).toMatchObject({ format, width: 320, height: 160 });
  },
);

it('IMG-02 renders a size once for simultaneous requests, and stores it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => get('photo.webp?w=480', 'image/webp').expect(200)),
  );
  expect(new Set(answers.map(({ body }) => String(body.length))).size).toBe(1);
  const stored = (await readdir(join(folder, '.variants'))).filter((name) =>
    name.includes('.480.'),
  );
  expect(stored).toEqual(['photo.webp.480.webp']);
});

it('IMG-02 serves the faster format with a short lifetime while many better ones are being rendered', async () => {
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

it('IMG-02 never enlarges a picture', async () => {
  const { body } = await get('photo.webp?w=1600', 'image/webp').expect(200);
  expect((await sharp(body).metadata()).width).toBe(1000);
});

it.each(['321', '0', '-1', '99999', 'x', '320;rm'])(
  'IMG-02 rejects the width %s',
  async (width) => {
    await get(`photo.webp?w=${width}`).expect(400);
  },
);

it('API-73 returns a problem, without a crash, for an unreadable stored picture', async () => {
  const { status } = await get('broken.webp?w=320', 'image/webp');
  expect(status).toBe(404);
});

describe('uploads', () => {
  const keep = async (
    name: string,
    mimetype: string,
    content: Buffer,
    allowed?: 'image' | 'video',
  ): Promise<string> => {
    const path = join(root, `arrived-${name.replace(/\W/g, '_')}`);
    await writeFile(path, content);
    const file = { path, originalname: name, mimetype, size: content.length, fieldname: 'image' };
    return test.app.get(Uploads).keep(file, allowed);
  };

  it('S-16 names a picture after its content and removes its metadata', async () => {
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

  it('S-16 stores a video unchanged', async () => {
    const name = await keep('film.webm', 'video/webm', WEBM);
    expect(await readFile(join(folder, name))).toEqual(WEBM);
  });

  it.each([
    ['page.jpg', 'image/jpeg', () => Promise.resolve(Buffer.from('<html><script>1</script>'))],
    ['drawing.png', 'image/png', () => Promise.resolve(Buffer.from('<svg onload="x"/>'))],
    ['drawing.svg', 'image/svg+xml', () => Promise.resolve(Buffer.from('<svg onload="x"/>'))],
    ['photo.png', 'image/png', () => photo().jpeg().toBuffer()],
    ['photo.jpg', 'text/html', () => photo().jpeg().toBuffer()],
    ['photo.html', 'image/jpeg', () => photo().jpeg().toBuffer()],
    ['film.mp4', 'video/mp4', () => Promise.resolve(WEBM)],
    ['empty.webp', 'image/webp', () => Promise.resolve(Buffer.alloc(0))],
  ])(
    'S-16 rejects %s declared as %s if name, type and content disagree',
    async (name, type, make) => {
      await expect(keep(name, type, await make())).rejects.toMatchObject({
        status: 400,
        code: 'file_refused',
      });
      expect((await readdir(root)).filter((left) => left.startsWith('arrived-'))).toEqual([]);
    },
  );

  it('S-16 rejects a picture that would decode to 900 million pixels', async () => {
    const refusal = keep('huge.png', 'image/png', hugePng(30_000));
    await expect(refusal).rejects.toMatchObject({ status: 400, code: 'file_refused' });
  });

  it('S-16 the worst picture takes 350 MB, but not in the API process', async () => {
    const worst = await worstPng(6320);
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
    const before = process.memoryUsage.rss();
    const name = await keep('worst.png', 'image/png', worst);
    clearInterval(watch);
    const peak = await readFile(`/proc/${childOf(test.app.get(Uploads))?.pid}/status`, 'utf8');
    expect(Number(/VmHWM:\s+(\d+)/.exec(peak)?.[1])).toBeGreaterThan(300 * 1024);
    expect((most - before) / 1024 / 1024).toBeLessThan(60);
    expect(await sharp(join(folder, name)).metadata()).toMatchObject({ width: 3200 });
  });

  it('S-16 a picture that crashes the decoder is rejected and leaves nothing; the next one is stored', async () => {
    const uploads = test.app.get(Uploads);
    uploads['cleaning'].end();
    const refusal = keep('worst.png', 'image/png', await worstPng(6320));
    void until(() => Promise.resolve(childOf(uploads) !== undefined), 'it is decoded').then(() =>
      childOf(uploads)?.kill('SIGSEGV'),
    );
    await expect(refusal).rejects.toMatchObject({ status: 400, code: 'file_refused' });
    expect((await readdir(root)).filter((left) => left.startsWith('arrived-'))).toEqual([]);
    await expect(keep('next.png', 'image/png', await photo().png().toBuffer())).resolves.toMatch(
      /png$/,
    );
  });

  it('S-16 decoding has a time limit, and the decoder ends when idle', async () => {
    const [from, to] = [join(folder, 'photo.webp'), join(root, 'made.webp')];
    const hasty = new PictureProcess(1);
    for (const again of [1, 2])
      await expect(hasty.make({ from, to: `${to}.${again}`, ending: 'webp' })).rejects.toThrow(
        'too long',
      );
    const idle = new PictureProcess(60_000, 0);
    await idle.make({ from, to, ending: 'webp' });
    expect(await sharp(to).metadata()).toMatchObject({ width: 1000 });
    await until(() => Promise.resolve(idle['child'] === undefined), 'it has ended');
  });

  it('S-16 rejects the 55 bytes that make the decoder read endlessly', async () => {
    const header = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
    const counts = Buffer.from('3700000000000000010000000102', 'hex');
    const empty = Buffer.from(`9107dcb7b7a9cf118ee600c00c205365${'00'.repeat(9)}`, 'hex');
    const loop = Buffer.concat([header, counts, empty]);
    expect(loop.length).toBe(55);
    for (const [name, type] of [
      ['film.avi', 'video/avi'],
      ['film.mp4', 'video/mp4'],
      ['photo.jpg', 'image/jpeg'],
    ] as const)
      await expect(keep(name, type, loop)).rejects.toMatchObject({ code: 'file_refused' });
  });

  it('S-16 rejects a script that begins like a picture, and removes one appended to a picture', async () => {
    const script = Buffer.from('GIF89a/*  */=1;alert(document.cookie)//');
    const refusal = keep('script.gif', 'image/gif', script);
    await expect(refusal).rejects.toMatchObject({ code: 'file_refused' });
    for (const [name, type] of [
      ['photo.gif', 'image/gif'],
      ['photo.png', 'image/png'],
      ['photo.jpg', 'image/jpeg'],
    ] as const) {
      const picture = await photo()
        .toFormat(name.endsWith('jpg') ? 'jpeg' : 'png')
        .toBuffer();
      const real = name.endsWith('gif') ? await sharp(picture).gif().toBuffer() : picture;
      const stored = await keep(name, type, Buffer.concat([real, script]));
      const storedBytes = await readFile(join(folder, stored));
      expect(storedBytes.includes('alert(document.cookie)')).toBe(false);
    }
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'S-16 removes the location where a %s was taken',
    async (format) => {
      const place = { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 7/1' };
      const taken = await photo().withExif({ IFD3: place }).toFormat(format).toBuffer();
      expect((await sharp(taken).metadata()).exif).toBeInstanceOf(Buffer);
      const name = await keep(`photo.${format}`, `image/${format}`, taken);
      const { exif, xmp, iptc } = await sharp(join(folder, name)).metadata();
      expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
    },
  );

  it('S-16 rotates a picture upright before it removes its orientation', async () => {
    const held = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const name = await keep('held.jpg', 'image/jpeg', held);
    expect(await sharp(join(folder, name)).metadata()).toMatchObject({ width: 500, height: 1000 });
  });

  it('S-16 keeps the animation of a GIF; its sizes show the first frame', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 200, height: 100, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const name = await keep('moving.gif', 'image/gif', moving);
    const stored = await sharp(join(folder, name), { animated: true }).metadata();
    expect(stored).toMatchObject({ format: 'gif', pages: 3, pageHeight: 100 });
    const { body } = await get(`${name}?w=160`, 'image/webp').expect(200);
    expect(await sharp(body).metadata()).toMatchObject({ width: 160, height: 80 });
  });

  it('S-16 rejects a picture above 10 MB', async () => {
    const noise = await sharp(randomBytes(2000 * 2000 * 3), {
      raw: { width: 2000, height: 2000, channels: 3 },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const refusal = keep('noise.png', 'image/png', noise);
    await expect(refusal).rejects.toMatchObject({ status: 413, code: 'file_too_large' });
  });

  it('S-16 a field may accept only pictures or only videos', async () => {
    const png = await photo().png().toBuffer();
    const film = keep('photo.png', 'image/png', png, 'video');
    await expect(film).rejects.toMatchObject({ status: 400, code: 'file_refused' });
    const picture = keep('film.webm', 'video/webm', WEBM, 'image');
    await expect(picture).rejects.toMatchObject({ status: 400, code: 'file_refused' });
    await expect(keep('photo.png', 'image/png', png, 'image')).resolves.toMatch(/png$/);
  });

  it('S-15 deletes only plain names inside its folder', async () => {
    await symlink(join(root, 'canary.txt'), join(folder, 'link.webp'));
    await test.app.get(Uploads).discard(['../canary.txt', '/etc/hostname', null, 'link.webp']);
    expect(await readFile(join(root, 'canary.txt'), 'utf8')).toBe('never served');
  });
});
