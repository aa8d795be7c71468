import { CardCartButton } from '@/features/cart/card-cart-button';
import { ProductCard } from '@/features/catalogue/product-card';
import { WishlistButton } from '@/features/wishlist/wishlist-button';
import { panels } from '@/shared/browser/panels';
import { useUser } from '@/shared/session/session';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** A product card with its cart and wishlist buttons. */
export const ShopCard = ({ product, eager }: { product: Product; eager?: boolean }) => {
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
