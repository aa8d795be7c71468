const KEY = 'after-login';

/** Where a login leads that was asked for by a page: back to it. A login of its own leads home. */
export const afterLogin = {
  /** Notes a path of the shop, without its language. */
  returnTo: (path: string): void => sessionStorage.setItem(KEY, path),
  forget: (): void => sessionStorage.removeItem(KEY),
  /** The noted path, once; else home. */
  take: (): string => {
    const path = sessionStorage.getItem(KEY) ?? '/';
    sessionStorage.removeItem(KEY);
    return path;
  },
};
