import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { ActionForm } from '@/shared/forms/action-form';
import { DialogButton } from '@/shared/unsaved/dialog-button';
import { ReasonField } from '../reason-field';
import { cancelOrder } from '../orders.queries';
import { useOrderForm } from '@/shared/use-order-change';

const CancelForm = ({ operationId, onDone }: { operationId: string; onDone: () => void }) => {
  const t = useText();
  const [reason, setReason] = useState('');
  const { mutate, isPending, problem } = useOrderForm(
    () => cancelOrder(operationId, reason.trim()),
    t('orders.cancelled'),
    onDone,
  );
  return (
    <ActionForm
      busy={isPending}
      submitText={t('orders.cancelNow')}
      variant="danger"
      problem={problem}
      onSend={() => mutate(undefined)}
    >
      <p className="text-muted">{t('orders.cancelText')}</p>
      <ReasonField rows={3} value={reason} onChange={setReason} />
    </ActionForm>
  );
};

/** Cancels an order, with a reason. */
export const CancelOrder = ({ operationId }: { operationId: string }) => {
  const t = useText();
  return (
    <DialogButton
      text={t('orders.cancel')}
      title={t('orders.cancelTitle')}
      closeLabel={t('orders.cancelNo')}
      variant="danger"
    >
      {(close) => <CancelForm operationId={operationId} onDone={close} />}
    </DialogButton>
  );
};
