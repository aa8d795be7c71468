import { Badge } from '@shop/ui';
import { useLocation } from 'react-router';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { ProductPrice } from '@/shared/products/product-price';
import { ProductRating } from '@/shared/products/product-rating';
import { SaleBadge } from '@/shared/products/sale-badge';
import { useText } from '@/shared/i18n/text';
import type { ProductDetails } from '@/shared/api/types';

/** Brand, name, model, vendor, rating, price and offer. */
export const ProductHeading = ({ product }: { product: ProductDetails }) => {
  const { t, pick } = useText();
  const { search } = useLocation();
  return (
    <div className="flex flex-col gap-3">
      {product.brand && (
        <Link
          to={paths.brand(product.brand)}
          className="eyebrow -my-2 inline-flex min-h-11 items-center self-start text-brass underline-offset-4 hover:underline"
        >
          <bdi>{product.brandName}</bdi>
        </Link>
      )}
      <h1 tabIndex={-1} className="display text-h1 break-words">
        <bdi>{pick(product.name, product.nameAr)}</bdi>
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 text-small text-muted">
        {product.model && (
          <span>
            {t('product.model')}: <bdi>{product.model}</bdi>
          </span>
        )}
        <span>
          {t('product.soldBy')}{' '}
          <Link
            to={paths.vendor(product.vendor)}
            className="inline-block py-1.5 text-ink underline underline-offset-4 pointer-coarse:py-3"
          >
            <bdi>{product.vendorName}</bdi>
          </Link>
        </span>
      </div>
      {product.reviewCount > 0 && (
        <Link
          to={{ search, hash: '#reviews' }}
          className="inline-flex min-h-8 items-center self-start underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <ProductRating product={product} />
        </Link>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ProductPrice product={product} className="text-h2" />
        <SaleBadge product={product} />
        {product.offerTitle && (
          <Badge tone="brass">
            <bdi className="py-0.5 whitespace-normal">
              {pick(product.offerTitle, product.offerTitleAr)}
            </bdi>
          </Badge>
        )}
      </div>
      <p className="text-mini text-muted">{t('product.vat')}</p>
    </div>
  );
};
