import { ApiError } from '@shop/api-client';

/** The server's error message, or the fallback. */
export const serverMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage) || fallback;
