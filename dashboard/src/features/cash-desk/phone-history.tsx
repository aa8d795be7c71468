import type { CashOrderDto } from '@shop/contracts';
import { Link } from 'react-router';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

const RESULTS = ['delivered', 'returned', 'cancelled'] as const;
const CALLS = ['confirmed', 'refused', 'noAnswers'] as const;

/** Other orders of the phone number, and how earlier calls ended. */
export const PhoneHistory = ({ history }: { history: CashOrderDto['history'] }) => {
  const t = useText();
  const { aed, day } = useFormat();
  const may = useMay();
  if (history.orders === 0)
    return <p className="text-small text-muted">{t('cashDesk.firstOrder')}</p>;
  const calls = CALLS.filter((name) => history[name] > 0);
  return (
    <div className="text-small">
      <p>
        <span className="font-semibold">
          {t('cashDesk.history.orders', { count: history.orders })}
        </span>
        {RESULTS.filter((name) => history[name] > 0).map((name) => (
          <span key={name} className={name === 'returned' ? 'font-semibold text-sale' : ''}>
            {' · '}
            {t(`cashDesk.history.${name}`, { count: history[name] })}
          </span>
        ))}
      </p>
      {calls.length > 0 && (
        <p className="text-muted">
          {calls.map((name) => t(`cashDesk.history.${name}`, { count: history[name] })).join(' · ')}
        </p>
      )}
      <details className="mt-1">
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-accent underline-offset-4 hover:underline">
          {t('cashDesk.latest')}
        </summary>
        <ul className="divide-y divide-line border-y border-line">
          {history.latest.map(({ operationId, number, placedAt, state, total, outcome }) => (
            <li key={operationId} className="flex flex-wrap gap-x-3 py-1.5">
              {may('orders.view') ? (
                <Link
                  to={paths.order(operationId)}
                  className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
                >
                  <bdi dir="ltr">{number}</bdi>
                </Link>
              ) : (
                <bdi dir="ltr" className="font-semibold">
                  {number}
                </bdi>
              )}
              <span>{day(placedAt)}</span>
              <span>{t(`orders.state.${state}`)}</span>
              <span>{aed(total)}</span>
              {outcome && <span className="text-muted">{t(`cashDesk.outcome.${outcome}`)}</span>}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
};
