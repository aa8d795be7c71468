import { useEffect, useRef, useState } from 'react';
import { useText } from '@/shared/text';

const SETTLED_MS = 90;

/** A row of slides as wide as itself: which one is shown, by swipe or by asking for it. */
export const useStrip = (count: number) => {
  const { dir } = useText();
  const strip = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  useEffect(() => () => clearTimeout(settling.current), []);

  const show = (to: number) => {
    const wanted = (to + count) % count;
    const row = strip.current;
    setIndex(wanted);
    if (row) row.scrollLeft = wanted * row.clientWidth * (dir === 'rtl' ? -1 : 1);
  };
  /** The slide counts once the row has come to rest, so that passing others changes nothing. */
  const follow = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const row = strip.current;
      if (row && row.clientWidth > 0)
        setIndex(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
    }, SETTLED_MS);
  };
  return { strip, index, show, follow };
};
