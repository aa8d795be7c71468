import { useChange } from '@shop/api-client';
import type { OwnSessionDto } from '@shop/contracts';
import { Badge, Button, notify } from '@shop/ui';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { endOtherSessions, endSession, ownAccountQueries } from './own-account.queries';

/** Open sessions of the own account, which can be ended one by one or all but this one. */
export const OwnSessions = ({ sessions }: { sessions: OwnSessionDto[] }) => {
  const t = useText();
  const format = useFormat();
  const stale = [ownAccountQueries.sessions().queryKey];
  const onError = (error: Error) => notifyRefusal(error, t('account.sessionNotEnded'));
  const end = useChange(endSession, stale, {
    onSuccess: () => notify(t('account.sessionEnded'), { kind: 'success' }),
    onError,
  });
  const endOthers = useChange(endOtherSessions, stale, {
    onSuccess: () => notify(t('account.sessionsEnded'), { kind: 'success' }),
    onError,
  });
  const browserOf = ({ browser, system }: OwnSessionDto) =>
    [browser, system].filter((name) => name !== null).join(' · ') || t('account.unknownBrowser');
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={t('account.sessions')} className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <bdi>{browserOf(session)}</bdi>
                {session.current && <Badge>{t('account.thisSession')}</Badge>}
              </p>
              <p className="text-small text-muted">
                {session.network && (
                  <>
                    {t('account.network')} <bdi dir="ltr">{session.network}</bdi>
                    {' · '}
                  </>
                )}
                {t('account.lastSeen', {
                  start: format.dateTime(session.signedInAt),
                  time: format.dateTime(session.lastSeenAt),
                })}
              </p>
            </div>
            {!session.current && (
              <Button
                variant="secondary"
                size="small"
                aria-label={t('account.endNamed', { browser: browserOf(session) })}
                aria-disabled={end.isPending}
                onClick={() => !end.isPending && end.mutate(session.id)}
              >
                {t('account.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button
            variant="secondary"
            busy={endOthers.isPending}
            onClick={() => endOthers.mutate(undefined)}
          >
            {t('account.endOthers')}
          </Button>
        </div>
      )}
    </div>
  );
};
