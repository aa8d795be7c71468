import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { ProductPrice } from '@/shared/product-price';
import { ProductRating } from '@/shared/product-rating';
import { SaleBadge } from '@/shared/sale-badge';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';

/** Brand, name, model, vendor, rating and price. */
export const ProductHeading = ({ product }: { product: Product }) => {
  const { t, pick } = useText();
  return (
    <div className="flex flex-col gap-3">
      {product.brand && (
        <Link
          to={paths.brand(product.brand)}
          className="eyebrow self-start text-brass underline-offset-4 hover:underline"
        >
          <bdi>{product.brandName}</bdi>
        </Link>
      )}
      <h1 tabIndex={-1} className="display text-h1">
        <bdi>{pick(product.name, product.nameAr)}</bdi>
      </h1>
      <p className="flex flex-wrap gap-x-4 text-small text-muted">
        <span>
          {t('product.model')}: <bdi>{product.model}</bdi>
        </span>
        <span>
          {t('product.soldBy')}{' '}
          <Link to={paths.vendor(product.vendor)} className="underline underline-offset-4">
            <bdi>{product.vendorName}</bdi>
          </Link>
        </span>
      </p>
      {product.reviewCount > 0 && (
        <a href="#reviews" className="self-start">
          <ProductRating product={product} />
        </a>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <ProductPrice product={product} className="text-h2" />
        <SaleBadge product={product} />
      </div>
      <p className="text-mini text-muted">{t('product.vat')}</p>
    </div>
  );
};
