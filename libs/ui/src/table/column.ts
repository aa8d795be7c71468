import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Words of the two orders this column can give, in the language of the page. */
  sort?: { asc: string; desc: string };
  align?: 'end';
  /** This cell names the row. */
  rowHeader?: boolean;
  className?: string;
}

/** Which rows are chosen, and how to choose others. */
export interface RowChoice<Row> {
  labelOf: (row: Row) => string;
  allLabel: string;
  isChosen: (row: Row) => boolean;
  /** `range`: and all between it and the row last chosen. */
  choose: (row: Row, on: boolean, range: boolean) => void;
  /** All rows that are shown. */
  chooseAll: (on: boolean) => void;
}

/** Whether all, some or none of the rows are chosen. */
export const chosenOf = <Row>(rows: Row[], { isChosen }: RowChoice<Row>): boolean | 'mixed' => {
  const count = rows.filter(isChosen).length;
  return count === 0 ? false : count === rows.length || 'mixed';
};
