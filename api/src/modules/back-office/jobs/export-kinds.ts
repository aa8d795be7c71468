import type { Right } from '@shop/shop-rules';
import { LIST_IMPORT_KINDS } from '../list-imports/import-kinds.js';

export const EXPORT_KINDS = [
  'orders',
  'products',
  'shoppers',
  'reviews',
  'returns',
  'audit',
  'categories',
  'brands',
  'coupons',
  'translations',
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Exports of products choose their rows while they are written. */
export type ListKind = Exclude<ExportKind, 'products'>;

/** To start an export and to download its files, an account needs this right. */
export const EXPORT_RIGHTS = {
  orders: 'orders.export',
  products: 'products.edit',
  shoppers: 'shoppers.data',
  reviews: 'reviews.moderate',
  returns: 'returns.view',
  audit: 'audit.view',
  categories: 'categories.edit',
  brands: 'brands.edit',
  coupons: 'coupons.view',
  translations: 'translations.edit',
} as const satisfies Record<ExportKind, Right>;

/** Kinds whose files an import takes back have a workbook per part. Others are one CSV file of all parts. */
export const isWorkbook = (kind: ExportKind): boolean =>
  kind === 'products' || LIST_IMPORT_KINDS.some((each) => each === kind);
