import { Button, buttonClass } from '@shop/ui';
import { COLOR_AND_WARRANTY_CATEGORY } from '@shop/shop-rules';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { ProductCard } from '@/features/catalogue/product-card';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';

/** A liked product: taken off the list, or moved into the cart. */
export const WishCard = ({
  product,
  eager,
  onRemove,
  onMove,
}: {
  product: Product;
  eager?: boolean;
  onRemove: () => void;
  onMove: () => void;
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
        product.category_id === COLOR_AND_WARRANTY_CATEGORY ? (
          <Link
            to={paths.product(product.id)}
            aria-label={`${t('card.choose')}: ${name}`}
            className={buttonClass({ variant: 'secondary', className: 'w-full' })}
          >
            {t('card.choose')}
          </Link>
        ) : (
          <Button
            variant="secondary"
            className="w-full"
            aria-label={`${t('wishlist.move')}: ${name}`}
            disabled={product.stock === 0}
            onClick={onMove}
          >
            {t('wishlist.move')}
          </Button>
        )
      }
    />
  );
};
