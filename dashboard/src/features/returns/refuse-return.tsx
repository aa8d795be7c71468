import type { StaffReturnDto } from '@shop/contracts';
import { useOpenedRow } from '@/shared/forms/use-opened-row';
import { useText } from '@/shared/i18n/use-text';
import { ReasonForm } from '@/shared/forms/reason-form';
import { DialogButton } from '@/shared/unsaved/dialog-button';
import { refuseReturn } from './returns.queries';
import { useReturnForm } from './use-return-change';

const RefuseForm = ({ row, onDone }: { row: StaffReturnDto; onDone: () => void }) => {
  const t = useText();
  const { change: decide } = useOpenedRow(row);
  const { mutate, isPending, problem } = useReturnForm(
    (reason: string) => decide((seen) => refuseReturn(seen, reason)),
    t('returns.refused'),
    onDone,
  );
  return (
    <ReasonForm
      about={t('returns.refuseText')}
      label={t('returns.reason')}
      missingText={t('returns.reasonNeeded')}
      longest={500}
      busy={isPending}
      problem={problem}
      submitText={t('returns.refuse')}
      variant="danger"
      onSend={mutate}
    />
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
