import { hashPassword } from '../src/security/passwords.js';
import type { TestApp } from './test-app.js';

export const STAFF_PASSWORD = 'A-staff-password-1';

const DEFAULTS = {
  name: 'Plain Thing',
  price_fils: 10_000,
  stock: 5,
  category_id: 1,
  vendor_id: 1,
};

/** Adds rows the way the migrations allow them; ids are given by the database unless named. */
export const rowsOf = ({ db }: TestApp) => {
  const insert = async (table: string, row: Record<string, unknown>): Promise<number> => {
    const names = Object.keys(row);
    const places = names.map((_, index) => `$${index + 1}`);
    const [made]: { id: number }[] = await db.query(
      `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning id`,
      Object.values(row),
    );
    return made?.id ?? 0;
  };
  return {
    insert,
    category: (row: Record<string, unknown> = {}) => insert('categories', { name: 'Bags', ...row }),
    brand: (row: Record<string, unknown> = {}) => insert('brands', { name: 'Noctelle', ...row }),
    offer: (row: Record<string, unknown> = {}) => insert('offers', { title: 'Flash', ...row }),
    product: (row: Record<string, unknown> = {}) => insert('products', { ...DEFAULTS, ...row }),
    staff: async (username: string, type = 'vendor') =>
      insert('staff', {
        name: `The ${username}`,
        username,
        type,
        password_hash: await hashPassword(STAFF_PASSWORD),
      }),
  };
};

export interface Shopper {
  id: number;
  token: string;
}

/** A registered shopper with an open session. */
export const shopperOf = async ({ http }: TestApp, name: string): Promise<Shopper> => {
  const account = { email: `${name}@example.com`, password: 'A-good-password-1' };
  await http
    .post('/api/users/register')
    .send({ ...account, name: `${name} Test`, phone: '0501234567', username: name })
    .expect(201);
  const { body } = await http
    .post('/api/users/login')
    .send({ emailOrUsername: account.email, password: account.password })
    .expect(200);
  return { id: Number(body.user.id), token: String(body.token) };
};

export interface StaffSession {
  cookie: string;
  xsrf: string;
}

/** A dashboard session of an account made by `rowsOf().staff`. */
export const staffSessionOf = async ({ app }: TestApp, username: string): Promise<StaffSession> => {
  const answer = await fetch(`${await app.getUrl()}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: STAFF_PASSWORD }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  return { cookie: cookies.join('; '), xsrf: decodeURIComponent(xsrf) };
};
