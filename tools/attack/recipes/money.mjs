import { randomUUID } from 'node:crypto';
import { accepted, ADDRESS, firstOf, isOk, ok } from '../shop.mjs';

const RACERS = 12;
const totalOf = async ({ admin }, operationId) => {
  const { json } = ok(await admin.call('GET', `/users/orders/one/${operationId}`), 'order');
  return JSON.parse(json.order.info);
};
const isPaid = ({ state, payment_status: payment }) =>
  ['paid', 'shipment_pending', 'ready_to_ship'].includes(state) || payment === 'captured';
const fieldsOf = (html) =>
  Object.fromEntries(
    [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
/** A card order of a new shopper; nothing of it is paid. */
const unpaid = async (shop) => {
  const buyer = await shop.register();
  const answer = ok(await shop.cardOrder(buyer), 'card order');
  return { buyer, html: answer.text, operationId: answer.headers['x-operation-id'] };
};

/** Pays at the page of the provider; returns the form that its page posts to the shop. */
const approvedPayment = async ({ stack }, html) => {
  const target = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
  const page = await fetch(target, {
    method: 'POST',
    body: new globalThis.URLSearchParams(fieldsOf(html)),
  });
  const { session } = fieldsOf(await page.text());
  const decision = await fetch(`${stack.cardSandboxUrl}/agcore/checkPay`, {
    method: 'POST',
    body: new globalThis.URLSearchParams({ session, action: 'approve' }),
  });
  const last = await decision.text();
  const action = /<form[^>]* action="([^"]+)"/.exec(last)?.[1];
  const fields = fieldsOf(last);
  if (!action || !fields.txn_response)
    throw new Error(`No response to send: ${last.slice(0, 300)}`);
  return { action, fields };
};
/** The numbers of orders at the provider. */
const orderNumbers = ({ asApplication }, operationIds) =>
  asApplication(async (client) => {
    const sql = `select order_no from payments join orders on orders.id = order_id where operation_id = $1`;
    const found = [];
    for (const id of operationIds) found.push((await client.query(sql, [id])).rows[0].order_no);
    return found;
  });
const parcelsOf = ({ asApplication }, operationId) =>
  asApplication(async (client) => {
    const sql = `select count(*)::int as count from shipments join orders on orders.id = order_id where operation_id = $1`;
    return (await client.query(sql, [operationId])).rows[0].count;
  });

export const money = [
  {
    id: 'price-tampering',
    tries: 'a cash order with own prices, totals, fees and amounts in lines and body',
    control: 'S-04',
    async attack(shop) {
      const buyer = await shop.register();
      const { id } = await shop.product();
      const line = { productId: id, quantity: 1 };
      ok(await shop.cashOrder(buyer, [line]), 'an order');
      const answers = [
        await shop.cashOrder(buyer, [{ ...line, price: 1, unitPrice: 1, offerPrice: 1 }]),
        await shop.cashOrder(buyer, [line], { json: { total: 1, deliveryFee: 0, discount: 100 } }),
      ];
      for (const { json } of answers.filter(isOk)) {
        const info = await totalOf(shop, json.operationId);
        if (info.totalAmount !== 100 || info.deliveryFee <= 0)
          return `ordered for ${info.totalAmount} + ${info.deliveryFee}`;
      }
      return undefined;
    },
  },
  {
    id: 'card-amount-tampering',
    tries: 'a card order with own amount, currency, merchant and order number',
    control: 'S-04',
    async attack(shop) {
      const buyer = await shop.register();
      const answer = await shop.cardOrder(buyer, {
        ...{ amount: '1.00', currency: 'IDR', merchant_id: 'attacker', order_no: '1' },
        ...{
          merchant_key: Buffer.alloc(32, 1).toString('base64'),
          success_url: 'https://attacker.example',
        },
      });
      if (!isOk(answer)) return undefined;
      if (answer.text.includes('attacker')) return 'the form of the provider names the attacker';
      const info = await totalOf(shop, answer.headers['x-operation-id']);
      return info.totalAmount === 100 ? undefined : `the order costs ${info.totalAmount}`;
    },
  },
  {
    id: 'quantity-tampering',
    tries: 'quantities 0, -1, 1.5, 1e9, NaN and text',
    control: 'S-04',
    async attack(shop) {
      const buyer = await shop.register();
      const { id: productId } = await shop.product();
      ok(await shop.cashOrder(buyer, [{ productId, quantity: 1 }]), 'quantity 1');
      return firstOf(
        [0, -1, 1.5, 1e9, null, 'NaN', '1e3', [1]].map((quantity) => async () => {
          const answer = await shop.cashOrder(buyer, [{ productId, quantity }]);
          return accepted(answer, `quantity ${String(quantity)}`);
        }),
      );
    },
  },
  {
    id: 'negative-line',
    tries: 'a second line with a negative quantity, and the same product twice, to lower the total',
    control: 'S-04',
    async attack(shop) {
      const buyer = await shop.register();
      const [one, other] = [await shop.product(), await shop.product()];
      const answer = await shop.cashOrder(buyer, [
        { productId: one.id, quantity: 2 },
        { productId: other.id, quantity: -1 },
      ]);
      return accepted(answer);
    },
  },
  {
    id: 'coupon-abuse',
    tries: 'coupon codes, discounts and free delivery in quote, cash and card orders',
    control: 'S-04',
    async attack(shop) {
      const buyer = await shop.register();
      const { id: productId } = await shop.product();
      const extra = { coupon: 'FREE100', couponCode: 'FREE100', discount: 100, freeShipping: true };
      const lines = [{ productId, quantity: 1 }];
      const quote = await shop.guest.call('POST', '/checkout/quote', {
        json: { lines, city: 'Dubai', ...extra },
      });
      const order = await shop.cashOrder(buyer, lines, { json: extra });
      if (isOk(quote) && Number(quote.json.total ?? quote.json.quote?.total) < 100)
        return 'a lower quote';
      if (!isOk(order)) return undefined;
      const info = await totalOf(shop, order.json.operationId);
      return info.totalAmount < 100 || info.deliveryFee === 0 ? 'a lower total' : undefined;
    },
  },
  {
    id: 'stock-race',
    tries: `${RACERS} shoppers order the last 3 items at the same moment`,
    control: 'R-01',
    async attack(shop) {
      const { id } = await shop.product({ stock: '3' });
      const buyers = await Promise.all(Array.from({ length: RACERS }, () => shop.register()));
      const answers = await Promise.all(
        buyers.map((buyer) => shop.cashOrder(buyer, [{ productId: id, quantity: 1 }])),
      );
      const sold = answers.filter(isOk).length;
      const { json } = ok(await shop.guest.call('GET', `/products/one/${id}`), 'product');
      if (sold === 0) throw new Error(`Nobody could buy: ${answers[0].text.slice(0, 200)}`);
      return sold > 3 || json.product.stock < 0 ? `${sold} of 3 sold` : undefined;
    },
  },
  {
    id: 'double-order',
    tries: 'one purchase sent eight times at once, which must be one order',
    control: 'R-03',
    async attack(shop) {
      const buyer = await shop.register();
      const { id } = await shop.product();
      const purchase_id = randomUUID();
      const headers = { 'Idempotency-Key': randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          shop.cashOrder(buyer, [{ productId: id, quantity: 1 }], {
            json: { purchase_id },
            headers,
          }),
        ),
      );
      const ids = new Set(answers.filter(isOk).map(({ json }) => json.operationId));
      if (ids.size === 0) throw new Error(`No order: ${answers[0].text.slice(0, 200)}`);
      return ids.size > 1 ? `${ids.size} orders` : undefined;
    },
  },
  {
    id: 'request-key-of-other',
    tries: 'the Idempotency-Key of another shopper, to read the response to their order',
    control: 'S-01',
    async attack(shop) {
      const [alice, mallory] = [await shop.register(), await shop.register()];
      const { id } = await shop.product();
      const headers = { 'Idempotency-Key': randomUUID() };
      const lines = [{ productId: id, quantity: 1 }];
      const { json } = ok(await shop.cashOrder(alice, lines, { headers }), 'order');
      const answer = await shop.cashOrder(mallory, lines, { headers });
      return answer.text.includes(json.operationId) ? 'shows the order of the other' : undefined;
    },
  },
  {
    id: 'forged-gateway-response',
    tries: 'responses of the card gateway made without its key, for an unpaid order',
    control: 'S-04',
    async attack(shop) {
      const { operationId, html } = await unpaid(shop);
      const { me_id: merchant = 'x', order_no: orderNo = operationId } = fieldsOf(html);
      const plain = `${merchant}|${orderNo}|100.00|ARE|AED|sale|Successful|captured`;
      for (const text of [
        '',
        'x',
        plain,
        Buffer.from(plain).toString('base64'),
        Buffer.alloc(64, 7).toString('base64'),
      ])
        for (const method of ['POST', 'GET'])
          await shop.guest.call(
            method,
            `/payments/card/return${method === 'GET' ? `?${new globalThis.URLSearchParams({ txn_response: text, me_id: merchant })}` : ''}`,
            method === 'POST' ? { form: { txn_response: text, me_id: merchant, hash: text } } : {},
          );
      return isPaid(await shop.stateOf(operationId)) ? 'the order is paid' : undefined;
    },
  },
  {
    id: 'replayed-payment-response',
    tries:
      'the response to a paid order, sent again five times at once, and with the number of another order',
    control: 'S-04',
    async attack(shop) {
      const [paid, other] = [await unpaid(shop), await unpaid(shop)];
      const { action, fields } = await approvedPayment(shop, paid.html);
      const form = (changed = {}) =>
        fetch(action, {
          method: 'POST',
          redirect: 'manual',
          body: new globalThis.URLSearchParams({ ...fields, ...changed }),
        });
      await form();
      const state = await shop.stateOf(paid.operationId);
      if (!isPaid(state)) throw new Error(`The true response was not accepted: ${state.state}`);
      await Promise.all(Array.from({ length: 5 }, () => form()));
      const numbers = await orderNumbers(shop, [paid.operationId, other.operationId]);
      // Fields beside the encrypted response name the order of the attacker.
      const named = Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, value.replaceAll(...numbers)]),
      );
      await form(named);
      await form({ order_no: numbers[1] });
      if (isPaid(await shop.stateOf(other.operationId))) return 'the other order is paid';
      const parcels = await parcelsOf(shop, paid.operationId);
      return parcels > 1 ? `the paid order has ${parcels} shipments` : undefined;
    },
  },
  {
    id: 'success-page-without-payment',
    tries:
      'the success page, the status and the payment log of an unpaid order, as if it were paid',
    control: 'S-04',
    async attack(shop) {
      const { buyer, operationId } = await unpaid(shop);
      await shop.get(`/payment-success/${operationId}?status=Successful`);
      await buyer.call('GET', `/payments/${operationId}/status`);
      await buyer.call('POST', '/save-payment-log', {
        json: {
          operation_id: operationId,
          user_id: buyer.id,
          info: JSON.stringify({ totalAmount: 1, status: 'paid' }),
          shipment: '{}',
        },
      });
      return isPaid(await shop.stateOf(operationId)) ? 'the order is paid' : undefined;
    },
  },
  {
    id: 'free-shipment',
    tries: 'a shipment of an unpaid card order, and of the order of another shopper',
    control: 'S-04',
    async attack(shop) {
      const { buyer, operationId } = await unpaid(shop);
      const foreign = await shop.order();
      const shipment = (reference) => ({
        json: {
          Shipments: [
            {
              Reference1: reference,
              Consignee: {
                PartyAddress: { Line1: ADDRESS.building, City: 'Dubai', CountryCode: 'AE' },
                Contact: {
                  PersonName: 'M',
                  EmailAddress: 'm@example.com',
                  PhoneNumber1: '0501234567',
                },
              },
            },
          ],
        },
      });
      return (
        accepted(
          await buyer.call('POST', '/aramex/create-shipment', shipment(operationId)),
          'unpaid',
        ) ??
        accepted(
          await buyer.call('POST', '/aramex/create-shipment', shipment(foreign.operationId)),
          'of another shopper',
        )
      );
    },
  },
  {
    id: 'mass-cash-orders',
    tries: 'one shopper places ten cash orders in a row, to have parcels sent for nothing',
    control: 'S-09',
    async attack(shop) {
      const buyer = await shop.register();
      const { id } = await shop.product();
      let placed = 0;
      for (let at = 0; at < 10; at += 1)
        placed += isOk(await shop.cashOrder(buyer, [{ productId: id, quantity: 1 }])) ? 1 : 0;
      if (placed === 0) throw new Error('No order could be placed.');
      return placed === 10 ? 'ten open orders' : undefined;
    },
  },
  {
    id: 'hidden-product-order',
    tries: 'an order of a product that is hidden, and of one that is deleted',
    control: 'S-04',
    async attack(shop) {
      const buyer = await shop.register();
      const [hidden, deleted] = [await shop.product(), await shop.product()];
      ok(
        await shop.vendor.call('PUT', '/products/publication', {
          json: { ids: [hidden.id], published: false },
        }),
        'hide',
      );
      ok(await shop.vendor.call('DELETE', `/products/${deleted.id}`), 'delete');
      return firstOf(
        [hidden, deleted].map(
          ({ id }) =>
            async () =>
              accepted(await shop.cashOrder(buyer, [{ productId: id, quantity: 1 }])),
        ),
      );
    },
  },
];
