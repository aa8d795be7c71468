import { sessionToken } from '@shop/api-client';
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
  answer: Promise<number | null>;
}

/** Text id of the reason when the shopper of an open session logs in again before a protected change. */
export const CONFIRM = 'session.confirm';
const isForSession = (reason: string | undefined): boolean =>
  reason === undefined || reason === CONFIRM;

const store = createStore<SignInRequest | null>(null);

/** Sign-in dialog over the page, which keeps its state. */
export const signIn = {
  /**
   * Opens the dialog. Resolves with the id of the shopper who signed in, in this or another tab, or null. Calls that wait for an ended
   * or confirmed session share one dialog.
   * @param reason id of the text that says what signing in is for; by default that the session has ended
   * @param newShopper offers a new account with these details first
   */
  ask: (reason?: string, newShopper?: NewShopper): Promise<number | null> => {
    const open = store.get();
    if (open && isForSession(open.reason) && isForSession(reason)) return open.answer;
    open?.settle(null);
    const before = sessionToken.get();
    let resolve: (person: number | null) => void = () => undefined;
    const answer = new Promise<number | null>((done) => (resolve = done));
    const settle = (person: number | null) => {
      stop();
      store.set(null);
      resolve(person);
    };
    const stop = session.subscribe(() => {
      const user = session.user();
      // A session that was open before also changes when the profile is saved.
      if (user && !session.hasEnded() && sessionToken.get() !== before) settle(user.id);
    });
    store.set({ reason, newShopper, settle, answer });
    return answer;
  },
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
