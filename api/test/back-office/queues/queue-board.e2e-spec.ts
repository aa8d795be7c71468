import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { startOrderShop, until, type OrderShop } from '../../support/order-shop.js';

/** A mail server that rejects every recipient and repeats the address. */
const startRefusingSmtp = async (): Promise<Server> => {
  const server = createServer((client) => {
    client.on('error', () => undefined).write('220 here\r\n');
    client.on('data', (data) => {
      const [, address] = /^RCPT TO:<(.+)>/i.exec(data.toString()) ?? [];
      client.write(address ? `550 5.1.1 <${address}> (call +971501234567)\r\n` : '250 fine\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

let shop: OrderShop;
let smtp: Server;
let ops: StaffSession;
let vendor: StaffSession;
let host: string;
const realSmtp = process.env['SMTP_URL'];

beforeAll(async () => {
  smtp = await startRefusingSmtp();
  const { port } = smtp.address() as AddressInfo;
  shop = await startOrderShop({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const rows = rowsOf(shop.test);
  await rows.staff('board-ops', 'ops');
  await rows.staff('board-vendor', 'vendor');
  ops = await staffSessionOf(shop.test, 'board-ops');
  vendor = await staffSessionOf(shop.test, 'board-vendor');
  host = new URL(process.env['ADMIN_URL'] ?? '').host;
});
afterAll(async () => {
  await shop.close();
  smtp.close();
  process.env['SMTP_URL'] = realSmtp;
});

type Method = 'get' | 'head' | 'put' | 'post' | 'delete';
const call = (path: string, cookie = '', method: Method = 'get') =>
  shop.test.http[method](path)
    .set('Host', host)
    .set('Cookie', cookie)
    .set('Accept', 'application/json');

it('S-19 the queue dashboard shows every queue to operations', async () => {
  const { body } = await call('/queues/api/queues', ops.cookie).expect(200);
  expect(body.queues.map(({ name }: { name: string }) => name)).toEqual([
    'mail',
    'shipments',
    'payments',
    'imports',
    'media',
    'exports',
  ]);
});

it('S-19 every address below it is refused to guests and vendors, in any notation', async () => {
  const { text } = await call('/queues', ops.cookie).expect(200);
  const files = [...text.matchAll(/(?:src|href)="([^"]*static[^"]+)"/g)].map(
    ([, file = '']) => new URL(file, `http://${host}/queues/`).pathname,
  );
  expect(files.length).toBeGreaterThan(0);
  const paths = [
    ...files,
    '/queues',
    '/queues/',
    '/QUEUES/api/queues',
    '/queues/queue/mail',
    '/queues/queue/mail/1',
    '/queues/api/queues',
    '/queues/api/queues/',
    '/queues/api/queues?activeQueue=mail&status=failed',
    '/queues/api/queues/mail/1',
    '/queues/api/queues/mail/1/logs',
    '/queues/api/redis/stats',
    '/queues/nothing',
  ];
  for (const path of paths)
    for (const method of ['get', 'head'] as const) {
      const answers = [await call(path, '', method), await call(path, vendor.cookie, method)];
      expect([method, path, ...answers.map(({ status }) => status)]).toEqual([
        method,
        path,
        401,
        403,
      ]);
    }
  await call('/queues').set('Accept', 'text/html').expect(302);
});

it('S-19 it is not available on the storefront host', async () => {
  const { status, text } = await shop.test.http
    .get('/queues/api/queues')
    .set('Cookie', ops.cookie)
    .set('Accept', 'application/json');
  expect(status).toBe(404);
  expect(text).not.toContain('shipments');
});

it('S-19 ADM-QUEUE-20 it is read-only, including retries', async () => {
  const change = (method: Method, path: string, xsrf: string) =>
    call(path, ops.cookie, method).set('X-XSRF-TOKEN', xsrf).send({});
  for (const path of ['mail/empty', 'mail/pause', 'mail/resume', 'mail/add', 'mail/retry/failed/x'])
    await change('put', `/queues/api/queues/${path}`, ops.xsrf).expect(403);
  await change('post', '/queues/api/queues/mail/add', ops.xsrf).expect(403);
  await change('delete', '/queues/api/queues/mail/1', ops.xsrf).expect(403);
  await change('put', '/queues/api/queues/mail/1/retry/failed', ops.xsrf).expect(403);
  const { body } = await call('/queues/api/queues', ops.cookie).expect(200);
  expect(body.queues).toHaveLength(6);
  for (const queue of body.queues)
    expect(queue).toMatchObject({ readOnlyMode: true, allowRetries: false });
});

it('S-19 S-07 jobs contain no address and no phone number, the database row does', async () => {
  const rows = rowsOf(shop.test);
  const recipient = 'layla.hassan@example.com';
  const mailId = await rows.insert('mails', {
    dedupe_key: 'refused',
    template: 'message',
    recipient,
  });
  const id = await rows.insert('outbox', {
    topic: 'mail.send',
    dedupe_key: 'refused',
    payload: { mailId },
  });
  const failed = async (): Promise<{ text: string; jobs: { failedReason: string }[] }> => {
    const query = 'activeQueue=mail&status=failed&page=1&jobsPerPage=20';
    const { text, body } = await call(`/queues/api/queues?${query}`, ops.cookie).expect(200);
    return { text, jobs: body.queues.find(({ name }: { name: string }) => name === 'mail').jobs };
  };
  await until(async () => (await failed()).jobs.length > 0, 'the mail is refused');
  const { text, jobs } = await failed();
  expect(jobs[0]?.failedReason).toContain('550 5.1.1');
  expect(text).not.toContain('layla');
  expect(text).not.toContain('501234567');
  const [row]: { last_error: string }[] = await shop.test.db.query(
    'select last_error from outbox where id = $1',
    [id],
  );
  expect(row?.last_error).toContain(recipient);
});
