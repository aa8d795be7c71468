/** Name of the demo shop. */
export const DEMO_NAME = { en: 'Liwan', ar: 'ليوان' };
export const CURRENCY = 'AED';
export const CONTACT_PHONE = '+971 50 000 0000';
export const CONTACT_EMAIL = 'hello@liwan.example';

/** Return period in days, used by all pages, mails and calculations. */
export const RETURN_DAYS = 15;
/** For how many days deleted products can be restored, until an admin changes it. */
export const TRASH_DAYS = 30;
/** Business days within which refunds are made. */
export const REFUND_DAYS = 10;
export const HERO_AUTOPLAY_MS = 3000;
export const FLASH_AUTOPLAY_MS = 12500;
export const SLOGAN_ROTATION_MS = 2500;
export const LOADING_SCREEN_DELAY_MS = 2000;
export const LOGIN_AFTER_REGISTER_MS = 1000;
export const NEW_COLLECTIONS_PAGE = 10;
export const CATEGORY_PAGE = 25;
export const GROUP_PAGE = 50;
export const REVIEWS_PAGE = 3;
export const RELATED_PRODUCTS = 4;
export const SEARCH_RESULTS = 5;
/** Words searched less often in a period are not shown, since they could name a person. */
export const FEWEST_SEARCHES = 5;
/** Days after which the counts of searched words are deleted. */
export const SEARCH_RETENTION_DAYS = 180;
/**
 * Years for which the tax law requires records of sales after the end of the tax period: 5 for VAT in the UAE. The
 * most is that of real estate.
 */
export const LEAST_TAX_RECORD_YEARS = 5;
export const MOST_TAX_RECORD_YEARS = 15;
export const SLIDER_PRODUCTS = 10;
export const MOBILE_MENU_CATEGORIES = 5;
export const SPECIAL_PRODUCTS_MINIMUM = 2;
export const SPECIAL_DESCRIPTION_LENGTH = 100;
export const MAXIMUM_STARS = 5;
export const FLASH_SALE_OFFER = 1;
export const SPECIAL_OFFER = 3;
export const FOOTER_BRANDS = [55, 12, 11, 109, 68];
/** Page size limit of product lists. */
export const LIST_LIMIT = 100;
/** Stock below this number is low. */
export const LOW_STOCK = 5;
/** Days from the creation of a shipment to its due date. */
export const SHIPMENT_DUE_DAYS = 3;
/** Maximum length of a search text or tag. */
export const SEARCH_LENGTH = 80;
export const SORTS = [
  'default',
  'newest',
  'best-selling',
  'top-rated',
  'price-low',
  'price-high',
  'name-asc',
  'name-desc',
  'discount',
] as const;
export type Sort = (typeof SORTS)[number];
/** Lowest means of the stars that a list is filtered by. */
export const RATINGS = [4, 3] as const;
/** Lowest discounts in percent that a list is filtered by; 1 is any. */
export const DISCOUNTS = [1, 10, 20, 30, 50] as const;
/** Days of the longest period of a report: ten years. */
export const LONGEST_REPORT = 3660;
