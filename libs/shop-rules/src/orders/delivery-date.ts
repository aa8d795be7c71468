import { SHIPMENT_DUE_DAYS } from '../constants.js';

const DAY_MS = 86_400_000;
/** Dubai is UTC+4 all year. */
const DUBAI_MS = 4 * 3_600_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** The day in Dubai, like 2026-12-01. */
export const dubaiDay = (at: Date): string =>
  new Date(at.getTime() + DUBAI_MS).toISOString().slice(0, 10);

/** The day by which an order is delivered: three business days after its own day. Saturdays, Sundays and holidays do not count. */
export const deliveryDay = (ordered: Date, holidays: readonly string[] = []): string => {
  const day = new Date(dubaiDay(ordered));
  for (let left = SHIPMENT_DUE_DAYS; left > 0;) {
    day.setTime(day.getTime() + DAY_MS);
    const weekday = day.getUTCDay();
    const isHoliday = holidays.includes(day.toISOString().slice(0, 10));
    if (weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday) left -= 1;
  }
  return day.toISOString().slice(0, 10);
};
