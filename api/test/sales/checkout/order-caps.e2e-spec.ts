import { DataRetentionQueries } from '../../../src/modules/back-office/queues/data-retention.queries.js';
import {
  ADDRESS,
  payByCard,
  payInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    worker: false,
    env: {
      UNPAID_ORDERS_MAX: '3',
      UNPAID_PIECES_MAX: '20',
      CASH_ORDERS_MAX: '2',
      NETWORK_CAP_FACTOR: '2',
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => shop.test.db.query('delete from orders'));

let phones = 0;
/** A new phone number. */
const newPhone = (): string => `+9715012${String((phones += 1)).padStart(5, '0')}`;
const cartOf = async (quantity = 1) => [{ productId: await shop.product({ stock: 30 }), quantity }];
/** Each phone number has an address of its own. */
const placeOf = (phone: string) => ({ phone, building: `House ${phone}` });
const card = async (shopper: Shopper, phone: string, quantity = 1) =>
  payByCard(shop, shopper, await cartOf(quantity), placeOf(phone));
const cash = async (shopper: Shopper, phone: string, quantity = 1) =>
  payInCash(shop, shopper, await cartOf(quantity), placeOf(phone));
const statuses = async (requests: Promise<{ status: number }>[]): Promise<number[]> =>
  (await Promise.all(requests)).map(({ status }) => status).sort();
const shoppers = (count: number): Promise<Shopper[]> =>
  Promise.all(Array.from({ length: count }, () => shop.shopper()));
const setAll = (state: string) => shop.test.db.query('update orders set state = $1', [state]);

it('ORD-20 the fourth unpaid order of an account is rejected, in the shopper’s language, and takes no stock', async () => {
  const shopper = await shop.shopper();
  for (let count = 0; count < 3; count += 1)
    expect((await card(shopper, newPhone())).status).toBe(200);
  const lines = await cartOf();
  const phone = newPhone();
  const { body } = await payByCard(shop, shopper, lines, { phone }).expect(409);
  expect(body).toMatchObject({
    code: 'too_many_unpaid_orders',
    error: 'You have several unpaid orders. Please pay for one of them or cancel it first.',
  });
  const arabic = await payByCard(shop, shopper, lines, { phone }).set('Accept-Language', 'ar');
  expect(arabic.body.error).toBe('لديك عدة طلبات غير مدفوعة. يُرجى دفع أحدها أو إلغاؤه أولاً.');
  expect(await shop.stockOf(lines[0]?.productId ?? 0)).toBe(30);
  await setAll('paid');
  await payByCard(shop, shopper, lines, { phone }).expect(200);
});

it('ORD-20 an order beyond the limits of account, phone number and address is refused for the account', async () => {
  const shopper = await shop.shopper();
  const phone = newPhone();
  const place = { ...placeOf(phone), flat: '4' };
  for (let count = 0; count < 3; count += 1)
    await payByCard(shop, shopper, await cartOf(), place).expect(200);
  const { body } = await payByCard(shop, shopper, await cartOf(), place).expect(409);
  expect(body.error).toBe(
    'You have several unpaid orders. Please pay for one of them or cancel it first.',
  );
});

it('ORD-20 the same cart again, or with another payment method, does not count as another order', async () => {
  const shopper = await shop.shopper();
  const phone = newPhone();
  const lines = await cartOf();
  await card(shopper, phone);
  await card(shopper, phone);
  await payByCard(shop, shopper, lines, { phone }).expect(200);
  await payByCard(shop, shopper, lines, { phone, building: 'Other House' }).expect(200);
  await payInCash(shop, shopper, lines, { phone }).expect(201);
});

it('ORD-20 simultaneous orders cannot exceed the limit of an account or a phone number', async () => {
  const one = await shop.shopper();
  const ofOne = Array.from({ length: 6 }, () => card(one, newPhone()));
  expect(await statuses(ofOne)).toEqual([200, 200, 200, 409, 409, 409]);
  await shop.test.db.query('delete from orders');
  const phone = newPhone();
  const many = await shoppers(6);
  const ofPhone = many.map((shopper) => card(shopper, phone));
  expect(await statuses(ofPhone)).toEqual([200, 200, 200, 409, 409, 409]);
});

it('ORD-21 unpaid orders reserve at most twenty items together', async () => {
  const shopper = await shop.shopper();
  const phone = newPhone();
  const { body } = await card(shopper, phone, 21);
  expect(body).toMatchObject({ code: 'too_many_unpaid_pieces' });
  expect((await card(shopper, phone, 12)).status).toBe(200);
  expect((await cash(shopper, phone, 9)).body.code).toBe('too_many_unpaid_pieces');
  expect((await cash(shopper, phone, 8)).status).toBe(201);
});

it('ORD-22 a third cash order to a new phone number is rejected until one is handed over', async () => {
  const [first, second] = await shoppers(2);
  if (!first || !second) throw new Error('No shoppers.');
  const phone = newPhone();
  expect((await cash(first, phone)).status).toBe(201);
  expect((await cash(second, phone)).status).toBe(201);
  const { status, body } = await cash(second, phone);
  expect([status, body.code]).toEqual([409, 'too_many_cash_orders']);
  await setAll('ready_to_ship');
  expect((await cash(second, phone)).status).toBe(409);
  await setAll('shipped');
  expect((await cash(second, phone)).status).toBe(201);
});

it('ORD-22 cash orders of an account are unlimited for a phone number with a delivery, and limited for others', async () => {
  const shopper = await shop.shopper();
  const phone = newPhone();
  expect((await cash(shopper, phone)).status).toBe(201);
  await setAll('delivered');
  const orders = Array.from({ length: 4 }, () => cash(shopper, phone));
  expect(await statuses(orders)).toEqual([201, 201, 201, 201]);
  const stranger = await shop.shopper();
  await cash(stranger, phone);
  await cash(stranger, phone);
  expect((await cash(stranger, phone)).body.code).toBe('too_many_cash_orders');
});

it('ORD-22 CASHDESK-09 orders that wait for a call are limited, also after a delivery', async () => {
  const shopper = await shop.shopper();
  const phone = newPhone();
  await cash(shopper, phone);
  await setAll('delivered');
  for (let count = 0; count < 3; count += 1) expect((await cash(shopper, phone)).status).toBe(201);
  await shop.test.db.query(`update orders set state = 'cod_pending' where state <> 'delivered'`);
  expect((await cash(shopper, phone)).body.code).toBe('too_many_cash_orders');
});

it('CASHDESK-09 an address without a flat is that of a building, whose neighbours are not counted together', async () => {
  for (const shopper of await shoppers(4)) {
    const address = { phone: newPhone(), building: 'Marina Tower', flat: ' ' };
    expect((await payInCash(shop, shopper, await cartOf(), address)).status).toBe(201);
  }
});

it('CASHDESK-09 an address has the same limits as a phone number, in whatever spelling', async () => {
  const many = await shoppers(5);
  const to = async (shopper: Shopper | undefined, building: string, flat = '7') => {
    if (!shopper) throw new Error('No shopper.');
    const address = { phone: newPhone(), building, flat };
    return (await payInCash(shop, shopper, await cartOf(), address)).body.code ?? 'placed';
  };
  expect(await to(many[0], 'Cedar House')).toBe('placed');
  expect(await to(many[1], 'cedar  house,')).toBe('placed');
  expect(await to(many[2], 'Cedar House')).toBe('too_many_cash_orders');
  expect(await to(many[3], 'Cedar House', '8')).toBe('placed');
  await shop.test.db.query(`delete from orders where building = 'Cedar House' and flat = '7'`);
  const atOnce = await Promise.all(many.map((each) => to(each, 'Cedar House')));
  expect(atOnce.filter((code) => code === 'placed')).toHaveLength(1);
});

it('CASHDESK-09 an order that staff have confirmed no longer counts as unconfirmed', async () => {
  const shopper = await shop.shopper();
  const phone = newPhone();
  await cash(shopper, phone);
  await cash(shopper, phone);
  expect((await cash(shopper, phone)).body.code).toBe('too_many_cash_orders');
  await shop.test.db.query(
    `insert into cash_confirmations (order_id, outcome) select max(id), 'confirmed' from orders`,
  );
  expect((await cash(shopper, phone)).status).toBe(201);
});

it('ORD-23 a network has a higher limit, counted by a hash that is deleted after a day', async () => {
  const many = await shoppers(8);
  expect(await statuses(many.map((shopper) => card(shopper, newPhone())))).toEqual([
    ...Array<number>(6).fill(200),
    409,
    409,
  ]);
  const networks = (): Promise<{ network: string }[]> =>
    shop.test.db.query('select distinct network from order_networks');
  const [row, ...others] = await networks();
  expect(others).toEqual([]);
  expect(row?.network).toMatch(/^[\w-]{43}$/);
  const late = await shop.shopper();
  const refused = await payByCard(shop, late, await cartOf(), { phone: newPhone() });
  expect(refused.body.error).toBe(
    'There are too many unpaid orders from your network. Please try again in half an hour or contact us.',
  );
  await shop.test.db.query(`update order_networks set created_at = now() - interval '25 hours'`);
  await shop.test.app.get(DataRetentionQueries).remove();
  expect(await networks()).toEqual([]);
  expect((await cash(late, ADDRESS.phone)).status).toBe(201);
});
