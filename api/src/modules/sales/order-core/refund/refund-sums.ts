import type { Fils } from '@shop/shop-rules';
import type { CardResult } from '../../../../platform/gateways/card-payment/card-result.js';
import type { Payment } from '../payment/payment.entity.js';

type Sums = Pick<Payment, 'refundedFils' | 'refundOutsideFils' | 'refundExtraFils'>;

/** Refunds by the provider, as stored. */
export const refundedAtProvider = (sums: Sums): Fils =>
  sums.refundedFils - sums.refundOutsideFils + sums.refundExtraFils;

/** Whether the provider has made the pending refund of a payment. */
export const expectedAtProvider = (
  payment: Sums & Pick<Payment, 'refundFils'>,
  { doneFils, pendingFils }: NonNullable<CardResult['refunds']>,
): 'arrived' | 'pending' | 'not_arrived' => {
  const expected = refundedAtProvider(payment) + payment.refundFils;
  if (doneFils >= expected) return 'arrived';
  return doneFils + pendingFils >= expected ? 'pending' : 'not_arrived';
};

/** Key of the outbox message of a payment's refund; each retry by staff has a new one. */
export const refundKey = ({
  id,
  refundedFils,
  refundRound,
}: Pick<Payment, 'id' | 'refundedFils' | 'refundRound'>): string =>
  `payment-refund:${id}:${refundedFils}${refundRound > 0 ? `:${refundRound}` : ''}`;
