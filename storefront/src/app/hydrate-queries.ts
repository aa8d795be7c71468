import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Back and forward may show the page as it was stored; its prices count only until the API has answered. */
const isStored = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Takes the queries that the server has sent with the page. */
export const hydrateQueries = async (client: QueryClient): Promise<void> => {
  const text = document.getElementById('queries')?.textContent;
  if (!text) return;
  // Each page is checked with the server before it is shown: its data is of now, whenever it was rendered.
  const dataUpdatedAt = Date.now();
  const queries = (JSON.parse(text) as DehydratedState['queries']).map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt },
  }));
  hydrate(client, { mutations: [], queries });
  if (isStored()) await client.invalidateQueries({ refetchType: 'none' });
};
