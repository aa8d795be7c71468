import { cx } from '@shop/ui';
import { useText } from '@/shared/i18n/text';
import { MOST_PIECES } from './cart-line';

/** Why a quantity goes no higher, once it cannot. */
export const StockNote = ({
  quantity,
  most,
  stock,
  className,
}: {
  quantity: number;
  /** Pieces this line may have. */
  most: number;
  /** Pieces the shop has; undefined while that is not known. */
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
