import { setTimeout as pause } from 'node:timers/promises';
import {
  requestShipment,
  orderInCash,
  startOrderShop,
  until,
  type OrderShop,
} from '../../support/order-shop.js';
import { workerProcesses, type WorkerProcesses } from '../../support/worker-processes.js';

const HOUR_MS = 3_600_000;
const CARRIER_TIMEOUT_MS = 2000;
const SLOW_MS = 3 * CARRIER_TIMEOUT_MS;

let shop: OrderShop;
let workers: WorkerProcesses;
beforeAll(async () => {
  workers = workerProcesses();
  shop = await startOrderShop({
    worker: false,
    timeouts: {
      createShipmentTimeout: 100,
      outboxLease: 20_000,
      carrierTimeout: CARRIER_TIMEOUT_MS,
      shipmentConfirmTimeout: 2 * SLOW_MS,
    },
  });
});
afterAll(async () => {
  await workers.stopAll();
  await shop.close();
});

it('R-11 workers whose clocks jump by an hour ship every order once and send its mail once', async () => {
  workers.start({ clockMs: HOUR_MS });
  workers.start({ clockMs: -HOUR_MS });
  const placed: { email: string; opid: string }[] = [];
  const place = async (slowMs = 0): Promise<void> => {
    const shopper = await shop.shopper();
    const lines = [{ productId: await shop.product(), quantity: 1 }];
    const opid = await orderInCash(shop, shopper, lines);
    if (slowMs > 0)
      shop.carrier.control.scenario({ name: 'slow-create', reference: opid, ms: slowMs, times: 1 });
    await requestShipment(shop, shopper, opid);
    placed.push({ email: shopper.email, opid });
  };
  const shipped = async (): Promise<void> => {
    for (const { opid } of placed)
      await until(
        async () =>
          !!shop.carrier.control.shipments().find(({ reference1 }) => reference1 === opid),
        'the shipment',
      );
  };
  // Before, at and after the jump.
  for (let nr = 0; nr < 16; nr += 1) {
    await place();
    await shipped();
    await pause(300);
  }
  // Shipments that the carrier creates long after the worker's timeout.
  await Promise.all(Array.from({ length: 8 }, () => place(SLOW_MS)));
  await shipped();
  for (const { email } of placed)
    await until(async () => (await shop.mails(email)).length >= 2, 'two mails to each shopper');
  const waybills = shop.carrier.control.shipments().map(({ reference1 }) => reference1);
  expect(waybills.sort()).toEqual(placed.map(({ opid }) => opid).sort());
  for (const { email } of placed) expect(await shop.mails(email)).toHaveLength(2);
}, 300_000);
