import { CATEGORY_PAGE } from '@shop/shop-rules';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import type { ServerPage } from '@/shared/rendering/server-page';

export const serverPage: ServerPage = {
  isList: true,
  load: async ({ client, filter }) => {
    await client.fetchQuery(catalogueQueries.list(filter, 1, CATEGORY_PAGE));
  },
};
