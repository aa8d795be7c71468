import { useEffect, useState, type RefObject } from 'react';
import { inBrowser } from './browser';

/** True once the element is within 800 px of the viewport. */
export const useNowVisible = (target: RefObject<Element | null>): boolean => {
  const [visible, setVisible] = useState(inBrowser && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (visible || !target.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
      },
      { rootMargin: '800px' },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, visible]);
  return visible;
};
