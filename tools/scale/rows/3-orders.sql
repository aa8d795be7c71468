-- Its days are queued once instead of with every order.
alter table orders disable trigger orders_sales_added;
insert into orders (id, operation_id, user_id, state, payment_method, cod_state, locale, full_name, email,
  phone, city, area, building, flat, subtotal_fils, delivery_fee_fils, total_fils, item_count,
  holds_stock, created_at, updated_at, address_complete, deliver_by, coupon_code, discount_fils, delivery_discount_fils)
overriding system value
select m.id,
  case when card then translate(left(md5('order ' || m.id), 20), '0189', 'wxyz')
    -- Another number for every id: the factor has no divisor in common with the range.
    else (1000000000000 + m.id * 4567891 % 9000000000000)::text end,
  user_id,
  case fate when 'review' then 'pending_payment' when 'refund_pending' then 'delivered' else fate end,
  case when card then 'card' else 'cod' end,
  case when card then null
    when fate in ('cancelled', 'returned') then 'void'
    when fate not in ('delivered', 'refunded', 'partially_refunded') then 'due'
    when at < now() - interval '16 days' then 'remitted' else 'collected' end,
  locale, m.name, email, phone, city, area, building, flat,
  sum.fils, fee.fils, sum.fils + fee.fils - off.goods_fils - off.fee_fils, sum.quantity,
  fate not in ('cancelled', 'expired', 'payment_failed'),
  at, least(at + case
    when fate in ('refunded', 'partially_refunded', 'refund_pending') then interval '121 hours'
    when fate in ('delivered', 'returned') then interval '50 hours' when fate = 'shipped' then interval '20 hours'
    else interval '1 hour' end, now()),
  true,
  -- Three business days, without Saturday and Sunday.
  day + case when extract(dow from day) in (3, 4, 5) then 5 when extract(dow from day) = 6 then 4 else 3 end,
  d.code, off.goods_fils + off.fee_fils, off.fee_fils
from made m
  join (select order_id, sum(quantity * pay_fils)::integer as fils, sum(quantity)::integer as quantity,
      sum(discount_fils)::integer as discount_fils
    from wanted group by order_id) sum on sum.order_id = m.id
  cross join lateral (select case city when 'Dubai' then 2500 else 3000 end as fils) fee
  left join deal d on d.order_id = m.id
  cross join lateral (select sum.discount_fils as goods_fils,
    case d.target when 'delivery' then fee.fils else 0 end as fee_fils) off
  cross join lateral (select (at at time zone 'Asia/Dubai')::date as day) placed
order by m.id;

set constraints all immediate;
alter table orders enable trigger orders_sales_added;
insert into changed_order_days (day)
select distinct (at at time zone 'Asia/Dubai')::date from made;

insert into order_lines (order_id, product_id, vendor_id, name, name_ar, image, size, color, quantity,
  list_price_fils, unit_price_fils, discount_fils)
select order_id, product_id, vendor_id, name, name_ar, image, size, color, quantity, price_fils, pay_fils, discount_fils
from wanted order by order_id, line_no;

-- A first attempt that failed, and the one that decided.
insert into payments (order_id, order_no, state, amount_fils, refunded_fils, refund_fils, refund_reason,
  ag_ref, pg_ref, provider_status, provider_code, captured_at, created_at, updated_at)
select m.id, nextval('card_order_no')::text, outcome, o.total_fils,
  case outcome when 'refunded' then o.total_fils when 'partially_refunded' then o.total_fils / 2 else 0 end,
  case outcome when 'refund_pending' then o.total_fils else 0 end,
  case when outcome in ('refunded', 'partially_refunded', 'refund_pending') then 'Arrived damaged.' else '' end,
  'many' || m.id || '-' || attempt, 'many' || m.id || '-' || attempt,
  case outcome when 'failed' then 'Failed' when 'expired' then '' when 'redirected' then '' else 'Successful' end,
  case outcome when 'failed' then '00051' when 'expired' then '' when 'redirected' then '' else '00000' end,
  case when outcome in ('captured', 'refunded', 'partially_refunded', 'refund_pending')
    then at + interval '3 minutes' end,
  at, o.updated_at
from made m join (select id, total_fils, updated_at from orders) o using (id)
  cross join generate_series(case when m.luck * 1000 - floor(m.luck * 1000) < 0.05 then 0 else 1 end, 1) attempt
  cross join lateral (select case when attempt = 0 then 'failed' else case fate
    when 'pending_payment' then 'redirected' when 'payment_failed' then 'failed'
    when 'cancelled' then 'refunded' when 'expired' then 'expired' when 'refunded' then 'refunded'
    when 'partially_refunded' then 'partially_refunded' when 'review' then 'review'
    when 'refund_pending' then 'refund_pending' else 'captured' end end as outcome) s
where card
order by m.id, attempt;

insert into payment_events (payment_id, event_key, source, status, amount_text, ag_ref, created_at)
select p.id, encode(sha256(('many ' || p.id)::bytea), 'hex'), 'enquiry', provider_status,
  (amount_fils / 100.0)::numeric(12, 2)::text, ag_ref, p.created_at + interval '3 minutes'
from payments p join made m on m.id = p.order_id
where provider_status <> '' and p.created_at > now() - interval '400 days' order by p.id;

insert into refunds (order_id, way, amount_fils, created_at)
select m.id, case when card then 'card' else 'cash' end,
  case fate when 'partially_refunded' then o.total_fils / 2 else o.total_fils end, o.updated_at
from made m join (select id, total_fils, updated_at from orders) o using (id)
where fate in ('refunded', 'partially_refunded') or (fate = 'cancelled' and card) order by m.id;

analyze orders, payments;
