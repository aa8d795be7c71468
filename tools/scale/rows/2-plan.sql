-- Who orders what and what becomes of it; the tables of orders are filled from these.
create temp table buyer on commit drop as
select (row_number() over (order by id))::integer - 1 as no, id as user_id, name, email, phone, locale,
  city, area, building, flat
from users where city <> 'Undefined';
alter table buyer add primary key (no);

-- The most wanted come first, whatever their ids.
create temp table goods on commit drop as
select (row_number() over (order by pg_temp.dice(id, 10), id))::integer - 1 as no,
  id as product_id, vendor_id, name, name_ar, images[1] as image, sizes, colors, price_fils, pay_fils
from products where published and deleted_at is null and pay_fils > 0;
alter table goods add primary key (no);

-- More orders lately than two years ago.
create temp table planned on commit drop as
select id, now() - 730 * power(pg_temp.dice(id, 11), 1.25) * interval '1 day' as at,
  pg_temp.dice(id, 12) < 0.65 as card, pg_temp.dice(id, 13) as luck,
  floor((select count(*) from buyer) * power(pg_temp.dice(id, 14), 1.7))::integer as buyer_no
from (select (select coalesce(max(id), 0) from orders) + n as id
  from generate_series(1, current_setting('scale.orders')::bigint) n) new;

create temp table made on commit drop as
select p.id, p.at, p.card, p.luck, b.*,
  case
    when now() - at < interval '20 minutes' then case
      when card and luck < 0.5 then 'pending_payment' when card then 'paid' else 'cod_confirmed' end
    when now() - at < interval '20 hours' then case
      when luck < 0.05 and card then 'payment_failed' when luck < 0.1 and card then 'expired'
      when luck < 0.13 then 'cancelled' when luck < 0.132 then 'shipment_failed'
      when luck < 0.15 and card then 'paid' when luck < 0.15 then 'cod_confirmed'
      when luck > 0.8 and not card then 'cod_pending'
      else 'ready_to_ship' end
    when now() - at < interval '3 days' and luck < 0.9 then 'shipped'
    when now() - at < interval '8 days' and luck between 0.18 and 0.2 then 'shipped'
    when luck < 0.04 then 'returned'
    when luck < 0.09 then 'cancelled'
    when luck < 0.12 and card then 'expired'
    when luck < 0.14 and card then 'payment_failed'
    when luck < 0.165 and at < now() - interval '6 days' then 'refunded'
    when luck < 0.175 and at < now() - interval '6 days' then 'partially_refunded'
    when luck > 0.9996 and card then 'review'
    when luck > 0.9992 and card then 'refund_pending'
    else 'delivered'
  end as fate
from planned p join buyer b on b.no = p.buyer_no;

-- Coupons that staff added, and the orders that use one.
insert into coupons (code, percent, target, starts_at, ends_at, note, created_at)
select 'DEAL' || n, case when n % 5 = 0 then 100 else 5 + n % 4 * 5 end, case when n % 5 = 0 then 'delivery' else 'goods' end,
  now() - interval '731 days', case when n > 20 then now() - n * interval '1 day' end, 'Deal ' || n,
  now() - interval '731 days'
from generate_series(1, 60) n on conflict do nothing;
create temp table deal on commit drop as
select m.id as order_id, c.id as coupon_id, c.code, c.percent, c.target
from made m join coupons c on c.code = 'DEAL' || (1 + floor(60 * pg_temp.dice(m.id, 81)))
where pg_temp.dice(m.id, 80) < 0.06;
alter table deal add primary key (order_id);

create temp table wanted on commit drop as
select w.*, case d.target when 'goods' then quantity * pay_fils * d.percent / 100 else 0 end as discount_fils
from (
select m.id as order_id, line_no, g.product_id, g.vendor_id, g.name, g.name_ar, g.image,
  coalesce(g.sizes[1], '') as size, coalesce(g.colors[1], '') as color, g.price_fils, g.pay_fils,
  case when pg_temp.dice(m.id * 4 + line_no, 20) < 0.85 then 1 else 2 end as quantity
from made m
  cross join generate_series(1, (array[1, 1, 1, 1, 1, 2, 2, 3, 3, 4])[1 + floor(10 * pg_temp.dice(m.id, 21))]) line_no
  join goods g on g.no = floor((select count(*) from goods) * power(pg_temp.dice(m.id * 4 + line_no, 22), 2.5))
) w left join deal d using (order_id);

analyze buyer, goods, made, deal, wanted;
