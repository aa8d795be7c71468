import { CATEGORY_PAGE } from '@shop/shop-rules';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { rowIdOf, type ServerPage } from '@/shared/rendering/server-page';
import { listFacts } from '../parts/product-list.server';

export const serverPage: ServerPage = {
  accepts: (params) => rowIdOf(params) !== undefined,
  isList: true,
  load: async ({ client, params, filter }) => {
    const brands = await client.fetchQuery(catalogueQueries.brands());
    const brand = brands.find(({ id }) => id === rowIdOf(params));
    if (!brand) return { status: 404 };
    const list = catalogueQueries.list({ ...filter, brand: [brand.id] }, 1, CATEGORY_PAGE);
    return listFacts(await client.fetchQuery(list), brand.icon);
  },
  sitemap: async ({ client }) => {
    const brands = await client.fetchQuery(catalogueQueries.brands());
    return brands.map(({ id }) => ({ path: `/brand/${id}` }));
  },
};
