import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/config/env.js';
import { CatalogueCache } from '../../platform/response-cache/catalogue-cache.js';
import { OwnApi, type OwnResponse } from './own-api.js';
import { PagesQueries } from './pages.queries.js';

/** The page of an address, as the storefront's bundle resolves it. */
export interface PageAddress {
  /** The same for all addresses of one page. */
  key: string;
  /** Whether its query filters a list or chooses a size or color; the number of such addresses is unlimited. */
  isNarrowed: boolean;
  /** The filter of a list; empty on other pages and without one. */
  filter: object;
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
  /** Markup of the page, in parts. */
  root: readonly (string | Buffer)[];
  /** The query data for hydration, as a script block. */
  data: string;
}

export interface SitemapEntry {
  path: string;
  /** Date of the last change. */
  day?: string;
}

/** Markup by a key that names everything it shows. */
interface FragmentStore {
  get: (key: string) => Buffer | undefined;
  set: (key: string, markup: Buffer) => void;
}

/** What a page can use. */
interface Host {
  /** Origin of the shop. */
  shopUrl: string;
  read: (path: string) => Promise<OwnResponse>;
  rows: PagesQueries;
  fragments: FragmentStore;
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
  private loaded: Bundle | undefined;

  constructor(
    private readonly env: Env,
    private readonly api: OwnApi,
    rows: PagesQueries,
    cache: CatalogueCache,
  ) {
    const markup = cache.lastingMemory<Buffer>();
    const fragments: FragmentStore = {
      get: (key) => markup.get(key),
      set: (key, bytes) => markup.set(key, bytes, bytes.length),
    };
    this.host = { shopUrl: env.SHOP_URL, read: (path) => api.read(path), rows, fragments };
  }

  async resolve(path: string, search: string): Promise<PageAddress> {
    return (await this.load()).resolve(path, search);
  }

  /** As `resolve`; undefined before the bundle is loaded. */
  resolveNow(path: string, search: string): PageAddress | undefined {
    return this.loaded?.resolve(path, search);
  }

  /** @param reads receives the reads of the page, each with the tag of its answer */
  async render(address: PageAddress, reads: Map<string, string>): Promise<RenderedPage> {
    const read = async (path: string): Promise<OwnResponse> => {
      const answer = await this.api.read(path);
      reads.set(path, answer.tag);
      return answer;
    };
    return (await this.load()).render(address, { ...this.host, read });
  }

  async sitemapFiles(): Promise<string[]> {
    return (await this.load()).sitemapFiles(this.host);
  }

  async sitemapEntries(file: string): Promise<SitemapEntry[]> {
    return (await this.load()).sitemapEntries(file, this.host);
  }

  private async load(): Promise<Bundle> {
    const file = join(resolve(this.env.STOREFRONT_DIST), '.server/server.js');
    this.bundle ??= import(pathToFileURL(file).href) as Promise<Bundle>;
    return (this.loaded = await this.bundle);
  }
}
