import type { Column } from '@shop/ui';
import type { ReactNode } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { VendorLink } from '@/shared/rights/vendor-link';
import { Thumb } from '@/shared/display/thumb';
import type { Product } from './product';
import { ProductName } from './product-name';
import { ProductPrice } from './product-price';
import { QuickPrice } from './quick-price';
import { QuickStock } from './quick-stock';
import type { QuickValues } from './quick-values.queries';

const UPDATED = 'updated';
/** Columns hidden by default. */
export const HIDDEN_BY_DEFAULT = [UPDATED];

/** Columns of the product table; the first cannot be hidden. */
export const useProductColumns = ({
  categoryName,
  showVendor,
  valuesOf,
  toggle,
}: {
  categoryName: (id: number) => string;
  /** The editable values of a product, once they are loaded; undefined: the list edits none. */
  valuesOf?: ((id: number) => QuickValues | undefined) | undefined;
  /** Shows and hides the variants of a product. */
  toggle?: (product: Product) => ReactNode;
  /** Hidden for vendors, who see only their own products. */
  showVendor: boolean;
}): Column<Product>[] => {
  const t = useText();
  const { dateTime, day } = useFormat();
  const columns: (Column<Product> | false)[] = [
    {
      key: 'name',
      header: t('products.name'),
      rowHeader: true,
      sort: { asc: 'name-asc', desc: 'name-desc' },
      cell: (product) => (
        <span className="flex items-center gap-3">
          <Thumb images={product.images} className="size-10" />
          <span className="min-w-0">
            <ProductName product={product} />
            <span className="block text-mini text-muted">
              <bdi>{product.model}</bdi>
              {/* Until the vendors have room for a column. */}
              {showVendor && (
                <span className="hidden xl:max-2xl:inline">
                  {product.model && ' · '}
                  <bdi>{product.vendorName}</bdi>
                </span>
              )}
            </span>
            {toggle?.(product)}
          </span>
        </span>
      ),
      className: 'xl:min-w-56',
    },
    {
      key: 'category',
      header: t('products.category'),
      cell: ({ category_id }) => categoryName(category_id),
      className: 'max-lg:hidden',
    },
    {
      key: 'price',
      header: t('products.price'),
      align: 'end',
      sort: { asc: 'price-low', desc: 'price-high' },
      cell: (product) =>
        valuesOf ? (
          <QuickPrice field="price" product={product} values={valuesOf(product.id)} />
        ) : (
          <ProductPrice product={product} className="flex-col items-end whitespace-nowrap" />
        ),
    },
    valuesOf !== undefined && {
      key: 'offerPrice',
      header: t('quick.offerPrice'),
      align: 'end',
      cell: (product) => (
        <QuickPrice field="offerPrice" product={product} values={valuesOf(product.id)} />
      ),
    },
    {
      key: 'stock',
      header: t('products.stock'),
      cell: (product) => <QuickStock product={product} values={valuesOf?.(product.id)} />,
    },
    showVendor && {
      key: 'vendor',
      header: t('products.vendor'),
      cell: ({ vendor, vendorName }) => (
        <VendorLink
          id={vendor}
          className="text-muted underline-offset-4 hover:text-ink hover:underline"
          plainClassName="text-muted"
        >
          <bdi>{vendorName}</bdi>
        </VendorLink>
      ),
      className: 'max-2xl:hidden',
    },
    {
      key: 'added',
      header: t('products.added'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap text-muted">
          {day(createdAt)}
        </time>
      ),
      className: 'max-xl:hidden',
    },
    {
      key: UPDATED,
      header: t('products.updated'),
      cell: ({ updatedAt }) => (
        <time
          dateTime={updatedAt}
          title={dateTime(updatedAt)}
          className="whitespace-nowrap text-muted"
        >
          {day(updatedAt)}
        </time>
      ),
      className: 'max-xl:hidden',
    },
  ];
  return columns.filter((column) => column !== false);
};
