import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the heading gets the focus and the title is announced. */
export const RouteAnnouncer = () => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setAnnouncement(document.title);
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
};
