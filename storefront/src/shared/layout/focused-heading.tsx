import { useEffect, useRef, type ReactNode } from 'react';

/** Heading of a message that replaced a form; focused so that screen readers read it. */
export const FocusedHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="display text-h1">
      {children}
    </h1>
  );
};
