import type { EntityManager } from 'typeorm';

/**
 * Prices of the demo products, each from some days ago: a third were raised once, half of the older ones had a sale before,
 * and what is on sale now has been so for 3 to 22 days, or since it was added.
 */
const HISTORY = `
  with step as (
    select p.id, s.name as actor, ago, list, pay
    from products p join staff s on s.id = p.vendor_id
      cross join lateral (select extract(epoch from now() - p.created_at) / 86400 as age) a
      cross join lateral (values
        (age, case when p.id % 3 = 0 then p.price_fils * 9 / 10 else p.price_fils end,
          case when p.id % 3 = 0 then p.price_fils * 9 / 10 else p.price_fils end, true),
        (age * 0.6, p.price_fils, p.price_fils, p.id % 3 = 0),
        (age * 0.45, p.price_fils, p.price_fils * 85 / 100, p.id % 2 = 0 and age > 40),
        (age * 0.45 - 6, p.price_fils, p.price_fils, p.id % 2 = 0 and age > 40),
        (least(age, 3 + p.id * 5 % 20), p.price_fils, p.offer_price_fils, p.offer_price_fils is not null)
      ) step (ago, list, pay, is_made)
    where is_made
  )
  insert into price_history (product_id, price_fils, pay_fils, reason, actor, since, until)
  select id, list, pay, 'edited', actor, now() - ago * interval '1 day',
    now() - lead(ago) over (partition by id order by ago desc, pay desc) * interval '1 day'
  from step`;

/** Replaces the history that began with the seed. */
export const seedPriceHistory = async (manager: EntityManager): Promise<void> => {
  await manager.query(`delete from price_history where size = '' and color = ''`);
  await manager.query(HISTORY);
  await manager.query(`
    update price_history h set since = p.created_at from products p
    where p.id = h.product_id and (h.size, h.color) <> ('', '')`);
  await manager.query('select judge_products(array(select id from products))');
};
