import { recoverSessions } from '@shop/api-client';
import { withoutLanguage } from '@/shared/i18n/locale';
import { session } from '@/shared/session/session';
import { CONFIRM, signIn } from '@/shared/session/sign-in';

/** Pages that require a signed-in shopper. */
const PERSONAL = /^\/(profile|wishlist|order|payment-success)(\/|$)/;

/** When the server rejects the session, the sign-in dialog opens and the failed request is repeated. */
export const recoverSession = (): void =>
  recoverSessions({
    person: () => session.user()?.id ?? null,
    hasSession: () => !session.hasEnded(),
    onEnded: session.refuse,
    // The other pages are public: a rejected read there must not open the sign-in dialog.
    mayReadOpenSignIn: () => PERSONAL.test(withoutLanguage(window.location.pathname)),
    signIn: () => signIn.ask(),
    confirm: async () => {
      const person = session.user()?.id;
      return (await signIn.ask(CONFIRM)) === person;
    },
  });
