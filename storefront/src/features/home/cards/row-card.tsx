import { isVideo } from '@shop/shop-rules';
import { cx, Skeleton } from '@shop/ui';
import { Link } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { Picture } from '@/shared/media/picture';
import { ProductPrice } from '@/shared/products/product-price';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import type { CardButtons } from './card-buttons';

/** Reserves the height of the text: a name and a price of two lines each. */
const frame = {
  box: 'group relative h-full border border-line bg-surface',
  content: 'flex items-center gap-2 md:gap-3',
  picture: 'h-20 w-14 shrink-0 bg-sand md:h-24 md:w-20',
  words:
    'flex min-h-[calc(3.8lh+2px)] min-w-0 flex-1 flex-col justify-center gap-0.5 pe-2 text-mini md:text-small',
  name: 'line-clamp-2 font-medium',
  buttons: 'relative z-10 flex h-11 items-center justify-between',
};

/** Picture beside name and price of a product, above its buttons; the link covers the rest of the card. */
export const RowCard = ({ product, heart, cart }: CardButtons & { product: Product }) => {
  const { t, pick } = useText();
  return (
    <article className={frame.box}>
      <div className={frame.content}>
        <Picture
          image={product.images.find((image) => !isVideo(image))}
          alt=""
          sizes="80px"
          max={320}
          className={frame.picture}
        />
        <div className={frame.words}>
          <h3 className={frame.name}>
            <Link
              to={paths.product(product.id)}
              className="after:absolute after:inset-0 group-hover:underline"
            >
              <bdi>{pick(product.name, product.nameAr)}</bdi>
            </Link>
          </h3>
          {product.stock === 0 ? (
            <p className="text-muted">{t('stock.none')}</p>
          ) : (
            <ProductPrice product={product} />
          )}
        </div>
      </div>
      <div className={frame.buttons}>
        {heart}
        {cart}
      </div>
    </article>
  );
};

export const RowSkeleton = () => (
  <div className={frame.box}>
    <div className={frame.content}>
      <Skeleton className={frame.picture} />
      <div className={frame.words}>
        <p className={cx(frame.name, 'skeleton-lines h-[2lh]')} />
        <p className="skeleton-lines h-lh w-3/4" />
      </div>
    </div>
    <div className={frame.buttons} />
  </div>
);
