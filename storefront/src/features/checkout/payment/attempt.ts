import { ApiError } from '@shop/api-client';
import { newKey } from '@/shared/browser/new-key';
import { toWireLines } from '@/shared/orders/quote.queries';
import { readSaved, save } from '@/shared/browser/saved-json';
import type { Checkout } from '../checkout';

type Method = 'card' | 'cod';

/** One try to place one order; kept until it is over, so that a reload goes on with it. */
interface Attempt {
  /** `Idempotency-Key` of the order. */
  key: string;
  /** What was ordered for how much: the same again is the same order. */
  request: string;
  /** Id of the order, once the server has answered. */
  operationId?: string;
}

const slot = (method: Method): string => `attempt-${method}`;

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'request' in value;

const requestOf = (userId: number, { lines, address, total, purchaseId }: Checkout): string =>
  JSON.stringify([userId, purchaseId, toWireLines(lines), address, total]);

export const attempts = {
  /** The attempt that is under way for exactly this order, or a new one. */
  of: (method: Method, userId: number, checkout: Checkout): Attempt => {
    const request = requestOf(userId, checkout);
    const saved = readSaved(slot(method), 'sessionStorage');
    if (isAttempt(saved) && saved.request === request) return saved;
    return { key: newKey(), request };
  },
  save: (method: Method, attempt: Attempt) => save(slot(method), attempt, 'sessionStorage'),
  forget: (method: Method) => save(slot(method), null, 'sessionStorage'),
};

/** The order that there is already, where the server refused another one or another payment for it. */
export const existingOrder = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.operationId : undefined;

/** Whether the server has said no; after silence or a fault of its own nobody knows, and the key stays. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
