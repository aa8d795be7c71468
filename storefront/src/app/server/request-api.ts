import { AsyncLocalStorage } from 'node:async_hooks';
import { api, toApiError } from '@shop/api-client';

/** Responds to an API request. */
export type Fetch = (request: Request) => Promise<Response>;

const current = new AsyncLocalStorage<Fetch>();

api.use({
  onRequest: async ({ request }) => {
    const response = await current.getStore()?.(request);
    // openapi-fetch skips the other middleware for a response that a middleware returns.
    if (response && !response.ok) throw await toApiError(response);
    return response;
  },
});

/** Runs `work` with this `fetch` for its API calls. Concurrent renderings are isolated from each other. */
export const withFetch = <T>(fetch: Fetch, work: () => Promise<T>): Promise<T> =>
  current.run(fetch, work);
