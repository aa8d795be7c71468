import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { activate } from './app/activate';
import { createQueryClient, Providers } from './app/providers';
import { isReady, ShopRoutes } from './app/router';
import { fillFrom } from './app/served-answers';
import { textsOf } from './app/texts';
import { DrawnHeadContext, type DrawnHead } from './shared/drawn-head';
import { basenameOf, localeOf, withoutLanguage } from './shared/locale';

/** What React puts in front of the page: pictures that the browser finds in it soon enough. */
const PRELOADS = /^(<link rel="preload"[^>]*>)*/;

/**
 * Draws the page of an address as every visitor sees it first; the browser takes it over as it is.
 * @param address path with its language, and the query behind it
 * @param answers the API's answers the page needs, by their addresses below /api
 */
export const draw = async (address: string, answers: Map<string, unknown>) => {
  const { pathname, search } = new URL(address, 'http://shop');
  const locale = localeOf(pathname);
  const client = createQueryClient();
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
  // Long lists would be kept for a while, here for nobody.
  client.clear();
  return { ...head, body: text.replace(PRELOADS, '') };
};
