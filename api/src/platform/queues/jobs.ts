import { MAIL_CONNECTIONS, type Provider } from '../gateways/breakers.js';

/** A wake-up notification: the work and its state are rows in PostgreSQL. */
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

/** What is fixed of a queue. */
interface QueueSettings {
  /** Its number in the audit: never changed, and never given to another queue. */
  id: number;
  /** Jobs one worker process runs at a time. */
  concurrency: number;
  /** Who has to answer for its jobs to be done. */
  provider?: Provider;
}

export const QUEUES: Readonly<Record<QueueName, QueueSettings>> = {
  mail: { id: 1, concurrency: MAIL_CONNECTIONS, provider: 'smtp' },
  shipments: { id: 2, concurrency: 5, provider: 'carrier' },
  payments: { id: 3, concurrency: 5, provider: 'card' },
  imports: { id: 4, concurrency: 1 },
  media: { id: 5, concurrency: 1 },
};

export const isQueueName = (name: string): name is QueueName => Object.hasOwn(QUEUES, name);
export const QUEUE_NAMES: readonly QueueName[] = Object.keys(QUEUES).filter(isQueueName);
