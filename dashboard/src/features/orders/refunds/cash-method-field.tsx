import { SelectField } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import type { CashMethod } from '../orders.queries';

const WAYS: readonly CashMethod[] = ['bank', 'cash'];

/** Refund method for payments that the card gateway cannot refund. */
export const CashMethodField = ({
  value,
  onChange,
  ...field
}: {
  label: string;
  hint?: string;
  value: CashMethod;
  onChange: (way: CashMethod) => void;
}) => {
  const t = useText();
  return (
    <SelectField
      {...field}
      value={value}
      onChange={(event) => onChange(WAYS.find((known) => known === event.target.value) ?? 'bank')}
    >
      {WAYS.map((known) => (
        <option key={known} value={known}>
          {t(`orders.refundWay.${known}`)}
        </option>
      ))}
    </SelectField>
  );
};
