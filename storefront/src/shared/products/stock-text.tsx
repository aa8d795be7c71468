import { cx } from '@shop/ui';
import { useText } from '@/shared/i18n/text';

const FEW = 5;

/** Stock as text. */
export const StockText = ({ stock }: { stock: number }) => {
  const { t } = useText();
  const text =
    stock === 0 ? t('stock.none') : stock < FEW ? t('stock.few', { count: stock }) : t('stock.in');
  return (
    <p
      className={cx(
        'flex items-center gap-2 text-small font-semibold',
        stock === 0 ? 'text-sale' : stock < FEW ? 'text-brass' : 'text-success',
      )}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {text}
    </p>
  );
};
