import { dayOf } from './shop-days.js';

/**
 * SQL: two parts of a `with` about days whose orders changed since they were added up, `condition` restricting the
 * queue `c`. `changed` has the days that must be counted completely; `touched`, for each other day, the orders that
 * changed, with what they were when the day was added up (null: not in its sums) and whether they still are of that day;
 * `offset 0`: by index, never all orders.
 */
export const changedOrders = (condition: string): string => `
  queued as materialized (
    select c.* from changed_order_days c where ${condition}
  ), changed as materialized (
    select distinct day from queued where order_id is null
  ), touched as materialized (
    select q.day, o.id, o.state, o.payment_method, o.city, ${dayOf('o.created_at')} = q.day as is_here,
      q.was_state, q.was_city
    from (select distinct on (day, order_id) * from queued
        where day not in (select day from changed) order by day, order_id, id) q
      cross join lateral (select * from orders where id = q.order_id offset 0) o
  )`;
