import type { Locale } from './addresses.js';
import { daysText } from './formats/counts.js';
import { formatAed } from './formats/money.js';

export type PolicyName = 'about' | 'privacy' | 'refund' | 'returns' | 'terms';

/** A page of words. Its texts are in the storefront's catalogues, under its name. */
interface Policy {
  /** Text id of the heading, the same as in menus. */
  title: string;
  /** Day of the last change; pages that promise nothing have none. */
  updated?: string;
  /** Each has a heading and a text of its own, and an anchor of this name. */
  sections: readonly string[];
}

export const POLICIES: Record<PolicyName, Policy> = {
  about: { title: 'nav.aboutUs', sections: ['who', 'choice', 'delivery', 'people'] },
  privacy: {
    title: 'nav.privacy',
    updated: '2026-11-21',
    sections: ['what', 'why', 'browser', 'stored', 'others', 'rights'],
  },
  refund: {
    title: 'nav.refund',
    updated: '2026-11-21',
    sections: ['when', 'time', 'how', 'amount', 'late'],
  },
  returns: {
    title: 'nav.returns',
    updated: '2026-11-21',
    sections: ['how', 'condition', 'except', 'faulty', 'exchange', 'cost'],
  },
  terms: {
    title: 'nav.terms',
    updated: '2026-11-21',
    sections: [
      'who',
      'account',
      'orders',
      'prices',
      'payment',
      'delivery',
      'late',
      'returns',
      'reviews',
      'law',
    ],
  },
};

/** Left to right wherever it stands. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** What the shop has decided that its policies name; fees in AED. */
interface Promised {
  returnDays: number;
  deliveryFeeDubai: number;
  deliveryFeeOther: number;
  contactEmail: string;
  contactPhone: string;
}

/** What the promises name; each number stands in one place only. */
export const policyFacts = (shop: Promised, locale: Locale, hours: string) => ({
  days: daysText(shop.returnDays, locale),
  refundDays: 10,
  coupon: 20,
  dubai: formatAed(shop.deliveryFeeDubai, locale),
  other: formatAed(shop.deliveryFeeOther, locale),
  hours,
  email: isolated(shop.contactEmail),
  phone: isolated(shop.contactPhone),
});

/** Blocks of a long text: an empty line parts them, lines that begin with a dash are a list. */
export const proseOf = (text: string): (string | string[])[] =>
  text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('- '))
      ? lines.map((line) => line.slice(2))
      : block;
  });
