import { Button, notify } from '@shop/ui';
import { CARD_COLOR, CARD_SIZE } from '@/shared/chosen-options';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';
import { isSameLine, toLine } from './cart-line';
import { cart, useCart } from './cart-store';

/** Puts a product of a card into the cart, or takes it out again. */
export const CardCartButton = ({
  product,
  onAdded,
}: {
  product: Product;
  onAdded?: () => void;
}) => {
  const { t, pick } = useText();
  const choice = { size: CARD_SIZE, color: CARD_COLOR };
  const inCart = useCart().some((row) => isSameLine(row, { id: product.id, ...choice }));
  const name = pick(product.name, product.nameAr);
  const toggle = () => {
    const line = toLine(product, choice);
    if (inCart) return cart.remove(line);
    cart.add(line);
    if (onAdded) onAdded();
    else notify(t('cart.added', { name }), { kind: 'success' });
  };
  return (
    <Button
      variant={inCart ? 'quiet' : 'secondary'}
      size="small"
      className="w-full"
      disabled={product.stock === 0 && !inCart}
      onClick={toggle}
    >
      {t(inCart ? 'cart.removeFrom' : 'cart.addTo')}
      <span className="sr-only">: {name}</span>
    </Button>
  );
};
