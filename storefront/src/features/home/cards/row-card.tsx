import { isVideo } from '@shop/shop-rules';
import { cx, Skeleton } from '@shop/ui';
import { Link } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice } from '@/shared/products/product-price';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Reserves the height of the text. */
const frame = {
  box: 'group flex h-full items-center gap-2 border border-line bg-surface md:gap-3',
  picture: 'h-24 w-14 shrink-0 bg-sand md:w-20',
  words: 'flex min-w-0 flex-1 flex-col justify-center gap-0.5 pe-2',
  name: 'line-clamp-2 text-mini font-medium group-hover:underline md:text-small',
  price: 'text-mini md:text-small',
};

/** Picture beside name and price of a product; the whole card is a link. */
export const RowCard = ({ product }: { product: Product }) => {
  const { t, pick } = useText();
  return (
    <Link to={paths.product(product.id)} className={frame.box}>
      <Picture
        image={product.images.find((image) => !isVideo(image))}
        alt=""
        sizes="80px"
        max={320}
        className={frame.picture}
      />
      <span className={frame.words}>
        <span className={frame.name}>
          <bdi>{pick(product.name, product.nameAr)}</bdi>
        </span>
        {product.stock === 0 ? (
          <span className={cx(frame.price, 'text-muted')}>{t('stock.none')}</span>
        ) : (
          <ProductPrice product={product} className={frame.price} />
        )}
      </span>
    </Link>
  );
};

export const RowSkeleton = () => (
  <div className={frame.box}>
    <Skeleton className={frame.picture} />
    <span className={frame.words}>
      <span className={cx(frame.name, 'skeleton-lines h-[2lh]')} />
      <span className={cx(frame.price, 'skeleton-lines block h-lh w-3/4')} />
    </span>
  </div>
);
