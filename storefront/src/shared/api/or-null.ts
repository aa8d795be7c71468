import { ApiError } from '@shop/api-client';

/** The answer to a call, or null when the API has nothing at the address: an answer too, and no failure. */
export const orNull = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
};
