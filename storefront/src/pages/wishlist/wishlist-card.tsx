import { needsChoice } from '@shop/shop-rules';
import { Button } from '@shop/ui';
import { X } from 'lucide-react';
import { ProductCard } from '@/features/catalogue/product-card';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** A product of the wishlist with buttons to remove it or move it to the cart. */
export const WishlistCard = ({
  product,
  eager,
  onRemove,
  onMove,
}: {
  product: Product;
  eager?: boolean;
  onRemove: () => void;
  /** Called with the pressed button. */
  onMove: (button: HTMLElement) => void;
}) => {
  const { t, pick } = useText();
  const name = pick(product.name, product.nameAr);
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
          <X aria-hidden="true" strokeWidth={1.5} className="size-8.5 p-2" />
        </button>
      }
      action={
        <Button
          variant="secondary"
          className="w-full"
          aria-label={`${t('wishlist.move')}: ${name}`}
          aria-haspopup={needsChoice(product) ? 'dialog' : undefined}
          disabled={product.stock === 0}
          onClick={({ currentTarget }) => onMove(currentTarget)}
        >
          {t('wishlist.move')}
        </Button>
      }
    />
  );
};
