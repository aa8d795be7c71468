import { canonicalPath, localeOf, withoutLanguage, type ListFilter } from '@shop/shop-rules';
import { pageAt, type PageRoute } from '@/routes';
import type { Params, ServerPage } from '@/shared/rendering/server-page';
import type { Locale } from '@/shared/i18n/locale';
import { chosenOptions, narrowedList } from './narrowed-list';

const files = import.meta.glob<{ serverPage?: ServerPage }>('../../pages/*/*.server.ts', {
  eager: true,
});

/** The server part of a page. */
export const serverPageOf = ({ name }: PageRoute): ServerPage =>
  files[`../../pages/${name}/${name}.server.ts`]?.serverPage ?? {};

/** The page at an address. */
export interface PageAddress {
  /** Identical for all addresses of the page in one language. */
  key: string;
  locale: Locale;
  /** Canonical path of the page, without its language. */
  path: string;
  params: Params;
  /** Undefined when no page matches. */
  route?: PageRoute | undefined;
  filter: ListFilter;
  /** The filter of the list, or the choice of size and color, as requested; empty without one. */
  query: string;
  isNarrowed: boolean;
  /** Pages that are alike at all addresses are rendered once; this is the path requested in place of `path`. */
  standsFor?: string;
}

/** Path of the 404 page for all addresses without a page. */
const MISSING = '/no-such-page';
const ANY = 'any';

/** A path with other characters would have to be escaped; there the browser renders the page. */
const isPlain = (path: string): boolean => /^[\w/-]*$/.test(path);

const alike = (path: string, requested: string): Pick<PageAddress, 'path' | 'standsFor'> => ({
  path,
  standsFor: isPlain(requested) ? requested : path,
});

/**
 * Resolves an address to its page, or to the 404 page.
 * @param requested path with its language, decoded
 * @param search query behind it
 */
export const resolve = (requested: string, search: string): PageAddress => {
  const locale = localeOf(requested);
  const path = canonicalPath(withoutLanguage(requested));
  const plain = { locale, path, params: {}, filter: {}, query: '', isNarrowed: false };
  // The browser's router accepts more addresses, such as other upper and lower case, and shows their page.
  const isUnknown = pageAt(path)?.route.path === '*';
  const missing = isUnknown
    ? { ...plain, ...alike(MISSING, path), key: `${locale} ${MISSING}` }
    : { ...plain, key: `${locale} ${path}` };
  const found = pageAt(path, { caseSensitive: true });
  if (!found || found.route.path === '*') return missing;
  const { accepts, isList, hasOptions, isPersonal } = serverPageOf(found.route);
  if (accepts && !accepts(found.params)) return missing;
  if (isPersonal) {
    const shared = found.route.path.replace(/:\w+/, ANY);
    return { ...plain, ...found, ...alike(shared, path), key: `${locale} ${shared}` };
  }
  const narrowed = (isList && narrowedList(search)) || (hasOptions && chosenOptions(search));
  const page = { ...plain, ...found, ...(narrowed && { ...narrowed, isNarrowed: true }) };
  return { ...page, key: `${locale} ${path}${page.query}` };
};
