import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden';

/** A loading region: skeletons for the eye after 150 ms, words for the ear. */
export const Loading = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div role="status" className="animate-late">
    <VisuallyHidden>{text}</VisuallyHidden>
    {children}
  </div>
);
