import { AsyncLocalStorage } from 'node:async_hooks';
import { api, readPath, toApiError } from '@shop/api-client';

/** Answers a read of the API at this path with its query. */
export type Read = (path: string) => Promise<{ status: number; text: string }>;

const current = new AsyncLocalStorage<Read>();

/** Without the requests and responses of fetch, which take longer than the reads themselves. */
Object.assign(api, {
  GET: async (route: string, options?: { params?: object }) => {
    const read = current.getStore();
    if (!read) throw new Error(`${route} is read outside of a rendering.`);
    const { status, text } = await read(readPath(route, options?.params));
    if (status >= 400) throw await toApiError(new Response(text, { status }));
    return { data: JSON.parse(text) as unknown };
  },
});

/** Runs `work` with `read` for its API calls. Concurrent renderings are isolated from each other. */
export const withReads = <T>(read: Read, work: () => Promise<T>): Promise<T> =>
  current.run(read, work);
