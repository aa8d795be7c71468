import { Button } from '@shop/ui';
import { Download } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';
import type { ExportQuery } from './bulk-orders';
import { useExport } from './use-export';

/** Saves all orders that the filters match as CSV file. */
export const ExportAll = ({ filters }: { filters: ExportQuery }) => {
  const t = useText();
  const { mutate, isPending } = useExport();
  return (
    <Button variant="secondary" busy={isPending} onClick={() => !isPending && mutate(filters)}>
      <Download aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {t('orders.bulk.export')}
    </Button>
  );
};
