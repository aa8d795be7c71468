import { useState } from 'react';
import { isOutdated } from './take-over';

/**
 * Changes a row that a colleague or another tab may change too: `seen` is the row as it was when the form was opened, also
 * if it is read again meanwhile; after the refusal of an outdated change, as it is read and shown then.
 */
export const useOpenedRow = <Row>(stored: Row) => {
  const [seen, setSeen] = useState(() => stored);
  const [isRefused, setRefused] = useState(false);
  if (isRefused && stored !== seen) {
    setRefused(false);
    setSeen(() => stored);
  }
  return async <T>(change: (seen: Row) => Promise<T>): Promise<T> => {
    try {
      return await change(seen);
    } catch (error) {
      if (error instanceof Error && isOutdated(error)) setRefused(true);
      throw error;
    }
  };
};
