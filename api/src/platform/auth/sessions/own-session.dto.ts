import { IsUUID } from 'class-validator';
import { browserOf, systemOf } from './browser-text.js';
import type { Session } from './session.entity.js';

export class SessionIdDto {
  @IsUUID() sessionId: string;
}

/** A session of the own account. */
export class OwnSessionDto {
  id: string;
  /** Null if unknown. */
  browser: string | null;
  /** Operating system, or iPhone and iPad; null if unknown. */
  system: string | null;
  /** Network of the address it was opened from, such as 203.0.113.0/24. */
  network: string | null;
  signedInAt: string;
  /** To the minute. */
  lastSeenAt: string;
  /** Whether it is the session of this call. */
  current: boolean;
}

export const toOwnSessionDto =
  (currentId: string) =>
  ({ id, userAgent, network, createdAt, lastSeenAt }: Session): OwnSessionDto => ({
    id,
    browser: browserOf(userAgent),
    system: systemOf(userAgent),
    network,
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === currentId,
  });
