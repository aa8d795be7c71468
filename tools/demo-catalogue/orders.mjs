import { seeded } from './random.mjs';

/** Number of scripts that end in each state, by payment method. */
const PLAN = [
  ['pending_payment', 'card', 2],
  ['payment_failed', 'card', 4],
  ['expired', 'card', 3],
  ['paid', 'card', 5],
  ['cod_pending', 'cod', 3],
  ['cod_confirmed', 'cod', 3],
  ['shipment_pending', 'card', 3],
  ['ready_to_ship', 'card', 4],
  ['ready_to_ship', 'cod', 2],
  ['shipped', 'card', 5],
  ['shipped', 'cod', 3],
  ['delivered', 'card', 9],
  ['delivered', 'cod', 5],
  ['cancelled', 'card', 2],
  ['cancelled', 'cod', 2],
  ['refunded', 'card', 3],
  ['returned', 'card', 2],
];
const AGE = {
  pending_payment: [0, 0],
  paid: [0, 1],
  cod_pending: [0, 1],
  cod_confirmed: [0, 2],
  shipment_pending: [0, 1],
  ready_to_ship: [1, 3],
  shipped: [2, 5],
};
/**
 * Cash orders to which the rules for confirmations apply, oldest first: shopper, state, age in days and, where the price
 * matters, the product. The phone number of shopper 18 has a history.
 */
const CONFIRMED_BY_PHONE = [
  { shopper: 18, state: 'delivered', daysAgo: 35 },
  { shopper: 18, state: 'returned', daysAgo: 15 },
  { shopper: 18, state: 'cancelled', daysAgo: 9 },
  { shopper: 18, state: 'cod_pending', daysAgo: 0.6, noAnswers: 3 },
  { shopper: 12, state: 'cod_pending', daysAgo: 0.4, product: 44 },
  { shopper: 16, state: 'cod_pending', daysAgo: 0.3, noAnswers: 1 },
  { shopper: 15, state: 'cod_pending', daysAgo: 0.2, product: 9, locale: 'ar' },
  { shopper: 4, state: 'cod_pending', daysAgo: 0.1, product: 3 },
  { shopper: 3, state: 'cod_pending', daysAgo: 0.05 },
];
const CHEAP = 400;
/** Cash parcels of a statement of the carrier: what it says about each, and days since the order. */
const STATED = [
  ['equal', 21],
  ['equal', 20],
  ['less', 20],
  ['equal', 19],
  ['missing', 19],
  ['booked', 18],
  ['equal', 18],
];
/** Delivered parcels whose cash is open, and late ones, with the days since their delivery. */
const MORE = [
  { method: 'cod', daysAgo: 6 },
  { method: 'cod', daysAgo: 5 },
  { method: 'cod', daysAgo: 16, deliveredDaysAgo: 5 },
  { method: 'cod', daysAgo: 13, deliveredDaysAgo: 2 },
];
/** Why the refund of one returned order failed. */
const REFUND_PROBLEM = 'The card gateway rejected the refund: The card account is closed';

/** The color of a line and its size, if this is in stock; otherwise the variant with the highest stock. */
function optionsOf({ id, colors }, size, quantity, left) {
  const color = colors[0] ?? null;
  const variants = left.filter((each) => each.productId === id);
  if (variants.length === 0) return { size, color };
  const isWanted = (each) => each.size === (size ?? '') && each.color === (color ?? '');
  const variant =
    variants.find((each) => isWanted(each) && each.stock >= quantity) ??
    variants.reduce((most, each) => (each.stock > most.stock ? each : most));
  variant.stock -= quantity;
  return { size: variant.size || null, color: variant.color || null };
}

/** The lines of an order of the demo: one to three products of `pool`, in options of which `left` has some in stock. */
export function linesOf(pool, random, left) {
  const count = random.pick([1, 1, 1, 2, 2, 3]);
  return random
    .shuffle(pool)
    .slice(0, count)
    .map((product) => {
      const size = product.sizes.length > 0 ? random.pick(product.sizes) : null;
      const quantity = random.pick([1, 1, 1, 1, 2]);
      return { productId: product.id, ...optionsOf(product, size, quantity, left), quantity };
    });
}

function confirmedByPhone(pool, random, left) {
  return CONFIRMED_BY_PHONE.map(({ product, ...script }) => {
    const choice = pool.filter(({ id, price }) => (product ? id === product : price < CHEAP));
    const [line] = linesOf(choice, random, left);
    return { ...script, lines: [{ ...line, quantity: 1 }], method: 'cod', needsCall: true };
  });
}

/** Sixty order scripts, those of the statement and those that are confirmed by phone; the seed replays them with the shop's own services. */
export function orders(products, variants, shoppers) {
  const random = seeded(4242);
  const left = variants.map((variant) => ({ ...variant }));
  const pool = products.filter((product) => product.stock >= 12);
  const scripts = PLAN.flatMap(([state, method, count]) =>
    Array.from({ length: count }, (_, at) => {
      const [young, old] = AGE[state] ?? [4, 90];
      return {
        shopper: random.pick(shoppers).index,
        lines: linesOf(pool, random, left),
        method,
        state,
        ...(state === 'returned' && at === 1 ? { refundProblem: REFUND_PROBLEM } : {}),
        daysAgo: random.int(young, old),
      };
    }),
  );
  const sorted = scripts.sort((a, b) => b.daysAgo - a.daysAgo);
  sorted.slice(0, 6).forEach((script) => (script.shopper = 1));
  const called = confirmedByPhone(pool, random, left);
  return [...sorted, ...called, ...delivered(pool, left, [...sorted, ...called], shoppers)];
}

/** Orders that are placed and delivered after the others, of shoppers without an unpaid order. */
function delivered(pool, left, others, shoppers) {
  const random = seeded(2410);
  const busy = others.flatMap(({ state, shopper }) =>
    ['pending_payment', 'payment_failed', 'cod_pending'].includes(state) ? [shopper] : [],
  );
  const free = shoppers.filter(({ index }) => !busy.includes(index));
  const scripts = [
    ...STATED.map(([statement, daysAgo]) => ({ method: 'cod', statement, daysAgo })),
    ...MORE,
  ];
  return scripts.map((script) => ({
    shopper: random.pick(free).index,
    lines: linesOf(pool, random, left).slice(0, 1),
    state: 'delivered',
    isLast: true,
    ...script,
  }));
}
