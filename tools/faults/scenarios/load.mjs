import { newTally, traffic, orderRequest } from '../../lib/shopper.mjs';

/** Orders of each shopper; the shop allows ten a minute. */
const ORDERS_EACH = 4;

/**
 * Shoppers who order one or two of many products, every other by card. Returns the running traffic with
 * its tally; `most` bounds it.
 */
export const startLoad = async (
  environment,
  { perSecond, most, stock = 100_000, cash = false },
) => {
  const shelf = await environment.products(20, stock);
  const people = await environment.shoppers(Math.ceil(most / ORDERS_EACH));
  const tally = newTally();
  const make = (count) => {
    const lines = [{ productId: shelf[count % shelf.length], quantity: 1 + (count % 2) }];
    const buyer = people[count % people.length];
    const method = cash || count % 2 === 0 ? 'cod' : 'card';
    return orderRequest(buyer, lines, method, { isOwnPurchase: true });
  };
  const open = () => traffic(environment.url, { perSecond, most, make, tally });
  return { shelf, people, tally, stock, make, open };
};
