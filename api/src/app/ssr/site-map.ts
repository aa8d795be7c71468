import { Injectable } from '@nestjs/common';
import { GROUPS, localized } from '@shop/shop-rules';
import { Env } from '../../platform/config/env.js';
import { NotFound } from '../../platform/http/problem.js';
import { escapeHtml } from '../../platform/http/escape-html.js';
import { PageReads } from './page-data.js';
import { PagesQueries } from './pages.queries.js';

const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const FILE = /^\/sitemap(?:-(?:pages|products-(\d{1,6})))?\.xml$/;
/** Pages that are always there. */
const PLAIN = [
  '/',
  '/about',
  '/become-a-seller',
  '/privacy-policy',
  '/refund-policy',
  '/return-policy',
  '/terms-and-conditions',
];

interface Entry {
  path: string;
  /** Day of the last change. */
  day?: string;
}

/** What search engines read first: an index of files, each with at most 10,000 addresses. */
@Injectable()
export class SiteMap {
  constructor(
    private readonly env: Env,
    private readonly reads: PageReads,
    private readonly queries: PagesQueries,
  ) {}

  static has(path: string): boolean {
    return FILE.test(path);
  }

  get robots(): string {
    return `User-agent: *\nAllow: /\n\nSitemap: ${this.env.SHOP_URL}/sitemap.xml\n`;
  }

  async file(path: string): Promise<string> {
    if (path === '/sitemap.xml') return this.index();
    const range = FILE.exec(path)?.[1];
    const entries = range === undefined ? await this.pages() : await this.products(Number(range));
    if (entries.length === 0) throw new NotFound();
    const urls = entries.map((entry) => this.urls(entry));
    return `${OPEN}<urlset ${SPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
  }

  private async index(): Promise<string> {
    const ranges = await this.queries.productRanges();
    const files = ['pages', ...ranges.map((range) => `products-${range}`)].map(
      (name) => `<sitemap><loc>${this.url(`/sitemap-${name}.xml`)}</loc></sitemap>\n`,
    );
    return `${OPEN}<sitemapindex ${SPACE}>\n${files.join('')}</sitemapindex>\n`;
  }

  private async pages(): Promise<Entry[]> {
    const [categories, brands] = await Promise.all([this.reads.categories(), this.reads.brands()]);
    const vendors = await this.queries.vendors();
    return [
      ...PLAIN,
      ...GROUPS.map((group) => `/group/${group}`),
      ...categories.value.map(({ id }) => `/category/${id}`),
      ...brands.value.map(({ id }) => `/brand/${id}`),
      ...vendors.map((id) => `/vendor/${id}`),
    ].map((path) => ({ path }));
  }

  private async products(range: number): Promise<Entry[]> {
    const products = await this.queries.products(range);
    return products.map(({ id, day }) => ({ path: `/product/${id}`, day }));
  }

  /** Both languages of a page, each naming both. */
  private urls({ path, day }: Entry): string {
    const [en, ar] = [this.url(localized(path, 'en')), this.url(localized(path, 'ar'))];
    const more = `<xhtml:link rel="alternate" hreflang="en-AE" href="${en}"/><xhtml:link rel="alternate" hreflang="ar-AE" href="${ar}"/><xhtml:link rel="alternate" hreflang="x-default" href="${en}"/>${day ? `<lastmod>${day}</lastmod>` : ''}`;
    return `<url><loc>${en}</loc>${more}</url>\n<url><loc>${ar}</loc>${more}</url>\n`;
  }

  private url(path: string): string {
    return escapeHtml(this.env.SHOP_URL + path);
  }
}
