import { MOST_IMAGES } from '@shop/shop-rules';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import type { FileRules, RefusedFile } from './sort-files';

/** Reason why a file was refused, shown after its name. */
export const useRefusalText = () => {
  const t = useText();
  const { count } = useFormat();
  return ({ why, largest }: RefusedFile, { accepts, most }: Pick<FileRules, 'accepts' | 'most'>) =>
    t(why === 'kind' ? `files.refused.kind.${accepts}` : `files.refused.${why}`, {
      largest: count(largest),
      most: count(most),
      entries: count(MOST_IMAGES),
    });
};
