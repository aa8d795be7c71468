import { readSaved } from '@/shared/browser/saved-json';

/** Where this tab keeps a cash order until its response arrives. */
export const CASH_ATTEMPT = 'attempt-cod';

/** Whether a cash order was sent and its outcome is not known: its cart is needed to repeat the request. */
export const isCashOrderOpen = (): boolean =>
  (readSaved(CASH_ATTEMPT, 'sessionStorage') ?? null) !== null;
