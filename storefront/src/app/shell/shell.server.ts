import type { QueryClient } from '@tanstack/react-query';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { layoutQuery } from '@/shared/api/layout';
import { settingsQuery } from '@/shared/api/settings';
import { shellQueries } from './shell.queries';

/** Loads the data of the layout. */
export const loadShell = async (client: QueryClient) => {
  const [categories, shop, layout] = await Promise.all([
    client.fetchQuery(catalogueQueries.categories()),
    client.fetchQuery(settingsQuery),
    client.fetchQuery(layoutQuery),
    client.fetchQuery(catalogueQueries.brands()),
    client.fetchQuery(shellQueries.partners()),
  ]);
  return { categories, shop, layout };
};
