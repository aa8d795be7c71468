import { ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { SettingsForm } from '@/features/settings/settings-form';
import { settingsQueries } from '@/features/settings/settings.queries';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/page-header';

/** What admins decide about the shop. */
export const SettingsPage = () => {
  const t = useText();
  const { data: settings, isError, refetch } = useQuery(settingsQueries.current());
  return (
    <>
      <PageHeader title={t('nav.settings')} />
      {settings ? (
        <SettingsForm key={settings.version} settings={settings} onReload={refetch} />
      ) : isError ? (
        <ErrorState
          text={t('settings.failed')}
          retryText={t('list.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading text={t('shell.loading')}>
          <div className="grid gap-4 xl:grid-cols-2">
            <Skeleton className="h-72" />
            <Skeleton className="h-72" />
          </div>
        </Loading>
      )}
    </>
  );
};
