import { isInvoiced, UNSOLD } from './invoiced.js';
import { ORDER_STATES, type OrderState } from './order-machine.js';

const order = (state: OrderState, codState: 'due' | 'collected' | 'remitted' | 'void' | null) => ({
  state,
  codState,
  paymentMethod: codState === null ? ('card' as const) : ('cod' as const),
});
const SOLD = ORDER_STATES.filter((state) => !UNSOLD.includes(state));

it('MUT-03 only sold orders have an invoice', () => {
  expect(SOLD).toEqual([
    'paid',
    'cod_confirmed',
    'shipment_pending',
    'shipment_failed',
    'ready_to_ship',
    'shipped',
    'delivered',
    'returned',
    'refunded',
    'partially_refunded',
  ]);
  for (const viewer of ['staff', 'shopper'])
    expect(ORDER_STATES.filter((state) => isInvoiced(order(state, null), viewer))).toEqual(SOLD);
});

it.each([
  ['due', true, false],
  ['collected', true, true],
  ['remitted', true, true],
  ['void', false, false],
] as const)(
  'MUT-03 cash that is %s: invoice for staff %p, for the owner %p',
  (cash, staff, owner) => {
    const one = order('delivered', cash);
    expect([isInvoiced(one, 'staff'), isInvoiced(one, 'shopper')]).toEqual([staff, owner]);
  },
);
