import { MAXIMUM_STARS } from '@shop/shop-rules';
import { cx } from '../cx';
import { starFills } from './star-fill';

const STAR =
  'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';
const HALF = 'M12 2.6V17.45L6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';
/** Distance between stars; a star is 24 wide. */
const STEP = 27;

/** Read-only stars, one image for all five, with a text label. */
export const Rating = ({
  value,
  label,
  className,
}: {
  value: number;
  label: string;
  className?: string;
}) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${MAXIMUM_STARS * STEP - 3} 24`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
    strokeLinejoin="round"
    className={cx('mirror h-4 text-brass', className)}
  >
    {starFills(value, MAXIMUM_STARS).map((fill, index) => {
      const star = { 'data-fill': fill, transform: `translate(${index * STEP})` };
      return fill === 'half' ? (
        <g key={index} {...star}>
          <path d={STAR} />
          <path d={HALF} fill="currentColor" stroke="none" />
        </g>
      ) : (
        <path key={index} {...star} d={STAR} fill={fill === 'full' ? 'currentColor' : undefined} />
      );
    })}
  </svg>
);
