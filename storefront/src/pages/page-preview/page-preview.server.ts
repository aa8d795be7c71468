import type { ServerPage } from '@/shared/rendering/server-page';

export const serverPage: ServerPage = { isPersonal: true };
