import type { ButtonsOf } from '@/features/home/cards/card-buttons';
import { WishlistButton } from '@/features/wishlist/wishlist-button';
import { panels } from '@/shared/browser/panels';
import { useText } from '@/shared/i18n/text';
import { afterStart } from '@/shared/rendering/after-start';
import { useUser } from '@/shared/session/session';
import type { Product } from '@/shared/api/types';

const CardCartButton = afterStart(
  async () => (await import('@/features/cart/card-cart-button')).CardCartButton,
);

const Heart = ({ product }: { product: Product }) => {
  const { pick } = useText();
  const name = pick(product.name, product.nameAr);
  return <WishlistButton productId={product.id} productName={name} userId={useUser()?.id} />;
};

/** Wishlist and cart buttons of the cards of the home page. */
export const homeButtons: ButtonsOf = (product, hasText) => ({
  heart: <Heart product={product} />,
  cart: <CardCartButton product={product} compact={!hasText} onAdded={() => panels.open('cart')} />,
});
