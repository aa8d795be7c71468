import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { ProductPrice } from '@/shared/products/product-price';
import { useText } from '@/shared/i18n/text';
import type { Product } from '@/shared/api/types';

/** Observer area from the header downwards: an element outside it has scrolled off the top. */
const FROM_HEADER_DOWN = '-64px 0px 1000000px 0px';

const useScrolledOff = (target: RefObject<Element | null>): boolean => {
  const [isScrolledOff, setIsScrolledOff] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsScrolledOff(entries.at(-1)?.isIntersecting === false),
      { rootMargin: FROM_HEADER_DOWN },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isScrolledOff;
};

/** Mobile bar with name, price and cart button, shown when the main button is out of view. */
export const BuyBar = ({
  product,
  after,
  children,
}: {
  product: Product;
  after: RefObject<Element | null>;
  children: ReactNode;
}) => {
  const { t, pick } = useText();
  if (!useScrolledOff(after)) return null;
  return (
    <section
      data-buy-bar
      aria-label={t('product.buyBar')}
      className="hidden-while-typing fixed inset-x-0 bottom-[calc(56px+env(safe-area-inset-bottom))] z-20 flex h-18 animate-rise-in items-center justify-between gap-4 border-t border-line bg-paper px-(--gutter) md:hidden"
    >
      <div className="min-w-0">
        <p className="truncate text-small">
          <bdi>{pick(product.name, product.nameAr)}</bdi>
        </p>
        <ProductPrice product={product} />
      </div>
      {children}
    </section>
  );
};
