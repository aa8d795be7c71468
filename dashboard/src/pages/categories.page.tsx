import { EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { categoriesQueries } from '@/features/categories/categories.queries';
import { CategoryCard } from '@/features/categories/category-card';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/page-header';

export const CategoriesPage = () => {
  const t = useText();
  const { data, isError, refetch } = useQuery(categoriesQueries.all());
  const grid = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';
  return (
    <>
      <PageHeader title={t('nav.categories')} />
      {isError && !data ? (
        <ErrorState
          text={t('categories.failed')}
          retryText={t('list.retry')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Loading text={t('shell.loading')}>
          <div className={grid}>
            {Array.from({ length: 6 }, (_, card) => (
              <Skeleton key={card} className="h-36" />
            ))}
          </div>
        </Loading>
      ) : data.length === 0 ? (
        <EmptyState text={t('categories.none')} />
      ) : (
        <ul className={grid}>
          {data.map((category) => (
            <CategoryCard key={category.id} category={category} />
          ))}
        </ul>
      )}
    </>
  );
};
