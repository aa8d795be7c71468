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
/** Why the refund of one returned order failed. */
const REFUND_PROBLEM = 'The card gateway rejected the refund: The card account is closed';

function linesOf(pool, random) {
  const count = random.pick([1, 1, 1, 2, 2, 3]);
  return random
    .shuffle(pool)
    .slice(0, count)
    .map((product) => ({
      productId: product.id,
      size: product.sizes.length > 0 ? random.pick(product.sizes) : null,
      color: product.colors.length > 0 ? product.colors[0] : null,
      quantity: random.pick([1, 1, 1, 1, 2]),
    }));
}

/** Sixty order scripts; the seed replays them with the shop's own services. */
export function orders(products, shoppers) {
  const random = seeded(4242);
  const pool = products.filter((product) => product.stock >= 12);
  const scripts = PLAN.flatMap(([state, method, count]) =>
    Array.from({ length: count }, (_, at) => {
      const [young, old] = AGE[state] ?? [4, 90];
      return {
        shopper: random.pick(shoppers).index,
        lines: linesOf(pool, random),
        method,
        state,
        ...(state === 'returned' && at === 1 ? { refundProblem: REFUND_PROBLEM } : {}),
        daysAgo: random.int(young, old),
      };
    }),
  );
  const sorted = scripts.sort((a, b) => b.daysAgo - a.daysAgo);
  sorted.slice(0, 6).forEach((script) => (script.shopper = 1));
  return sorted;
}
