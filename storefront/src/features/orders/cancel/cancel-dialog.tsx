import type { OrderDto } from '@shop/contracts';
import { CANCEL_REASONS } from '@shop/shop-rules';
import { Button, Dialog, noteClass, notify, SelectField, TextAreaField } from '@shop/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { serverMessage } from '@/shared/api/server-message';
import { inputDraft } from '@/shared/forms/input-draft';
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
  const { operation_id: operationId } = order;
  const name = `cancel ${operationId}`;
  const [input, setInput] = useState(() => inputDraft.over(name, { code: '', text: '' }));
  const { code, text } = input;
  const enter = (change: Partial<typeof input>) => {
    const next = { ...input, ...change };
    setInput(next);
    inputDraft.keep(name, next);
  };
  const [isMissing, setMissing] = useState(false);
  const reason = useRef<HTMLSelectElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (cancellation: Cancellation) => cancelOrder(operationId, cancellation),
    onSuccess: (cancelled) => {
      inputDraft.forget(name);
      queries.setQueriesData({ queryKey: ['order', operationId] }, cancelled);
      onClose();
      onCancelled();
    },
    onError: (failure) => {
      if (!open) notify(serverMessage(failure, t('cancel.failed')), { kind: 'error' });
      // It may have been handed over in the meantime.
      return queries.invalidateQueries({ queryKey: ['order', operationId] });
    },
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
          <Button
            variant="secondary"
            aria-disabled={isPending}
            onClick={() => !isPending && onClose()}
          >
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
          onChange={(event) => enter({ code: event.target.value })}
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
          onChange={(event) => enter({ text: event.target.value })}
        />
        {error && (
          <p role="alert" className={noteClass('problem', 'text-small')}>
            {serverMessage(error, t('cancel.failed'))}
          </p>
        )}
      </form>
    </Dialog>
  );
};
