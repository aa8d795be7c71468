import { AsyncLocalStorage } from 'node:async_hooks';
import { api, toApiError } from '@shop/api-client';

/** Answers a call of the API. */
export type Fetch = (request: Request) => Promise<Response>;

const current = new AsyncLocalStorage<Fetch>();

api.use({
  onRequest: async ({ request }) => {
    const response = await current.getStore()?.(request);
    // An answer that a middleware gives passes no other.
    if (response && !response.ok) throw await toApiError(response);
    return response;
  },
});

/** Whatever `work` asks of the API is answered by this `fetch`; pages that are rendered side by side share nothing. */
export const withFetch = <T>(fetch: Fetch, work: () => Promise<T>): Promise<T> =>
  current.run(fetch, work);
