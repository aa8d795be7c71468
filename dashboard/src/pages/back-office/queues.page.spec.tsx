import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { queueRow, queuesRow } from '@/testing/rows';
import { admin, ops, vendor } from '@/testing/staff';

const letter = {
  id: 71,
  queue: 'mail' as const,
  topic: 'mail.send',
  attempts: 36,
  error: 'No such mailbox',
  createdAt: '2026-11-20T08:00:00.000Z',
  deadAt: '2026-11-20T09:00:00.000Z',
  operationId: 'ABCDEFGHJKMNPQRSTVWX',
  number: 'LW-10427',
};
const done = { success: true, message: 'Done.' };
const shop = (summary = queuesRow(), entries = [letter]) =>
  new FakeApi()
    .on('GET /admin/queues', summary)
    .on('GET /admin/queues/dead', { entries })
    .on('POST /admin/queues/{name}/pause', done)
    .on('POST /admin/queues/{name}/resume', done)
    .on('POST /admin/queues/{name}/retry', { ...done, count: 1 })
    .on('POST /admin/queues/dead/{id}/retry', done);
const open = (api = shop(), as = ops) => renderApp('/dashboard/queues', { as, api });
const card = (name: string) => screen.findByRole('region', { name });
const facts = (of: HTMLElement) =>
  Object.fromEntries(
    [...of.querySelectorAll('dt')].map((dt) => [
      dt.textContent,
      dt.parentElement?.querySelector('dd')?.textContent,
    ]),
  );
const writes = (api: FakeApi) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

it('ADM-QUEUE-08 shows the waiting jobs, late jobs and dead letters of each queue', async () => {
  const mail = queueRow('mail', {
    jobs: { waiting: 4, active: 2, rate: 24 },
    outbox: { open: 14, late: 3, dead: 2, oldest: 192_000 },
  });
  await open(shop(queuesRow({ queues: [mail, queueRow('payments')] })));
  const shown = await card('Email');
  expect(facts(shown)).toEqual({
    Pending: '14',
    Overdue: '3',
    Failed: '2',
    Oldest: '3 min',
    Waiting: '4',
    Running: '2',
    Delayed: '0',
    'Failed in Redis': '0',
    'Per minute': '24',
  });
  expect(within(shown).getByText('Needs attention')).toBeTruthy();
  expect(within(await card('Payments')).getByText('On time')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Jobs' }).getAttribute('href')).toBe('/queues');
});

it('ADM-QUEUE-08 asks before it pauses a queue, and resumes a paused one', async () => {
  const { api } = await open(shop(), admin);
  fireEvent.click(await screen.findByRole('button', { name: 'Pause Email' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep running' }));
  expect(writes(api)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Pause Email' }));
  const question = await screen.findByRole('alertdialog', { name: 'Pause Email?' });
  api.on(
    'GET /admin/queues',
    queuesRow({ queues: [queueRow('mail', { jobs: { paused: true } })] }),
  );
  fireEvent.click(within(question).getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Queue paused.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Resume Email' }));
  expect(await screen.findByText('Queue resumed.')).toBeTruthy();
  expect(writes(api)).toEqual(['/admin/queues/mail/pause', '/admin/queues/mail/resume']);
});

it('ADM-QUEUE-02 RIGHT-12 offers no pause to operations', async () => {
  await open();
  await screen.findByRole('button', { name: 'Retry mail.send 71' });
  expect(screen.queryByRole('button', { name: /^(Pause|Resume)/ })).toBeNull();
});

it('ADM-QUEUE-08 lists dead letters with their orders, and retries one or all', async () => {
  const mail = queueRow('mail', { outbox: { dead: 1 } });
  const { api } = await open(shop(queuesRow({ queues: [mail] })));
  await screen.findByText('No such mailbox');
  expect(screen.getByText('36 attempts')).toBeTruthy();
  const link = screen.getByRole('link', { name: /View Order/ });
  expect(link.getAttribute('href')).toBe('/dashboard/orders/ABCDEFGHJKMNPQRSTVWX');
  fireEvent.click(await screen.findByRole('button', { name: 'Retry all failed jobs Email' }));
  expect(await screen.findByText('All failed jobs are being retried.')).toBeTruthy();
  api.on('GET /admin/queues/dead', { entries: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Retry mail.send 71' }));
  expect(await screen.findByText('No failed jobs.')).toBeTruthy();
  expect(writes(api)).toEqual(['/admin/queues/mail/retry', '/admin/queues/dead/71/retry']);
});

it('ADM-QUEUE-08 shows why an action was refused', async () => {
  const api = shop().on('POST /admin/queues/dead/{id}/retry', () =>
    problem(404, 'This failed job was not found.'),
  );
  await open(api);
  fireEvent.click(await screen.findByRole('button', { name: 'Retry mail.send 71' }));
  expect(await screen.findByText('This failed job was not found.')).toBeTruthy();
});

it('ADM-QUEUE-08 shows that Redis is down and no worker is running, and offers no pause', async () => {
  const queues = [queueRow('mail', { jobs: null, outbox: { open: 5 } })];
  await open(shop(queuesRow({ redis: false, queues, workers: [] })));
  expect(facts(await card('Email'))).toMatchObject({
    Pending: '5',
    Running: '–',
    'Per minute': '–',
  });
  await screen.findByText(/^Redis is not responding. Orders are still accepted/);
  await screen.findByText('No worker is running: no emails are sent and no shipments are created.');
  expect(screen.queryByRole('button', { name: 'Pause Email' })).toBeNull();
});

it('ADM-QUEUE-08 shows workers and providers with an open circuit breaker', async () => {
  const [alive] = queuesRow().workers;
  if (!alive) throw new Error('no worker');
  const silent = { ...alive, id: 'b', host: 'worker-2', stale: true };
  const since = '2026-11-21T08:00:00.000Z';
  const held = { provider: 'carrier' as const, state: 'open' as const, since, retryAt: since };
  await open(shop(queuesRow({ workers: [alive, silent], breakers: [held] })));
  const workers = await screen.findByRole('region', { name: 'Workers' });
  expect(within(workers).getByText('Active')).toBeTruthy();
  expect(within(workers).getByText('Not responding')).toBeTruthy();
  const providers = screen.getByRole('region', { name: 'Providers' });
  expect(providers.textContent).toContain('CarrierPaused after failures');
  expect(providers.textContent).toContain('next attempt at 12:00');
});

it('ADM-QUEUE-06 ADM-QUEUE-08 shows the age of the oldest row of each retention rule', async () => {
  const oldest = new Date(Date.now() - 50 * 3_600_000).toISOString();
  const retention = [
    { table: 'outbox' as const, days: 30, oldest },
    { table: 'payment_events' as const, days: 400, oldest: null },
  ];
  await open(shop(queuesRow({ retention })));
  const panel = await screen.findByRole('region', { name: 'Data retention' });
  const rows = within(panel).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Completed outbox messagesDeleted after 30 days. Oldest: 2 days ago',
    'Card gateway eventsDeleted after 400 days. None stored.',
  ]);
});

it('ADM-QUEUE-08 reports a failed load and offers a retry', async () => {
  const api = shop().on('GET /admin/queues', () => problem(500, 'Broken.'));
  await open(api, admin);
  expect(await screen.findByText('The queues could not be loaded.')).toBeTruthy();
  api.on('GET /admin/queues', queuesRow());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Email')).toBeTruthy();
});

it('ADM-QUEUE-08 is closed to vendors', async () => {
  const { api } = await open(shop(), vendor);
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
  await waitFor(() => expect(api.callsOf('GET /admin/queues')).toEqual([]));
});
