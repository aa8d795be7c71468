import { jest } from '@jest/globals';
import { linkedCoupon } from '@/shared/orders/linked-coupon';
import { checkoutDraft } from './checkout-draft';

const shopper = { id: 7 };
afterEach(() => {
  sessionStorage.clear();
  linkedCoupon.drop();
});

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

it('COUPON-24 the code of a link replaces the entered one, until it is removed, replaced or ordered with', () => {
  checkoutDraft.setCoupon(shopper, 'TYPED-1');
  expect(linkedCoupon.take('?utm_source=mail&coupon=late%20parcel-7')).toBe(true);
  expect([checkoutDraft.coupon(shopper), checkoutDraft.coupon(null)]).toEqual([
    'LATEPARCEL-7',
    'LATEPARCEL-7',
  ]);
  checkoutDraft.save(shopper, { city: 'Dubai' });
  checkoutDraft.spendCoupon(shopper, '');
  expect(checkoutDraft.coupon(shopper)).toBe('LATEPARCEL-7');
  checkoutDraft.spendCoupon(shopper, 'LATEPARCEL-7');
  expect(checkoutDraft.coupon(shopper)).toBe('');
  linkedCoupon.take('?coupon=EID-2026');
  checkoutDraft.setCoupon(shopper, 'TYPED-2');
  expect(checkoutDraft.coupon(shopper)).toBe('TYPED-2');
  checkoutDraft.setCoupon(shopper, '');
  expect([checkoutDraft.coupon(shopper), localStorage.getItem('coupon')]).toEqual(['', null]);
});

it('COUPON-23 a text that is no code is announced as one that is wrong, and changes nothing', () => {
  linkedCoupon.take('?coupon=EID-2026');
  expect([linkedCoupon.takeNews(), linkedCoupon.takeNews()]).toEqual(['EID-2026', undefined]);
  expect(linkedCoupon.take('?coupon=call%20+971%20now!')).toBe(true);
  expect(linkedCoupon.takeNews()).toBe('');
  expect(checkoutDraft.coupon(null)).toBe('EID-2026');
  expect(linkedCoupon.take('?coupons=EID')).toBe(false);
});

it('COUPON-23 a code ends with its order, with a logout and with its removal in another tab', () => {
  linkedCoupon.take('?Coupon=EID-2026');
  linkedCoupon.useFor('op-1', 'OTHER-1');
  linkedCoupon.spend('op-1');
  expect(linkedCoupon.code()).toBe('EID-2026');
  linkedCoupon.useFor('op-2', 'EID-2026');
  linkedCoupon.spend('op-3');
  expect(linkedCoupon.code()).toBe('EID-2026');
  linkedCoupon.spend('op-2');
  expect(linkedCoupon.code()).toBe('');
  linkedCoupon.take('?coupon=EID-2026');
  localStorage.removeItem('coupon');
  expect(linkedCoupon.code()).toBe('');
});

it('COUPON-23 with full storage the code of the latest link counts', () => {
  linkedCoupon.take('?coupon=OLD-1');
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  linkedCoupon.take('?coupon=NEW-2');
  set.mockRestore();
  expect(checkoutDraft.coupon(null)).toBe('NEW-2');
  linkedCoupon.drop();
  expect(checkoutDraft.coupon(null)).toBe('');
});

it('COUPON-23 without storage the code lasts as long as the page', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  linkedCoupon.take('?coupon=EID-2026');
  set.mockRestore();
  expect(checkoutDraft.coupon(null)).toBe('EID-2026');
});
