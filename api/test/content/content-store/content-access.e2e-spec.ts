import { startContent, type ContentShop, type Method } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

type Call = [ids: string, method: Method, path: string];
const OF_ADMINS: Call[] = [
  ['API-21', 'post', '/brands/add'],
  ['API-22', 'post', '/brands/update/1'],
  ['API-23', 'delete', '/brands/1'],
  ['API-25', 'post', '/partners/add'],
  ['API-26', 'post', '/partners/update/1'],
  ['API-27', 'delete', '/partners/1'],
  ['API-29', 'post', '/offers/add'],
  ['API-30', 'post', '/offers/update/1'],
  ['API-31', 'delete', '/offers/1'],
  ['API-33', 'post', '/banners/add'],
  ['API-34', 'patch', '/banners/1/active'],
  ['API-35', 'delete', '/banners/1'],
  ['API-37', 'post', '/videos/add'],
  ['API-38', 'put', '/videos/update/1'],
  ['API-39', 'delete', '/videos/1'],
  ['API-41', 'post', '/main_ads'],
  ['API-42', 'put', '/main_ads/1'],
  ['API-43', 'delete', '/main_ads/1'],
];
const OF_VENDORS_TOO: Call[] = [
  ['API-17', 'post', '/categories/add'],
  ['API-18', 'post', '/categories/update/1'],
  ['API-19', 'delete', '/categories/1'],
];
const ALL = [...OF_ADMINS, ...OF_VENDORS_TOO];

it.each(ALL)('%s refuses guests, shoppers and ops: %s %s', async (_ids, method, path) => {
  await shop.test.http[method](`/api${path}`).expect(401);
  await shop.test.http[method](`/api${path}`)
    .set('Authorization', `Bearer ${shop.shopper.token}`)
    .expect(403);
  await shop.send(method, path, shop.ops).expect(403);
});

it.each(ALL)('%s refuses a cookie without the anti-forgery token: %s %s', async (...call) => {
  const [, method, path] = call;
  const { body } = await shop.test.http[method](`/api${path}`)
    .set('Cookie', shop.admin().cookie)
    .expect(403);
  expect(body.code).toBe('forgery_refused');
});

it.each(OF_ADMINS)('%s refuses vendors: %s %s', async (_ids, method, path) => {
  await shop.send(method, path, shop.vendor).expect(403);
});

const named = ALL.filter(([, , path]) => /\/1(\/|$)/.test(path));

it.each(named)('%s returns 404 for an unknown id: %s %s', async (_ids, method, path) => {
  const call = (id: string) => {
    const sent = shop.send(method, path.replace(/\/1(?=\/|$)/, `/${id}`));
    return path.endsWith('active') ? sent.send({ active: true }) : sent;
  };
  await call('987654').expect(404);
  for (const wrong of ['0', 'abc', '-1', '99999999999', '1.5']) await call(wrong).expect(400);
});
