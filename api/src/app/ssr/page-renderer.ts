import { Injectable } from '@nestjs/common';
import { localized, mediaUrl, type Locale } from '@shop/shop-rules';
import { Env } from '../../platform/config/env.js';
import { NotFound } from '../../platform/http/problem.js';
import type { BrandDto } from '../../modules/catalogue/brands/brand.dto.js';
import type { CategoryDto } from '../../modules/catalogue/categories/category.dto.js';
import { breadcrumb } from './breadcrumb.js';
import { homePage } from './home-page.js';
import { brandPage, categoryPage, groupPage, searchPage, vendorPage } from './list-pages.js';
import type { NarrowedList } from './narrowed-list.js';
import type { PageAddress } from './page-address.js';
import type { PageContent, PageSetting } from './page-content.js';
import { headOf } from './page-head.js';
import { PageReads } from './page-data.js';
import { PageTemplate } from './page-template.js';
import { PagesQueries } from './pages.queries.js';
import { productPage } from './product-page.js';
import { StorefrontRenderer } from './storefront-renderer.js';

export interface MadePage {
  status: PageContent['status'];
  text: string;
}

/** Makes the finished HTML of a page of the storefront. Nothing in it depends on who asks. */
@Injectable()
export class PageRenderer {
  private readonly template: PageTemplate;
  private readonly drawer: StorefrontRenderer;

  constructor(
    private readonly env: Env,
    private readonly reads: PageReads,
    private readonly queries: PagesQueries,
  ) {
    this.template = new PageTemplate(env.STOREFRONT_DIST);
    this.drawer = new StorefrontRenderer(env.STOREFRONT_DIST);
  }

  /** @param narrowed what the query of a list's address narrows it to */
  async make(address: PageAddress, narrowed?: NarrowedList): Promise<MadePage> {
    const { reads } = this;
    const { locale, path } = address;
    const frame = await Promise.all([
      reads.categories(),
      reads.brands(),
      reads.settings(),
      reads.partners(),
    ]);
    const [categories, brands, shop] = frame;
    const filter = narrowed?.filter ?? {};
    const setting = { locale, filter, shop: shop.value, href: this.hrefIn(locale) };
    const content = await this.known(address, setting, categories.value, brands.value);
    const all = [...frame, ...(content.reads ?? [])];
    const drawn = localized(path, locale) + (narrowed?.query ?? '');
    const answers = new Map(all.map((read) => [read.address, read.json]));
    const page = await this.drawer.draw(drawn, answers);
    const name = page.name ?? '';
    const trail = breadcrumb(address, content, name, categories.value, setting.href);
    const facts = [...(content.facts ?? []), ...trail];
    const urls = { shopUrl: this.env.SHOP_URL, imageUrl: this.imageUrl };
    const head = headOf(address, { ...content, facts }, page, urls);
    const text = this.template.fill(address, { ...page, head, drawn });
    return { status: content.status, text };
  }

  private async known(
    address: PageAddress,
    setting: PageSetting,
    categories: CategoryDto[],
    brands: BrandDto[],
  ): Promise<PageContent> {
    try {
      return await this.content(address, setting, categories, brands);
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      const isGone = address.kind === 'product' && (await this.queries.isDeleted(address.id));
      return { status: isGone ? 410 : 404, reads: PageReads.missing(address) };
    }
  }

  private async content(
    address: PageAddress,
    setting: PageSetting,
    categories: CategoryDto[],
    brands: BrandDto[],
  ): Promise<PageContent> {
    const { imageUrl, reads } = this;
    switch (address.kind) {
      case 'category':
        return categoryPage(reads, categories, address.id, setting);
      case 'brand':
        return brandPage(reads, brands, address.id, setting);
      case 'vendor':
        return vendorPage(reads, address.id, setting);
      case 'product':
        return productPage(reads, address.id, { ...setting, imageUrl });
      case 'group':
        return groupPage(reads, address.group, setting);
      case 'search':
        return searchPage(reads, setting);
      case 'plain':
        return address.path === '/' ? homePage(reads, setting) : { status: 200 };
      case 'unknown':
        return { status: 404 };
    }
  }

  /** Addresses of paths in a language. */
  private hrefIn(locale: Locale): (path: string) => string {
    return (path) => this.env.SHOP_URL + localized(path, locale);
  }

  /** Address of a picture for other sites, which know no relative ones. */
  private readonly imageUrl = (image: string): string =>
    new URL(mediaUrl(image, 1200), this.env.SHOP_URL).href;
}
