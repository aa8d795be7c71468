import { formatAed } from '@shop/shop-rules';
import { cx } from '../cx';
import { VisuallyHidden } from '../text/visually-hidden';

export interface PriceProps {
  /** AED to pay. */
  amount: number;
  /** What precedes the amount, such as "From". */
  prefix?: string | undefined;
  /** List price in AED, if reduced. */
  before?: number;
  /** Below a reduced price. */
  note?: string | undefined;
  locale?: 'en' | 'ar';
  nowLabel: string;
  beforeLabel: string;
  className?: string;
}

export const Price = ({
  amount,
  prefix,
  before,
  note,
  locale = 'en',
  nowLabel,
  beforeLabel,
  className,
}: PriceProps) => {
  const reduced = before !== undefined && before > amount;
  return (
    <p className={cx('flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      <span className={cx('font-semibold', reduced && 'text-sale')}>
        {reduced && <VisuallyHidden>{nowLabel} </VisuallyHidden>}
        {prefix && <span className="text-[0.85em] font-normal">{prefix} </span>}
        {formatAed(amount, locale)}
      </span>
      {reduced && (
        <s className="text-[0.8em] text-muted">
          <VisuallyHidden>{beforeLabel} </VisuallyHidden>
          {formatAed(before, locale)}
        </s>
      )}
      {reduced && note && (
        <small className="basis-full text-[clamp(11px,0.75em,13px)] text-muted">{note}</small>
      )}
    </p>
  );
};
