import { buttonClass } from '@shop/ui';
import { COLOR_AND_WARRANTY_CATEGORY } from '@shop/shop-rules';
import { Link } from 'react-router';
import { CardCartButton } from '@/features/cart/card-cart-button';
import { ProductCard } from '@/features/catalogue/product-card';
import { WishlistButton } from '@/features/wishlist/wishlist-button';
import { panels } from '@/shared/panels';
import { paths } from '@/shared/paths';
import { useUser } from '@/shared/session';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';

/** A product card with its cart and wishlist buttons. */
export const ShopCard = ({ product, eager }: { product: Product; eager?: boolean }) => {
  const { t, pick } = useText();
  const user = useUser();
  const name = pick(product.name, product.nameAr);
  const action =
    product.category_id === COLOR_AND_WARRANTY_CATEGORY ? (
      <Link
        to={paths.product(product.id)}
        className={buttonClass({ variant: 'secondary', size: 'small', className: 'w-full' })}
      >
        {t('card.choose')}
        <span className="sr-only">: {name}</span>
      </Link>
    ) : (
      <CardCartButton product={product} onAdded={() => panels.open('cart')} />
    );
  return (
    <ProductCard
      product={product}
      eager={eager}
      corner={<WishlistButton productId={product.id} productName={name} userId={user?.id} />}
      action={action}
    />
  );
};
