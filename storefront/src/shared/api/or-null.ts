import { ApiError } from '@shop/api-client';

/** The response, or null for 404, which is not an error here. */
export const orNull = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
};
