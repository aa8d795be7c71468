import { runApi } from '../lib/build.mjs';
import { logInStaff } from '../lib/staff-login.mjs';
import { signToken } from './token.mjs';

/** Rows a scenario needs: products, signed-in shoppers and an admin. */
export const createFixtures = async ({ query, env, url }) => {
  const [{ id: category }] = await query(
    `insert into categories (name) values ('Bags') returning id`,
  );
  const [{ id: vendor }] = await query(
    `insert into staff (name, username, type, password_hash) values ('Vendor', 'vendor', 'vendor', 'none') returning id`,
  );
  let shoppers = 0;
  return {
    async products(count, stock) {
      const rows = await query(
        `insert into products (name, price_fils, stock, category_id, vendor_id)
         select 'Thing ' || n, 10000, $2, $3, $4 from generate_series(1, $1::int) n returning id`,
        [count, stock, category, vendor],
      );
      return rows.map(({ id }) => id);
    },
    /** Shoppers who are signed in. */
    async shoppers(count) {
      const rows = await query(
        `with made as (
           insert into users (name, email, phone, username, password_hash, email_verified_at)
           select 'Layla Hassan', 'buyer' || n || '@example.com', '+971501234567', 'buyer' || n, 'none', now()
           from generate_series($1::int + 1, $1::int + $2::int) n returning id
         )
         insert into sessions (id, actor_kind, actor_id, expires_at)
         select gen_random_uuid(), 'customer', id, now() + interval '1 day' from made
         returning id as sid, actor_id as id`,
        [shoppers, count],
      );
      shoppers += count;
      return rows.map(({ id, sid }) => ({ id, token: signToken(env.JWT_SECRET, id, sid) }));
    },
    /** Headers of an admin who is signed in. */
    async admin() {
      const output = await runApi('app/commands/first-admin.js', [], env);
      const password = /password (\S+),/.exec(output)[1];
      // It would have to change it first.
      await query(`update staff set password_given = false where username = 'admin'`);
      return logInStaff(url, { username: 'admin', password });
    },
  };
};
