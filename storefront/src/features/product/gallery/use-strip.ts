import { useEffect, useRef, useState } from 'react';
import { useText } from '@/shared/i18n/text';

const SETTLED_MS = 90;

/** A scroll-snap carousel: the current slide, by swipe or by `show`. */
export const useStrip = (count: number) => {
  const { dir } = useText();
  const strip = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Target of the programmatic scroll until it ends. */
  const aim = useRef<number>(undefined);
  const [index, setIndex] = useState(0);

  const leftOf = (slide: number, { clientWidth }: HTMLElement) =>
    slide * clientWidth * (dir === 'rtl' ? -1 : 1);
  const slideTo = (slide: number) => {
    const row = strip.current;
    if (row) row.scrollLeft = leftOf(slide, row);
  };
  const settle = () => {
    const row = strip.current;
    if (!row || row.clientWidth === 0) return;
    // A late scroll event of a swipe may have cancelled the scroll, or moved its end between two slides.
    if (aim.current !== undefined && Math.abs(row.scrollLeft - leftOf(aim.current, row)) > 1)
      return slideTo(aim.current);
    aim.current = undefined;
    setIndex(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
  };
  /** Updates the current slide only after scrolling ends, so that passing slides change nothing. */
  const follow = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, SETTLED_MS);
  };
  const show = (to: number) => {
    const next = (to + count) % count;
    aim.current = next;
    setIndex(next);
    slideTo(next);
  };
  /** User input cancels the programmatic scroll. */
  const release = () => (aim.current = undefined);
  useEffect(() => {
    // The shopper may have swiped before hydration.
    follow();
    return () => clearTimeout(settling.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on hydration
  }, []);
  return {
    index,
    show,
    row: { ref: strip, onScroll: follow, onPointerDown: release, onWheel: release },
  };
};
