import { Fragment, type ReactNode } from 'react';
import { Thumb } from '@/shared/display/thumb';
import type { Product } from './product';
import { ProductName } from './product-name';
import { ProductPrice } from './product-price';
import { QuickLine } from './quick-line';
import type { QuickValues } from './quick-values.queries';
import { StockBadge } from './stock-badge';

/** A product on screens too narrow for the table. */
export const ProductRow = ({
  product,
  categoryName,
  showVendor,
  values,
  toggle,
  variants,
  children,
}: {
  product: Product;
  categoryName: (id: number) => string;
  showVendor: boolean;
  /** The values that the list edits. */
  values?: QuickValues | undefined;
  toggle?: ReactNode;
  /** Its variants, while they are shown. */
  variants?: ReactNode;
  children: ReactNode;
}) => (
  <>
    <Thumb images={product.images} className="size-16" />
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <div className="flex items-start gap-1">
        <span className="min-w-0 flex-1">
          <ProductName product={product} />
        </span>
        {children && <span className="-me-3">{children}</span>}
      </div>
      <p className="text-mini text-muted">
        {[product.model, categoryName(product.category_id), showVendor && product.vendorName]
          .filter(Boolean)
          .map((part, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
      </p>
      {values ? (
        <>
          <QuickLine product={product} values={values} />
          {toggle}
          {variants}
        </>
      ) : (
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          <ProductPrice product={product} />
          <StockBadge stock={product.stock} />
        </div>
      )}
    </div>
  </>
);
