const KEY = 'token';

/** The shopper's bearer token in local storage. */
export const sessionToken = {
  get: (): string | null => localStorage.getItem(KEY),
  set: (token: string): void => localStorage.setItem(KEY, token),
  clear: (): void => localStorage.removeItem(KEY),
};
