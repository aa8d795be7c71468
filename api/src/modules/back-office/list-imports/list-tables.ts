import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { ListImportKind } from '@shop/shop-rules';
import type { ListTable } from '../../../platform/files/list-table.js';
import { BrandTable } from '../../catalogue/brands/brand-table.service.js';
import { CategoryTable } from '../../catalogue/categories/category-table.service.js';
import { OfferTable } from '../../catalogue/offers/offer-table.service.js';
import { PartnerTable } from '../../content/partners/partner-table.service.js';
import { BannerTable } from '../../content/banners/banner-table.service.js';
import { MainAdTable } from '../../content/main-ads/main-ad-table.service.js';
import { VideoTable } from '../../content/videos/video-table.service.js';
import { TranslationTable } from '../../content/translations/translation-table.service.js';
import { CouponTable } from '../../sales/coupons/coupon-table.service.js';

export const TABLES: Record<ListImportKind, Type<ListTable>> = {
  categories: CategoryTable,
  brands: BrandTable,
  offers: OfferTable,
  partners: PartnerTable,
  banners: BannerTable,
  'main-ads': MainAdTable,
  videos: VideoTable,
  coupons: CouponTable,
  translations: TranslationTable,
};

/** The lists that can be imported. */
@Injectable()
export class ListTables {
  constructor(private readonly modules: ModuleRef) {}

  of(kind: ListImportKind): ListTable {
    return this.modules.get(TABLES[kind], { strict: false });
  }
}
