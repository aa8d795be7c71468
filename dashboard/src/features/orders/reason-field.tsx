import { TextAreaField } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';

const LONGEST_REASON = 300;

/** The optional reason of a change of an order. */
export const ReasonField = ({
  rows,
  value,
  onChange,
}: {
  rows: number;
  value: string;
  onChange: (value: string) => void;
}) => {
  const t = useText();
  return (
    <TextAreaField
      label={t('orders.reason')}
      optionalText={t('rows.optional')}
      rows={rows}
      maxLength={LONGEST_REASON}
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
