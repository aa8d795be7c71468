import { optionsOfQuery } from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ProductCartButton } from '@/features/cart/product-cart-button';
import { BuyBox } from '@/features/product/buy/buy-box';
import { DeliveryBlock } from '@/features/product/details/delivery-block';
import { Gallery } from '@/features/product/gallery/gallery';
import { PRODUCT_COLUMNS } from '@/features/product/product-columns';
import { ProductFacts } from '@/features/product/details/product-facts';
import { productQueries } from '@/features/product/product.queries';
import type { Part } from '@/features/product/details/product-folds';
import { ProductTabs } from '@/features/product/details/product-tabs';
import { recent } from '@/features/product/recent';
import { RelatedProducts } from '@/features/product/related-products';
import { DeferredSection } from '@/features/product/deferred-section';
import { UsageImages } from '@/features/product/gallery/usage-images';
import { Reviews } from '@/features/reviews/reviews';
import { WishlistButton } from '@/features/wishlist/wishlist-button';
import { count } from '@/shared/browser/count';
import { panels } from '@/shared/browser/panels';
import { useUser } from '@/shared/session/session';
import { useText } from '@/shared/i18n/text';
import { afterStart } from '@/shared/rendering/after-start';
import { useHydrated } from '@/shared/rendering/use-hydrated';
import type { ProductDetails } from '@/shared/api/types';
import { ShopCard } from '../parts/shop-card';
import { StockAlert } from '../parts/stock-alert';

const BarCartButton = afterStart(async () => (await import('./bar-cart-button')).BarCartButton);
/** Only where the browser has stored a history; the server never renders it. */
const RecentStrip = afterStart(
  async () => (await import('@/features/product/recent-strip')).RecentStrip,
);

/** A loaded product: gallery, buy box, sections and other products. */
export const ProductView = ({
  product,
  complete,
  isPreview = false,
}: {
  product: ProductDetails;
  complete: boolean;
  /** The product is not public: it cannot be bought, and has neither reviews nor related products. */
  isPreview?: boolean;
}) => {
  const { t, pick } = useText();
  const user = useUser();
  // The viewing history is stored in the browser.
  const started = useHydrated();
  const [stored] = useState(() => recent.besides(product.id));
  const seen = started ? stored : [];
  useEffect(() => {
    if (isPreview) return;
    recent.add(product.id);
    count({ step: 'view', productId: product.id });
  }, [product.id, isPreview]);
  const hasSeen = seen.length > 0;
  const { data: now = [] } = useQuery({ ...productQueries.now(seen), enabled: hasSeen });
  const [params] = useSearchParams();
  const [first] = useState(() => optionsOfQuery(params, product));
  const [color, setColor] = useState(first.color);
  const pictured = product.imageColors.find((image) => image.color === color)?.image;
  const name = pick(product.name, product.nameAr);
  const description: Part = {
    id: 'description',
    label: t('product.description'),
    content: (
      <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <p className="max-w-[68ch] break-words whitespace-pre-line">
          <bdi>{pick(product.description, product.descriptionAr)}</bdi>
        </p>
        <ProductFacts product={product} />
      </div>
    ),
  };
  const usage: Part = {
    id: 'usage',
    label: t('usage.title'),
    content: (
      <DeferredSection className="aspect-4/5 md:aspect-5/2">
        <UsageImages files={product.usageImages} name={name} />
      </DeferredSection>
    ),
  };
  const reviews: Part = {
    id: 'reviews',
    label: t('review.tab', { count: product.reviewCount }),
    content: (
      <DeferredSection className="min-h-160">
        <Reviews productId={product.id} user={user} />
      </DeferredSection>
    ),
  };
  return (
    <>
      <div className={PRODUCT_COLUMNS}>
        <div className="min-w-0 md:sticky md:top-[calc(var(--header)+24px)] md:self-start">
          <Gallery files={product.images} name={name} wanted={pictured} />
        </div>
        <BuyBox
          product={product}
          first={first}
          complete={complete}
          cartButton={(offered, choice, check) =>
            isPreview ? (
              <p className="text-small text-muted">{t('preview.notForSale')}</p>
            ) : (
              <>
                <ProductCartButton
                  product={offered}
                  choice={choice}
                  check={check}
                  onAdded={() => panels.open('cart')}
                />
                {offered.stock === 0 && (
                  <div className="mt-3 min-h-13">
                    <StockAlert product={product} choice={choice} check={check} />
                  </div>
                )}
              </>
            )
          }
          barButton={(offered, choice, check) =>
            !isPreview && <BarCartButton product={offered} choice={choice} check={check} />
          }
          onColor={setColor}
          wishlistButton={
            !isPreview && (
              <WishlistButton productId={product.id} productName={name} userId={user?.id} wide />
            )
          }
        >
          <DeliveryBlock city={user?.city} />
        </BuyBox>
      </div>
      <div className="wrap mt-12">
        <ProductTabs
          parts={[
            description,
            ...(product.usageImages.length > 0 ? [usage] : []),
            ...(isPreview ? [] : [reviews]),
          ]}
        />
      </div>
      {!isPreview && (
        <RelatedProducts productId={product.id} card={(row) => <ShopCard product={row} />} />
      )}
      {/* Last, because it grows on the way back and would move the content below it. */}
      {hasSeen && (
        <DeferredSection className="min-h-100">
          <RecentStrip products={now} />
        </DeferredSection>
      )}
    </>
  );
};
