import { sessionToken } from '@shop/api-client';
import type { UserDto } from '@shop/contracts';
import { onOtherTab } from '@/shared/browser/browser';
import { clearPersonalData, clearVisitData } from '@/shared/browser/personal-data';
import { readSaved, save } from '@/shared/browser/saved-json';
import { createStore, useStore } from '@/shared/browser/store';

const USER_KEY = 'user';
const TOKEN_KEY = 'token';

interface Session {
  user: UserDto | null;
  /** The server has rejected the token; the page still belongs to its shopper, who may sign in again. */
  ended: boolean;
}
const GUEST: Session = { user: null, ended: false };

const isUser = (value: unknown): value is UserDto =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

const saved = (): UserDto | null => {
  const user = readSaved(USER_KEY);
  return isUser(user) ? user : null;
};
/** A page opened without a token belongs to a guest. */
const first = (): Session => {
  const user = saved();
  return user && sessionToken.get() ? { user, ended: false } : GUEST;
};

const store = createStore<Session>(first(), GUEST);

/** Current state of storage. Without a token, but not signed out, the page still belongs to its shopper. */
const now = (before: UserDto | null): Session => {
  const user = saved();
  if (sessionToken.get()) return { user, ended: false };
  return before && before.id === user?.id ? { user: before, ended: true } : GUEST;
};
const refresh = () => {
  const before = store.get().user;
  const next = now(before);
  store.set(next);
  if (before && before.id !== next.user?.id) clearVisitData();
};

onOtherTab([USER_KEY, TOKEN_KEY], refresh);

/** The session: token and user in local storage, shared by all tabs. */
export const session = {
  start: (token: string, user: UserDto) => {
    const before = saved();
    sessionToken.set(token);
    save(USER_KEY, user);
    // Data of one person must not be shown to the next.
    if (before && before.id !== user.id) clearPersonalData([USER_KEY, TOKEN_KEY]);
    refresh();
  },
  change: (user: UserDto) => {
    save(USER_KEY, user);
    refresh();
  },
  /** Marks the session as ended by the server. */
  refuse: () => {
    sessionToken.clear();
    refresh();
  },
  /** Signs out and removes all data of the shopper from this browser. */
  end: () => {
    store.set(GUEST);
    clearPersonalData();
  },
  /** Id of the page's shopper, even after the session has ended. */
  user: (): UserDto | null => store.get().user,
  hasEnded: (): boolean => store.get().ended,
  subscribe: store.subscribe,
};

/** The page's shopper or null, even after the session has ended, so that typed text stays. */
export const useUser = (): UserDto | null => useStore(store).user;

/** Whether the server has ended the session. */
export const useHasEnded = (): boolean => useStore(store).ended;

/** The shopper of a valid session, or null. */
export const useSignedIn = (): UserDto | null => {
  const { user, ended } = useStore(store);
  return ended ? null : user;
};
