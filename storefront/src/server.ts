/** What the API asks of the storefront: which page an address means, the page itself, and the site map. */
export { resolve } from './app/server/page-address';
export { render } from './app/server/render';
export { sitemapEntries, sitemapFiles } from './app/server/sitemap';
