import { cx } from '../cx';

/** Grey block in the final size of what is loading. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cx('animate-breathe bg-sand', className)} />
);
