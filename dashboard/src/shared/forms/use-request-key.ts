import { ApiError } from '@shop/api-client';
import { useRef } from 'react';

/** Headers of a request that the server handles once per key. */
export interface Once {
  headers: { 'Idempotency-Key': string };
}

/**
 * For how long a closed form that is filled in again in the same way counts as the lost request repeated. A response that
 * was lost is missed at once; later the same content is rather meant as another row.
 */
const RETRY_MS = 5 * 60_000;

/**
 * Keys of requests that were sent but whose result is not known, by form and content. They outlast the form: when it is
 * closed after a lost response and filled in again in the same way, the server adds no second row.
 */
const unsettled = new Map<string, { key: string; until: number }>();

/** Forgets what was sent without a known result. */
export const forgetRequestKeys = (): void => unsettled.clear();

const remove = (isRemoved: (request: { key: string; until: number }) => boolean): void => {
  for (const [signature, request] of unsettled) if (isRemoved(request)) unsettled.delete(signature);
};

/** Without passwords, which are not stored: a request with another one is refused by the server. */
const signatureOf = (form: string, content: unknown): string =>
  JSON.stringify([form, content], (name, value: unknown) => {
    if (name === 'password') return undefined;
    return value instanceof File ? [value.name, value.size, value.lastModified] : value;
  });

/** Whether the server has refused the request, rather than that it was lost, failed or is still running. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'request_running';

/**
 * Sends requests of a form with one idempotency key until one succeeds, so that a request repeated after a lost response
 * adds one row. If the row was added earlier with other values, the server refuses it once, and the form says so.
 * `form` names the form and the row that it belongs to; `content` is what makes two of its requests the same. Without a
 * name the content is not stored.
 */
export const useRequestKey = (form: string | undefined) => {
  const current = useRef<string>(undefined);
  return async <T>(content: unknown, send: (once: Once) => Promise<T>): Promise<T> => {
    const signature = form === undefined ? '' : signatureOf(form, content);
    remove(({ until }) => until < Date.now());
    current.current ??= crypto.randomUUID();
    const key = unsettled.get(signature)?.key ?? current.current;
    if (signature) unsettled.set(signature, { key, until: Date.now() + RETRY_MS });
    const settle = (): void => {
      remove((request) => request.key === key);
      current.current = undefined;
    };
    try {
      const answer = await send({ headers: { 'Idempotency-Key': key } });
      settle();
      return answer;
    } catch (error) {
      if (isRefused(error)) {
        unsettled.delete(signature);
        if (error.code === 'key_reused') settle();
      }
      throw error;
    }
  };
};
