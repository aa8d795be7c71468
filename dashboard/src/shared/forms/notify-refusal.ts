import { i18n } from '@lingui/core';
import { ApiError } from '@shop/api-client';
import { notify } from '@shop/ui';
import { isUnknown } from './is-unknown';

/** The server's reason, or the fallback. */
export const refusalText = (error: Error, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage) || fallback;

/** Shows it in a toast; without a response, that the change may have been made. */
export const notifyRefusal = (error: Error, fallback: string): void =>
  notify(isUnknown(error) ? i18n._('connection.unknown') : refusalText(error, fallback), {
    kind: 'error',
  });
