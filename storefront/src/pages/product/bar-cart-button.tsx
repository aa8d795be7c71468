import { Button } from '@shop/ui';
import { isSameLine, type LineChoice } from '@/features/cart/cart-line';
import { toLine } from '@/features/cart/line-rules';
import { cart, useCart } from '@/features/cart/cart-store';
import { panels } from '@/shared/browser/panels';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Adds the chosen product; once in the cart, links to the cart. */
export const BarCartButton = ({
  product,
  choice,
  check,
}: {
  product: Product;
  choice: LineChoice;
  /** Whether the choice is complete. */
  check: () => boolean;
}) => {
  const { t } = useText();
  const chosen = toLine(product, choice);
  const inCart = useCart().some((line) => isSameLine(line, chosen));
  const soldOut = product.stock === 0 && !inCart;
  const add = () => {
    if (!check()) return;
    cart.add(chosen);
    panels.open('cart');
  };
  return (
    <Button
      variant={inCart ? 'secondary' : 'primary'}
      className="shrink-0"
      disabled={soldOut}
      onClick={inCart ? () => panels.open('cart') : add}
    >
      {t(soldOut ? 'stock.none' : inCart ? 'cart.view' : 'cart.addTo')}
    </Button>
  );
};
