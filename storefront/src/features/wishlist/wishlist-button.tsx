import { cx, notify } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useText } from '@/shared/text';
import { useWish, wishlistQueries } from './wishlist.queries';

export interface WishlistButtonProps {
  productId: number;
  productName: string;
  /** Undefined while nobody is logged in. */
  userId: number | undefined;
  /** With its word beside the heart. */
  wide?: boolean;
}

const NOBODY = 0;

/** Likes a product or takes it off the wishlist; logged out it says why it cannot. */
export const WishlistButton = ({ productId, productName, userId, wide }: WishlistButtonProps) => {
  const { t } = useText();
  const { data = [] } = useQuery({
    ...wishlistQueries.of(userId ?? NOBODY),
    enabled: userId !== undefined,
  });
  const wish = useWish(userId ?? NOBODY);
  // Until the list is read again the heart shows what was asked for.
  const liked = wish.isPending ? wish.variables.liked : data.some(({ id }) => id === productId);
  const word = t(liked ? 'wishlist.remove' : 'wishlist.like');
  const press = () => {
    if (userId === undefined) return notify(t('wishlist.loggedOut'), { kind: 'error' });
    if (!wish.isPending) wish.mutate({ productId, liked: !liked });
  };
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`${word}: ${productName}`}
      aria-disabled={userId === undefined || undefined}
      title={userId === undefined ? t('wishlist.loginTitle') : undefined}
      onClick={press}
      className={cx(
        'inline-flex items-center justify-center gap-2 transition-colors',
        wide
          ? 'min-h-11 rounded-control border border-control px-3 text-small font-semibold hover:bg-sand [&>svg]:shrink-0'
          : 'size-11 rounded-full text-night [&>svg]:rounded-full [&>svg]:bg-white/85 [&>svg]:p-1.5 hover:[&>svg]:bg-white',
      )}
    >
      <Heart
        aria-hidden="true"
        strokeWidth={1.5}
        className={cx(wide ? 'size-5' : 'size-8.5', liked && 'text-[#a11d2c]')}
        fill={liked ? 'currentColor' : 'none'}
      />
      {wide && word}
    </button>
  );
};
