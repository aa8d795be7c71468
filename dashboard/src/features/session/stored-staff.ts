import { toStaff, type Staff } from './staff';

const KEY = 'admin';
/** Time of the last login, so that other tabs notice a login with the same account. */
const SIGNED_IN_KEY = 'admin-signed-in';

const read = (text: string | null): Staff | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (toStaff(value) ?? null) : null;
  } catch {
    return null;
  }
};

let known: { text: string | null; staff: Staff | null } = { text: null, staff: null };
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** The account in local storage, shown as signed in in every tab. */
export const storedStaff = {
  get: (): Staff | null => {
    const text = localStorage.getItem(KEY);
    if (text !== known.text) known = { text, staff: read(text) };
    return known.staff;
  },
  set: (staff: Staff): void => {
    localStorage.setItem(KEY, JSON.stringify(staff));
    tell();
  },
  /** Stores the account that has just signed in, for all tabs. */
  signIn: (staff: Staff): void => {
    storedStaff.set(staff);
    localStorage.setItem(SIGNED_IN_KEY, String(Date.now()));
  },
  /** Calls back when an account signs in in another tab. */
  onOtherSignIn: (listener: (staff: Staff) => void): void =>
    addEventListener('storage', ({ key }) => {
      const staff = storedStaff.get();
      if (key === SIGNED_IN_KEY && staff) listener(staff);
    }),
  clear: (): void => {
    localStorage.removeItem(KEY);
    localStorage.removeItem(SIGNED_IN_KEY);
    tell();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
};
