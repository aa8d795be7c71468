import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { keptPlaces } from '@/shared/kept-places';
import { useNowVisible } from '@/shared/use-now-visible';

/**
 * Draws what is in it once it comes near. A page that somebody returns to is drawn whole, so that it is as long
 * as it was left.
 */
export const Near = ({ className, children }: { className: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const page = useLocation();
  const [returned] = useState(() => (keptPlaces.of(page) ?? 0) > 0);
  const near = useNowVisible(box);
  return returned || near ? children : <div ref={box} className={className} />;
};
