import type { Env } from '../../config/env.js';
import type { Session } from './session.entity.js';

/** When a session ends by itself. */
interface SessionLimits {
  /** Lifetime in seconds, however the session is used. */
  seconds: number;
  /** Minutes without a request after which it ends. */
  idleMinutes: number;
}

const DAY_SECONDS = 86_400;
const DAY_MINUTES = 1440;

export const STAFF_SESSION: SessionLimits = { seconds: 8 * 3600, idleMinutes: 30 };

/** Sessions of an account at a time; a new one ends the one that was not used for the longest time. */
export const MOST_SESSIONS = 100;

/** Seconds in which calls of a browser that were sent before its session was renewed still reach the former one. */
export const RENEWED_SECONDS = 10;

/** The limits of both kinds of account; those of shoppers are settings. */
export const sessionLimits = ({
  SHOPPER_SESSION_DAYS,
  SHOPPER_IDLE_DAYS,
}: Env): Record<Session['actorKind'], SessionLimits> => ({
  staff: STAFF_SESSION,
  shopper: {
    seconds: SHOPPER_SESSION_DAYS * DAY_SECONDS,
    idleMinutes: SHOPPER_IDLE_DAYS * DAY_MINUTES,
  },
});
