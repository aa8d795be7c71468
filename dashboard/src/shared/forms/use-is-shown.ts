import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Whether the form is still on the page, to report a failure elsewhere if its dialog was closed during a slow save. */
export const useIsShown = (): RefObject<boolean> => {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return isShown;
};
