import { cx, Loading, Skeleton } from '@shop/ui';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { shopUrl } from '@/shared/paths';
import { Thumb } from '@/shared/thumb';
import type { Product } from './product';
import { ProductPrice } from './product-price';
import { StockBadge } from './stock-badge';

/** The catalogue on narrow screens. */
export const ProductCards = ({
  rows,
  busy,
  categoryName,
  showVendor,
}: {
  rows: Product[] | undefined;
  busy: boolean;
  categoryName: (id: number) => string;
  showVendor: boolean;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  if (!rows)
    return (
      <Loading text={t('shell.loading')}>
        <div className="flex flex-col gap-3">
          {Array.from({ length: 6 }, (_, card) => (
            <Skeleton key={card} className="h-28" />
          ))}
        </div>
      </Loading>
    );
  return (
    <ul
      aria-busy={busy}
      className={cx('flex flex-col gap-3 transition-opacity', busy && 'opacity-60')}
    >
      {rows.map((product) => (
        <li key={product.id} className="panel flex gap-3 p-3">
          <Thumb images={product.images} className="size-20" />
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <a
              href={shopUrl(`/product/${product.id}`)}
              target="_blank"
              rel="noreferrer"
              className="line-clamp-2 font-semibold underline-offset-4 hover:underline"
            >
              <bdi>{nameOf(product)}</bdi>
            </a>
            <p className="truncate text-mini text-muted">
              <bdi>{product.model}</bdi> · {categoryName(product.category_id)}
              {showVendor && (
                <>
                  {' · '}
                  <bdi>{product.vendorName}</bdi>
                </>
              )}
            </p>
            <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
              <ProductPrice product={product} />
              <StockBadge stock={product.stock} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
};
