import type { Messages } from '@lingui/core';

export type Locale = 'en' | 'ar';

type Catalogue = Record<Locale, () => Promise<{ messages: Messages }>>;

/** The texts: general ones, those of the pages of an area, and those of what some pages of several areas show. */
export const catalogues = {
  general: {
    en: () => import('@/locales/en.po'),
    ar: () => import('@/locales/ar.po'),
  },
  /** The own account. */
  account: {
    en: () => import('@/locales/account/en.po'),
    ar: () => import('@/locales/account/ar.po'),
  },
  /** Lists of changes. */
  audit: {
    en: () => import('@/locales/audit/en.po'),
    ar: () => import('@/locales/audit/ar.po'),
  },
  'back-office': {
    en: () => import('@/locales/back-office/en.po'),
    ar: () => import('@/locales/back-office/ar.po'),
  },
  /** Cash orders that wait for a call. */
  'cash-desk': {
    en: () => import('@/locales/cash-desk/en.po'),
    ar: () => import('@/locales/cash-desk/ar.po'),
  },
  /** Statements of the carrier about collected cash. */
  'cash-statements': {
    en: () => import('@/locales/cash-statements/en.po'),
    ar: () => import('@/locales/cash-statements/ar.po'),
  },
  catalogue: {
    en: () => import('@/locales/catalogue/en.po'),
    ar: () => import('@/locales/catalogue/ar.po'),
  },
  content: {
    en: () => import('@/locales/content/en.po'),
    ar: () => import('@/locales/content/ar.po'),
  },
  /** Draft orders. */
  drafts: {
    en: () => import('@/locales/drafts/en.po'),
    ar: () => import('@/locales/drafts/ar.po'),
  },
  /** Imports of products. */
  imports: {
    en: () => import('@/locales/imports/en.po'),
    ar: () => import('@/locales/imports/ar.po'),
  },
  'late-parcels': {
    en: () => import('@/locales/late-parcels/en.po'),
    ar: () => import('@/locales/late-parcels/ar.po'),
  },
  people: {
    en: () => import('@/locales/people/en.po'),
    ar: () => import('@/locales/people/ar.po'),
  },
  /** Queues, and the faults of a local demo. */
  queues: {
    en: () => import('@/locales/queues/en.po'),
    ar: () => import('@/locales/queues/ar.po'),
  },
  sales: {
    en: () => import('@/locales/sales/en.po'),
    ar: () => import('@/locales/sales/ar.po'),
  },
  /** Pages that set up the shop. */
  setup: {
    en: () => import('@/locales/setup/en.po'),
    ar: () => import('@/locales/setup/ar.po'),
  },
  /** Statements of vendors. */
  statements: {
    en: () => import('@/locales/statements/en.po'),
    ar: () => import('@/locales/statements/ar.po'),
  },
} satisfies Record<string, Catalogue>;

export type Texts = keyof typeof catalogues;
