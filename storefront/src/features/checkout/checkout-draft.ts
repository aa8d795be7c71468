import type { UserDto } from '@shop/contracts';
import { NO_DETAILS, type ContactDetails } from '@/shared/contact-fields';
import { readSaved, save } from '@/shared/saved-json';
import { addressOf } from './checkout';

const KEY = 'checkout-address';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the server refused about the address, until the form shows it. */
let refusal: unknown;

/** The address of the checkout: the profile's, and what was typed over it, for this visit. */
export const checkoutDraft = {
  of: (user: UserDto): ContactDetails => {
    const draft = addressOf(user);
    const saved = readSaved(KEY, 'sessionStorage');
    if (!isRecord(saved) || saved['userId'] !== user.id) return draft;
    for (const name of Object.keys(NO_DETAILS) as (keyof ContactDetails)[]) {
      const text = saved[name];
      if (typeof text === 'string') draft[name] = text;
    }
    return draft;
  },
  save: (user: UserDto, address: object) =>
    save(KEY, { ...address, userId: user.id }, 'sessionStorage'),
  refuse: (error: unknown) => {
    refusal = error;
  },
  takeRefusal: (): unknown => {
    const taken = refusal;
    refusal = undefined;
    return taken;
  },
};
