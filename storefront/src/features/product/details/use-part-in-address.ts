import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Calls back with the section named in the address fragment, on every navigation to it. */
export const usePartInAddress = (open: (id: string) => void) => {
  const { hash, key } = useLocation();
  const call = useEffectEvent(open);
  useEffect(() => {
    if (hash) call(decodeURIComponent(hash.slice(1)));
  }, [hash, key]);
};
