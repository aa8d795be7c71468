import { Button, Menu, MenuCheck, type Column } from '@shop/ui';
import { Columns3 } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';

/** Menu of the visible columns. */
export const ColumnMenu = <Row,>({
  columns,
  hidden,
  show,
}: {
  columns: Column<Row>[];
  hidden: string[];
  show: (column: string, on: boolean) => void;
}) => {
  const t = useText();
  return (
    <Menu
      trigger={
        <Button variant="secondary" className="ms-auto max-xl:hidden">
          <Columns3 aria-hidden="true" className="size-4" strokeWidth={1.5} />
          {t('table.columns')}
        </Button>
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
