import { PAYMENT_MACHINE, PAYMENT_STATES } from '../payments/payment-machine.js';
import { SHIPMENT_MACHINE, SHIPMENT_STATES } from '../shipments/shipment-machine.js';
import { nextState } from './machine.js';
import { ORDER_MACHINE, ORDER_STATES } from './order-machine.js';

const reachable = (
  machine: { transitions: Record<string, Partial<Record<string, string>>> },
  start: string[],
): Set<string> => {
  const known = new Set(start);
  for (const state of known)
    for (const table of Object.values(machine.transitions)) {
      const to = table[state];
      if (to) known.add(to);
    }
  return known;
};

it('reaches every state of an order, a payment and a shipment', () => {
  expect(reachable(ORDER_MACHINE, ['pending_payment', 'cod_pending'])).toEqual(
    new Set(ORDER_STATES),
  );
  expect(reachable(PAYMENT_MACHINE, ['created'])).toEqual(new Set(PAYMENT_STATES));
  expect(reachable(SHIPMENT_MACHINE, ['requested'])).toEqual(new Set(SHIPMENT_STATES));
});

it('absorbs a repeated or lower payment result', () => {
  expect(nextState(PAYMENT_MACHINE, 'captured', 'captured')).toBeUndefined();
  expect(nextState(PAYMENT_MACHINE, 'captured', 'failed')).toBeUndefined();
  expect(nextState(PAYMENT_MACHINE, 'captured', 'pending')).toBeUndefined();
  expect(nextState(PAYMENT_MACHINE, 'failed', 'captured')).toBe('captured');
});

it('never pays an expired or cancelled order', () => {
  expect(nextState(ORDER_MACHINE, 'expired', 'captured')).toBeUndefined();
  expect(nextState(ORDER_MACHINE, 'cancelled', 'captured')).toBeUndefined();
});

it('cancels no order that was handed over', () => {
  expect(nextState(ORDER_MACHINE, 'shipped', 'cancelled')).toBeUndefined();
  expect(nextState(ORDER_MACHINE, 'ready_to_ship', 'cancelled')).toBe('cancelled');
});

it('creates no parcel twice: an unanswered one is only looked up', () => {
  expect(nextState(SHIPMENT_MACHINE, 'unknown', 'sent')).toBeUndefined();
  expect(nextState(SHIPMENT_MACHINE, 'creating', 'sent')).toBeUndefined();
  expect(nextState(SHIPMENT_MACHINE, 'created', 'created')).toBeUndefined();
});
