import { isVideo, SPECIAL_DESCRIPTION_LENGTH } from '@shop/shop-rules';
import { Skeleton } from '@shop/ui';
import { Link } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice } from '@/shared/products/product-price';
import { SaleBadge } from '@/shared/products/sale-badge';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import type { CardButtons } from './cards/card-buttons';

/** Reserves the height of the longest text: badge, name, description, two lines of prices and the cart button. */
const frame = {
  box: 'group relative grid h-full grid-cols-[2fr_3fr] border border-line bg-surface',
  picture: 'relative overflow-hidden bg-sand',
  words:
    'flex min-h-[calc(6.8lh+7.25rem)] flex-col items-start justify-center gap-1.5 p-3 md:min-h-[calc(6.5lh+8.25rem)] md:p-5',
};

/** Long texts end in an ellipsis after 100 characters. */
const shorten = (text: string): string =>
  text.length > SPECIAL_DESCRIPTION_LENGTH
    ? `${text.slice(0, SPECIAL_DESCRIPTION_LENGTH).trimEnd()}…`
    : text;

/** One product with a description, below the picture or beside it on wide screens. */
export const SpecialCard = ({ product, heart, cart }: CardButtons & { product: Product }) => {
  const { pick } = useText();
  return (
    <article className={frame.box}>
      <div className={frame.picture}>
        <Picture
          image={product.images.find((image) => !isVideo(image))}
          alt=""
          sizes="(min-width: 1280px) 14vw, (min-width: 768px) 20vw, 36vw"
          max={640}
          className="absolute inset-0 size-full transition-transform duration-[400ms] group-hover:scale-[1.03]"
        />
        <div className="absolute end-0 top-0 z-10">{heart}</div>
      </div>
      <div className={frame.words}>
        <SaleBadge product={product} />
        <h3 className="line-clamp-2 font-medium">
          <Link
            to={paths.product(product.id)}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            <bdi>{pick(product.name, product.nameAr)}</bdi>
          </Link>
        </h3>
        <p className="line-clamp-4 text-mini text-muted md:text-small">
          <bdi>{shorten(pick(product.description, product.descriptionAr))}</bdi>
        </p>
        <ProductPrice product={product} />
        <div className="relative z-10 min-h-11 w-full">{cart}</div>
      </div>
    </article>
  );
};

export const SpecialSkeleton = () => (
  <div className={frame.box}>
    <Skeleton className={frame.picture} />
    <div className={frame.words}>
      <p className="skeleton-lines h-[2lh] w-4/5" />
      <p className="skeleton-lines h-[4lh] w-full text-mini md:text-small" />
      <p className="skeleton-lines h-lh w-1/3" />
    </div>
  </div>
);
