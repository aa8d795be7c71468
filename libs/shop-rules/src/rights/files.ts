import type { Right } from './rights.js';

/** Lists that staff export, and the right that the export and its files need. */
export const EXPORT_RIGHTS = {
  orders: 'orders.export',
  'order-lines': 'orders.view',
  // Like orders, with the contact details of shoppers.
  'draft-orders': 'orders.export',
  'cash-orders': 'orders.export',
  'late-parcels': 'lateParcels.view',
  products: 'products.edit',
  shoppers: 'shoppers.data',
  vendors: 'staff.manage',
  'seller-requests': 'sellerRequests.decide',
  reviews: 'reviews.moderate',
  returns: 'returns.view',
  audit: 'audit.view',
  categories: 'categories.edit',
  brands: 'brands.edit',
  offers: 'offers.edit',
  partners: 'partners.edit',
  banners: 'banners.edit',
  'main-ads': 'mainAds.edit',
  videos: 'videos.edit',
  coupons: 'coupons.view',
  translations: 'translations.edit',
  'search-words': 'searchWords.edit',
} as const satisfies Record<string, Right>;
export type ExportKind = keyof typeof EXPORT_RIGHTS;
export const EXPORT_KINDS = Object.keys(EXPORT_RIGHTS) as ExportKind[];

/** Exports of products choose their rows while they are written. */
export type ListKind = Exclude<ExportKind, 'products'>;

/** Lists whose exported files can be imported again, and the right to upload, import or undo one. */
export const IMPORT_RIGHTS = {
  categories: 'categories.edit',
  brands: 'brands.edit',
  offers: 'offers.edit',
  partners: 'partners.edit',
  banners: 'banners.edit',
  'main-ads': 'mainAds.edit',
  videos: 'videos.edit',
  coupons: 'coupons.edit',
  translations: 'translations.edit',
} as const satisfies Partial<Record<ListKind, Right>>;
export type ListImportKind = keyof typeof IMPORT_RIGHTS;
export const LIST_IMPORT_KINDS = Object.keys(IMPORT_RIGHTS) as ListImportKind[];

/** Whether an import takes the files of an export of this kind back, which are workbooks; others are CSV files. */
export const isImported = (kind: ExportKind): boolean =>
  kind === 'products' || kind === 'search-words' || LIST_IMPORT_KINDS.some((each) => each === kind);
