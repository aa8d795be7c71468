const KEY = 'reopen-cart';

/** Reopens the cart after a page load: a login that started in it, or a reload to load its code. */
export const reopenCart = {
  /** Records that a guest left the cart for the login. */
  mark: () => sessionStorage.setItem(KEY, 'login'),
  /** Confirms the record at login. */
  request: () => {
    if (sessionStorage.getItem(KEY) === 'login') sessionStorage.setItem(KEY, 'open');
  },
  /** The page reloads while the cart opens. */
  afterReload: () => sessionStorage.setItem(KEY, 'open'),
  /** True once after such a page load. */
  take: (): boolean => {
    const isRequested = sessionStorage.getItem(KEY) === 'open';
    if (isRequested) sessionStorage.removeItem(KEY);
    return isRequested;
  },
};
