import { accepted, firstOf, ok } from '../shop.mjs';

const EVIL = 'attacker.example';
const names = (answer) =>
  answer.text.includes(EVIL) || String(answer.headers.location ?? '').includes(EVIL);

/** Text of the response to the hidden request, which no other response has. */
const MARKER = '"status":"ok"';
/** Sends one request with a second one where its body is, and returns all responses. */
const withHidden = ({ raw, port }, head, before) =>
  raw(
    `POST /api/users/login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n${head}\r\n\r\n` +
      `${before}GET /api/health/live HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`,
  );
const smuggled = (shop, head, before) => async () =>
  (await withHidden(shop, head, before)).includes(MARKER)
    ? `the hidden request is answered for: ${head}`
    : undefined;

export const web = [
  {
    id: 'host-header',
    tries: 'pages, site map and redirects with another host in Host',
    control: 'S-13',
    attack: ({ get }) =>
      firstOf(
        ['/', '/product/1', '/sitemap.xml', '/robots.txt', '/en', '/products/'].map(
          (path) => async () =>
            names(await get(path, { headers: { Host: EVIL } }))
              ? `${path} names ${EVIL}`
              : undefined,
        ),
      ),
  },
  {
    id: 'cache-poisoning',
    tries: 'unkeyed headers that change a page or list, then the same address without them',
    control: 'S-07',
    attack: ({ get }) =>
      firstOf(
        [
          { 'X-Forwarded-Host': EVIL },
          { 'X-Host': EVIL },
          { Forwarded: `host=${EVIL}` },
          { 'X-Original-URL': '/api/users/all' },
          { 'X-Rewrite-URL': `/${EVIL}` },
          { 'X-Forwarded-Proto': `${EVIL}` },
          { 'Accept-Language': EVIL },
          { Origin: `https://${EVIL}` },
        ].flatMap((headers) =>
          ['/', '/api/products/all?limit=3', '/api/products/one/1'].map((path) => async () => {
            await get(path, { headers });
            const after = ok(await get(path), path);
            const allowed = String(after.headers['access-control-allow-origin'] ?? '');
            return names(after) || allowed.includes(EVIL)
              ? `${path} is poisoned by ${Object.keys(headers)[0]}`
              : undefined;
          }),
        ),
      ),
  },
  {
    id: 'cache-deception',
    tries: 'personal responses under addresses that look cacheable, read by a guest afterwards',
    control: 'TRUST-30',
    attack: ({ alice, guest }) =>
      firstOf(
        [
          `/users/${alice.id}`,
          `/users/${alice.id}/a.css`,
          `/users/${alice.id};a.js`,
          `/get-payment-logs/${alice.id}`,
        ].map((path) => async () => {
          const own = await alice.call('GET', path);
          const isStored = own.status === 200 && !/no-store/.test(own.headers['cache-control']);
          if (isStored) return `${path} may be stored`;
          return accepted(await guest.call('GET', path), path);
        }),
      ),
  },
  {
    id: 'open-redirect',
    tries:
      'redirects to another host by slashes, encodings, the language prefix and the return of the card page',
    control: 'S-20',
    attack: ({ request }) =>
      firstOf(
        [
          `//${EVIL}`,
          `//${EVIL}/`,
          `/%5c${EVIL}/`,
          `/\\${EVIL}/`,
          `/ar//${EVIL}/`,
          `/en//${EVIL}`,
          `/products//${EVIL}/..;/`,
          `/api/payments/card/return?redirect=https://${EVIL}&success_url=https://${EVIL}`,
          `/login?next=//${EVIL}`,
        ].map((path) => async () => {
          const { headers } = await request('GET', path);
          const { location = '' } = headers;
          const isAway = /^(https?:)?[/\\]{2}/.test(location) && location.includes(EVIL);
          return isAway ? `${path} leads to ${location}` : undefined;
        }),
      ),
  },
  {
    id: 'header-splitting',
    tries: 'line breaks in paths and queries that end in response headers',
    control: 'S-20',
    attack: ({ request }) =>
      firstOf(
        [
          '/products%0d%0aSet-Cookie:%20a=b/',
          '/ar/%0d%0aX-Evil:1/',
          '/api/uploads/a%0d%0aX-Evil:1',
        ].map((path) => async () => {
          const { headers } = await request('GET', path);
          return headers['x-evil'] || String(headers['set-cookie']).includes('a=b')
            ? `${path} sets a header`
            : undefined;
        }),
      ),
  },
  {
    id: 'request-smuggling',
    tries:
      'Content-Length beside Transfer-Encoding, two lengths, folded and misspelt encodings, signs and spaces',
    control: 'TRUST-34',
    async attack(shop) {
      const chunked = '0\r\n\r\n';
      for (const [head, before] of [
        ['Content-Length: 0', ''],
        ['Transfer-Encoding: chunked', chunked],
      ])
        if (!(await withHidden(shop, head, before)).includes(MARKER))
          throw new Error(`Two well-formed requests have one response: ${head}`);
      return firstOf([
        smuggled(shop, 'Content-Length: 4\r\nTransfer-Encoding: chunked', chunked),
        smuggled(shop, 'Transfer-Encoding: chunked\r\nContent-Length: 4', chunked),
        smuggled(shop, 'Content-Length: 0\r\nContent-Length: 60', ''),
        smuggled(shop, 'Transfer-Encoding:\r\n chunked\r\nContent-Length: 4', chunked),
        smuggled(shop, 'Transfer-Encoding: xchunked\r\nContent-Length: 0', ''),
        smuggled(shop, 'Content-Length: +0', ''),
        smuggled(shop, 'Content-Length : 0', ''),
        smuggled(shop, 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', chunked),
      ]);
    },
  },
  {
    id: 'foreign-origin',
    tries:
      'scripts of another origin that read responses: CORS with Origin, null and a similar host',
    control: 'S-02',
    attack: ({ request, port, alice }) =>
      firstOf(
        [`https://${EVIL}`, 'null', `http://localhost:${port}.${EVIL}`].flatMap((Origin) =>
          ['GET', 'OPTIONS'].map((method) => async () => {
            const { headers } = await request(method, `/api/users/${alice.id}`, {
              headers: { ...alice.headers, Origin, 'Access-Control-Request-Method': 'PUT' },
            });
            const allowed = headers['access-control-allow-origin'];
            return allowed ? `${Origin} is allowed: ${allowed}` : undefined;
          }),
        ),
      ),
  },
  {
    id: 'unusual-methods',
    tries: 'TRACE, CONNECT, PROPFIND and DEBUG, and a write as HEAD',
    control: 'TRUST-34',
    attack: ({ raw, port, request }) =>
      firstOf([
        ...['TRACE', 'PROPFIND', 'DEBUG'].map((method) => async () => {
          const text = await raw(
            `${method} / HTTP/1.1\r\nHost: localhost:${port}\r\nX-Canary: seen\r\nConnection: close\r\n\r\n`,
          );
          return text.includes('X-Canary: seen') || /^HTTP\/1\.1 200/.test(text)
            ? method
            : undefined;
        }),
        async () => accepted(await request('HEAD', '/api/users/all'), 'HEAD'),
      ]),
  },
  {
    id: 'framing-and-sniffing',
    tries: 'a page in the frame of another site, and a response that is read as another type',
    control: 'S-17',
    attack: ({ get }) =>
      firstOf(
        ['/', '/login', '/api/products/all?limit=1'].map((path) => async () => {
          const { headers } = ok(await get(path), path);
          const policy = String(headers['content-security-policy']);
          const isFramed = path.startsWith('/api')
            ? false
            : !/frame-ancestors 'none'|frame-ancestors 'self'/.test(policy);
          return isFramed || headers['x-content-type-options'] !== 'nosniff' ? path : undefined;
        }),
      ),
  },
  {
    id: 'error-details',
    tries: 'errors that show stacks, SQL or versions: broken JSON, wrong types, unknown paths',
    control: 'S-07',
    attack: ({ guest, request }) =>
      firstOf(
        [
          async () => guest.call('POST', '/users/login', { body: '{', type: 'application/json' }),
          async () => guest.call('POST', '/users/login', { body: 'x', type: 'application/xml' }),
          async () => guest.call('GET', '/products/one/99999999999999999999'),
          async () => guest.call('GET', '/users/orders/one/%00'),
          async () => request('GET', '/api/%ff'),
          async () => request('GET', `/${'a/'.repeat(2000)}`),
        ].map((call) => async () => {
          const { status, text, headers } = await call();
          const isShown = /node_modules|\bat .+\.js:\d+|QueryFailed|syntax error at/.test(text);
          return isShown || status >= 500 || headers['x-powered-by']
            ? `${status} ${text.slice(0, 100)}`
            : undefined;
        }),
      ),
  },
  {
    id: 'metrics-and-documentation',
    tries: 'metrics, the API documentation and profiling on the public port',
    control: 'S-19',
    attack: ({ get }) =>
      firstOf(
        [
          '/metrics',
          '/api/metrics',
          '/api/docs',
          '/api-json',
          '/api/openapi.json',
          '/debug/pprof',
          '/api/admin/queues',
        ].map((path) => async () => {
          const answer = await get(path);
          const isPage = String(answer.headers['content-type']).startsWith('text/html');
          return isPage && !/swagger/i.test(answer.text) ? undefined : accepted(answer, path);
        }),
      ),
  },
];
