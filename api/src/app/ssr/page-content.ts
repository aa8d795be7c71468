import type { ListFilter, Locale } from '@shop/shop-rules';
import type { SettingsDto } from '../../modules/content/settings/settings.dto.js';
import type { Read } from './page-data.js';

/** What the API knows of a page; the storefront's program draws it from that, and names and describes it. */
export interface PageContent {
  status: 200 | 404 | 410;
  /** Reference of the picture that stands for the page elsewhere. */
  image?: string | null | undefined;
  /** Of a product: amount in AED that is paid for it, and whether it can be bought. */
  sale?: { amount: number; isAvailable: boolean };
  /** For search engines, schema.org. */
  facts?: object[];
  /** Answers the first rendering needs besides those of the frame. */
  reads?: Read<unknown>[];
}

/** What every page can count on. */
export interface PageSetting {
  locale: Locale;
  shop: SettingsDto;
  /** What a list of products is narrowed to and how it is sorted. */
  filter: ListFilter;
  /** Address of a path in the language of the page. */
  href: (path: string) => string;
}

/** Arabic where the page is Arabic and the row has it, else the first. */
export const pick = (locale: Locale, text: string, arabic?: string | null): string =>
  locale === 'ar' && arabic ? arabic : text;
