import type { StartFaultDto } from '@shop/contracts';
import { SelectField } from '@shop/ui';
import { fieldProps } from '@/shared/forms/field-props';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { FormDialog } from '@/shared/unsaved/form-dialog';
import { faultsQueries, startFault } from './faults.queries';

type Fault = StartFaultDto['fault'];
const SECONDS = [15, 30, 60, 120];

const FaultForm = ({ available, onDone }: { available: Fault[]; onDone: () => void }) => {
  const t = useText();
  const { form, ...shared } = useRowForm({
    start: { fault: available[0] ?? 'worker', seconds: '30' },
    save: ({ fault, seconds }: { fault: Fault; seconds: string }) =>
      startFault({ fault, seconds: Number(seconds) }),
    stale: [faultsQueries.key],
    saved: t('faults.started'),
    failed: t('faults.notStarted'),
    onDone,
  });
  return (
    <RowForm label={t('faults.title')} submitText={t('faults.confirm')} {...shared} dirty={false}>
      <p className="text-muted">{t('faults.dialogText')}</p>
      <SelectField label={t('faults.what')} {...fieldProps(form, 'fault')}>
        {available.map((fault) => (
          <option key={fault} value={fault}>
            {t(`faults.fault.${fault}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('faults.howLong')} {...fieldProps(form, 'seconds')}>
        {SECONDS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {t('faults.seconds', { seconds })}
          </option>
        ))}
      </SelectField>
    </RowForm>
  );
};

/** Asks what is to be broken and for how long. */
export const FaultDialog = ({
  available,
  open,
  onOpenChange,
}: {
  available: Fault[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) => {
  const t = useText();
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('faults.title')}
      closeLabel={t('shell.close')}
      size="small"
    >
      <FaultForm available={available} onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
};
