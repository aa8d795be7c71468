import type { HomeSection } from '@shop/shop-rules';
import { EmptyState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
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
import { layoutQuery } from '@/shared/api/layout';
import { useShopName } from '@/shared/api/settings';
import { Page } from '@/shared/layout/page';
import { CachedFragment } from '@/shared/rendering/cached-fragment';
import { useText } from '@/shared/i18n/text';
import { homeButtons } from './home-buttons';

const HomePage = () => {
  const { t } = useText();
  const shop = useShopName();
  const sections: string[] | undefined = useQuery(layoutQuery).data?.sections;
  const banners = useQuery({
    ...homeQueries.banners(),
    enabled: sections?.includes('hero') !== false,
  });
  const categories = useQuery(catalogueQueries.categories());
  const isEmpty = categories.data?.length === 0;
  /** In their default order. */
  const parts: Partial<Record<string, ReactNode>> & Record<HomeSection, ReactNode> = {
    hero: banners.data?.length ? (
      <CachedFragment name="hero" of={banners.data}>
        {() => <Hero banners={banners.data} />}
      </CachedFragment>
    ) : (
      // On phones the text is below the picture, with as many lines as a banner has.
      banners.isPending && (
        <Skeleton className="h-[calc(66.7vw+20rem)] md:aspect-2/1 md:h-auto xl:aspect-16/7" />
      )
    ),
    categories: isEmpty ? (
      <section className="wrap-wide py-5">
        <EmptyState text={t('home.empty')} />
      </section>
    ) : (
      <section className="wrap-wide py-3 md:py-5">
        <HomeHeading title={t('categories.title')} />
        <CachedFragment name="categories" of={categories.data}>
          {() => (
            <CategoriesGrid
              categories={categories.data}
              onRetry={categories.isError ? categories.refetch : undefined}
            />
          )}
        </CachedFragment>
      </section>
    ),
    ads: !isEmpty && (
      <section className="wrap-wide py-3 md:py-5" aria-label={t('ads.label')}>
        <MainAds />
      </section>
    ),
    new: !isEmpty && (
      <section id="new" className="wrap-wide py-3 md:py-5">
        <HomeHeading title={t('new.title')} />
        <NewCollections
          card={(product) => (
            <CachedFragment name="new-card" of={product}>
              {() => <TileCard narrow product={product} {...homeButtons(product)} />}
            </CachedFragment>
          )}
        />
      </section>
    ),
    flash: !isEmpty && <FlashSales buttons={homeButtons} />,
    sliders: categories.data
      ?.filter(({ productCount }) => productCount > 0)
      .map((category, place) => (
        <Suspense key={category.id}>
          <CachedFragment name="slider" of={[category, place]}>
            {() => <CategorySlider category={category} place={place} buttons={homeButtons} />}
          </CachedFragment>
        </Suspense>
      )),
    videos: <VideoAds />,
    special: <SpecialCards buttons={homeButtons} />,
  };
  return (
    <Page title={shop}>
      {!banners.data?.length && <h1 className="sr-only">{shop}</h1>}
      {(sections ?? Object.keys(parts)).map((name) => (
        // A section of a later release is empty.
        <Suspense key={name}>{parts[name]}</Suspense>
      ))}
    </Page>
  );
};

export { HomePage as Component };
