import type { LateParcelRuleDto } from '@shop/contracts';
import { latinNumber } from '@shop/shop-rules';
import { Button, CheckboxField, NumberField } from '@shop/ui';
import { isAmount } from '@/shared/forms/is-amount';
import { useVersionedForm } from '@/shared/forms/use-versioned-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';
import { loadRule, saveRule } from './late-parcels.queries';

interface Values {
  enabled: boolean;
  coupon: string;
}
const HIGHEST = 1000;

const isCoupon = (text: string): boolean => {
  const amount = Number(latinNumber(text));
  return isAmount(latinNumber(text)) && amount >= 1 && amount <= HIGHEST;
};
const valuesOf = ({ enabled, coupon }: LateParcelRuleDto): Values => ({
  enabled,
  coupon: String(coupon),
});

/** Whether late parcels make coupons, and their amount. */
export const RuleForm = ({ rule }: { rule: LateParcelRuleDto }) => {
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
  const { errors, isDirty } = formState;
  const submit = form.handleSubmit((values) => {
    if (!change.isPending) change.mutate(values);
  });
  useUnsaved({ dirty: isDirty, save: submit, saving: change.isPending && isDirty });
  return (
    <Panel title={t('lateParcels.rule')}>
      <form
        noValidate
        aria-label={t('lateParcels.rule')}
        className="flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <NumberField
          label={t('lateParcels.amount')}
          error={errors.coupon?.message}
          maxLength={10}
          className="max-w-xs"
          {...register('coupon', {
            validate: (text) => isCoupon(text) || t('lateParcels.amountNeeded'),
          })}
        />
        <CheckboxField
          label={t('lateParcels.enabled')}
          hint={t('lateParcels.enabledHint')}
          {...register('enabled')}
        />
        {errors.root?.message && (
          <p role="alert" className="font-semibold text-sale">
            {errors.root.message}
          </p>
        )}
        <Button type="submit" className="self-start max-sm:w-full" busy={change.isPending}>
          {t('lateParcels.save')}
        </Button>
      </form>
    </Panel>
  );
};
