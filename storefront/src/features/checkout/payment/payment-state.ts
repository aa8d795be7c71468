import type { PaymentStatusDto } from '@shop/contracts';

const WAITING = ['pending_payment', 'cod_pending'];
const OVER = ['payment_failed', 'expired', 'cancelled', 'refunded'];

type PaymentPhase = 'waiting' | 'settled' | 'over';

/** What an order's state means for the page that waits for it. */
export const phaseOf = ({ state }: { state: string }): PaymentPhase => {
  if (WAITING.includes(state)) return 'waiting';
  return OVER.includes(state) ? 'over' : 'settled';
};

/** Whether delivery details are still wanted. */
export const wantsDetails = ({ state }: { state: string }): boolean =>
  ['paid', 'cod_confirmed', 'shipment_failed'].includes(state);

/** Why a bank declined a card, as far as it says. */
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
