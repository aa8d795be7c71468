import { ApiError } from '@shop/api-client';
import { useRef } from 'react';

/** Headers of a request that the server handles once per key. */
export interface Once {
  headers: { 'Idempotency-Key': string };
}

/**
 * Keys of requests that were sent but whose result is not known, by form and content. They outlast the form: when it is
 * closed after a lost response and filled in again in the same way, the server adds no second row.
 */
const unsettled = new Map<string, string>();

const signatureOf = (form: string, content: unknown): string =>
  JSON.stringify([form, content], (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/** Whether the server has refused the request, rather than that it was lost, failed or is still running. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'request_running';

/**
 * Sends requests of a form with one idempotency key until one succeeds, so that a request repeated after a lost response
 * adds one row. If the row was added earlier with other values, the server refuses it once, and the form says so.
 */
export const useRequestKey = (form: string) => {
  const current = useRef<string>(undefined);
  return async <T>(content: unknown, send: (once: Once) => Promise<T>): Promise<T> => {
    const signature = signatureOf(form, content);
    current.current ??= crypto.randomUUID();
    const key = unsettled.get(signature) ?? current.current;
    unsettled.set(signature, key);
    try {
      const answer = await send({ headers: { 'Idempotency-Key': key } });
      unsettled.delete(signature);
      current.current = undefined;
      return answer;
    } catch (error) {
      if (isRefused(error)) {
        unsettled.delete(signature);
        if (error.code === 'key_reused') current.current = undefined;
      }
      throw error;
    }
  };
};
