import { CheckboxField, NumberField } from '@shop/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from '@/shared/i18n/use-text';
import { isDays, type PriceRuleDays, type SettingsValues } from './settings-values';

/** Lowest and highest number of days, as the server accepts them. */
const LIMITS: Record<PriceRuleDays, readonly [number, number]> = {
  askedDays: [1, 180],
  withinDays: [1, 180],
  lowestDays: [14, 90],
};

/** When a list price may be shown struck through. */
export const PriceRuleFields = ({
  form: { register, formState },
}: {
  form: UseFormReturn<SettingsValues>;
}) => {
  const t = useText();
  const problemOf = (name: PriceRuleDays, text: string, { priceRule }: SettingsValues) => {
    const [least, most] = LIMITS[name];
    if (!isDays(text) || Number(text) < least || Number(text) > most)
      return t('settings.priceRule.needed', { least, most });
    return (
      name !== 'askedDays' ||
      Number(text) <= Number(priceRule.withinDays) ||
      t('settings.priceRule.tooMany')
    );
  };
  return (
    <div className="grid gap-4">
      <CheckboxField
        label={t('settings.priceRule.enabled')}
        hint={t('settings.priceRule.hint')}
        {...register('priceRule.enabled')}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {(Object.keys(LIMITS) as PriceRuleDays[]).map((name) => (
          <NumberField
            key={name}
            label={t(`settings.priceRule.days.${name}`)}
            error={formState.errors.priceRule?.[name]?.message}
            inputMode="numeric"
            maxLength={3}
            {...register(`priceRule.${name}`, {
              validate: (text, values) => problemOf(name, text, values),
            })}
          />
        ))}
      </div>
    </div>
  );
};
