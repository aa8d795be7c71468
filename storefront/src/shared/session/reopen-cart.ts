const KEY = 'reopen-cart';

/** Whoever logs in on the way to checkout finds the cart open again after the reload. */
export const reopenCart = {
  /** Notes that the visitor left the cart for the login. */
  mark: () => sessionStorage.setItem(KEY, 'login'),
  /** Confirms the note at login; without one nothing happens. */
  request: () => {
    if (sessionStorage.getItem(KEY) === 'login') sessionStorage.setItem(KEY, 'open');
  },
  /** True once after such a login. */
  take: (): boolean => {
    const wanted = sessionStorage.getItem(KEY) === 'open';
    if (wanted) sessionStorage.removeItem(KEY);
    return wanted;
  },
};
