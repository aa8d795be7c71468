import { expect, it } from '@jest/globals';
import { deliveryDay, dubaiDay } from './delivery-date.js';
import { idOfOrderNumber, orderNumber } from './order-number.js';

it.each([
  ['a Monday', '2026-11-23T08:00:00Z', '2026-11-26'],
  ['a Wednesday', '2026-11-25T08:00:00Z', '2026-11-30'],
  ['a Saturday', '2026-11-28T08:00:00Z', '2026-12-02'],
  ['a Sunday in Dubai that is still Saturday in UTC', '2026-11-28T21:00:00Z', '2026-12-02'],
  ['a Monday in Dubai that is still Sunday in UTC', '2026-11-29T21:00:00Z', '2026-12-03'],
])('DATE-01 promises an order of %s for three business days later', (_what, ordered, day) => {
  expect(deliveryDay(new Date(ordered))).toBe(day);
});

it('DATE-02 does not count holidays', () => {
  const holidays = ['2026-12-02', '2026-12-03'];
  expect(deliveryDay(new Date('2026-11-30T08:00:00Z'), holidays)).toBe('2026-12-07');
});

it.each(['LW-10427', 'lw10427', ' lw-10427 ', 'LW 10427', '10427'])(
  'NUM-01 reads the order number %j',
  (text) => {
    expect(idOfOrderNumber(text)).toBe(1);
  },
);

it.each(['LW-10426', '1042', 'LW-1234567890', 'XY-10427', '10427 watch', ''])(
  'NUM-01 does not read %j as an order number',
  (text) => {
    expect(idOfOrderNumber(text)).toBeUndefined();
  },
);

it('NUM-01 writes the number of an order', () => {
  expect(orderNumber(1)).toBe('LW-10427');
});

it('MUT-01 the day in Dubai starts at 20:00 UTC', () => {
  const days = ['2026-11-30T19:59:59Z', '2026-11-30T20:00:00Z'].map((at) => dubaiDay(new Date(at)));
  expect(days).toEqual(['2026-11-30', '2026-12-01']);
});
