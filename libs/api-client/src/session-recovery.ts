import type { Middleware } from 'openapi-fetch';
import { toApiError } from './api-error';

/** App-specific handling of an ended session. */
export interface SessionRecovery {
  /** Id of the page's account, even after the session has ended; null for a guest. */
  person: () => number | null;
  /** Whether the account has a session that the server has not rejected. */
  hasSession: () => boolean;
  /** Called when the server rejects the session. */
  onEnded: () => void;
  /** Whether a rejected read may open sign-in on the current page; a write always may. */
  mayReadOpenSignIn: () => boolean;
  /** Opens sign-in; resolves with the id of the account, or null when cancelled. */
  signIn: () => Promise<number | null>;
  /** Asks for the password before a protected change; resolves with false when cancelled. Without it such a refusal is final. */
  confirm?: () => Promise<boolean>;
}

/** Calls whose 401 opens no sign-in: those that open or end a session, and those in the background. */
const SESSION_CALLS = new Set([
  '/users/login',
  '/users/logout',
  '/admin/login',
  '/admin/login/code',
  '/admin/logout',
  '/users/reset-password',
  '/users/{id}/cart',
  '/users/{id}/cart/merge',
]);
const READS = new Set(['GET', 'HEAD']);

interface SentCall {
  /** Copy of the request with its body. */
  copy: Request;
  person: number;
}

let recovery: SessionRecovery | undefined;
const sent = new Map<string, SentCall>();
let asking: Promise<number | null> | undefined;
/** Page on which sign-in was cancelled; reads there do not reopen it. */
let cancelledAt: string | undefined;

/** Sets the handling of ended sessions; undefined turns it off. */
export const recoverSessions = (next: SessionRecovery | undefined): void => {
  recovery = next;
  cancelledAt = undefined;
};

/** One dialog for all calls that are rejected while it is open. */
const ask = ({ signIn }: SessionRecovery): Promise<number | null> =>
  (asking ??= signIn()
    .then((person) => {
      cancelledAt = person === null ? location.pathname : undefined;
      return person;
    })
    .finally(() => (asking = undefined)));

let confirming: Promise<boolean> | undefined;

/** Whether the server asks for the password first, and it was confirmed; one dialog for all calls. */
const isConfirmed = async (response: Response, { confirm }: SessionRecovery): Promise<boolean> => {
  if (response.status !== 403 || !confirm) return false;
  const { code } = await toApiError(response.clone());
  if (code !== 'reauthentication_required') return false;
  return (confirming ??= confirm().finally(() => (confirming = undefined)));
};

const credentialsOf = ({ headers }: Request): string | null =>
  headers.get('Authorization') ?? headers.get('X-XSRF-TOKEN');

/**
 * Repeats a call that failed with 401, once the same person has signed in again, or that needs a confirmed password,
 * once it is confirmed. Otherwise the failure is final.
 * `identify` sets the current credentials on a request.
 */
export const sessionRecovery = (identify: (request: Request) => void): Middleware => ({
  onRequest({ id, request, schemaPath }) {
    const person = recovery?.person() ?? null;
    if (person !== null && !SESSION_CALLS.has(schemaPath))
      sent.set(id, { copy: request.clone(), person });
  },
  async onResponse({ id, response, options }) {
    const call = sent.get(id);
    sent.delete(id);
    if (!recovery || call?.person !== recovery.person()) return undefined;
    const { copy, person } = call;
    if (await isConfirmed(response, recovery)) {
      identify(copy);
      return options.fetch(copy);
    }
    if (response.status !== 401) return undefined;
    const before = credentialsOf(copy);
    identify(copy);
    // Signed in since the call was sent, for another call or in another tab.
    const now = credentialsOf(copy);
    if (now && now !== before && recovery.hasSession()) return options.fetch(copy);
    recovery.onEnded();
    if (
      READS.has(copy.method) &&
      (!recovery.mayReadOpenSignIn() || cancelledAt === location.pathname)
    )
      return undefined;
    if ((await ask(recovery)) !== person) return undefined;
    identify(copy);
    return options.fetch(copy);
  },
  onError({ id }) {
    sent.delete(id);
  },
});
