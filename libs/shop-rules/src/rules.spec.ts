import { canonicalPath, withoutMarks } from './addresses.js';
import { formatDate, formatDateTime } from './formats/dates.js';
import { deliveryFee } from './orders/delivery-fee.js';
import { enteredText, isPlaceholder } from './accounts/is-placeholder.js';
import { cityName, cityOf, EMIRATES, emirateOf } from './orders/emirates.js';
import { groupOf, isMenuTag } from './catalogue/groups.js';
import { imageSrcSet, isVideo, mediaUrl } from './catalogue/media.js';
import { formatCount, pluralForm } from './formats/counts.js';
import { formatAed, toAedText, toFils, vatShare } from './formats/money.js';
import { PALETTE } from './catalogue/palette.js';
import { passwordProblem } from './accounts/password.js';
import {
  discountPercent,
  savedAmount,
  shownPrice,
  unitPrice,
  variantPrice,
  variantPrices,
} from './catalogue/price.js';
import { mayUse, roleOfStaff } from './accounts/roles.js';

it.each([
  ['Dubai', 2500],
  ['  dUBAI ', 2500],
  ['دبي', 2500],
  ['Abu Dhabi', 3000],
  ['Dubai Marina', 3000],
])('CONST-01 charges delivery to %j with %d fils', (city, fee) => {
  expect(deliveryFee(city)).toBe(fee);
});

it.each([null, undefined, '', '  ', '00', ' 00 ', 'Undefined', 'undefined'])(
  'ADM-ORD-31 treats %p as an empty value',
  (text) => {
    expect([isPlaceholder(text), enteredText(text)]).toEqual([true, '']);
  },
);

it('ADM-ORD-31 keeps any other value, trimmed', () => {
  for (const text of [' 004 ', '0', 'Undefined Street'])
    expect([isPlaceholder(text), enteredText(text)]).toEqual([false, text.trim()]);
});

it.each([null, undefined, '', '  ', 'Undefined'])(
  'CONST-02 charges nothing while the city is %j',
  (city) => {
    expect(deliveryFee(city)).toBe(0);
  },
);

it('charges no delivery fee from the threshold', () => {
  expect(deliveryFee('Sharjah', 20_000, 20_000)).toBe(0);
  expect(deliveryFee('Sharjah', 19_999, 20_000)).toBe(3000);
});

it('CONST-04 writes amounts with two digits', () => {
  expect(toAedText(14950)).toBe('149.50');
  expect(toFils(149.5)).toBe(14950);
  expect(toFils(1.005)).toBe(100);
});

it('CONST-05 labels amounts in AED', () => {
  expect(formatAed(1234.5).replace(/\s/g, ' ')).toBe('AED 1,234.50');
  expect(formatAed(1234.5, 'ar')).toContain('1,234.50');
});

const REGIONS = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };
const COUNTS = [...Array.from({ length: 1200 }, (_, count) => count), 12_345, 999_999, 1_000_000];

it.each(['en', 'ar'] as const)(
  'amounts, counts and forms of words are those of Intl: %s',
  (locale) => {
    const aed = Intl.NumberFormat(REGIONS[locale], { style: 'currency', currency: 'AED' });
    const number = Intl.NumberFormat(REGIONS[locale]);
    const plural = new Intl.PluralRules(REGIONS[locale]);
    const amounts = COUNTS.flatMap((count) => [count, count + 0.05, -count - 0.5, count * 9.99]);
    const written = (format: (amount: number) => string) =>
      amounts.map((each) => format(toFils(each) / 100));
    expect(written((amount) => formatAed(amount, locale))).toEqual(
      written((amount) => aed.format(amount)),
    );
    expect(COUNTS.map(formatCount)).toEqual(COUNTS.map((count) => number.format(count)));
    expect(COUNTS.slice(1).map((count) => pluralForm(count, locale))).toEqual(
      COUNTS.slice(1).map((count) => plural.select(count)),
    );
  },
);

it('dates are in Dubai time, with month names in both languages', () => {
  const late = '2026-11-01T21:30:00Z';
  expect([formatDate(late, 'en'), formatDate(late, 'ar')]).toEqual(['2 Nov 2026', '2 نوفمبر 2026']);
  const days = Array.from(
    { length: 366 },
    (_, day) => new Date(Date.UTC(2028, 0, day + 1, 20, day)),
  );
  for (const [locale, region, dateStyle] of [
    ['en', 'en-AE', 'medium'],
    ['ar', 'ar-AE-u-nu-latn', 'long'],
  ] as const) {
    const intl = new Intl.DateTimeFormat(region, { dateStyle, timeZone: 'Asia/Dubai' });
    expect(days.map((day) => formatDate(day.toISOString(), locale))).toEqual(
      days.map((day) => intl.format(day)),
    );
  }
  expect(formatDateTime(late, 'en')).toMatch(/^2 Nov 2026, 1:30\sam$/i);
  expect(formatDateTime(late, 'ar')).toMatch(/^2 نوفمبر 2026.* 1:30\sص$/);
});

it('CONST-06 rounds the discount percentage; 0 without a discount', () => {
  expect(discountPercent({ price: 300, offerPrice: 200 })).toBe(33);
  expect(discountPercent({ price: 300, offerPrice: null })).toBe(0);
  expect(discountPercent({ price: 0, offerPrice: 0 })).toBe(0);
  expect(savedAmount({ price: 300, offerPrice: 200 })).toBe(100);
});

it('CART-13 takes the offer price when present, else the price', () => {
  expect(unitPrice({ price: 300, offerPrice: 200 })).toBe(200);
  expect(unitPrice({ price: 300, offerPrice: null })).toBe(300);
  expect(unitPrice({ price: 300, offerPrice: 0 })).toBe(300);
});

it('CONST-07 has ten distinct colours', () => {
  expect(new Set(PALETTE.map(({ hex }) => hex)).size).toBe(10);
});

it('IMG-01 uses an https reference as it is', () => {
  expect(mediaUrl('https://img.example.com/a b.png')).toBe('https://img.example.com/a b.png');
  expect(imageSrcSet('https://img.example.com/a.png')).toBe('');
});

it('IMG-02 serves any other reference from the uploads path', () => {
  expect(mediaUrl('a b.webp')).toBe('/api/uploads/a%20b.webp');
  expect(mediaUrl('../x')).toBe('/api/uploads/..%2Fx');
  expect(imageSrcSet('a.webp', 320)).toBe(
    '/api/uploads/a.webp?w=160 160w, /api/uploads/a.webp?w=320 320w',
  );
});

it.each(['a.mp4', 'a.WEBM', 'a.ogg', 'a.mov', 'a.avi', 'a.mkv'])(
  'IMG-03 treats %s as video',
  (f) => {
    expect(isVideo(f)).toBe(true);
  },
);
it.each(['a.mp3', 'mp4', 'a.mp4.png'])('IMG-03 does not treat %s as video', (file) => {
  expect(isVideo(file)).toBe(false);
});

it('GRP-01 knows man, women, unisex and kids, and men as an alias of man', () => {
  expect(['man', 'MEN', 'women', 'unisex', 'kids', 'woman'].map(groupOf)).toEqual([
    'man',
    'man',
    'women',
    'unisex',
    'kids',
    undefined,
  ]);
});

it('HDR-05 hides men, women and unisex from the sub-menus', () => {
  expect(['men', 'Women', 'unisex', 'oud'].filter(isMenuTag)).toEqual(['oud']);
});

it('returns the emirate of every city', () => {
  for (const emirate of EMIRATES)
    for (const { en, ar } of emirate.cities) {
      expect(emirateOf(en)).toBe(emirate);
      expect(emirateOf(ar)).toBe(emirate);
    }
});

it('matches a city in either language and any case', () => {
  expect(cityOf(' al ain ')?.ar).toBe('العين');
  expect(cityOf('العين')?.en).toBe('Al Ain');
  expect(cityOf('Atlantis')).toBeUndefined();
  expect([cityName('al ain', 'ar'), cityName('العين', 'en')]).toEqual(['العين', 'Al Ain']);
  expect(cityName('Atlantis', 'ar')).toBe('Atlantis');
});

it('refuses short, common and email passwords', () => {
  expect(passwordProblem('short')).toBe('tooShort');
  expect(passwordProblem('Password123')).toBe('tooCommon');
  expect(passwordProblem('me@example.com', 'ME@example.com')).toBe('sameAsEmail');
  expect(passwordProblem('x'.repeat(129))).toBe('tooLong');
  expect(passwordProblem('Demo-pass-1')).toBeNull();
});

it('ADM-ROLE-02 gives a subadmin the rights of a vendor and an empty list allows none', () => {
  expect(roleOfStaff('subadmin')).toBe('vendor');
  expect(mayUse('admin', [])).toBe(false);
  expect(mayUse('vendor', ['vendor', 'admin'])).toBe(true);
});

it('takes 5 of 105 parts of a gross amount as VAT', () => {
  expect(vatShare(10500)).toBe(500);
});

it.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['/group/men', '/group/man'],
  ['/group/Women/', '/group/women'],
  ['/product/12', '/product/12'],
])('CAT-04 knows %s by one address, %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

it.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=instagram&utm_campaign=Eid', ''],
  ['?fbclid=IwAR1', ''],
  ['q=oud&gclid=x&sort=price-asc&msclkid=y', '?q=oud&sort=price-asc'],
  ['?coupon=EID-25&q=oud', '?q=oud'],
  ['?q=oud&Coupon=EID-25', '?q=oud'],
  ['?coupon', ''],
  ['?coupons=1', '?coupons=1'],
  ['?q=utm_source%3D&key=1', '?q=utm_source%3D&key=1'],
])('CAT-06 the query %j keeps what a page reads, %j', (query, own) => {
  expect(withoutMarks(query)).toBe(own);
});

it('GOODS-53 a variant costs its own offer price, its own price or what the product costs', () => {
  const product = { price: 200, offerPrice: 150 };
  const [plain, own, offered] = [
    { stock: 1, price: null, offerPrice: null },
    { stock: 1, price: 180, offerPrice: null },
    { stock: 1, price: 180, offerPrice: 120 },
  ];
  expect([plain, own, offered].map((each) => variantPrice(product, each))).toEqual([150, 180, 120]);
  expect(variantPrices(product, [plain, own, offered])).toEqual({
    low: 120,
    high: 180,
    before: 180,
    struckAllowed: true,
    lowestPrice: null,
  });
});

it('CARD-06 shows the lowest price in stock, reduced only by the offer', () => {
  const product = { price: 200, offerPrice: 150 };
  const cheap = { stock: 1, price: 120 };
  const plain = { stock: 2, price: null };
  const dear = { stock: 3, price: 300 };
  const shown = (...variants: { stock: number; price: number | null }[]) => {
    const priceRange = variantPrices(product, variants);
    return [shownPrice({ ...product, priceRange }), savedAmount({ ...product, priceRange })];
  };
  expect(shown(plain)).toEqual([{ amount: 150, before: 200, isLowest: false }, 50]);
  expect(shown(plain, dear)).toEqual([
    { amount: 150, before: 200, isLowest: true, lowest: null },
    50,
  ]);
  expect(shown(cheap, plain)).toEqual([
    { amount: 120, before: 120, isLowest: true, lowest: null },
    0,
  ]);
  expect(shown({ ...cheap, stock: 0 }, dear)).toEqual([
    { amount: 300, before: 300, isLowest: false, lowest: null },
    0,
  ]);
  expect(
    variantPrices(product, [
      { ...cheap, stock: 0 },
      { ...dear, stock: 0 },
    ]),
  ).toEqual({
    low: 120,
    high: 300,
    before: 120,
    struckAllowed: true,
    lowestPrice: null,
  });
});
