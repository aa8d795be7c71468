import { buttonClass } from '@shop/ui';
import { Link } from 'react-router';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { Thumb } from '@/shared/display/thumb';
import type { Product } from './product';
import { ProductPrice } from './product-price';
import { StockBadge } from './stock-badge';
import { Swatches } from './swatches';
import { useMay } from '@/shared/rights/use-may';

const ACTIONS = [
  { path: paths.orderImages, text: 'products.orderImages' },
  { path: paths.orderUsage, text: 'products.orderUsage' },
  { path: paths.editProduct, text: 'rows.edit' },
];

/** A product with links to its images and its form. */
export const ProductCard = ({ product }: { product: Product }) => {
  const t = useText();
  const name = useNameOf()(product);
  const mayEdit = useMay()('products.edit');
  return (
    <li className="panel flex flex-col overflow-hidden">
      <Thumb images={product.images} large className="aspect-square w-full" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div>
          <h2 className="line-clamp-2 font-semibold">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-mini text-muted">
            <bdi>{product.model}</bdi>
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ProductPrice product={product} />
          <StockBadge stock={product.stock} />
        </div>
        {product.warranty && (
          <p className="text-small text-muted">
            {t('products.warranty')}: <bdi>{product.warranty}</bdi>
          </p>
        )}
        <Swatches colors={product.colors} />
        <div className="mt-auto flex flex-wrap gap-2 pt-1 *:grow">
          {(mayEdit ? ACTIONS : []).map(({ path, text }) => (
            <Link
              key={text}
              to={path(product.id)}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              {t(text)}
              <span className="sr-only"> {name}</span>
            </Link>
          ))}
        </div>
      </div>
    </li>
  );
};
