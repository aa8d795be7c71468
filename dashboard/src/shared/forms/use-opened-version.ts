import { useState } from 'react';

/**
 * The version of a row to save a form with: the one that the form was opened with, also if the row is read again
 * meanwhile. After a refusal, which `refuse` reports, it is the version of the row as it is read and shown then, and a
 * later one is refused again.
 */
export const useOpenedVersion = (stored: number) => {
  const [version, setVersion] = useState(stored);
  const [isRefused, setRefused] = useState(false);
  if (isRefused && stored !== version) {
    setRefused(false);
    setVersion(stored);
  }
  return { version, refuse: () => setRefused(true) };
};
