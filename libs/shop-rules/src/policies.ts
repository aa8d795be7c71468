import type { Locale } from './addresses.js';
import { daysText } from './formats/counts.js';
import { formatAed } from './formats/money.js';

export type PolicyName = 'about' | 'privacy' | 'refund' | 'returns' | 'terms';

/** A policy page; its texts are in the storefront's catalogues under its name. */
interface Policy {
  /** Text id of the heading, the same as in menus. */
  title: string;
  /** Date of the last change, for pages with obligations. */
  updated?: string;
  /** Each section has a heading, a text and an anchor. */
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
    updated: '2026-11-25',
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

/** Business days within which refunds are made. */
export const REFUND_DAYS = 10;

/** Isolates left-to-right text. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** Shop settings that the policies mention; fees in AED. */
interface Promised {
  returnDays: number;
  deliveryFeeDubai: number;
  deliveryFeeOther: number;
  contactEmail: string;
  contactPhone: string;
}

/** What the policies promise and name, defined only here. */
export const policyFacts = (
  shop: Promised,
  locale: Locale,
  { address, hours }: { address: string; hours: string },
) => ({
  days: daysText(shop.returnDays, locale),
  refundDays: REFUND_DAYS,
  coupon: 20,
  dubai: formatAed(shop.deliveryFeeDubai, locale),
  other: formatAed(shop.deliveryFeeOther, locale),
  /** Continue a sentence, which ends before them if there are none. */
  hours: hours && `: ${hours}`,
  address: address && `${locale === 'ar' ? '،' : ','} ${address}`,
  email: isolated(shop.contactEmail),
  phone: isolated(shop.contactPhone),
});

/** Paragraphs and lists of a text: blank lines separate blocks, lines with a dash are list items. */
export const proseOf = (text: string): (string | string[])[] =>
  text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('- '))
      ? lines.map((line) => line.slice(2))
      : block;
  });
