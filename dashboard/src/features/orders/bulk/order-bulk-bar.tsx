import { ORDERS_AT_ONCE } from '@shop/shop-rules';
import { Button, Menu, MenuItem, notify } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { Banknote, Download, PackageCheck, Printer, Truck } from 'lucide-react';
import { reasonOf } from '@/shared/forms/show-refusal';
import { useText } from '@/shared/i18n/use-text';
import { useMay } from '@/shared/rights/use-may';
import { BulkBar } from '@/shared/table/bulk-bar';
import type { Choice } from '@/shared/table/use-choice';
import type { Order } from '../order';
import { matchingOrders, type OrderFiltersQuery } from '../orders.queries';
import { BulkResultDialog } from './bulk-result';
import { useBulk } from './use-bulk';
import { useExport } from './use-export';

const CONTENTS = [
  { contents: 'both', text: 'orders.bulk.both' },
  { contents: 'labels', text: 'orders.bulk.labels' },
  { contents: 'packing-slips', text: 'orders.bulk.packingSlips' },
] as const;

/** Actions on the chosen orders that the account may do. */
export const OrderBulkBar = ({
  choice,
  filters,
  total = 0,
}: {
  choice: Choice<Order>;
  filters: OrderFiltersQuery;
  total?: number;
}) => {
  const t = useText();
  const may = useMay();
  const ids = choice.rows.map(({ operationId }) => operationId);
  const bulk = useBulk((done) =>
    choice.remove(choice.rows.filter(({ operationId }) => done.includes(operationId))),
  );
  const file = useExport();
  const all = useMutation({
    mutationFn: () => matchingOrders(filters),
    onSuccess: choice.add,
    onError: (error) => notify(reasonOf(error) ?? t('orders.failed'), { kind: 'error' }),
  });
  const isTooMany = ids.length > ORDERS_AT_ONCE;
  const isBusy = bulk.busy || file.isPending;
  const off = isBusy || isTooMany;
  const small = { variant: 'secondary', size: 'small', 'aria-disabled': off } as const;
  return (
    <>
      <BulkBar count={ids.length} onClear={choice.clear}>
        {ids.length < total && total <= ORDERS_AT_ONCE && (
          <Button
            variant="secondary"
            size="small"
            busy={all.isPending}
            onClick={() => all.mutate()}
          >
            {t('table.selectMatching', { count: total })}
          </Button>
        )}
        {isTooMany && (
          <p className="text-small text-sale">
            {t('orders.bulk.limit', { limit: ORDERS_AT_ONCE })}
          </p>
        )}
        <Menu
          trigger={
            <Button variant="secondary" size="small" busy={bulk.busy} disabled={isTooMany}>
              <Printer className="size-4" />
              {t('orders.bulk.print')}
            </Button>
          }
        >
          {CONTENTS.filter(
            ({ contents }) => contents === 'packing-slips' || may('orders.documents'),
          ).map(({ contents, text }) => (
            <MenuItem key={contents} onSelect={() => !off && bulk.print(ids, contents)}>
              {t(text)}
            </MenuItem>
          ))}
        </Menu>
        {may('orders.deliver') && (
          <>
            <Button {...small} onClick={() => !off && void bulk.handOver(ids)}>
              <Truck className="size-4" />
              {t('orders.markHandedOver')}
            </Button>
            <Button {...small} onClick={() => !off && void bulk.deliver(ids)}>
              <PackageCheck className="size-4" />
              {t('orders.markDelivered')}
            </Button>
          </>
        )}
        {may('orders.cash') && (
          <Button {...small} onClick={() => !off && void bulk.receive(ids)}>
            <Banknote className="size-4" />
            {t('orders.markReceived')}
          </Button>
        )}
        {may('orders.export') && (
          <Button {...small} onClick={() => !off && file.mutate({ orders: ids.join(',') })}>
            <Download className="size-4" />
            {t('orders.bulk.export')}
          </Button>
        )}
      </BulkBar>
      {bulk.report && <BulkResultDialog report={bulk.report} onClose={bulk.close} />}
    </>
  );
};
