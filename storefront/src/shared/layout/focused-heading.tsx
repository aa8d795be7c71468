import { useEffect, useRef, type ReactNode } from 'react';

/** Heading of what replaced a form; takes the focus, so that it is read and found. */
export const FocusedHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="display text-h1">
      {children}
    </h1>
  );
};
