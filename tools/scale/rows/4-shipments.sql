-- One in thirty is booked a second time, after the first was voided or rejected.
insert into shipments (order_id, reference, state, awb, label_url, person_name, email, phone, line1, line2,
  city, cod_fils, tries, sent_at, tracked_at, tracking_text, created_at, updated_at)
select m.id, left(md5('shipment ' || m.id || '-' || booking), 20), outcome,
  case when outcome not in ('rejected', 'requested') then '7' || lpad((m.id * 2 + booking)::text, 10, '0') end,
  '', m.name, email, phone, building || ', ' || flat, area, city,
  case when card then 0 else o.total_fils end, 1, at + interval '1 hour',
  case when outcome in ('voided', 'rejected', 'created') then null
    when fate = 'shipped' then now() - pg_temp.dice(m.id, 31) * interval '20 minutes'
    else o.updated_at end,
  case outcome when 'delivered' then 'Delivered' when 'picked_up' then 'Picked Up From Shipper' else '' end,
  at + interval '1 hour', o.updated_at
from made m join (select id, total_fils, updated_at from orders) o using (id)
  cross join generate_series(case when pg_temp.dice(m.id, 30) < 1 / 30.0 then 0 else 1 end, 1) booking
  cross join lateral (select case
    when booking = 0 then case when m.id % 2 = 0 then 'voided' else 'rejected' end
    when fate = 'shipment_failed' then 'rejected' when fate = 'ready_to_ship' then 'created'
    when fate = 'shipped' then (array['picked_up', 'in_transit', 'out_for_delivery'])[1 + m.id % 3]
    when fate = 'returned' then 'returned' else 'delivered' end as outcome) s
where fate in ('shipment_failed', 'ready_to_ship', 'shipped', 'delivered', 'returned', 'refunded',
  'partially_refunded', 'refund_pending')
order by m.id, booking;

insert into shipment_labels (shipment_id, pdf, created_at)
select s.id, ('%PDF-1.4 ' || repeat('label ', 30))::bytea, s.created_at
from shipments s join made m on m.id = s.order_id where s.awb is not null order by s.id;

insert into invoices (order_id, no, issued_at)
select m.id, (select coalesce(max(no), 0) from invoices) + row_number() over (order by m.id), o.updated_at
from made m join (select id, total_fils, updated_at from orders) o using (id) where fate = 'delivered' and pg_temp.dice(m.id, 32) < 0.3;
