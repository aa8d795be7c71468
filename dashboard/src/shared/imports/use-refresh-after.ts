import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Reads everything again once imports in progress have ended: lists, forms and translations show what they changed. */
export const useRefreshAfter = (isRunning: boolean): void => {
  const queries = useQueryClient();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void queries.invalidateQueries();
    wasRunning.current = isRunning;
  }, [isRunning, queries]);
};
