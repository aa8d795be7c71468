import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';

export const DirectionProvider = ({
  dir,
  children,
}: {
  dir: 'ltr' | 'rtl';
  children: ReactNode;
}) => <Direction.Provider dir={dir}>{children}</Direction.Provider>;
