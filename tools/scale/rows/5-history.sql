create temp table step (name text, only_card boolean, subject text, event text, from_state text,
  to_state text, actor text, hours double precision) on commit drop;
insert into step values
  ('placed', true, 'order', 'placed', null, 'pending_payment', 'shopper', 0),
  ('placed', true, 'payment', 'redirected', 'created', 'redirected', 'shopper', 0.01),
  ('placed', false, 'order', 'placed', null, 'cod_pending', 'shopper', 0),
  ('waits', false, 'order', 'placed', null, 'cod_pending', 'shopper', 0),
  ('placed', false, 'order', 'confirmed', 'cod_pending', 'cod_confirmed', 'shopper', 0),
  ('captured', true, 'payment', 'captured', 'redirected', 'captured', 'provider', 0.05),
  ('captured', true, 'order', 'captured', 'pending_payment', 'paid', 'provider', 0.05),
  ('review', true, 'payment', 'mismatched', 'redirected', 'review', 'provider', 0.05),
  ('declined', true, 'payment', 'failed', 'redirected', 'failed', 'provider', 0.05),
  ('declined', true, 'order', 'declined', 'pending_payment', 'payment_failed', 'provider', 0.05),
  ('expired', true, 'payment', 'timed_out', 'redirected', 'expired', 'system', 0.5),
  ('expired', true, 'order', 'timed_out', 'pending_payment', 'expired', 'system', 0.5),
  ('booked', true, 'order', 'details_saved', 'paid', 'shipment_pending', 'system', 1),
  ('booked', false, 'order', 'details_saved', 'cod_confirmed', 'shipment_pending', 'system', 1),
  ('booked', null, 'shipment', 'requested', null, 'requested', 'system', 1),
  ('booked', null, 'shipment', 'sent', 'requested', 'creating', 'system', 1),
  ('ready', null, 'shipment', 'created', 'creating', 'created', 'provider', 1.01),
  ('ready', null, 'order', 'shipment_created', 'shipment_pending', 'ready_to_ship', 'provider', 1.01),
  ('rejected', null, 'shipment', 'rejected', 'creating', 'rejected', 'provider', 1.01),
  ('rejected', null, 'order', 'shipment_rejected', 'shipment_pending', 'shipment_failed', 'provider', 1.01),
  ('shipped', null, 'shipment', 'picked_up', 'created', 'picked_up', 'provider', 20),
  ('shipped', null, 'order', 'handed_over', 'ready_to_ship', 'shipped', 'provider', 20),
  ('delivered', null, 'shipment', 'delivered', 'picked_up', 'delivered', 'provider', 50),
  ('delivered', null, 'order', 'delivered', 'shipped', 'delivered', 'provider', 50),
  ('delivered', false, 'cod', 'delivered', 'due', 'collected', 'provider', 50),
  ('returned', null, 'shipment', 'returned', 'picked_up', 'returned', 'provider', 50),
  ('returned', null, 'order', 'returned', 'shipped', 'returned', 'provider', 50),
  ('returned', false, 'cod', 'voided', 'due', 'void', 'provider', 50),
  ('cancelled', true, 'order', 'cancelled', 'paid', 'cancelled', 'staff:1', 0.8),
  ('cancelled', false, 'order', 'cancelled', 'cod_confirmed', 'cancelled', 'staff:1', 0.8),
  ('cancelled', false, 'cod', 'voided', 'due', 'void', 'staff:1', 0.8),
  ('refund', true, 'payment', 'refund_requested', 'captured', 'refund_pending', 'staff:1', 0.9),
  ('late refund', true, 'payment', 'refund_requested', 'captured', 'refund_pending', 'staff:1', 120),
  ('refunded', true, 'payment', 'refunded', 'refund_pending', 'refunded', 'provider', 1),
  ('late refunded', true, 'payment', 'refunded', 'refund_pending', 'refunded', 'provider', 121),
  ('late refunded', null, 'order', 'refunded', 'delivered', 'refunded', 'provider', 121),
  ('partly', true, 'payment', 'partly_refunded', 'refund_pending', 'partially_refunded', 'provider', 121),
  ('partly', null, 'order', 'partly_refunded', 'delivered', 'partially_refunded', 'provider', 121),
  ('remitted', false, 'cod', 'remitted', 'collected', 'remitted', 'staff:1', 380);

create temp table path (fate text primary key, steps text[]) on commit drop;
insert into path values
  ('pending_payment', '{placed}'), ('review', '{placed,review}'), ('paid', '{placed,captured}'),
  ('cod_confirmed', '{placed}'), ('cod_pending', '{waits}'), ('payment_failed', '{placed,declined}'), ('expired', '{placed,expired}'),
  ('cancelled', '{placed,captured,cancelled,refund,refunded}'),
  ('shipment_failed', '{placed,captured,booked,rejected}'), ('ready_to_ship', '{placed,captured,booked,ready}'),
  ('shipped', '{placed,captured,booked,ready,shipped}'),
  ('delivered', '{placed,captured,booked,ready,shipped,delivered,remitted}'),
  ('returned', '{placed,captured,booked,ready,shipped,returned}'),
  ('refund_pending', '{placed,captured,booked,ready,shipped,delivered,late refund}'),
  ('refunded', '{placed,captured,booked,ready,shipped,delivered,remitted,late refund,late refunded}'),
  ('partially_refunded', '{placed,captured,booked,ready,shipped,delivered,remitted,late refund,partly}');

-- Its sales of vendors are entered at once, below.
alter table order_events disable trigger order_events_vendor_sales;
insert into order_events (order_id, subject, event, from_state, to_state, actor, created_at)
select m.id, subject, event, from_state, to_state,
  case actor when 'shopper' then 'shopper:' || user_id else actor end, least(at + hours * interval '1 hour', now())
from made m join path using (fate)
  join step s on s.name = any (steps) and s.only_card is distinct from not card
where s.name <> 'remitted' or at < now() - interval '16 days'
order by m.id, hours;

set constraints all immediate;
alter table order_events enable trigger order_events_vendor_sales;
create temp table sold on commit drop as
select l.vendor_id, l.order_id, l.id, e.kind, e.sign, e.at, l.name, l.name_ar, l.size, l.color, l.quantity,
  l.unit_price_fils, date_trunc('month', e.at at time zone 'Asia/Dubai')::date as month
from (select order_id, created_at as at, case event when 'delivered' then 'sale' else 'refund' end as kind,
    case event when 'delivered' then 1 else -1 end as sign
  from order_events join made m on m.id = order_id
  where subject = 'order' and event in ('delivered', 'refunded')
    and fate in ('delivered', 'refunded', 'partially_refunded', 'refund_pending')) e
  join order_lines l on l.order_id = e.order_id and l.vendor_id is not null;
create temp table issued on commit drop as
select coalesce(max(no), 0) as last from vendor_statements;
insert into vendor_statements (no, vendor_id, vendor_name, month, entries, sales_fils, refunds_fils,
  commission_fils, payout_fils, issued_at)
select last + row_number() over (order by month, vendor_id), vendor_id, s.name, month, entries, sales, refunds, 0,
  sales + refunds, month + interval '1 month 1 day'
from (select vendor_id, month, count(*) as entries,
    coalesce(sum(quantity * unit_price_fils) filter (where sign = 1), 0) as sales,
    coalesce(-sum(quantity * unit_price_fils) filter (where sign = -1), 0) as refunds
  from sold group by vendor_id, month) sums
  join staff s on s.id = vendor_id
  cross join issued
where month < date_trunc('month', (now() - interval '1 day') at time zone 'Asia/Dubai')
on conflict (vendor_id, month) do nothing;
insert into vendor_sales (vendor_id, order_id, order_line_id, kind, at, name, name_ar, size, color, quantity,
  unit_price_fils, amount_fils, basis_points, commission_fils, statement_id)
select sold.vendor_id, order_id, sold.id, kind, at, name, name_ar, size, color, sign * quantity, unit_price_fils,
  sign * quantity * unit_price_fils, 0, 0, t.id
from sold cross join issued
  left join vendor_statements t on t.vendor_id = sold.vendor_id and t.month = sold.month and t.no > last
order by at;

insert into mails (dedupe_key, template, recipient, locale, order_id, user_id, sent_at, created_at)
select 'order:' || m.id || ':' || template || '::shopper', template, email, locale, m.id, user_id, sent, sent
from made m join path using (fate)
  join (values ('placed', 'order-confirmed', 0.05), ('ready', 'order-shipped', 1.02), ('delivered', 'order-delivered', 50),
    ('cancelled', 'order-cancelled', 0.8), ('late refunded', 'order-refunded', 121)) t (name, template, hours)
    on t.name = any (steps)
  cross join lateral (select least(at + hours * interval '1 hour', now()) as sent) s
where fate not in ('pending_payment', 'cod_pending', 'payment_failed', 'expired', 'review')
order by m.id, hours;

-- The shop deletes work that is done after thirty days.
insert into outbox (topic, dedupe_key, payload, run_at, done_at, created_at)
select 'mail.send', 'mail:' || l.id, jsonb_build_object('mailId', l.id), sent_at, sent_at, sent_at
from mails l join made m on m.id = l.order_id where sent_at > now() - interval '29 days' order by l.id;
insert into outbox (topic, dedupe_key, payload, run_at, done_at, created_at)
select 'shipment.create', 'shipment:' || s.id, jsonb_build_object('shipmentId', s.id), s.sent_at, s.sent_at, s.created_at
from shipments s join made m on m.id = s.order_id where s.created_at > now() - interval '29 days' order by s.id;

insert into idempotency_keys (user_id, key, fingerprint, order_id, created_at)
select user_id, kind || md5(kind || id), md5('print ' || id), id, at
from made, (values ('auto:'), ('given:')) k (kind) where at > now() - interval '7 days';

insert into audit (at, actor_id, actor_name, actor_role, action, subject, subject_id, changes)
select e.created_at, a.id, a.name, a.type, event, 'orders', order_id,
  jsonb_build_object(e.subject, jsonb_build_object('from', from_state, 'to', to_state))
from order_events e join made m on m.id = e.order_id join staff a on e.actor = 'staff:' || a.id
order by e.created_at;
