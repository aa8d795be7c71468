-- A number from 0 to 1 that depends on a row and a purpose alone: every run makes the same rows.
create function pg_temp.dice(row_no bigint, purpose integer) returns double precision
language sql immutable as $$ select (hashint8extended(row_no, purpose) & 16777215) / 16777216.0 $$;

create temp table place on commit drop as
select (row_number() over ())::integer - 1 as no, *
from (values
  ('Dubai', 'Al Barsha 1', 'Sidra Tower'), ('Dubai', 'Jumeirah 3', 'Villa 18'),
  ('Dubai', 'Dubai Marina', 'Pearl View'), ('Dubai', 'Mirdif', 'Villa 42'),
  ('Abu Dhabi', 'Al Reem Island', 'Horizon Residence'), ('Abu Dhabi', 'Khalifa City', 'Villa 7'),
  ('Sharjah', 'Al Majaz 2', 'Lagoon Building'), ('Sharjah', 'Al Nahda', 'Garden Block B'),
  ('Ajman', 'Al Rashidiya', 'Harbour Tower'), ('Ras Al Khaimah', 'Al Hamra Village', 'Block 12'),
  ('Fujairah', 'Al Faseel', 'Mountain View'), ('Al Ain', 'Al Jimi', 'Palm Court')
) p (city, area, building);

insert into users (name, email, phone, username, password_hash, gender, city, area, building, flat,
  locale, created_at, email_verified_at)
select
  (array['Mariam', 'Omar', 'Layla', 'Hamad', 'Priya', 'Yousef', 'Noura', 'Daniel', 'Sara', 'Khalid',
    'Ayesha', 'Tariq', 'Elena', 'Rashid', 'Hind', 'Marco'])[1 + floor(16 * pg_temp.dice(n, 1))]
  || ' ' || (array['Al Suwaidi', 'Haddad', 'Farouk', 'Al Ketbi', 'Menon', 'Karam', 'Al Shehhi',
    'Okafor', 'Benali', 'Al Marri', 'Siddiqui', 'Mansour', 'Petrova', 'Al Nuaimi', 'Al Zaabi',
    'Santos', 'Al Blooshi', 'Qureshi', 'Saleh', 'Villanueva'])[1 + floor(20 * pg_temp.dice(n, 2))],
  'buyer' || n || '@example.com', '+9715' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'buyer' || n,
  (select password_hash from users order by id limit 1),
  (array['female', 'male', 'Undefined'])[1 + floor(2.4 * pg_temp.dice(n, 3))],
  p.city, p.area, p.building, (100 + n % 900)::text,
  case when pg_temp.dice(n, 4) < 0.3 then 'ar' else 'en' end,
  date_trunc('day', now()) - 731 * pg_temp.dice(n, 5) * interval '1 day', now()
from (select count(*) as count, max(id) as last from users) known
  cross join generate_series(known.last + 1,
    known.last + current_setting('scale.shoppers')::bigint - known.count) n
  join place p on p.no = floor(12 * power(pg_temp.dice(n, 6), 1.5))
order by n;

-- Pairs of accounts that may be one person; the worker finds none while a benchmark runs.
delete from shopper_key_changes;
insert into shopper_keys (user_id, kind, key)
select id, 'phone', md5('phone ' || id / 4) from users order by id limit 200000
on conflict do nothing;
insert into shopper_pairs (first_id, second_id, reasons, dismissed_at, dismissed_by, dismissed_by_name)
select a.id, b.id, '{phone}', case when a.id % 5 = 0 then now() - a.id % 90 * interval '1 day' end,
  case when a.id % 5 = 0 then 1 end, case when a.id % 5 = 0 then 'Shop Admin' end
from users a join users b on b.id = a.id + 1 where a.id % 4 < 3 order by a.id limit 50000
on conflict do nothing;
