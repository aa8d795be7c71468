import { newTally, traffic, wishOf } from '../buyer.mjs';

/** Each buyer orders this often within a minute, of ten the shop allows. */
const ORDERS_EACH = 4;

/**
 * A crowd that orders one or two of many things, every other by card. Answers the running traffic with
 * its tally; `most` bounds it.
 */
export const crowd = async (ground, { perSecond, most, stock = 100_000, cash = false }) => {
  const shelf = await ground.products(20, stock);
  const people = await ground.buyers(Math.ceil(most / ORDERS_EACH));
  const tally = newTally();
  const make = (count) => {
    const lines = [{ productId: shelf[count % shelf.length], quantity: 1 + (count % 2) }];
    const buyer = people[count % people.length];
    return wishOf(buyer, lines, cash || count % 2 === 0 ? 'cod' : 'card');
  };
  const open = () => traffic(ground.url, { perSecond, most, make, tally });
  return { shelf, people, tally, stock, make, open };
};
