import { setTimeout as sleep } from 'node:timers/promises';
import { placeOrder, newTally, payByCard, orderRequest } from '../../lib/shopper.mjs';
import { teardown } from '../teardown.mjs';

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
/** How many calls of one order fail before one succeeds; slow failures happen once. */
const timesOf = (name) => (/slow|hang/.test(name) ? 1 : 2);

/** A payment with a scenario on the card page. */
const payWithScenario = (environment, name) => async (html, operationId) => {
  const [{ order_no: orderNo }] = await environment.query(
    `select order_no from payments p join orders o on o.id = p.order_id where operation_id = $1
     order by p.id desc limit 1`,
    [operationId],
  );
  await environment.card('scenario', { orderNo, name, ms: HANG_MS, times: timesOf(name) });
  await payByCard(html);
  // The gateway never settles this scenario by itself.
  if (name === 'forged') await environment.card('settle', { orderNo, status: 'Successful' });
};

const cancelPaid = async (environment, { buyer }, operationId) => {
  const url = `${environment.url}/api/users/orders/one/${operationId}/cancel`;
  const headers = { authorization: `Bearer ${buyer.token}` };
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers });
    if (answer.ok) return;
    if (answer.status !== 503) throw new Error(`A cancellation failed: ${await answer.text()}`);
  }
};

/** Sends the address form again after the carrier refused the shipment. */
const sendAgain = async ({ url, query }, { buyer }, operationId) => {
  const refused = `select 1 from orders where operation_id = $1 and state = 'shipment_failed'`;
  while ((await query(refused, [operationId])).length === 0) await sleep(200);
  const PartyAddress = { Line1: 'Palm House', City: 'Dubai' };
  const Contact = {
    PersonName: 'Layla Hassan',
    EmailAddress: 'layla@example.com',
    PhoneNumber1: '+971501234567',
  };
  const shipment = { Reference1: operationId, Consignee: { PartyAddress, Contact } };
  const answer = await fetch(`${url}/api/aramex/create-shipment`, {
    method: 'POST',
    body: JSON.stringify({ Shipments: [shipment] }),
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
  });
  // 503: accepted, but not finished within the request's timeout.
  if (!answer.ok && answer.status !== 503)
    throw new Error(`The second form failed: ${await answer.text()}`);
};

/** Retries a refund as staff each time the gateway refuses it, until it is refunded. */
const retryRefund = async ({ url, query }, headers, operationId) => {
  const states = `select p.state from payments p join orders o on o.id = p.order_id
    where operation_id = $1 and p.state in ('refund_failed', 'refunded')`;
  for (;;) {
    const [payment] = await query(states, [operationId]);
    if (payment?.state === 'refunded') return;
    if (payment) {
      const call = `${url}/api/users/orders/one/${operationId}/refund/retry`;
      const answer = await fetch(call, { method: 'POST', headers });
      if (!answer.ok && ![409, 503].includes(answer.status))
        throw new Error(`A refund was not retried: ${await answer.text()}`);
    }
    await sleep(200);
  }
};

/** every failure scenario of carrier and card gateway; the workers start when all orders are placed. */
export const providers = {
  id: 'R-05',
  async run(environment) {
    const each = environment.short ? 1 : 12;
    const { card, carrier, url } = environment;
    await environment.start({ workers: 0 });
    const stock = 100_000;
    const [id] = await environment.products(1, stock);
    const tally = newTally();
    const modes = [...CREATE, ...ENQUIRY, ...PAYMENT, ...REFUND].flatMap((name) =>
      Array.from({ length: each }, () => name),
    );
    const people = await environment.shoppers(modes.length);
    const refused = [];
    const refusedRefunds = [];
    const order = async (name, at) => {
      const lines = [{ productId: id, quantity: 1 }];
      const request = orderRequest(people[at], lines, CREATE.includes(name) ? 'cod' : 'card');
      if (CREATE.includes(name)) {
        const reference = await placeOrder(url, request, { tally });
        await carrier('scenario', { reference, name, ms: HANG_MS, times: timesOf(name) });
        if (name === 'rejected') refused.push([request, reference]);
        return;
      }
      const operationId = await placeOrder(url, request, {
        tally,
        pay: payWithScenario(environment, name),
      });
      if (REFUND.includes(name)) await cancelPaid(environment, request, operationId);
      if (name === 'refund-refused') refusedRefunds.push(operationId);
    };
    const queue = [...modes.entries()];
    const line = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await order(next[1], next[0]);
    };
    await Promise.all(Array.from({ length: 10 }, line));
    // Printing labels fails at first too.
    await carrier('scenario', { reference: '*', name: 'print-500', times: each });
    environment.startProcess('worker.js');
    environment.startProcess('worker.js');
    const since = Date.now();
    const admin = await environment.admin();
    await Promise.all([
      ...refused.map(([request, id]) => sendAgain(environment, request, id)),
      ...refusedRefunds.map((id) => retryRefund(environment, admin, id)),
    ]);
    const row = await teardown(environment, { tally, stock }, { since });
    const { transactions, misbehavedAt } = await card('transactions');
    const over = Math.max(misbehavedAt, (await carrier('shipments')).misbehavedAt);
    const failingFor = (over - since) / 1000;
    const refunds = transactions.filter((one) => one.refunds.length > 0).length;
    const notes = [
      `${new Set(modes).size} failure scenarios for ${failingFor.toFixed(1)} s`,
      `${refunds} refunds`,
      ...row.notes,
    ];
    return { ...row, drained: row.drained - failingFor, notes };
  },
};
