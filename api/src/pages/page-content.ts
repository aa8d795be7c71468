import type { ListFilter, Locale } from '@shop/shop-rules';
import type { Html } from './html.js';
import type { Read } from './page-reads.js';

/** What a page says about itself and shows before its program runs. */
export interface PageContent {
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** Reference of the picture that stands for the page elsewhere. */
  image?: string | undefined;
  /** Of a product: amount in AED that is paid for it, and whether it can be bought. */
  sale?: { amount: number; isAvailable: boolean };
  /** For search engines, schema.org. */
  facts: object[];
  /** Markup of the page itself; the frame around it is the same everywhere. */
  main: Html;
  /** Answers the first rendering needs besides those of the frame. */
  reads: Read<unknown>[];
}

/** What every page can count on. */
export interface PageSetting {
  locale: Locale;
  /** What a list of products is narrowed to and how it is sorted. */
  filter: ListFilter;
  /** Address of a path in the language of the page. */
  href: (path: string) => string;
}
