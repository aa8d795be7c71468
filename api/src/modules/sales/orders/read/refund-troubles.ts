import { toAed, type Fils } from '@shop/shop-rules';
import type { FailedRefundDto } from '../order.dto.js';
import type { OrderParts } from './order-parts.js';
import { messageIn } from './reasons.js';

/** Staff id of an actor; undefined for other actors. */
export const staffIdIn = (actor: string): number | undefined =>
  actor.startsWith('staff:') ? Number(actor.slice('staff:'.length)) : undefined;

/** Refunds of the order that need a decision, the oldest payment first. */
export const failedRefundsOf = ({ payments, events, staffNames }: OrderParts): FailedRefundDto[] =>
  payments
    .filter(({ state }) => state === 'refund_failed')
    .map(({ refundFils, refundProblem, refundFailedAt, refundReason, updatedAt }) => {
      const requested = events.findLast(
        ({ event, why }) => event === 'refund_requested' && why === refundReason,
      );
      return {
        amount: toAed(refundFils),
        problem: messageIn(events, refundProblem),
        failedAt: (refundFailedAt ?? updatedAt).toISOString(),
        reason: messageIn(events, refundReason),
        requestedBy: staffNames.get(staffIdIn(requested?.actor ?? '') ?? 0) ?? '',
        requestedAt: requested?.createdAt.toISOString() ?? null,
      };
    });

/** Unsettled double refunds. */
export const refundedTwice = ({ payments }: OrderParts): Fils =>
  payments.reduce(
    (sum, { refundExtraFils, refundExtraClosedFils }) =>
      sum + refundExtraFils - refundExtraClosedFils,
    0,
  );
