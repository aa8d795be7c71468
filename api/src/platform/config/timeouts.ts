import { Injectable } from '@nestjs/common';
import { Env } from './env.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Timeouts and intervals of the order flow, in ms; the setting `TIMEOUTS` (JSON) overrides single ones. */
@Injectable()
export class Timeouts {
  /** Limit of a call to the card gateway. */
  readonly cardTimeout: number = 15 * SECOND;
  readonly carrierTimeout: number = 10 * SECOND;
  /** How long a cancellation waits for the carrier's tracking. */
  readonly trackNowTimeout: number = 3 * SECOND;
  /** How long a new password waits for the service of breached passwords. */
  readonly breachedPasswordsTimeout: number = 1.5 * SECOND;
  readonly mailTimeout: number = 10 * SECOND;
  /** How long the return of the card page waits for the status enquiry. */
  readonly returnEnquiryTimeout: number = 3 * SECOND;
  /** How long the shipment call waits for its job. */
  readonly createShipmentTimeout: number = 10 * SECOND;
  /** How long the upload of an Excel file waits for its import. */
  readonly importTimeout: number = 10 * SECOND;
  readonly outboxPollInterval: number = 1 * SECOND;
  /** A claimed outbox row can be claimed again after this, in case its worker crashed. */
  readonly outboxLease: number = 30 * SECOND;
  /** First pause after a failed job; doubles each time, up to an hour. */
  readonly retryBackoff: number = 1 * SECOND;
  readonly jobLock: number = 10 * SECOND;
  readonly stalledInterval: number = 5 * SECOND;
  readonly sweepInterval: number = 30 * SECOND;
  /** Sales of a day are added up at most this often. */
  readonly salesInterval: number = 5 * MINUTE;
  /** Interval at which a process writes its counts of visits and searches. */
  readonly countsInterval: number = 10 * SECOND;
  readonly enquireAfter: number = 3 * MINUTE;
  readonly expireAfter: number = 30 * MINUTE;
  /** Age up to which expired payment attempts are still enquired about. */
  readonly enquireUntil: number = 24 * HOUR;
  readonly remindAfter: number = 15 * MINUTE;
  readonly autoShipAfter: number = 24 * HOUR;
  /** A cash order that still waits for a call by then is reported as stuck. */
  readonly confirmationTimeout: number = 24 * HOUR;
  /** A shipment without a response that the carrier does not know by then was never created. */
  readonly shipmentConfirmTimeout: number = 2 * MINUTE;
  readonly shipmentLookupDelay: number = 5 * SECOND;
  /** A refund that the card gateway has not made by then is reported as stuck. */
  readonly refundTimeout: number = 1 * HOUR;
  /** Interval of status enquiries about a pending refund. */
  readonly refundEnquiryInterval: number = 1 * MINUTE;
  readonly trackingInterval: number = 1 * HOUR;
  /** Window of calls that decides whether a circuit breaker opens. */
  readonly breakerWindow: number = 1 * MINUTE;
  /** How long an open circuit breaker blocks calls. */
  readonly breakerResetTimeout: number = 30 * SECOND;
  /** Operations are notified of a circuit breaker that is open for longer. */
  readonly breakerAlertAfter: number = 2 * MINUTE;
  /** Age from which an outbox message is late. */
  readonly outboxLateAfter: number = 1 * MINUTE;
  /** Interval of a worker's heartbeat; after three missed ones it counts as silent. */
  readonly heartbeatInterval: number = 10 * SECOND;
  readonly orphanSweepInterval: number = 1 * HOUR;
  /** Age before which a file without a row is not deleted, as its row may not be committed yet. */
  readonly orphanMinAge: number = 24 * HOUR;
  /** How long a process keeps serving after SIGTERM, until load balancers see that it is not ready. */
  readonly shutdownDelay: number = 0;
  /** Then the limit for finishing accepted requests: longer than any request waits for something. */
  readonly drainTimeout: number = 12 * SECOND;

  constructor(env: Env) {
    if (env.NODE_ENV === 'production') this.shutdownDelay = 3 * SECOND;
    const overrides: unknown = JSON.parse(env.TIMEOUTS ?? '{}');
    for (const [name, ms] of Object.entries(overrides ?? {})) {
      if (!(name in this) || typeof ms !== 'number')
        throw new Error(`TIMEOUTS: ${name} is unknown or not a number of ms.`);
      Object.defineProperty(this, name, { value: ms, enumerable: true });
    }
  }
}
