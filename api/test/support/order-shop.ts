import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { freePort, type MailMessage } from '@shop/local-stack';
import {
  startCardSandbox,
  startCarrierSandbox,
  type CardSandbox,
  type CarrierSandbox,
} from '@shop/sandbox-providers';
import { orderNumber } from '@shop/shop-rules';
import { JobRunner } from '../../src/platform/queues/job-runner.js';
import { mountQueueBoard } from '../../src/modules/back-office/queues/queue-board.js';
import { SessionsService } from '../../src/platform/auth/sessions/sessions.service.js';
import { WorkerModule } from '../../src/app/worker/worker.module.js';
import { rowsOf, staffSessionOf, type StaffSession } from './catalogue-rows.js';
import { startApp, type TestApp } from './test-app.js';

const MERCHANT = {
  merchantId: '202401010001',
  merchantKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
};
const CARRIER = {
  username: 'sandbox@example.com',
  password: 'sandbox-password',
  accountNumber: '1000001',
  accountPin: '000000',
  accountEntity: 'DXB',
};
/**
 * Short intervals, and limits of calls and leases that a slow machine keeps, in ms; tests of what happens after a limit
 * shorten it.
 */
const TIMEOUTS = {
  createShipmentTimeout: 60_000,
  outboxPollInterval: 100,
  retryBackoff: 100,
  jobLock: 2000,
  stalledInterval: 1000,
  sweepInterval: 3_600_000,
  shipmentLookupDelay: 200,
  cardTimeout: 40_000,
  returnEnquiryTimeout: 40_000,
  carrierTimeout: 40_000,
  trackNowTimeout: 40_000,
  breachedPasswordsTimeout: 40_000,
  // Longer than a call to a provider: work that exceeds its lease is repeated.
  outboxLease: 60_000,
};

export const ADDRESS = {
  fullName: 'Layla Hassan',
  phone: '050 123 4567',
  city: 'Dubai',
  area: 'Al Barsha',
  building: 'Palm House',
  flat: '12',
};

export interface Shopper {
  id: number;
  token: string;
  email: string;
}

export interface OrderShop {
  test: TestApp;
  card: CardSandbox;
  carrier: CarrierSandbox;
  sales: string;
  category: number;
  vendor: number;
  startWorker(): Promise<INestApplicationContext>;
  worker(): INestApplicationContext;
  product(row?: Record<string, unknown>): Promise<number>;
  stockOf(productId: number): Promise<number>;
  /** A shopper with a session and a verified address. */
  shopper(name?: string): Promise<Shopper>;
  mails(to: string): Promise<MailMessage[]>;
  close(): Promise<void>;
}

/** The API, its worker and both provider sandboxes, with an address that the providers can reach. */
export const startOrderShop = async (
  options: {
    timeouts?: Partial<Record<string, number>>;
    env?: Record<string, string>;
    worker?: boolean;
  } = {},
): Promise<OrderShop> => {
  const card = await startCardSandbox({ port: 0, ...MERCHANT });
  const carrier = await startCarrierSandbox({ port: 0, ...CARRIER });
  const port = await freePort();
  const sales = `sales-${randomBytes(4).toString('hex')}@example.com`;
  const test = await startApp(
    {
      PORT: String(port),
      SHOP_URL: `http://127.0.0.1:${port}`,
      ADMIN_URL: `http://admin.localhost:${port}`,
      CARD_BASE_URL: card.url,
      CARRIER_BASE_URL: carrier.url,
      SALES_EMAIL: sales,
      TIMEOUTS: JSON.stringify({ ...TIMEOUTS, ...options.timeouts }),
      COD_ENABLED: 'true',
      // All shoppers have one phone number and one address.
      UNPAID_ORDERS_MAX: '1000',
      UNPAID_PIECES_MAX: '10000',
      CASH_ORDERS_MAX: '1000',
      ...options.env,
    },
    mountQueueBoard,
  );
  const rows = rowsOf(test);
  const vendor = await rows.staff(`vendor-${randomBytes(4).toString('hex')}`);
  const category = await rows.category();
  const workers: INestApplicationContext[] = [];
  const startWorker = async (): Promise<INestApplicationContext> => {
    const worker = await NestFactory.createApplicationContext(WorkerModule, {
      logger: ['fatal'],
      abortOnError: false,
    });
    worker.get(JobRunner).start();
    workers.push(worker);
    return worker;
  };
  if (options.worker !== false) await startWorker();
  return {
    test,
    card,
    carrier,
    sales,
    category,
    vendor,
    startWorker,
    worker() {
      const [worker] = workers;
      if (!worker) throw new Error('No worker was started.');
      return worker;
    },
    product: (row = {}) =>
      rows.product({ category_id: category, vendor_id: vendor, stock: 10, ...row }),
    async stockOf(id) {
      const [row]: { stock: number }[] = await test.db.query(
        'select stock from products where id = $1',
        [id],
      );
      return row?.stock ?? -1;
    },
    async shopper(name = `shopper-${randomBytes(4).toString('hex')}`) {
      const email = `${name}@example.com`;
      const id = await rows.insert('users', {
        name: 'Layla Hassan',
        email,
        phone: '+971501234567',
        username: name,
        password_hash: 'none',
        email_verified_at: new Date(),
      });
      const { token } = await test.app.get(SessionsService).open('shopper', id);
      return { id, token, email };
    },
    async mails(to) {
      const url = `${process.env['MAILBOX_URL']}/api/messages`;
      const found = await read<{ id: string }[]>(`${url}?to=${encodeURIComponent(to)}`);
      return Promise.all(found.map(({ id }) => read<MailMessage>(`${url}/${id}`)));
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      await test.close();
      await Promise.all([card.close(), carrier.close()]);
    },
  };
};

export let shop: OrderShop;
export let admin: StaffSession;
export let shopper: Shopper;

/** Starts the `shop` of a test file, with the session of an `admin` and a new `shopper` for each test. */
export const useOrderShop = (options?: Parameters<typeof startOrderShop>[0]): void => {
  beforeAll(async () => {
    shop = await startOrderShop(options);
    await rowsOf(shop.test).staff('admin', 'admin');
    admin = await staffSessionOf(shop.test, 'admin');
  });
  afterAll(() => shop.close());
  // Orders per person and hour are limited.
  beforeEach(async () => {
    shopper = await shop.shopper();
  });
};

const read = async <T>(url: string): Promise<T> => JSON.parse(await (await fetch(url)).text());

/** Waits until a condition holds; on a busy machine a worker process needs long to start, and an import minutes. */
export const until = async (
  isSo: () => Promise<boolean>,
  what: string,
  limitMs = 300_000,
): Promise<void> => {
  const end = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Never happened: ${what}`);
    await pause(100);
  }
};

interface Line {
  productId: number;
  quantity: number;
  size?: string;
  color?: string;
}

/** Clicks "Card": returns the order's id and the attempt in the form. */
export const payByCard = (
  { test }: OrderShop,
  { token }: Shopper,
  lines: Line[],
  { key, ...fields }: Record<string, string> = {},
) => {
  const request = test.http
    .post('/api/sendData')
    .set('Authorization', `Bearer ${token}`)
    .type('form');
  if (key) void request.set('Idempotency-Key', key);
  const { city, ...address } = ADDRESS;
  return request.send({ lines: JSON.stringify(lines), ...address, ship_city: city, ...fields });
};

/** Address fields that a shopper typed. */
type Typed = Partial<typeof ADDRESS & { email: string; notes: string }>;

/** Clicks "Cash on delivery". */
export const payInCash = (
  { test }: OrderShop,
  { token }: Shopper,
  lines: Line[],
  address: Typed = {},
) =>
  test.http
    .post('/api/checkout/cod')
    .set('Authorization', `Bearer ${token}`)
    .send({ lines, address: { ...ADDRESS, ...address } });

/** Submits the form of `/sendData` as the browser would; returns the provider's order number. */
export const openCardPage = async (shop: OrderShop, html: string): Promise<string> => {
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const known = new Set(shop.card.control.transactions().map(({ orderNo }) => orderNo));
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const answer = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The card page refused: ${await answer.text()}`);
  const fresh = shop.card.control.transactions().find(({ orderNo }) => !known.has(orderNo));
  return fresh?.orderNo ?? '';
};

/** An order with an open card page. */
export const orderByCard = async (
  shop: OrderShop,
  shopper: Shopper,
  lines: Line[],
  fields: Record<string, string> = {},
) => {
  const { text, headers } = await payByCard(shop, shopper, lines, fields).expect(200);
  return { opid: String(headers['x-operation-id']), orderNo: await openCardPage(shop, text) };
};

/** A cash order; returns its id. */
export const orderInCash = async (
  shop: OrderShop,
  shopper: Shopper,
  lines: Line[],
  address: Typed = {},
): Promise<string> => (await payInCash(shop, shopper, lines, address).expect(201)).body.operationId;

/** The order number for people. */
export const numberOf = async ({ test }: OrderShop, operationId: string): Promise<string> => {
  const [row]: { id: number }[] = await test.db.query(
    'select id from orders where operation_id = $1',
    [operationId],
  );
  return orderNumber(row?.id ?? 0);
};

/** Calls of staff on an order. */
export const asStaff = (
  { test }: OrderShop,
  { cookie, xsrf }: StaffSession,
  opid: string,
  action: string,
  body: object = {},
  key?: string,
) => {
  const request = test.http
    .post(`/api/users/orders/one/${opid}/${action}`)
    .set('Cookie', cookie)
    .set('X-XSRF-TOKEN', xsrf);
  if (key) void request.set('Idempotency-Key', key);
  return request.send(body);
};

/** Submits the delivery details form. */
export const requestShipment = (
  { test }: OrderShop,
  { token, email }: Shopper,
  operationId: string,
  change: { personName?: string; city?: string; phone?: string; line1?: string } = {},
) =>
  test.http
    .post('/api/aramex/create-shipment')
    .set('Authorization', `Bearer ${token}`)
    .send({
      Shipments: [
        {
          Reference1: operationId,
          Consignee: {
            PartyAddress: {
              Line1: change.line1 ?? 'Palm House, 12',
              Line2: 'Al Barsha',
              City: change.city ?? 'Dubai',
              PostCode: '00000',
              CountryCode: 'AE',
            },
            Contact: {
              PersonName: change.personName ?? 'Layla Hassan',
              EmailAddress: email,
              PhoneNumber1: change.phone ?? '0501234567',
              CellPhone: '0501234567',
            },
          },
        },
      ],
    });

/** The order as its owner gets it. */
export const statusOf = async ({ test }: OrderShop, { token }: Shopper, operationId: string) =>
  (
    await test.http
      .get(`/api/payments/${operationId}/status`)
      .set('Authorization', `Bearer ${token}`)
      .expect(200)
  ).body;
