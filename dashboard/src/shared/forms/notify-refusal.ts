import { ApiError } from '@shop/api-client';
import { notify } from '@shop/ui';

/** Says in a toast why the server refused; where it gave no reason, the given sentence. */
export const notifyRefusal = (error: Error, fallback: string): void =>
  notify((error instanceof ApiError && error.serverMessage) || fallback, { kind: 'error' });
