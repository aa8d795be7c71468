import type { ShopPageName } from '@shop/shop-rules';
import { aboutPage } from './about.js';
import type { DefaultPage } from './default-page.js';
import { privacyPage } from './privacy.js';
import { refundPage } from './refund.js';
import { returnsPage } from './returns.js';
import { termsPage } from './terms.js';

/** The texts of this release. */
export const DEFAULT_PAGES: Record<ShopPageName, DefaultPage> = {
  about: aboutPage,
  privacy: privacyPage,
  refund: refundPage,
  returns: returnsPage,
  terms: termsPage,
};
