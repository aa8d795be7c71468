import { createTransport } from 'nodemailer';
import { freePort } from '../ports.js';
import { startMailbox, type Mailbox } from './mailbox.js';
import type { MailSummary } from './message.js';

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({ smtp: await freePort(), web: await freePort() });
});
afterAll(() => mailbox.stop());
beforeEach(() => call('/api/messages', { method: 'DELETE' }));

const call = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(mailbox.url + path, init);
const json = async (path: string): Promise<unknown> => (await call(path)).json();
const list = async (): Promise<MailSummary[]> =>
  JSON.parse(await (await call('/api/messages')).text());
const send = (to: string, subject: string, html = '<p>مرحبا</p>'): Promise<unknown> =>
  createTransport(mailbox.smtpUrl).sendMail({
    from: 'Liwan <hello@liwan.example>',
    to,
    bcc: 'hidden@liwan.example',
    subject,
    text: 'Hello',
    html,
    attachments: [{ filename: 'label.pdf', content: Buffer.alloc(10) }],
  });

it('stores every mail, newest first, and filters by recipient', async () => {
  await send('sara@example.com', 'First');
  await send('omar@example.com', 'طلبك');
  expect(await json('/api/messages')).toMatchObject([
    { subject: 'طلبك', from: 'Liwan <hello@liwan.example>' },
    { subject: 'First', to: ['sara@example.com', 'hidden@liwan.example'] },
  ]);
  expect(await json('/api/messages?to=SARA@example.com')).toMatchObject([{ subject: 'First' }]);
});

it('shows one mail with its text, page, headers and attachments', async () => {
  await send('sara@example.com', 'Whole');
  const id = (await list())[0]?.id;
  expect(await json(`/api/messages/${id}`)).toMatchObject({
    text: expect.stringContaining('Hello'),
    html: expect.stringContaining('مرحبا'),
    headers: expect.arrayContaining([{ name: 'Subject', value: 'Whole' }]),
    attachments: [{ filename: 'label.pdf', mimeType: 'application/pdf', size: 10 }],
  });
  expect((await call('/api/messages/none')).status).toBe(404);
});

it('an HTML mail cannot run scripts', async () => {
  await send('sara@example.com', 'Bad', '<script>alert(1)</script>');
  const id = (await list())[0]?.id;
  const page = await call(`/messages/${id}/html`);
  expect(page.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
});

it('stores the last 500 mails', async () => {
  const mailer = createTransport({ url: mailbox.smtpUrl, pool: true });
  for (let number = 1; number <= 501; number += 1)
    await mailer.sendMail({ from: 'a@b.example', to: 'c@d.example', subject: String(number) });
  mailer.close();
  const all = await list();
  expect([all.length, all[0]?.subject, all[499]?.subject]).toEqual([500, '501', '2']);
}, 60_000);

it('serves its page to this machine and rejects foreign host names', async () => {
  const page = await call('/');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Mailbox')]);
  const { request } = await import('node:http');
  const status = await new Promise((resolve) =>
    request(mailbox.url, { headers: { host: 'evil.example' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end(),
  );
  expect(status).toBe(403);
});
