import { CardCartButton } from '@/features/cart/card-cart-button';
import { ProductCard } from '@/features/catalogue/product-card';
import { WishlistButton } from '@/features/wishlist/wishlist-button';
import { panels } from '@/shared/browser/panels';
import { CachedFragment } from '@/shared/rendering/cached-fragment';
import { useUser } from '@/shared/session/session';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

interface ShopCardProps {
  product: Product;
  eager?: boolean;
}

/** A product card with its cart and wishlist buttons. */
export const ShopCard = (props: ShopCardProps) => (
  <CachedFragment name="shop-card" of={props}>
    {() => <Card {...props} />}
  </CachedFragment>
);

const Card = ({ product, eager }: ShopCardProps) => {
  const { pick } = useText();
  const user = useUser();
  const name = pick(product.name, product.nameAr);
  return (
    <ProductCard
      product={product}
      eager={eager}
      corner={<WishlistButton productId={product.id} productName={name} userId={user?.id} />}
      action={<CardCartButton product={product} onAdded={() => panels.open('cart')} />}
    />
  );
};
