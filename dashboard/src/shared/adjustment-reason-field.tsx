import { ADJUSTMENT_REASONS } from '@shop/shop-rules';
import { SelectField } from '@shop/ui';
import type { ComponentProps } from 'react';
import { useText } from '@/shared/i18n/use-text';

/** Why the stock is corrected; it may stay empty. */
export const AdjustmentReasonField = (
  props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>,
) => {
  const t = useText();
  return (
    <SelectField label={t('stockHistory.adjustmentReason')} {...props}>
      <option value="">{t('stockHistory.noReason')}</option>
      {ADJUSTMENT_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {t(`stockHistory.adjustment.${reason}`)}
        </option>
      ))}
    </SelectField>
  );
};
