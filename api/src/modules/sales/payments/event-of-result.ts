import type { CardResult } from '../../../platform/gateways/card-payment/card-result.js';
import type { PaymentEventName } from '../order-core/payment/payment-machine.js';
import type { Payment } from '../order-core/payment/payment.entity.js';

const EVENT_OF: Record<CardResult['outcome'], PaymentEventName | undefined> = {
  successful: 'captured',
  pending: 'pending',
  failed: 'failed',
  cancelled: 'cancelled',
  unknown: undefined,
};

/** What a result means for a payment; a success that is not exactly this payment is `mismatched`. */
export const eventOfResult = (
  { orderNo, amountFils }: Pick<Payment, 'orderNo' | 'amountFils'>,
  result: CardResult,
  isOurs: boolean,
): PaymentEventName | undefined => {
  const event = EVENT_OF[result.outcome];
  const matches = isOurs && result.orderNo === orderNo && result.amountFils === amountFils;
  return event === 'captured' && !matches ? 'mismatched' : event;
};
