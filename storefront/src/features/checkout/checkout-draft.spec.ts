import { checkoutDraft } from './checkout-draft';

const shopper = { id: 7 };
afterEach(() => sessionStorage.clear());

it('COUPON-22 a code that a guest entered remains when the shopper enters an address after the login', () => {
  checkoutDraft.setCoupon(null, 'EID-2026');
  expect(checkoutDraft.coupon(shopper)).toBe('EID-2026');
  checkoutDraft.save(shopper, { city: 'Dubai' });
  expect(checkoutDraft.coupon(shopper)).toBe('EID-2026');
  checkoutDraft.setCoupon(shopper, '');
  expect(checkoutDraft.coupon(shopper)).toBe('');
  checkoutDraft.save(shopper, { city: 'Ajman' });
  expect(checkoutDraft.coupon(shopper)).toBe('');
});
