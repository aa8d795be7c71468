import type { Column } from '@shop/ui';
import { useState } from 'react';
import { ColumnMenu } from './column-menu';

const read = (key: string, byDefault: string[]): string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : byDefault;
  } catch {
    return byDefault;
  }
};

/**
 * The columns of a list that the account shows, stored in this browser, and the menu that chooses them. The column that
 * names the row and the actions always stay.
 */
export const useColumnChoice = <Row,>(
  list: string,
  staffId: number,
  columns: Column<Row>[],
  byDefault: string[] = [],
) => {
  const key = `columns.${list}.${staffId}`;
  const [hidden, setHidden] = useState(() => read(key, byDefault));
  const show = (column: string, on: boolean) => {
    const next = hidden.filter((one) => one !== column).concat(on ? [] : column);
    setHidden(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  const isFixed = ({ rowHeader, key: name }: Column<Row>) =>
    rowHeader === true || name === 'actions';
  return {
    columns: columns.filter((column) => isFixed(column) || !hidden.includes(column.key)),
    menu: (
      <ColumnMenu
        columns={columns.filter((column) => !isFixed(column))}
        hidden={hidden}
        show={show}
      />
    ),
  };
};
