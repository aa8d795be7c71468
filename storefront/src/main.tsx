import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { activate } from './app/activate';
import { createQueryClient, Providers } from './app/providers';
import { createRouter, isReady } from './app/router';
import { takeServedAnswers } from './app/served-answers';
import { localeOf, rememberLanguage, type Locale } from './shared/locale';

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
  const router = createRouter(locale);
  // What the server has put there stays on the screen until all of its page can take its place.
  if (root.hasChildNodes()) await isReady(router);
  createRoot(root).render(
    <StrictMode>
      <Providers locale={locale} client={client}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
};

void start();
