import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SettingsForm } from '@/features/settings/settings-form';
import { settingsQueries } from '@/features/settings/settings.queries';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';

/** Settings of the shop, for admins. */
export const SettingsPage = () => {
  const t = useText();
  const current = useQuery(settingsQueries.current());
  return (
    <>
      <PageHeader title={t('nav.settings')}>
        <Link
          to={paths.firstRun}
          className="inline-flex min-h-9 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('firstRun.title')}
        </Link>
      </PageHeader>
      <QueryBoundary
        query={current}
        failed={t('settings.failed')}
        shape={
          <div className="grid gap-4 xl:grid-cols-2">
            <Skeleton className="h-72" />
            <Skeleton className="h-72" />
          </div>
        }
      >
        {(settings) => (
          <SettingsForm key={settings.version} settings={settings} onReload={current.refetch} />
        )}
      </QueryBoundary>
    </>
  );
};
