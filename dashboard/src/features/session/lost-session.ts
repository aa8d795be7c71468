import { useSyncExternalStore } from 'react';
import { storedStaff } from './stored-staff';

interface State {
  /** The server has refused the session; the page still belongs to its account, which may sign in again. */
  ended: boolean;
  /** Closes sign-in with the id of who signed in, or null; undefined while it is closed. */
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

/** The session of this page once the server has refused it. */
export const lostSession = {
  hasEnded: (): boolean => state.ended,
  end: (): void => set({ ...state, ended: true }),
  /** Staff have signed in again, or signed out. */
  forget: (): void => set({ ended: false }),
  /** Opens sign-in over the page; resolves with the id of who signed in, null when it was closed. */
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

// The cookie of a session belongs to every tab.
storedStaff.onOtherSignIn(({ id }) => (state.settle ? state.settle(id) : lostSession.forget()));

export const useLostSession = (): State => useSyncExternalStore(subscribe, () => state);
