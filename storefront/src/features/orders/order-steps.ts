import type { OrderDto, OrderStepDto } from '@shop/contracts';

/** Order events that the shopper sees, as "subject.event". */
const STEPS: Record<string, Step['id']> = {
  'order.placed': 'placed',
  'order.captured': 'paid',
  'order.confirmed': 'confirmed',
  'order.declined': 'declined',
  'order.timed_out': 'expired',
  'order.shipment_created': 'ready',
  'order.handed_over': 'shipped',
  'order.delivered': 'delivered',
  'order.returned': 'returned',
  'order.cancelled': 'cancelled',
  'payment.refund_requested': 'refundStarted',
  'payment.refunded': 'refunded',
  'order.refunded': 'refunded',
  'order.partly_refunded': 'partlyRefunded',
};

export interface Step {
  id:
    | 'placed'
    | 'paid'
    | 'confirmed'
    | 'declined'
    | 'expired'
    | 'ready'
    | 'shipped'
    | 'delivered'
    | 'returned'
    | 'cancelled'
    | 'refundStarted'
    | 'refunded'
    | 'partlyRefunded';
  /** ISO time; undefined for future steps. */
  at: string | undefined;
}

const ACTIVE: OrderDto['state'][] = [
  'pending_payment',
  'cod_pending',
  'paid',
  'cod_confirmed',
  'shipment_pending',
  'shipment_failed',
  'ready_to_ship',
  'shipped',
];

/** Whether the order is still to be delivered. */
export const isActive = ({ state }: Pick<OrderDto, 'state'>): boolean => ACTIVE.includes(state);

const stepOf = ({ subject, event, at }: OrderStepDto): Step[] => {
  const id = STEPS[`${subject}.${event}`];
  return id ? [{ id, at }] : [];
};

/** Past steps, each at its latest time, and future steps while the order is active. */
export const stepsOf = ({
  state,
  paymentMethod,
  timeline,
}: Pick<OrderDto, 'state' | 'paymentMethod' | 'timeline'>): Step[] => {
  const all = timeline.flatMap(stepOf);
  const done = all.filter(({ id }, index) => !all.slice(index + 1).some((each) => each.id === id));
  if (!ACTIVE.includes(state)) return done;
  const whole = [
    'placed',
    paymentMethod === 'cod' ? 'confirmed' : 'paid',
    'ready',
    'shipped',
    'delivered',
  ] as const;
  const ahead = whole.filter((id) => !done.some((step) => step.id === id));
  return [...done, ...ahead.map((id) => ({ id, at: undefined }))];
};
