/** The shop's own time zone. */
const ZONE = 'Asia/Dubai';

/** SQL: the start of a day in the shop's time zone. */
export const dayStart = (day: string): string => `(${day}::date::timestamp at time zone '${ZONE}')`;

/** SQL: the day in the shop's time zone. */
export const dayOf = (moment: string): string => `(${moment} at time zone '${ZONE}')::date`;

/** SQL: the first day of the month of a day. */
export const monthOf = (day: string): string => `date_trunc('month', ${day}::date)::date`;

/** SQL: a time in the shop's time zone as text, as in 2026-11-21 09:30. */
export const timeText = (moment: string): string =>
  `to_char(${moment} at time zone '${ZONE}', 'YYYY-MM-DD HH24:MI')`;

/** SQL: the same with seconds, if it has any. */
export const exactTime = (moment: string): string =>
  `regexp_replace(to_char(${moment} at time zone '${ZONE}', 'YYYY-MM-DD HH24:MI:SS'), ':00$', '')`;

/** SQL: its day as text. */
export const dayText = (moment: string): string =>
  `to_char(${moment} at time zone '${ZONE}', 'YYYY-MM-DD')`;

/** SQL: the number of the latest day that has one, as an aggregate that needs no sorted rows. */
export const latestOf = (number: string, day: string): string =>
  `(max(array[${day} - date '2000-01-01', ${number}]) filter (where ${number} is not null))[2]`;
