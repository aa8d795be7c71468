const WAITING = ['pending_payment', 'cod_pending'];
const OVER = ['payment_failed', 'expired', 'cancelled', 'refunded'];

export type PaymentPhase = 'waiting' | 'settled' | 'over';

/** What an order's state means for the page that waits for it. */
export const phaseOf = ({ state }: { state: string }): PaymentPhase => {
  if (WAITING.includes(state)) return 'waiting';
  return OVER.includes(state) ? 'over' : 'settled';
};

/** Whether delivery details are still wanted. */
export const wantsDetails = ({ state }: { state: string }): boolean =>
  ['paid', 'cod_confirmed', 'shipment_failed'].includes(state);
