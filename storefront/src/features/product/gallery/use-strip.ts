import { useEffect, useRef, useState } from 'react';
import { useText } from '@/shared/i18n/text';

const SETTLED_MS = 90;

/** A row of slides as wide as itself: which one is shown, by swipe or by asking for it. */
export const useStrip = (count: number) => {
  const { dir } = useText();
  const strip = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The slide asked for, until the row has arrived there. */
  const aim = useRef<number>(undefined);
  const [index, setIndex] = useState(0);

  const slideTo = (slide: number) => {
    const row = strip.current;
    if (row) row.scrollLeft = slide * row.clientWidth * (dir === 'rtl' ? -1 : 1);
  };
  const settle = () => {
    const row = strip.current;
    if (!row || row.clientWidth === 0) return;
    const shown = Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
    // The end of a swipe may have taken the place of the way asked for.
    if (aim.current !== undefined && shown !== aim.current) return slideTo(aim.current);
    aim.current = undefined;
    setIndex(shown);
  };
  /** The slide counts once the row has come to rest, so that passing others changes nothing. */
  const follow = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, SETTLED_MS);
  };
  const show = (to: number) => {
    const wanted = (to + count) % count;
    aim.current = wanted;
    setIndex(wanted);
    slideTo(wanted);
  };
  /** A finger or a wheel takes the row over. */
  const release = () => (aim.current = undefined);
  useEffect(() => {
    // Somebody may have swiped before the program was there.
    follow();
    return () => clearTimeout(settling.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page takes over
  }, []);
  return {
    index,
    show,
    row: { ref: strip, onScroll: follow, onPointerDown: release, onWheel: release },
  };
};
