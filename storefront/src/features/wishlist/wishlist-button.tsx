import { cx, notify } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useText } from '@/shared/i18n/text';
import { useWishlistChange, useWishlistAfterSignIn, wishlistQueries } from './wishlist.queries';

interface HeartProps {
  productId: number;
  productName: string;
  /** Shows a label beside the heart. */
  wide?: boolean;
}

interface WishlistButtonProps extends HeartProps {
  /** Undefined for a guest. */
  userId: number | undefined;
}

const HeartButton = ({
  productName,
  wide,
  liked = false,
  guest,
  onPress,
}: Omit<HeartProps, 'productId'> & {
  liked?: boolean;
  guest?: boolean;
  onPress: () => void;
}) => {
  const { t } = useText();
  const word = t(liked ? 'wishlist.remove' : 'wishlist.like');
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`${word}: ${productName}`}
      aria-disabled={guest}
      title={guest ? t('wishlist.loginTitle') : undefined}
      onClick={onPress}
      className={cx(
        'inline-flex items-center justify-center gap-2 transition-colors',
        wide
          ? 'min-h-11 rounded-control border border-control px-3 text-small font-semibold hover:bg-sand [&>svg]:shrink-0'
          : 'size-11 rounded-full text-night [&>svg]:rounded-full [&>svg]:bg-white/85 [&>svg]:p-1.5 hover:[&>svg]:bg-white',
      )}
    >
      <Heart
        className={cx(wide ? 'size-5' : 'size-8.5', liked && 'text-[#a11d2c]')}
        fill={liked ? 'currentColor' : 'none'}
      />
      {wide && word}
    </button>
  );
};

const ShopperHeart = ({ userId, productId, ...heart }: HeartProps & { userId: number }) => {
  const { data = [] } = useQuery(wishlistQueries.of(userId));
  const change = useWishlistChange(userId);
  // Shows the requested state until the list is refetched.
  const liked = change.isPending ? change.variables.liked : data.some(({ id }) => id === productId);
  const press = () => !change.isPending && change.mutate({ productId, liked: !liked });
  return <HeartButton {...heart} liked={liked} onPress={press} />;
};

const GuestHeart = (heart: HeartProps) => {
  const { t } = useText();
  const addAfterSignIn = useWishlistAfterSignIn(heart.productId, heart.productName);
  const press = () =>
    notify(t('wishlist.loggedOut'), {
      kind: 'error',
      action: { text: t('user.login'), onSelect: () => void addAfterSignIn() },
    });
  return <HeartButton {...heart} guest onPress={press} />;
};

/** Adds a product to the wishlist or removes it. A guest is asked to sign in; the list is not loaded. */
export const WishlistButton = ({ userId, ...heart }: WishlistButtonProps) =>
  userId === undefined ? <GuestHeart {...heart} /> : <ShopperHeart {...heart} userId={userId} />;
