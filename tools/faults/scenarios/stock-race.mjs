import { failedOf, newTally, placeAll, troubleOf, orderRequest } from '../../lib/shopper.mjs';
import { readOrders, readStock } from '../invariants.mjs';

const shuffled = (list) => list.toSorted(() => Math.random() - 0.5);

/** A shoe in two sizes with this stock each. */
const shoe = async ({ products, query }, stock) => {
  const [id] = await products(1, stock);
  await query(
    `insert into product_variants (product_id, size, stock) values ($1, '42', $2), ($1, '43', $2)`,
    [id, stock],
  );
  return id;
};

/** more shoppers than stock of one size; then carts of four products in random order. */
export const stockRace = {
  id: 'R-01',
  async run(environment) {
    const { short } = environment;
    const [buyers, stock, repeats] = short ? [100, 50, 1] : [1000, 500, 10];
    await environment.start({ workers: 0 });
    const tally = newTally();
    const people = await environment.shoppers(buyers);
    const wrong = [];
    for (let round = 1; round <= repeats; round += 1) {
      const productId = await shoe(environment, stock);
      const line = { productId, size: '42', quantity: 1 };
      const requests = people.map((buyer) => orderRequest(buyer, [line]));
      await environment.query(`update orders set created_at = created_at - interval '2 minutes'`);
      await placeAll(environment.url, requests, 50, tally);
      const [{ sold, left, other }] = await environment.query(
        `select (select coalesce(sum(quantity), 0)::int from order_lines where product_id = $1) as sold,
           sum(stock) filter (where size = '42')::int as left,
           sum(stock) filter (where size = '43')::int as other
         from product_variants where product_id = $1`,
        [productId],
      );
      if (sold !== stock || left !== 0 || other !== stock)
        wrong.push(`round ${round}: ${sold} sold, ${left} left, ${other} of the other size`);
    }
    const shelf = await environment.products(12, stock);
    const carts = people.map((buyer) =>
      orderRequest(
        buyer,
        shuffled(shelf)
          .slice(0, 4)
          .map((productId) => ({ productId, quantity: 2 })),
      ),
    );
    await placeAll(environment.url, carts, 50, tally);
    const { lost, duplicated } = await readOrders(environment, tally.acknowledged);
    const quantities = await readStock(environment, stock);
    return {
      lost,
      acknowledged: tally.acknowledged.size,
      failed: failedOf(tally),
      duplicated: duplicated + quantities.wrong,
      sold: `${repeats} × ${stock}/${stock}`,
      wrong,
      notes: troubleOf(tally),
    };
  },
};
