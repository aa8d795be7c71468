import { EmptyState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { CategoriesGrid } from '@/features/home/categories-grid';
import { CategorySlider } from '@/features/home/category-slider';
import { TileCard } from '@/features/home/cards/tile-card';
import { FlashSales } from '@/features/home/flash-sales';
import { HomeHeading } from '@/features/home/home-heading';
import { Hero } from '@/features/home/hero/hero';
import { homeQueries } from '@/features/home/home.queries';
import { MainAds } from '@/features/home/ads/main-ads';
import { NewCollections } from '@/features/home/new-collections';
import { SpecialCards } from '@/features/home/special-cards';
import { VideoAds } from '@/features/home/ads/video-ads';
import { useShopName } from '@/shared/api/settings';
import { Page } from '@/shared/layout/page';
import { useText } from '@/shared/i18n/text';
import { homeButtons } from './home-buttons';

const HomePage = () => {
  const { t } = useText();
  const shop = useShopName();
  const banners = useQuery(homeQueries.banners());
  const categories = useQuery(catalogueQueries.categories());
  return (
    <Page title={shop}>
      {banners.data?.length ? (
        <Suspense>
          <Hero banners={banners.data} />
        </Suspense>
      ) : (
        <h1 className="sr-only">{shop}</h1>
      )}
      {/* On phones the text is below the picture, with as many lines as a banner has. */}
      {banners.isPending && (
        <Skeleton className="h-[calc(66.7vw+20rem)] md:aspect-2/1 md:h-auto xl:aspect-16/7" />
      )}
      {categories.data?.length === 0 ? (
        <section className="wrap-wide py-5">
          <EmptyState text={t('home.empty')} />
        </section>
      ) : (
        <>
          <section className="wrap-wide py-3 md:py-5">
            <HomeHeading title={t('categories.title')} />
            <Suspense>
              <CategoriesGrid
                categories={categories.data}
                onRetry={categories.isError ? () => void categories.refetch() : undefined}
              />
            </Suspense>
          </section>
          <section className="wrap-wide py-3 md:py-5" aria-label={t('ads.label')}>
            <Suspense>
              <MainAds />
            </Suspense>
          </section>
          <section id="new" className="wrap-wide py-3 md:py-5">
            <HomeHeading title={t('new.title')} />
            <Suspense>
              <NewCollections
                card={(product) => <TileCard narrow product={product} {...homeButtons(product)} />}
              />
            </Suspense>
          </section>
          <Suspense>
            <FlashSales buttons={homeButtons} />
          </Suspense>
          {categories.data
            ?.filter(({ productCount }) => productCount > 0)
            .map((category, place) => (
              <Suspense key={category.id}>
                <CategorySlider category={category} place={place} buttons={homeButtons} />
              </Suspense>
            ))}
        </>
      )}
      <Suspense>
        <VideoAds />
        <SpecialCards buttons={homeButtons} />
      </Suspense>
    </Page>
  );
};

export { HomePage as Component };
