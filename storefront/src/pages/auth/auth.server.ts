import type { ServerPage } from '@/shared/server-page';

export const serverPage: ServerPage = {
  accepts: ({ tab }) => tab === undefined || tab === 'login' || tab === 'signup',
};
