import { withoutMarks } from '@shop/shop-rules';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { activate } from './activate';
import { hydrateQueries } from './hydrate-queries';
import { createQueryClient, Providers } from './providers';
import { textsOf } from './texts';
import { recoverSession } from './recover-session';
import { isReady, ShopRoutes } from './router';
import { watchPerson } from './watch-person';
import { basenameOf, localeOf, rememberLanguage, withoutLanguage } from '@/shared/i18n/locale';

/** Lets the browser do something else first, so that no step holds up a tap. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Takes over the page that the server has sent. */
const start = async () => {
  await pause();
  const locale = localeOf(window.location.pathname);
  const client = createQueryClient();
  const [{ messages }] = await Promise.all([textsOf[locale](), hydrateQueries(client)]);
  activate(locale, messages);
  recoverSession();
  watchPerson(client);
  rememberLanguage(locale);
  await pause();
  const root = document.getElementById('root');
  if (!root) return;
  // What the server has put there stays on the screen until all of its page can take its place.
  if (root.hasChildNodes()) await isReady(withoutLanguage(window.location.pathname));
  const { pathname, hash } = window.location;
  const search = withoutMarks(window.location.search);
  if (search !== window.location.search)
    window.history.replaceState(null, '', pathname + search + hash);
  // At any other address, even one that leads to the same page, the program draws its own.
  const isDrawn = root.dataset['drawn'] === pathname + search;
  const shop = (
    <StrictMode>
      <Providers locale={locale} client={client}>
        <BrowserRouter basename={basenameOf(locale)}>
          <ShopRoutes />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // In a transition React works in short steps, and a tap in between does not wait for the whole page.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, shop);
    else createRoot(root).render(shop);
  });
};

void start();
