import type { ContactDetails } from '@/shared/forms/contact-fields';
import { inputDraft } from '@/shared/forms/input-draft';

const FORM = 'address';
const NONE = '';

/** What is entered in the form of the address book, kept with the address it is for. */
export const addressInput = {
  /** Id of the address in the form, "new" for another one; undefined without input. */
  edited: (): number | 'new' | undefined => {
    const { of } = inputDraft.over(FORM, { of: NONE });
    return of === NONE ? undefined : of === 'new' ? 'new' : Number(of);
  },
  over: (start: ContactDetails): ContactDetails => inputDraft.over(FORM, start),
  keep: (id: number | undefined, details: object) =>
    inputDraft.keep(FORM, { ...details, of: String(id ?? 'new') }),
  forget: () => inputDraft.forget(FORM),
};
