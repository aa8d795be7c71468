import { cx } from '@shop/ui';
import { Link, useSearchParams } from 'react-router';
import { useText } from '@/shared/i18n/use-text';

const RANGES = [7, 30, 90];
const DEFAULT_RANGE = 30;

/** Number of days, stored in the address. */
export const useRange = (): number => {
  const [params] = useSearchParams();
  const days = Number(params.get('days'));
  return RANGES.includes(days) ? days : DEFAULT_RANGE;
};

/** Links to other periods. */
export const RangeChoice = () => {
  const t = useText();
  const range = useRange();
  return (
    <nav aria-label={t('analytics.range')} className="flex border border-control">
      {RANGES.map((days) => (
        <Link
          key={days}
          to={`?days=${days}`}
          replace
          preventScrollReset
          aria-current={days === range ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-9 items-center px-3 text-small font-semibold whitespace-nowrap transition-colors',
            days === range ? 'bg-accent text-on-accent' : 'text-muted hover:bg-sand hover:text-ink',
          )}
        >
          {t('analytics.days', { days })}
        </Link>
      ))}
    </nav>
  );
};
