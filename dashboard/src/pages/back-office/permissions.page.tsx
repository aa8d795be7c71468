import { Skeleton } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PermissionsForm } from '@/features/permissions/permissions-form';
import { permissionsQueries } from '@/features/permissions/permissions.queries';
import { sessionQueries } from '@/features/session/session.queries';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';

/** What each role may do, for admins. */
export const PermissionsPage = () => {
  const t = useText();
  const queries = useQueryClient();
  const current = useQuery(permissionsQueries.current());
  const { queryKey } = sessionQueries.me();
  return (
    <>
      <PageHeader title={t('nav.permissions')} />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('permissions.about')}</p>
      <QueryBoundary
        query={current}
        failed={t('permissions.failed')}
        shape={
          <div className="grid gap-4">
            <Skeleton className="h-96" />
            <Skeleton className="h-72" />
          </div>
        }
      >
        {(permissions) => (
          <PermissionsForm
            key={permissions.version}
            permissions={permissions}
            onReload={current.refetch}
            onSaved={() => queries.invalidateQueries({ queryKey })}
          />
        )}
      </QueryBoundary>
    </>
  );
};
