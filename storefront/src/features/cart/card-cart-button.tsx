import { needsChoice } from '@shop/shop-rules';
import { Button, notify } from '@shop/ui';
import { ShoppingBag } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import { afterStart } from '@/shared/rendering/after-start';
import { toLine } from './line-rules';
import { cart, useCart } from './cart-store';
import { quickChoice } from './quick-choice-store';

const CardQuantity = afterStart(async () => (await import('./card-quantity')).CardQuantity);

interface CardCartButtonProps {
  product: Product;
  /** An icon, over a picture; nothing for a sold-out product. */
  compact?: boolean;
  onAdded?: () => void;
}

/** Adds a product from its card to the cart, after a choice of size and color; then shows its quantity. */
export const CardCartButton = ({ product, compact, onAdded }: CardCartButtonProps) => {
  const { t, pick } = useText();
  const lines = useCart().filter(({ id }) => id === product.id);
  const [wasInCart, setWasInCart] = useState(false);
  const hasFocus = useRef(false);
  if (lines.length > 0 && !wasInCart) setWasInCart(true);
  const name = pick(product.name, product.nameAr);
  const added = onAdded ?? (() => notify(t('cart.added', { name }), { kind: 'success' }));
  const choose = (anchor: HTMLElement) => quickChoice.open({ product, anchor, onAdded: added });
  const hasChoice = needsChoice(product);
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (hasChoice) return choose(currentTarget);
    cart.add(toLine(product));
    added();
  };
  const label = `${t(hasChoice ? 'card.choose' : 'cart.addTo')}: ${name}`;
  const iconButton = product.stock > 0 && (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup={hasChoice ? 'dialog' : undefined}
      onClick={press}
      className="grid size-11 place-items-center rounded-full text-night [&>svg]:size-8.5 [&>svg]:rounded-full [&>svg]:bg-white/85 [&>svg]:p-1.5 hover:[&>svg]:bg-white"
    >
      <ShoppingBag />
    </button>
  );
  const button = compact ? (
    iconButton
  ) : (
    <Button
      variant="secondary"
      size="small"
      className="min-h-11 w-full"
      aria-label={label}
      aria-haspopup={hasChoice ? 'dialog' : undefined}
      disabled={product.stock === 0}
      onClick={press}
    >
      {t(hasChoice ? 'card.choose' : 'cart.addTo')}
    </Button>
  );
  return (
    <div
      data-in-cart={lines.length > 0 ? '' : undefined}
      className={compact ? 'contents' : undefined}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      {wasInCart ? (
        <CardQuantity
          {...{ product, lines, hasFocus, compact }}
          onChoose={choose}
          fallback={button}
        >
          {button}
        </CardQuantity>
      ) : (
        button
      )}
    </div>
  );
};
