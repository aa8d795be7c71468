import type { QueueDto } from '@shop/contracts';
import { Button, confirm, cx } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Status, type StatusTone } from '@/shared/display/status';
import { pauseQueue, resumeQueue, retryQueue } from './queues.queries';
import { useAge } from './use-age';
import { useQueueChange } from './use-queue-change';
import { useMay } from '@/shared/rights/use-may';

type Standing = 'unknown' | 'paused' | 'dead' | 'late' | 'fine';

const TONES = {
  unknown: 'closed',
  paused: 'waiting',
  dead: 'failed',
  late: 'waiting',
  fine: 'done',
} as const satisfies Record<Standing, StatusTone>;

/** The most urgent status of a queue. */
const standingOf = ({ jobs, outbox }: QueueDto): Standing => {
  if (!jobs) return 'unknown';
  if (jobs.paused) return 'paused';
  if (outbox.dead > 0) return 'dead';
  return outbox.late > 0 ? 'late' : 'fine';
};

/** One queue with its status, counts and actions. */
export const QueueCard = ({ queue }: { queue: QueueDto }) => {
  const t = useText();
  const { count } = useFormat();
  const age = useAge();
  const may = useMay();
  const mayPause = may('queues.pause');
  const { name, jobs, outbox } = queue;
  const title = t(`queues.name.${name}`);
  const standing = standingOf(queue);
  const pause = useQueueChange(pauseQueue, t('queues.paused'));
  const resume = useQueueChange(resumeQueue, t('queues.resumed'));
  const retry = useQueueChange(retryQueue, t('queues.retriedAll'));
  const isBusy = pause.isPending || resume.isPending || retry.isPending;
  const askToPause = async () => {
    const question = {
      title: t('queues.pauseTitle', { queue: title }),
      text: t('queues.pauseText'),
      yesText: t('queues.pause'),
      noText: t('queues.cancelPause'),
    };
    if (await confirm(question)) pause.mutate(name);
  };
  const number = (value: number | undefined) => (value === undefined ? '–' : count(value));
  const facts = [
    ['open', number(outbox.open)],
    ['late', number(outbox.late), outbox.late > 0],
    ['dead', number(outbox.dead), outbox.dead > 0],
    ['oldest', outbox.oldest === null ? '–' : age(outbox.oldest)],
    ['waiting', number(jobs?.waiting)],
    ['active', number(jobs?.active)],
    ['delayed', number(jobs?.delayed)],
    ['failed', number(jobs?.failed)],
    ['rate', number(jobs?.rate)],
  ] as const;
  const small = { variant: 'secondary', size: 'small', 'aria-disabled': isBusy } as const;
  return (
    <section aria-label={title} className="panel flex flex-col p-5">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3 font-semibold">{title}</h2>
        <Status tone={TONES[standing]}>{t(`queues.status.${standing}`)}</Status>
      </div>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3">
        {facts.map(([fact, value, isBad]) => (
          <div key={fact} className="flex flex-col-reverse justify-end">
            <dt className="text-mini text-muted">{t(`queues.metric.${fact}`)}</dt>
            <dd className={cx('text-h3 tabular-nums', isBad && 'font-semibold text-sale')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto flex flex-wrap gap-2 pt-5 empty:hidden">
        {mayPause && jobs?.paused && (
          <Button {...small} variant="primary" onClick={() => !isBusy && resume.mutate(name)}>
            {t('queues.resume')}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
        {mayPause && jobs && !jobs.paused && (
          <Button {...small} onClick={() => !isBusy && void askToPause()}>
            {t('queues.pause')}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
        {may('queues.retry') && outbox.dead > 0 && (
          <Button {...small} onClick={() => !isBusy && retry.mutate(name)}>
            {t('queues.retryAll')}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
      </div>
    </section>
  );
};
