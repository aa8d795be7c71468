import { policyQueries } from '@/features/policies/policies.queries';
import type { ServerPage } from '@/shared/rendering/server-page';

export const serverPage: ServerPage = {
  load: async ({ client, locale }) => {
    await client.fetchQuery(policyQueries.texts(locale));
  },
};
