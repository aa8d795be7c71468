import type { Order } from '../order-core/order.entity.js';
import { firstName } from '../orders/read/mask.js';

/** The order with the first name and city only, for a vendor. */
export const shortened = (order: Order): Order => ({
  ...order,
  fullName: firstName(order.fullName),
  phone: '',
  area: '',
  building: '',
  flat: '',
  notes: '',
});
