import type { UserDto } from '@shop/contracts';
import { NO_DETAILS, type ContactDetails } from '@/shared/forms/contact-fields';
import { readSaved, save } from '@/shared/browser/saved-json';
import { addressOf } from './checkout';

const KEY = 'checkout-address';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the shopper has entered during this visit. */
const enteredBy = (user: UserDto): Record<string, unknown> => {
  const saved = readSaved(KEY, 'sessionStorage');
  return isRecord(saved) && saved['userId'] === user.id ? saved : {};
};
const enter = (user: UserDto, part: object) =>
  save(KEY, { ...enteredBy(user), ...part, userId: user.id }, 'sessionStorage');

/** Server errors about the address that the form has not shown yet. */
let refusal: unknown;

/** Address of the checkout: the profile's address with the shopper's changes, for this visit. */
export const checkoutDraft = {
  of: (user: UserDto): ContactDetails => {
    const draft = addressOf(user);
    const entered = enteredBy(user);
    for (const name of Object.keys(NO_DETAILS) as (keyof ContactDetails)[]) {
      const text = entered[name];
      if (typeof text === 'string') draft[name] = text;
    }
    return draft;
  },
  save: (user: UserDto, address: object) => enter(user, address),
  /** Whether to save the address to the profile. */
  isForProfile: (user: UserDto): boolean => enteredBy(user)['forProfile'] === true,
  setForProfile: (user: UserDto, forProfile: boolean) => enter(user, { forProfile }),
  refuse: (error: unknown) => {
    refusal = error;
  },
  takeError: (): unknown => {
    const taken = refusal;
    refusal = undefined;
    return taken;
  },
};
