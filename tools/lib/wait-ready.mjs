import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 200;
const LIMIT_MS = 60_000;

/** Resolves once the address answers 2xx; `givenUp` ends the wait early with its own error. */
export const waitReady = async (url, givenUp = new Promise(() => {}), limitMs = LIMIT_MS) => {
  const limit = Date.now() + limitMs;
  let last = 'no answer';
  const poll = async () => {
    while (Date.now() < limit) {
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
        if (answer.ok) return;
        last = `status ${answer.status}`;
      } catch (error) {
        last = error.cause?.code ?? error.message;
      }
      await sleep(POLL_MS);
    }
    throw new Error(`${url} was not ready in ${limitMs / 1000} s (${last}).`);
  };
  await Promise.race([poll(), givenUp]);
};
