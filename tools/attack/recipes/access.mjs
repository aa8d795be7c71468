import { randomUUID } from 'node:crypto';
import { accepted, CANARY, firstOf, isOk, ok, permissionsOf, PICTURE } from '../shop.mjs';

/** Evidence, if a response contains data of the person who is attacked. */
const shows = (answer, what) =>
  answer.text.includes(CANARY.name) || answer.text.includes(CANARY.phone)
    ? `${what} shows ${CANARY.name}`
    : accepted(answer, what);

const readsOfOther = ([path, what]) => ({
  id: `idor-${what.replaceAll(' ', '-')}`,
  tries: `a shopper reads the ${what} of another shopper`,
  control: 'S-01',
  async attack({ alice, bob }) {
    ok(await alice.call('GET', path(alice.id)), 'own');
    return shows(await bob.call('GET', path(alice.id)), what);
  },
});
const ofOrder = ([method, path, what, json]) => ({
  id: `idor-order-${what.replaceAll(' ', '-')}`,
  tries: `a shopper calls ${method} ${path || '/'} of an order of another shopper`,
  control: 'S-01',
  async attack({ order, bob, stateOf }) {
    const { operationId, buyer } = await order();
    const before = (await stateOf(operationId)).state;
    const target = `/users/orders/one/${operationId}${path}`;
    const answer = await bob.call(method, target, { json });
    if ((await stateOf(operationId)).state !== before) return 'the state of the order changed';
    const evidence = shows(answer, what);
    ok(await buyer.call(method, target, { json }), 'the same by its shopper');
    return evidence;
  },
});

/** A passkey of another account is that of no one: 404 under the own path, and refused under the other one. */
const ofPasskeys = ([who, column, peopleOf, pathOf]) => ({
  id: `idor-passkey-${who}`,
  tries: `a ${who} renames and removes the passkey of another account, through both ids of the path`,
  control: 'S-01',
  async attack(shop) {
    const [owner, other] = peopleOf(shop);
    const id = randomUUID();
    const sql = (text, ...values) =>
      shop.asApplication(async (db) => (await db.query(text, [id, ...values])).rows);
    const added = await sql(
      `insert into passkeys (id, credential_id, ${column}, public_key, name)
       values ($1::text::uuid, $1::text, $2, '', 'Phone') returning id`,
      owner.id,
    );
    if (!added) throw new Error('No passkey was added.');
    for (const path of new Set([pathOf(other), pathOf(owner)]))
      for (const method of ['PUT', 'DELETE']) {
        const json = method === 'PUT' ? { name: 'Mallory' } : undefined;
        const answer = await other.call(method, `${path}/${id}`, { json });
        if (path === pathOf(other) && answer.status !== 404) return `${method}: ${answer.status}`;
        if (isOk(answer)) return accepted(answer, `${method} ${path}`);
      }
    const [row] = await sql('select name from passkeys where id = $1::uuid');
    if (row?.name !== 'Phone') return 'the passkey was renamed or removed';
    const json = { name: 'Own' };
    ok(await owner.call('PUT', `${pathOf(owner)}/${id}`, { json }), 'renamed by its owner');
    // Its owner would need it at the next login.
    await sql('delete from passkeys where id = $1::uuid');
    return undefined;
  },
});

const STAFF_PATHS = [
  '/users/all',
  '/users/orders/all',
  '/admin/audit',
  '/admin/permissions',
  '/jobs',
];

export const access = [
  ...[
    [(id) => `/users/${id}`, 'profile'],
    [(id) => `/get-payment-logs/${id}`, 'orders'],
    [(id) => `/users/${id}/wishlist/products`, 'wishlist'],
    [(id) => `/users/${id}/cart`, 'cart'],
    [(id) => `/users/${id}/addresses`, 'addresses'],
    [(id) => `/users/${id}/stock-alerts`, 'stock alerts'],
    [(id) => `/users/${id}/data`, 'data export'],
  ].map(readsOfOther),
  ...[
    ['GET', '/returns', 'returns'],
    ['POST', '/cancel', 'cancel', {}],
  ].map(ofOrder),
  {
    id: 'idor-order-invoice',
    tries: 'a shopper reads the invoice of an order of another shopper',
    control: 'S-01',
    async attack({ alice, bob }) {
      const { json } = ok(await alice.call('GET', `/get-payment-logs/${alice.id}`), 'own orders');
      for (const { operation_id: operationId } of json.logs) {
        const target = `/users/orders/one/${operationId}/invoice.pdf`;
        if (isOk(await alice.call('GET', target)))
          return accepted(await bob.call('GET', target), 'invoice');
      }
      throw new Error('No order has an invoice.');
    },
  },
  {
    id: 'idor-profile-change',
    tries: 'a shopper changes the profile of another shopper',
    control: 'S-01',
    async attack({ alice, bob }) {
      const answer = await bob.call('PUT', `/users/${alice.id}`, { json: { name: 'Mallory' } });
      const { text } = ok(await alice.call('GET', `/users/${alice.id}`), 'own profile');
      return text.includes('Mallory') ? 'the name changed' : accepted(answer);
    },
  },
  {
    id: 'idor-address-delete',
    tries: 'a shopper deletes an address of another shopper, through both ids of the path',
    control: 'S-01',
    async attack({ register, bob }) {
      const owner = await register();
      const address = { fullName: 'Layla', phone: '0501234567', city: 'Dubai', area: 'Al Barsha' };
      const path = `/users/${owner.id}/addresses`;
      ok(await owner.call('POST', path, { json: { ...address, building: 'Palm House' } }), 'add');
      const [{ id }] = Object.values((await owner.call('GET', path)).json).find(Array.isArray);
      await bob.call('DELETE', `${path}/${id}`);
      await bob.call('DELETE', `/users/${bob.id}/addresses/${id}`);
      const { text } = ok(await owner.call('GET', path), 'addresses');
      if (!text.includes('Palm House')) return 'the address is gone';
      ok(await owner.call('DELETE', `${path}/${id}`), 'deleted by its owner');
      return undefined;
    },
  },
  ...[
    ['shopper', 'user_id', ({ alice, bob }) => [alice, bob], ({ id }) => `/users/${id}/passkeys`],
    ['vendor', 'staff_id', ({ rival, vendor }) => [rival, vendor], () => '/admin/account/passkeys'],
  ].map(ofPasskeys),
  {
    id: 'order-page-personal-data',
    tries: 'a guest who knows the id of an order reads name, phone and address of the shopper',
    control: 'S-03',
    async attack({ order, guest }) {
      const { operationId, buyer, phone } = await order();
      const { text } = ok(await guest.call('GET', `/users/orders/one/${operationId}`), 'page');
      const found = [CANARY.name, phone.slice(1), 'Palm House', buyer.email].filter((each) =>
        text.includes(each),
      );
      return found.length > 0 ? `shows ${found.join()}` : undefined;
    },
  },
  {
    id: 'order-id-enumeration',
    tries: 'a guest guesses 90 order ids from one address, and looks for a different answer',
    control: 'S-03',
    async attack({ guest }) {
      const headers = { 'X-Forwarded-For': '203.0.113.77' };
      const kinds = new Set();
      for (let at = 0; at < 90; at += 1) {
        const id =
          at % 2 ? String(10 ** 12 + at) : `AAAAAAAAAAAAAAAA${String(at).padStart(4, '2')}`;
        const { status, json } = await guest.call('GET', `/users/orders/one/${id}`, { headers });
        kinds.add(`${status} ${json?.code}`);
      }
      if (![...kinds].some((kind) => kind.startsWith('429'))) return 'no limit after 90 guesses';
      return kinds.size === 2 ? undefined : `different answers: ${[...kinds].join()}`;
    },
  },
  {
    id: 'staff-routes-as-shopper',
    tries: 'guests and shoppers call routes of staff',
    control: 'S-02',
    attack: ({ guest, bob }) =>
      firstOf(
        [guest, bob].flatMap((who) =>
          STAFF_PATHS.map((path) => async () => accepted(await who.call('GET', path), path)),
        ),
      ),
  },
  {
    id: 'admin-routes-as-vendor',
    tries: 'a vendor adds an admin, changes permissions, reads shoppers and the audit log',
    control: 'S-02',
    async attack({ vendor, admin }) {
      for (const path of STAFF_PATHS) ok(await admin.call('GET', path), path);
      const permissions = await permissionsOf(admin);
      ok(
        await admin.call('POST', '/brands/add', { files: { name: 'Control', icon: PICTURE } }),
        'a brand',
      );
      const files = { name: 'Mallory', username: 'mallory', password: 'Horse-battery-77' };
      return firstOf([
        async () =>
          accepted(
            await vendor.call('POST', '/admin/add', { files: { ...files, type: 'admin' } }),
            'added an admin',
          ),
        async () =>
          accepted(
            await vendor.call('PUT', '/admin/permissions', { json: permissions }),
            'permissions',
          ),
        async () => accepted(await vendor.call('GET', '/users/all'), 'shoppers'),
        async () => accepted(await vendor.call('GET', '/admin/audit'), 'audit log'),
        async () =>
          accepted(
            await vendor.call('POST', '/brands/add', { files: { name: 'X', icon: PICTURE } }),
            'a brand',
          ),
      ]);
    },
  },
  {
    id: 'vendor-foreign-product',
    tries:
      'a vendor changes, reprices, hides and deletes a product of another vendor, also in a mixed batch',
    control: 'S-01',
    async attack({ product, rival, guest, category }) {
      const { id } = await product();
      const own = ok(
        await rival.call('POST', '/products/add-product', {
          files: { name: 'Own ring', price: '5', category_id: String(category) },
        }),
        'own product',
      ).json.product.id;
      await rival.call('PUT', `/products/update-product/${id}`, { files: { price: '1' } });
      await rival.call('PATCH', `/products/${id}/quick-values`, {
        json: { price: 1, before: { price: 100 } },
      });
      await rival.call('PUT', '/products/publication', { json: { ids: [id], published: false } });
      await rival.call('DELETE', `/products/${id}`);
      await rival.call('DELETE', '/products/batch-delete', { json: { ids: [own, id] } });
      const answer = await guest.call('GET', `/products/one/${id}`);
      if (!isOk(answer)) return 'the product is gone';
      if (answer.json.product.price !== 100) return `the price is ${answer.json.product.price}`;
      if (!isOk(await guest.call('GET', `/products/one/${own}`)))
        return 'half of the batch was deleted';
      ok(await rival.call('DELETE', '/products/batch-delete', { json: { ids: [own] } }), 'own');
      return undefined;
    },
  },
  {
    id: 'vendor-foreign-order-lines',
    tries: 'a vendor reads an order without own lines, by its id and in the list',
    control: 'S-01',
    async attack({ order, rival, vendor, stateOf }) {
      const { operationId } = await order();
      // Vendors know orders by their number.
      const { number } = await stateOf(operationId);
      const path = `/users/orders/one/${number}`;
      const own = ok(await vendor.call('GET', '/users/orders/all'), 'the list of its vendor');
      if (!own.text.includes(number)) throw new Error('Its vendor does not see the order.');
      ok(await vendor.call('GET', path), 'the order of its vendor');
      const list = ok(await rival.call('GET', '/users/orders/all'), 'own list');
      if (list.text.includes(number)) return 'the list contains the order';
      return firstOf(
        [path, `/users/orders/one/${operationId}`].map(
          (each) => async () => shows(await rival.call('GET', each), each),
        ),
      );
    },
  },
  {
    id: 'vendor-contact-of-shopper',
    tries: 'a vendor looks for phone, email and address of a shopper in the own orders',
    control: 'S-07',
    async attack({ order, vendor, stateOf }) {
      const { buyer, phone, operationId } = await order();
      const { number } = await stateOf(operationId);
      const { text } = ok(await vendor.call('GET', '/users/orders/all'), 'own list');
      if (!text.includes(number)) throw new Error('The vendor does not see the order.');
      const found = [buyer.email, phone.slice(1), 'Palm House'].filter((each) =>
        text.includes(each),
      );
      return found.length > 0 ? `shows ${found.join()}` : undefined;
    },
  },
  {
    id: 'protected-path-notations',
    tries:
      'protected routes in other notations: slashes, case, dots, encodings, HEAD, a method override',
    control: 'S-02',
    async attack({ request, bob, admin }) {
      ok(await request('GET', '/api/users/all', { headers: admin.headers }), 'the plain path');
      return firstOf(
        [
          '/api/users/all/',
          '/API/USERS/ALL',
          '/api//users/all',
          '/api/./users/all',
          '/api/x/../users/all',
          '/api/users%2fall',
          '/api/users/all%20',
          '/api/users/all;x',
          '/api/users/all.json',
          '/api/products/all/../../users/all',
        ].flatMap((path) =>
          ['GET', 'HEAD'].map((method) => async () => {
            const answer = await request(method, path, {
              headers: { ...bob.headers, 'X-HTTP-Method-Override': 'GET' },
            });
            const isPage = String(answer.headers['content-type']).startsWith('text/html');
            return isPage ? undefined : accepted(answer, `${method} ${path}`);
          }),
        ),
      );
    },
  },
  {
    id: 'queue-board',
    tries: 'guests, shoppers and vendors open the queue board',
    control: 'S-19',
    async attack({ request, guest, bob, vendor, admin, port }) {
      const open = ({ headers }, path) =>
        request('GET', path, { headers: { ...headers, Host: `admin.localhost:${port}` } });
      const shown = (answer) => /"queues":\[|<title>Queues/.test(answer.text);
      for (const path of ['/queues/', '/queues/api/queues'])
        if (!shown(await open(admin, path))) throw new Error(`An admin does not see ${path}.`);
      return firstOf(
        [guest, bob, vendor].flatMap((who) =>
          ['/queues', '/queues/', '/queues/api/queues', '/QUEUES/', '/QUEUES/api/queues'].map(
            (path) => async () => {
              const answer = await open(who, path);
              return shown(answer) ? accepted(answer, path) : undefined;
            },
          ),
        ),
      );
    },
  },
];
