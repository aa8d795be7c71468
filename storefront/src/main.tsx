import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { activate } from './app/activate';
import { createQueryClient, Providers } from './app/providers';
import { isReady, ShopRoutes } from './app/router';
import { takeServedAnswers } from './app/served-answers';
import {
  basenameOf,
  localeOf,
  rememberLanguage,
  withoutLanguage,
  type Locale,
} from './shared/locale';

const catalogues: Record<Locale, () => Promise<{ messages: Record<string, string> }>> = {
  en: () => import('./locales/en.po'),
  ar: () => import('./locales/ar.po'),
};

const start = async () => {
  const locale = localeOf(window.location.pathname);
  const client = createQueryClient();
  const [{ messages }] = await Promise.all([catalogues[locale](), takeServedAnswers(client)]);
  activate(locale, messages);
  rememberLanguage(locale);
  const root = document.getElementById('root');
  if (!root) return;
  // What the server has put there stays on the screen until all of its page can take its place.
  if (root.hasChildNodes()) await isReady(withoutLanguage(window.location.pathname));
  createRoot(root).render(
    <StrictMode>
      <Providers locale={locale} client={client}>
        <BrowserRouter basename={basenameOf(locale)}>
          <ShopRoutes />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
};

void start();
