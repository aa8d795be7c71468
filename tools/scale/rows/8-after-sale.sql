-- Every sixteenth parcel arrives one to four days later than promised, and makes a coupon.
insert into delivered_parcels (order_id, deliver_by, delivered_on, created_at)
select m.id, o.deliver_by, least((now() at time zone 'Asia/Dubai')::date, o.deliver_by + case
    when pg_temp.dice(m.id, 90) < 1 / 16.0 then 1 + floor(4 * pg_temp.dice(m.id, 91))
    else -floor(2 * pg_temp.dice(m.id, 91)) end::integer), at + interval '50 hours'
from made m join orders o using (id)
where fate in ('delivered', 'refunded', 'partially_refunded', 'refund_pending') order by m.id;
insert into coupons (code, amount_fils, starts_at, ends_at, max_uses, is_personal, user_id, reason,
  source_order_id, created_at)
select 'L' || d.order_id || upper(left(md5('late ' || d.order_id), 6)), 2000, d.created_at,
  d.created_at + interval '90 days', 1, true, m.user_id, 'late_parcel', d.order_id, d.created_at
from delivered_parcels d join made m on m.id = d.order_id
where d.delivered_on > d.deliver_by order by d.delivered_on, d.order_id;
update delivered_parcels d set coupon_code = c.code, coupon_fils = c.amount_fils
from coupons c
where c.source_order_id = d.order_id and c.reason = 'late_parcel';

insert into coupon_uses (order_id, coupon_id, user_id, discount_fils, created_at, released_at)
select d.order_id, coupon_id, o.user_id, o.discount_fils, o.created_at,
  case when not o.holds_stock then o.updated_at end
from deal d join orders o on o.id = d.order_id order by d.order_id;
update coupons c set uses = uses + u.count, given_fils = given_fils + u.fils
from (select coupon_id, count(*) as count, sum(u.discount_fils) as fils
  from coupon_uses u join deal d using (order_id, coupon_id) where released_at is null group by coupon_id) u
where c.id = u.coupon_id;

-- Staff called every third cash order before they confirmed it; those that wait were called up to twice.
insert into cash_confirmations (order_id, reasons, no_answers, called_at, call_after, outcome, outcome_reason,
  decided_by, decided_at, version, created_at)
select m.id, array[(array['new_phone', 'new_phone', 'amount', 'returned'])[1 + m.id % 4]], calls,
  case when calls > 0 then at + interval '1 hour' end,
  case when calls > 0 and fate = 'cod_pending' then at + calls * interval '3 hours' end,
  case fate when 'cod_pending' then null when 'cancelled' then 'cancelled' else 'confirmed' end,
  case fate when 'cancelled' then 'no_answer' end,
  case when fate <> 'cod_pending' then 1 end, case when fate <> 'cod_pending' then at + interval '1 hour' end,
  calls + 1, at
from made m cross join lateral (select floor(3 * pg_temp.dice(m.id, 95))::integer as calls) c
where not card and (fate = 'cod_pending' or pg_temp.dice(m.id, 94) < 1 / 3.0) order by m.id;

-- Cash that was remitted, in statements of 4,500 parcels; a few amounts differ and a few waybills are unknown.
create temp table remitted on commit drop as
select o.id, s.awb, o.total_fils, o.updated_at, pg_temp.dice(o.id, 96) as luck,
  (row_number() over (order by o.updated_at, o.id) - 1) / 4500 + (select coalesce(max(id), 0) + 1 from cash_statements)
    as statement_id
from made m join orders o using (id) join shipments s on s.order_id = o.id and s.state = 'delivered'
where o.cod_state = 'remitted' and o.total_fils > 0;
insert into cash_statements (id, file_name, uploaded_by, waybill_heading, amount_heading, from_day, to_day, version,
  created_at, booked_at, booked_by)
select statement_id, 'aramex-cod-' || statement_id || '.csv', 1, 'AWB', 'COD Amount', min(updated_at)::date,
  max(updated_at)::date, 1, max(updated_at) + interval '2 days', max(updated_at) + interval '2 days', 1
from remitted group by statement_id order by statement_id;
insert into cash_statement_rows (statement_id, row_no, waybill, order_id, stated_fils, collected_fils, kind, booked_at, note)
select statement_id, row_number() over (partition by statement_id order by updated_at, id),
  case kind when 'unknown' then '9' || awb else awb end, case when kind <> 'unknown' then id end,
  case kind when 'less' then greatest(total_fils - 1500, 0) else total_fils end,
  case when kind <> 'unknown' then total_fils end, kind,
  case kind when 'equal' then updated_at + interval '2 days' end,
  case kind when 'less' then 'Asked the carrier.' else '' end
from remitted cross join lateral (select case when luck < 0.01 then 'less' when luck < 0.015 then 'unknown'
  else 'equal' end as kind) k
order by statement_id, updated_at, id;
select setval(pg_get_serial_sequence('cash_statements', 'id'), max(id)) from cash_statements having count(*) > 0;

-- Draft orders of the last 100 days: of every fortieth order, and as many that were not bought.
create temp table drafted on commit drop as
select o.*, o.created_at - interval '3 hours' as made_at, pg_temp.dice(o.id, 97) < 0.025 as is_bought
from made m join orders o using (id)
where o.created_at > now() - interval '97 days' and pg_temp.dice(o.id, 97) < 0.05;
insert into draft_orders (locale, full_name, phone, email, city, area, building, flat, note, conversation_url, lines,
  created_by, created_at, sent_at, opened_at, expires_at, withdrawn_at, order_id)
select locale, full_name, phone, email, city, area, building, flat, 'From a conversation.',
  'https://wa.me/' || ltrim(phone, '+'), l.lines, 1, made_at, made_at, made_at + interval '1 hour',
  made_at + interval '7 days', case when not is_bought and o.id % 7 = 0 then made_at + interval '1 day' end,
  case when is_bought then o.id end
from drafted o join (
  select order_id, json_agg(json_build_object('productId', product_id, 'name', name, 'nameAr', name_ar, 'image', image,
    'size', size, 'color', color, 'quantity', quantity, 'unitFils', unit_price_fils) order by id) as lines
  from order_lines where order_id in (select id from drafted) group by order_id) l on l.order_id = o.id
order by o.created_at;
