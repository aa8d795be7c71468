import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Back and forward may show a stored copy of the page; its prices are stale once the API has responded. */
const isStored = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Puts the queries that the server sent with the page into the cache. */
export const hydrateQueries = async (client: QueryClient): Promise<void> => {
  const text = document.getElementById('queries')?.textContent;
  if (!text) return;
  // Every navigation revalidates the page with the server, so its data counts as fresh on arrival.
  const dataUpdatedAt = Date.now();
  const queries = (JSON.parse(text) as DehydratedState['queries']).map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt },
  }));
  hydrate(client, { mutations: [], queries });
  if (isStored()) await client.invalidateQueries({ refetchType: 'none' });
};
