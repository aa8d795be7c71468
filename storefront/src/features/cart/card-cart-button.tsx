import { needsChoice } from '@shop/shop-rules';
import { Button, notify } from '@shop/ui';
import type { MouseEvent } from 'react';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import { isSameLine, toLine } from './cart-line';
import { cart, useCart } from './cart-store';
import { quickChoice } from './quick-choice-store';

interface CardCartButtonProps {
  product: Product;
  onAdded?: () => void;
}

/** Opens the choice of size and color. */
const ChooseButton = ({ product, onAdded }: Required<CardCartButtonProps>) => {
  const { t, pick } = useText();
  return (
    <Button
      variant="secondary"
      size="small"
      className="w-full"
      aria-haspopup="dialog"
      disabled={product.stock === 0}
      onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
        quickChoice.open({ product, anchor: currentTarget, onAdded })
      }
    >
      {t('card.choose')}
      <span className="sr-only">: {pick(product.name, product.nameAr)}</span>
    </Button>
  );
};

/** Adds a product from its card to the cart or removes it; options are chosen first. */
export const CardCartButton = ({ product, onAdded }: CardCartButtonProps) => {
  const { t, pick } = useText();
  const line = toLine(product);
  const inCart = useCart().some((row) => isSameLine(row, line));
  const name = pick(product.name, product.nameAr);
  const added = onAdded ?? (() => notify(t('cart.added', { name }), { kind: 'success' }));
  if (needsChoice(product)) return <ChooseButton product={product} onAdded={added} />;
  const toggle = () => {
    if (inCart) return cart.remove(line);
    cart.add(line);
    added();
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
