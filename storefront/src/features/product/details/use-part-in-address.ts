import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Calls back with the part of the page that the address names, each time somebody goes there. */
export const usePartInAddress = (open: (id: string) => void) => {
  const { hash, key } = useLocation();
  const call = useEffectEvent(open);
  useEffect(() => {
    if (hash) call(decodeURIComponent(hash.slice(1)));
  }, [hash, key]);
};
