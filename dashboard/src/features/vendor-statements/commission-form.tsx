import type { StaffDto } from '@shop/contracts';
import { dubaiDay } from '@shop/shop-rules';
import { NumberField, TextField } from '@shop/ui';
import { fieldProps } from '@/shared/forms/field-props';
import { numberOrNull } from '@/shared/forms/number-text';
import { RowSelect } from '@/shared/forms/row-select';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { addCommission, STATEMENTS_KEY } from './vendor-statements.queries';

const DAY_MS = 86_400_000;
const tomorrow = (): string => dubaiDay(new Date(Date.now() + DAY_MS));

/** Adds a commission of the shop or of one vendor from a later day on. */
export const CommissionForm = ({ vendors }: { vendors: StaffDto[] }) => {
  const t = useText();
  const { form, ...shared } = useRowForm({
    start: { vendorId: '', percent: '', from: tomorrow() },
    save: ({ vendorId, percent, from }: { vendorId: string; percent: string; from: string }) =>
      addCommission({
        vendorId: numberOrNull(vendorId),
        percent: numberOrNull(percent),
        from,
      }),
    stale: [STATEMENTS_KEY],
    saved: t('statements.commissionSaved'),
    failed: t('statements.commissionNotSaved'),
  });
  return (
    <RowForm
      label={t('statements.addCommission')}
      submitText={t('statements.addCommission')}
      {...shared}
    >
      <div className="grid grid-cols-1 items-start gap-4 @xl:grid-cols-3">
        <RowSelect
          label={t('statements.commissionOf')}
          none={t('statements.allVendors')}
          rows={vendors}
          {...fieldProps(form, 'vendorId')}
        />
        <NumberField
          label={t('statements.percentField')}
          hint={t('statements.percentHint')}
          {...fieldProps(form, 'percent', {
            validate: (text, { vendorId }) => {
              if (text.trim() === '') return vendorId !== '' || t('statements.percentNeeded');
              return (
                (/^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) && Number(text) <= 100) ||
                t('statements.percentFormat')
              );
            },
          })}
        />
        <TextField
          type="date"
          label={t('statements.from')}
          min={tomorrow()}
          {...fieldProps(form, 'from', {
            validate: (day) => day !== '' || t('statements.dayNeeded'),
          })}
        />
      </div>
    </RowForm>
  );
};
