/** Interface for the API: resolves addresses, renders pages and lists the sitemap. */
export { resolve } from './app/server/page-address';
export { render } from './app/server/render';
export { sitemapEntries, sitemapFiles } from './app/server/sitemap';
