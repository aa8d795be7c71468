import { SelectField } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import type { CashMethod } from '../orders.queries';

const METHODS: readonly CashMethod[] = ['bank', 'cash'];

/** Refund method for payments that the card gateway cannot refund. */
export const CashMethodField = ({
  value,
  onChange,
  ...field
}: {
  label: string;
  hint?: string;
  value: CashMethod;
  onChange: (method: CashMethod) => void;
}) => {
  const t = useText();
  return (
    <SelectField
      {...field}
      value={value}
      onChange={(event) =>
        onChange(METHODS.find((method) => method === event.target.value) ?? 'bank')
      }
    >
      {METHODS.map((method) => (
        <option key={method} value={method}>
          {t(`orders.refundMethod.${method}`)}
        </option>
      ))}
    </SelectField>
  );
};
