import { Button, Menu, MenuCheck, type Column } from '@shop/ui';
import { Columns3 } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';

/** What a choice of columns needs to know of one. */
export type ChoosableColumn = Pick<Column<never>, 'key' | 'header' | 'rowHeader'>;

/** Menu of the visible columns; of one table of several with its name, on every width. */
export const ColumnMenu = ({
  columns,
  hidden,
  show,
  of,
}: {
  columns: ChoosableColumn[];
  hidden: string[];
  show: (column: string, on: boolean) => void;
  of?: string;
}) => {
  const t = useText();
  return (
    <Menu
      trigger={
        of === undefined ? (
          <Button variant="secondary" className="ms-auto max-xl:hidden">
            <Columns3 className="size-4" />
            {t('table.columns')}
          </Button>
        ) : (
          <Button variant="quiet" size="small" className="whitespace-nowrap">
            {t('table.columns')}
            <span className="sr-only">: {of}</span>
          </Button>
        )
      }
    >
      {columns.map(({ key, header }) => (
        <MenuCheck key={key} checked={!hidden.includes(key)} onChange={(on) => show(key, on)}>
          {header}
        </MenuCheck>
      ))}
    </Menu>
  );
};
