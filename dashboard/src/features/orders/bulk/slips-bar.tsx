import { ORDERS_AT_ONCE } from '@shop/shop-rules';
import { Button } from '@shop/ui';
import { Printer } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';
import { BulkBar } from '@/shared/table/bulk-bar';
import type { Choice } from '@/shared/table/use-choice';
import type { Order } from '../order';
import { BulkResultDialog } from './bulk-result';
import { useBulk } from './use-bulk';

/** Prints the packing slips of the chosen orders of a vendor. */
export const SlipsBar = ({ choice }: { choice: Choice<Order> }) => {
  const t = useText();
  const bulk = useBulk(() => undefined);
  const ids = choice.rows.map(({ operationId }) => operationId);
  const isTooMany = ids.length > ORDERS_AT_ONCE;
  return (
    <>
      <BulkBar count={ids.length} onClear={choice.clear}>
        {isTooMany && (
          <p className="text-small text-sale">
            {t('orders.bulk.limit', { limit: ORDERS_AT_ONCE })}
          </p>
        )}
        <Button
          variant="secondary"
          size="small"
          busy={bulk.busy}
          aria-disabled={isTooMany}
          onClick={() => !bulk.busy && !isTooMany && bulk.print(ids, 'packing-slips')}
        >
          <Printer className="size-4" />
          {t('orders.bulk.packingSlips')}
        </Button>
      </BulkBar>
      {bulk.report && <BulkResultDialog report={bulk.report} onClose={bulk.close} />}
    </>
  );
};
