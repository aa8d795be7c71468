import { ApiError } from '@shop/api-client';
import { notify } from '@shop/ui';

/** Shows the server's reason in a toast, or the fallback. */
export const notifyRefusal = (error: Error, fallback: string): void =>
  notify((error instanceof ApiError && error.serverMessage) || fallback, { kind: 'error' });
