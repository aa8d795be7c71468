import { cx } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import { MOST_PIECES } from './cart-line';

/** Explains why the quantity has reached its limit. */
export const StockNote = ({
  quantity,
  most,
  stock,
  className,
}: {
  quantity: number;
  /** Largest quantity of this line. */
  most: number;
  /** Stock of the product; undefined while unknown. */
  stock: number | undefined;
  className?: string;
}) => {
  const { t } = useText();
  const isShort = stock !== undefined && stock <= MOST_PIECES;
  return (
    <p role="status" className={cx('text-small text-muted empty:hidden', className)}>
      {quantity > 0 &&
        quantity === most &&
        (isShort ? t('cart.all') : t('cart.most', { count: MOST_PIECES }))}
    </p>
  );
};
