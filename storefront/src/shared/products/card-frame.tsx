import { cx, Skeleton } from '@shop/ui';

/**
 * Parts of a product card; they reserve the height of their text. The lowest price before a sale is below the price, so that
 * the prices of a row are level; `--note` reserves its height where cards follow a skeleton.
 */
export const cardFrame = {
  box: 'group @container relative flex h-full flex-col',
  picture: 'relative aspect-4/5 overflow-hidden bg-sand',
  lines: 'flex flex-1 flex-col gap-1 pt-3',
  brand: 'eyebrow h-lh truncate text-muted',
  name: 'h-[2lh] text-small font-medium md:text-body',
  rating: 'flex h-6 items-center pt-1',
  /** On a narrow card the list price is below the price in a smaller size. */
  price:
    'mb-2 min-h-[calc(1lh+var(--note,0px))] content-start text-small md:text-body @max-[188px]:min-h-[calc(1.8lh+var(--note,0px))] md:pointer-fine:mb-0',
  /** Over the picture on hover. */
  action: 'relative z-10 mt-auto bg-surface *:min-h-11 md:pointer-fine:absolute',
};

/** Skeleton of a product card. */
export const CardSkeleton = () => (
  <div aria-hidden="true" className={cardFrame.box}>
    <Skeleton className={cardFrame.picture} />
    <div className={cardFrame.lines}>
      <p className={cx(cardFrame.brand, 'skeleton-lines w-1/3')} />
      <p className={cx(cardFrame.name, 'skeleton-lines w-4/5')} />
      <div className={cardFrame.rating} />
      <p className={cx(cardFrame.price, 'skeleton-lines w-1/2')} />
      <div className={cx(cardFrame.action, 'md:pointer-fine:hidden')}>
        <Skeleton />
      </div>
    </div>
  </div>
);
