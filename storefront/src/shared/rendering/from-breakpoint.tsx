import type { ReactNode } from 'react';
import { useMedia } from '@/shared/browser/use-media';

/**
 * Content for screens of at least this width. The server renders it always; a class hides it on smaller screens until
 * hydration removes it.
 */
export const FromBreakpoint = ({
  from,
  children,
}: {
  from: '48rem' | '80rem';
  children: ReactNode;
}) => (useMedia(`(width < ${from})`) ? null : children);
