const KEY = 'after-login';

/** Page to return to after a login that it requested; otherwise home. */
export const afterLogin = {
  /** Stores a path without its language. */
  returnTo: (path: string): void => sessionStorage.setItem(KEY, path),
  forget: (): void => sessionStorage.removeItem(KEY),
  /** The stored path, once; otherwise home. */
  take: (): string => {
    const path = sessionStorage.getItem(KEY) ?? '/';
    sessionStorage.removeItem(KEY);
    return path;
  },
};
