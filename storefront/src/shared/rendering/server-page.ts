import { idOf, type ListFilter, type Locale } from '@shop/shop-rules';
import type { SettingsDto } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { Category } from '@/shared/api/types';

/** Values of the parts of an address that its pattern names. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface SitemapEntry {
  path: string;
  /** Day of the last change. */
  day?: string;
}

/** What the server alone can ask of the catalogue: none of it is in the public API. */
export interface CatalogueRows {
  /** Whether there was such a product once. */
  isDeleted: (product: number) => Promise<boolean>;
  /** Vendors that sell something. */
  vendors: () => Promise<number[]>;
  /** Numbers of the ranges of ids that hold a product. */
  productRanges: () => Promise<number[]>;
  /** The products of a range, each with the day of its last change. */
  products: (range: number) => Promise<{ id: number; day: string }[]>;
}

/** What a page is asked for, and what every page can count on. */
export interface PageRequest {
  params: Params;
  locale: Locale;
  /** What a list of products is narrowed to and how it is sorted. */
  filter: ListFilter;
  /** Holds what the first rendering reads; a query that fails fails the page. */
  client: QueryClient;
  categories: Category[];
  shop: SettingsDto;
  rows: CatalogueRows;
  /** Address of a path in the language of the page. */
  href: (path: string) => string;
  /** Address of a picture for other sites, which know no relative ones. */
  imageUrl: (image: string) => string;
}

export interface Place {
  name: string;
  path: string;
}

/** What a page tells besides its title and description, which are its component's. */
export interface PageFacts {
  status?: 404 | 410;
  /** Reference of the picture that stands for the page elsewhere. */
  image?: string | null | undefined;
  /** Of a product: amount in AED that is paid for it, and whether it can be bought. */
  sale?: { amount: number; isAvailable: boolean };
  /** For search engines, schema.org. */
  facts?: object[];
  /** Places between the home page and this one; none for a page that has no place. */
  trail?: Place[];
}

/** Site map files of a page with more rows than one file takes; each covers a range of them. */
export interface SitemapFiles {
  name: string;
  ranges: (rows: CatalogueRows) => Promise<number[]>;
  entries: (range: number, rows: CatalogueRows) => Promise<SitemapEntry[]>;
}

/** What the server knows of a page: `<name>.server.ts` in the folder of the page exports it as `serverPage`. */
export interface ServerPage {
  /** Whether there can be a page for these values; for all of them when left out. */
  accepts?: (params: Params) => boolean;
  /** The query of its address narrows a list of products. */
  isList?: true;
  /** Fills `client` with what the first rendering shows. */
  load?: (request: PageRequest) => Promise<PageFacts | void>;
  /** Its addresses in the site map; a page without parameters has its own. */
  sitemap?: (source: Pick<PageRequest, 'client' | 'rows'>) => Promise<SitemapEntry[]>;
  sitemapFiles?: SitemapFiles;
}

/** The row an address names; 012 would be a second address of 12. */
export const rowIdOf = ({ id }: Params): number | undefined =>
  /^[1-9]/.test(id ?? '') ? idOf(id) : undefined;
