import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { Orphans } from '../../../src/platform/files/orphans.js';
import { ACCENT, appearanceFields, painted, putAppearance } from '../../support/appearance.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  openCardPage,
  orderInCash,
  payByCard,
  startOrderShop,
  until,
  type OrderShop,
} from '../../support/order-shop.js';
import { pdfText } from '../../support/pdf-text.js';

let shop: OrderShop;
let boss: StaffSession;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liwan-appearance-'));
  shop = await startOrderShop({
    env: { LIMIT_FACTOR: '10', UPLOADS_DIR: folder, MAIL_FROM: 'shop@oasis.example' },
  });
  await rowsOf(shop.test).staff('boss', 'admin');
  boss = await staffSessionOf(shop.test, 'boss');
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

type Change = Parameters<typeof putAppearance>[2];
type Files = Parameters<typeof putAppearance>[3];
const put = async (change?: Change, files?: Files) =>
  await putAppearance(shop.test, boss, change, files);
const current = async () =>
  (await shop.test.http.get('/api/admin/appearance').set('Cookie', boss.cookie).expect(200)).body;
const look = async () => (await shop.test.http.get('/api/settings').expect(200)).body.look;
const upload = async (name: string): Promise<Buffer> =>
  (await shop.test.http.get(`/api/uploads/${name}`).buffer(true).expect(200)).body;
const stored = async () => (await readdir(folder)).filter((name) => name.endsWith('.png'));
const mailOf = async () => {
  const shopper = await shop.shopper();
  const opid = await orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }]);
  await until(async () => (await shop.mails(shopper.email)).length > 0, 'the mail is sent');
  const [mail] = await shop.mails(shopper.email);
  return { opid, mail };
};
const pdfOf = async (opid: string, name: string): Promise<Buffer> =>
  (
    await shop.test.http
      .get(`/api/users/orders/one/${opid}/${name}.pdf`)
      .set('Cookie', boss.cookie)
      .buffer(true)
      .expect(200)
  ).body;

it('SHOPID-13 SHOPID-14 without a logo mails and documents show the name; mails come from the environment', async () => {
  expect(await current()).toEqual({
    version: 0,
    accent: null,
    logo: null,
    logoDark: null,
    icons: null,
    mailName: '',
    mailFrom: 'shop@oasis.example',
    mailReplyTo: '',
  });
  expect((await shop.test.http.get('/api/settings')).body.contactEmail).toBe('shop@oasis.example');
  const { opid, mail } = await mailOf();
  expect(mail).toMatchObject({ from: expect.stringContaining('shop@oasis.example') });
  expect(mail?.html).toContain('>Liwan</p>');
  expect(await pdfText(await pdfOf(opid, 'invoice'))).toContain('Liwan');
});

it('SHOPID-09 SHOPID-10 stores logo and icons as PNG in their sizes, and records the change', async () => {
  const content = await painted(1000, 250, '#7a1f3dcc');
  const { status, body } = await put(
    { accent: ACCENT.toUpperCase() },
    { logo: { content }, icon: { content: await painted(600, 600, '#7a1f3d') } },
  );
  expect([status, body.success]).toEqual([200, true]);
  const { logo, logoDark, icons, accent } = await look();
  expect([accent, logoDark]).toEqual([ACCENT, null]);
  expect(logo).toEqual({ file: expect.any(String), width: 640, height: 160 });
  expect(await sharp(await upload(logo.file)).metadata()).toMatchObject({
    format: 'png',
    width: 640,
    hasAlpha: true,
  });
  const sizes = { favicon: 48, apple: 180, small: 192, large: 512, maskable: 512 };
  for (const [name, width] of Object.entries(sizes))
    expect(await sharp(await upload(icons[name])).metadata()).toMatchObject({
      format: 'png',
      width,
      height: width,
    });
  const [entry] = await shop.test.db.query(
    "select changes from audit where subject = 'settings' order by id desc limit 1",
  );
  expect(entry.changes).toMatchObject({ accent: { from: null, to: ACCENT } });
});

it('SHOPID-09 refuses a change that is based on an outdated version, and stores none of its files', async () => {
  const before = await stored();
  const { status, body } = await put(
    { version: '0', accent: '' },
    { logo: { content: await painted(90, 90, '#000') } },
  );
  expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await current()).accent).toBe(ACCENT);
  expect(await stored()).toEqual(before);
});

it.each([
  ['accent', 'red'],
  ['accent', '#ffcc00'],
  ['mailFrom', 'no-address'],
  ['mailFrom', ''],
  ['mailReplyTo', 'two@shop.example, three@shop.example'],
  ['mailName', 'x'.repeat(61)],
])('SHOPID-09 SHOPID-11 rejects an invalid %s: %s', async (field, value) => {
  const before = await current();
  const { status, body } = await put({ [field]: value });
  expect([status, body.errors[0].pointer]).toEqual([400, `#/${field}`]);
  expect(await current()).toEqual(before);
});

it('SHOPID-11 says how much contrast is missing and proposes a color', async () => {
  const { body } = await put({ accent: '#ffcc00' });
  expect(body.errors[0].detail).toMatch(
    /contrast is 1\.\d, and at least 4\.5 .* is #[0-9a-f]{6}\./,
  );
});

it.each([
  [
    'logo',
    'logo.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
  ],
  ['logo', 'logo.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['icon', 'icon.png', 'image/png', 'no picture'],
])(
  'SHOPID-10 refuses as %s the file %s (%s) with this content',
  async (field, name, type, text) => {
    const before = [await current(), await stored()];
    const { status, body } = await put({}, { [field]: { content: Buffer.from(text), name, type } });
    expect([status, body.errors[0].pointer]).toEqual([400, `#/${field}`]);
    expect([await current(), await stored()]).toEqual(before);
  },
);

it.each([
  [600, 500],
  [511, 511],
])('SHOPID-10 refuses an icon of %i × %i px', async (width, height) => {
  const { status, body } = await put(
    {},
    { icon: { content: await painted(width, height, '#000') } },
  );
  expect([status, body.errors[0]]).toMatchObject([400, { pointer: '#/icon' }]);
  expect(body.errors[0].detail).toContain('at least 512 px');
});

it('SHOPID-13 mails and documents show logo and accent', async () => {
  const { opid, mail } = await mailOf();
  expect(mail?.html).toContain('/logo.png" width="176" height="44" alt="Liwan"');
  expect(mail?.html).toContain(`background:${ACCENT}`);
  expect(mail?.html).not.toContain('>Liwan</p>');
  for (const name of ['invoice', 'packing-slip']) {
    const pdf = await pdfOf(opid, name);
    expect(pdf.includes('/Subtype /Image')).toBe(true);
  }
  expect(await pdfText(await pdfOf(opid, 'invoice'))).toContain('Liwan');
  expect(await pdfText(await pdfOf(opid, 'packing-slip'))).not.toContain('Liwan');
});

it('SHOPID-14 mails come from the changed sender at once', async () => {
  await put({
    mailName: 'Oasis, Dubai',
    mailFrom: 'orders@oasis.example',
    mailReplyTo: 'care@oasis.example',
  });
  const { mail } = await mailOf();
  const text = JSON.stringify(mail);
  for (const part of ['Oasis, Dubai', 'orders@oasis.example', 'care@oasis.example'])
    expect(text).toContain(part);
});

it('SHOPID-14 an unchanged address follows the environment', async () => {
  await put({ mailFrom: 'shop@oasis.example' });
  const [row] = await shop.test.db.query('select mail_from from appearance');
  expect(row.mail_from).toBeNull();
});

it('SHOPID-10 keeps the pictures that are in use, and deletes replaced and removed ones', async () => {
  const { logo, icons } = await look();
  await shop.worker().get(Orphans).sweep(-1000);
  await upload(logo.file);
  await upload(icons.maskable);
  await put({ removeIcon: 'true' }, { logo: { content: await painted(200, 80, '#123f37') } });
  const next = await look();
  expect(next.icons).toBeNull();
  expect(await stored()).toEqual([next.logo.file]);
  await put({ removeLogo: 'true' });
  expect(await stored()).toEqual([]);
});

it('SHOPID-16 the card page shows the name of the shop from the settings', async () => {
  const { body } = await shop.test.http.get('/api/settings').expect(200);
  await shop.test.http
    .put('/api/admin/settings')
    .set('Cookie', boss.cookie)
    .set('X-XSRF-TOKEN', boss.xsrf)
    .send({ ...body, name: { en: 'Oasis & Co', ar: 'واحة' } })
    .expect(200);
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { text } = await payByCard(shop, await shop.shopper(), lines).expect(200);
  const orderNo = await openCardPage(shop, text);
  const payment = shop.card.control.transactions().find((each) => each.orderNo === orderNo);
  expect(payment?.udf).toContain('Oasis & Co');
});

it('SHOPID-09 is not open to shoppers', async () => {
  await shop.test.http.get('/api/admin/appearance').expect(401);
  expect(await appearanceFields(shop.test, boss)).toMatchObject({
    mailReplyTo: 'care@oasis.example',
  });
  const { text } = await shop.test.http.get('/api/settings').expect(200);
  expect(text).not.toContain('care@oasis.example');
});
