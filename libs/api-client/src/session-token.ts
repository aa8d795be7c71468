const KEY = 'token';

/** The shopper's bearer token, kept in local storage. */
export const sessionToken = {
  get: (): string | null => localStorage.getItem(KEY),
  set: (token: string): void => localStorage.setItem(KEY, token),
  clear: (): void => localStorage.removeItem(KEY),
};
