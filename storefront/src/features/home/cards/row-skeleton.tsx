import { cx, Skeleton } from '@shop/ui';

/** Reserves the height of the text: a name and a price of two lines each. */
export const rowFrame = {
  box: 'group relative h-full border border-line bg-surface',
  content: 'flex items-center gap-2 md:gap-3',
  picture: 'h-20 w-14 shrink-0 bg-sand md:h-24 md:w-20',
  words:
    'flex min-h-[calc(3.8lh+2px)] min-w-0 flex-1 flex-col justify-center gap-0.5 pe-2 text-mini md:text-small',
  name: 'line-clamp-2 font-medium',
  buttons: 'relative z-10 flex h-11 items-center justify-between',
};

export const RowSkeleton = () => (
  <div className={rowFrame.box}>
    <div className={rowFrame.content}>
      <Skeleton className={rowFrame.picture} />
      <div className={rowFrame.words}>
        <p className={cx(rowFrame.name, 'skeleton-lines h-[2lh]')} />
        <p className="skeleton-lines h-lh w-3/4" />
      </div>
    </div>
    <div className={rowFrame.buttons} />
  </div>
);
