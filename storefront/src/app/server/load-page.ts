import { mediaUrl } from '@shop/shop-rules';
import type { QueryClient } from '@tanstack/react-query';
import { localized, withoutLanguage } from '@/shared/i18n/locale';
import type { CatalogueRows, PageFacts } from '@/shared/rendering/server-page';
import { isReady } from '../router';
import { loadShell } from '../shell/shell.server';
import { textsOf } from '@/shared/i18n/texts';
import type { FragmentStore } from './fragments';
import { serverPageOf, type PageAddress } from './page-address';
import type { Read } from './request-api';

/** What the API provides to the pages. */
export interface Host {
  /** Origin of the shop. */
  shopUrl: string;
  read: Read;
  rows: CatalogueRows;
  fragments: FragmentStore;
}

/** Loads everything a page needs before it renders: code, texts, and data into `client`. */
export const loadPage = async (address: PageAddress, client: QueryClient, host: Host) => {
  const { route, locale, path, params, filter } = address;
  const { shopUrl, rows } = host;
  const [{ messages }, page, shell] = await Promise.all([
    textsOf[locale](),
    route?.load(),
    loadShell(client),
    isReady(withoutLanguage(path)),
  ]);
  const href = (to: string) => shopUrl + localized(to, locale);
  const imageUrl = (image: string) => new URL(mediaUrl(image, 1200), shopUrl).href;
  const request = { path, params, locale, filter, client, rows, href, imageUrl, ...shell };
  const facts: PageFacts = route
    ? ((await serverPageOf(route).load?.(request)) ?? {})
    : { status: 404 };
  return { facts, isListed: facts.status === undefined && !page?.unlisted, messages, request };
};
