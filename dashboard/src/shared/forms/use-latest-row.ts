import { useState } from 'react';

/**
 * A row of a list, or as it was read by itself since, if that is later: after a change it may have left the list. The
 * second value sets the row that was read.
 */
export const useLatestRow = <Row extends { version: number } | undefined>(listed: Row) => {
  const [read, setRead] = useState(listed);
  const row = read && listed && read.version > listed.version ? read : listed;
  return [row, setRead] as const;
};
