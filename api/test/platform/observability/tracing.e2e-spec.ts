import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadEnv } from '../../../src/platform/config/env.js';
import { JsonLogger } from '../../../src/platform/observability/logging/json-logger.js';
import { startTracing } from '../../../src/platform/observability/tracing/start-tracing.js';
import {
  ADDRESS,
  payInCash,
  startOrderShop,
  until,
  type OrderShop,
} from '../../support/order-shop.js';
import { workerProcesses, type WorkerProcesses } from '../../support/worker-processes.js';

/** A span as exported with OTLP. */
interface SpanJson {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: unknown;
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: SpanJson[] }[] }[];
}

/** Spans sent to the receiver: the API is this process, the worker another. */
const received: string[] = [];
const lines: string[] = [];
let receiver: Server;
let shop: OrderShop;
let workers: WorkerProcesses;

const startReceiver = async (): Promise<string> => {
  receiver = createServer((incoming, answer) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text));
    incoming.on('end', () => {
      if (incoming.url === '/v1/traces') received.push(body);
      answer.setHeader('Content-Type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = await startReceiver();
  shop = await startOrderShop({
    worker: false,
    env: { TRUST_PROXY: '1', OTEL_EXPORTER_OTLP_ENDPOINT },
  });
  shop.test.app.useLogger(new JsonLogger('info', { write: (line) => void lines.push(line) }));
  await startTracing(loadEnv(), 'shop-api');
  workers = workerProcesses();
  workers.start();
});
afterAll(async () => {
  await workers.stopAll();
  await shop.close();
  receiver.close();
});

const stepsOf = (traceId: string): SpanJson[] =>
  received
    .map((body): Sent => JSON.parse(body))
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .filter((step) => step.traceId === traceId);

it('S-05 one trace leads from a request through the outbox to a provider, without personal data', async () => {
  const id = randomUUID();
  const traceId = id.replaceAll('-', '');
  const shopper = await shop.shopper();
  const order = [{ productId: await shop.product(), quantity: 1 }];
  await payInCash(shop, shopper, order).set('X-Request-Id', id).expect(201);
  /** From the provider back to the root. */
  const way = () => {
    const steps = stepsOf(traceId);
    const names: string[] = [];
    let step = steps.find(({ name }) => name === 'smtp');
    for (; step; step = steps.find(({ spanId }) => spanId === step?.parentSpanId))
      names.push(step.name);
    return names;
  };
  await until(async () => way().length === 3, 'the collector has all spans');
  expect(way()).toEqual(['smtp', 'mail.send', 'POST /api/checkout/cod']);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ context: 'Request', requestId: id, traceId }),
  );
  const all = received.join('');
  for (const person of [shopper.email, shopper.token, ADDRESS.fullName, '501234567', 'Palm House'])
    expect(all).not.toContain(person);
}, 90_000);
