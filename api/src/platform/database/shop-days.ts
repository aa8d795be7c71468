/** The shop's own time zone. */
const ZONE = 'Asia/Dubai';

/** SQL: the moment a day of the shop begins. */
export const dayStart = (day: string): string => `(${day}::date::timestamp at time zone '${ZONE}')`;

/** SQL: the day of the shop a moment falls on. */
export const dayOf = (moment: string): string => `(${moment} at time zone '${ZONE}')::date`;
