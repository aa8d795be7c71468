import { i18n } from '@lingui/core';
import { notify } from '@shop/ui';
import { isUnknown } from './is-unknown';
import { reasonOf } from './show-refusal';

/** Why a change failed: the server's reason, that it may have been made or that there is no connection; else the fallback. */
export const refusalText = (error: Error, fallback: string): string =>
  isUnknown(error) ? i18n._('connection.unknown') : (reasonOf(error) ?? fallback);

/** For a form that shows the reason itself: a toast with `text`, or that the change may have been made. */
export const notifyNotSaved = (error: Error, text: string, id?: string): void =>
  notify(isUnknown(error) ? i18n._('connection.unknown') : text, { kind: 'error', id });

/** Shows it in a toast. */
export const notifyRefusal = (error: Error, fallback: string): void =>
  notify(refusalText(error, fallback), { kind: 'error' });
