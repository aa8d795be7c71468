import type { UserDto } from '@shop/contracts';
import { NO_DETAILS, type ContactDetails } from '@/shared/forms/contact-fields';
import { readSaved, save } from '@/shared/browser/saved-json';
import { linkedCoupon } from '@/shared/orders/linked-coupon';
import { addressOf, isComplete } from './checkout';

const KEY = 'checkout-address';
const GUEST = 0;

type Shopper = Pick<UserDto, 'id'> | null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the shopper has entered during this visit. */
const enteredBy = (shopper: Shopper): Record<string, unknown> => {
  const saved = readSaved(KEY, 'sessionStorage');
  return isRecord(saved) && saved['userId'] === (shopper?.id ?? GUEST) ? saved : {};
};
/** The coupon that was entered, also as a guest. */
const enteredCoupon = (shopper: Shopper): string => {
  const entered = enteredBy(shopper)['coupon'] ?? enteredBy(null)['coupon'];
  return typeof entered === 'string' ? entered : '';
};
/** The coupon in use: that of a link replaces one that was entered before. */
const couponOf = (shopper: Shopper): string => linkedCoupon.code() || enteredCoupon(shopper);
const enter = (shopper: Shopper, part: object) => {
  const coupon = enteredCoupon(shopper);
  const kept = { ...enteredBy(shopper), ...(coupon && { coupon }) };
  save(KEY, { ...kept, ...part, userId: shopper?.id ?? GUEST }, 'sessionStorage');
};

/** The entered fields in place of those of an address. */
const withEntered = (address: ContactDetails, entered: Record<string, unknown>): ContactDetails => {
  const draft = { ...address };
  for (const name of Object.keys(NO_DETAILS) as (keyof ContactDetails)[]) {
    const text = entered[name];
    if (typeof text === 'string') draft[name] = text;
  }
  return draft;
};

/** Server errors about the address that the form has not shown yet. */
let refusal: unknown;

/** Address of the checkout: the profile's address with the shopper's changes, for this visit. */
export const checkoutDraft = {
  of: (user: UserDto | null): ContactDetails => {
    // Entered as a guest before signing in; half an address would be mixed with the one of the profile.
    const asGuest = withEntered(NO_DETAILS, enteredBy(null));
    const start = user && isComplete(asGuest) ? { ...asGuest, email: user.email } : addressOf(user);
    return withEntered(start, enteredBy(user));
  },
  save: (user: Shopper, address: object) => enter(user, address),
  /** Enters what a draft order knows, once: the shopper may correct it and open the link again. */
  fill: (user: Shopper, draftId: number, address: object) => {
    if (enteredBy(user)['draftId'] !== draftId) enter(user, { ...address, draftId });
  },
  /** Whether to save the address to the profile; a new account has none yet. */
  isForProfile: (user: Shopper): boolean => (enteredBy(user)['forProfile'] ?? !user) === true,
  setForProfile: (user: Shopper, forProfile: boolean) => enter(user, { forProfile }),
  /** Code of the coupon that the shopper uses, also one of a link or entered as a guest; empty without one. */
  coupon: couponOf,
  setCoupon: (user: Shopper, coupon: string) => {
    linkedCoupon.drop();
    enter(user, { coupon });
  },
  /** Ends the coupon of a placed order; one of a link that the order could not use stays. */
  spendCoupon: (user: Shopper, used: string) => {
    if (linkedCoupon.code() === used) linkedCoupon.drop();
    enter(user, { coupon: '' });
  },
  refuse: (error: unknown) => {
    refusal = error;
  },
  takeError: (): unknown => {
    const taken = refusal;
    refusal = undefined;
    return taken;
  },
};
