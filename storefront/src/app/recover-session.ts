import { recoverSessions } from '@shop/api-client';
import { withoutLanguage } from '@/shared/i18n/locale';
import { session } from '@/shared/session/session';
import { signIn } from '@/shared/session/sign-in';

/** Pages that show nothing without a shopper. */
const PERSONAL = /^\/(profile|wishlist|order|payment-success)(\/|$)/;

/** A session the server refuses is opened again in place, and what was asked for goes on. */
export const recoverSession = (): void =>
  recoverSessions({
    person: () => session.user()?.id ?? null,
    hasSession: () => !session.hasEnded(),
    onEnded: session.refuse,
    // A guest may look at the other pages: nobody is interrupted there by what the page reads.
    mayReadAsk: () => PERSONAL.test(withoutLanguage(window.location.pathname)),
    signIn: () => signIn.ask(),
  });
