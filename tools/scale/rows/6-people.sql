-- Of the most wanted products every sixth that arrived is reviewed.
create temp table opinion on commit drop as
select distinct on (m.user_id, w.product_id) w.product_id, m.user_id,
  (array[5, 5, 5, 4, 4, 3, 2, 1])[1 + floor(8 * pg_temp.dice(m.id, 40))]::smallint as stars,
  (array['Exactly as in the pictures.', 'Good quality, quick delivery.', 'Smaller than I thought.',
    'I would buy it again.', 'The colour is a little darker.'])[1 + floor(5 * pg_temp.dice(m.id, 41))] as comment,
  at + interval '5 days' as at
from made m join wanted w on w.order_id = m.id
  join (select product_id from goods where no < 3000) g using (product_id)
where fate = 'delivered' and at < now() - interval '6 days' and pg_temp.dice(m.id, 42) < 1 / 6.0
  and not exists (select from reviews r where r.user_id = m.user_id and r.product_id = w.product_id)
order by m.user_id, w.product_id, m.id;
insert into reviews (product_id, user_id, stars, comment, created_at)
select product_id, user_id, stars, comment, at from opinion order by at, product_id, user_id;
update products p set rating_sum = rating_sum + o.stars, review_count = review_count + o.reviews
from (select product_id, sum(stars)::integer as stars, count(*)::integer as reviews
  from opinion group by product_id) o where p.id = o.product_id;

insert into wishlist_items (user_id, product_id, created_at)
select b.user_id, g.product_id, now() - 300 * pg_temp.dice(b.user_id * 8 + n, 51) * interval '1 day'
from buyer b cross join generate_series(1, floor(6 * power(pg_temp.dice(b.user_id, 50), 2))::integer) n
  join goods g on g.no = floor((select count(*) from goods) * power(pg_temp.dice(b.user_id * 8 + n, 52), 2))
on conflict do nothing;

insert into sessions (id, actor_kind, actor_id, created_at, expires_at, last_seen_at)
select gen_random_uuid(), 'customer', user_id, at, at + interval '30 days', at
from buyer cross join lateral (
  select now() - 29 * pg_temp.dice(user_id, 60) * interval '1 day' as at) s
where pg_temp.dice(user_id, 61) < 0.6;

insert into password_resets (user_id, token_hash, expires_at, created_at)
select user_id, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), now() + interval '25 minutes', now()
from buyer where pg_temp.dice(user_id, 62) < 0.002;

insert into seller_requests (name, email, phone, location, created_at, state, decided_at, decided_by)
select 'Atelier ' || n, 'atelier' || n || '@example.com', '+9714' || lpad(n::text, 7, '0'), 'Dubai', at,
  case when pg_temp.dice(n, 70) < 0.1 then 'open' else 'refused' end,
  case when pg_temp.dice(n, 70) >= 0.1 then at + interval '1 day' end,
  case when pg_temp.dice(n, 70) >= 0.1 then 'Shop Admin' end
from generate_series((select coalesce(max(id), 0) + 1 from seller_requests),
    current_setting('scale.shoppers')::bigint / 20) n
  cross join lateral (select now() - 700 * pg_temp.dice(n, 71) * interval '1 day' as at) a
on conflict do nothing;
