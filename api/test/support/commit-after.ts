import type { DataSource } from 'typeorm';

/** Runs a statement. */
export type Run = (text: string, values?: unknown[]) => Promise<unknown>;

/** Makes changes in a transaction that is committed only after `meanwhile`. */
export const commitAfter = async (
  db: DataSource,
  changes: (run: Run) => Promise<unknown>,
  meanwhile: () => Promise<void>,
): Promise<void> => {
  const late = db.createQueryRunner();
  await late.startTransaction();
  await changes((text, values) => late.query(text, values));
  await meanwhile();
  await late.commitTransaction();
  await late.release();
};
