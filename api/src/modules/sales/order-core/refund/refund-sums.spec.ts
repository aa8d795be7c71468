import { expectedAtProvider, refundedAtProvider, refundKey } from './refund-sums.js';

const sums = {
  refundedFils: 5000,
  refundOutsideFils: 2000,
  refundExtraFils: 500,
  refundFils: 1000,
};

it('PAY-42 counts refunds by the provider, not those that staff made otherwise', () => {
  expect(refundedAtProvider(sums)).toBe(3500);
});

it.each([
  [4500, 0, 'arrived'],
  [5000, 0, 'arrived'],
  [3500, 1000, 'pending'],
  [3500, 999, 'not_arrived'],
  [0, 0, 'not_arrived'],
] as const)(
  'PAY-42 with %d fils done and %d pending a refund is %s',
  (doneFils, pendingFils, is) => {
    expect(expectedAtProvider(sums, { doneFils, pendingFils })).toBe(is);
  },
);

it('PAY-41 the outbox key of each retry is different', () => {
  expect(refundKey({ id: 7, refundedFils: 0, refundRound: 0 })).toBe('payment-refund:7:0');
  expect(refundKey({ id: 7, refundedFils: 0, refundRound: 2 })).toBe('payment-refund:7:0:2');
});
