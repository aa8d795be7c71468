import type { ContactDetails } from '@/shared/forms/contact-fields';
import { keptInput } from '@/shared/forms/kept-input';

const FORM = 'address';
const NONE = '';

/** What is entered in the form of the address book, kept with the address it is for. */
export const addressInput = {
  /** Id of the address in the form, "new" for another one; undefined without input. */
  edited: (): number | 'new' | undefined => {
    const { of } = keptInput.over(FORM, { of: NONE });
    return of === NONE ? undefined : of === 'new' ? 'new' : Number(of);
  },
  over: (start: ContactDetails): ContactDetails => keptInput.over(FORM, start),
  keep: (id: number | undefined, details: object) =>
    keptInput.keep(FORM, { ...details, of: String(id ?? 'new') }),
  forget: () => keptInput.forget(FORM),
};
