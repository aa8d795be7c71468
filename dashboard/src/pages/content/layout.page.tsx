import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { bannersQueries } from '@/features/banners/banners.queries';
import { categoriesQueries } from '@/features/categories/categories.queries';
import { LayoutForm } from '@/features/layout/layout-form';
import { layoutQueries } from '@/features/layout/layout.queries';
import { mainAdsQueries } from '@/features/main-ads/main-ads.queries';
import { videosQueries } from '@/features/videos/videos.queries';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';

/** Order of the menu and of the home page. */
export const LayoutPage = () => {
  const t = useText();
  const nameOf = useNameOf();
  const current = useQuery(layoutQueries.current());
  const { data: categories = [] } = useQuery(categoriesQueries.all());
  const { data: banners = [] } = useQuery(bannersQueries.all());
  const { data: ads = [] } = useQuery(mainAdsQueries.all());
  const { data: videos = [] } = useQuery(videosQueries.all());
  const titled = <Row extends { title: string; titleAr: string }>(
    row: Row,
    image: string | null,
  ) => ({
    ...row,
    image,
    name: nameOf({ name: row.title, nameAr: row.titleAr }),
  });
  const contents = {
    categories: categories.map((category) => ({ ...category, name: nameOf(category) })),
    hero: banners.filter(({ active }) => active).map((row) => titled(row, row.imageUrl)),
    ads: ads.map((row) => titled(row, row.image)),
    videos: videos.map((row) => titled(row, row.poster)),
  };
  return (
    <>
      <PageHeader title={t('nav.layout')} />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('layout.about')}</p>
      <QueryBoundary
        query={current}
        failed={t('layout.failed')}
        shape={
          <div className="grid gap-4 xl:grid-cols-2">
            <Skeleton className="h-120" />
            <Skeleton className="h-120" />
          </div>
        }
      >
        {(layout) => (
          <LayoutForm
            key={layout.version}
            layout={layout}
            contents={contents}
            onReload={current.refetch}
          />
        )}
      </QueryBoundary>
    </>
  );
};
