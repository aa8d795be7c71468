import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { activate } from './app/activate';
import { Providers } from './app/providers';
import { createRouter } from './app/router';
import { localeOf, rememberLanguage, type Locale } from './shared/locale';

const catalogues: Record<Locale, () => Promise<{ messages: Record<string, string> }>> = {
  en: () => import('./locales/en.po'),
  ar: () => import('./locales/ar.po'),
};

const start = async () => {
  const locale = localeOf(window.location.pathname);
  const { messages } = await catalogues[locale]();
  activate(locale, messages);
  rememberLanguage(locale);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <Providers locale={locale}>
        <RouterProvider router={createRouter(locale)} />
      </Providers>
    </StrictMode>,
  );
};

void start();
