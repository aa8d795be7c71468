import { useSyncExternalStore } from 'react';
import { storedStaff } from './stored-staff';

interface State {
  /** The server has rejected the session; the page still belongs to its account, which may sign in again. */
  ended: boolean;
  /** Closes sign-in with the id of the account, or null; undefined while closed. */
  settle?: (person: number | null) => void;
}

let state: State = { ended: false };
const listeners = new Set<() => void>();
const set = (next: State) => {
  state = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** State of a session that the server has rejected. */
export const lostSession = {
  hasEnded: (): boolean => state.ended,
  end: (): void => set({ ...state, ended: true }),
  /** Called after sign-in or sign-out. */
  forget: (): void => set({ ended: false }),
  /** Opens sign-in over the page; resolves with the account id, or null when closed. */
  signIn: (): Promise<number | null> =>
    new Promise((resolve) => {
      state.settle?.(null);
      set({
        ended: true,
        settle: (person) => {
          set({ ended: person === null });
          resolve(person);
        },
      });
    }),
};

// All tabs share the session cookie.
storedStaff.onOtherSignIn(({ id }) => (state.settle ? state.settle(id) : lostSession.forget()));

export const useLostSession = (): State => useSyncExternalStore(subscribe, () => state);
