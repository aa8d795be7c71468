import { sessionToken } from '@shop/api-client';
import type { UserDto } from '@shop/contracts';
import { onOtherTab } from './browser';
import { readSaved, save } from './saved-json';
import { createStore, useStore } from './store';

const USER_KEY = 'user';

const isUser = (value: unknown): value is UserDto =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

const read = (): UserDto | null => {
  const user = readSaved(USER_KEY);
  return isUser(user) && sessionToken.get() ? user : null;
};

const store = createStore<UserDto | null>(read(), null);
const refresh = () => store.set(read());

onOtherTab([USER_KEY, 'token'], refresh);

/** Who shops: token and user in local storage, the same in every tab. */
export const session = {
  start: (token: string, user: UserDto) => {
    sessionToken.set(token);
    save(USER_KEY, user);
    refresh();
  },
  change: (user: UserDto) => {
    save(USER_KEY, user);
    refresh();
  },
  end: () => {
    sessionToken.clear();
    localStorage.removeItem(USER_KEY);
    // Addresses and attempts of this visit are nobody else's business.
    sessionStorage.clear();
    refresh();
  },
  user: store.get,
};

/** The logged-in shopper, or null. */
export const useUser = (): UserDto | null => useStore(store);
