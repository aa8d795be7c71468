import { deliveryDay } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import type { DemoOrder } from './demo-order.js';

const DAY_MS = 86_400_000;
const DAY_HOURS = 24;

/** Steps of an order, and hours from its placement until each: details, label, the parcel's way, refund. */
const STEPS = [
  { at: 0, events: [] },
  { at: 0.5, events: ['order details_saved'] },
  { at: 2, events: ['shipment created'] },
  { at: 8, events: ['shipment picked_up'] },
  { at: 26, events: ['shipment out_for_delivery'] },
  { at: 30, events: ['shipment delivered', 'shipment returned'] },
  { at: 54, events: ['payment refund_requested'] },
] as const;
const DELIVERED = 5;
/** An order that is younger goes through its steps faster. */
const LONGEST_HOURS = 60;

/** The day until which an order of that age was promised. */
export const promisedDay = (daysAgo: number): string =>
  deliveryDay(new Date(Date.now() - daysAgo * DAY_MS));

/** Hours from the placement until each step. */
const hoursOf = ({ daysAgo, deliveredDaysAgo = daysAgo }: DemoOrder): number[] => {
  const pace = paceOf(daysAgo);
  const late = (daysAgo - deliveredDaysAgo) * DAY_HOURS;
  if (late === 0) return STEPS.map(({ at }) => at * pace);
  return STEPS.map(({ at }, step) => {
    const beforeDelivery = at - STEPS[DELIVERED].at;
    return step < DELIVERED - 1 ? at * pace : late + beforeDelivery * pace;
  });
};

/** Age of the orders of today, so that their steps do not all have the same time: about half an hour. */
const LEAST_DAYS = 0.02;

const paceOf = (daysAgo: number): number => Math.min(1, (daysAgo * DAY_HOURS) / LONGEST_HOURS);

/**
 * Moves an order and what belongs to it into the past, in the order in which it happened: placed, confirmed, label,
 * the carrier's scans, each with the state that follows from it, refund.
 */
export const backdate = async (
  manager: EntityManager,
  orderId: number,
  demo: DemoOrder,
): Promise<void> => {
  const { state, noAnswers } = demo;
  const daysAgo = Math.max(demo.daysAgo, LEAST_DAYS);
  const placedAt = new Date(Date.now() - daysAgo * DAY_MS);
  const isOpen = state === 'paid' || state === 'cod_confirmed' || state === 'cod_pending';
  await manager.query(
    `with steps as (
       select e.id, max(coalesce(s.step, 1)) over (order by e.id) as step,
         row_number() over (order by e.id) - 1 as place
       from order_events e
       left join (select unnest($3::text[]) as name, unnest($4::integer[]) as step) s
         on s.name = e.subject || ' ' || e.event
       where e.order_id = $1
     )
     update order_events e set created_at = $2::timestamptz
       + ($5::double precision[])[steps.step] * interval '1 hour'
       + steps.place * $6::double precision * interval '1 minute'
     from steps where steps.id = e.id`,
    [
      orderId,
      placedAt,
      STEPS.flatMap(({ events }) => [...events]),
      STEPS.flatMap(({ events }, at) => events.map(() => at + 1)),
      hoursOf({ ...demo, daysAgo }),
      paceOf(daysAgo),
    ],
  );
  await manager.query(
    `update orders set created_at = $2, deliver_by = $4,
       updated_at = case when $3 then now() else now() - $5 * interval '12 hours' end
     where id = $1`,
    [orderId, placedAt, isOpen, promisedDay(daysAgo), daysAgo],
  );
  await manager.query(
    `update cash_confirmations set created_at = $2,
       decided_at = (select created_at from order_events
         where order_id = $1 and subject = 'order' and event in ('confirmed', 'cancelled')
         order by id limit 1),
       called_at = called_at - shift, call_after = call_after - shift
     -- Due again once staff may cancel.
     from (select case when $3 < 3 then interval '20 minutes' else interval '3 hours' end) s (shift)
     where order_id = $1`,
    [orderId, placedAt, noAnswers],
  );
  await manager.query(
    `with calls as (
       select e.id, c.created_at + (c.called_at - c.created_at)
         * (row_number() over (order by e.id)::double precision / count(*) over ()) as at
       from order_events e join cash_confirmations c on c.order_id = e.order_id
       where e.order_id = $1 and e.event = 'no_answer' and c.called_at is not null
     )
     update order_events e set created_at = calls.at from calls where calls.id = e.id`,
    [orderId],
  );
  await manager.query(`update payments set created_at = $2 where order_id = $1`, [
    orderId,
    placedAt,
  ]);
  await manager.query(
    `update shipments s set tracked_at = now(), created_at = (select e.created_at
       from order_events e where e.order_id = $1 and e.event = 'details_saved' limit 1)
     where s.order_id = $1`,
    [orderId],
  );
  // The carrier scans a parcel before the shop learns of it.
  await manager.query(
    `update tracking_events t set at = e.created_at - $2::double precision * interval '10 minutes'
     from shipments s join order_events e on e.order_id = s.order_id and e.subject = 'shipment'
     where s.order_id = $1 and t.shipment_id = s.id and e.event = case t.text
       when 'Picked Up From Shipper' then 'picked_up' when 'Out for Delivery' then 'out_for_delivery'
       when 'Delivered' then 'delivered' else 'returned' end`,
    [orderId, paceOf(daysAgo)],
  );
  await manager.query(
    `update delivered_parcels d set deliver_by = $2,
       delivered_on = (e.created_at at time zone 'Asia/Dubai')::date
     from order_events e where d.order_id = $1 and e.order_id = d.order_id
       and e.subject = 'shipment' and e.event = 'delivered'`,
    [orderId, promisedDay(daysAgo)],
  );
};
