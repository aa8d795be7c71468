import { SHOP_PAGE_NAMES, SHOP_PAGES, type ShopPageName } from '@shop/shop-rules';

/** The page at a path without language. */
export const shopPageAt = (path: string): ShopPageName =>
  SHOP_PAGE_NAMES.find((name) => SHOP_PAGES[name] === path.toLowerCase()) ?? 'privacy';
