import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Timeouts } from '../../config/timeouts.js';
import { ProviderPaused, type Breaker } from '../breaker.js';
import { Breakers } from '../breakers.js';
import { postJson, SendDeadlineExceeded } from '../post-json.js';
import { isRecord, recordsOf, textOf } from '../read.js';
import { download } from '../download.js';
import { readWcfDate } from './aramex-dates.js';
import { isLabelAddress } from './label-address.js';
import { AramexError } from './aramex-error.js';
import {
  LABEL_INFO,
  PRODUCT_GROUP,
  clientInfo,
  rateBody,
  shipmentBody,
  transaction,
  type ShipmentOrder,
} from './aramex-shipment.js';
import { msg, type Message } from '../../i18n/message.js';

/** A shipment at the carrier. */
export interface CarrierShipment {
  awb: string;
  labelUrl: string;
}

export interface TrackingUpdate {
  code: string;
  text: string;
  at: Date | undefined;
  /** A city; empty if unknown. */
  place: string;
}

const SHIPPING = '/ShippingAPI.V2/Shipping/Service_1_0.svc/json';
const RATES = '/ShippingAPI.V2/RateCalculator/Service_1_0.svc/json';
const TRACKING = '/ShippingAPI.V2/Tracking/Service_1_0.svc/json';
/** No connection was made, so nothing was sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'OUTBOUND_REFUSED',
]);
/** The response of a proxy; the carrier behind it may still process the request. */
const GATEWAY_ERRORS = new Set([502, 504]);
const LABEL_LIMIT = 5_000_000;

/** The carrier: shipments, labels, tracking. Its API is not idempotent, so each call creates a shipment. */
@Injectable()
export class AramexGateway {
  private readonly breaker: Breaker;

  constructor(
    private readonly env: Env,
    private readonly timeouts: Timeouts,
    breakers: Breakers,
  ) {
    this.breaker = breakers.add(
      'carrier',
      (error) => error instanceof AramexError && error.failure === 'rejected',
    );
  }

  /**
   * Creates one shipment, or sends nothing after `sendBefore` (ms since the epoch). Throws SendDeadlineExceeded, or
   * an AramexError that says whether the shipment may exist nevertheless.
   */
  async create(order: ShipmentOrder, sendBefore: number): Promise<CarrierShipment> {
    const shipments = {
      LabelInfo: LABEL_INFO,
      Shipments: [shipmentBody(order, this.env, new Date())],
    };
    const path = `${SHIPPING}/CreateShipments`;
    const answer = await this.call(path, order.reference, shipments, sendBefore);
    const [shipment] = recordsOf(answer['Shipments']);
    if (answer['HasErrors'] === true || shipment?.['HasErrors'] === true)
      throw new AramexError('rejected', notesOf(answer, shipment));
    const booked = shipment && carrierShipmentOf(shipment);
    if (!booked) throw new AramexError('unclear', msg('carrier.noWaybill'));
    return booked;
  }

  /** The shipment of a reference, the oldest of several; undefined if there is none. */
  async find(reference: string): Promise<CarrierShipment | undefined> {
    const answer = await this.call(this.env.CARRIER_LOOKUP_PATH, reference, {
      Reference1: reference,
    });
    if (answer['HasErrors'] === true) throw new AramexError('unclear', notesOf(answer));
    const [first] = recordsOf(answer['Shipments'])
      .map(carrierShipmentOf)
      .filter((booked) => !!booked);
    return first;
  }

  /** The label as PDF, created again if its address has expired. */
  async label(booked: CarrierShipment): Promise<Buffer> {
    const stored = booked.labelUrl ? await this.download(booked.labelUrl) : undefined;
    if (stored) return stored;
    const answer = await this.call(`${SHIPPING}/PrintLabel`, booked.awb, {
      ShipmentNumber: booked.awb,
      ProductGroup: PRODUCT_GROUP,
      OriginEntity: this.env.CARRIER_ENTITY,
      LabelInfo: LABEL_INFO,
    });
    const label = answer['ShipmentLabel'];
    const url = isRecord(label) ? textOf(label['LabelURL']) : '';
    const printed = url ? await this.download(url) : undefined;
    if (!printed) throw new AramexError('unclear', msg('carrier.noLabel'));
    return printed;
  }

  /** Newest first, per waybill; unknown waybills are missing. */
  async track(awbs: readonly string[]): Promise<Map<string, TrackingUpdate[]>> {
    const answer = await this.call(`${TRACKING}/TrackShipments`, '', {
      Shipments: awbs,
      GetLastTrackingUpdateOnly: false,
    });
    if (answer['HasErrors'] === true) throw new AramexError('unclear', notesOf(answer));
    return new Map(
      recordsOf(answer['TrackingResults']).map((result) => [
        textOf(result['Key']),
        recordsOf(result['Value']).map((update) => ({
          code: textOf(update['UpdateCode']),
          text: textOf(update['UpdateDescription']),
          at: readWcfDate(textOf(update['UpdateDateTime'])),
          place: textOf(update['UpdateLocation']).split(',')[0]?.trim() ?? '',
        })),
      ]),
    );
  }

  /** What the carrier asks for a parcel of half a kilogram between two cities; creates nothing. */
  async price(from: string, to: string): Promise<{ amount: number; currency: string }> {
    const answer = await this.call(`${RATES}/CalculateRate`, '', rateBody(from, to, this.env));
    if (answer['HasErrors'] === true) throw new AramexError('rejected', notesOf(answer));
    const total = answer['TotalAmount'];
    const amount = isRecord(total) ? total['Value'] : undefined;
    if (!isRecord(total) || typeof amount !== 'number')
      throw new AramexError('unclear', msg('carrier.unreadable'));
    return { amount, currency: textOf(total['CurrencyCode']) };
  }

  private call(
    path: string,
    reference: string,
    body: object,
    sendBefore?: number,
  ): Promise<Record<string, unknown>> {
    return this.unlessPaused(() => this.ask(path, reference, body, sendBefore));
  }

  /** All calls to the carrier. */
  private async unlessPaused<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.breaker.call(work);
    } catch (error) {
      if (!(error instanceof ProviderPaused)) throw error;
      throw new AramexError('not_created', msg('carrier.paused'), { cause: error });
    }
  }

  private async ask(
    path: string,
    reference: string,
    body: object,
    sendBefore?: number,
  ): Promise<Record<string, unknown>> {
    const request = {
      ClientInfo: clientInfo(this.env),
      Transaction: transaction(reference),
      ...body,
    };
    const { status, text } = await this.send(path, request, sendBefore);
    if (status === 429) throw new AramexError('not_created', msg('carrier.busy'));
    if (status === 400) throw new AramexError('rejected', msg('carrier.badRequest'));
    if (GATEWAY_ERRORS.has(status))
      throw new AramexError('unanswered', msg('carrier.answered', { status }));
    if (status < 200 || status > 299)
      throw new AramexError('unclear', msg('carrier.answered', { status }));
    try {
      const answer: unknown = JSON.parse(text);
      if (isRecord(answer)) return answer;
    } catch (error) {
      throw new AramexError('unclear', msg('carrier.unreadable'), { cause: error });
    }
    throw new AramexError('unclear', msg('carrier.unreadable'));
  }

  private async send(
    path: string,
    body: object,
    sendBefore?: number,
  ): Promise<{ status: number; text: string }> {
    try {
      return await postJson(`${this.env.CARRIER_BASE_URL.replace(/\/$/, '')}${path}`, body, {
        timeoutMs: this.timeouts.carrierTimeout,
        sendBefore,
      });
    } catch (error) {
      if (error instanceof SendDeadlineExceeded) throw error;
      const failure = NEVER_SENT.has(codeOf(error)) ? 'not_created' : 'unanswered';
      throw new AramexError(failure, msg('carrier.noAnswer'), { cause: error });
    }
  }

  private async download(url: string): Promise<Buffer | undefined> {
    if (!isLabelAddress(url, this.env)) throw new AramexError('unclear', msg('carrier.labelHost'));
    return this.unlessPaused(() => this.fetchLabel(url));
  }

  private async fetchLabel(url: string): Promise<Buffer | undefined> {
    const { status, bytes } = await download(url, {
      limit: LABEL_LIMIT,
      signal: AbortSignal.timeout(this.timeouts.carrierTimeout),
    });
    if (status === 404 || status === 410) return undefined;
    const isPdf = status === 200 && bytes?.subarray(0, 5).toString('latin1') === '%PDF-';
    if (!bytes || !isPdf) throw new AramexError('unclear', msg('carrier.notPdf'));
    return bytes;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? textOf(Reflect.get(error, 'code')) : '';

const carrierShipmentOf = (shipment: Record<string, unknown>): CarrierShipment | undefined => {
  const awb = textOf(shipment['ID']);
  const label = shipment['ShipmentLabel'];
  return awb ? { awb, labelUrl: isRecord(label) ? textOf(label['LabelURL']) : '' } : undefined;
};

/** The carrier reports reasons at the top level, in the shipment, or in both; the texts are its own. */
const notesOf = (...parts: (Record<string, unknown> | undefined)[]): Message => {
  const text = parts
    .flatMap((part) => recordsOf(part?.['Notifications']))
    .map((note) => `${textOf(note['Code'])} ${textOf(note['Message'])}`.trim())
    .join('; ');
  return text ? msg('server.text', { text }) : msg('carrier.noReason');
};
