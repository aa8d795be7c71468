import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { LinkWithRight } from '@/shared/rights/link-with-right';
import { guestsQueries } from './guests.queries';

/** How long tax records are retained, and how many orders are due to be erased. */
export const RetentionPanel = () => {
  const t = useText();
  const { day } = useFormat();
  const query = useQuery(guestsQueries.retention());
  return (
    <Panel title={t('guests.retention')} className="mt-4">
      <QueryBoundary
        query={query}
        failed={t('guests.retentionFailed')}
        shape={<Skeleton className="h-16" />}
      >
        {({ years, retainedFrom, orders }) => (
          <div className="max-w-2xl text-small">
            <p>{t('guests.retentionText', { years, day: day(retainedFrom) })}</p>
            <p className="mt-2 font-semibold">{t('guests.due', { count: orders })}</p>
            <p className="mt-2">
              <LinkWithRight
                right="settings.edit"
                to={paths.businessDetails}
                className="text-accent underline-offset-4 hover:underline"
              >
                {t('guests.retentionSetting')}
              </LinkWithRight>
            </p>
          </div>
        )}
      </QueryBoundary>
    </Panel>
  );
};
