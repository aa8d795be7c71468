import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Sort values of this column, ascending and descending. */
  sort?: { asc: string; desc: string };
  align?: 'end';
  /** Row header cell. */
  rowHeader?: boolean;
  className?: string;
}

/** Row selection. */
export interface RowChoice<Row> {
  labelOf: (row: Row) => string;
  allLabel: string;
  isChosen: (row: Row) => boolean;
  /** `range`: selects all rows since the last selected one. */
  choose: (row: Row, on: boolean, range: boolean) => void;
  /** Selects all shown rows. */
  chooseAll: (on: boolean) => void;
}

/** Whether all, some or none of the rows are selected. */
export const chosenOf = <Row>(rows: Row[], { isChosen }: RowChoice<Row>): boolean | 'mixed' => {
  const count = rows.filter(isChosen).length;
  return count === 0 ? false : count === rows.length || 'mixed';
};
