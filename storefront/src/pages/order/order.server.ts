import type { ServerPage } from '@/shared/rendering/server-page';

export const serverPage: ServerPage = {
  accepts: ({ operationId = '' }) => /^[\w-]+$/.test(operationId),
};
