import { ApiError } from '@shop/api-client';

/** The server's own sentence about a failure, else the given one. */
export const serverMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage) || fallback;
