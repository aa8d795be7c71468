import type { Queue } from 'bull';
import { withTimeout } from './with-timeout.js';

const LIMIT_MS = 2000;

/** Closes queues; a Redis that is down must not delay the shutdown. */
export const closeAll = async (queues: readonly Queue[]): Promise<void> => {
  await withTimeout(Promise.allSettled(queues.map((queue) => queue.close(true))), LIMIT_MS).catch(
    () => undefined,
  );
};
