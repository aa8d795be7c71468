import { OPEN_PAYMENT_STATES, PAYMENT_MACHINE, PAYMENT_STATES } from './payment/payment-machine.js';
import { SHIPMENT_MACHINE, SHIPMENT_STATES } from './shipment/shipment-machine.js';
import { COD_MACHINE, COD_STATES } from './payment/cod-machine.js';
import { RETURN_MACHINE, RETURN_STATES } from './return/return-machine.js';
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

/** Name, table and final states. */
const ENDS: [
  string,
  { transitions: Record<string, Partial<Record<string, string>>> },
  readonly string[],
  string[],
][] = [
  ['an order', ORDER_MACHINE, ORDER_STATES, ['expired', 'cancelled', 'refunded']],
  ['a payment', PAYMENT_MACHINE, PAYMENT_STATES, ['refunded']],
  ['cash', COD_MACHINE, COD_STATES, ['void']],
  [
    'a shipment',
    SHIPMENT_MACHINE,
    SHIPMENT_STATES,
    ['rejected', 'voided', 'delivered', 'returned'],
  ],
  ['RETURN-03 a return', RETURN_MACHINE, RETURN_STATES, ['refunded', 'refused', 'withdrawn']],
];

it.each(ENDS)('%s ends only in its final states', (_name, machine, states, last) => {
  const leaves = (state: string): boolean =>
    Object.values(machine.transitions).some((table) => table[state] !== undefined);
  expect(states.filter((state) => !leaves(state))).toEqual(last);
});

it.each(ENDS)('ignores repeated events of %s', (_name, { transitions }) => {
  for (const table of Object.values(transitions))
    for (const to of Object.values(table)) expect(table[to ?? '']).toBeUndefined();
});

it('every state of order, payment, cash, shipment and return is reachable', () => {
  expect(reachable(COD_MACHINE, ['due'])).toEqual(new Set(COD_STATES));
  expect(reachable(ORDER_MACHINE, ['pending_payment', 'cod_pending'])).toEqual(
    new Set(ORDER_STATES),
  );
  expect(reachable(PAYMENT_MACHINE, ['created'])).toEqual(new Set(PAYMENT_STATES));
  expect(reachable(SHIPMENT_MACHINE, ['requested'])).toEqual(new Set(SHIPMENT_STATES));
  expect(reachable(RETURN_MACHINE, ['requested'])).toEqual(new Set(RETURN_STATES));
});

it('MUT-03 each machine has the name under which its events are stored', () => {
  const machines = [ORDER_MACHINE, PAYMENT_MACHINE, COD_MACHINE, SHIPMENT_MACHINE, RETURN_MACHINE];
  expect(machines.map(({ name }) => name)).toEqual([
    'order',
    'payment',
    'cod',
    'shipment',
    'return',
  ]);
});

it('MUT-03 the provider may report a change of the payments that can still expire', () => {
  expect(OPEN_PAYMENT_STATES).toEqual(
    PAYMENT_STATES.filter((state) => nextState(PAYMENT_MACHINE, state, 'timed_out')),
  );
});

it('ignores a repeated payment result, and one that would undo a capture', () => {
  expect(nextState(PAYMENT_MACHINE, 'captured', 'captured')).toBeUndefined();
  expect(nextState(PAYMENT_MACHINE, 'captured', 'failed')).toBeUndefined();
  expect(nextState(PAYMENT_MACHINE, 'captured', 'pending')).toBeUndefined();
  expect(nextState(PAYMENT_MACHINE, 'failed', 'captured')).toBe('captured');
});

it('never marks an expired or cancelled order as paid', () => {
  expect(nextState(ORDER_MACHINE, 'expired', 'captured')).toBeUndefined();
  expect(nextState(ORDER_MACHINE, 'cancelled', 'captured')).toBeUndefined();
});

it('never cancels an order after hand-over', () => {
  expect(nextState(ORDER_MACHINE, 'shipped', 'cancelled')).toBeUndefined();
  expect(nextState(ORDER_MACHINE, 'ready_to_ship', 'cancelled')).toBe('cancelled');
});

it('never creates a shipment twice: one without a response is only looked up', () => {
  expect(nextState(SHIPMENT_MACHINE, 'unknown', 'sent')).toBeUndefined();
  expect(nextState(SHIPMENT_MACHINE, 'creating', 'sent')).toBeUndefined();
  expect(nextState(SHIPMENT_MACHINE, 'created', 'created')).toBeUndefined();
});

it('RETURN-03 a return is withdrawn only while it is requested, and refunded only after it was received', () => {
  for (const state of RETURN_STATES) {
    expect(nextState(RETURN_MACHINE, state, 'withdrawn') !== undefined).toBe(state === 'requested');
    expect(nextState(RETURN_MACHINE, state, 'refund_requested') !== undefined).toBe(
      state === 'received',
    );
  }
});
