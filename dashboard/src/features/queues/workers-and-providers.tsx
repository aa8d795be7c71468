import type { QueuesDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Status, type StatusTone } from '@/shared/display/status';
import { useAge } from './use-age';

const BREAKERS = {
  closed: 'done',
  half_open: 'waiting',
  open: 'failed',
  unknown: 'closed',
} as const satisfies Record<QueuesDto['breakers'][number]['state'], StatusTone>;

/** The running worker processes. */
export const Workers = ({ workers }: Pick<QueuesDto, 'workers'>) => {
  const t = useText();
  const { dateTime } = useFormat();
  const age = useAge();
  if (workers.length === 0) return <p className="text-muted">{t('queues.noWorkers')}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {workers.map(({ id, host, pid, startedAt, seenAt, stale }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <bdi dir="ltr" className="min-w-0 break-all font-semibold tabular-nums">
            {host} · {pid}
          </bdi>
          <Status tone={stale ? 'failed' : 'done'}>
            {t(stale ? 'queues.workerNotResponding' : 'queues.workerActive')}
          </Status>
          <span className="basis-full text-small text-muted">
            {t('queues.workerSince', {
              since: dateTime(startedAt),
              seen: age(Math.max(Date.now() - Date.parse(seenAt), 0)),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** Circuit breaker state of each provider. */
export const Providers = ({ breakers }: Pick<QueuesDto, 'breakers'>) => {
  const t = useText();
  const { time } = useFormat();
  return (
    <ul className="flex flex-col gap-3">
      {breakers.map(({ provider, state, since, retryAt }) => (
        <li
          key={provider}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1"
        >
          <span className="font-semibold">{t(`queues.provider.${provider}`)}</span>
          <Status tone={BREAKERS[state]}>{t(`queues.breaker.${state}`)}</Status>
          {since && retryAt && (
            <span className="basis-full text-small text-muted">
              {t('queues.breakerOpenSince', { since: time(since), retryAt: time(retryAt) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
