import { i18n } from '@lingui/core';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { FragmentContext } from '@/shared/rendering/cached-fragment';
import { PageHeadContext, type PageHead } from '@/shared/rendering/page-head-context';
import { basenameOf, localized } from '@/shared/i18n/locale';
import { pageAt } from '@/routes';
import { activate } from '../activate';
import { createQueryClient, Providers } from '../providers';
import { ShopRoutes } from '../router';
import { breadcrumb } from './breadcrumb';
import { Fragments } from './fragments';
import { html, jsonBlock } from './html';
import { loadPage, type Host } from './load-page';
import type { PageAddress } from './page-address';
import { lookOf } from './look-head';
import { headOf } from './page-head';
import { withReads } from './request-api';

/** Image preloads that React renders before the page; the browser finds these images early enough without them. */
const PRELOADS = /^(<link rel="preload"[^>]*>)*/;

/** The values inserted into index.html. */
interface RenderedPage {
  status: 200 | 404 | 410;
  locale: PageAddress['locale'];
  /** Markup of the head. */
  head: string;
  /** Markup of the page including #root, in parts. */
  root: (string | Buffer)[];
  /** Script element with the data for hydration. */
  data: string;
}

/** Renders the page at an address as a guest sees it; the browser hydrates this markup. */
export const render = (address: PageAddress, host: Host): Promise<RenderedPage> =>
  withReads(host.read, async () => {
    const { locale, path, query } = address;
    // API calls run in process, so a retry would not help.
    const client = createQueryClient({ retries: 0 });
    const { facts, isListed, messages, request } = await loadPage(address, client, host);
    // No await below this line: the active language is global until rendering ends.
    activate(locale, messages);
    const url = localized(path, locale) + query;
    const { pathname, search } = new URL(url, 'http://shop');
    const about: PageHead = {};
    const fragments = new Fragments(host.fragments, address, request.shop);
    const body = renderToString(
      <PageHeadContext value={about}>
        <FragmentContext value={fragments.element}>
          <Providers locale={locale} client={client}>
            <StaticRouter location={pathname + search} basename={basenameOf(locale)}>
              <ShopRoutes only={pageAt(path)?.route} />
            </StaticRouter>
          </Providers>
        </FragmentContext>
      </PageHeadContext>,
    );
    // Without the render time an unchanged page has the same entity tag.
    const queries = dehydrate(client).queries.map(({ state, ...rest }) => ({
      ...rest,
      dehydratedAt: 0,
      state: { ...state, dataUpdatedAt: 0 },
    }));
    // Long lists have a cache lifetime that would keep this client in memory.
    client.clear();
    const { trail, facts: own = [] } = facts;
    const home = { name: i18n._('nav.home'), path: '/' };
    const crumbs = trail && [home, ...trail, { name: about.name ?? '', path }];
    const graph = crumbs ? [...own, breadcrumb(crumbs, request.href)] : own;
    const setting = {
      shop: request.shop.name[locale],
      shopUrl: host.shopUrl,
      imageUrl: request.imageUrl,
      isListed,
    };
    const json = jsonBlock(JSON.stringify(queries));
    return {
      status: facts.status ?? 200,
      locale,
      head: html`${headOf(address, { ...facts, facts: graph }, about, setting)}${lookOf(request.shop.look)}`
        .text,
      root: [
        html`<div id="root" data-path="${url}">`.text,
        ...fragments.resolve(body.replace(PRELOADS, '')),
        '</div>',
      ],
      data: html`<script type="application/json" id="queries">
        ${json}
      </script>`.text,
    };
  });
