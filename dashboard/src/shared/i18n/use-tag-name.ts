import { tagNameAr } from '@shop/shop-rules';
import { useLocale } from './use-text';

/** A tag in the current language; tags that the shop does not know stay as they are. */
export const useTagName = (): ((tag: string) => string) => {
  const locale = useLocale();
  return (tag) => (locale === 'ar' ? (tagNameAr(tag) ?? tag) : tag);
};
