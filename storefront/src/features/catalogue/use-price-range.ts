import { priceOf, priceRangeOf, type PriceRange } from '@shop/shop-rules';
import { useEffect, useState } from 'react';
import { TYPING_PAUSE_MS } from './use-draft';

type Texts = [string, string];

const textsOf = (range: PriceRange): Texts => [String(range[0] ?? ''), String(range[1] ?? '')];
const keyOf = (range: PriceRange): string => textsOf(range).join('-');

/** Whether the text is not a price. */
export const isNoPrice = (text: string): boolean => text !== '' && priceOf(text) === undefined;

/**
 * Texts of the two price fields, applied after a pause in typing. They are sorted on blur only, so that no field
 * changes while the shopper types.
 */
export const usePriceRange = (range: PriceRange, commit: (range: PriceRange) => void) => {
  const key = keyOf(range);
  const [texts, setTexts] = useState(() => textsOf(range));
  const [seen, setSeen] = useState(key);
  const [sent, setSent] = useState(key);
  if (seen !== key) {
    setSeen(key);
    if (sent !== key) {
      setSent(key);
      setTexts(textsOf(range));
    }
  }
  const [from, to] = texts;
  const next = keyOf(priceRangeOf(from, to));
  useEffect(() => {
    if (next === sent) return;
    const timer = setTimeout(() => {
      setSent(next);
      commit(priceRangeOf(from, to));
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [next, sent, from, to, commit]);
  return {
    texts,
    setText: (at: 0 | 1, text: string) => setTexts(at === 0 ? [text, to] : [from, text]),
    /** Applies the fields and shows the lower price first. */
    leave: () => {
      if (next !== sent) {
        setSent(next);
        commit(priceRangeOf(from, to));
      }
      if (!texts.some(isNoPrice)) setTexts(textsOf(priceRangeOf(from, to)));
    },
  };
};
