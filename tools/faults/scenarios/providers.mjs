import { setTimeout as sleep } from 'node:timers/promises';
import { insist, newTally, payByCard, wishOf } from '../buyer.mjs';
import { ending } from '../ending.mjs';

const CREATE = [
  'error-500',
  'error-500-after',
  'busy-429',
  'rejected',
  'html',
  'malformed-json',
  'reset-before',
  'reset-after',
  'slow',
  'slow-create',
  'hang',
  'label-empty',
  'label-404',
];
const ENQUIRY = [
  'enquiry-500',
  'enquiry-hang',
  'enquiry-empty',
  'enquiry-garbage',
  'enquiry-unknown',
];
const PAYMENT = [
  '3ds',
  'pending-then-success',
  'never-returns',
  'return-twice',
  'return-parallel',
  'return-get',
  'success-after-failure',
  'tampered-amount',
  'forged',
];
const REFUND = ['refund-500', 'refund-hang', 'refund-lost', 'refund-pending', 'refund-refused'];
/** Longer than the shop waits for a provider. */
const HANG_MS = 3000;
/** So many calls of one order go wrong before one may go right; what has to be waited for goes wrong once. */
const timesOf = (name) => (/slow|hang/.test(name) ? 1 : 2);

/** A shopper whose card page behaves in this way. */
const payOddly = (ground, name) => async (html, operationId) => {
  const [{ order_no: orderNo }] = await ground.sql(
    `select order_no from payments p join orders o on o.id = p.order_id where operation_id = $1
     order by p.id desc limit 1`,
    [operationId],
  );
  await ground.card('scenario', { orderNo, name, ms: HANG_MS, times: timesOf(name) });
  await payByCard(html);
  // What the gateway never settles by itself, the bank does.
  if (name === 'forged') await ground.card('settle', { orderNo, status: 'Successful' });
};

const cancelPaid = async (ground, { buyer }, operationId) => {
  const url = `${ground.url}/api/users/orders/one/${operationId}/cancel`;
  const headers = { authorization: `Bearer ${buyer.token}` };
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers });
    if (answer.ok) return;
    if (answer.status !== 503)
      throw new Error(`A cancellation was refused: ${await answer.text()}`);
  }
};

/** A shopper whose parcel the carrier has refused sends the form once more. */
const sendAgain = async ({ url, sql }, { buyer }, operationId) => {
  const refused = `select 1 from orders where operation_id = $1 and state = 'shipment_failed'`;
  while ((await sql(refused, [operationId])).length === 0) await sleep(200);
  const PartyAddress = { Line1: 'Palm House', City: 'Dubai' };
  const Contact = {
    PersonName: 'Layla Hassan',
    EmailAddress: 'layla@example.com',
    PhoneNumber1: '+971501234567',
  };
  const asked = { Reference1: operationId, Consignee: { PartyAddress, Contact } };
  const answer = await fetch(`${url}/api/aramex/create-shipment`, {
    method: 'POST',
    body: JSON.stringify({ Shipments: [asked] }),
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
  });
  // Not within the time of a shopper, so later.
  if (!answer.ok && answer.status !== 503)
    throw new Error(`A second form was refused: ${await answer.text()}`);
};

/** Staff ask for a refund again each time the gateway has refused it, until the money has gone back. */
const retryRefund = async ({ url, sql }, headers, operationId) => {
  const states = `select p.state from payments p join orders o on o.id = p.order_id
    where operation_id = $1 and p.state in ('refund_failed', 'refunded')`;
  for (;;) {
    const [payment] = await sql(states, [operationId]);
    if (payment?.state === 'refunded') return;
    if (payment) {
      const call = `${url}/api/users/orders/one/${operationId}/refund/retry`;
      const answer = await fetch(call, { method: 'POST', headers });
      if (!answer.ok && ![409, 503].includes(answer.status))
        throw new Error(`A refund was not asked for again: ${await answer.text()}`);
    }
    await sleep(200);
  }
};

/** carrier and card gateway in every way they can misbehave; the workers start when all orders are in. */
export const providers = {
  id: 'R-05',
  async run(ground) {
    const each = ground.short ? 1 : 12;
    const { card, carrier, url } = ground;
    await ground.start({ workers: 0 });
    const stock = 100_000;
    const [id] = await ground.products(1, stock);
    const tally = newTally();
    const modes = [...CREATE, ...ENQUIRY, ...PAYMENT, ...REFUND].flatMap((name) =>
      Array.from({ length: each }, () => name),
    );
    const people = await ground.buyers(modes.length);
    const refused = [];
    const refusedRefunds = [];
    const order = async (name, at) => {
      const lines = [{ productId: id, quantity: 1 }];
      const wish = wishOf(people[at], lines, CREATE.includes(name) ? 'cod' : 'card');
      if (CREATE.includes(name)) {
        const reference = await insist(url, wish, { tally });
        await carrier('scenario', { reference, name, ms: HANG_MS, times: timesOf(name) });
        if (name === 'rejected') refused.push([wish, reference]);
        return;
      }
      const operationId = await insist(url, wish, { tally, pay: payOddly(ground, name) });
      if (REFUND.includes(name)) await cancelPaid(ground, wish, operationId);
      if (name === 'refund-refused') refusedRefunds.push(operationId);
    };
    const queue = [...modes.entries()];
    const line = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await order(next[1], next[0]);
    };
    await Promise.all(Array.from({ length: 10 }, line));
    // Printing a label fails as well at first.
    await carrier('scenario', { reference: '*', name: 'print-500', times: each });
    ground.program('worker.js');
    ground.program('worker.js');
    const since = Date.now();
    const admin = await ground.admin();
    await Promise.all([
      ...refused.map(([wish, id]) => sendAgain(ground, wish, id)),
      ...refusedRefunds.map((id) => retryRefund(ground, admin, id)),
    ]);
    const row = await ending(ground, { tally, stock }, { since });
    const { transactions, misbehavedAt } = await card('transactions');
    const over = Math.max(misbehavedAt, (await carrier('shipments')).misbehavedAt);
    const troubled = (over - since) / 1000;
    const refunds = transactions.filter((one) => one.refunds.length > 0).length;
    const notes = [
      `${new Set(modes).size} ways to misbehave for ${troubled.toFixed(1)} s`,
      `${refunds} refunds`,
      ...row.notes,
    ];
    return { ...row, drained: row.drained - troubled, notes };
  },
};
