import type { QueryClient } from '@tanstack/react-query';
import { localeOf, localized } from '@/shared/i18n/locale';
import { session } from '@/shared/session/session';

/** The page follows who is signed in: nothing of one person may show to the next. */
export const watchPerson = (client: QueryClient): (() => void) => {
  const now = () => ({ id: session.user()?.id, isSignedIn: !session.hasEnded() });
  let before = now();
  return session.subscribe(() => {
    const [was, is] = [before, now()];
    before = is;
    // What this page has read and what was typed into it goes with the page, in every tab.
    if (was.id !== undefined && is.id !== was.id)
      return window.location.assign(localized('/', localeOf(window.location.pathname)));
    if (is.id !== undefined && is.isSignedIn && (was.id === undefined || !was.isSignedIn))
      void client.invalidateQueries();
  });
};
