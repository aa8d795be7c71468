import type { Machine } from './machine.js';

export const ORDER_STATES = [
  'pending_payment',
  'payment_failed',
  'expired',
  'paid',
  'cod_pending',
  'cod_confirmed',
  'shipment_pending',
  'shipment_failed',
  'ready_to_ship',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
  'refunded',
  'partially_refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export type OrderEventName =
  | 'captured'
  | 'declined'
  | 'new_attempt'
  | 'timed_out'
  | 'confirmed'
  | 'details_saved'
  | 'shipment_created'
  | 'shipment_rejected'
  | 'handed_over'
  | 'delivered'
  | 'returned'
  | 'cancelled'
  | 'refunded'
  | 'partly_refunded';

/** States of an order; a late capture of an expired or cancelled order changes only the payment. */
export const ORDER_MACHINE: Machine<OrderState, OrderEventName> = {
  name: 'order',
  transitions: {
    captured: { pending_payment: 'paid', payment_failed: 'paid' },
    declined: { pending_payment: 'payment_failed' },
    new_attempt: { payment_failed: 'pending_payment' },
    timed_out: { pending_payment: 'expired' },
    confirmed: { cod_pending: 'cod_confirmed' },
    details_saved: {
      paid: 'shipment_pending',
      cod_confirmed: 'shipment_pending',
      shipment_failed: 'shipment_pending',
    },
    shipment_created: { shipment_pending: 'ready_to_ship' },
    shipment_rejected: { shipment_pending: 'shipment_failed' },
    handed_over: { ready_to_ship: 'shipped' },
    delivered: { ready_to_ship: 'delivered', shipped: 'delivered' },
    returned: { ready_to_ship: 'returned', shipped: 'returned' },
    cancelled: {
      pending_payment: 'cancelled',
      payment_failed: 'cancelled',
      paid: 'cancelled',
      cod_pending: 'cancelled',
      cod_confirmed: 'cancelled',
      shipment_pending: 'cancelled',
      shipment_failed: 'cancelled',
      ready_to_ship: 'cancelled',
    },
    refunded: {
      delivered: 'refunded',
      returned: 'refunded',
      partially_refunded: 'refunded',
    },
    partly_refunded: { delivered: 'partially_refunded', returned: 'partially_refunded' },
  },
};
