import { Injectable } from '@nestjs/common';
import { localized, mediaUrl, type ListFilter, type Locale } from '@shop/shop-rules';
import { Env } from '../config/env.js';
import { NotFound } from '../http/problem.js';
import type { BrandDto } from '../modules/brands/brand.dto.js';
import type { CategoryDto } from '../modules/categories/category.dto.js';
import { breadcrumb } from './breadcrumb.js';
import { homePage } from './home-page.js';
import { brandPage, categoryPage, groupPage, vendorPage } from './list-pages.js';
import type { PageAddress } from './page-address.js';
import type { PageContent } from './page-content.js';
import { framed } from './page-frame.js';
import { headOf } from './page-head.js';
import { PageReads } from './page-reads.js';
import { PageTemplate } from './page-template.js';
import { PagesQueries } from './pages.queries.js';
import { missingPage, plainPage } from './plain-pages.js';
import { isPolicy, policyPage } from './policy-page.js';
import { productPage } from './product-page.js';
import { StorefrontTexts } from './storefront-texts.js';

export interface MadePage {
  status: PageContent['status'];
  text: string;
}

/** Makes the finished HTML of a page of the storefront. Nothing in it depends on who asks. */
@Injectable()
export class PageMaker {
  private readonly template: PageTemplate;
  private readonly texts: StorefrontTexts;

  constructor(
    private readonly env: Env,
    private readonly reads: PageReads,
    private readonly queries: PagesQueries,
  ) {
    this.template = new PageTemplate(env.STOREFRONT_DIST);
    this.texts = new StorefrontTexts(env.STOREFRONT_DIST);
  }

  async make(address: PageAddress, filter: ListFilter = {}): Promise<MadePage> {
    const { reads } = this;
    const frame = await Promise.all([reads.categories(), reads.brands(), reads.partners()]);
    const [categories, brands] = frame;
    const content = await this.known(address, filter, categories.value, brands.value);
    const shopUrl = this.env.SHOP_URL;
    const trail = breadcrumb(address, content, categories.value, this.hrefIn(address.locale));
    const facts = [...content.facts, ...trail];
    const text = this.template.fill(address, {
      head: headOf(address, { ...content, facts }, { shopUrl, imageUrl: this.imageUrl }),
      body: framed(content.main, categories.value, address),
      reads: [...frame, ...content.reads],
    });
    return { status: content.status, text };
  }

  private async known(
    address: PageAddress,
    filter: ListFilter,
    categories: CategoryDto[],
    brands: BrandDto[],
  ): Promise<PageContent> {
    try {
      return await this.content(address, filter, categories, brands);
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      const isGone = address.kind === 'product' && (await this.queries.isDeleted(address.id));
      return missingPage(isGone ? 410 : 404, address.locale);
    }
  }

  private async content(
    address: PageAddress,
    filter: ListFilter,
    categories: CategoryDto[],
    brands: BrandDto[],
  ): Promise<PageContent> {
    const { locale } = address;
    const setting = { locale, filter, href: this.hrefIn(locale) };
    const { env, imageUrl, reads } = this;
    switch (address.kind) {
      case 'category':
        return categoryPage(reads, categories, address.id, setting);
      case 'brand':
        return brandPage(reads, brands, address.id, setting);
      case 'vendor':
        return vendorPage(reads, address.id, setting);
      case 'product':
        return productPage(reads, address.id, { ...setting, env, imageUrl });
      case 'group':
        return groupPage(reads, address.group, setting);
      case 'plain':
        if (address.name === '/') return homePage(reads, categories, setting);
        return isPolicy(address.name)
          ? policyPage(address.name, address.locale, await this.texts.of(address.locale))
          : plainPage(address.name, address.locale);
      case 'order':
        return plainPage(address.name, address.locale);
      case 'unknown':
        return missingPage(404, address.locale);
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
