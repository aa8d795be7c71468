import type { Middleware } from 'openapi-fetch';

/** What an app does about a session that the server no longer accepts. */
export interface SessionRecovery {
  /** Id of the person the page belongs to, also after the session has ended; null for a guest. */
  person: () => number | null;
  /** Whether that person has a session the server has not refused yet. */
  hasSession: () => boolean;
  /** The server has refused the session. */
  onEnded: () => void;
  /** Whether a refused read may open sign-in on the page that is open; a write always may. */
  mayReadAsk: () => boolean;
  /** Opens sign-in; resolves with the id of who signed in, null when the person cancels. */
  signIn: () => Promise<number | null>;
}

/** Calls that open or end a session: their 401 is an answer of its own. */
const OWN_ANSWER = new Set([
  '/users/login',
  '/users/logout',
  '/admin/login',
  '/admin/logout',
  '/users/reset-password',
]);
const READS = new Set(['GET', 'HEAD']);

interface SentCall {
  /** The call as it was sent, with its body. */
  copy: Request;
  person: number;
}

let recovery: SessionRecovery | undefined;
const sent = new Map<string, SentCall>();
let asking: Promise<number | null> | undefined;
/** Page on which sign-in was cancelled: reads there do not open it again. */
let cancelledAt: string | undefined;

/** Sets what the app does about ended sessions; undefined turns it off. */
export const recoverSessions = (next: SessionRecovery | undefined): void => {
  recovery = next;
  cancelledAt = undefined;
};

/** One dialog for all calls that are refused while it is open. */
const ask = ({ signIn }: SessionRecovery): Promise<number | null> =>
  (asking ??= signIn()
    .then((person) => {
      cancelledAt = person === null ? location.pathname : undefined;
      return person;
    })
    .finally(() => (asking = undefined)));

const credentialsOf = ({ headers }: Request): string | null =>
  headers.get('Authorization') ?? headers.get('X-XSRF-TOKEN');

/**
 * A call that is refused with 401 because its session has ended opens sign-in and is sent once more when the same
 * person has signed in; otherwise its refusal stands. `identify` writes the credentials of now onto a request.
 */
export const sessionRecovery = (identify: (request: Request) => void): Middleware => ({
  onRequest({ id, request, schemaPath }) {
    const person = recovery?.person() ?? null;
    if (person !== null && !OWN_ANSWER.has(schemaPath))
      sent.set(id, { copy: request.clone(), person });
  },
  async onResponse({ id, response, options }) {
    const call = sent.get(id);
    sent.delete(id);
    if (!recovery || call?.person !== recovery.person() || response.status !== 401)
      return undefined;
    const { copy, person } = call;
    const before = credentialsOf(copy);
    identify(copy);
    // Signed in again since the call was sent, for another call or in another tab.
    const now = credentialsOf(copy);
    if (now && now !== before && recovery.hasSession()) return options.fetch(copy);
    recovery.onEnded();
    if (READS.has(copy.method) && (!recovery.mayReadAsk() || cancelledAt === location.pathname))
      return undefined;
    if ((await ask(recovery)) !== person) return undefined;
    identify(copy);
    return options.fetch(copy);
  },
  onError({ id }) {
    sent.delete(id);
  },
});
