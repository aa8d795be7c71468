import type { ServerPage } from '@/shared/rendering/server-page';
import { shopPageAt } from './shop-page-at';
import { shopPageQueries } from './shop-pages.queries';

/** Server part of each page whose text staff edit. */
export const shopPageServer: ServerPage = {
  load: async ({ client, path, locale }) => {
    await client.fetchQuery(shopPageQueries.text(shopPageAt(path), locale));
  },
  sitemap: async ({ client, path }) => {
    const { updatedAt } = await client.fetchQuery(shopPageQueries.text(shopPageAt(path), 'en'));
    return [{ path, ...(updatedAt && { day: updatedAt }) }];
  },
};
