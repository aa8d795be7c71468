import { useQuery } from '@tanstack/react-query';
import { ProductCartButton } from '@/features/cart/product-cart-button';
import { BuyBox } from '@/features/product/buy-box';
import { Gallery } from '@/features/product/gallery';
import { productQueries } from '@/features/product/product.queries';
import { ProductTabs } from '@/features/product/product-tabs';
import { UsageImages } from '@/features/product/usage-images';
import { Reviews } from '@/features/reviews/reviews';
import { WishlistButton } from '@/features/wishlist/wishlist-button';
import { panels } from '@/shared/panels';
import { ProductGrid } from '@/shared/product-grid';
import { SectionHeading } from '@/shared/section-heading';
import { useUser } from '@/shared/session';
import { useText } from '@/shared/text';
import type { ProductDetails } from '@/shared/types';
import { ShopCard } from './shop-card';

/** A loaded product: gallery, buy box, its parts and related products. */
export const ProductView = ({
  product,
  complete,
}: {
  product: ProductDetails;
  complete: boolean;
}) => {
  const { t, pick } = useText();
  const user = useUser();
  const { data: related = [] } = useQuery(productQueries.related(product.id));
  const name = pick(product.name, product.nameAr);
  const description = (
    <p className="max-w-[68ch] whitespace-pre-line">
      <bdi>{pick(product.description, product.descriptionAr)}</bdi>
    </p>
  );
  return (
    <>
      <div className="wrap grid gap-8 md:grid-cols-2 md:gap-10 md:py-10 xl:grid-cols-[7fr_5fr] xl:gap-16">
        <Gallery files={product.images} name={name} />
        <div className="md:sticky md:top-40 md:self-start">
          <BuyBox
            product={product}
            complete={complete}
            cartButton={(choice, check) => (
              <ProductCartButton
                product={product}
                choice={choice}
                check={check}
                onAdded={() => panels.open('cart')}
              />
            )}
            wishlistButton={
              <WishlistButton productId={product.id} productName={name} userId={user?.id} wide />
            }
          />
        </div>
      </div>
      <div className="wrap mt-12">
        <ProductTabs
          parts={[
            { id: 'description', label: t('product.description'), content: description },
            ...(product.usageImages.length > 0
              ? [
                  {
                    id: 'usage',
                    label: t('usage.title'),
                    content: <UsageImages files={product.usageImages} name={name} />,
                  },
                ]
              : []),
            {
              id: 'reviews',
              label: t('review.tab', { count: product.reviewCount }),
              content: <Reviews productId={product.id} userId={user?.id} />,
            },
          ]}
        />
      </div>
      {related.length > 0 && (
        <section className="wrap-wide mt-12 md:mt-20">
          <SectionHeading title={t('product.related')} />
          <ProductGrid
            products={related}
            layout="four"
            card={(row) => <ShopCard product={row} />}
          />
        </section>
      )}
    </>
  );
};
