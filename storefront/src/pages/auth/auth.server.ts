import type { ServerPage } from '@/shared/rendering/server-page';

export const serverPage: ServerPage = {
  accepts: ({ tab }) => tab === undefined || tab === 'login' || tab === 'signup',
};
