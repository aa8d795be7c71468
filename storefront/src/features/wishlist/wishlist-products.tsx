import { buttonClass, EmptyState, notify } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { RegionError } from '@/shared/layout/region-error';
import { Link } from '@/shared/routing/link';
import { panels } from '@/shared/browser/panels';
import { paths } from '@/shared/routing/paths';
import { ProductGrid, ProductGridSkeleton } from '@/shared/products/product-grid';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';
import { useWishlistChange, wishlistQueries } from './wishlist.queries';

const FIRST_ROW = 4;

/** What the card of a product can do. */
export interface WishlistCardProps {
  product: Product;
  eager: boolean;
  onRemove: () => void;
  /** The product is in the cart. */
  onMoved: () => void;
}

/** The products of the shopper's wishlist; the page supplies their cards, which know the cart. */
export const WishlistProducts = ({
  userId,
  card,
}: {
  userId: number;
  card: (props: WishlistCardProps) => ReactNode;
}) => {
  const { t, pick } = useText();
  const { data: products, isError, refetch } = useQuery(wishlistQueries.of(userId));
  const { mutate } = useWishlistChange(userId);
  const box = useRef<HTMLDivElement>(null);
  const left = useRef<{ index: number; of: number }>(undefined);

  // The focus of a removed card moves to the next card, or to the heading.
  useEffect(() => {
    if (!products || !left.current || products.length >= left.current.of) return;
    const links = box.current?.querySelectorAll<HTMLElement>('h3 a') ?? [];
    const next = links[Math.min(left.current.index, links.length - 1)];
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    left.current = undefined;
  }, [products]);

  const remove = (product: Product, index: number) => {
    left.current = { index, of: products?.length ?? 0 };
    mutate({ productId: product.id, liked: false });
  };
  const like = (product: Product) => mutate({ productId: product.id, liked: true, product });

  const name = (product: Product) => pick(product.name, product.nameAr);
  const removeWithUndo = (product: Product, index: number) => {
    remove(product, index);
    notify(t('wishlist.removed', { name: name(product) }), {
      action: { text: t('undo'), onSelect: () => like(product) },
    });
  };
  const moved = (product: Product, index: number) => {
    remove(product, index);
    notify(t('cart.added', { name: name(product) }), {
      kind: 'success',
      action: { text: t('cart.title'), onSelect: () => panels.open('cart') },
    });
  };

  if (isError && !products) return <RegionError onRetry={refetch} />;
  if (!products) return <ProductGridSkeleton count={2} />;
  return (
    <div ref={box}>
      <p className="mb-4 text-small text-muted tabular-nums empty:hidden">
        {products.length > 0 && t('list.total', { count: products.length })}
      </p>
      {products.length === 0 ? (
        <EmptyState text={t('wishlist.empty')}>
          <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
            {t('wishlist.browse')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">{t('list.products')}</h2>
          <ProductGrid
            products={products}
            card={(product, index) =>
              card({
                product,
                eager: index < FIRST_ROW,
                onRemove: () => removeWithUndo(product, index),
                onMoved: () => moved(product, index),
              })
            }
          />
        </>
      )}
    </div>
  );
};
