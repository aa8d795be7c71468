import {
  fillPlaceholders,
  OPENING_HOURS,
  placeholderValues,
  plainText,
  RETURN_DAYS,
  richTextOf,
  sectionsOf,
  SHOP_ADDRESS,
  SHOP_PAGE_NAMES,
  unknownPlaceholders,
  type ShopPageName,
} from '@shop/shop-rules';
import type { PageText } from './default-page.js';
import { DEFAULT_PAGES } from './index.js';

const settings = {
  returnDays: RETURN_DAYS,
  deliveryFeeDubai: 25,
  deliveryFeeOther: 30,
  contactEmail: 'hello@shop.example',
  contactPhone: '+971 4 555 0000',
  address: SHOP_ADDRESS,
  openingHours: OPENING_HOURS,
};
/** The English text as the shop shows it. */
const read = (page: ShopPageName): string =>
  fillPlaceholders(DEFAULT_PAGES[page].en.body, placeholderValues(settings, 'Dana', 'en'));
const namesIn = ({ title, description, body }: PageText) =>
  [...new Set([title, description, body].join(' ').match(/\{\w+\}/g))].sort();

it.each(SHOP_PAGE_NAMES)(
  'STAT-01 STAT-02 STAT-03 TEXTS-02 %s has a text below every heading, in both languages',
  (page) => {
    const { en, ar } = DEFAULT_PAGES[page];
    const [english = [], arabic = []] = [en, ar].map(({ body }) => sectionsOf(richTextOf(body)));
    expect(english.length).toBeGreaterThan(3);
    expect(arabic.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual(
      english.map(({ blocks }) => blocks.map(({ kind }) => kind)),
    );
    for (const { heading, blocks } of [...english.slice(1), ...arabic.slice(1)]) {
      expect(plainText(heading?.parts ?? [])).not.toBe('');
      expect(blocks.length).toBeGreaterThan(0);
    }
    for (const { heading } of arabic.slice(1))
      expect(plainText(heading?.parts ?? [])).toMatch(/[\u0600-\u06ff]{3}/);
  },
);

it.each(SHOP_PAGE_NAMES)('TEXTS-02 TEXTS-22 %s uses known values only', (page) => {
  const { en, ar } = DEFAULT_PAGES[page];
  for (const { title, description, body } of [en, ar])
    expect(unknownPlaceholders(title + description + body)).toEqual([]);
  // Arabic names the shop once more.
  expect(namesIn(ar)).toEqual(expect.arrayContaining(namesIn(en)));
});

it('STAT-05 STAT-06 terms, refund and return page name the same number of days', () => {
  for (const page of ['terms', 'refund', 'returns'] as const) {
    const days = [...read(page).matchAll(/within (\d+) days/g)].map(([, number]) => Number(number));
    expect(days.length).toBeGreaterThan(0);
    expect(new Set(days)).toEqual(new Set([RETURN_DAYS]));
  }
});

it('STAT-07 refunds take up to 10 business days, delivery 1 to 3', () => {
  expect(read('refund')).toContain('within 10 business days');
  expect(read('terms')).toContain('within 1-3 business days in the United Arab Emirates');
});

it.each(['terms', 'refund'] as const)(
  'STAT-08 %s promises a 20 AED coupon for late delivery, and no free delivery',
  (page) => {
    expect(read(page)).toContain('a 20 AED coupon');
    expect(read(page)).not.toMatch(/free (shipping|delivery)/i);
  },
);

it.each(['about', 'terms'] as const)('STAT-09 %s names the opening hours', (page) => {
  expect(read(page)).toContain('Every day, 9:00am-5:00pm, Saturday to Friday');
});
