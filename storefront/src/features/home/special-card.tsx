import { isVideo, SPECIAL_DESCRIPTION_LENGTH } from '@shop/shop-rules';
import { Skeleton } from '@shop/ui';
import { Link } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice } from '@/shared/products/product-price';
import { SaleBadge } from '@/shared/products/sale-badge';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Reserves the height of the longest text. */
const frame = {
  box: 'group flex h-full flex-col border border-line bg-surface lg:grid lg:grid-cols-[2fr_3fr]',
  picture: 'relative aspect-4/3 overflow-hidden bg-sand lg:aspect-auto',
  words:
    'flex min-h-[15rem] flex-1 flex-col items-start gap-2 p-4 md:min-h-[17.5rem] md:p-7 lg:justify-center',
};

/** Long texts end in an ellipsis after 100 characters. */
const shorten = (text: string): string =>
  text.length > SPECIAL_DESCRIPTION_LENGTH
    ? `${text.slice(0, SPECIAL_DESCRIPTION_LENGTH).trimEnd()}…`
    : text;

/** One product with a description, below the picture or beside it on wide screens. */
export const SpecialCard = ({ product }: { product: Product }) => {
  const { pick } = useText();
  return (
    <Link to={paths.product(product.id)} className={frame.box}>
      <span className={frame.picture}>
        <Picture
          image={product.images.find((image) => !isVideo(image))}
          alt=""
          sizes="(min-width: 1024px) 20vw, (min-width: 768px) 46vw, 80vw"
          max={800}
          className="absolute inset-0 size-full transition-transform duration-[400ms] group-hover:scale-[1.03]"
        />
      </span>
      <span className={frame.words}>
        <SaleBadge product={product} />
        <span className="display line-clamp-2 text-h3 group-hover:underline">
          <bdi>{pick(product.name, product.nameAr)}</bdi>
        </span>
        <span className="line-clamp-3 text-small text-muted lg:line-clamp-4">
          <bdi>{shorten(pick(product.description, product.descriptionAr))}</bdi>
        </span>
        <ProductPrice product={product} className="max-lg:mt-auto" />
      </span>
    </Link>
  );
};

export const SpecialSkeleton = () => (
  <div className={frame.box}>
    <Skeleton className={frame.picture} />
    <div className={frame.words}>
      <p className="skeleton-lines h-[2lh] w-4/5 text-h3" />
      <p className="skeleton-lines h-[3lh] w-full text-small" />
      <p className="skeleton-lines h-lh w-1/3" />
    </div>
  </div>
);
