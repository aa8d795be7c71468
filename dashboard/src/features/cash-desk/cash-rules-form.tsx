import type { CashRulesDto } from '@shop/contracts';
import { CheckboxField, NumberField } from '@shop/ui';
import { useWatch } from 'react-hook-form';
import { isAmount } from '@/shared/forms/is-amount';
import { useVersionedForm } from '@/shared/forms/use-versioned-form';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SavedForm } from '@/shared/unsaved/saved-form';
import { loadCashRules, saveCashRules } from './cash-desk.queries';

const HIGHEST_AMOUNT = 1_000_000;
const DAY_MINUTES = 1440;
const MOST_CALLS = 10;
const LONGEST = 10;

/** Numbers as typed. */
type Values = Pick<CashRulesDto, 'newPhone' | 'above' | 'returned'> &
  Record<'aboveAmount' | 'retryMinutes' | 'leastCalls', string>;

const valuesOf = ({
  version: _,
  aboveAmount,
  retryMinutes,
  leastCalls,
  ...rules
}: CashRulesDto): Values => ({
  ...rules,
  aboveAmount: String(aboveAmount),
  retryMinutes: String(retryMinutes),
  leastCalls: String(leastCalls),
});

const isWhole = (text: string, most: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

/** Which cash orders wait for a call, and how often staff call. */
export const CashRulesForm = ({
  rules,
  onReload,
}: {
  rules: CashRulesDto;
  /** Discarding loads the changes of others. */
  onReload: () => unknown;
}) => {
  const t = useText();
  const { form, change } = useVersionedForm({
    row: rules,
    valuesOf,
    load: loadCashRules,
    save: ({ aboveAmount, retryMinutes, leastCalls, ...values }, { version }) =>
      saveCashRules({
        ...values,
        version,
        aboveAmount: Number(aboveAmount),
        retryMinutes: Number(retryMinutes),
        leastCalls: Number(leastCalls),
      }),
    staleKeys: [['cash-rules'], ['cashOrders']],
    texts: { saved: 'cashDesk.rules.saved', notSaved: 'cashDesk.rules.notSaved' },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const isAbove = useWatch({ control, name: 'above' });
  return (
    <SavedForm
      form={form}
      change={change}
      label={t('cashDesk.rules.title')}
      saveText={t('cashDesk.rules.save')}
      onReload={onReload}
    >
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('cashDesk.rules.which')}>
          <div className="grid gap-5">
            <CheckboxField
              label={t('cashDesk.reason.new_phone')}
              hint={t('cashDesk.rules.newPhoneHint')}
              {...register('newPhone')}
            />
            <div className="grid gap-3">
              <CheckboxField
                label={t('cashDesk.reason.amount')}
                hint={t('cashDesk.rules.amountHint')}
                {...register('above')}
              />
              <div className="ps-8">
                <NumberField
                  label={t('cashDesk.rules.amount')}
                  error={errors.aboveAmount?.message}
                  readOnly={!isAbove}
                  maxLength={LONGEST}
                  {...register('aboveAmount', {
                    validate: (text) =>
                      (isAmount(text) && Number(text) <= HIGHEST_AMOUNT) ||
                      t('cashDesk.rules.amountNeeded'),
                  })}
                />
              </div>
            </div>
            <CheckboxField
              label={t('cashDesk.reason.returned')}
              hint={t('cashDesk.rules.returnedHint')}
              {...register('returned')}
            />
          </div>
        </Panel>
        <Panel title={t('cashDesk.rules.calls')}>
          <div className="grid gap-4">
            <NumberField
              label={t('cashDesk.rules.retryMinutes')}
              hint={t('cashDesk.rules.retryHint')}
              error={errors.retryMinutes?.message}
              inputMode="numeric"
              maxLength={LONGEST}
              {...register('retryMinutes', {
                validate: (text) => isWhole(text, DAY_MINUTES) || t('cashDesk.rules.minutesNeeded'),
              })}
            />
            <NumberField
              label={t('cashDesk.rules.leastCalls')}
              error={errors.leastCalls?.message}
              inputMode="numeric"
              maxLength={LONGEST}
              {...register('leastCalls', {
                validate: (text) => isWhole(text, MOST_CALLS) || t('cashDesk.rules.callsNeeded'),
              })}
            />
          </div>
        </Panel>
      </div>
    </SavedForm>
  );
};
