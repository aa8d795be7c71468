import type { ProductHitDto } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchQueries } from './search.queries';
import { useDelayed } from './use-delayed';

const TYPING_PAUSE_MS = 150;

interface Results {
  /** Undefined when there is nothing to show; the previous results while new ones load. */
  shown: ProductHitDto[] | undefined;
  /** Path of the page that the text leads to. */
  landing: string | null | undefined;
  /** True when the results match the current text. */
  current: boolean;
  /** True while the first results load. */
  loading: boolean;
}

/** Search results for a text, debounced. */
export const useResults = (text: string): Results => {
  const words = text.trim();
  const q = useDelayed(words, TYPING_PAUSE_MS);
  const { data, isError, isLoading } = useQuery(searchQueries.of(q));
  const [last, setLast] = useState<ProductHitDto[]>();
  // A blank text and a failed search have no results.
  const next = words === '' || isError ? undefined : (data?.products ?? last);
  if (next !== last) setLast(next);
  const shown = q === '' ? undefined : next;
  return {
    shown,
    landing: q === words ? data?.landing : undefined,
    current: q === words && data !== undefined,
    loading: isLoading && words !== '' && shown === undefined,
  };
};
