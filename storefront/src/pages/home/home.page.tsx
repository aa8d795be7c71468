import { SHOP_NAME, SHOP_NAME_AR } from '@shop/shop-rules';
import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { CategoriesGrid } from '@/features/home/categories-grid';
import { CategorySlider } from '@/features/home/category-slider';
import { FlashSales } from '@/features/home/flash-sales';
import { Hero } from '@/features/home/hero/hero';
import { homeQueries } from '@/features/home/home.queries';
import { MainAds } from '@/features/home/ads/main-ads';
import { NewCollections } from '@/features/home/new-collections';
import { SpecialCards } from '@/features/home/special-cards';
import { VideoAds } from '@/features/home/ads/video-ads';
import { Page } from '@/shared/layout/page';
import { SectionHeading } from '@/shared/layout/section-heading';
import { useText } from '@/shared/i18n/text';
import { ShopCard } from '../parts/shop-card';

const HomePage = () => {
  const { t, pick } = useText();
  const banners = useQuery(homeQueries.banners());
  const categories = useQuery(catalogueQueries.categories());
  return (
    <Page title={pick(SHOP_NAME, SHOP_NAME_AR)}>
      {banners.data?.length ? (
        <Suspense>
          <Hero banners={banners.data} />
        </Suspense>
      ) : (
        <h1 className="sr-only">{pick(SHOP_NAME, SHOP_NAME_AR)}</h1>
      )}
      {/* On phones the text is below the picture, with as many lines as a banner has. */}
      {banners.isPending && (
        <Skeleton className="h-[calc(80vw+22.2rem)] md:aspect-video md:h-auto xl:aspect-16/7" />
      )}
      <section className="wrap-wide py-10 md:py-16">
        <SectionHeading title={t('categories.title')} />
        <Suspense>
          <CategoriesGrid
            categories={categories.data}
            onRetry={categories.isError ? () => void categories.refetch() : undefined}
          />
        </Suspense>
      </section>
      <section className="wrap-wide pb-10 md:pb-16" aria-label={t('ads.label')}>
        <Suspense>
          <MainAds />
        </Suspense>
      </section>
      <section id="new" className="wrap-wide pb-10 md:pb-16">
        <SectionHeading eyebrow={t('new.eyebrow')} title={t('new.title')} />
        <Suspense>
          <NewCollections card={(product) => <ShopCard product={product} />} />
        </Suspense>
      </section>
      <Suspense>
        <FlashSales />
      </Suspense>
      {categories.data
        ?.filter(({ productCount }) => productCount > 0)
        .map((category) => (
          <Suspense key={category.id}>
            <CategorySlider
              category={category}
              card={(product) => <ShopCard product={product} />}
            />
          </Suspense>
        ))}
      <Suspense>
        <VideoAds />
        <SpecialCards />
      </Suspense>
    </Page>
  );
};

export { HomePage as Component };
