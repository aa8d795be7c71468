import { cx } from '@shop/ui';

/** A circle in the color. */
export const ColorMark = ({
  color,
  className = 'size-4',
}: {
  color: string;
  className?: string;
}) => (
  <span
    aria-hidden="true"
    style={{ backgroundColor: color }}
    className={cx('shrink-0 rounded-full border border-control', className)}
  />
);
