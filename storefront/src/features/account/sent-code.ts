import { readSaved, save } from '@/shared/browser/saved-json';

/** A requested code, stored for this tab: a phone may discard the page while its mail is read. */
export interface SentCode {
  /** Goes with the code. */
  token: string;
  email: string;
  /** When it was requested, ms. */
  at: number;
}

const KEY = 'login-code';
/** Lifetime of a code. */
const VALID_MS = 10 * 60_000;

const isSentCode = (value: unknown): value is SentCode =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  'email' in value &&
  'at' in value;

export const sentCode = {
  /** The last requested code, while it is valid. */
  read: (): SentCode | undefined => {
    const saved = readSaved(KEY, 'sessionStorage');
    return isSentCode(saved) && Date.now() < saved.at + VALID_MS ? saved : undefined;
  },
  keep: (code: SentCode) => save(KEY, code, 'sessionStorage'),
  forget: () => save(KEY, null, 'sessionStorage'),
};
