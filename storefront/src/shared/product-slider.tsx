import { cx, IconButton } from '@shop/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from './text';
import type { Product } from './types';
import { useReducedMotion } from './use-media';

/** Slides per view: 3 and 5 from 1024 px, or 2, 3, 4, 5 by width. */
const views = {
  compact: 'auto-cols-[calc((100%-2*var(--gap))/3)] lg:auto-cols-[calc((100%-4*var(--gap))/5)]',
  card: 'auto-cols-[calc((100%-var(--gap))/2)] md:auto-cols-[calc((100%-2*var(--gap))/3)] min-[62rem]:auto-cols-[calc((100%-3*var(--gap))/4)] min-[75rem]:auto-cols-[calc((100%-4*var(--gap))/5)]',
};

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
    if (pages > 0 && at >= end - 4) return row.scrollTo({ left: 0, behavior: 'smooth' });
    row.scrollBy({ left: sign * pages * row.clientWidth, behavior: 'smooth' });
  };

  useEffect(() => {
    if (!autoplayMs || !playing || held || still) return;
    const timer = setInterval(() => go(1), autoplayMs);
    return () => clearInterval(timer);
  }, [autoplayMs, playing, held, still]);

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
          'no-scrollbar relative grid snap-x snap-mandatory grid-flow-col gap-(--gap) overflow-x-auto overscroll-x-contain [--gap:12px] md:[--gap:20px]',
          views[view],
        )}
      >
        {products.map((product) => (
          <li key={product.id} className="snap-start">
            {card(product)}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex justify-end gap-1">
        {autoplayMs && (
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
        )}
        <IconButton label={t('previous')} className="max-md:hidden" onClick={() => move(-1)}>
          <ChevronLeft aria-hidden="true" className="mirror size-5" strokeWidth={1.5} />
        </IconButton>
        <IconButton label={t('next')} className="max-md:hidden" onClick={() => move(1)}>
          <ChevronRight aria-hidden="true" className="mirror size-5" strokeWidth={1.5} />
        </IconButton>
      </div>
    </div>
  );
};
