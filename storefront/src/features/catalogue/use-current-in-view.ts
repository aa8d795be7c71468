import { useEffect, useRef } from 'react';

/** Scrolls a row sideways to center its current link, without scrolling the page. */
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
  return row;
};
