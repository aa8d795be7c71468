import { cx } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import { MAX_QUANTITY } from './cart-line';

/** Explains why the quantity has reached its limit. */
export const StockNote = ({
  quantity,
  max,
  stock,
  className,
}: {
  quantity: number;
  /** Largest quantity of this line. */
  max: number;
  /** Stock of the product; undefined while unknown. */
  stock: number | undefined;
  className?: string;
}) => {
  const { t } = useText();
  const isShort = stock !== undefined && stock <= MAX_QUANTITY;
  return (
    <p role="status" className={cx('text-small text-muted empty:hidden', className)}>
      {quantity > 0 &&
        quantity === max &&
        (isShort ? t('cart.allInStock') : t('cart.maxQuantity', { count: MAX_QUANTITY }))}
    </p>
  );
};
