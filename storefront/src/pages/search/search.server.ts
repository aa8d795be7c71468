import { CATEGORY_PAGE } from '@shop/shop-rules';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { searchQueries } from '@/features/search/search.queries';
import type { ServerPage } from '@/shared/rendering/server-page';

export const serverPage: ServerPage = {
  isList: true,
  load: async ({ client, filter }) => {
    await Promise.all([
      client.fetchQuery(catalogueQueries.list(filter, 1, CATEGORY_PAGE)),
      filter.q?.trim() && client.fetchQuery(searchQueries.of(filter.q.trim())),
      // Shown if nothing is found.
      client.fetchQuery(catalogueQueries.categories()),
    ]);
  },
};
