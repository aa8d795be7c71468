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
  readonly mailTimeout: number = 10 * SECOND;
  /** How long the return of the card page waits for the status enquiry. */
  readonly returnEnquiryTimeout: number = 3 * SECOND;
  /** How long the shipment call waits for its job. */
  readonly createShipmentTimeout: number = 10 * SECOND;
  /** How long the upload of an Excel file waits for its import. */
  readonly importTimeout: number = 10 * SECOND;
  readonly outboxPollInterval: number = 1 * SECOND;
  /** A claimed outbox row is free again after this, should its worker have died. */
  readonly outboxLease: number = 30 * SECOND;
  /** First pause after a failed job; doubles each time, up to an hour. */
  readonly retryBackoff: number = 1 * SECOND;
  readonly jobLock: number = 10 * SECOND;
  readonly stalledInterval: number = 5 * SECOND;
  readonly sweepInterval: number = 30 * SECOND;
  readonly enquireAfter: number = 3 * MINUTE;
  readonly expireAfter: number = 30 * MINUTE;
  /** An expired attempt is still asked about until this age. */
  readonly enquireUntil: number = 24 * HOUR;
  readonly remindAfter: number = 15 * MINUTE;
  readonly autoShipAfter: number = 24 * HOUR;
  /** An unanswered shipment that the carrier does not know by then was never created. */
  readonly shipmentConfirmTimeout: number = 2 * MINUTE;
  readonly shipmentLookupDelay: number = 5 * SECOND;
  /** A refund that the card gateway still has not made by then needs somebody. */
  readonly refundTimeout: number = 1 * HOUR;
  /** A refund that the card gateway has only noted is asked about again after this. */
  readonly refundEnquiryInterval: number = 1 * MINUTE;
  readonly trackingInterval: number = 1 * HOUR;
  /** Calls to a provider are judged by those of this time. */
  readonly breakerWindow: number = 1 * MINUTE;
  /** A provider that fails is left alone for this long. */
  readonly breakerResetTimeout: number = 30 * SECOND;
  /** Operations are told of a provider that is left alone for longer. */
  readonly breakerAlertAfter: number = 2 * MINUTE;
  /** Work asked for before this is late. */
  readonly outboxLateAfter: number = 1 * MINUTE;
  /** How often a worker says that it lives; after three silences it counts as gone. */
  readonly heartbeatInterval: number = 10 * SECOND;
  readonly orphanSweepInterval: number = 1 * HOUR;
  /** A file that no row names is left alone until this age: its row may be in the making. */
  readonly orphanMinAge: number = 24 * HOUR;
  /** A process that is asked to end serves on for this long, until those who send it requests know that it leaves. */
  readonly shutdownDelay: number = 0;
  /** Then what it has let in gets this long to be answered: longer than any request waits for something. */
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
