import { canonicalPath, localeOf, withoutLanguage, type ListFilter } from '@shop/shop-rules';
import { matchPath } from 'react-router';
import { routes, type PageRoute } from '@/routes';
import type { Params, ServerPage } from '@/shared/rendering/server-page';
import type { Locale } from '@/shared/i18n/locale';
import { narrowedList } from './narrowed-list';

const files = import.meta.glob<{ serverPage?: ServerPage }>('../../pages/*/*.server.ts', {
  eager: true,
});

/** What the server knows of a page. */
export const serverPageOf = ({ name }: PageRoute): ServerPage =>
  files[`../../pages/${name}/${name}.server.ts`]?.serverPage ?? {};

/** Which page an address means. */
export interface PageAddress {
  /** The same for all addresses of the page in its language. */
  key: string;
  locale: Locale;
  /** The one path of the page, without its language. */
  path: string;
  params: Params;
  /** Undefined where the shop has no page. */
  route?: PageRoute | undefined;
  filter: ListFilter;
  /** What narrows the list of the page, as it was asked; empty when nothing does. */
  query: string;
  isNarrowed: boolean;
}

/**
 * The page of an address; what it has no page for is its 404 page.
 * @param asked path with its language, decoded
 * @param search query behind it
 */
export const resolve = (asked: string, search: string): PageAddress => {
  const locale = localeOf(asked);
  const path = canonicalPath(withoutLanguage(asked));
  const plain = { locale, path, params: {}, filter: {}, query: '', isNarrowed: false };
  for (const route of routes) {
    const found = route.path !== '*' && matchPath({ path: route.path, caseSensitive: true }, path);
    if (!found) continue;
    const { accepts, isList } = serverPageOf(route);
    const { params } = found;
    if (accepts && !accepts(params)) continue;
    const narrowed = isList && narrowedList(search);
    const page = { ...plain, route, params, ...(narrowed && { ...narrowed, isNarrowed: true }) };
    return { ...page, key: `${locale} ${path}${page.query}` };
  }
  return { ...plain, key: `${locale} ${path}` };
};
