import type { ProductHitDto } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchQueries } from './search.queries';
import { useDelayed } from './use-delayed';

const TYPING_PAUSE_MS = 150;

interface Results {
  /** Undefined when there is nothing to show; while the next ones are on their way, the last ones. */
  shown: ProductHitDto[] | undefined;
  /** They are the answer to what stands in the box now. */
  current: boolean;
  /** The first ones are on their way. */
  loading: boolean;
}

/** What the server finds for a text, after a pause in typing. */
export const useResults = (text: string): Results => {
  const words = text.trim();
  const q = useDelayed(words, TYPING_PAUSE_MS);
  const { data, isError, isLoading } = useQuery(searchQueries.of(q));
  const [last, setLast] = useState<ProductHitDto[]>();
  // A blank text forgets what was found, a failure has found nothing.
  const next = words === '' || isError ? undefined : (data ?? last);
  if (next !== last) setLast(next);
  const shown = q === '' ? undefined : next;
  return {
    shown,
    current: q === words && data !== undefined,
    loading: isLoading && words !== '' && shown === undefined,
  };
};
