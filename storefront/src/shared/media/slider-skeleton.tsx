import { cx } from '@shop/ui';
import { Fragment, type ReactNode } from 'react';
import { sliderRow, sliderViews, type SliderView } from './slider-views';

/** Skeleton of a slider; out of view one slide reserves the height. */
export const SliderSkeleton = ({
  view,
  near,
  children,
}: {
  view: SliderView;
  near: boolean;
  /** Skeleton of one slide. */
  children: ReactNode;
}) => (
  <div aria-hidden="true" className={near ? undefined : 'invisible **:animate-none'}>
    <div className={cx(sliderRow, sliderViews[view].columns, 'overflow-x-hidden')}>
      {Array.from({ length: near ? 5 : 1 }, (_, index) => (
        <Fragment key={index}>{children}</Fragment>
      ))}
    </div>
  </div>
);
