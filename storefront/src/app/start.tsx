import { withoutMarks } from '@shop/shop-rules';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { activate } from './activate';
import { hydrateQueries } from './hydrate-queries';
import { createQueryClient, Providers } from './providers';
import { textsOf } from '@/shared/i18n/texts';
import { endEarlyTaps } from '@/shared/rendering/early-taps';
import { linkedCoupon } from '@/shared/orders/linked-coupon';
import { recoverSession } from './recover-session';
import { isReady, ShopRoutes } from './router';
import { watchSession } from './watch-session';
import { basenameOf, localeOf, rememberLanguage, withoutLanguage } from '@/shared/i18n/locale';

/** Yields to the browser, so that input is handled between steps. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Hydrates the server-rendered page. */
const start = async () => {
  await pause();
  const locale = localeOf(window.location.pathname);
  const client = createQueryClient();
  const [{ messages }] = await Promise.all([textsOf[locale](), hydrateQueries(client)]);
  activate(locale, messages);
  recoverSession();
  watchSession(client);
  rememberLanguage(locale);
  await pause();
  const root = document.getElementById('root');
  if (!root) return;
  // The server's markup stays until the page's own code is loaded.
  if (root.hasChildNodes()) await isReady(withoutLanguage(window.location.pathname));
  const { pathname, hash } = window.location;
  linkedCoupon.take(window.location.search);
  const search = withoutMarks(window.location.search);
  if (search !== window.location.search)
    window.history.replaceState(null, '', pathname + search + hash);
  // Only the exact address that the server rendered can be hydrated; it sees no values in a fragment.
  const isServerRendered = root.dataset['path'] === pathname + search && !hash.includes('=');
  const shop = (
    <StrictMode>
      <Providers locale={locale} client={client}>
        <BrowserRouter basename={basenameOf(locale)}>
          <ShopRoutes />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // Inside a transition React yields to input while it hydrates.
  startTransition(() => {
    if (!isServerRendered) return createRoot(root).render(shop);
    endEarlyTaps();
    hydrateRoot(root, shop);
  });
};

void start();
