import { ApiError } from '@shop/api-client';
import { newKey } from '@/shared/browser/new-key';
import { CASH_ATTEMPT } from '@/shared/orders/cash-attempt';
import { toWireLines } from '@/shared/orders/quote.queries';
import { readSaved, save } from '@/shared/browser/saved-json';
import type { Checkout } from '../checkout';

type Method = 'card' | 'cod';

/** One attempt to place an order, stored until it ends, so that it survives a reload. */
interface Attempt {
  /** `Idempotency-Key` of the order. */
  key: string;
  /** Fingerprint of lines and total: the same content is the same order. */
  request: string;
  /** Id of the order, once the server has responded. */
  operationId?: string;
}

const slot = (method: Method): string => (method === 'cod' ? CASH_ATTEMPT : 'attempt-card');

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'request' in value;

const requestOf = (
  userId: number,
  { lines, address, total, coupon, purchaseId }: Checkout,
): string => JSON.stringify([userId, purchaseId, toWireLines(lines), address, total, coupon]);

export const attempts = {
  /** The current attempt for exactly this order, or a new one. */
  of: (method: Method, userId: number, checkout: Checkout): Attempt => {
    const request = requestOf(userId, checkout);
    const saved = readSaved(slot(method), 'sessionStorage');
    if (isAttempt(saved) && saved.request === request) return saved;
    return { key: newKey(), request };
  },
  save: (method: Method, attempt: Attempt) => save(slot(method), attempt, 'sessionStorage'),
  forget: (method: Method) => save(slot(method), null, 'sessionStorage'),
};

/** An order for which the server refused another order or payment. */
export interface ExistingOrder {
  operationId: string;
  /** `LW-10431`; present if the items are already ordered, absent while their payment is under review. */
  number?: string;
}
export const existingOrder = (error: unknown): ExistingOrder | undefined => {
  if (!(error instanceof ApiError) || !error.operationId) return undefined;
  const { operationId, orderNumber, code } = error;
  return { operationId, ...(code === 'already_ordered' && orderNumber && { number: orderNumber }) };
};

/**
 * Whether the server refused the order. After a timeout or a server error the outcome is unknown, so the key stays.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
