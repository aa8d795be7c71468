import { useChange } from '@shop/api-client';
import type { OwnSessionDto } from '@shop/contracts';
import { Button, notify, SessionList } from '@shop/ui';
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
      <SessionList
        label={t('account.sessions')}
        sessions={sessions.map((session) => ({
          ...session,
          name: browserOf(session),
          details: (
            <>
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
            </>
          ),
        }))}
        currentText={t('account.thisSession')}
        endText={t('account.end')}
        endLabel={(browser) => t('account.endNamed', { browser })}
        busy={end.isPending}
        onEnd={(id) => end.mutate(id)}
      />
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
