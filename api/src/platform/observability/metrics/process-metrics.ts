import { once } from 'node:events';
import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import type { MetricsText } from './metrics-server.js';

/** Message by which the first process asks the others for their metrics, and which they answer with them. */
const QUESTION = 'metrics';
const PATIENCE_MS = 3000;

type Values = MetricObjectWithValues<MetricValue<string>>[];

/** Answers the first process, which serves the metrics of all. */
export const answerWithMetrics = (read: () => Promise<Values>): void => {
  process.on('message', (message) => {
    if (message !== QUESTION) return;
    read().then(
      (values) => process.send?.({ [QUESTION]: values }),
      () => process.send?.({ [QUESTION]: [] }),
    );
  });
};

const ask = async (one: Worker): Promise<Values> => {
  const answered = once(one, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
  one.send(QUESTION);
  const [message] = await answered;
  return message[QUESTION] ?? [];
};

/** The metrics of several processes as one, in the format of Prometheus; a process that does not answer in time is left out. */
export const sumOfProcesses = async (processes: Worker[]): Promise<MetricsText> => {
  const values = await Promise.all(processes.map((one) => ask(one).catch(() => [])));
  const registry = AggregatorRegistry.aggregate(values);
  return { text: await registry.metrics(), contentType: registry.contentType };
};
