/**
 * Two years of invented cash orders, decided twice: without rules, and with the rules of the shop. The orders, who would
 * refuse a parcel and who would answer a call are drawn before, so both runs see the same ones.
 */
import { cashWaitReasons } from '@shop/shop-rules';
import { seeded } from '../demo-catalogue/random.mjs';

/** What is assumed about shoppers; nothing of it is measured. */
export const ASSUMPTIONS = {
  /** Share of orders with a phone number that has not ordered before. */
  newPhone: 0.45,
  /** Share of new phone numbers whose address another number has used. */
  sharedAddress: 0.08,
  /** Half of the orders are below this amount in AED; 4 % are above 1,000. */
  medianAed: 260,
  spread: 0.77,
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

/** An amount in fils with a log-normal distribution. */
const amountOf = (random) => {
  const normal =
    Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Math.round(ASSUMPTIONS.medianAed * Math.exp(ASSUMPTIONS.spread * normal) * 100);
};

/** The orders in time order. */
export const ordersOf = ({ seed, days, perDay, leastCalls }) => {
  const random = seeded(seed);
  const people = [];
  const orders = [];
  for (let n = 0; n < days * perDay; n += 1) {
    const isNew = people.length === 0 || random.chance(ASSUMPTIONS.newPhone);
    if (isNew) {
      const isShared = people.length > 0 && random.chance(ASSUMPTIONS.sharedAddress);
      const address = isShared ? random.pick(people).address : people.length;
      people.push({ phone: people.length, address, kind: kindOf(random.next()) });
    }
    const { phone, address, kind } = isNew ? people.at(-1) : random.pick(people);
    const totalFils = amountOf(random);
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
