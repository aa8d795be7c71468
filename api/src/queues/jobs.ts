import type { Provider } from '../gateways/breakers.js';

/** A doorbell: the work and its state are rows in PostgreSQL. */
export interface OutboxJob {
  outboxId: string;
}

/** Queue name -> payload of its jobs; payloads carry ids only. */
export interface Jobs {
  mail: OutboxJob;
  shipments: OutboxJob;
  payments: OutboxJob;
  imports: OutboxJob;
  /** A kept picture whose sizes are to be made; nothing is lost with the job. */
  media: { file: string };
}
export type QueueName = keyof Jobs;

/** Every queue with the jobs one worker process runs of it at a time, and who has to answer for them to be done. */
export const QUEUES: Readonly<Record<QueueName, { concurrency: number; provider?: Provider }>> = {
  mail: { concurrency: 10, provider: 'smtp' },
  shipments: { concurrency: 5, provider: 'carrier' },
  payments: { concurrency: 5, provider: 'card' },
  imports: { concurrency: 1 },
  media: { concurrency: 1 },
};

export const isQueueName = (name: string): name is QueueName => Object.hasOwn(QUEUES, name);
export const QUEUE_NAMES: readonly QueueName[] = Object.keys(QUEUES).filter(isQueueName);
