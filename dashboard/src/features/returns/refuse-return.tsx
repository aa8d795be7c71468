import type { StaffReturnDto } from '@shop/contracts';
import { TextAreaField } from '@shop/ui';
import { useState } from 'react';
import { useOpenedRow } from '@/shared/forms/use-opened-row';
import { useText } from '@/shared/i18n/use-text';
import { ActionForm } from '@/shared/forms/action-form';
import { DialogButton } from '@/shared/unsaved/dialog-button';
import { refuseReturn } from './returns.queries';
import { useReturnForm } from './use-return-change';

const RefuseForm = ({ row, onDone }: { row: StaffReturnDto; onDone: () => void }) => {
  const t = useText();
  const [reason, setReason] = useState('');
  const isReason = reason.trim() !== '';
  const { change: decide } = useOpenedRow(row);
  const { mutate, isPending, problem } = useReturnForm(
    () => decide((seen) => refuseReturn(seen, reason.trim())),
    t('returns.refused'),
    onDone,
  );
  return (
    <ActionForm
      ready={isReason}
      busy={isPending}
      problem={problem}
      submitText={t('returns.refuse')}
      variant="danger"
      onSend={() => mutate(undefined)}
    >
      {(isChecked) => (
        <>
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
        </>
      )}
    </ActionForm>
  );
};

/** Refuses a return with a reason that the shopper reads. */
export const RefuseReturn = ({ row }: { row: StaffReturnDto }) => {
  const t = useText();
  return (
    <DialogButton
      text={t('returns.refuse')}
      title={t('returns.refuseTitle', { id: row.id })}
      variant="danger"
    >
      {(close) => <RefuseForm row={row} onDone={close} />}
    </DialogButton>
  );
};
