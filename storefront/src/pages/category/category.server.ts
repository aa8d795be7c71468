import { CATEGORY_PAGE } from '@shop/shop-rules';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { rowIdOf, type ServerPage } from '@/shared/rendering/server-page';
import { listFacts } from '../parts/product-list.server';

export const serverPage: ServerPage = {
  accepts: (params) => rowIdOf(params) !== undefined,
  isList: true,
  load: async ({ client, params, filter, categories }) => {
    const category = categories.find(({ id }) => id === rowIdOf(params));
    if (!category) return { status: 404 };
    const list = catalogueQueries.ofCategory(category.id, filter, 1, CATEGORY_PAGE);
    return listFacts(await client.fetchQuery(list), category.banner);
  },
  sitemap: async ({ client }) => {
    const categories = await client.fetchQuery(catalogueQueries.categories());
    return categories.map(({ id }) => ({ path: `/category/${id}` }));
  },
};
