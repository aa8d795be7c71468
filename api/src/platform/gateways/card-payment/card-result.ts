import { toFils, type Fils } from '@shop/shop-rules';

export type CardOutcome = 'successful' | 'pending' | 'failed' | 'cancelled' | 'unknown';

/** What the provider says of one attempt. */
export interface CardResult {
  merchantId: string;
  orderNo: string;
  /** Amount as it came, decimal AED. */
  amountText: string;
  /** Undefined when the amount is no decimal number. */
  amountFils: Fils | undefined;
  country: string;
  currency: string;
  agRef: string;
  pgRef: string;
  /** Status as it came. */
  statusText: string;
  outcome: CardOutcome;
  code: string;
  /** What the provider knows of refunds; undefined when it does not say. */
  refunds?: { doneFils: Fils; pendingFils: Fils };
}

const OUTCOMES: Record<string, CardOutcome> = {
  successful: 'successful',
  success: 'successful',
  pending: 'pending',
  failed: 'failed',
  aborted: 'cancelled',
  cancelled: 'cancelled',
};

/** Only the status decides; result codes differ between accounts. */
export const outcomeOf = (status: string): CardOutcome =>
  OUTCOMES[status.trim().toLowerCase()] ?? 'unknown';

/** Fils of a decimal AED text, undefined for anything else. */
export const amountOf = (text: string): Fils | undefined =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text.trim()) ? toFils(Number(text)) : undefined;
