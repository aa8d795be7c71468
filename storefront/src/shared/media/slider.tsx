import { cx, IconButton } from '@shop/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { sliderControls, sliderRow, sliderViews, type SliderView } from './slider-views';
import { useText } from '@/shared/i18n/text';
import { useReducedMotion } from '@/shared/browser/use-media';

const arrow =
  'absolute z-20 -translate-y-1/2 rounded-full border border-line bg-surface max-md:hidden';

/** Back is needed only after moving, and covers the first slide. */
const onHover =
  'opacity-0 transition-opacity group-hover/slider:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100';

/** A horizontal slider with swipe, arrows and optional autoplay. */
export const Slider = <Item extends { id: number }>({
  label,
  items,
  view,
  autoplayMs,
  children,
}: {
  label: string;
  items: Item[];
  view: SliderView;
  autoplayMs?: number;
  /** Renders one slide. */
  children: (item: Item) => ReactNode;
}) => {
  const { t } = useText();
  const list = useRef<HTMLUListElement>(null);
  const reducedMotion = useReducedMotion();
  const [playing, setPlaying] = useState(autoplayMs !== undefined);
  const [isPaused, setIsPaused] = useState(false);

  const go = (pages: number) => {
    const row = list.current;
    if (!row) return;
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    const end = row.scrollWidth - row.clientWidth;
    const at = Math.abs(row.scrollLeft);
    // Past the end it starts over.
    if (pages > 0 && at >= end - 4) return row.scrollTo({ left: 0, behavior: 'smooth' });
    if (pages < 0 && at <= 4) return row.scrollTo({ left: sign * end, behavior: 'smooth' });
    row.scrollBy({ left: sign * pages * row.clientWidth, behavior: 'smooth' });
  };

  useEffect(() => {
    if (!autoplayMs || !playing || isPaused || reducedMotion) return;
    const timer = setInterval(() => go(1), autoplayMs);
    return () => clearInterval(timer);
  }, [autoplayMs, playing, isPaused, reducedMotion]);

  const { columns, arrows, fits, fitsFrom } = sliderViews[view];
  const hiddenFromWidth = fitsFrom.find(([most]) => items.length <= most)?.[1];
  const move = (pages: number) => {
    setPlaying(false);
    go(pages);
  };
  return (
    <div
      role="group"
      aria-label={label}
      className="group/slider relative"
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <ul
        ref={list}
        onPointerDown={() => setPlaying(false)}
        className={cx(sliderRow, columns, 'overflow-x-auto')}
      >
        {items.map((item) => (
          <li key={item.id} className="snap-start">
            {children(item)}
          </li>
        ))}
      </ul>
      {items.length > fits && (
        <>
          <IconButton
            label={t('previous')}
            className={cx(arrow, arrows, hiddenFromWidth, onHover, '-start-4')}
            onClick={() => move(-1)}
          >
            <ChevronLeft className="mirror size-5" />
          </IconButton>
          <IconButton
            label={t('next')}
            className={cx(arrow, arrows, hiddenFromWidth, '-end-4')}
            onClick={() => move(1)}
          >
            <ChevronRight className="mirror size-5" />
          </IconButton>
          {autoplayMs && (
            <div className={cx(sliderControls, hiddenFromWidth)}>
              <IconButton
                label={t(playing && !reducedMotion ? 'pause' : 'play')}
                onClick={() => setPlaying(!playing)}
              >
                {playing && !reducedMotion ? (
                  <Pause className="size-4" />
                ) : (
                  <Play className="size-4" />
                )}
              </IconButton>
            </div>
          )}
        </>
      )}
    </div>
  );
};
