import type { Type } from '@nestjs/common';
import type { Right } from '@shop/shop-rules';
import type { ListTable } from '../../../platform/files/list-table.js';
import { BrandTable } from '../../catalogue/brands/brand-table.service.js';
import { CategoryTable } from '../../catalogue/categories/category-table.service.js';
import { TranslationTable } from '../../content/translations/translation-table.service.js';
import { CouponTable } from '../../sales/coupons/coupon-table.service.js';

export const LIST_IMPORT_KINDS = ['categories', 'brands', 'coupons', 'translations'] as const;
export type ListImportKind = (typeof LIST_IMPORT_KINDS)[number];

/** To upload, import or undo a file, an account needs this right. */
export const IMPORT_RIGHTS = {
  categories: 'categories.edit',
  brands: 'brands.edit',
  coupons: 'coupons.edit',
  translations: 'translations.edit',
} as const satisfies Record<ListImportKind, Right>;

/** The lists that can be imported. */
export const TABLES: Record<ListImportKind, Type<ListTable>> = {
  categories: CategoryTable,
  brands: BrandTable,
  coupons: CouponTable,
  translations: TranslationTable,
};
