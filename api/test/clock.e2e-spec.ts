import { setTimeout as pause } from 'node:timers/promises';
import {
  askForShipment,
  orderInCash,
  startOrderShop,
  statusOf,
  until,
  type OrderShop,
} from './order-shop.js';
import { workerProcesses, type WorkerProcesses } from './worker-processes.js';

const HOUR_MS = 3_600_000;
const LIMIT_MS = 30_000;

let shop: OrderShop;
let workers: WorkerProcesses;
beforeAll(async () => {
  workers = workerProcesses();
  shop = await startOrderShop({
    worker: false,
    times: { shipmentWait: 100, outboxLease: 20_000, carrierTimeout: 10_000 },
  });
});
afterAll(async () => {
  await workers.stopAll();
  await shop.close();
});

it('R-11 workers whose clocks jump an hour ahead and back ship every order once and tell of it once', async () => {
  workers.start({ clockMs: HOUR_MS });
  workers.start({ clockMs: -HOUR_MS });
  const placed: { email: string; opid: string }[] = [];
  // Before, at and after the jump.
  for (let nr = 0; nr < 16; nr += 1) {
    const shopper = await shop.shopper();
    const lines = [{ productId: await shop.product(), quantity: 1 }];
    const opid = await orderInCash(shop, shopper, lines);
    await askForShipment(shop, shopper, opid);
    placed.push({ email: shopper.email, opid });
    await until(
      async () => (await statusOf(shop, shopper, opid)).state === 'ready_to_ship',
      'the parcel',
      LIMIT_MS,
    );
    await pause(300);
  }
  const waybills = shop.carrier.control.shipments().map(({ reference1 }) => reference1);
  expect(waybills.sort()).toEqual(placed.map(({ opid }) => opid).sort());
  for (const { email } of placed)
    await until(
      async () => (await shop.mails(email)).length >= 2,
      'two mails to each shopper',
      LIMIT_MS,
    );
  for (const { email } of placed) expect(await shop.mails(email)).toHaveLength(2);
}, 120_000);
