import { formatter } from '@lingui/format-po';

/** Texts of the pages of an area, and of what some pages of several areas show. */
const FURTHER = [
  'account',
  'audit',
  'back-office',
  'cash-desk',
  'cash-statements',
  'catalogue',
  'content',
  'drafts',
  'imports',
  'late-parcels',
  'people',
  'queues',
  'sales',
  'setup',
  'statements',
];

export default {
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] },
    ...FURTHER.map((name) => ({ path: `<rootDir>/src/locales/${name}/{locale}`, include: [] })),
  ],
  format: formatter({ explicitIdAsDefault: true, origins: false }),
};
