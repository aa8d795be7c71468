import type { Product } from './product';
import { ProductCell } from './quick-cell';
import type { QuickValues } from './quick-values.queries';
import { StockBadge } from './stock-badge';

/** The stock of a product, as a field unless it is the sum of several variants. */
export const QuickStock = ({
  product,
  values,
}: {
  product: Product;
  /** Undefined while they are not loaded, or not edited. */
  values: QuickValues | undefined;
}) => {
  if (!values) return <StockBadge stock={product.stock} />;
  const badge = <StockBadge stock={values.stock} />;
  if (values.variantCount > 1) return <span className="px-2">{badge}</span>;
  return (
    <ProductCell field="stock" {...{ product, values }}>
      {badge}
    </ProductCell>
  );
};
