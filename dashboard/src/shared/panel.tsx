import { cx } from '@shop/ui';
import { useId, type ReactNode } from 'react';

/** A titled box of a page. */
export const Panel = ({
  title,
  action,
  className,
  children,
}: {
  title: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('panel p-5', className)}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-h3 font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
};
