import type { DeadLetterDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ViewOrderLink } from '@/shared/display/view-order-link';
import { retryLetter } from './queues.queries';
import { useQueueChange } from './use-queue-change';
import { useMay } from '@/shared/rights/use-may';

/** Dead letters with reason, order and retry button. */
export const DeadLetters = ({ letters }: { letters: DeadLetterDto[] }) => {
  const t = useText();
  const mayRetry = useMay()('queues.retry');
  const { ago, count, dateTime } = useFormat();
  const { mutate, isPending } = useQueueChange(retryLetter, t('queues.retried'));
  return (
    <ul aria-label={t('queues.failedJobs')} className="-mx-5 -mb-5 divide-y divide-line">
      {letters.map(({ id, queue, topic, attempts, error, deadAt, operationId, number }) => (
        <li
          key={id}
          className="grid grid-cols-1 gap-x-6 gap-y-3 px-5 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="font-semibold">{t(`queues.name.${queue}`)}</span>
              <bdi dir="ltr" className="text-small text-muted">
                {topic}
              </bdi>
              <time dateTime={deadAt} title={dateTime(deadAt)} className="text-muted">
                {ago(deadAt)}
              </time>
              <span className="text-muted">
                {t('queues.attempts', { count: attempts, shown: count(attempts) })}
              </span>
            </p>
            {error && (
              <bdi dir="auto" className="mt-1 block break-words">
                {error}
              </bdi>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            {mayRetry && (
              <Button
                size="small"
                aria-disabled={isPending}
                onClick={() => !isPending && mutate(id)}
              >
                {t('queues.retry')}
                <span className="sr-only">
                  {' '}
                  {topic} {id}
                </span>
              </Button>
            )}
            {operationId && number && <ViewOrderLink {...{ operationId, number }} />}
          </div>
        </li>
      ))}
    </ul>
  );
};
