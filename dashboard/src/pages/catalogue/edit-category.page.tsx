import { ApiError } from '@shop/api-client';
import { ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { categoriesQueries } from '@/features/categories/categories.queries';
import { CategoryEditor } from '@/features/categories/category-editor';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';
import { NoAccessPage } from '@/pages/errors/no-access.page';
import { NotFoundPage } from '@/pages/errors/not-found.page';

export const EditCategoryPage = () => {
  const t = useText();
  const nameOf = useNameOf();
  const staff = useSignedIn();
  const id = Number(useParams()['id']);
  const isId = Number.isInteger(id) && id > 0;
  const {
    data: category,
    error,
    refetch,
  } = useQuery({
    ...categoriesQueries.one(id),
    enabled: isId,
  });
  if (!isId || (error instanceof ApiError && error.status === 404)) return <NotFoundPage />;
  const isForeign = category && roleOf(staff) === 'vendor' && category.createdBy !== staff.id;
  if (isForeign) return <NoAccessPage />;
  return (
    <>
      <PageHeader
        title={category ? nameOf(category) : t('categories.edit')}
        above={[{ text: t('nav.categories'), to: paths.categories }]}
      />
      {category ? (
        <CategoryEditor key={id} category={category} />
      ) : error ? (
        <ErrorState
          text={t('categories.failed')}
          retryText={t('list.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading text={t('shell.loading')}>
          <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_400px]">
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
          </div>
        </Loading>
      )}
    </>
  );
};
