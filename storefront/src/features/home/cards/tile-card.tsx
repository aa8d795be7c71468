import { isVideo } from '@shop/shop-rules';
import { cx, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice } from '@/shared/products/product-price';
import { SaleBadge } from '@/shared/products/sale-badge';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Reserves the height of the text. */
const frame = {
  box: 'group @container relative',
  picture: 'relative block aspect-square overflow-hidden bg-sand',
  name: 'mt-1.5 line-clamp-1 min-h-lh text-mini font-medium md:text-small',
  price: 'min-h-lh text-mini md:text-small @max-[188px]:min-h-[1.8lh]',
};

const SIZES = {
  narrow: '(min-width: 1280px) 230px, (min-width: 768px) 18vw, 30vw',
  wide: '(min-width: 1280px) 230px, (min-width: 768px) 30vw, 42vw',
};

/** Square picture, name and price of a product; the link covers the card. */
export const TileCard = ({
  product,
  corner,
  narrow,
}: {
  product: Product;
  /** Button in the corner of the picture, if there is space for it. */
  corner?: ReactNode;
  /** In a grid of three on phones. */
  narrow?: boolean;
}) => {
  const { t, pick } = useText();
  const soldOut = product.stock === 0;
  return (
    <article className={frame.box}>
      <div className={cx(frame.picture, soldOut && 'opacity-70 saturate-50')}>
        <Picture
          image={product.images.find((image) => !isVideo(image))}
          alt=""
          sizes={narrow ? SIZES.narrow : SIZES.wide}
          max={640}
          className="size-full transition-transform duration-[400ms] group-hover:scale-[1.03]"
        />
        <SaleBadge product={product} className="absolute start-2 bottom-2 @max-[130px]:hidden" />
        {corner && <div className="absolute end-0 top-0 z-10 @max-[130px]:hidden">{corner}</div>}
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
        <ProductPrice product={product} className={frame.price} />
      )}
    </article>
  );
};

export const TileSkeleton = () => (
  <div className={frame.box}>
    <Skeleton className={frame.picture} />
    <p className={cx(frame.name, 'skeleton-lines w-4/5')} />
    <p className={cx(frame.price, 'skeleton-lines w-1/2')} />
  </div>
);
