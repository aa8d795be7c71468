import { Button, Dialog, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '@/shared/answer';
import { useText } from '@/shared/i18n/use-text';
import { AddressForm } from './address-form';
import { ordersQueries } from './orders.queries';

const LoadedForm = ({ operationId, onDone }: { operationId: string; onDone: () => void }) => {
  const t = useText();
  const query = useQuery(ordersQueries.one(operationId));
  return (
    <Answer query={query} failed={t('orders.oneFailed')} shape={<Skeleton className="h-80" />}>
      {(order) => <AddressForm order={order} onDone={onDone} />}
    </Answer>
  );
};

/** Corrects where an order goes while the carrier does not have its parcel. */
export const EditAddress = ({ operationId }: { operationId: string }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('orders.address.edit')}
        <span className="sr-only">{t('orders.ofOrder', { order: operationId })}</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('orders.address.title')}
        closeLabel={t('shell.close')}
      >
        <LoadedForm operationId={operationId} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
