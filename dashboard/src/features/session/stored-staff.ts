import { toStaff, type Staff } from './staff';

const KEY = 'admin';
/** Time of the last login: a login with the same account changes nothing else that other tabs can see. */
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

/** The account object in local storage: who is shown as signed in, in every tab. */
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
  /** Stores the account that has just signed in, in every tab. */
  signIn: (staff: Staff): void => {
    storedStaff.set(staff);
    localStorage.setItem(SIGNED_IN_KEY, String(Date.now()));
  },
  /** Calls back with the account that has signed in in another tab. */
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
