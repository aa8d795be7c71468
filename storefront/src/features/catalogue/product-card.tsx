import { cx } from '@shop/ui';
import { isVideo } from '@shop/shop-rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { Picture } from '@/shared/picture';
import { ProductPrice } from '@/shared/product-price';
import { ProductRating } from '@/shared/product-rating';
import { SaleBadge } from '@/shared/sale-badge';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';

const SIZES = '(min-width: 1280px) 300px, (min-width: 768px) 33vw, 50vw';

export interface ProductCardProps {
  product: Product;
  /** Above the fold. */
  eager?: boolean;
  /** Button at the picture's top end corner. */
  corner?: ReactNode;
  /** Button below the price. */
  action?: ReactNode;
}

/** One product in a grid: the name's link covers the card, buttons lie above it. */
export const ProductCard = ({ product, eager, corner, action }: ProductCardProps) => {
  const { t, pick } = useText();
  const pictures = product.images.filter((image) => !isVideo(image));
  const name = pick(product.name, product.nameAr);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-4/5 overflow-hidden bg-sand">
        <Picture
          image={pictures[0]}
          alt=""
          sizes={SIZES}
          max={800}
          eager={eager}
          className={cx(
            'size-full transition duration-[400ms]',
            pictures[1] ? 'group-hover:opacity-0' : 'group-hover:scale-[1.03]',
          )}
        />
        {pictures[1] && (
          <Picture
            image={pictures[1]}
            alt=""
            sizes={SIZES}
            max={800}
            className="absolute inset-0 hidden size-full opacity-0 transition duration-[400ms] group-hover:opacity-100 pointer-fine:block"
          />
        )}
        <div className="absolute start-2 top-2">
          <SaleBadge product={product} />
        </div>
        {product.stock === 0 && (
          <p className="absolute inset-x-0 bottom-0 bg-night/75 py-2 text-center text-mini font-semibold text-white">
            {t('stock.none')}
          </p>
        )}
        {corner && <div className="absolute end-1 top-1 z-10">{corner}</div>}
      </div>
      <div className="flex flex-1 flex-col gap-1 pt-3">
        <p className="eyebrow text-muted">
          <bdi>{product.brandName}</bdi>
        </p>
        <h3 className="text-small font-medium md:text-body">
          <Link
            to={paths.product(product.id)}
            className="line-clamp-2 after:absolute after:inset-0 hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <div className="mt-auto flex flex-col gap-1 pt-1">
          <ProductRating product={product} />
          <ProductPrice product={product} className="text-small md:text-body" />
          {action && <div className="relative z-10 mt-2">{action}</div>}
        </div>
      </div>
    </article>
  );
};
