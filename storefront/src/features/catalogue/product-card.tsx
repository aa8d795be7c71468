import { cx } from '@shop/ui';
import { isVideo } from '@shop/shop-rules';
import { useState, type ReactNode } from 'react';
import { Link } from '@/shared/routing/link';
import { cardFrame } from '@/shared/products/card-frame';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice } from '@/shared/products/product-price';
import { ProductRating } from '@/shared/products/product-rating';
import { SaleBadge } from '@/shared/products/sale-badge';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Column widths of a list. */
const SIZES =
  '(min-width: 1536px) 269px, (min-width: 1280px) calc(25vw - 30px), (min-width: 768px) calc(33.3vw - 32px), calc(50vw - 22px)';

interface ProductCardProps {
  product: Product;
  /** Above the fold. */
  eager?: boolean;
  /** Button in the top end corner of the picture. */
  corner?: ReactNode;
  /** Button below the price, or over the picture on hover. */
  action?: ReactNode;
}

/** One product in a grid: the link covers the card, buttons are above it. */
export const ProductCard = ({ product, eager, corner, action }: ProductCardProps) => {
  const { t, pick } = useText();
  const [isActive, setIsActive] = useState(false);
  const [ready, setReady] = useState(false);
  const [first, second] = product.images.filter((image) => !isVideo(image));
  const soldOut = product.stock === 0;
  return (
    <article
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsActive(true)}
      onFocus={() => setIsActive(true)}
      className={cardFrame.box}
    >
      <div className={cx(cardFrame.picture, soldOut && '[filter:saturate(0.5)]')}>
        <Picture
          image={first}
          alt=""
          sizes={SIZES}
          max={800}
          eager={eager}
          className={cx(
            'size-full transition duration-[400ms]',
            soldOut && 'opacity-70',
            !second && 'group-hover:scale-[1.03]',
          )}
        />
        {second && isActive && !soldOut && (
          <Picture
            image={second}
            alt=""
            sizes={SIZES}
            max={800}
            onLoad={() => setReady(true)}
            className={cx(
              'absolute inset-0 size-full opacity-0 transition-opacity duration-[400ms]',
              ready && 'group-focus-within:opacity-100 group-hover:opacity-100',
            )}
          />
        )}
        {soldOut ? (
          <p className="absolute inset-x-0 bottom-0 bg-night/75 py-2 text-center text-mini font-semibold text-white">
            {t('stock.none')}
          </p>
        ) : (
          <SaleBadge
            product={product}
            className="absolute start-2 @max-[220px]:bottom-2 @min-[220px]:top-2"
          />
        )}
        {corner && <div className="absolute end-1 top-1 z-10">{corner}</div>}
      </div>
      <div className={cardFrame.lines}>
        <p className={cardFrame.brand}>
          <bdi>{product.brandName}</bdi>
        </p>
        <h3 className={cardFrame.name}>
          <Link
            to={paths.product(product.id)}
            className="line-clamp-2 after:absolute after:inset-0 hover:underline"
          >
            <bdi>{pick(product.name, product.nameAr)}</bdi>
          </Link>
        </h3>
        <div className={cardFrame.rating}>
          <ProductRating product={product} />
        </div>
        <ProductPrice note="price.lowestShort" product={product} className={cardFrame.price} />
        {action && (
          <div
            className={cx(
              cardFrame.action,
              'md:pointer-fine:inset-x-2 md:pointer-fine:top-[calc(125cqi-60px)]',
              'md:pointer-fine:opacity-0 md:pointer-fine:has-data-in-cart:opacity-100 md:pointer-fine:transition-opacity md:pointer-fine:group-focus-within:opacity-100 md:pointer-fine:group-hover:opacity-100',
            )}
          >
            {action}
          </div>
        )}
      </div>
    </article>
  );
};
