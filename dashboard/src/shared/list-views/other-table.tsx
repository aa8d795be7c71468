import type { useListViews } from './use-list-views';
import { ColumnMenu, type ChoosableColumn } from './column-menu';

/** Another table on the page of a list: its columns are chosen and stored with those of the list, so keys must differ. */
export const otherTable = <Shown extends ChoosableColumn>(
  columns: Shown[],
  { hidden, show }: ReturnType<typeof useListViews>['choice'],
  name: string,
) => ({
  columns: columns.filter(({ key, rowHeader }) => rowHeader || !hidden.includes(key)),
  menu: (
    <ColumnMenu
      columns={columns.filter(({ rowHeader }) => !rowHeader)}
      hidden={hidden}
      show={show}
      of={name}
    />
  ),
});
