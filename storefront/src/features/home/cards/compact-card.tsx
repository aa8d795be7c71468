import { isVideo } from '@shop/shop-rules';
import { cx, Skeleton } from '@shop/ui';
import { Link } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice } from '@/shared/products/product-price';
import { SaleBadge } from '@/shared/products/sale-badge';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Reserves the height of the text. */
const frame = {
  box: 'group @container block',
  picture: 'relative block aspect-4/5 overflow-hidden bg-sand',
  name: 'mt-2 line-clamp-1 min-h-lh text-small group-hover:underline',
  price: 'min-h-lh text-mini md:text-small @max-[188px]:min-h-[1.8lh]',
};

/** Small card for narrow slides; the whole card is a link. */
export const CompactCard = ({ product }: { product: Product }) => {
  const { pick } = useText();
  return (
    <Link to={paths.product(product.id)} className={frame.box}>
      <span className={frame.picture}>
        <Picture
          image={product.images.find((image) => !isVideo(image))}
          alt=""
          sizes="(min-width: 1024px) 240px, 33vw"
          max={640}
          className="size-full transition-transform duration-[400ms] group-hover:scale-[1.03]"
        />
        <SaleBadge product={product} className="absolute start-2 top-2 max-md:hidden" />
      </span>
      <span className={frame.name}>
        <bdi>{pick(product.name, product.nameAr)}</bdi>
      </span>
      <ProductPrice product={product} className={frame.price} />
    </Link>
  );
};

export const CompactSkeleton = () => (
  <div className={frame.box}>
    <Skeleton className={frame.picture} />
    <p className={cx(frame.name, 'skeleton-lines w-4/5')} />
    <p className={cx(frame.price, 'skeleton-lines w-1/2')} />
  </div>
);
