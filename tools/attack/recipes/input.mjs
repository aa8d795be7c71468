import { randomUUID } from 'node:crypto';
import { accepted, ADDRESS, firstOf, isOk, ok } from '../shop.mjs';

/** Waits for a mail; throws if it does not come, because then the absence of others proves nothing. */
const arrival = async (mails, to, subject) => {
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await mails(to)).some((mail) => mail.subject.includes(subject))) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The own message did not arrive.');
};

export const input = [
  {
    id: 'register-with-role',
    tries: 'a registration with type, role, id and a verified address',
    control: 'S-06',
    async attack({ guest, signIn }) {
      const email = `mallory-${Date.now()}@example.com`;
      const password = 'Horse-battery-77';
      const person = { name: 'Mallory', phone: '0501234567', email, password };
      const extra = { type: 'admin', role: 'admin', isAdmin: true, id: 1, emailVerifiedAt: '2020' };
      const { status } = await guest.call('POST', '/users/register', {
        json: { ...person, ...extra },
      });
      if (status >= 400) return undefined;
      const mallory = await signIn(email, password);
      if (mallory.id === 1) return 'took the id 1';
      return accepted(await mallory.call('GET', '/users/all'), 'became staff');
    },
  },
  {
    id: 'profile-with-role',
    tries: 'a change of the own profile with type, role, email and a verified address',
    control: 'S-06',
    async attack({ register }) {
      const mallory = await register();
      const extra = { type: 'admin', role: 'admin', email: 'ceo@example.com', deletedAt: null };
      await mallory.call('PUT', `/users/${mallory.id}`, { json: { name: 'M', ...extra } });
      const { text } = ok(await mallory.call('GET', `/users/${mallory.id}`), 'profile');
      if (text.includes('ceo@example.com')) return 'the email changed without verification';
      return accepted(await mallory.call('GET', '/users/all'), 'became staff');
    },
  },
  {
    id: 'product-of-other-vendor',
    tries: 'a vendor adds a product in the name of another vendor, with a rating',
    control: 'S-06',
    async attack({ rival, vendor, category }) {
      const files = { name: 'Ring', price: '1', category_id: String(category) };
      const answer = await rival.call('POST', '/products/add-product', {
        files: { ...files, vendor: String(vendor.id) },
      });
      const owner = answer.json?.product?.vendor;
      if (isOk(answer) && Number(owner?.id ?? owner) === vendor.id)
        return 'owner is another vendor';
      const rated = await rival.call('POST', '/products/add-product', {
        files: { ...files, rating: '5', reviewCount: '999' },
      });
      return Number(rated.json?.product?.rating) === 5
        ? 'the product has a rating of 5'
        : undefined;
    },
  },
  {
    id: 'prototype-pollution',
    tries: 'keys such as __proto__ in JSON, forms and queries, to gain a role for everyone',
    control: 'S-06',
    async attack({ guest, bob }) {
      const body =
        '{"__proto__":{"role":"admin","isAdmin":true},"emailOrUsername":"a","password":"b"}';
      await guest.call('POST', '/users/login', { body, type: 'application/json' });
      await guest.call('GET', '/products/all?__proto__[role]=admin&constructor[prototype][x]=1');
      await bob.call('POST', '/sendData', { form: { '__proto__[role]': 'admin' } });
      return accepted(await bob.call('GET', '/users/all'), 'became staff');
    },
  },
  {
    id: 'type-confusion',
    tries: 'objects and arrays where texts belong, at login, search and reset',
    control: 'S-06',
    attack: ({ guest }) =>
      firstOf(
        [{ $ne: null }, ['a'], { toString: 'x' }, true].flatMap((value) => [
          async () =>
            accepted(
              await guest.call('POST', '/users/login', {
                json: { emailOrUsername: value, password: value },
              }),
              'login',
            ),
          async () => {
            const answer = await guest.call('POST', '/users/reset-password', {
              json: { token: value, password: 'Horse-battery-77' },
            });
            return answer.status >= 500 ? `status ${answer.status}` : accepted(answer, 'reset');
          },
        ]),
      ),
  },
  {
    id: 'sql-injection',
    tries: 'SQL in search, sort, filters and ids',
    control: 'S-06',
    async attack({ guest }) {
      const { json } = ok(await guest.call('GET', '/products/all?limit=1'), 'products');
      const texts = [
        "' or '1'='1",
        "'; drop table users; --",
        '1) union select password_hash from staff --',
      ];
      for (const text of texts.map(encodeURIComponent))
        for (const path of [
          `search?q=${text}`,
          `all?q=${text}`,
          `all?sort=${text}`,
          `one/${text}`,
        ]) {
          const answer = await guest.call('GET', `/products/${path}`);
          if (answer.status >= 500 || /argon2|syntax error/.test(answer.text))
            return `${path}: ${answer.status} ${answer.text.slice(0, 100)}`;
        }
      const after = ok(await guest.call('GET', '/products/all?limit=1'), 'products').json;
      return after.total === json.total ? undefined : 'the number of products changed';
    },
  },
  {
    id: 'stored-xss-review',
    tries:
      'a script in a review that is shown, in the page of the product and the list of its reviews',
    control: 'S-18',
    async attack({ product, register, get, guest }) {
      const { id } = await product();
      const mallory = await register({ name: '<img src=x onerror=alert(2)>' });
      const comment = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
      ok(
        await mallory.call('POST', '/reviews', { json: { productId: id, stars: 5, comment } }),
        'review',
      );
      const list = ok(await guest.call('GET', `/reviews/product/${id}`), 'reviews');
      if (!list.text.includes('alert(1)')) throw new Error('The review is not shown.');
      const page = ok(await get(`/product/${id}`), 'page').text;
      if (/<script>alert\(1\)|<img src=x onerror/.test(page)) return 'the page has the script';
      const type = String(list.headers['content-type']);
      return type.startsWith('application/json') ? undefined : `the list is sent as ${type}`;
    },
  },
  {
    id: 'stored-xss-product',
    tries:
      'a vendor puts a script in name and description of a product: head, page, schema.org facts',
    control: 'S-18',
    async attack({ product, get }) {
      const name = 'Ring</title></script><script>alert(1)</script>';
      const { id } = await product({ name, description: '"><svg onload=alert(1)>' });
      const page = ok(await get(`/product/${id}`), 'page').text;
      return /<script>alert\(1\)|<svg onload/.test(page) ? 'the page has the script' : undefined;
    },
  },
  {
    id: 'reflected-xss',
    tries: 'a script in addresses of pages: search, missing pages, order pages',
    control: 'S-18',
    attack: ({ get }) =>
      firstOf(
        ['/search?q=', '/nothing/', '/order/', '/category/1?tag=', '/payment-success/'].map(
          (path) => async () => {
            const { text } = await get(
              `${path}${encodeURIComponent('"><script>alert(1)</script>')}`,
            );
            return text.includes('<script>alert(1)') ? `${path} has the script` : undefined;
          },
        ),
      ),
  },
  {
    id: 'stored-javascript-link',
    tries: 'links with javascript:, data: and other hosts in notations of a path',
    control: 'S-20',
    attack: async ({ admin }) => {
      const files = { name: 'Bank', path: 'https://example.com' };
      ok(await admin.call('POST', '/partners/add', { files }), 'a partner');
      return firstOf(
        [
          'javascript:alert(1)',
          ' JaVaScRiPt:alert(1)',
          'data:text/html,x',
          '//attacker.example',
          'https:\\\\attacker.example',
          '/\\attacker.example',
        ].map(
          (path) => async () =>
            accepted(
              await admin.call('POST', '/partners/add', { files: { name: 'Bank', path } }),
              path,
            ),
        ),
      );
    },
  },
  {
    id: 'mail-relay',
    tries: 'mails to other people: as text, list, comma, display name, cc',
    control: 'S-08',
    async attack({ bob, mails }) {
      const message = { subject: 'You won', text: 'Click' };
      const victim = 'victim@example.org';
      for (const path of ['/users/send-email', '/users/send-email-html'])
        for (const to of [
          victim,
          [bob.email, victim],
          `${bob.email}, ${victim}`,
          `"${bob.email}" <${victim}>`,
        ])
          await bob.call('POST', path, { json: { ...message, to } });
      await bob.call('POST', '/users/send-email', {
        json: { ...message, to: bob.email, cc: victim },
      });
      // The own message is sent last; once it has arrived, the ones before would have.
      const subject = `Control ${randomUUID()}`;
      const last = { to: bob.email, subject, text: 'Hello' };
      ok(await bob.call('POST', '/users/send-email', { json: last }), 'the own message');
      await arrival(mails, bob.email, subject);
      return (await mails(victim)).length > 0 ? 'a mail reached the victim' : undefined;
    },
  },
  {
    id: 'mail-header-injection',
    tries: 'line breaks in recipient, subject and name, to add recipients',
    control: 'S-08',
    attack: ({ bob, guest }) =>
      firstOf([
        async () =>
          accepted(
            await bob.call('POST', '/users/send-email', {
              json: { to: `${bob.email}\r\nBcc: victim@example.org`, subject: 'a', text: 'b' },
            }),
            'recipient',
          ),
        async () =>
          accepted(
            await bob.call('POST', '/users/send-email', {
              json: { to: bob.email, subject: 'a\r\nBcc: victim@example.org', text: 'b' },
            }),
            'subject',
          ),
        async () =>
          accepted(
            await guest.call('POST', '/users/register', {
              json: {
                name: 'M',
                phone: '0501234567',
                email: 'a@example.com\r\nBcc: victim@example.org',
                password: 'Horse-battery-77',
              },
            }),
            'email of an account',
          ),
      ]),
  },
  {
    id: 'order-mail-recipients',
    tries: 'an order whose mails go to several strangers through a comma in `email_id`',
    control: 'S-08',
    async attack({ cardOrder, register, mails }) {
      const mallory = await register();
      const answer = await cardOrder(mallory, { email_id: 'v1@example.org,v2@example.org' });
      const reached = [...(await mails('v1@example.org')), ...(await mails('v2@example.org'))];
      return reached.length > 0 ? 'a mail reached a stranger' : accepted(answer);
    },
  },
  {
    id: 'address-beyond-limits',
    tries:
      'an order with an address of 70,000 characters, of another country, and with control characters',
    control: 'S-06',
    attack: ({ cashOrder, register, product }) =>
      firstOf(
        [{ area: 'x'.repeat(70_000) }, { city: 'Paris' }, { building: 'a\0b' }].map(
          (change) => async () => {
            const mallory = await register();
            const { id } = await product();
            const answer = await cashOrder(mallory, [{ productId: id, quantity: 1 }], {
              json: { address: { ...ADDRESS, ...change } },
            });
            return answer.status >= 500 ? `status ${answer.status}` : accepted(answer);
          },
        ),
      ),
  },
];
