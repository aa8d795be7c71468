import { OPENING_HOURS, SHOP_ADDRESS } from '../contact/shop-place.js';
import { formatAed } from '../formats/money.js';
import { fillPlaceholders, placeholderValues, unknownPlaceholders } from './shop-pages.js';

const settings = {
  returnDays: 15,
  deliveryFeeDubai: 25,
  deliveryFeeOther: 30,
  contactEmail: 'hello@shop.example',
  contactPhone: '+971 4 555 0000',
  address: SHOP_ADDRESS,
  openingHours: OPENING_HOURS,
};

it('TEXTS-22 placeholders stand for values of the settings, in the language of the page', () => {
  const text = '{shop}{address}: {days}, {refundDays}, {coupon}, {dubai}, {other}{hours}';
  expect(fillPlaceholders(text, placeholderValues(settings, 'Dana', 'en'))).toBe(
    `Dana, ${SHOP_ADDRESS.en}: 15 days, 10, 20, ${formatAed(25)}, ${formatAed(30)}: ${OPENING_HOURS.en}`,
  );
  const arabic = fillPlaceholders('{days} {email}', placeholderValues(settings, 'دانة', 'ar'));
  expect(arabic).toBe('15 يوماً \u2066hello@shop.example\u2069');
});

it('TEXTS-22 what the settings leave empty ends the sentence before it', () => {
  const none = { en: '', ar: '' };
  const values = placeholderValues(
    { ...settings, address: none, openingHours: none },
    'Dana',
    'en',
  );
  expect(fillPlaceholders('{shop}{address} replies{hours}.', values)).toBe('Dana replies.');
});

it('FIRST-12 a shop without contact details names none', () => {
  const unset = { ...settings, contactEmail: '', contactPhone: '' };
  const fill = (text: string, locale: 'en' | 'ar') =>
    fillPlaceholders(text, placeholderValues(unset, 'Dana', locale));
  expect(fill('Reach us at {email} and {phone}.', 'en')).toBe(
    'Reach us at our email address and our phone number.',
  );
  expect(fill('{email} {phone}', 'ar')).toBe('بريدنا الإلكتروني رقم هاتفنا');
});

it('TEXTS-22 names that stand for nothing are found and stay as they are written', () => {
  expect(unknownPlaceholders('{shop} {price} {constructor} { shop }')).toEqual([
    'price',
    'constructor',
  ]);
  expect(fillPlaceholders('{price}', placeholderValues(settings, 'Dana', 'en'))).toBe('{price}');
});
