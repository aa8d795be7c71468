/** At most `points` calls in `seconds`: per account where the caller is known, else per address. */
export interface Limit {
  /** Name of the counter; routes with the same name share it. */
  name: string;
  points: number;
  seconds: number;
  /** Counts per value of this body field (an account) as well. */
  field?: string;
  /** Counted in this process alone: a round trip would cost more than the call. */
  local?: boolean;
}

/**
 * The classes of routes. Thousands of shoppers may share the one address of a mobile carrier, so what a page
 * reads is limited far above a person's use; what costs money or mail is limited per account.
 */
export const LIMITS = {
  read: { name: 'read', points: 1200, seconds: 60, local: true },
  list: { name: 'list', points: 600, seconds: 60, local: true },
  picture: { name: 'picture', points: 6000, seconds: 60, local: true },
  quote: { name: 'quote', points: 240, seconds: 60, local: true },
  write: { name: 'write', points: 120, seconds: 60 },
  upload: { name: 'upload', points: 60, seconds: 60 },
  /** Calls answered 401 or 403. */
  refused: { name: 'refused', points: 120, seconds: 60, local: true },
  payment: { name: 'payment', points: 10, seconds: 60 },
} satisfies Record<string, Limit>;
