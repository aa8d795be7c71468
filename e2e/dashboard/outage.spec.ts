import { expect, test, type Page } from '@playwright/test';
import { awbsOf } from '../support/carrier';
import { mailsAbout } from '../support/mailbox';
import {
  requestShipment,
  setCarrierScenario,
  newSignedInShopper,
  orderInCash,
} from '../support/orders';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

// The tests stop the same worker and provider, so they run one after the other.
test.describe.configure({ mode: 'default' });

/** Each shipment is retried, so that enough calls fail to open the circuit breaker. */
const ORDERS = 10;
/** With production timeouts the alert takes minutes. */
const TIMEOUT_MS = 240_000;

const openQueues = (page: Page) => page.goto(`${shop.admin}/dashboard/queues`);
const rowsOf = (page: Page, region: string) =>
  page.getByRole('region', { name: region, exact: true }).getByRole('listitem');
const expectAlertMail = (subject: string) =>
  expect
    .poll(async () => (await mailsAbout(subject, shop.sales)).length, { timeout: TIMEOUT_MS })
    .toBeGreaterThan(0);

test('ADM-QUEUE-03 ADM-QUEUE-04 a failing carrier is paused, operations are notified, and every shipment is created after it recovers', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const { product } = await asStaff<{ product: { id: number } }>(
    page,
    'POST',
    'products/add-product',
    { name: `Outage ${Date.now()}`, price: '100', stock: '99', category_id: '2' },
  );
  const shopper = await newSignedInShopper();
  const orders: string[] = [];
  // An identical order would be a duplicate.
  for (let quantity = 1; quantity <= ORDERS; quantity += 1)
    orders.push(await orderInCash(shopper, { product: product.id, quantity }));
  const ofAll = <T>(work: (order: string) => Promise<T>) => Promise.all(orders.map(work));
  const carrier = rowsOf(page, 'Providers').filter({ hasText: 'Carrier' });

  try {
    await ofAll((order) => setCarrierScenario('busy-429', order));
    await openQueues(page);
    await expect(carrier).toContainText('Working');
    await Promise.all([
      ofAll((order) => requestShipment(shopper, order)),
      expect(carrier).toContainText('Paused after failures', { timeout: TIMEOUT_MS }),
    ]);
    await expect(carrier).toContainText('next attempt at');
    await expectAlertMail('The carrier is not responding');
  } finally {
    await ofAll((order) => setCarrierScenario('create-ok', order));
  }
  await expect
    .poll(async () => (await ofAll(awbsOf)).map(({ length }) => length), { timeout: TIMEOUT_MS })
    .toEqual(orders.map(() => 1));
  await expect(carrier).toContainText('Working', { timeout: TIMEOUT_MS });
  const shipments = page.getByRole('region', { name: 'Shipments', exact: true });
  await expect(shipments.getByRole('button', { name: /^Retry all failed jobs/ })).toHaveCount(0);
  await asStaff(page, 'DELETE', `products/${product.id}`);
});

test('ADM-QUEUE-04 ADM-QUEUE-07 a killed worker is shown as not responding, operations are notified, and another takes over', async ({
  page,
}) => {
  await beStaff(page, 'ops');
  await openQueues(page);
  const { workers } = await asStaff<{ workers: { host: string; pid: number; stale: boolean }[] }>(
    page,
    'GET',
    'admin/queues',
  );
  const worker = workers.find(({ stale }) => !stale);
  if (!worker) throw new Error('No worker is running.');
  process.kill(worker.pid, 'SIGKILL');

  const rows = rowsOf(page, 'Workers');
  const name = page.getByText(`${worker.host} · ${worker.pid}`, { exact: true });
  await expect(rows.filter({ has: name })).toContainText('Not responding', { timeout: TIMEOUT_MS });
  await expect(rows.filter({ hasText: 'Active' }).first()).toBeVisible({ timeout: TIMEOUT_MS });
  await expectAlertMail('A worker has stopped responding');
});
