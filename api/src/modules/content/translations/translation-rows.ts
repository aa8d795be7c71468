import { createHash } from 'node:crypto';
import { TRANSLATED_TEXTS, type TranslationKind } from '@shop/shop-rules';
import type { Type } from '@nestjs/common';
import { Category } from '../../catalogue/categories/category.entity.js';
import { Offer } from '../../catalogue/offers/offer.entity.js';
import { Product } from '../../catalogue/products/product.entity.js';
import { Banner } from '../banners/banner.entity.js';
import { MainAd } from '../main-ads/main-ad.entity.js';
import { Video } from '../videos/video.entity.js';
import type { Missing, TranslatedTextDto, TranslationDto } from './translation.dto.js';

/** Kinds that are tables; the settings are one row of their own. */
export type TableKind = Exclude<TranslationKind, 'settings'>;

/** Columns `x` and `xAr` of these entities are a text in both languages. */
export const ENTITIES = {
  products: Product,
  categories: Category,
  offers: Offer,
  banners: Banner,
  mainAds: MainAd,
  videos: Video,
} as const satisfies Record<TableKind, Type>;

export const fieldsOf = (kind: TranslationKind): string[] => Object.keys(TRANSLATED_TEXTS[kind]);

export const isMissing = (texts: readonly TranslatedTextDto[], missing: Missing): boolean =>
  texts.some(({ en, ar }) => (missing === 'ar' ? en !== '' && ar === '' : en === '' && ar !== ''));

/** A row whose version is that of its texts, because other changes of it do not matter to translators. */
export const toTranslation = (id: number, texts: TranslatedTextDto[]): TranslationDto => ({
  id,
  version: createHash('sha256').update(JSON.stringify(texts)).digest('base64url'),
  texts,
});

/** The texts of an entity. */
export const textsOf = (kind: TableKind, row: object): TranslatedTextDto[] => {
  const values = row as Record<string, string>;
  return fieldsOf(kind).map((field) => ({
    field,
    en: values[field] ?? '',
    ar: values[`${field}Ar`] ?? '',
  }));
};
