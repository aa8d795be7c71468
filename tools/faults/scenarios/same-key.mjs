import {
  firstResponse,
  placeOrder,
  newTally,
  sendOrder,
  orderRequest,
} from '../../lib/shopper.mjs';
import { startFaultyProxy } from '../faulty-proxy.mjs';
import { teardown } from '../teardown.mjs';

const PARALLEL = 50;

/** One of many parallel submissions; returns the id of the order. */
const press = async (url, request, tally) => {
  const answer = await sendOrder(url, request).catch(() => undefined);
  if (answer?.ok) return (await answer.json()).operationId;
  if (!answer) tally.unanswered += 1;
  else tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1;
  return undefined;
};

/** The same request many times in parallel, then once with retries; returns the number of different order ids. */
const pressOften = async (url, request, tally) => {
  const pressed = Array.from({ length: PARALLEL }, () => press(url, request, tally));
  const named = new Set(await Promise.all(pressed));
  named.add(await placeOrder(url, request, { tally }));
  named.delete(undefined);
  return named.size;
};

/** one request fifty times in parallel, one key for two requests, and responses lost after the commit. */
export const sameKey = {
  id: 'R-03',
  async run(environment) {
    const [pressed, dropped] = environment.short ? [2, 12] : [20, 200];
    await environment.start({ workers: 1 });
    const stock = 100_000;
    const [id] = await environment.products(1, stock);
    const people = await environment.shoppers(pressed + dropped);
    const tally = newTally();
    const requests = people.map((buyer, at) =>
      orderRequest(
        buyer,
        [{ productId: id, quantity: 1 }],
        at >= pressed && at % 2 ? 'card' : 'cod',
      ),
    );
    let severalIds = 0;
    let foreignTaken = 0;
    for (const request of requests.slice(0, pressed)) {
      if ((await pressOften(environment.url, request, tally)) > 1) severalIds += 1;
      const other = { ...request, lines: [{ productId: id, quantity: 2 }] };
      const { status } = await firstResponse(environment.url, other);
      if (status !== 422) foreignTaken += 1;
    }
    const proxy = await startFaultyProxy(environment.url);
    try {
      const buyer = async (request) => {
        proxy.loseNext(request.key);
        await placeOrder(proxy.url, request, { tally });
      };
      const queue = requests.slice(pressed);
      const line = async () => {
        for (let request = queue.shift(); request; request = queue.shift()) await buyer(request);
      };
      await Promise.all(Array.from({ length: 10 }, line));
    } finally {
      await proxy.close();
    }
    return teardown(
      environment,
      { tally, stock },
      {
        notes: [`${pressed} × ${PARALLEL} at once`, `${proxy.lost()} answers lost`],
        wrong: [
          ...(severalIds > 0 ? [`${severalIds} requests got several order ids`] : []),
          ...(foreignTaken > 0 ? [`${foreignTaken} keys were accepted for another request`] : []),
        ],
      },
    );
  },
};
