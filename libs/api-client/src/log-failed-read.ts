import { ApiError } from './api-error';

/**
 * Writes one line about a read that failed to the console: route, status and code, nothing of a person. Silent about
 * what has a text or page of its own: an aborted read, an ended session, what does not exist.
 */
export const logFailedRead = (error: Error): void => {
  if (!(error instanceof ApiError)) return console.error(error);
  const { route, status, code } = error;
  if (code === 'aborted' || status === 401 || status === 404) return;
  console.error(`Read failed: ${route ?? 'unknown route'}, status ${status}, ${code}`);
};
