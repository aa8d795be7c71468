import { cx, IconButton } from '@shop/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from './text';
import type { Product } from './types';
import { useReducedMotion } from './use-media';

/**
 * Slides per view: 3 and 5 from 1024 px, or 2, 3, 4, 5 by width. Phones show the edge of the next one,
 * because they have no arrows.
 */
const views = {
  compact:
    'auto-cols-[calc((100%+var(--gutter)-3*var(--gap)-20px)/3)] md:auto-cols-[calc((100%-2*var(--gap))/3)] lg:auto-cols-[calc((100%-4*var(--gap))/5)]',
  card: 'auto-cols-[calc((100%+var(--gutter)-2*var(--gap)-28px)/2)] md:auto-cols-[calc((100%-2*var(--gap))/3)] min-[62rem]:auto-cols-[calc((100%-3*var(--gap))/4)] min-[75rem]:auto-cols-[calc((100%-4*var(--gap))/5)]',
};
/** The middle of the pictures. */
const heights = { compact: 'top-[42%]', card: 'top-1/3' };
const arrow =
  'absolute z-20 -translate-y-1/2 rounded-full border border-line bg-surface max-md:hidden';

/** A row of products that scrolls sideways: swipe, arrows, and on its own when asked to. */
export const ProductSlider = ({
  label,
  products,
  view,
  autoplayMs,
  card,
}: {
  label: string;
  products: Product[];
  view: keyof typeof views;
  autoplayMs?: number;
  card: (product: Product) => ReactNode;
}) => {
  const { t } = useText();
  const list = useRef<HTMLUListElement>(null);
  const still = useReducedMotion();
  const [playing, setPlaying] = useState(autoplayMs !== undefined);
  const [held, setHeld] = useState(false);

  const go = (pages: number) => {
    const row = list.current;
    if (!row) return;
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    const end = row.scrollWidth - row.clientWidth;
    const at = Math.abs(row.scrollLeft);
    // Past either end it starts over at the other.
    if (pages > 0 && at >= end - 4) return row.scrollTo({ left: 0, behavior: 'smooth' });
    if (pages < 0 && at <= 4) return row.scrollTo({ left: sign * end, behavior: 'smooth' });
    row.scrollBy({ left: sign * pages * row.clientWidth, behavior: 'smooth' });
  };

  useEffect(() => {
    if (!autoplayMs || !playing || held || still) return;
    const timer = setInterval(() => go(1), autoplayMs);
    return () => clearInterval(timer);
  }, [autoplayMs, playing, held, still]);

  // Without a further slide there is nowhere to go.
  const fits = products.length <= 5 && (products.length > 3 ? 'min-[75rem]:hidden' : 'hidden');
  const move = (pages: number) => {
    setPlaying(false);
    go(pages);
  };
  return (
    <div
      role="group"
      aria-label={label}
      className="relative"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={list}
        onPointerDown={() => setPlaying(false)}
        className={cx(
          'no-scrollbar relative -mx-(--gutter) grid snap-x snap-mandatory scroll-px-(--gutter) grid-flow-col gap-(--gap) overflow-x-auto overscroll-x-contain px-(--gutter) py-1 [--gap:12px] md:-mx-1 md:scroll-px-1 md:px-1 md:[--gap:20px]',
          views[view],
        )}
      >
        {products.map((product) => (
          <li key={product.id} className="snap-start">
            {card(product)}
          </li>
        ))}
      </ul>
      <IconButton
        label={t('previous')}
        className={cx(arrow, heights[view], fits, '-start-4')}
        onClick={() => move(-1)}
      >
        <ChevronLeft aria-hidden="true" className="mirror size-5" strokeWidth={1.5} />
      </IconButton>
      <IconButton
        label={t('next')}
        className={cx(arrow, heights[view], fits, '-end-4')}
        onClick={() => move(1)}
      >
        <ChevronRight aria-hidden="true" className="mirror size-5" strokeWidth={1.5} />
      </IconButton>
      {autoplayMs && (
        <div className="mt-3 flex justify-end">
          <IconButton
            label={t(playing && !still ? 'pause' : 'play')}
            onClick={() => setPlaying(!playing)}
          >
            {playing && !still ? (
              <Pause aria-hidden="true" className="size-4" strokeWidth={1.5} />
            ) : (
              <Play aria-hidden="true" className="size-4" strokeWidth={1.5} />
            )}
          </IconButton>
        </div>
      )}
    </div>
  );
};
