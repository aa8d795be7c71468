import { recoverSessions } from '@shop/api-client';
import { lostSession } from '@/features/session/lost-session';
import { storedStaff } from '@/features/session/stored-staff';

/** A session the server refuses is opened again in place, and what was asked for goes on. */
export const recoverSession = (): void =>
  recoverSessions({
    person: () => storedStaff.get()?.id ?? null,
    hasSession: () => !lostSession.hasEnded(),
    onEnded: lostSession.end,
    mayReadAsk: () => true,
    signIn: lostSession.signIn,
  });
