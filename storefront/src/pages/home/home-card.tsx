import { TileCard } from '@/features/home/cards/tile-card';
import { WishlistButton } from '@/features/wishlist/wishlist-button';
import { useUser } from '@/shared/session/session';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** A small product card with its wishlist button. */
export const HomeCard = ({ product }: { product: Product }) => {
  const { pick } = useText();
  const user = useUser();
  const name = pick(product.name, product.nameAr);
  return (
    <TileCard
      narrow
      product={product}
      corner={<WishlistButton productId={product.id} productName={name} userId={user?.id} />}
    />
  );
};
