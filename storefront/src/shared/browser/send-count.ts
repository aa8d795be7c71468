import type { Counted } from './count';

/** Sends a count without cookies, account or referrer, also while the page is being left. A lost count is no failure. */
export const sendCount = <Kind extends keyof Counted>(kind: Kind, what: Counted[Kind]): void =>
  void fetch(`/api/counts/${kind}`, {
    method: 'POST',
    body: JSON.stringify(what),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
