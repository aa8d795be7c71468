import { api } from '@shop/api-client';
import { plainQuery } from './plain-query';

/** Groups of the menu and sections of the home page as staff ordered them; every page includes them. */
export const layoutQuery = plainQuery('layout', (options) => api.GET('/layout', options));
