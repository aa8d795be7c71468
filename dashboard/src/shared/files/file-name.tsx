import { cx } from '@shop/ui';

/** Name of a file, cut at its end in whatever script it is. */
export const FileName = ({ name, className }: { name: string; className?: string }) => (
  <p className={cx('text-mini text-muted', className)}>
    <bdi className="block w-fit max-w-full truncate">{name}</bdi>
  </p>
);
