import type { ReactNode } from 'react';

/** Frame of a table: sticky headings from 1280 px on, horizontal scrolling below. */
export const TablePanel = ({ children }: { children: ReactNode }) => (
  <div className="panel relative overflow-x-auto xl:overflow-visible">{children}</div>
);
