import { cx } from '@shop/ui';

/** A file name, truncated at its end in any script. */
export const FileName = ({ name, className }: { name: string; className?: string }) => (
  <p className={cx('text-mini text-muted', className)}>
    <bdi className="block w-fit max-w-full truncate">{name}</bdi>
  </p>
);
