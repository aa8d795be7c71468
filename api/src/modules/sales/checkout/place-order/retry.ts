import { QueryFailedError } from 'typeorm';

/** Deadlock and serialisation failure: the transaction can be retried. */
const AGAIN = new Set(['40P01', '40001']);
const TRIES = 3;

const codeOf = (error: unknown): string => {
  const driver: unknown = error instanceof QueryFailedError ? error.driverError : undefined;
  const code: unknown = driver instanceof Error ? Reflect.get(driver, 'code') : undefined;
  return typeof code === 'string' ? code : '';
};

/** Runs a transaction and retries it after a conflict with another one. */
export const withRetry = async <T>(work: () => Promise<T>, tries = TRIES): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !AGAIN.has(codeOf(error))) throw error;
    return withRetry(work, tries - 1);
  }
};
