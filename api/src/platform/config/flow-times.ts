import { Injectable } from '@nestjs/common';
import { Env } from './env.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Every waiting time of the order flow, in ms; the setting `FLOW_TIMES` (JSON) changes single ones. */
@Injectable()
export class FlowTimes {
  /** Limit of a call to the card gateway. */
  readonly cardTimeout: number = 15 * SECOND;
  readonly carrierTimeout: number = 10 * SECOND;
  readonly mailTimeout: number = 10 * SECOND;
  /** How long the return of the card page waits for the status enquiry. */
  readonly inlineEnquiry: number = 3 * SECOND;
  /** How long the shipment call waits for its job. */
  readonly shipmentWait: number = 10 * SECOND;
  /** How long the upload of an Excel file waits for its import. */
  readonly importWait: number = 10 * SECOND;
  readonly relayPoll: number = 1 * SECOND;
  /** A claimed outbox row is free again after this, should its worker have died. */
  readonly outboxLease: number = 30 * SECOND;
  /** First pause after a failed job; doubles each time, up to an hour. */
  readonly retryPause: number = 1 * SECOND;
  readonly jobLock: number = 10 * SECOND;
  readonly stalledCheck: number = 5 * SECOND;
  readonly sweep: number = 30 * SECOND;
  readonly enquireAfter: number = 3 * MINUTE;
  readonly expireAfter: number = 30 * MINUTE;
  /** An expired attempt is still asked about until this age. */
  readonly enquireUntil: number = 24 * HOUR;
  readonly remindAfter: number = 15 * MINUTE;
  readonly shipAnywayAfter: number = 24 * HOUR;
  /** An unanswered shipment that the carrier does not know by then was never created. */
  readonly shipmentSettle: number = 2 * MINUTE;
  readonly shipmentLookUp: number = 5 * SECOND;
  /** A refund that the card gateway still has not made by then needs somebody. */
  readonly refundSettle: number = 1 * HOUR;
  /** A refund that the card gateway has only noted is asked about again after this. */
  readonly refundPause: number = 1 * MINUTE;
  readonly tracking: number = 1 * HOUR;
  /** Calls to a provider are judged by those of this time. */
  readonly breakerWindow: number = 1 * MINUTE;
  /** A provider that fails is left alone for this long. */
  readonly breakerPause: number = 30 * SECOND;
  /** Operations are told of a provider that is left alone for longer. */
  readonly breakerAlert: number = 2 * MINUTE;
  /** Work asked for before this is late. */
  readonly outboxLate: number = 1 * MINUTE;
  /** How often a worker says that it lives; after three silences it counts as gone. */
  readonly heartbeat: number = 10 * SECOND;
  readonly orphanSweep: number = 1 * HOUR;
  /** A file that no row names is left alone until this age: its row may be in the making. */
  readonly orphanAge: number = 24 * HOUR;
  /** A process that is asked to end serves on for this long, until those who send it requests know that it leaves. */
  readonly farewell: number = 0;
  /** Then what it has let in gets this long to be answered: longer than any request waits for something. */
  readonly finish: number = 12 * SECOND;

  constructor(env: Env) {
    if (env.NODE_ENV === 'production') this.farewell = 3 * SECOND;
    const given: unknown = JSON.parse(env.FLOW_TIMES ?? '{}');
    for (const [name, ms] of Object.entries(given ?? {})) {
      if (!(name in this) || typeof ms !== 'number')
        throw new Error(`FLOW_TIMES: ${name} is unknown or not a number of ms.`);
      Object.defineProperty(this, name, { value: ms, enumerable: true });
    }
  }
}
