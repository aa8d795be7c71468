import { createStore, useStore } from '@/shared/browser/store';
import { session, useHasEnded } from './session';

/** A guest who has given name and phone number already and may become a shopper with them. */
export interface NewShopper {
  name: string;
  phone: string;
  /** Shows the server's refusal of name or phone at their fields. */
  onRefused: (error: unknown) => void;
}

interface SignInRequest {
  /** Text id of the reason; undefined when the session has ended. */
  reason: string | undefined;
  /** Offers an account for this person first. */
  newShopper: NewShopper | undefined;
  settle: (person: number | null) => void;
}

const store = createStore<SignInRequest | null>(null);

/** Sign-in dialog over the page, which keeps its state. */
export const signIn = {
  /**
   * Opens the dialog. Resolves with the id of the shopper who signed in, in this or another tab, or null.
   * @param reason id of the text that says what signing in is for; by default that the session has ended
   * @param newShopper offers a new account with these details first
   */
  ask: (reason?: string, newShopper?: NewShopper): Promise<number | null> =>
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
      store.set({ reason, newShopper, settle });
    }),
  isOpen: (): boolean => store.get() !== null,
  subscribe: store.subscribe,
};

/** Whether the session has ended and the dialog was closed: personal data cannot be loaded. */
export const useNeedsSignIn = (): boolean => {
  const request = useSignInRequest();
  return useHasEnded() && request === null;
};

/** Reason of the open dialog, or null. */
export const useSignInRequest = (): SignInRequest | null => useStore(store);
