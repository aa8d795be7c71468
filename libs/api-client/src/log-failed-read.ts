import { ApiError } from './api-error';

/**
 * Logs a failed read to the console: route, status and code, no personal data. Expected failures (aborted, session
 * ended, not found) are not logged.
 */
export const logFailedRead = (error: Error): void => {
  if (!(error instanceof ApiError)) return console.error(error);
  const { route, status, code } = error;
  if (code === 'aborted' || status === 401 || status === 404) return;
  console.error(`Read failed: ${route ?? 'unknown route'}, status ${status}, ${code}`);
};
