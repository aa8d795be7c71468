import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '../../storefront/src');
const PAGES = path.join(SOURCES, 'pages');
const LINE = /\bpage\(\s*'([\w-]+)',\s*'([^']+)'/g;

const fileOf = (page, ending) => path.join(PAGES, page, `${page}.${ending}`);

/** Example addresses of a page: `<page>.visits.json` in its folder, or its own path when it has no parameters. */
const visitsOf = (page, address) => {
  const file = fileOf(page, 'visits.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  if (/[:*]/.test(address)) throw new Error(`${address} needs an example address in ${file}.`);
  return [{ name: address.slice(1).replaceAll('-', ' ') || page, path: address }];
};

/** Example addresses of all pages in the storefront's routes.ts. */
export const listPages = () => {
  const text = readFileSync(path.join(SOURCES, 'routes.ts'), 'utf8');
  const routes = [...text.matchAll(LINE)].map(([, page, address]) => [page, address]);
  const listed = new Set(routes.map(([page]) => page));
  const missing = readdirSync(PAGES).filter(
    (page) => existsSync(fileOf(page, 'page.tsx')) && !listed.has(page),
  );
  if (missing.length > 0) throw new Error(`routes.ts has no line for ${missing.join(', ')}.`);
  return routes.flatMap(([page, address]) =>
    visitsOf(page, address).map((visit) => ({ ...visit, page })),
  );
};
