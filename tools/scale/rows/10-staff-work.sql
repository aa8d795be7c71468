-- What was refunded in full names its items and its fee; a part of an order is an amount.
alter table refund_lines disable trigger refund_lines_vendor_sales;
create temp table refunded on commit drop as
select r.id as refund_id, r.order_id, r.amount_fils, r.created_at as at, m.fate, m.luck, m.user_id, o.delivery_fee_fils - o.delivery_discount_fils as fee_fils
from refunds r join made m on m.id = r.order_id join orders o on o.id = r.order_id
where m.fate in ('refunded', 'partially_refunded');

-- Sent back: every refunded order, and six of a hundred delivered ones: open for two weeks, then refused or withdrawn.
create temp table sent_back on commit drop as
select row_number() over (order by asked_at, order_id) + (select coalesce(max(id), 0) from returns) as id, *
from (
  select order_id, 'refunded' as state, at - interval '70 hours' as asked_at, at as closed_at from refunded
  union all
  select m.id, case
      when o.updated_at < now() - interval '15 days' then case when pg_temp.dice(m.id, 111) < 0.6 then 'refused' else 'withdrawn' end
      else (array['requested', 'approved', 'received'])[1 + floor(3 * pg_temp.dice(m.id, 112))] end,
    least(o.updated_at + 10 * pg_temp.dice(m.id, 113) * interval '1 day', now()),
    case when o.updated_at < now() - interval '15 days' then o.updated_at + interval '12 days' end
  from made m join orders o using (id) where m.fate = 'delivered' and pg_temp.dice(m.id, 110) < 0.06
) r;
insert into returns (id, order_id, state, reason, note, refusal, key, fingerprint, created_at, approved_at, received_at, closed_at)
overriding system value
select id, order_id, state, (array['size', 'size', 'changed_mind', 'faulty', 'wrong_item', 'other'])[1 + order_id % 6],
  case when order_id % 3 = 0 then 'It does not fit as I thought.' else '' end,
  case when state = 'refused' then 'It was worn.' else '' end, 'many-' || id, md5('return ' || id), asked_at,
  case when state in ('approved', 'received', 'refunded') then asked_at + interval '8 hours' end,
  case when state in ('received', 'refunded') then asked_at + interval '60 hours' end, closed_at
from sent_back order by id;
select setval(pg_get_serial_sequence('returns', 'id'), max(id)) from returns having count(*) > 0;
insert into return_lines (return_id, order_line_id, quantity, received, good)
select s.id, l.id, l.quantity, case when state in ('received', 'refunded') then l.quantity end,
  case when state in ('received', 'refunded') then l.quantity - l.id % 2 end
from sent_back s join order_lines l using (order_id) order by s.id, l.id;

insert into refund_lines (order_id, payment_id, refund_id, kind, order_line_id, quantity, restocked, amount_fils, created_at, return_id)
select r.order_id, p.id, r.refund_id, n.kind, n.line_id, n.quantity, n.quantity > 0 and n.line_id % 2 = 0, n.fils, r.at, s.id
from refunded r join sent_back s on s.order_id = r.order_id
  left join payments p on p.order_id = r.order_id and p.captured_at is not null
  -- No lateral reads: the lines have no index while they are added.
  join (
    select refund_id, 'goods' as kind, l.id as line_id, quantity, quantity * unit_price_fils - discount_fils as fils
    from refunded f join order_lines l on l.order_id = f.order_id where f.fate = 'refunded'
    union all select refund_id, 'delivery', null, 0, fee_fils from refunded where fate = 'refunded' and fee_fils > 0
    union all select refund_id, 'adjustment', null, 0, amount_fils from refunded where fate <> 'refunded') n
    on n.refund_id = r.refund_id
order by r.refund_id, n.line_id;
set constraints all immediate;
alter table refund_lines enable trigger refund_lines_vendor_sales;

-- Staff write a note to every twelfth order, and tag every tenth.
insert into order_notes (order_id, staff_id, text, key, created_at)
select m.id, 1, (array['Called, delivery on Sunday.', 'Asked for another size.', 'The gate code is 4471.',
    'Wants the invoice by mail.', 'Exchange agreed on the phone.'])[1 + m.id % 5], 'many-' || m.id || '-' || n,
  least(at + n * interval '3 hours', now())
from made m cross join generate_series(1, 1 + m.id % 2) n
where pg_temp.dice(m.id, 114) < 1 / 12.0 order by m.id, n;
insert into order_tags (order_id, tag)
select m.id, (array['gift', 'gift', 'VIP', 'fragile', 'exchange', 'call first'])[1 + m.id % 6]
from made m where pg_temp.dice(m.id, 115) < 0.1 order by m.id;
insert into shopper_notes (user_id, author_id, author_name, text, created_at)
select user_id, 1, 'Shop Admin', 'Prefers deliveries in the evening.', now() - 300 * pg_temp.dice(user_id, 117) * interval '1 day'
from buyer where pg_temp.dice(user_id, 116) < 0.03 order by user_id;

-- The carrier's events of a parcel.
insert into tracking_events (shipment_id, at, code, text, place)
select s.id, s.created_at + e.hours * interval '1 hour', e.code, e.text, s.city
from shipments s join made m on m.id = s.order_id
  join (values ('SH012', 'Picked Up From Shipper', 19, 1), ('SH022', 'In Transit', 26, 2), ('SH003', 'Out for Delivery', 44, 3),
    ('SH005', 'Delivered', 49, 4)) e (code, text, hours, no)
    on e.no <= case s.state when 'picked_up' then 1 when 'in_transit' then 2 when 'out_for_delivery' then 3 when 'returned' then 3
      when 'delivered' then 4 else 0 end
where s.created_at + e.hours * interval '1 hour' < now() order by s.id, e.no;

-- The stock of a product before and after each order, and after each cancellation.
insert into stock_changes (product_id, size, color, before, after, reason, order_id, at)
select w.product_id, w.size, w.color, 40 + m.id % 100 + sign * (1 - sign) / 2 * quantity, 40 + m.id % 100 + (sign + 1) / 2 * quantity,
  case sign when 1 then 'cancelled' else 'order' end, m.id, least(at + (sign + 1) * interval '30 minutes', now())
from made m join wanted w on w.order_id = m.id
  cross join lateral (select -1 as sign union all select 1 where m.fate in ('cancelled', 'expired', 'payment_failed')) s
order by m.at;

-- Files of the last year: two exports a day, an import of products a day, one of synonyms a week.
insert into exports (kind, state, created_by, vendor_id, locale, file_key, total, progress, created_at, finished_at, cleared_at)
select case when n % 3 = 0 then 'products' else 'orders' end, state, case when vendor then v.id else 1 end, case when vendor then v.id end,
  case when n % 4 = 0 then 'ar' else 'en' end, md5('export ' || n), 200 + n % 4000, 200 + n % 4000, at, at + interval '1 minute',
  case when at < now() - interval '7 days' then at + interval '7 days' end
from generate_series(1, 730) n
  cross join lateral (select now() - n * interval '12 hours' as at, n % 5 = 0 as vendor,
    case when n % 50 = 0 then 'failed' when n % 33 = 0 then 'cancelled' else 'done' end as state) e
  cross join lateral (select id from staff where type = 'vendor' order by id offset n % 5 limit 1) v
order by n desc;
insert into export_parts (export_id, part, first, last, rows, is_written)
select id, 1, 1, total, total, true from exports where cleared_at is null;
insert into product_imports (id, state, file_name, created_by, letters, total, creates, updates, unchanged, errors, progress, goal,
  created_at, confirmed_at, finished_at, reverted_at)
overriding system value
select known.last + 366 - n, state, 'products-' || n || '.xlsx', 1, '{"name": "B", "price": "C"}', 100, 5, 80, 10, 5,
  case state when 'checked' then 0 else 85 end, 85, at, case when state <> 'checked' then at + interval '5 minutes' end,
  case when state <> 'checked' then at + interval '6 minutes' end, case state when 'reverted' then at + interval '1 hour' end
from generate_series(1, 365) n cross join (select coalesce(max(id), 0) as last from product_imports) known
  cross join lateral (select now() - n * interval '1 day' as at,
    case when n % 20 = 0 then 'reverted' when n % 13 = 0 then 'checked' when n % 41 = 0 then 'cancelled' else 'done' end as state) i
order by n desc;
select setval(pg_get_serial_sequence('product_imports', 'id'), max(id)) from product_imports;
insert into product_import_rows (import_id, row_no, cells, given, errors, action, outcome, product_id, before, after)
select i.id, n + 1, jsonb_build_object('name', g.name, 'price', g.price_fils / 100), jsonb_build_object('price', g.price_fils / 100),
  case action when 'error' then '[{"cell": "C2", "column": "price", "reason": {"id": "cell.notNumber", "values": {}}}]'::jsonb else '[]' end, action,
  case when action in ('create', 'update') and i.state in ('done', 'reverted') then i.state end, g.product_id,
  case action when 'update' then jsonb_build_object('priceFils', g.price_fils + 1000) end,
  case action when 'update' then jsonb_build_object('priceFils', g.price_fils) end
from product_imports i cross join generate_series(1, 100) n
  cross join lateral (select case when n <= 5 then 'create' when n <= 85 then 'update' when n <= 95 then 'unchanged' else 'error' end as action) a
  join goods g on g.no = (i.id * 97 + n * 13) % (select count(*) from goods)
where i.file_name like 'products-%' order by i.id, n;
insert into synonym_imports (state, file_name, created_by, total, creates, updates, unchanged, created_at, finished_at)
select case when n % 10 = 0 then 'checked' else 'done' end, 'words-' || n || '.xlsx', 1, 40, 5, 5, 30, at, case when n % 10 <> 0 then at + interval '1 minute' end
from generate_series(1, 52) n cross join lateral (select now() - n * interval '7 days' as at) i order by n desc;
insert into synonym_import_rows (import_id, row_no, given, action)
select i.id, n + 1, jsonb_build_object('kind', 'both', 'words', 'word ' || n || ', other ' || n),
  case when n <= 5 then 'create' when n <= 10 then 'update' else 'unchanged' end
from synonym_imports i cross join generate_series(1, 40) n where i.file_name like 'words-%' order by i.id, n;

insert into list_imports (kind, state, file_name, created_by, started_by, total, creates, updates, unchanged, progress, goal, created_at, finished_at)
select (array['categories', 'brands', 'coupons', 'translations'])[1 + n % 4], 'done', 'list-' || n || '.xlsx', 1, 1,
  500, 100, 100, 300, 200, 200, now() - n * interval '6 hours', now() - n * interval '6 hours'
from generate_series(1, 100) n;
insert into list_import_rows (import_id, row_no, row_id, version, cells, action, is_done)
select i.id, n, n, 'generated', json_build_object('name', 'Name ' || n, 'code', 'CODE' || n),
  (array['create', 'update', 'unchanged', 'unchanged', 'unchanged'])[1 + n % 5], n % 5 < 2
from list_imports i cross join generate_series(2, 501) n where i.file_name like 'list-%';

-- Of the products, the last hundredth is in the trash, and as many before it are hidden.
create temp table last_products on commit drop as
select product_id, row_number() over (order by product_id desc) as no from goods where product_id > 300;
update products p set deleted_at = now() - 29 * pg_temp.dice(id, 119) * interval '1 day'
from last_products l where l.product_id = p.id and l.no <= (select count(*) from goods) / 100;
update products p set published = false
from last_products l where l.product_id = p.id and l.no > (select count(*) from goods) / 100 and l.no <= (select count(*) from goods) / 50;

-- What staff did beside orders: three changes of each product, and the decisions about returns.
insert into audit (at, actor_id, actor_name, actor_role, action, subject, subject_id, label, changes)
select at, a.id, a.name, a.type, action, subject, subject_id, label, changes
from (
  select now() - 700 * pg_temp.dice(g.product_id * 3 + n, 120) * interval '1 day' as at, 'changed' as action, 'products' as subject,
    g.product_id as subject_id, g.name as label,
    jsonb_build_object('priceFils', jsonb_build_object('from', g.price_fils + 1000 * n, 'to', g.price_fils)) as changes
  from goods g cross join generate_series(1, 3) n
  union all
  select r.created_at + interval '8 hours', case r.state when 'refused' then 'refused' else 'approved' end, 'orders', r.order_id, '',
    jsonb_build_object('return', jsonb_build_object('from', 'requested', 'to', r.state))
  from returns r join sent_back s using (id) where r.state not in ('requested', 'withdrawn')
) done cross join (select id, name, type from staff where type = 'admin' order by id limit 1) a
order by at;
