import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 250;
const DRAIN_LIMIT_MS = 15 * 60_000;

/** Unfinished work: orders without a waybill, outbox messages, mails. */
const UNFINISHED = `
  select 'order ' || id || ': ' || state as item from orders where state not in ('ready_to_ship', 'cancelled')
  union all
  select 'outbox ' || dedupe_key || ': ' || attempts || ' failures, ' || crashes || ' crashes, due ' || run_at
  from outbox where done_at is null and dead_at is null and dedupe_key not like 'poison:%'
  union all
  select 'mail ' || id || ': ' || template from mails where sent_at is null`;
const COUNT = `select count(*) from (${UNFINISHED}) unfinished`;
const SHOWN = 20;

/** Seconds since the fault until nothing is left to do; `Infinity` after the limit. */
export const waitUntilDrained = async ({ query, say }, since = Date.now()) => {
  const limit = Date.now() + DRAIN_LIMIT_MS;
  let left;
  while (Date.now() < limit) {
    left = Number((await query(COUNT))[0].count);
    if (left === 0) return (Date.now() - since) / 1000;
    await sleep(POLL_MS);
  }
  say(`${left} items are not finished after ${DRAIN_LIMIT_MS / 1000} s`);
  for (const { item } of await query(`${UNFINISHED} limit ${SHOWN}`)) say(item);
  return Infinity;
};

const countBy = (list, keyOf) => {
  const counts = new Map();
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
};
const surplus = (counts) => [...counts.values()].reduce((sum, count) => sum + count - 1, 0);

/** Acknowledged orders that PostgreSQL does not have, and requests with more than one order. */
export const readOrders = async ({ query }, acknowledged) => {
  const orders = await query('select id, operation_id, notes, state, payment_method from orders');
  const known = new Set(orders.map(({ operation_id, notes }) => `${notes} ${operation_id}`));
  const lost = [...acknowledged].filter(([note, id]) => !known.has(`${note} ${id}`)).length;
  return { orders, lost, duplicated: surplus(countBy(orders, ({ notes }) => notes)) };
};

/** Products whose stock and sold quantity do not add up to the initial stock, which each variant had. */
export const readStock = async ({ query }, stock) => {
  const rows = await query(
    `select p.id, p.stock, coalesce(sum(l.quantity) filter (where o.holds_stock), 0)::int as sold,
       (select greatest(count(*), 1)::int from product_variants v where v.product_id = p.id) as stocks
     from products p left join order_lines l on l.product_id = p.id left join orders o on o.id = l.order_id
     group by p.id`,
  );
  const wrong = rows.filter((row) => row.stock < 0 || row.sold + row.stock !== stock * row.stocks);
  return { sold: rows.reduce((sum, row) => sum + row.sold, 0), wrong: wrong.length };
};

const readShipments = async ({ query, carrier }, orders) => {
  const { shipments } = await carrier('shipments');
  const rows = await query(
    `select o.id, s.awb, s.reference from orders o join shipments s on s.order_id = o.id`,
  );
  const orderOf = new Map(rows.map(({ id, reference }) => [reference, id]));
  const made = countBy(shipments, ({ reference1 }) => orderOf.get(reference1) ?? reference1);
  const awbs = new Set(shipments.map(({ awb }) => awb));
  const shipped = new Set(rows.filter(({ awb }) => awbs.has(awb)).map(({ id }) => id));
  const missing = orders.filter(({ id, state }) => state !== 'ready_to_ship' || !shipped.has(id));
  return { lost: missing.length, duplicated: surplus(made) };
};

const readMoney = async ({ query, card }) => {
  const { transactions } = await card('transactions');
  const taken = transactions.filter(({ status }) => status === 'Successful');
  const rows = await query(
    `select order_no, order_id, refunded_fils from payments where state in ('captured', 'refunded')`,
  );
  const refundsOf = new Map(transactions.map(({ orderNo, refunds }) => [orderNo, refunds.length]));
  const unpaidBack = rows.filter(
    ({ order_no, refunded_fils }) => (refunded_fils > 0 ? 1 : 0) !== refundsOf.get(order_no),
  );
  const orderOf = new Map(rows.map(({ order_no, order_id }) => [order_no, order_id]));
  const unknown = taken.filter(({ orderNo }) => !orderOf.has(orderNo));
  const ours = taken.filter(({ orderNo }) => orderOf.has(orderNo));
  return {
    lost: unknown.length + rows.length - ours.length + unpaidBack.length,
    duplicated: surplus(countBy(ours, ({ orderNo }) => orderOf.get(orderNo))),
  };
};

/** A mail delivered again after a crash has the `Message-ID` of the first, so mail clients drop it. */
const readMails = async ({ query, stack }, orders) => {
  const response = await fetch(`${stack.mailboxUrl}/api/messages`);
  const delivered = countBy(
    await response.json(),
    ({ messageId }) => /^mail-\d+/.exec(messageId)?.[0],
  );
  const rows = await query(
    `select 'mail-' || id as number, order_id, template, recipient from mails`,
  );
  const arrived = rows.filter(({ number }) => delivered.has(number));
  // Mails about no order notify operations of the fault.
  const aboutOrders = arrived.filter(({ order_id }) => order_id !== null);
  const kinds = countBy(aboutOrders, (row) => `${row.order_id} ${row.template} ${row.recipient}`);
  const recipients = countBy(aboutOrders, (row) => `${row.order_id} ${row.recipient}`);
  const notified = countBy([...recipients.keys()], (key) => Number(key.split(' ')[0]));
  // The shopper and the sales mailbox.
  const unnotified = orders.filter(({ id }) => (notified.get(id) ?? 0) < 2);
  const unknown = delivered.size - arrived.length;
  return {
    lost: unnotified.length + rows.length - arrived.length,
    duplicated: surplus(kinds) + unknown,
    repeated: surplus(delivered),
  };
};

/** Compares the records of the shop and of every provider with the acknowledged orders; `mayRepeat`: a process was killed, so a mail may have been sent twice. */
export const checkInvariants = async (
  environment,
  { acknowledged },
  { stock, mayRepeat = false } = {},
) => {
  const { orders, ...requests } = await readOrders(environment, acknowledged);
  const shipping = orders.filter(({ state }) => state !== 'cancelled');
  const shipments = await readShipments(environment, shipping);
  const money = await readMoney(environment);
  const mails = await readMails(environment, shipping);
  const quantities = await readStock(environment, stock);
  const notes = Object.entries({ orders: requests, shipments, money, mails })
    .filter(([, { lost, duplicated }]) => lost + duplicated > 0)
    .map(([name, { lost, duplicated }]) => `${name}: ${lost} lost, ${duplicated} duplicated`);
  if (quantities.wrong > 0) notes.push(`stock of ${quantities.wrong} products does not add up`);
  if (mails.repeated > 0)
    notes.push(`${mails.repeated} mails were sent twice with the same Message-ID`);
  const sum = (key) =>
    [requests, shipments, money, mails].reduce((all, count) => all + count[key], 0);
  return {
    placed: orders.length,
    acknowledged: acknowledged.size,
    lost: sum('lost'),
    duplicated: sum('duplicated') + quantities.wrong + (mayRepeat ? 0 : mails.repeated),
    notes,
  };
};
