import { cx, Skeleton } from '@shop/ui';

const widths = {
  card: 'grid-cols-2 md:grid-cols-3 min-[62rem]:grid-cols-4 min-[75rem]:grid-cols-5',
  compact: 'grid-cols-3 lg:grid-cols-5',
};
/** Slides that are in view, by width. */
const hidden = {
  card: ['', '', 'max-md:hidden', 'max-[62rem]:hidden', 'max-[75rem]:hidden'],
  compact: ['', '', '', 'max-lg:hidden', 'max-lg:hidden'],
};

/** A product slider while it loads. */
export const SliderSkeleton = ({ view }: { view: keyof typeof widths }) => (
  <div className={cx('grid gap-3 md:gap-5', widths[view])}>
    {hidden[view].map((rule, index) => (
      <div key={index} className={cx('flex flex-col gap-2', rule)}>
        <Skeleton className="aspect-4/5" />
        <Skeleton className="mt-1 h-4 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        {view === 'card' && <Skeleton className="mt-4 h-9" />}
      </div>
    ))}
  </div>
);
