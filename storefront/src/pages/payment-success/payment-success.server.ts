import type { ServerPage } from '@/shared/server-page';

export const serverPage: ServerPage = { accepts: ({ opid = '' }) => /^[\w-]+$/.test(opid) };
