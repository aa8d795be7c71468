import { idOf } from '@shop/shop-rules';
import type { ServerPage } from '@/shared/rendering/server-page';

export const serverPage: ServerPage = {
  isPersonal: true,
  accepts: ({ id }) => idOf(id) !== undefined,
};
