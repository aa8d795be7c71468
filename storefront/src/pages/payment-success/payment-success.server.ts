import type { ServerPage } from '@/shared/rendering/server-page';

export const serverPage: ServerPage = { accepts: ({ opid = '' }) => /^[\w-]+$/.test(opid) };
