import { dubaiDay } from '@shop/shop-rules';
import type { OrderState } from './order-machine.js';
import type { Order } from './order.entity.js';

/** States of orders that are to be delivered; the index `orders_undelivered` has the same. */
export const UNDELIVERED_STATES: readonly OrderState[] = [
  'paid',
  'cod_confirmed',
  'shipment_pending',
  'shipment_failed',
  'ready_to_ship',
  'shipped',
];

/** Whether the promised day of delivery has passed. */
export const isLate = ({ state, deliverBy }: Pick<Order, 'state' | 'deliverBy'>): boolean =>
  deliverBy !== null && UNDELIVERED_STATES.includes(state) && deliverBy < dubaiDay(new Date());
