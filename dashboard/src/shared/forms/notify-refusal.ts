import { ApiError } from '@shop/api-client';
import { notify } from '@shop/ui';

/** The server's reason, or the fallback. */
export const refusalText = (error: Error, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage) || fallback;

/** Shows it in a toast. */
export const notifyRefusal = (error: Error, fallback: string): void =>
  notify(refusalText(error, fallback), { kind: 'error' });
