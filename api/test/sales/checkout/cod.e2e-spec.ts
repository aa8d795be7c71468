import {
  requestShipment,
  payInCash,
  startOrderShop,
  statusOf,
  until,
  type OrderShop,
} from '../../support/order-shop.js';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.close());

it('ORD-04 a cash order is confirmed immediately, and total and fee are collected once', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product({ price_fils: 12_000 });
  const { body } = await payInCash(shop, shopper, [{ productId, quantity: 2 }]).expect(201);
  expect(body).toMatchObject({
    success: true,
    operationId: expect.stringMatching(/^\d{13}$/),
    order: {
      state: 'cod_confirmed',
      paymentMethod: 'cod',
      codState: 'due',
      paymentState: null,
      amountToCollect: 265,
    },
  });
  expect(JSON.parse(body.order.info)).toMatchObject({
    totalAmount: 240,
    deliveryFee: 25,
    grandTotal: 265,
    itemCount: 2,
  });
});

it('GOODS-40 a product that was hidden meanwhile cannot be ordered', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product({ published: false });
  const { body } = await payInCash(shop, shopper, [{ productId, quantity: 1 }]).expect(409);
  expect(body).toMatchObject({ code: 'insufficient_stock', errors: [{ pointer: '#/lines/0' }] });
  expect(await shop.stockOf(productId)).toBe(10);
});

it('ORD-04 the carrier collects exactly the grand total, and the cash is collected on delivery', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product({ price_fils: 12_000 });
  const { body } = await payInCash(shop, shopper, [{ productId, quantity: 1 }], {
    city: 'Sharjah',
  }).expect(201);
  const opid: string = body.operationId;
  const shipped = await requestShipment(shop, shopper, opid, { city: 'Sharjah' }).expect(200);
  const awb: string = shipped.body.data.Shipments[0].ID;
  const shipment = shop.carrier.control.shipments().find((each) => each.awb === awb);
  expect(shipment).toMatchObject({ reference1: opid, codAmount: 150 });
  const { Sweeps } = await import('../../../src/app/worker/sweeps.js');
  await shop.test.db.query(
    `update shipments set created_at = now() - interval '2 hours', tracked_at = null where awb = $1`,
    [awb],
  );
  shop.carrier.control.track(awb, 'delivered');
  await shop.worker().get(Sweeps).sweep();
  await until(
    async () => (await statusOf(shop, shopper, opid)).state === 'delivered',
    'the order is delivered',
  );
  const [order]: { cod_state: string }[] = await shop.test.db.query(
    'select cod_state from orders where operation_id = $1',
    [opid],
  );
  expect(order?.cod_state).toBe('collected');
});

it('the same cash order twice within a minute is a double click', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const lines = [{ productId, quantity: 1 }];
  const [first, second] = await Promise.all([
    payInCash(shop, shopper, lines),
    payInCash(shop, shopper, lines),
  ]);
  expect(first.body.operationId).toBe(second.body.operationId);
  expect(await shop.stockOf(productId)).toBe(9);
});

it('CHK-04 cash on delivery can be disabled', async () => {
  const without = await startOrderShop({ worker: false, env: { COD_ENABLED: 'false' } });
  const shopper = await without.shopper();
  const lines = [{ productId: await without.product(), quantity: 1 }];
  const { body } = await payInCash(without, shopper, lines).expect(422);
  expect(body.code).toBe('cod_disabled');
  const quote = await without.test.http.post('/api/checkout/quote').send({ lines }).expect(200);
  expect(quote.body.codEnabled).toBe(false);
  await without.close();
});
