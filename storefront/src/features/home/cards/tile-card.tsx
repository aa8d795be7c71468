import { isVideo } from '@shop/shop-rules';
import { cx, Skeleton } from '@shop/ui';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice, useLowest } from '@/shared/products/product-price';
import { SaleBadge } from '@/shared/products/sale-badge';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import type { CardButtons } from './card-buttons';

/** Reserves the height of the text. */
const frame = {
  box: 'group @container relative',
  picture: 'relative block overflow-hidden bg-sand',
  name: 'mt-1.5 line-clamp-1 min-h-lh text-mini font-medium md:text-small',
  price: 'min-h-lh text-mini md:text-small @max-[188px]:min-h-[1.8lh]',
};
const shape = (tall: boolean | undefined) => (tall ? 'aspect-4/5' : 'aspect-square');

const SIZES = {
  narrow: '(min-width: 1280px) 230px, (min-width: 768px) 18vw, 30vw',
  wide: '(min-width: 1280px) 230px, (min-width: 768px) 30vw, 42vw',
};

/**
 * Picture with its buttons, name and price of a product; the link covers the rest of the card. The lowest price is at the
 * bottom of the picture, but read after the name and the price.
 */
export const TileCard = ({
  product,
  heart,
  cart,
  narrow,
  tall,
}: CardButtons & {
  product: Product;
  /** Three in a row on phones, without room for the lowest price there, so that no price is struck through. */
  narrow?: boolean;
  /** A tall picture instead of a square one. */
  tall?: boolean;
}) => {
  const { t, pick } = useText();
  const soldOut = product.stock === 0;
  const lowest = useLowest(product, 'price.lowestShort');
  return (
    <article className={frame.box}>
      <div className={cx(frame.picture, shape(tall))}>
        <Picture
          image={product.images.find((image) => !isVideo(image))}
          alt=""
          sizes={narrow ? SIZES.narrow : SIZES.wide}
          max={640}
          className={cx(
            'size-full transition-transform duration-[400ms] group-hover:scale-[1.03]',
            soldOut && 'opacity-70 [filter:saturate(0.5)]',
          )}
        />
        <SaleBadge
          product={product}
          className={cx('absolute start-2 top-2 @max-[130px]:hidden', narrow && 'max-md:hidden')}
        />
        <div className="absolute end-0 top-0 z-10">{heart}</div>
        <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex justify-end *:pointer-events-auto">
          {cart}
        </div>
      </div>
      <h3 className={frame.name}>
        <Link
          to={paths.product(product.id)}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          <bdi>{pick(product.name, product.nameAr)}</bdi>
        </Link>
      </h3>
      {soldOut ? (
        <p className={cx(frame.price, 'text-muted')}>{t('stock.none')}</p>
      ) : (
        <ProductPrice
          note=""
          product={product}
          className={cx(frame.price, narrow && 'max-md:[&_s]:hidden')}
        />
      )}
      {!soldOut && lowest && (
        <small
          className={cx(
            'pointer-events-none absolute start-0 me-11 bg-surface px-1 text-mini',
            tall ? 'bottom-[calc(100%-125cqi)]' : 'bottom-[calc(100%-100cqi)]',
            narrow && 'max-md:hidden',
          )}
        >
          {lowest}
        </small>
      )}
    </article>
  );
};

export const TileSkeleton = ({ tall }: { tall?: boolean }) => (
  <div className={frame.box}>
    <Skeleton className={cx(frame.picture, shape(tall))} />
    <p className={cx(frame.name, 'skeleton-lines w-4/5')} />
    <p className={cx(frame.price, 'skeleton-lines w-1/2')} />
  </div>
);
