import { GROUP_PAGE, groupOf, GROUPS } from '@shop/shop-rules';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import type { Params, ServerPage } from '@/shared/rendering/server-page';
import { listFacts } from '../parts/product-list.server';

const groupIn = (params: Params) => groupOf(params['group'] ?? '');

export const serverPage: ServerPage = {
  accepts: (params) => groupIn(params) !== undefined,
  isList: true,
  load: async ({ client, params, filter }) => {
    const group = groupIn(params);
    const list = catalogueQueries.list({ ...filter, ...(group && { group }) }, 1, GROUP_PAGE);
    return listFacts(await client.fetchQuery(list));
  },
  sitemap: async () => GROUPS.map((group) => ({ path: `/group/${group}` })),
};
