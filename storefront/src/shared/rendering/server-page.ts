import { idOf, type ListFilter, type Locale } from '@shop/shop-rules';
import type { LayoutDto, PublicSettingsDto } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { Category } from '@/shared/api/types';

/** Path parameters of an address. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface SitemapEntry {
  path: string;
  /** Last modified, as a date or a time. */
  day?: string;
}

/** Catalogue data for the server only; it is not in the public API. */
export interface CatalogueRows {
  /** Whether a product with this id existed. */
  isDeleted: (product: number) => Promise<boolean>;
  /** Vendors that have products. */
  vendors: () => Promise<number[]>;
  /** Numbers of the id ranges that contain products. */
  productRanges: () => Promise<number[]>;
  /** Products of a range with their last modified dates. */
  products: (range: number) => Promise<{ id: number; day: string }[]>;
}

/** Request for a page, with its helpers. */
export interface PageRequest {
  /** Canonical path without its language. */
  path: string;
  params: Params;
  locale: Locale;
  /** Filter and sort order of a product list. */
  filter: ListFilter;
  /** Query client of the rendering; a failed query fails the page. */
  client: QueryClient;
  categories: Category[];
  shop: PublicSettingsDto;
  layout: LayoutDto;
  rows: CatalogueRows;
  /** Address of a path in the page's language. */
  href: (path: string) => string;
  /** Absolute address of a picture. */
  imageUrl: (image: string) => string;
}

export interface Breadcrumb {
  name: string;
  path: string;
}

/** Metadata of a page besides title and description, which its component sets. */
export interface PageFacts {
  status?: 404 | 410;
  /** Reference of the picture for link previews. */
  image?: string | null | undefined;
  /** Product metadata: price in AED and availability. */
  sale?: { amount: number; isAvailable: boolean };
  /** schema.org data. */
  facts?: object[];
  /** Breadcrumb between home and this page; undefined when it has none. */
  trail?: Breadcrumb[];
}

/** Sitemap files of a page with many rows; each covers a range. */
export interface SitemapFiles {
  name: string;
  ranges: (rows: CatalogueRows) => Promise<number[]>;
  entries: (range: number, rows: CatalogueRows) => Promise<SitemapEntry[]>;
}

/** `path` is that of the route. */
export type SitemapSource = Pick<PageRequest, 'client' | 'rows' | 'path'>;

/** Server part of a page: `<name>.server.ts` in the page's folder exports it as `serverPage`. */
export interface ServerPage {
  /** Whether a page can exist for these parameters; by default always. */
  accepts?: (params: Params) => boolean;
  /** The query of the address filters a product list. */
  isList?: true;
  /** The query of the address chooses size and color. */
  hasOptions?: true;
  /** The page is rendered alike for all parameters, because only its reader may load what it shows. */
  isPersonal?: true;
  /** Loads the data of the first rendering into `client`. */
  load?: (request: PageRequest) => Promise<PageFacts | void>;
  /** Sitemap entries; a page without parameters has one by default. */
  sitemap?: (source: SitemapSource) => Promise<SitemapEntry[]>;
  sitemapFiles?: SitemapFiles;
}

/** Id of the row in an address. Leading zeros are rejected to avoid duplicate addresses. */
export const rowIdOf = ({ id }: Params): number | undefined =>
  /^[1-9]/.test(id ?? '') ? idOf(id) : undefined;
