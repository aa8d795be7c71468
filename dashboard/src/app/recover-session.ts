import { recoverSessions } from '@shop/api-client';
import { identityCheck } from '@/features/session/identity-check';
import { lostSession } from '@/features/session/lost-session';
import { storedStaff } from '@/features/session/stored-staff';

/** When the server rejects the session, sign-in opens over the page and the failed request is repeated. */
export const recoverSession = (): void =>
  recoverSessions({
    person: () => storedStaff.get()?.id ?? null,
    hasSession: () => !lostSession.hasEnded(),
    onEnded: lostSession.end,
    mayReadOpenSignIn: () => true,
    signIn: lostSession.signIn,
    confirm: identityCheck.ask,
  });
