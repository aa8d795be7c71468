import { readSaved, save } from '@/shared/browser/saved-json';

const keyOf = (form: string) => `input ${form}`;

/** What was entered in a form and not sent, for this visit: a reload and another page do not lose it. */
export const inputDraft = {
  /** The start values, replaced by what was entered. */
  over: <T extends object>(form: string, start: T): T => {
    const saved = readSaved(keyOf(form), 'sessionStorage');
    const entered = Object.entries(typeof saved === 'object' && saved ? saved : {});
    const isField = ([name, value]: [string, unknown]) =>
      name in start && typeof value === typeof start[name as keyof T];
    return { ...start, ...Object.fromEntries(entered.filter(isField)) };
  },
  keep: (form: string, values: object) => save(keyOf(form), values, 'sessionStorage'),
  forget: (form: string) => save(keyOf(form), null, 'sessionStorage'),
};
