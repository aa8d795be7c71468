/** At most `points` calls in `seconds`: per account if the caller is identified, else per address. */
export interface Limit {
  /** Name of the counter; routes with the same name share it. */
  name: string;
  points: number;
  seconds: number;
  /** Also counts per value of this body field (an account). */
  field?: string;
  /** Counted in this process alone: a round trip would cost more than the call. */
  local?: boolean;
}

/**
 * Default limits by kind of route. Thousands of shoppers may share the address of a mobile carrier, so page reads
 * are limited far above one person's use; calls that cost money or send mail are limited per account.
 */
export const LIMITS = {
  read: { name: 'read', points: 1200, seconds: 60, local: true },
  list: { name: 'list', points: 600, seconds: 60, local: true },
  /** Pages that are rendered because they are not in memory. */
  page: { name: 'page', points: 300, seconds: 60, local: true },
  /** Pages of filtered lists that are rendered for all callers together: their number is unlimited, so none is in memory. */
  filteredPages: { name: 'filtered-pages', points: 20, seconds: 1, local: true },
  picture: { name: 'picture', points: 6000, seconds: 60, local: true },
  quote: { name: 'quote', points: 240, seconds: 60, local: true },
  write: { name: 'write', points: 120, seconds: 60 },
  upload: { name: 'upload', points: 60, seconds: 60 },
  /** Calls answered with 401 or 403. */
  refused: { name: 'refused', points: 120, seconds: 60, local: true },
  payment: { name: 'payment', points: 10, seconds: 60 },
  /** Codes of coupons that do not exist or are for another shopper. */
  coupon: { name: 'coupon', points: 20, seconds: 600 },
} satisfies Record<string, Limit>;
