import { hashPassword } from '../../src/platform/auth/passwords.js';
import { SessionsService } from '../../src/platform/auth/sessions/sessions.service.js';
import type { TestApp } from './test-app.js';

export const STAFF_PASSWORD = 'A-staff-password-1';

let staffHash: Promise<string> | undefined;
/** Hash of `STAFF_PASSWORD`, which all accounts of a process share: hashing takes longer than inserting the row. */
const hashOfStaff = (): Promise<string> => (staffHash ??= hashPassword(STAFF_PASSWORD));

const DEFAULTS = {
  name: 'Plain Thing',
  price_fils: 10_000,
  stock: 5,
  category_id: 1,
  vendor_id: 1,
};

/** Inserts rows; the database assigns ids unless they are given. */
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
    /** As if every product had been asked at its list price for 30 days before, so that it is struck through. */
    listPricesAsked: async () => {
      await db.query(
        `insert into price_history (product_id, size, color, price_fils, pay_fils, since, until)
         select product_id, size, color, price_fils, price_fils, since - interval '30 days', since
         from price_history h where until is null and (pay_fils < price_fils or (size, color) = ('', '')) and not exists (
           select from price_history b where b.product_id = h.product_id
             and (b.size, b.color) = (h.size, h.color) and b.until is not null)`,
      );
      await db.query('select judge_products(array(select id from products))');
    },
    staff: async (username: string, type = 'vendor') =>
      insert('staff', {
        name: `The ${username}`,
        username,
        type,
        password_hash: await hashOfStaff(),
      }),
  };
};

export interface Shopper {
  id: number;
  token: string;
}

/** A shopper with an open session, created without the login call, whose limit applies to the whole test run. */
export const shopperOf = async (test: TestApp, name: string): Promise<Shopper> => {
  const id = await rowsOf(test).insert('users', {
    name: `${name} Test`,
    email: `${name}@example.com`,
    phone: '+971501234567',
    username: name,
    password_hash: 'not the hash of a password',
  });
  const { token } = await test.app.get(SessionsService).open('shopper', id);
  return { id, token };
};

export interface StaffSession {
  cookie: string;
  xsrf: string;
}

/** An open dashboard session of an account created by `rowsOf().staff`, without the login call. */
export const staffSessionOf = async (test: TestApp, username: string): Promise<StaffSession> => {
  const [account]: { id: number }[] = await test.db.query(
    'select id from staff where username = $1',
    [username],
  );
  if (!account) throw new Error(`There is no staff account ${username}.`);
  const sessions = test.app.get(SessionsService);
  const { token, id } = await sessions.open('staff', account.id);
  return { cookie: `liwan_staff=${token}`, xsrf: sessions.xsrfToken(id) };
};

/** Accounts named admin, vendor and rival, another vendor, with open sessions: their ids and cookies by name. */
export const adminAndVendors = async (
  test: TestApp,
): Promise<{ ids: Record<string, number>; cookies: Record<string, string> }> => {
  const ids: Record<string, number> = {};
  const cookies: Record<string, string> = {};
  for (const [name, type] of [
    ['admin', 'admin'],
    ['vendor', 'vendor'],
    ['rival', 'vendor'],
  ] as const) {
    ids[name] = await rowsOf(test).staff(name, type);
    cookies[name] = (await staffSessionOf(test, name)).cookie;
  }
  return { ids, cookies };
};
