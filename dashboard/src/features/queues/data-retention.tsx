import type { QueuesDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

/** Retention periods and the age of the oldest row; an older row than its period means that the cleanup does not run. */
export const DataRetention = ({ retention }: Pick<QueuesDto, 'retention'>) => {
  const t = useText();
  const { ago, count, dateTime } = useFormat();
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {retention.map(({ table, days, oldest }) => (
        <li key={table}>
          <span className="font-semibold">{t(`queues.retention.${table}`)}</span>
          <span className="block text-small text-muted">
            {t('queues.retention.period', { days, shown: count(days) })}{' '}
            {oldest ? (
              <>
                {t('queues.retention.oldest')}{' '}
                <time dateTime={oldest} title={dateTime(oldest)}>
                  {ago(oldest)}
                </time>
              </>
            ) : (
              t('queues.retention.none')
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};
