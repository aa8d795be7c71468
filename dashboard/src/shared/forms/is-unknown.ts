import { ApiError } from '@shop/api-client';

/** Whether it is not known if a failed change was made, because it was sent and no response arrived. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && error.code !== 'offline';
