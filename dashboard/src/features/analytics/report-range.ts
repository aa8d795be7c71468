import { dubaiDay } from '@shop/shop-rules';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;

/** Days from the first to the last, both included; below 1 when they are in the wrong order. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The day this number of days earlier. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

const dayOf = (text: string): string | undefined =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** The period in the address; what is missing or malformed gives the last 30 days. */
export const reportRange = (from: string, to: string): { from: string; to: string } => {
  const last = dayOf(to) ?? dubaiDay(new Date());
  return { from: dayOf(from) ?? dayBefore(last, DEFAULT_DAYS - 1), to: last };
};
