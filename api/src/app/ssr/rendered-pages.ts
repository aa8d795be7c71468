import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/config/env.js';
import type { CachedResponse } from '../../platform/response-cache/cached-response.js';
import { CatalogueCache } from '../../platform/response-cache/catalogue-cache.js';
import type { LastingMemory } from '../../platform/response-cache/lasting-memory.js';
import type { Content, Obtained } from '../../platform/response-cache/response-cache.js';
import { OwnApi } from './own-api.js';
import { PageTemplate } from './page-template.js';
import { StandingPage } from './standing-page.js';
import { StorefrontBundle, type PageAddress, type RenderedPage } from './storefront-bundle.js';

export const HTML = 'text/html; charset=utf-8';
const DAY_MS = 86_400_000;

/** A page and the reads it was made from, by address with the tag of their response. */
interface Made {
  reads: ReadonlyMap<string, string>;
  page: CachedResponse;
  /** Pages may show the date. */
  day: number;
}

const today = (): number => Math.floor(Date.now() / DAY_MS);

/** The page of an address: cached, or only rendered for this request. */
interface Outcome {
  cached?: Obtained | undefined;
  rendered?: RenderedPage | undefined;
}

/**
 * Renders the pages of the storefront, and caches them. A page whose reads have the same responses, though something that
 * it depends on has changed, stays cached with its compressed forms and is not rendered again.
 */
@Injectable()
export class RenderedPages {
  private readonly made: LastingMemory<Made>;
  private readonly standing = new WeakMap<Buffer, StandingPage>();
  private readonly template: PageTemplate;

  constructor(
    env: Env,
    private readonly api: OwnApi,
    private readonly cache: CatalogueCache,
    private readonly storefront: StorefrontBundle,
  ) {
    this.template = new PageTemplate(env.STOREFRONT_DIST);
    this.made = cache.lastingMemory();
  }

  /** The page in memory, if nothing that it depends on has changed. */
  find({ key }: PageAddress): CachedResponse | undefined {
    return this.cache.find(`page ${key}`);
  }

  /** @param start is called before a page is made */
  async obtain(address: PageAddress, start: () => Promise<void>): Promise<Outcome> {
    const { key, standsFor, isNarrowed } = address;
    const reads = new Map<string, string>();
    const day = today();
    let rendered: RenderedPage | undefined;
    const make = async (): Promise<Content | undefined> => {
      await start();
      const same = await this.unchanged(address);
      if (same) return same;
      rendered = await this.storefront.render(address, reads);
      // Addresses with filters are not cached, because their number is unlimited.
      const isCached = standsFor !== undefined || (rendered.status === 200 && !isNarrowed);
      return isCached ? this.template.fill(rendered) : undefined;
    };
    const cached = await this.cache.obtain(`page ${key}`, make, HTML);
    if (cached && rendered && this.isCacheable(address))
      this.made.set(key, { reads, page: cached.response, day }, cached.response.body.length);
    return { cached, rendered };
  }

  /** A cached page that differs in its path only. */
  standingPage({ body }: CachedResponse, { path }: PageAddress): StandingPage {
    const page = this.standing.get(body) ?? new StandingPage(body, path);
    this.standing.set(body, page);
    return page;
  }

  bytesOf(page: RenderedPage): Buffer {
    return this.template.fill(page);
  }

  /** The page as it was made before, if it would be the same now. */
  private async unchanged(address: PageAddress): Promise<CachedResponse | undefined> {
    const made = this.isCacheable(address) ? this.made.get(address.key) : undefined;
    if (made?.day !== today()) return undefined;
    const reads = await Promise.all(
      Array.from(made.reads, async ([path, tag]) => (await this.api.read(path)).tag === tag),
    );
    return reads.every(Boolean) ? made.page : undefined;
  }

  /** Without the cache only pages that are alike at all addresses are cached. */
  private isCacheable({ standsFor }: PageAddress): boolean {
    return standsFor !== undefined || this.cache.isUsable;
  }
}
