import { CASH_WAIT_REASONS, cashWaitReasons } from './cash-rules.js';

const ON = { newPhone: true, aboveFils: 100_000, returned: true };
const NOTHING = { totalFils: 100_000, isPhoneNew: false, hasReturned: false };

it.each([
  [{}, []],
  [{ isPhoneNew: true }, ['new_phone']],
  [{ totalFils: 100_001 }, ['amount']],
  [{ hasReturned: true }, ['returned']],
  [{ isPhoneNew: true, totalFils: 100_001, hasReturned: true }, [...CASH_WAIT_REASONS]],
])('CASHDESK-01 an order with %j waits because of %j', (facts, reasons) => {
  expect(cashWaitReasons(ON, { ...NOTHING, ...facts })).toEqual(reasons);
});

it('CASHDESK-16 an order that costs nothing never waits', () => {
  const facts = { totalFils: 0, isPhoneNew: true, hasReturned: true };
  expect(cashWaitReasons(ON, facts)).toEqual([]);
});

it('CASHDESK-01 a rule that is off never makes an order wait, and does not change the others', () => {
  const facts = { isPhoneNew: true, totalFils: 5_000_000, hasReturned: true };
  const off = { newPhone: false, aboveFils: null, returned: false };
  expect(cashWaitReasons(off, facts)).toEqual([]);
  expect(cashWaitReasons({ ...ON, newPhone: false }, facts)).toEqual(['amount', 'returned']);
  expect(cashWaitReasons({ ...ON, aboveFils: null }, facts)).toEqual(['new_phone', 'returned']);
  expect(cashWaitReasons({ ...ON, returned: false }, facts)).toEqual(['new_phone', 'amount']);
});
