import { cx } from '../cx';

/** Grey placeholder in the final size of the content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cx('animate-breathe bg-sand', className)} />
);
