import type { PaymentStatusDto } from '@shop/contracts';

const WAITING = ['pending_payment'];
const OVER = ['payment_failed', 'expired', 'cancelled', 'refunded'];

type PaymentPhase = 'waiting' | 'settled' | 'over';

/** Payment phase of an order state. */
export const phaseOf = ({ state }: { state: string }): PaymentPhase => {
  if (WAITING.includes(state)) return 'waiting';
  return OVER.includes(state) ? 'over' : 'settled';
};

/** Whether the order still needs delivery details. */
export const needsDetails = ({ state }: { state: string }): boolean =>
  ['paid', 'cod_confirmed', 'shipment_failed'].includes(state);

/** Reason of a declined card, if the bank gives one. */
export type DeclineReason = NonNullable<PaymentStatusDto['declined']>;

const TEXTS: Record<DeclineReason, string> = {
  insufficient_funds: 'decline.insufficientFunds',
  expired_card: 'decline.expiredCard',
  invalid_card: 'decline.invalidCard',
  limit_exceeded: 'decline.limitExceeded',
  authentication_failed: 'decline.authenticationFailed',
  declined: 'decline.other',
};

/** Text id of the reason. */
export const declineText = (reason: DeclineReason): string => TEXTS[reason];
