import { Injectable } from '@nestjs/common';
import { escapeHtml, localized } from '@shop/shop-rules';
import { Env } from '../../platform/config/env.js';
import { StorefrontBundle, type SitemapEntry } from './storefront-bundle.js';

const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const FILE = /^\/sitemap(?:-([a-z]+(?:-\d{1,6})?))?\.xml$/;

/** The site map index: a list of files, each with at most 10,000 addresses. */
@Injectable()
export class SiteMap {
  constructor(
    private readonly env: Env,
    private readonly storefront: StorefrontBundle,
  ) {}

  static has(path: string): boolean {
    return FILE.test(path);
  }

  get robots(): string {
    return `User-agent: *\nAllow: /\n\nSitemap: ${this.env.SHOP_URL}/sitemap.xml\n`;
  }

  /** Undefined if there is no such file. */
  async file(path: string): Promise<string | undefined> {
    const name = FILE.exec(path)?.[1];
    if (name === undefined) return this.index();
    const entries = await this.storefront.sitemapEntries(name);
    if (entries.length === 0) return undefined;
    const urls = entries.map((entry) => this.urls(entry));
    return `${OPEN}<urlset ${SPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
  }

  private async index(): Promise<string> {
    const files = (await this.storefront.sitemapFiles()).map(
      (name) => `<sitemap><loc>${this.url(`/sitemap-${name}.xml`)}</loc></sitemap>\n`,
    );
    return `${OPEN}<sitemapindex ${SPACE}>\n${files.join('')}</sitemapindex>\n`;
  }

  /** Both languages of a page, each with links to both. */
  private urls({ path, day }: SitemapEntry): string {
    const [en, ar] = [this.url(localized(path, 'en')), this.url(localized(path, 'ar'))];
    const more = `<xhtml:link rel="alternate" hreflang="en-AE" href="${en}"/><xhtml:link rel="alternate" hreflang="ar-AE" href="${ar}"/><xhtml:link rel="alternate" hreflang="x-default" href="${en}"/>${day ? `<lastmod>${day}</lastmod>` : ''}`;
    return `<url><loc>${en}</loc>${more}</url>\n<url><loc>${ar}</loc>${more}</url>\n`;
  }

  private url(path: string): string {
    return escapeHtml(this.env.SHOP_URL + path);
  }
}
