import type { StaffRole } from '../accounts/roles.js';
import { TRANSLATION_KINDS } from '../catalogue/translations.js';
import type { Right } from './rights.js';

/** Views of one list, of an account and of the shop each; the longest name and the longest address query. */
export const VIEWS_PER_LIST = 50;
export const VIEW_NAME_LENGTH = 40;
export const VIEW_QUERY_LENGTH = 500;

/** Rows per page that staff choose from. */
export const PAGE_SIZES = [20, 50, 100];

/** What a filter accepts: any text, one of these words, or the id of a row that exists. */
export type FilterRule = 'text' | 'category' | 'product' | 'staff' | readonly string[];

interface ListRule {
  /** The list needs one of these rights. */
  view: readonly Right[];
  /** Right to share views of the list, and to change those that are shared. */
  share: Right;
  /** Parameters of the address, besides the page. */
  filters: Record<string, FilterRule>;
  /** Those that vendors have; without them vendors have no such list. */
  vendorFilters?: readonly string[];
}

const limit = PAGE_SIZES.map(String);
const days = { from: 'text', to: 'text' } as const;
/** Of contents with a schedule: shown now, later or no longer. */
const SCHEDULE = ['now', 'later', 'over'] as const;

const TABLE = {
  orders: {
    view: ['orders.view'],
    share: 'orders.notes',
    filters: {
      ...{ q: 'text', state: 'text', task: ['to_ship', 'cash_to_book', 'attention'] },
      ...{ paymentMethod: ['card', 'cod'], city: 'text', late: ['true'], vendor: 'staff' },
      ...{ tag: 'text', sort: ['oldest'], ...days, limit },
    },
    vendorFilters: ['q', 'limit'],
  },
  products: {
    view: ['products.edit', 'products.delete'],
    share: 'products.edit',
    filters: {
      ...{ q: 'text', category: 'category', problem: 'text', vendor: 'staff', limit },
      sort: ['name-asc', 'name-desc', 'price-low', 'price-high', 'newest'],
    },
    vendorFilters: ['q', 'category', 'problem', 'sort', 'limit'],
  },
  unpublished: {
    view: ['products.edit'],
    share: 'products.edit',
    filters: { q: 'text', limit },
    vendorFilters: ['q', 'limit'],
  },
  trash: {
    view: ['products.delete'],
    share: 'products.delete',
    filters: { limit },
    vendorFilters: ['limit'],
  },
  reviews: {
    view: ['reviews.moderate'],
    share: 'reviews.moderate',
    filters: {
      ...{ q: 'text', state: ['visible', 'hidden', 'unanswered'] },
      ...{ stars: ['1', '2', '3', '4', '5'], product: 'product', limit },
    },
  },
  returns: {
    view: ['returns.view'],
    share: 'returns.decide',
    filters: {
      ...{ state: 'text', days: ['1', '3', '7', '14', '30'], limit },
    },
  },
  shoppers: {
    view: ['shoppers.view'],
    share: 'shoppers.edit',
    filters: { q: 'text', gender: ['female', 'male'], city: 'text', limit },
  },
  sellerRequests: {
    view: ['sellerRequests.decide'],
    share: 'sellerRequests.decide',
    filters: { state: ['open', 'approved', 'refused'], limit },
  },
  stuckOrders: {
    view: ['stuckOrders.view'],
    share: 'orders.notes',
    filters: { kind: 'text' },
  },
  coupons: {
    view: ['coupons.view'],
    share: 'coupons.edit',
    filters: {
      ...{ q: 'text', state: 'text', source: ['issued'], limit },
    },
  },
  draftOrders: {
    view: ['orders.drafts'],
    share: 'orders.drafts',
    filters: { q: 'text', state: 'text', limit },
  },
  lateParcels: {
    view: ['lateParcels.view'],
    share: 'orders.notes',
    filters: { limit },
  },
  cashStatements: {
    view: ['cashStatements.manage'],
    share: 'cashStatements.manage',
    filters: { limit },
  },
  cashStatementRows: {
    view: ['cashStatements.manage'],
    share: 'cashStatements.manage',
    filters: { kind: 'text', limit },
  },
  reconciliation: {
    view: ['reconciliation.view'],
    share: 'reconciliation.view',
    filters: { days: ['7', '90'] },
  },
  vendorStatements: {
    view: ['statements.view'],
    share: 'statements.edit',
    filters: { month: 'text', state: ['unpaid', 'paid'], vendor: 'staff', limit },
    vendorFilters: ['month', 'state', 'limit'],
  },
  vendorStatementEntries: {
    view: ['statements.view'],
    share: 'statements.edit',
    filters: { limit },
    vendorFilters: ['limit'],
  },
  commissions: {
    view: ['statements.edit'],
    share: 'statements.edit',
    filters: {},
  },
  salesReport: {
    view: ['analytics.view'],
    share: 'orders.notes',
    filters: { by: ['vendor', 'payment', 'city'], vendor: 'staff', ...days },
    vendorFilters: ['from', 'to', 'by'],
  },
  audit: {
    view: ['audit.view'],
    share: 'audit.view',
    filters: { actor: 'staff', subject: 'text', ...days },
  },
  cashOrders: {
    view: ['orders.confirmCash'],
    share: 'orders.confirmCash',
    filters: { list: ['later'], limit },
  },
  vendors: {
    view: ['staff.manage'],
    share: 'staff.manage',
    filters: { q: 'text' },
  },
  categories: {
    view: ['categories.edit'],
    share: 'categories.edit',
    filters: { q: 'text', show: ['own', 'empty', 'hidden'] },
    vendorFilters: ['q', 'show'],
  },
  brands: {
    view: ['brands.edit'],
    share: 'brands.edit',
    filters: { q: 'text' },
  },
  offers: {
    view: ['offers.edit'],
    share: 'offers.edit',
    filters: { q: 'text' },
  },
  partners: {
    view: ['partners.edit'],
    share: 'partners.edit',
    filters: { q: 'text' },
  },
  banners: {
    view: ['banners.edit'],
    share: 'banners.edit',
    filters: { q: 'text', state: [...SCHEDULE, 'hidden'] },
  },
  mainAds: {
    view: ['mainAds.edit'],
    share: 'mainAds.edit',
    filters: { q: 'text', state: SCHEDULE },
  },
  videos: {
    view: ['videos.edit'],
    share: 'videos.edit',
    filters: { q: 'text', state: SCHEDULE },
  },
  searchWords: {
    view: ['searchWords.edit'],
    share: 'searchWords.edit',
    filters: { q: 'text', kind: ['both', 'one_way', 'optional', 'exact'], limit },
  },
  translations: {
    view: ['translations.edit'],
    share: 'translations.edit',
    filters: { q: 'text', kind: TRANSLATION_KINDS, missing: ['ar', 'en', 'all'] },
    vendorFilters: ['q', 'kind', 'missing'],
  },
  jobs: {
    view: ['jobs.view'],
    share: 'jobs.view',
    filters: { limit },
    vendorFilters: ['limit'],
  },
} as const satisfies Record<string, ListRule>;

/** A list of the dashboard that has views or a choice of columns. */
export type ListName = keyof typeof TABLE;

/** The lists of the dashboard: who sees them, who shares views of them, and what they can be filtered by. */
export const LISTS: Readonly<Record<ListName, ListRule>> = TABLE;

export const LIST_NAMES = Object.keys(TABLE) as ListName[];

/** The filters that a role has in a list; undefined if it has no such list. */
export const listFilters = (
  list: ListName,
  role: StaffRole,
): Record<string, FilterRule> | undefined => {
  const { filters, vendorFilters } = LISTS[list];
  if (role !== 'vendor') return filters;
  return (
    vendorFilters &&
    Object.fromEntries(Object.entries(filters).filter(([name]) => vendorFilters.includes(name)))
  );
};

/** Whether an account sees a list. */
export const seesList = (list: ListName, role: StaffRole, rights: Iterable<Right>): boolean => {
  const own = new Set(rights);
  return listFilters(list, role) !== undefined && LISTS[list].view.some((right) => own.has(right));
};

/** Whether an account may share views of a list; vendors see only their own views. */
export const sharesViews = (list: ListName, role: StaffRole, rights: Iterable<Right>): boolean =>
  role !== 'vendor' && new Set(rights).has(LISTS[list].share);
