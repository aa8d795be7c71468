import type { OrderStepDto } from '@shop/contracts';
import type { StatusTone } from '@/shared/display/status';
import { ORDER_MAILS } from '@/shared/order-mails';
import type { OrderState } from './order';

/** All order states in the order of the process, with the colour of their dots. */
export const ORDER_STATES: Record<OrderState, { text: string; tone: StatusTone }> = {
  pending_payment: { text: 'orders.state.pending_payment', tone: 'waiting' },
  payment_failed: { text: 'orders.state.payment_failed', tone: 'failed' },
  expired: { text: 'orders.state.expired', tone: 'closed' },
  paid: { text: 'orders.state.paid', tone: 'active' },
  cod_pending: { text: 'orders.state.cod_pending', tone: 'waiting' },
  cod_confirmed: { text: 'orders.state.cod_confirmed', tone: 'active' },
  shipment_pending: { text: 'orders.state.shipment_pending', tone: 'active' },
  shipment_failed: { text: 'orders.state.shipment_failed', tone: 'failed' },
  ready_to_ship: { text: 'orders.state.ready_to_ship', tone: 'active' },
  shipped: { text: 'orders.state.shipped', tone: 'active' },
  delivered: { text: 'orders.state.delivered', tone: 'done' },
  returned: { text: 'orders.state.returned', tone: 'closed' },
  cancelled: { text: 'orders.state.cancelled', tone: 'closed' },
  refunded: { text: 'orders.state.refunded', tone: 'closed' },
  partially_refunded: { text: 'orders.state.partially_refunded', tone: 'closed' },
};

/** Sold, and without a shipment. */
export const isShippable = (state: OrderState): boolean =>
  state === 'paid' || state === 'cod_confirmed' || state === 'shipment_failed';

/** Active, and without a shipment. */
export const isAddressOpen = (state: OrderState): boolean =>
  isShippable(state) ||
  ['pending_payment', 'payment_failed', 'cod_pending', 'shipment_pending'].includes(state);

/** An order with a payment that does not match it. */
export const IN_REVIEW: { text: string; tone: StatusTone } = {
  text: 'orders.state.review',
  tone: 'failed',
};

export const isOrderState = (state: string): state is OrderState =>
  Object.hasOwn(ORDER_STATES, state);

const PAYMENT_STATES: Record<string, string> = {
  created: 'orders.payment.created',
  redirected: 'orders.payment.redirected',
  pending: 'orders.payment.pending',
  captured: 'orders.payment.captured',
  failed: 'orders.payment.failed',
  cancelled: 'orders.payment.cancelled',
  expired: 'orders.payment.expired',
  review: 'orders.payment.review',
  refund_pending: 'orders.payment.refund_pending',
  refund_failed: 'orders.payment.refund_failed',
  refund_twice: 'orders.payment.refund_twice',
  extra_closed: 'orders.payment.extra_closed',
  refunded: 'orders.payment.refunded',
  partially_refunded: 'orders.payment.partially_refunded',
};

const COD_STATES: Record<string, string> = {
  due: 'orders.cod.due',
  collected: 'orders.cod.collected',
  remitted: 'orders.cod.remitted',
  void: 'orders.cod.void',
  refunded: 'orders.cod.refunded',
};

const SHIPMENT_STATES: Record<string, string> = {
  requested: 'orders.shipment.requested',
  creating: 'orders.shipment.creating',
  retry_wait: 'orders.shipment.retry_wait',
  unknown: 'orders.shipment.unknown',
  rejected: 'orders.shipment.rejected',
  voided: 'orders.shipment.voided',
  created: 'orders.shipment.created',
  picked_up: 'orders.shipment.picked_up',
  in_transit: 'orders.shipment.in_transit',
  out_for_delivery: 'orders.shipment.out_for_delivery',
  delivered: 'orders.shipment.delivered',
  returned: 'orders.shipment.returned',
};

const RETURN_STATES: Record<string, string> = {
  requested: 'returns.state.requested',
  approved: 'returns.state.approved',
  received: 'returns.state.received',
  corrected: 'returns.corrected',
  refunding: 'returns.state.refunding',
  refunded: 'returns.state.refunded',
  refused: 'returns.state.refused',
  withdrawn: 'returns.state.withdrawn',
};

/** Text id of a state; undefined for an unknown one. */
export const stateText = (subject: OrderStepDto['subject'], state: string): string | undefined => {
  if (state === 'address_changed') return 'orders.address.changed';
  if (state === 'no_answer') return 'orders.call.noAnswer';
  if (state === 'no_answer_undone') return 'orders.call.undone';
  if (subject === 'order') return isOrderState(state) ? ORDER_STATES[state].text : undefined;
  const states = {
    payment: PAYMENT_STATES,
    cod: COD_STATES,
    shipment: SHIPMENT_STATES,
    return: RETURN_STATES,
    mail: ORDER_MAILS,
  };
  return states[subject][state];
};
