import type { Machine } from '../machine.js';

export const PAYMENT_STATES = [
  'created',
  'redirected',
  'pending',
  'captured',
  'failed',
  'cancelled',
  'expired',
  'review',
  'refund_pending',
  'refund_failed',
  'refunded',
  'partially_refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export type PaymentEventName =
  | 'redirected'
  | 'pending'
  | 'captured'
  | 'failed'
  | 'cancelled'
  | 'timed_out'
  | 'mismatched'
  | 'accepted'
  | 'refund_requested'
  | 'refund_failed'
  | 'refund_retried'
  | 'refunded'
  | 'partly_refunded';

/** A card payment attempt. A success overrides an earlier failure; only refunds follow a capture. */
export const PAYMENT_MACHINE: Machine<PaymentState, PaymentEventName> = {
  name: 'payment',
  transitions: {
    redirected: { created: 'redirected' },
    pending: { created: 'pending', redirected: 'pending' },
    captured: {
      created: 'captured',
      redirected: 'captured',
      pending: 'captured',
      failed: 'captured',
      cancelled: 'captured',
      expired: 'captured',
    },
    failed: { created: 'failed', redirected: 'failed', pending: 'failed' },
    cancelled: { created: 'cancelled', redirected: 'cancelled', pending: 'cancelled' },
    timed_out: { created: 'expired', redirected: 'expired', pending: 'expired' },
    mismatched: {
      created: 'review',
      redirected: 'review',
      pending: 'review',
      failed: 'review',
      cancelled: 'review',
      expired: 'review',
    },
    accepted: { review: 'captured' },
    refund_requested: {
      review: 'refund_pending',
      captured: 'refund_pending',
      partially_refunded: 'refund_pending',
    },
    refund_failed: { refund_pending: 'refund_failed' },
    refund_retried: { refund_failed: 'refund_pending' },
    refunded: { refund_pending: 'refunded', refund_failed: 'refunded' },
    partly_refunded: { refund_pending: 'partially_refunded', refund_failed: 'partially_refunded' },
  },
};

/** States in which the provider may report a change. */
export const OPEN_PAYMENT_STATES: readonly PaymentState[] = ['created', 'redirected', 'pending'];
