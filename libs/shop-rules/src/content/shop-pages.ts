import type { Locale } from '../addresses.js';
import { REFUND_DAYS } from '../constants.js';
import type { BothLanguages } from '../contact/shop-place.js';
import { daysText } from '../formats/counts.js';
import { localizedText } from '../formats/localized-text.js';
import { formatAed } from '../formats/money.js';

/** Pages whose text staff edit, with their paths in the shop. */
export const SHOP_PAGES = {
  about: '/about',
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  returns: '/return-policy',
  terms: '/terms-and-conditions',
} as const;

export type ShopPageName = keyof typeof SHOP_PAGES;

const isName = (name: string): name is ShopPageName => name in SHOP_PAGES;
export const SHOP_PAGE_NAMES: readonly ShopPageName[] = Object.keys(SHOP_PAGES).filter(isName);

/** Longest title, search description, body, and alternative text of a picture. */
export const PAGE_LENGTHS = { title: 80, description: 300, body: 20_000, alt: 200 } as const;

/** Versions of a page in its history, the newest; years of changes, yet at most about 12 MB per page. */
export const PAGE_VERSIONS = 100;

/** Names in braces that stand for values of the shop, so that a text follows the settings. */
export const PLACEHOLDERS = [
  'shop',
  'days',
  'refundDays',
  'dubai',
  'other',
  'coupon',
  'hours',
  'address',
  'email',
  'phone',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Shop settings that the pages mention; fees in AED. */
interface Mentioned {
  returnDays: number;
  deliveryFeeDubai: number;
  deliveryFeeOther: number;
  contactEmail: string;
  contactPhone: string;
  address: BothLanguages;
  openingHours: BothLanguages;
}

/** Isolates left-to-right text. */
const isolated = (text: string) => text && `\u2066${text}\u2069`;

const UNSET = {
  email: { en: 'our email address', ar: 'بريدنا الإلكتروني' },
  phone: { en: 'our phone number', ar: 'رقم هاتفنا' },
};

/** What the pages promise and name, defined only here. */
export const placeholderValues = (
  settings: Mentioned,
  shop: string,
  locale: Locale,
): Record<Placeholder, string> => {
  const pick = ({ en, ar }: BothLanguages) => localizedText(en, ar, locale);
  const [address, hours] = [pick(settings.address), pick(settings.openingHours)];
  return {
    shop,
    days: daysText(settings.returnDays, locale),
    refundDays: String(REFUND_DAYS),
    coupon: '20',
    dubai: formatAed(settings.deliveryFeeDubai, locale),
    other: formatAed(settings.deliveryFeeOther, locale),
    // These continue a sentence, which ends before them if there are none.
    hours: hours && `: ${hours}`,
    address: address && `${locale === 'ar' ? '،' : ','} ${address}`,
    // A shop without them has texts that are still true.
    email: isolated(settings.contactEmail) || UNSET.email[locale],
    phone: isolated(settings.contactPhone) || UNSET.phone[locale],
  };
};

const NAMED = /\{(\w+)\}/g;
const isPlaceholder = (name: string): name is Placeholder =>
  PLACEHOLDERS.some((known) => known === name);

/** The text with the values of its placeholders. */
export const fillPlaceholders = (text: string, values: Record<Placeholder, string>): string =>
  text.replace(NAMED, (written, name: string) => (isPlaceholder(name) ? values[name] : written));

/** Names in braces that stand for nothing. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(NAMED)].flatMap(([, name = '']) => (isPlaceholder(name) ? [] : [name]));
