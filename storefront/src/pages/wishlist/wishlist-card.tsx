import { needsChoice } from '@shop/shop-rules';
import { Button } from '@shop/ui';
import { X } from 'lucide-react';
import { toLine } from '@/features/cart/line-rules';
import { cart } from '@/features/cart/cart-store';
import { quickChoice } from '@/features/cart/quick-choice-store';
import { ProductCard } from '@/features/catalogue/product-card';
import type { WishlistCardProps } from '@/features/wishlist/wishlist-products';
import { useText } from '@/shared/i18n/text';

/** A product of the wishlist with buttons to remove it or move it to the cart. */
export const WishlistCard = ({ product, eager, onRemove, onMoved }: WishlistCardProps) => {
  const { t, pick } = useText();
  const name = pick(product.name, product.nameAr);
  const move = (anchor: HTMLElement) => {
    if (needsChoice(product)) return quickChoice.open({ product, anchor, onAdded: onMoved });
    cart.add(toLine(product));
    onMoved();
  };
  return (
    <ProductCard
      product={product}
      eager={eager}
      corner={
        <button
          type="button"
          aria-label={`${t('wishlist.remove')}: ${name}`}
          onClick={onRemove}
          className="inline-flex size-11 items-center justify-center text-night [&>svg]:rounded-full [&>svg]:bg-white/85 hover:[&>svg]:bg-white"
        >
          <X className="size-8.5 p-2" />
        </button>
      }
      action={
        <Button
          variant="secondary"
          className="w-full"
          aria-label={`${t('wishlist.move')}: ${name}`}
          aria-haspopup={needsChoice(product) ? 'dialog' : undefined}
          disabled={product.stock === 0}
          onClick={({ currentTarget }) => move(currentTarget)}
        >
          {t('wishlist.move')}
        </Button>
      }
    />
  );
};
