import { DataTable, type Column } from '@shop/ui';
import { ExternalLink } from 'lucide-react';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { shopUrl } from '@/shared/paths';
import { Thumb } from '@/shared/thumb';
import type { Product } from './product';
import { ProductPrice } from './product-price';
import { StockBadge } from './stock-badge';

/** The catalogue as rows. */
export const ProductTable = ({
  rows,
  busy,
  sort,
  onSort,
  categoryName,
  showVendor,
}: {
  rows: Product[] | undefined;
  busy: boolean;
  sort: string;
  onSort: (sort: string) => void;
  categoryName: (id: number) => string;
  /** Vendors see only their own products: the column would say one thing. */
  showVendor: boolean;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const columns: Column<Product>[] = [
    {
      key: 'name',
      header: t('products.name'),
      rowHeader: true,
      sort: { asc: 'name-asc', desc: 'name-desc' },
      cell: (product) => (
        <span className="flex items-center gap-3">
          <Thumb images={product.images} className="size-10" />
          <span className="min-w-0">
            <span className="line-clamp-2 font-semibold">
              <bdi>{nameOf(product)}</bdi>
            </span>
            <span className="block text-mini text-muted xl:hidden">
              <bdi>{product.model}</bdi>
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'model',
      header: t('products.model'),
      cell: ({ model }) => <bdi className="text-muted">{model}</bdi>,
      className: 'max-xl:hidden',
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
      cell: (product) => (
        <ProductPrice product={product} className="flex-col items-end whitespace-nowrap" />
      ),
    },
    {
      key: 'stock',
      header: t('products.stock'),
      cell: ({ stock }) => <StockBadge stock={stock} />,
    },
    {
      key: 'vendor',
      header: t('products.vendor'),
      cell: ({ vendorName }) => <bdi className="text-muted">{vendorName}</bdi>,
      className: 'max-xl:hidden',
    },
    {
      key: 'actions',
      header: t('products.shopLink'),
      align: 'end',
      cell: (product) => (
        <a
          href={shopUrl(`/product/${product.id}`)}
          target="_blank"
          rel="noreferrer"
          title={t('products.viewInShop')}
          aria-label={t('products.viewNamed', { name: nameOf(product) })}
          className="inline-flex size-9 items-center justify-center rounded-control text-muted hover:bg-sand hover:text-ink"
        >
          <ExternalLink aria-hidden="true" className="mirror size-4" strokeWidth={1.5} />
        </a>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('products.caption')}
      columns={columns.filter(({ key }) => showVendor || key !== 'vendor')}
      rowKey={({ id }) => id}
      {...{ rows, busy, sort, onSort }}
    />
  );
};
