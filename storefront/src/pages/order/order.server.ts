import type { ServerPage } from '@/shared/server-page';

export const serverPage: ServerPage = {
  accepts: ({ operationId = '' }) => /^[\w-]+$/.test(operationId),
};
