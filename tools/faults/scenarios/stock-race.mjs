import { failedOf, newTally, race, troubleOf, wishOf } from '../buyer.mjs';
import { readOrders, readStock } from '../books.mjs';

const shuffled = (list) => list.toSorted(() => Math.random() - 0.5);

/** many buyers, few pieces; then carts of four products in any order. */
export const stockRace = {
  id: 'R-01',
  async run(ground) {
    const { short } = ground;
    const [buyers, stock, repeats] = short ? [100, 50, 1] : [1000, 500, 10];
    await ground.start({ workers: 0 });
    const tally = newTally();
    const people = await ground.buyers(buyers);
    const wrong = [];
    for (let round = 1; round <= repeats; round += 1) {
      const [id] = await ground.products(1, stock);
      const wishes = people.map((buyer) => wishOf(buyer, [{ productId: id, quantity: 1 }]));
      await ground.sql(`update orders set created_at = created_at - interval '2 minutes'`);
      await race(ground.url, wishes, 50, tally);
      const [{ sold, left }] = await ground.sql(
        `select (select coalesce(sum(quantity), 0)::int from order_lines where product_id = $1) as sold,
           (select stock from products where id = $1) as left`,
        [id],
      );
      if (sold !== stock || left !== 0) wrong.push(`round ${round}: ${sold} sold, ${left} left`);
    }
    const shelf = await ground.products(12, stock);
    const carts = people.map((buyer) =>
      wishOf(
        buyer,
        shuffled(shelf)
          .slice(0, 4)
          .map((productId) => ({ productId, quantity: 2 })),
      ),
    );
    await race(ground.url, carts, 50, tally);
    const { lost, duplicated } = await readOrders(ground, tally.acknowledged);
    const pieces = await readStock(ground, stock);
    return {
      lost,
      acknowledged: tally.acknowledged.size,
      failed: failedOf(tally),
      duplicated: duplicated + pieces.wrong,
      sold: `${repeats} × ${stock}/${stock}`,
      wrong,
      notes: troubleOf(tally),
    };
  },
};
