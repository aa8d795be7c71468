import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { scrollPositions } from '@/shared/routing/scroll-positions';

/**
 * Far below the first screen: drawn in a step of its own right after the page is there, long before anybody has
 * come that far. A page that somebody returns to is drawn whole, so that it is as long as it was left.
 */
export const DeferredSection = ({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) => {
  const page = useLocation();
  const [returned] = useState(() => (scrollPositions.of(page) ?? 0) > 0);
  const drawn = useDeferredValue(true, returned);
  return drawn ? children : <div aria-busy="true" className={className} />;
};
