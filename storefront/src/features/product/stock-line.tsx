import { cx } from '@shop/ui';
import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '@/shared/text';

const FEW = 5;

/** How much is left, in words; with nothing left a way to what is like it. */
export const StockLine = ({ stock }: { stock: number }) => {
  const { t } = useText();
  const text =
    stock === 0 ? t('stock.none') : stock < FEW ? t('stock.few', { count: stock }) : t('stock.in');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-small">
      <p
        className={cx(
          'flex items-center gap-2 font-semibold',
          stock === 0 ? 'text-sale' : stock < FEW ? 'text-brass' : 'text-success',
        )}
      >
        <span aria-hidden="true" className="size-2 rounded-full bg-current" />
        {text}
      </p>
      {stock === 0 && (
        <Link
          to="#related"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
        >
          {t('product.toRelated')}
          <ArrowDown aria-hidden="true" className="size-4" strokeWidth={1.5} />
        </Link>
      )}
    </div>
  );
};
