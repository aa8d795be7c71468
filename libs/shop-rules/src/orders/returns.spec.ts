import { refundsDelivery, returnEnd } from './returns.js';

it.each([
  ['2026-11-01T05:00:00Z', '2026-11-16T20:00:00.000Z'],
  ['2026-11-01T19:59:59Z', '2026-11-16T20:00:00.000Z'],
  ['2026-11-01T20:00:00Z', '2026-11-17T20:00:00.000Z'],
])('RETURN-01 a parcel delivered at %s can be returned until %s', (delivered, end) => {
  expect(returnEnd(new Date(delivered), 15).toISOString()).toBe(end);
});

it('RETURN-08 the delivery fee is refunded only if the shop is at fault', () => {
  expect(
    ['size', 'changed_mind', 'other'].map((reason) => refundsDelivery(reason as 'size')),
  ).toEqual([false, false, false]);
  expect([refundsDelivery('faulty'), refundsDelivery('wrong_item')]).toEqual([true, true]);
});
