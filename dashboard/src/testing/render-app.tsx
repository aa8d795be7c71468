import { FakeApi, makeSettings, problem } from '@shop/testing';
import { cancelQuestion, discardNotices } from '@shop/ui';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router';
import { createQueries, Providers } from '@/app/providers';
import { recoverSession } from '@/app/recover-session';
import { routes } from '@/app/router';
import { lostSession } from '@/features/session/lost-session';
import type { Staff } from '@/features/session/staff';
import { publicSettings } from '@/shared/api/shop-name';
import { activateLocale, type Locale } from '@/shared/i18n/locale';

interface Scene {
  /** The signed-in account; none when omitted. */
  as?: Staff;
  locale?: Locale;
  /** Screen of at least 1280 px, otherwise a phone. */
  wide?: boolean;
  api?: FakeApi;
}

const turned = new Set<() => void>();
const showScreen = (wide: boolean) => {
  globalThis.matchMedia = (media) => ({
    matches: wide && media.includes('min-width'),
    media,
    onchange: null,
    addEventListener: (_type: string, changed: unknown) =>
      void (typeof changed === 'function' && turned.add(changed as () => void)),
    removeEventListener: (_type: string, changed: unknown) =>
      void turned.delete(changed as () => void),
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  });
};

/** Turns a device, so that its screen becomes wide or narrow. */
export const turnDevice = (wide: boolean) =>
  act(() => {
    showScreen(wide);
    for (const changed of turned) changed();
  });

/** Compiles lazy modules before the first test, whose timeout they would use up. */
const load = (path: string) =>
  Promise.all(
    (matchRoutes(routes, path) ?? []).map(({ route: { lazy } }) =>
      typeof lazy === 'function' ? lazy() : undefined,
    ),
  );

/** Renders the whole dashboard at an address with a fake API. */
export const renderApp = async (
  path: string,
  { as, locale = 'en', wide = true, api = new FakeApi() }: Scene = {},
) => {
  showScreen(wide);
  lostSession.forget();
  discardNotices();
  cancelQuestion();
  recoverSession();
  if (as) localStorage.setItem('admin', JSON.stringify(as));
  api.on('GET /admin/me', () =>
    as ? Response.json(as) : problem(401, 'Please sign in.', { code: 'unauthorized' }),
  );
  await act(() => activateLocale(locale));
  await load(path);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const queries = createQueries({ retries: 0 });
  queries.setQueryData(publicSettings().queryKey, makeSettings(), { updatedAt: 1 });
  render(
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    api,
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
};

/** Link names in the side bar. */
export const navigationLabels = (): string[] =>
  [...screen.getByRole('navigation', { name: 'Dashboard' }).querySelectorAll('a')].map(
    (link) => link.textContent ?? '',
  );
