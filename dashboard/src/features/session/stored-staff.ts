import { toStaff, type Staff } from './staff';

const KEY = 'admin';

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
  clear: (): void => {
    localStorage.removeItem(KEY);
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
