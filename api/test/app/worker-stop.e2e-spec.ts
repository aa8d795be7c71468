import { once } from 'node:events';
import {
  requestShipment,
  payInCash,
  startOrderShop,
  statusOf,
  until,
  type OrderShop,
} from '../support/order-shop.js';
import { workerProcesses, type WorkerProcesses } from '../support/worker-processes.js';

let shop: OrderShop;
let workers: WorkerProcesses;
beforeAll(async () => {
  workers = workerProcesses();
  shop = await startOrderShop({
    worker: false,
    timeouts: {
      createShipmentTimeout: 100,
      // The lease ends before the carrier creates the shipment, but not before the worker is seen to call it and killed.
      outboxLease: 5000,
      shipmentConfirmTimeout: 16_000,
      shipmentLookupDelay: 300,
    },
  });
});
afterAll(async () => {
  await workers.stopAll();
  await shop.close();
});

const stateOf = async (opid: string): Promise<string | undefined> => {
  const rows: { state: string }[] = await shop.test.db.query(
    'select state from shipments where reference = $1',
    [opid],
  );
  return rows[0]?.state;
};

it.each([
  ['after the carrier created the shipment', 'slow', 9000],
  ['before the carrier creates the shipment', 'slow-create', 8000],
] as const)(
  'kill -9 of the worker %s leaves exactly one waybill',
  async (_, name, ms) => {
    // That of the test before would make the call.
    await workers.stopAll();
    const shopper = await shop.shopper();
    const lines = [{ productId: await shop.product(), quantity: 1 }];
    const { body } = await payInCash(shop, shopper, lines).expect(201);
    const opid: string = body.operationId;
    shop.carrier.control.scenario({ name, reference: opid, ms, times: 1 });
    const first = workers.start();
    await requestShipment(shop, shopper, opid).expect(503);
    await until(async () => (await stateOf(opid)) === 'creating', 'the worker calls the carrier');
    await workers.stop(first);
    expect(await stateOf(opid)).toBe('creating');
    workers.start();
    await until(
      async () => (await stateOf(opid)) === 'created',
      'another worker finishes the shipment',
    );
    expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'ready_to_ship' });
    const shipments = shop.carrier.control
      .shipments()
      .filter(({ reference1 }) => reference1 === opid);
    expect(shipments).toHaveLength(1);
    const shipmentMails = async () =>
      (await shop.mails(shopper.email)).filter(({ subject }) => subject.includes('parcel'));
    await until(async () => (await shipmentMails()).length > 0, 'the mail');
    expect(await shipmentMails()).toHaveLength(1);
  },
  120_000,
);

it('SIGTERM waits for a running job', async () => {
  await workers.stopAll();
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { body } = await payInCash(shop, shopper, lines).expect(201);
  const opid: string = body.operationId;
  shop.carrier.control.scenario({ name: 'slow', reference: opid, ms: 4000, times: 1 });
  const worker = workers.start();
  await requestShipment(shop, shopper, opid).expect(503);
  await until(async () => (await stateOf(opid)) === 'creating', 'the worker calls the carrier');
  worker.kill('SIGTERM');
  await once(worker, 'exit');
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'ready_to_ship' });
}, 30_000);
