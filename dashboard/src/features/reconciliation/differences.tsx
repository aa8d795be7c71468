import type { DifferenceDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Status, type StatusTone } from '@/shared/display/status';
import { ViewOrderLink } from '@/shared/display/view-order-link';

const TONES = {
  in_review: 'failed',
  refund_pending: 'waiting',
  refund_failed: 'failed',
  refund_twice: 'failed',
  not_remitted: 'waiting',
  captured_unowed: 'failed',
} as const satisfies Record<DifferenceDto['kind'], StatusTone>;

/** Unreconciled amounts with reason, age and order. */
export const Differences = ({ differences }: { differences: DifferenceDto[] }) => {
  const t = useText();
  const { aed, ago, dateTime } = useFormat();
  return (
    <ul aria-label={t('reconciliation.differences')} className="-mx-5 -mb-5 divide-y divide-line">
      {differences.map(({ operationId, number, kind, amount, since }) => (
        <li
          key={operationId + kind}
          className="grid grid-cols-1 gap-x-6 gap-y-3 px-5 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="font-semibold tabular-nums">{aed(amount)}</span>
              <Status tone={TONES[kind]}>{t(`reconciliation.kind.${kind}`)}</Status>
              <time dateTime={since} title={dateTime(since)} className="text-muted">
                {ago(since)}
              </time>
            </p>
            <p className="mt-1 text-small text-muted">
              {t(`reconciliation.explanation.${kind}`)}
              <span className="block break-all tabular-nums">
                <bdi dir="ltr">{number}</bdi>
              </span>
            </p>
          </div>
          <ViewOrderLink {...{ operationId, number }} />
        </li>
      ))}
    </ul>
  );
};
