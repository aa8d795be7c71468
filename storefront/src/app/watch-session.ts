import type { QueryClient } from '@tanstack/react-query';
import { localeOf, localized } from '@/shared/i18n/locale';
import { session } from '@/shared/session/session';

/** Reloads the page when another person signs in, so that data of the previous one is not shown. */
export const watchSession = (client: QueryClient): (() => void) => {
  const now = () => ({ id: session.user()?.id, isSignedIn: !session.hasEnded() });
  let before = now();
  return session.subscribe(() => {
    const [was, is] = [before, now()];
    before = is;
    // A full load discards all data in memory, in every tab.
    if (was.id !== undefined && is.id !== was.id)
      return window.location.assign(localized('/', localeOf(window.location.pathname)));
    if (is.id !== undefined && is.isSignedIn && (was.id === undefined || !was.isSignedIn))
      void client.invalidateQueries();
  });
};
