import { i18n } from '@lingui/core';
import { notify } from '@shop/ui';
import { isUnknown } from './is-unknown';
import { reasonOf } from './show-refusal';

/** Why a change failed: the server's reason, that it may have been made or that there is no connection; else the fallback. */
export const refusalText = (error: Error, fallback: string): string =>
  isUnknown(error) ? i18n._('connection.unknown') : (reasonOf(error) ?? fallback);

/** Shows it in a toast. */
export const notifyRefusal = (error: Error, fallback: string): void =>
  notify(refusalText(error, fallback), { kind: 'error' });
