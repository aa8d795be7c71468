export type PolicyName = 'about' | 'privacy' | 'refund' | 'returns' | 'terms';

export interface Policy {
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
