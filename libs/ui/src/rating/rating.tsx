import { MAXIMUM_STARS } from '@shop/shop-rules';
import { useId } from 'react';
import { cx } from '../cx';
import { starFills } from './star-fill';

const STAR =
  'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';

/** Read-only stars; the label says the same in words. */
export const Rating = ({
  value,
  label,
  className,
}: {
  value: number;
  label: string;
  className?: string;
}) => {
  const id = useId();
  return (
    <span role="img" aria-label={label} className={cx('inline-flex gap-0.5 text-brass', className)}>
      {starFills(value, MAXIMUM_STARS).map((fill, index) => (
        <svg key={index} aria-hidden="true" data-fill={fill} viewBox="0 0 24 24" className="size-4">
          {fill === 'half' && (
            <linearGradient id={`${id}${index}`}>
              <stop offset="50%" stopColor="currentColor" />
              <stop offset="50%" stopColor="currentColor" stopOpacity="0" />
            </linearGradient>
          )}
          <path
            d={STAR}
            stroke="currentColor"
            strokeWidth="1.3"
            strokeLinejoin="round"
            fill={
              fill === 'full' ? 'currentColor' : fill === 'half' ? `url(#${id}${index})` : 'none'
            }
          />
        </svg>
      ))}
    </span>
  );
};
