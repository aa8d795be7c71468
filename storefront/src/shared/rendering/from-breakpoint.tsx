import type { ReactNode } from 'react';
import { useMedia } from '@/shared/browser/use-media';

/**
 * What only screens of at least this width have, and smaller ones leave out altogether. The server draws it for all:
 * a class of its own hides it there until the program takes it away.
 */
export const FromBreakpoint = ({
  from,
  children,
}: {
  from: '48rem' | '80rem';
  children: ReactNode;
}) => (useMedia(`(width < ${from})`) ? null : children);
