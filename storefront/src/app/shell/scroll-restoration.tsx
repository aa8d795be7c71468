import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollPositions } from '@/shared/routing/scroll-positions';

/** A new page starts at its top; Back and Forward restore the scroll position. */
export const ScrollRestoration = () => {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', scrollPositions.store);
    return () => removeEventListener('pagehide', scrollPositions.store);
  }, []);

  useLayoutEffect(() => {
    const page = { key, pathname };
    const position = type === 'POP' ? scrollPositions.of(page) : undefined;
    const isFirst = shown.current === undefined;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (position !== undefined) window.scrollTo(0, position);
    else if (target) target.scrollIntoView();
    // The shopper may have scrolled the first page before hydration; filtering a list does not scroll.
    else if (!isFirst && shown.current !== pathname) window.scrollTo(0, 0);
    shown.current = pathname;
    const record = (): void => scrollPositions.record(page, window.scrollY);
    // Records a page that is left without scrolling.
    if (!isFirst) record();
    addEventListener('scroll', record, { passive: true });
    // The event of a scroll comes with the next frame, which a click on a link does not wait for.
    addEventListener('click', record, { capture: true });
    return () => {
      removeEventListener('scroll', record);
      removeEventListener('click', record, { capture: true });
    };
  }, [key, pathname, hash, type]);
  return null;
};
