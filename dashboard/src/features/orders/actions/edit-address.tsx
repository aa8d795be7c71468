import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { AddressForm } from './address-form';
import { DialogButton } from '@/shared/unsaved/dialog-button';
import { ordersQueries } from '../orders.queries';

const LoadedForm = ({ operationId, onDone }: { operationId: string; onDone: () => void }) => {
  const t = useText();
  const query = useQuery(ordersQueries.one(operationId));
  return (
    <QueryBoundary
      query={query}
      failed={t('orders.orderFailed')}
      shape={<Skeleton className="h-80" />}
    >
      {(order) => <AddressForm order={order} onDone={onDone} />}
    </QueryBoundary>
  );
};

/** Edits the delivery address until the carrier has the shipment. */
export const EditAddress = ({ operationId, number }: { operationId: string; number: string }) => {
  const t = useText();
  return (
    <DialogButton
      text={t('orders.address.edit')}
      about={t('orders.ofOrder', { order: number })}
      title={t('orders.address.title')}
      size="medium"
    >
      {(close) => <LoadedForm operationId={operationId} onDone={close} />}
    </DialogButton>
  );
};
