import { localizedText } from '@shop/shop-rules';
import { useLocale } from './use-text';

/** The Arabic text on an Arabic page if there is one, else the first. */
export const usePick = (): ((text: string, arabic: string) => string) => {
  const locale = useLocale();
  return (text, arabic) => localizedText(text, arabic, locale);
};
