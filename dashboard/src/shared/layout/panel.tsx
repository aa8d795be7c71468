import { cx } from '@shop/ui';
import { useId, type ReactNode } from 'react';

/** A titled section of a page. */
export const Panel = ({
  id: anchor,
  title,
  action,
  className,
  children,
}: {
  /** Lets links scroll to the panel and focus it. */
  id?: string;
  title: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={id}
      className={cx('panel scroll-mt-32 p-5', className)}
    >
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
