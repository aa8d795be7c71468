import { useChange } from '@shop/api-client';
import type { OwnSessionDto, UserDto } from '@shop/contracts';
import { Button, Loading, notify, SessionList, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { serverMessage } from '@/shared/api/server-message';
import { formatDateTime } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { RegionError } from '@/shared/layout/region-error';
import { accountQueries, endOtherSessions, endSession } from './account.queries';

/** Where the shopper is logged in; each other session can be ended. */
export const OwnSessions = ({ user }: { user: UserDto }) => {
  const { t, locale } = useText();
  const query = accountQueries.sessions(user.id);
  const { data, isError, refetch } = useQuery(query);
  const onError = (error: Error) => {
    notify(serverMessage(error, t('sessions.failed')), { kind: 'error' });
    // Another tab may have ended it.
    return refetch();
  };
  const end = useChange((id: string) => endSession(user.id, id), [query.queryKey], {
    onSuccess: () => notify(t('sessions.ended'), { kind: 'success' }),
    onError,
  });
  const endOthers = useChange(() => endOtherSessions(user.id), [query.queryKey], {
    onSuccess: () => notify(t('sessions.othersEnded'), { kind: 'success' }),
    onError,
  });
  const nameOf = ({ browser, system }: OwnSessionDto) =>
    [browser, system].filter((name) => name !== null).join(' · ') || t('sessions.unknown');
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="mb-2 text-h3 font-semibold">
        {t('sessions.title')}
      </h2>
      <p className="mb-4 text-small text-muted">{t('sessions.lead')}</p>
      {isError && !data && <RegionError onRetry={refetch} />}
      {!data && !isError && (
        <Loading text={t('loading')}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {data && (
        <SessionList
          label={t('sessions.title')}
          sessions={data.map((session) => ({
            ...session,
            name: nameOf(session),
            details: t('sessions.seen', { time: formatDateTime(session.lastSeenAt, locale) }),
          }))}
          currentText={t('sessions.current')}
          endText={t('sessions.end')}
          endLabel={(name) => t('sessions.endNamed', { name })}
          busy={end.isPending}
          onEnd={(id) => end.mutate(id)}
        />
      )}
      {data && data.length > 1 && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={endOthers.isPending}
          busyText={t('loading')}
          onClick={() => endOthers.mutate(undefined)}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  );
};
