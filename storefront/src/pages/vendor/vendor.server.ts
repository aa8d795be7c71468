import { CATEGORY_PAGE } from '@shop/shop-rules';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { vendorQueries } from '@/features/catalogue/vendor.queries';
import { rowIdOf, type ServerPage } from '@/shared/rendering/server-page';
import { listFacts } from '../parts/product-list.server';

export const serverPage: ServerPage = {
  accepts: (params) => rowIdOf(params) !== undefined,
  isList: true,
  load: async ({ client, params, filter }) => {
    const id = Number(params['id']);
    const vendor = await client.fetchQuery(vendorQueries.one(id));
    if (!vendor) return { status: 404 };
    const list = catalogueQueries.list({ ...filter, vendor: id }, 1, CATEGORY_PAGE);
    return listFacts(await client.fetchQuery(list), vendor.image);
  },
  sitemap: async ({ rows }) => (await rows.vendors()).map((id) => ({ path: `/vendor/${id}` })),
};
