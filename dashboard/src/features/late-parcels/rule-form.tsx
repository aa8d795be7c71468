import type { LateParcelRuleDto } from '@shop/contracts';
import { latinNumber } from '@shop/shop-rules';
import { CheckboxField, NumberField } from '@shop/ui';
import { useVersionedForm } from '@/shared/forms/use-versioned-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { loadRule, saveRule } from './late-parcels.queries';

interface Values {
  enabled: boolean;
  coupon: string;
}
const HIGHEST = 1000;

const isCoupon = (text: string): boolean => {
  const amount = Number(latinNumber(text));
  return /^\d+(\.\d{1,2})?$/.test(latinNumber(text)) && amount >= 1 && amount <= HIGHEST;
};
const valuesOf = ({ enabled, coupon }: LateParcelRuleDto): Values => ({
  enabled,
  coupon: String(coupon),
});

/** Whether late parcels make coupons, and their amount. */
export const RuleForm = ({
  rule,
  onReload,
}: {
  rule: LateParcelRuleDto;
  /** Discarding loads the changes of others. */
  onReload: () => unknown;
}) => {
  const t = useText();
  const { form, change } = useVersionedForm({
    row: rule,
    valuesOf,
    load: loadRule,
    save: ({ enabled, coupon }, { version }) =>
      saveRule({ version, enabled, coupon: Number(latinNumber(coupon)) }),
    staleKeys: [['late-parcels', 'rule']],
    texts: { saved: 'lateParcels.saved', notSaved: 'lateParcels.notSaved' },
  });
  const { register, formState } = form;
  return (
    <SavedForm
      form={form}
      change={change}
      label={t('lateParcels.rule')}
      saveText={t('lateParcels.save')}
      onReload={onReload}
    >
      <Panel title={t('lateParcels.rule')}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <CheckboxField
            label={t('lateParcels.enabled')}
            hint={t('lateParcels.enabledHint')}
            className="sm:pt-8"
            {...register('enabled')}
          />
          <NumberField
            label={t('lateParcels.amount')}
            error={formState.errors.coupon?.message}
            maxLength={10}
            {...register('coupon', {
              validate: (text) => isCoupon(text) || t('lateParcels.amountNeeded'),
            })}
          />
        </div>
      </Panel>
    </SavedForm>
  );
};
