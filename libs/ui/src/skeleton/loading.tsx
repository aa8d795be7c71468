import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden';

/** Loading state: skeletons after 150 ms, and a text for screen readers. */
export const Loading = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div role="status" className="animate-late">
    <VisuallyHidden>{text}</VisuallyHidden>
    {children}
  </div>
);
