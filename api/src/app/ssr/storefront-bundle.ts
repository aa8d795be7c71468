import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/config/env.js';
import { OwnApi } from './own-api.js';
import { PagesQueries } from './pages.queries.js';

/** The page of an address, as the storefront's bundle resolves it. */
export interface PageAddress {
  /** The same for all addresses of one page. */
  key: string;
  /** Whether its query filters a list; the number of such addresses is unlimited. */
  isNarrowed: boolean;
  /** The path that is rendered. */
  path: string;
  /** Pages that are alike at all addresses are rendered once; this is the path requested in place of `path`. */
  standsFor?: string;
  /** Undefined when no page matches. */
  route?: object;
}

/** The parts of index.html that a page fills in. */
export interface RenderedPage {
  status: 200 | 404 | 410;
  locale: 'en' | 'ar';
  /** Markup of the head. */
  head: string;
  /** Markup of the page. */
  root: string;
  /** The query data for hydration, as a script block. */
  data: string;
}

export interface SitemapEntry {
  path: string;
  /** Date of the last change. */
  day?: string;
}

/** What a page can use. */
interface Host {
  /** Origin of the shop. */
  shopUrl: string;
  fetch: (request: Request) => Promise<Response>;
  rows: PagesQueries;
}

/** Exports of the storefront's server build (storefront/src/server.ts). */
interface Bundle {
  resolve: (path: string, search: string) => PageAddress;
  render: (address: PageAddress, host: Host) => Promise<RenderedPage>;
  sitemapFiles: (host: Host) => Promise<string[]>;
  sitemapEntries: (file: string, host: Host) => Promise<SitemapEntry[]>;
}

/** Loads the storefront's server build, which resolves addresses and renders pages. */
@Injectable()
export class StorefrontBundle {
  private readonly host: Host;
  private bundle: Promise<Bundle> | undefined;

  constructor(
    private readonly env: Env,
    api: OwnApi,
    rows: PagesQueries,
  ) {
    this.host = { shopUrl: env.SHOP_URL, fetch: (request) => api.fetch(request), rows };
  }

  async resolve(path: string, search: string): Promise<PageAddress> {
    return (await this.load()).resolve(path, search);
  }

  async render(address: PageAddress): Promise<RenderedPage> {
    return (await this.load()).render(address, this.host);
  }

  async sitemapFiles(): Promise<string[]> {
    return (await this.load()).sitemapFiles(this.host);
  }

  async sitemapEntries(file: string): Promise<SitemapEntry[]> {
    return (await this.load()).sitemapEntries(file, this.host);
  }

  private load(): Promise<Bundle> {
    const file = join(resolve(this.env.STOREFRONT_DIST), '.server/server.js');
    this.bundle ??= import(pathToFileURL(file).href) as Promise<Bundle>;
    return this.bundle;
  }
}
