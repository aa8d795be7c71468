/**
 * Two years of cash orders as the demo's generator draws them, decided twice: without rules, and with the rules of the shop.
 * The orders, who would refuse a parcel and who would answer a call are drawn before, so both runs see the same ones.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cashWaitReasons, deliveryFee, toFils } from '@shop/shop-rules';
import { linesOf } from '../demo-catalogue/orders.mjs';
import { seeded } from '../demo-catalogue/random.mjs';
import { root } from '../lib/run.mjs';

const demo = (name) =>
  JSON.parse(
    readFileSync(path.join(root, `api/src/app/commands/seeds/catalogue/${name}.json`), 'utf8'),
  );

/** What is assumed about shoppers; nothing of it is measured. */
export const ASSUMPTIONS = {
  /** Share of orders with a phone number that has not ordered before. */
  newPhone: 0.45,
  /** Share of new phone numbers whose address another number has used. */
  sharedAddress: 0.08,
  /**
   * Kinds of shoppers: their share; how often a parcel comes back, and how much more often for a first order and for a large
   * one; how often they answer one of the calls; how often a call finds out that the parcel would come back; how often
   * a shopper who would have taken it cancels on the phone.
   */
  kinds: [
    {
      name: 'usual',
      share: 0.92,
      ...{ returns: 0.05, first: 0.03, large: 0.05 },
      ...{ answers: 0.94, foundOut: 0.5, lost: 0.01 },
    },
    {
      name: 'careless',
      share: 0.06,
      ...{ returns: 0.4, first: 0.05, large: 0.1 },
      ...{ answers: 0.75, foundOut: 0.6, lost: 0.02 },
    },
    {
      name: 'fake',
      share: 0.02,
      ...{ returns: 1, first: 0, large: 0 },
      ...{ answers: 0.1, foundOut: 0.95, lost: 0 },
    },
  ],
  /** Calls until the shopper answers: of those who answer, the share that does so at each call. */
  eachCall: 0.6,
};

const LARGE_FILS = 100_000;

const kindOf = (number) => {
  let left = number;
  for (const kind of ASSUMPTIONS.kinds) {
    if (left < kind.share) return kind;
    left -= kind.share;
  }
  return ASSUMPTIONS.kinds[0];
};

/** The orders in time order. */
export const ordersOf = ({ seed, days, perDay, leastCalls }) => {
  const random = seeded(seed);
  // Those that the demo's orders are made of.
  const goods = demo('products').filter(({ stock }) => stock >= 12);
  const priceOf = new Map(
    goods.map(({ id, price, offerPrice }) => [id, toFils(offerPrice || price)]),
  );
  const cities = demo('shoppers').map(({ city }) => city);
  const people = [];
  const orders = [];
  for (let n = 0; n < days * perDay; n += 1) {
    const isNew = people.length === 0 || random.chance(ASSUMPTIONS.newPhone);
    if (isNew) {
      const isShared = people.length > 0 && random.chance(ASSUMPTIONS.sharedAddress);
      const address = isShared ? random.pick(people).address : people.length;
      const [kind, city] = [kindOf(random.next()), random.pick(cities)];
      people.push({ phone: people.length, address, kind, city });
    }
    const { phone, address, kind, city } = isNew ? people.at(-1) : random.pick(people);
    const subtotalFils = linesOf(goods, random, []).reduce(
      (sum, { productId, quantity }) => sum + quantity * priceOf.get(productId),
      0,
    );
    const totalFils = subtotalFils + deliveryFee(city, subtotalFils);
    const isLarge = totalFils > LARGE_FILS;
    const share = kind.returns + (isNew ? kind.first : 0) + (isLarge ? kind.large : 0);
    const comesBack = random.chance(share);
    const answers = random.chance(kind.answers);
    let calls = 1;
    while (calls < leastCalls && !(answers && random.chance(ASSUMPTIONS.eachCall))) calls += 1;
    const cancels = random.chance(comesBack ? kind.foundOut : kind.lost);
    orders.push({ phone, address, totalFils, comesBack, answers, calls, cancels });
  }
  return orders;
};

/** What becomes of the orders under the rules. */
export const replay = (orders, rules) => {
  const delivered = new Set();
  const returnedPhones = new Set();
  const returnedAddresses = new Set();
  const result = { orders: orders.length, sent: 0, returned: 0, delivered: 0 };
  const waited = { orders: 0, calls: 0, confirmed: 0, cancelled: 0, unanswered: 0, lost: 0 };
  const reasons = { new_phone: 0, amount: 0, returned: 0 };
  for (const { phone, address, totalFils, comesBack, answers, calls, cancels } of orders) {
    const why = cashWaitReasons(rules, {
      totalFils,
      isPhoneNew: !delivered.has(phone),
      hasReturned: returnedPhones.has(phone) || returnedAddresses.has(address),
    });
    if (why.length > 0) {
      waited.orders += 1;
      waited.calls += calls;
      for (const reason of why) reasons[reason] += 1;
      if (!answers || cancels) {
        waited[answers ? 'cancelled' : 'unanswered'] += 1;
        if (!comesBack) waited.lost += 1;
        continue;
      }
      waited.confirmed += 1;
    }
    result.sent += 1;
    if (comesBack) {
      result.returned += 1;
      returnedPhones.add(phone);
      returnedAddresses.add(address);
    } else {
      result.delivered += 1;
      delivered.add(phone);
    }
  }
  return {
    ...result,
    share: result.sent === 0 ? 0 : result.returned / result.sent,
    waited,
    reasons,
  };
};

/** What orders cost: the amount in AED that half of them are below, and the share above `aed`. */
export const amountsOf = (orders, aed) => {
  const amounts = orders.map(({ totalFils }) => totalFils).sort((a, b) => a - b);
  return {
    median: amounts[amounts.length >> 1] / 100,
    above: amounts.filter((fils) => fils > aed * 100).length / amounts.length,
  };
};

const percent = (share, digits) => `${(share * 100).toFixed(digits)} %`;
/** Cells of the table of docs/features/cash-desk.md: the returned parcels, the orders to call, and the deliveries lost by that. */
export const cellsOf = ({ share, orders, waited }, { before, days }) => [
  percent(share, 1),
  waited.orders === 0
    ? '–'
    : `${percent(waited.orders / orders, 0)} (${Math.round(waited.orders / days)} a day)`,
  waited.orders === 0 ? '–' : percent(waited.lost / before.delivered, 1),
];
