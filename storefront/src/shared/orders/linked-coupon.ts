import { COUPON_CODE, couponCode } from '@shop/shop-rules';
import { readSaved, save } from '@/shared/browser/saved-json';

const KEY = 'coupon';

interface Linked {
  code: string;
  /** The order that uses it; another tab may settle it. */
  operationId?: string;
}

/** For this page, where storage is full or blocked. */
let unsaved: Linked | undefined;
/** What a link has brought that was not announced yet; empty: its code is none. */
let news: string | undefined;

const isLinked = (value: unknown): value is Linked =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

const linked = (): Linked | undefined => {
  const saved = readSaved(KEY);
  return unsaved ?? (isLinked(saved) ? saved : undefined);
};
const store = (value: Linked) => {
  unsaved = save(KEY, value) ? undefined : value;
};
const drop = (): void => {
  unsaved = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing is saved.
  }
};

/** The code of a coupon that the address of a page brought, `?coupon=CODE`; in local storage, shared by all tabs. */
export const linkedCoupon = {
  /** Takes the code out of a query; returns whether it has one. */
  take: (search: string): boolean => {
    const typed = [...new URLSearchParams(search)].find(
      ([name]) => name.toLowerCase() === 'coupon',
    );
    if (!typed) return false;
    const code = couponCode(typed[1]);
    // Other texts are neither stored nor shown: anyone can make a link.
    news = COUPON_CODE.test(code) ? code : '';
    if (news) store({ code: news });
    return true;
  },
  /** What to announce, once: a code, empty for a text that is no code, undefined for nothing. */
  takeNews: (): string | undefined => {
    const taken = news;
    news = undefined;
    return taken;
  },
  /** Empty without one. */
  code: (): string => linked()?.code ?? '',
  /** Notes the order that uses a code, if it is that of the link. */
  useFor: (operationId: string, code: string): void => {
    if (code && linked()?.code === code) store({ code, operationId });
  },
  /** Ends the code of a settled order. */
  spend: (operationId: string): void => {
    if (linked()?.operationId === operationId) drop();
  },
  drop,
};
