import { createStore, useStore } from '@/shared/browser/store';
import { session, useHasEnded } from './session';

interface SignInRequest {
  /** Id of the text that says why; without one the session has ended. */
  reason: string | undefined;
  settle: (person: number | null) => void;
}

const store = createStore<SignInRequest | null>(null);

/** Sign-in in place: a dialog over the page, which stays as it is. */
export const signIn = {
  /**
   * Opens the dialog; resolves with the id of who signed in, here or in another tab, and null when it was closed.
   * @param reason id of the text that says what signing in is for; by default that the session has ended
   */
  ask: (reason?: string): Promise<number | null> =>
    new Promise((resolve) => {
      store.get()?.settle(null);
      const stop = session.subscribe(() => {
        const user = session.user();
        if (user && !session.hasEnded()) settle(user.id);
      });
      const settle = (person: number | null) => {
        stop();
        store.set(null);
        resolve(person);
      };
      store.set({ reason, settle });
    }),
  isOpen: (): boolean => store.get() !== null,
  subscribe: store.subscribe,
};

/** Whether the session has ended and sign-in was closed: the page belongs to its shopper but may not be read any more. */
export const useNeedsSignIn = (): boolean => {
  const request = useSignInRequest();
  return useHasEnded() && request === null;
};

/** What the dialog is open for, or null. */
export const useSignInRequest = (): SignInRequest | null => useStore(store);
