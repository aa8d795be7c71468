import type { EntityManager } from 'typeorm';
import { dayOf } from '../../../platform/database/shop-days.js';

/** Days before today with visits: more than the report of a month compares. */
const DAYS = 120;

/** About one order per hundred views; some products are viewed more often than others. */
const VISITS = `
  with seen as (
    select d.day::date as day, p.id, coalesce(p.vendor_id, 0) as vendor_id, 3 - m.mark as views,
      ((p.id + n.number) % 8 = 0)::integer as carts
    from generate_series(${dayOf('now()')} - ${DAYS}, ${dayOf('now()')} - 1, interval '1 day') d (day)
      join products p on p.published and p.created_at < d.day
      cross join lateral (select extract(doy from d.day)::integer) n (number)
      cross join lateral (select (p.id * 7 + n.number * 5) % (11 + p.id % 40)) m (mark)
    where m.mark < 3
  )
  insert into daily_visits (day, product_id, vendor_id, views, carts, checkouts)
  select day, id, vendor_id, views, carts, 0 from seen
  union all
  select day, 0, 0, 0, 0, sum(carts) / 2 from seen group by day
  order by 1, 2`;

/** Counted visits of the demo products until yesterday. */
export const seedVisits = async (manager: EntityManager): Promise<void> => {
  await manager.query(VISITS);
};
