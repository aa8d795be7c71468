import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createQueries, Providers } from './app/providers';
import { recoverSession } from './app/recover-session';
import { routes } from './app/router';
import { activateLocale, openedLocale } from './shared/i18n/locale';
import '@/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
recoverSession();
// Loads the page and its texts while the general texts load.
const router = createBrowserRouter(routes);
await activateLocale(openedLocale());
createRoot(root).render(
  <StrictMode>
    <Providers queries={createQueries()}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
