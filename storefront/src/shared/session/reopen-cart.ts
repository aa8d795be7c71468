const KEY = 'reopen-cart';

/** Reopens the cart after a login that started at the checkout. */
export const reopenCart = {
  /** Records that a guest left the cart for the login. */
  mark: () => sessionStorage.setItem(KEY, 'login'),
  /** Confirms the record at login. */
  request: () => {
    if (sessionStorage.getItem(KEY) === 'login') sessionStorage.setItem(KEY, 'open');
  },
  /** True once after such a login. */
  take: (): boolean => {
    const isRequested = sessionStorage.getItem(KEY) === 'open';
    if (isRequested) sessionStorage.removeItem(KEY);
    return isRequested;
  },
};
