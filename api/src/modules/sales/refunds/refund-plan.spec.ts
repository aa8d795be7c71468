import { msg } from '../../../platform/i18n/message.js';
import type { OrderLine } from '../order-core/order-line.entity.js';
import type { PlannedLine } from '../order-core/refund/refunded-quantity.js';
import { planRefund } from './refund-plan.js';

const bought = [
  { id: 1, name: 'Watch', quantity: 3, unitPriceFils: 1000, discountFils: 0 },
  { id: 2, name: 'Ring', quantity: 1, unitPriceFils: 500, discountFils: 0 },
] as OrderLine[];
const part = (more: Partial<PlannedLine>): PlannedLine => ({
  kind: 'goods',
  orderLineId: null,
  quantity: 0,
  restocked: false,
  amountFils: 0,
  ...more,
});
const state = {
  order: { deliveryFeeFils: 2500, deliveryDiscountFils: 0, paymentMethod: 'card' as const },
  bought,
  before: [] as PlannedLine[],
  rest: 6000,
};
const nothing = { lines: [], delivery: false, amount: null };

it('MUT-04 chosen items and the fee are refunded at the price of the order', () => {
  const lines = [
    { lineId: 1, quantity: 2, restock: true },
    { lineId: 2, quantity: 1 },
  ];
  expect(planRefund({ ...nothing, lines, delivery: true }, state)).toEqual({
    goods: 2500,
    delivery: 2500,
    amount: 5000,
    rest: 6000,
    lines: [
      part({ orderLineId: 1, quantity: 2, restocked: true, amountFils: 2000 }),
      part({ orderLineId: 2, quantity: 1, amountFils: 500 }),
      part({ kind: 'delivery', amountFils: 2500 }),
    ],
  });
});

it('MUT-04 without items, fee and amount the rest is refunded', () => {
  expect(planRefund(nothing, state)).toMatchObject({
    goods: 0,
    delivery: 0,
    amount: 6000,
    lines: [part({ kind: 'adjustment', amountFils: 6000 })],
  });
});

it('MUT-04 an amount that differs from the price is adjusted, in both directions', () => {
  const lines = [{ lineId: 2, quantity: 1 }];
  expect(planRefund({ ...nothing, lines, amount: 400 }, state).lines.at(-1)).toEqual(
    part({ kind: 'adjustment', amountFils: -100 }),
  );
  expect(planRefund({ ...nothing, lines, amount: 700 }, state).lines.at(-1)).toEqual(
    part({ kind: 'adjustment', amountFils: 200 }),
  );
  expect(planRefund({ ...nothing, lines, amount: 500 }, state).lines).toHaveLength(1);
});

it.each([
  [6000, true],
  [1, true],
  [6001, false],
  [0, false],
  [-1, false],
])('MUT-04 of 6000 fils %d can be refunded: %p', (amount, isPossible) => {
  const plan = () => planRefund({ ...nothing, amount }, state);
  if (isPossible) expect(plan().amount).toBe(amount);
  else
    expect(plan).toThrow(
      expect.objectContaining({ code: 'refund_too_high', detail: msg('refund.aboveCard') }),
    );
});

it('MUT-04 the refusal of a cash order names cash', () => {
  const order = { deliveryFeeFils: 0, deliveryDiscountFils: 0, paymentMethod: 'cod' as const };
  expect(() => planRefund({ ...nothing, amount: 9999 }, { ...state, order })).toThrow(
    expect.objectContaining({ code: 'refund_too_high', detail: msg('refund.aboveCash') }),
  );
});

it('MUT-04 of a line some items return to stock and others not, each choice once', () => {
  const split = [
    { lineId: 1, quantity: 1, restock: true },
    { lineId: 1, quantity: 2 },
  ];
  expect(planRefund({ ...nothing, lines: split }, state).amount).toBe(3000);
  const twice = [
    { lineId: 1, quantity: 1 },
    { lineId: 1, quantity: 1, restock: false },
  ];
  expect(() => planRefund({ ...nothing, lines: twice }, state)).toThrow(
    expect.objectContaining({ status: 400, detail: msg('refund.lineTwice') }),
  );
});

it('MUT-04 no more items than are left, also over two parts of a request', () => {
  const before = [part({ orderLineId: 1, quantity: 2 }), part({ orderLineId: 2, quantity: 1 })];
  const left = { ...state, before };
  const refusal = (name: string, count: number): Error =>
    expect.objectContaining({
      status: 422,
      code: 'quantity_too_high',
      detail: msg('refund.lineTooMany', { left: count, name }),
    });
  expect(planRefund({ ...nothing, lines: [{ lineId: 1, quantity: 1 }] }, left).goods).toBe(1000);
  const split = [
    { lineId: 1, quantity: 1, restock: true },
    { lineId: 1, quantity: 1 },
  ];
  expect(() => planRefund({ ...nothing, lines: split }, left)).toThrow(refusal('Watch', 1));
  expect(() => planRefund({ ...nothing, lines: [{ lineId: 2, quantity: 1 }] }, left)).toThrow(
    refusal('Ring', 0),
  );
});

it('MUT-04 an unknown line is refused at its place', () => {
  const lines = [
    { lineId: 1, quantity: 1 },
    { lineId: 9, quantity: 1 },
  ];
  const detail = msg('refund.lineUnknown');
  expect(() => planRefund({ ...nothing, lines }, state)).toThrow(
    expect.objectContaining({
      status: 400,
      detail,
      errors: [{ pointer: '#/lines/1/lineId', detail }],
    }),
  );
});

it('MUT-04 the fee is refunded once, and only if there was one', () => {
  const refusal: Error = expect.objectContaining({
    status: 422,
    code: 'delivery_refunded',
    detail: msg('refund.deliveryRefunded'),
  });
  const asked = { ...nothing, delivery: true };
  const goods = [part({ orderLineId: 1, quantity: 1 })];
  expect(planRefund(asked, { ...state, before: goods }).delivery).toBe(2500);
  expect(() =>
    planRefund(asked, { ...state, before: [...goods, part({ kind: 'delivery' })] }),
  ).toThrow(refusal);
  const order = { deliveryFeeFils: 0, deliveryDiscountFils: 0, paymentMethod: 'card' as const };
  expect(() => planRefund(asked, { ...state, order })).toThrow(refusal);
});

it('COUPON-08 of discounted items what was paid is refunded, to the fils in any grouping', () => {
  const discounted = [{ ...bought[0], discountFils: 1000 }] as OrderLine[];
  const ofCoupon = { ...state, bought: discounted };
  const items = (...quantities: number[]) => ({
    ...nothing,
    lines: quantities.map((quantity, at) => ({ lineId: 1, quantity, restock: at > 0 })),
  });
  expect(planRefund(items(3), ofCoupon).amount).toBe(2000);
  expect(planRefund(items(1, 2), ofCoupon).lines.map(({ amountFils }) => amountFils)).toEqual([
    667, 1333,
  ]);
  const before = [part({ orderLineId: 1, quantity: 2 })];
  expect(planRefund(items(1), { ...ofCoupon, before }).amount).toBe(666);
});

it('COUPON-08 of the delivery fee what was charged is refunded', () => {
  const order = { ...state.order, deliveryDiscountFils: 1000 };
  expect(planRefund({ ...nothing, delivery: true }, { ...state, order }).amount).toBe(1500);
  const free = { ...state.order, deliveryDiscountFils: 2500 };
  expect(() => planRefund({ ...nothing, delivery: true }, { ...state, order: free })).toThrow(
    expect.objectContaining({ code: 'delivery_refunded' }),
  );
});

it('COUPON-19 free items are refunded with nothing; nothing else is', () => {
  const free = [{ ...bought[1], discountFils: 500 }] as OrderLine[];
  const lines = [{ lineId: 2, quantity: 1, restock: true }];
  for (const rest of [2500, 0])
    expect(planRefund({ ...nothing, lines }, { ...state, bought: free, rest })).toMatchObject({
      amount: 0,
      lines: [part({ orderLineId: 2, quantity: 1, restocked: true, amountFils: 0 })],
    });
  expect(() => planRefund({ ...nothing, lines, amount: 0 }, state)).toThrow();
  expect(() => planRefund(nothing, { ...state, rest: 0 })).toThrow();
});
