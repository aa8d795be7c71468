-- Four earlier prices of each product: at the list price, and lower ones in between.
update price_history set since = now() - (20 + 120 * pg_temp.dice(product_id, 100)) * interval '1 day'
where until is null and size = '' and since > now() - interval '1 day';
insert into price_history (product_id, price_fils, pay_fils, published, reason, actor, since, until)
select h.product_id, h.price_fils, case when k % 2 = 1 then h.price_fils else h.price_fils * 9 / 10 end, true,
  'edited', 'Shop Admin', h.since - k * interval '30 days', h.since - (k - 1) * interval '30 days'
from price_history h cross join generate_series(1, 4) k
where h.until is null and h.size = '' and h.price_fils > 0
  and not exists (select from price_history e where e.product_id = h.product_id and e.until is not null)
order by h.product_id, k desc;

-- Synonyms of staff up to 1,500, and landing pages.
insert into search_synonyms (kind, terms, means, updated_at)
select case n % 10 when 0 then 'one_way' else 'both' end,
  case n % 10 when 0 then array['style ' || n || 'x'] else array['trend ' || n || 'x', 'mode' || n, 'look ' || n || 'x'] end,
  case n % 10 when 0 then array['leather bag', 'gold ring'] else '{}' end, now() - n * interval '1 hour'
from generate_series((select count(*) + 1 from search_synonyms), 1500) n;
insert into search_landings (term, words, path)
select search_key('season ' || n || 'x'), 'season ' || n || 'x', '/category/' || 1 + n % 6
from generate_series((select count(*) + 1 from search_landings), 400) n on conflict do nothing;

-- Searched words of half a year, up to 1,000 different ones a day; every eighth finds nothing.
insert into daily_searches (day, words, searches, results)
select (now() at time zone 'Asia/Dubai')::date - ago, (array['leather', 'oud', 'gold', 'linen', 'silk', 'sport', 'kids', 'gift'])[1 + w % 7]
    || ' ' || (array['kaftan', 'sandle', 'perfum', 'braclet', 'anklet', 'socks'])[1 + w % 6] || ' ' || w,
  1 + floor(40 * power(pg_temp.dice(w, 101), 6)), case when w % 8 = 0 then 0 else 1 + w % 900 end
from (select distinct ago, floor(20000 * power(pg_temp.dice(ago * 1000 + n, 102), 2))::integer as w
  from generate_series(0, 179) ago cross join generate_series(1, 1000) n) word
on conflict do nothing;
insert into daily_search_steps (day, words, kind, value, times)
select day, words, kind, case kind when 'words' then 'abaya' else (1 + pg_temp.dice(hashtext(words), 103) * 5)::integer::text end, 6
from daily_searches cross join unnest(array['words', 'category', 'product']) kind
where results = 0 and searches > 1 on conflict do nothing;

-- Visits of two years: the best-selling products are seen most, and two of a hundred views begin a cart.
insert into daily_visits (day, product_id, vendor_id, views, carts, checkouts)
select day, product_id, vendor_id, sum(views), sum(views) / 50, 0
from (
  select d::date as day, 1 + floor(20 * pg_temp.dice(n, 131))::integer as views,
    floor((select count(*) from goods) * power(pg_temp.dice(n + 7919 * (d::date - date '2020-01-01'), 130), 2.5))::integer as no
  from generate_series(now() - interval '729 days', now(), interval '1 day') d
    cross join generate_series(1, least(5000, 20 + (select count(*) from made) / 200)) n
) v join goods g using (no)
group by day, product_id, vendor_id
on conflict (day, product_id) do nothing;
