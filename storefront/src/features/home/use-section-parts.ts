import { useEffect, useState } from 'react';
import { loadWithRetry } from '@/shared/rendering/after-start';

export type SectionParts = typeof import('./section-parts');

let loaded: SectionParts | undefined;

/** Slider and cards; their code loads with the first section near the viewport. */
export const useSectionParts = (near: boolean): SectionParts | undefined => {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (near && !parts)
      return loadWithRetry(
        () => import('./section-parts'),
        (all) => setParts((loaded = all)),
      );
  }, [near, parts]);
  return parts;
};
