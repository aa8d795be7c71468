import { Skeleton } from '@shop/ui';

/** Reserves the height of the longest text. */
export const videoFrame = {
  box: 'flex flex-col gap-2',
  picture: 'relative aspect-4/5 overflow-hidden bg-sand md:aspect-square',
  words: 'flex min-h-21 flex-col gap-0.5 md:max-lg:min-h-[4.2lh]',
};

export const VideoSkeleton = () => (
  <div className={videoFrame.box}>
    <Skeleton className={videoFrame.picture} />
    <div className={videoFrame.words}>
      <p className="skeleton-lines h-lh w-4/5 text-small" />
      <p className="skeleton-lines h-[2lh] text-mini" />
    </div>
  </div>
);
