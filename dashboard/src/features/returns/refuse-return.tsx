import { TextAreaField } from '@shop/ui';
import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { ReturnDialog, ReturnForm } from './return-dialog';
import { refuseReturn } from './returns.queries';
import { useReturnForm } from './use-return-change';

const RefuseForm = ({ id, onDone }: { id: number; onDone: () => void }) => {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isReason = reason.trim() !== '';
  const { mutate, isPending, problem } = useReturnForm(
    () => refuseReturn(id, reason.trim()),
    t('returns.refused'),
    onDone,
  );
  return (
    <ReturnForm
      busy={isPending}
      problem={problem}
      submitText={t('returns.refuse')}
      variant="danger"
      onSend={() => {
        setIsChecked(true);
        if (isReason) mutate(undefined);
      }}
    >
      <p className="text-muted">{t('returns.refuseText')}</p>
      <TextAreaField
        label={t('returns.reason')}
        error={isChecked && !isReason ? t('returns.reasonNeeded') : undefined}
        rows={4}
        maxLength={500}
        dir="auto"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ReturnForm>
  );
};

/** Refuses a return with a reason that the shopper reads. */
export const RefuseReturn = ({ id }: { id: number }) => {
  const t = useText();
  return (
    <ReturnDialog
      text={t('returns.refuse')}
      title={t('returns.refuseTitle', { id })}
      variant="danger"
    >
      {(close) => <RefuseForm id={id} onDone={close} />}
    </ReturnDialog>
  );
};
