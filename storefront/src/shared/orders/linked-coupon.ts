import { COUPON_CODE, couponCode } from '@shop/shop-rules';
import { readSaved, save } from '@/shared/browser/saved-json';

const KEY = 'coupon';

/** For this page, where storage is blocked. */
let held = '';
/** What a link has brought that was not announced yet; empty: its code is none. */
let news: string | undefined;

const saved = (): string => {
  const code = readSaved(KEY);
  return typeof code === 'string' ? code : held;
};

/** The code of a coupon that the address of a page brought, `?coupon=CODE`; in local storage, shared by all tabs. */
export const linkedCoupon = {
  /** Takes the code out of a query; returns whether it has one. */
  take: (search: string): boolean => {
    const typed = new URLSearchParams(search).get('coupon');
    if (typed === null) return false;
    const code = couponCode(typed);
    // Other texts are neither stored nor shown: anybody can make a link.
    news = COUPON_CODE.test(code) ? code : '';
    if (news) {
      held = news;
      save(KEY, news);
    }
    return true;
  },
  /** What to announce, once: a code, empty for a text that is no code, undefined for nothing. */
  takeNews: (): string | undefined => {
    const taken = news;
    news = undefined;
    return taken;
  },
  /** Empty without one. */
  code: saved,
  drop: (): void => {
    held = '';
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Storage is blocked: nothing is saved.
    }
  },
};
