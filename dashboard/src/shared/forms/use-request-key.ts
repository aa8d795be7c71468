import { ApiError } from '@shop/api-client';
import { useState } from 'react';

/** Headers of a request that the server handles once per key. */
export interface Once {
  headers: { 'Idempotency-Key': string };
}
const newOnce = (): Once => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } });

/**
 * One idempotency key per form until it succeeds, so that a request repeated after a lost response adds one row.
 * `renew` starts the next one; after a failure only if the row was added earlier with other values, and the form says so.
 */
export const useRequestKey = () => {
  const [once, setOnce] = useState(newOnce);
  const renew = (failure?: Error): void => {
    const isStored = failure instanceof ApiError && failure.code === 'key_reused';
    if (!failure || isStored) setOnce(newOnce());
  };
  return { once, renew };
};
