import { Injectable } from '@nestjs/common';
import { mediaUrl } from '@shop/shop-rules';
import { Env } from '../config/env.js';
import { NotFound } from '../http/problem.js';
import type { BrandDto } from '../modules/brands/brand.dto.js';
import type { CategoryDto } from '../modules/categories/category.dto.js';
import { breadcrumb } from './breadcrumb.js';
import { homePage } from './home-page.js';
import { brandPage, categoryPage, groupPage, vendorPage } from './list-pages.js';
import { localized, type PageAddress } from './page-address.js';
import type { PageContent, PageSetting } from './page-content.js';
import { framed } from './page-frame.js';
import { headOf } from './page-head.js';
import { PageReads } from './page-reads.js';
import { PageTemplate } from './page-template.js';
import { PagesQueries } from './pages.queries.js';
import { missingPage, plainPage } from './plain-pages.js';
import { productPage } from './product-page.js';

/** Makes the finished HTML of a page of the storefront. Nothing in it depends on who asks. */
@Injectable()
export class PageMaker {
  private readonly template: PageTemplate;

  constructor(
    private readonly env: Env,
    private readonly reads: PageReads,
    private readonly queries: PagesQueries,
  ) {
    this.template = new PageTemplate(env.STOREFRONT_DIST);
  }

  async make(address: PageAddress): Promise<{ status: PageContent['status']; text: string }> {
    const { reads } = this;
    const frame = await Promise.all([reads.categories(), reads.brands(), reads.partners()]);
    const [categories, brands] = frame;
    const content = await this.known(address, categories.value, brands.value);
    const shopUrl = this.env.SHOP_URL;
    const trail = breadcrumb(address, content, categories.value, this.settingOf(address).href);
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
    categories: CategoryDto[],
    brands: BrandDto[],
  ): Promise<PageContent> {
    try {
      return await this.content(address, categories, brands);
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      const isGone = address.kind === 'product' && (await this.queries.isDeleted(address.id));
      return missingPage(isGone ? 410 : 404, address.locale);
    }
  }

  private async content(
    address: PageAddress,
    categories: CategoryDto[],
    brands: BrandDto[],
  ): Promise<PageContent> {
    const setting = this.settingOf(address);
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
        return address.name === '/'
          ? homePage(reads, categories, setting)
          : plainPage(address.name, address.locale);
      case 'order':
        return plainPage(address.name, address.locale);
      case 'unknown':
        return missingPage(404, address.locale);
    }
  }

  private settingOf({ locale }: PageAddress): PageSetting {
    return { locale, href: (path) => this.env.SHOP_URL + localized(path, locale) };
  }

  /** Address of a picture for other sites, which know no relative ones. */
  private readonly imageUrl = (image: string): string =>
    new URL(mediaUrl(image, 1200), this.env.SHOP_URL).href;
}
