import { useSyncExternalStore } from 'react';

/** Closes the question with whether the identity was confirmed; undefined while closed. */
type Settle = (confirmed: boolean) => void;

let settle: Settle | undefined;
const listeners = new Set<() => void>();
const set = (next: Settle | undefined) => {
  settle = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The question for the password before a protected change. */
export const identityCheck = {
  /** Opens it over the page; resolves with false when it is closed without a password. */
  ask: (): Promise<boolean> =>
    new Promise((resolve) =>
      set((confirmed) => {
        set(undefined);
        resolve(confirmed);
      }),
    ),
};

export const useIdentityCheck = (): Settle | undefined =>
  useSyncExternalStore(subscribe, () => settle);
