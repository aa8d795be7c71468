import type { DataSource, EntityManager } from 'typeorm';
import { PreparingClient } from './preparing-client.js';

/**
 * The results of statements of one transaction that were sent together. After one fails the rest fail too, because
 * the transaction is aborted, and several errors may arrive at once; the error thrown is that of the first in the list.
 */
export const sentTogether = async <T extends readonly unknown[] | []>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  await Promise.allSettled(statements);
  // All have ended, so this rejects with the first error in the sequence of the list.
  return Promise.all(statements);
};

/** A transaction whose `START TRANSACTION` is sent together with its first statements, which only read, lock and take numbers. */
export const transactionSentTogether = async <T>(
  db: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> => {
  const runner = db.createQueryRunner();
  try {
    const client: unknown = await runner.connect();
    if (!(client instanceof PreparingClient)) return await runner.manager.transaction(work);
    try {
      client.pipelineBegin(true);
      return await runner.manager.transaction(work);
    } finally {
      // For the next transaction of this connection, if this one did not begin.
      client.pipelineBegin(false);
    }
  } finally {
    await runner.release();
  }
};
