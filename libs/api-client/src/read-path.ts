import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';

interface Params {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

const querySerializer = createQuerySerializer<unknown>();

/** Path and query of a call, as the client requests it: `/api/products/one/5`. */
export const readPath = (route: string, params: Params = {}): string =>
  createFinalURL(route, {
    baseUrl: '/api',
    params,
    querySerializer,
    pathSerializer: defaultPathSerializer,
  });
