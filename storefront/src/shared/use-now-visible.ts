import { useEffect, useState, type RefObject } from 'react';
import { inBrowser } from './browser';
import { onceNear } from './once-near';

/** True from the moment the element comes near the viewport (800 px) on. */
export const useNowVisible = (target: RefObject<Element | null>): boolean => {
  const [visible, setVisible] = useState(inBrowser && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!visible && target.current) return onceNear(target.current, 800, () => setVisible(true));
  }, [target, visible]);
  return visible;
};
