import { formatList } from '@shop/shop-rules';
import type { Locale } from '@/shared/i18n/locale';

/** The known parts of an address on one line, with the commas of the page's language. */
export const addressLine = (parts: readonly string[], locale: Locale): string =>
  formatList(parts, locale);
