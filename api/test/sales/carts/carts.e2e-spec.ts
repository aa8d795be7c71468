import {
  orderByCard,
  orderInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
let bag = 0;
let shoe = 0;
beforeAll(async () => {
  shop = await startOrderShop({ worker: false });
  bag = await shop.product({ name: 'Bag' });
  shoe = await shop.product({ name: 'Shoe', sizes: ['41', '42'], colors: ['#000000'] });
});
afterAll(() => shop.close());

interface Line {
  productId: number;
  quantity: number;
  size?: string;
  color?: string;
}
const as = ({ token }: Shopper) => ({ Authorization: `Bearer ${token}` });
const cartOf = async (by: Shopper) =>
  (await shop.test.http.get(`/api/users/${by.id}/cart`).set(as(by)).expect(200)).body.lines;
const change = (by: Shopper, lines: Line[], of = by.id) =>
  shop.test.http.put(`/api/users/${of}/cart`).set(as(by)).send({ lines });
const merge = (by: Shopper, lines: Line[], of = by.id) =>
  shop.test.http.post(`/api/users/${of}/cart/merge`).set(as(by)).send({ lines });
const line = (productId: number, quantity: number, size = '', color = '') => ({
  productId,
  size,
  color,
  quantity,
});

it('SCART-01 keeps lines by product, size and color; a placeholder is none; 0 removes', async () => {
  const mona = await shop.shopper();
  await change(mona, [line(shoe, 1, '41', '#000000'), line(shoe, 2, '42', '#000000')]).expect(200);
  const { body } = await change(mona, [line(bag, 1, 'Standard', 'Default')]).expect(200);
  expect(body.lines).toEqual([
    line(shoe, 1, '41', '#000000'),
    line(shoe, 2, '42', '#000000'),
    line(bag, 1),
  ]);
  const less = [line(shoe, 0, '41', '#000000'), line(bag, 3), line(999_999, 1)];
  await change(mona, less).expect(200);
  await change(mona, less).expect(200);
  expect(await cartOf(mona)).toEqual([line(shoe, 2, '42', '#000000'), line(bag, 3)]);
});

it('SCART-02 at sign-in the larger quantity of each line stays', async () => {
  const omar = await shop.shopper();
  await change(omar, [line(bag, 3), line(shoe, 1, '41')]);
  const guest = [line(bag, 2), line(shoe, 4, '41'), line(shoe, 1, '42')];
  const { body } = await merge(omar, guest).expect(200);
  const merged = [line(bag, 3), line(shoe, 4, '41'), line(shoe, 1, '42')];
  expect(body.lines).toEqual(merged);
  await merge(omar, guest).expect(200);
  expect(await cartOf(omar)).toEqual(merged);
});

it('SCART-03 devices that write at once lose none of each other’s lines', async () => {
  const nora = await shop.shopper();
  const ids = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => shop.product({ name: `P${n}` })));
  await Promise.all(ids.map((id, n) => change(nora, [line(id, n + 1), line(bag, 2)]).expect(200)));
  const stored = await cartOf(nora);
  const sort = (lines: Line[]) => lines.toSorted((a, b) => a.productId - b.productId);
  expect(sort(stored)).toEqual(sort([line(bag, 2), ...ids.map((id, n) => line(id, n + 1))]));
});

it('SCART-04 a cash order removes what was ordered and leaves what was added since', async () => {
  const sara = await shop.shopper();
  await change(sara, [line(bag, 3), line(shoe, 1, '42'), line(shoe, 1, '41', '#000000')]);
  await orderInCash(shop, sara, [line(bag, 2), line(shoe, 1, '42')]);
  expect(await cartOf(sara)).toEqual([line(bag, 1), line(shoe, 1, '41', '#000000')]);
});

it('SCART-04 a card order keeps the cart until it is paid', async () => {
  const huda = await shop.shopper();
  await change(huda, [line(bag, 1)]);
  const { orderNo } = await orderByCard(shop, huda, [line(bag, 1)]);
  expect(await cartOf(huda)).toEqual([line(bag, 1)]);
  await shop.card.control.decide({ orderNo });
  expect(await cartOf(huda)).toEqual([]);
});

it('SCART-05 a cart has at most 50 lines; a merge leaves out the rest', async () => {
  const dana = await shop.shopper();
  const [{ ids }] = await shop.test.db.query(
    `with made as (
       insert into products (name, price_fils, category_id, vendor_id, pay_fils)
       select 'Many ' || n, 100, $1, $2, 100 from generate_series(1, 52) n returning id)
     select array_agg(id) as ids from made`,
    [shop.category, shop.vendor],
  );
  const many: Line[] = ids.map((id: number) => line(id, 1));
  const { body } = await merge(dana, many).expect(200);
  expect(body.lines).toHaveLength(50);
  const full = await change(dana, [line(bag, 1)]).expect(422);
  expect(full.body).toMatchObject({ code: 'cart_full', error: expect.stringContaining('50') });
  await change(dana, [line(ids[0], 0), line(bag, 1)]).expect(200);
  expect(await cartOf(dana)).toHaveLength(50);
});

it('SCART-06 only the owner reads and changes a cart, which goes with the account', async () => {
  const [owner, stranger] = [await shop.shopper(), await shop.shopper()];
  await change(owner, [line(bag, 1)]);
  await shop.test.http.get(`/api/users/${owner.id}/cart`).expect(401);
  await shop.test.http.get(`/api/users/${owner.id}/cart`).set(as(stranger)).expect(404);
  await change(stranger, [line(bag, 9)], owner.id).expect(404);
  await merge(stranger, [line(bag, 9)], owner.id).expect(404);
  await change(owner, [line(bag, 100)]).expect(400);
  await change(owner, [line(bag, -1)]).expect(400);
  await change(owner, []).expect(400);
  expect(await cartOf(owner)).toEqual([line(bag, 1)]);
  await shop.test.db.query('delete from users where id = $1', [owner.id]);
  expect(
    await shop.test.db.query('select 1 from cart_lines where user_id = $1', [owner.id]),
  ).toEqual([]);
});
