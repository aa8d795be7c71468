import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether the focus is in a search field with text. */
const isSearching = () => {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement && focused.type === 'search' && focused.value !== '';
};

/**
 * After a navigation the title is announced and the heading gets the focus. Someone who is typing a search while a page
 * opens or a search leads to another page keeps the focus and the suggestions.
 */
export const RouteAnnouncer = () => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setAnnouncement(document.title);
    if (!isSearching())
      document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
};
