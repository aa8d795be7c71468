import { useEffect, useRef } from 'react';

/** Scrolls a row sideways to center its current link, without scrolling the page, and to show what Tab focuses. */
export const useCurrentInView = (current: unknown) => {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector('[aria-current]');
    if (!list || !link || list.scrollWidth <= list.clientWidth) return;
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    list.scrollLeft += middle(link) - middle(list);
  }, [current]);
  useEffect(() => {
    const list = row.current;
    // Browsers leave a link as it is that is partly in view; a click must not move it away from the pointer.
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'center' });
    };
    list?.addEventListener('focusin', show);
    return () => list?.removeEventListener('focusin', show);
  }, []);
  return row;
};
