import type { OrderDto } from '@shop/contracts';
import { CANCEL_REASONS } from '@shop/shop-rules';
import { Button, Dialog, SelectField, TextAreaField } from '@shop/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { serverMessage } from '@/shared/api/server-message';
import { useText } from '@/shared/i18n/text';
import { cancelOrder, type Cancellation } from '../orders.queries';
import { useConsequence } from './use-consequence';

const LONGEST_TEXT = 300;
const FORM = 'cancel-order';

type Reason = NonNullable<Cancellation['reasonCode']>;
const isReason = (value: string): value is Reason => CANCEL_REASONS.some((code) => code === value);

/** Asks for the reason and says what happens to the money. */
export const CancelDialog = ({
  open = true,
  order,
  onClose,
  onCancelled,
}: {
  open?: boolean;
  order: OrderDto;
  onClose: () => void;
  onCancelled: () => void;
}) => {
  const { t } = useText();
  const queries = useQueryClient();
  const consequence = useConsequence(order);
  const [code, setCode] = useState('');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reason = useRef<HTMLSelectElement>(null);
  const { operation_id: operationId } = order;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (cancellation: Cancellation) => cancelOrder(operationId, cancellation),
    onSuccess: (cancelled) => {
      queries.setQueriesData({ queryKey: ['order', operationId] }, cancelled);
      onClose();
      onCancelled();
    },
    // It may have been handed over in the meantime.
    onError: () => queries.invalidateQueries({ queryKey: ['order', operationId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['orders'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setMissing(!isReason(code));
    if (isReason(code)) mutate({ reasonCode: code, reason: text });
    else reason.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('cancel.title')}
      closeLabel={t('close')}
      size="small"
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="danger"
            busy={isPending}
            busyText={t('sending')}
          >
            {t('cancel.title')}
          </Button>
        </div>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p>{consequence}</p>
        <SelectField
          ref={reason}
          label={t('cancel.reason')}
          value={code}
          error={isMissing && !code ? t('cancel.choose') : undefined}
          onChange={(event) => setCode(event.target.value)}
        >
          <option value="">{t('cancel.choose')}</option>
          {CANCEL_REASONS.map((each) => (
            <option key={each} value={each}>
              {t(`cancel.reason.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={t('cancel.text')}
          optionalText={t('field.optional')}
          dir="auto"
          rows={3}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {error && (
          <p role="alert" className="border-s-2 border-sale bg-sand px-4 py-3 text-small">
            {serverMessage(error, t('cancel.failed'))}
          </p>
        )}
      </form>
    </Dialog>
  );
};
