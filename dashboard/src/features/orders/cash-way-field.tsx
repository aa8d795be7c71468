import { SelectField } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import type { CashWay } from './orders.queries';

const WAYS: readonly CashWay[] = ['bank', 'cash'];

/** How money goes back that no card gateway returns. */
export const CashWayField = ({
  value,
  onChange,
  ...field
}: {
  label: string;
  hint?: string;
  value: CashWay;
  onChange: (way: CashWay) => void;
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
