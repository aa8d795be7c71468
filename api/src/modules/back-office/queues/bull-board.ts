import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bull';
import type { RequestHandler } from 'express';

/** The pages of the queues below a path; read-only. */
export const bullBoard = (path: string, queues: Queue[]): RequestHandler => {
  const board = new ExpressAdapter();
  board.setBasePath(path);
  createBullBoard({
    queues: queues.map((queue) => new BullAdapter(queue, { readOnlyMode: true })),
    serverAdapter: board,
    options: { uiConfig: { boardTitle: 'Queues', hideRedisDetails: true } },
  });
  return board.getRouter();
};
