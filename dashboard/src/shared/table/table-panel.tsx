import type { ReactNode } from 'react';

/** Frame of a table: its headings stay in sight from 1280 px on, below that it may scroll sideways. */
export const TablePanel = ({ children }: { children: ReactNode }) => (
  <div className="panel relative overflow-x-auto xl:overflow-visible">{children}</div>
);
