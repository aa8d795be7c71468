import { ApiError } from '@shop/api-client';

/**
 * Whether it is not known if a failed change was made, because it was sent and no response of the server arrived, or only
 * one of a proxy.
 */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0
    ? error.code !== 'offline'
    : error.status >= 500 && error.code === 'no_problem');
