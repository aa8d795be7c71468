import { randomInt, randomUUID } from 'node:crypto';
import { onDatabase } from '../lib/on-database.mjs';
import { raw, request } from './request.mjs';

const SHOPPER_PASSWORD = 'Demo-pass-1';
const STAFF = {
  admin: { username: 'admin', password: 'Admin-pass-1' },
  ops: { username: 'ops', password: 'Ops-pass-1' },
  vendor: { username: 'vendor1', password: 'Vendor-pass-1' },
  rival: { username: 'vendor2', password: 'Vendor-pass-1' },
};
/** A phone number of its own: unpaid orders are capped per number. */
const anyPhone = () => `050${String(randomInt(1e7)).padStart(7, '0')}`;
export const ADDRESS = {
  fullName: 'Layla Hassan',
  phone: '0501234567',
  city: 'Dubai',
  area: 'Al Barsha',
  building: 'Palm House',
};
/** Recognisable data of the shopper who is attacked. */
export const CANARY = { name: 'Canary Al Mansoori', phone: '+971509990001' };

/** A small picture for forms. */
export const PICTURE = {
  name: 'a.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** The response, if it is a success; what a recipe prepares must work, or it proves nothing. */
export const ok = (answer, what) => {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
};
/** The rights of all roles, as an admin can write them: a refusal of the same by others proves something. */
export const permissionsOf = async (admin) => {
  const current = async () => ok(await admin.call('GET', '/admin/permissions'), 'permissions').json;
  ok(await admin.call('PUT', '/admin/permissions', { json: await current() }), 'permissions');
  return current();
};
export const isOk = ({ status }) => status >= 200 && status < 300;

/** Text of a response that succeeded and should not have. */
export const accepted = (answer, what = 'accepted') =>
  isOk(answer) ? `${what}: ${answer.status} ${answer.text.slice(0, 120)}` : undefined;
/** The first of several attempts that succeeded. */
export const firstOf = async (attempts) => {
  for (const attempt of attempts) {
    const evidence = await attempt();
    if (evidence) return evidence;
  }
  return undefined;
};

const caller = (port, headers = {}, person = {}) => ({
  ...person,
  headers,
  call: (method, target, options = {}) =>
    request(port, method, `/api${target}`, {
      ...options,
      headers: { ...headers, ...options.headers },
    }),
});

/** A running shop as its attackers see it: guests, shoppers and staff with their sessions. */
export const openShop = async ({ env, stack }) => {
  const port = Number(env.PORT);
  const guest = caller(port);
  const get = (target, options) => request(port, 'GET', target, options);

  const signIn = async (emailOrUsername, password) => {
    const { json } = ok(
      await guest.call('POST', '/users/login', { json: { emailOrUsername, password } }),
      'login',
    );
    return caller(
      port,
      { Authorization: `Bearer ${json.token}` },
      {
        id: json.user.id,
        token: json.token,
        email: json.user.email,
        password,
      },
    );
  };
  /** A new shopper. */
  const register = async (more = {}) => {
    const email = `${randomUUID()}@example.com`;
    const password = `Horse-${randomUUID()}`;
    const person = { name: 'Mariam', phone: '0501234567', email, password, ...more };
    ok(await guest.call('POST', '/users/register', { json: person }), 'register');
    return signIn(person.email, person.password);
  };
  const staff = async (name) => {
    const answer = ok(await guest.call('POST', '/admin/login', { json: STAFF[name] }), 'login');
    const cookies = answer.headers['set-cookie'].map((cookie) => cookie.split(';')[0]);
    const xsrf = cookies.find((cookie) => cookie.includes('XSRF-TOKEN=')).split('=')[1];
    const headers = { Cookie: cookies.join('; '), 'X-XSRF-TOKEN': decodeURIComponent(xsrf) };
    return caller(port, headers, { id: answer.json.admin.id, ...STAFF[name] });
  };

  const alice = await signIn('shopper1@example.com', SHOPPER_PASSWORD);
  const bob = await signIn('shopper2@example.com', SHOPPER_PASSWORD);
  const [admin, ops, vendor, rival] = await Promise.all(Object.keys(STAFF).map(staff));
  ok(await alice.call('PUT', `/users/${alice.id}`, { json: CANARY }), 'profile');
  const { json: categories } = ok(await guest.call('GET', '/categories/all'), 'categories');
  const category = categories[0].id;

  /** A product of the first vendor. */
  const product = async (fields = {}) => {
    const files = { name: 'Plain ring', price: '100', stock: '50', category_id: String(category) };
    const added = await vendor.call('POST', '/products/add-product', {
      files: { ...files, ...fields },
    });
    return ok(added, 'product').json.product;
  };
  const cashOrder = (buyer, lines, options = {}) =>
    buyer.call('POST', '/checkout/cod', {
      ...options,
      json: {
        lines,
        address: { ...ADDRESS, phone: anyPhone() },
        purchase_id: randomUUID(),
        ...options.json,
      },
    });
  /** A cash order of a new shopper with a name to look for. */
  const order = async () => {
    const buyer = await register({ name: CANARY.name, phone: anyPhone() });
    const { id } = await product();
    const phone = anyPhone();
    const address = { ...ADDRESS, fullName: CANARY.name, phone };
    const lines = [{ productId: id, quantity: 1 }];
    const { json } = ok(await cashOrder(buyer, lines, { json: { address } }), 'order');
    return { buyer, phone, operationId: json.operationId };
  };
  /** A card order that is not paid yet, and the form that opens the page of the provider. */
  const cardOrder = async (buyer, fields = {}) => {
    const { id } = await product();
    const { city, ...address } = { ...ADDRESS, phone: anyPhone() };
    const lines = JSON.stringify([{ productId: id, quantity: 1 }]);
    const form = { lines, ...address, ship_city: city, purchase_id: randomUUID(), ...fields };
    return buyer.call('POST', '/sendData', { form });
  };
  const stateOf = async (operationId) => {
    const { json } = ok(await admin.call('GET', `/users/orders/one/${operationId}`), 'order');
    return json.order;
  };
  const mails = async (to = '') =>
    (await fetch(`${stack.mailboxUrl}/api/messages?to=${encodeURIComponent(to)}`)).json();
  const mail = async (id) => (await fetch(`${stack.mailboxUrl}/api/messages/${id}`)).json();
  /** The part of a pattern in the first mail to an address that has it. */
  const mailedTo = async (to, pattern) => {
    for (let tries = 0; tries < 40; tries += 1) {
      for (const { id } of await mails(to)) {
        const found = pattern.exec((await mail(id)).text ?? '');
        if (found) return found[1];
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    throw new Error(`No mail with ${pattern} came.`);
  };

  return {
    ...{ env, stack, port, get, guest, alice, bob, admin, ops, vendor, rival, category },
    ...{ signIn, register, product, order, cashOrder, cardOrder, stateOf, mails, mail, mailedTo },
    request: (...args) => request(port, ...args),
    raw: (text) => raw(port, text),
    /** Runs SQL with the role of the application. */
    asApplication: (work) => onDatabase(env.DATABASE_URL, work),
  };
};
