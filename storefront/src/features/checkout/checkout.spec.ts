import { NO_DETAILS } from '@/shared/forms/contact-fields';
import { cardForm, type Checkout } from './checkout';

const checkout: Checkout = {
  lines: [],
  address: NO_DETAILS,
  total: 90,
  codEnabled: true,
  coupon: 'EID-2026',
  discount: 10,
  purchaseId: 'b7f3a0a4-5a0e-4c67-9d1e-2f8f3c1f0a11',
  forProfile: false,
};

it('COUPON-20 the card form has the discount that the shopper saw, only with a coupon', () => {
  expect(cardForm(checkout, 7)).toMatchObject({ coupon: 'EID-2026', discount: '10.00' });
  const without = cardForm({ ...checkout, coupon: '', discount: 0 }, 7);
  expect('coupon' in without || 'discount' in without).toBe(false);
});
