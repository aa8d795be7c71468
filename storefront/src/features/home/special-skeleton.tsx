import { Skeleton } from '@shop/ui';

/** Reserves the height of the longest text: badge, name, description, two lines of prices and the cart button. */
export const specialFrame = {
  box: 'group relative grid h-full grid-cols-[2fr_3fr] border border-line bg-surface',
  picture: 'relative overflow-hidden bg-sand',
  words:
    'flex min-h-[calc(6.8lh+7.25rem)] flex-col items-start justify-center gap-1.5 p-3 md:min-h-[calc(6.5lh+8.25rem)] md:p-5',
};

export const SpecialSkeleton = () => (
  <div className={specialFrame.box}>
    <Skeleton className={specialFrame.picture} />
    <div className={specialFrame.words}>
      <p className="skeleton-lines h-[2lh] w-4/5" />
      <p className="skeleton-lines h-[4lh] w-full text-mini md:text-small" />
      <p className="skeleton-lines h-lh w-1/3" />
    </div>
  </div>
);
