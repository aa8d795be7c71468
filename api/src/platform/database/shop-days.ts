/** The shop's own time zone. */
const ZONE = 'Asia/Dubai';

/** SQL: the start of a day in the shop's time zone. */
export const dayStart = (day: string): string => `(${day}::date::timestamp at time zone '${ZONE}')`;

/** SQL: the day in the shop's time zone. */
export const dayOf = (moment: string): string => `(${moment} at time zone '${ZONE}')::date`;

/** SQL: the first day of the month of a day. */
export const monthOf = (day: string): string => `date_trunc('month', ${day}::date)::date`;
