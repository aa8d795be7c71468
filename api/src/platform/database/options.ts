import type { DataSourceOptions } from 'typeorm';
import { SnakeNaming } from './naming.js';
import { PreparingClient } from './preparing-client.js';

/** Limits that turn a stuck database into a quick error, in ms; tests lengthen them. */
export const databaseLimits = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Connection settings of all parts. */
export const databaseOptions = (
  url: string,
  poolSize = 10,
): Extract<DataSourceOptions, { type: 'postgres' }> => ({
  type: 'postgres',
  url,
  namingStrategy: new SnakeNaming(),
  synchronize: false,
  poolSize,
  extra: {
    Client: PreparingClient,
    // Statements of one transaction that do not need each other's results are sent together.
    pipeline: true,
    ...databaseLimits,
  },
});
