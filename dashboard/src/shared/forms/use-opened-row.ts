import { useState } from 'react';
import { isOutdated } from './take-over';

/**
 * Changes a row that a colleague or another tab may change too. `opened` is the row as it was when the form was opened.
 * `change` gets the row that the change is based on: the opened one, also if it is read again meanwhile; after the refusal
 * of an outdated change, the row as it is read and shown then, and a later one is refused again.
 */
export const useOpenedRow = <Row>(stored: Row) => {
  const [opened] = useState(() => stored);
  const [seen, setSeen] = useState(() => stored);
  const [isRefused, setRefused] = useState(false);
  if (isRefused && stored !== seen) {
    setRefused(false);
    setSeen(() => stored);
  }
  const change = async <T>(send: (seen: Row) => Promise<T>): Promise<T> => {
    try {
      return await send(seen);
    } catch (error) {
      if (error instanceof Error && isOutdated(error)) setRefused(true);
      throw error;
    }
  };
  return { opened, change };
};
