import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { activate } from './app/activate';
import { createQueryClient, Providers } from './app/providers';
import { isReady, ShopRoutes } from './app/router';
import { fillFrom } from './app/fill-queries';
import { textsOf } from './app/texts';
import { DrawnHeadContext, type DrawnHead } from './shared/drawn-head';
import { basenameOf, localeOf, withoutLanguage } from './shared/locale';

/** What React puts in front of the page: pictures that the browser finds in it soon enough. */
const PRELOADS = /^(<link rel="preload"[^>]*>)*/;

/**
 * Draws the page of an address as every visitor sees it first; the browser takes it over as it is.
 * @param address path with its language, and the query behind it
 * @param answers JSON of the API's answers the page needs, by their addresses below /api
 */
export const draw = async (address: string, answers: Map<string, string>) => {
  const { pathname, search } = new URL(address, 'http://shop');
  const locale = localeOf(pathname);
  // The API answers at once or not at all.
  const client = createQueryClient({ retries: 0 });
  const [{ messages }] = await Promise.all([
    textsOf[locale](),
    fillFrom(client, pathname, answers),
    isReady(withoutLanguage(pathname)),
  ]);
  // From here on nothing waits: the language belongs to this page until it is drawn.
  activate(locale, messages);
  const head: DrawnHead = {};
  const text = renderToString(
    <DrawnHeadContext value={head}>
      <Providers locale={locale} client={client}>
        <StaticRouter location={pathname + search} basename={basenameOf(locale)}>
          <ShopRoutes />
        </StaticRouter>
      </Providers>
    </DrawnHeadContext>,
  );
  // The time of rendering is left out: an unchanged page keeps its entity tag.
  const queries = dehydrate(client).queries.map(({ state, ...query }) => ({
    ...query,
    dehydratedAt: 0,
    state: { ...state, dataUpdatedAt: 0 },
  }));
  // Long lists would be kept for a while, here for nobody.
  client.clear();
  return { ...head, body: text.replace(PRELOADS, ''), queries: JSON.stringify(queries) };
};
