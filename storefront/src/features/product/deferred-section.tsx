import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { scrollPositions } from '@/shared/routing/scroll-positions';

/**
 * A section far below the first screen that renders in a second step. When the shopper returns to the page, it
 * renders at once, so that the scroll position can be restored.
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
  const isRendered = useDeferredValue(true, returned);
  return isRendered ? children : <div aria-busy="true" className={className} />;
};
