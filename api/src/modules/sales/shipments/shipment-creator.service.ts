import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { orderNumber } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { AramexError } from '../../../platform/gateways/aramex/aramex-error.js';
import {
  AramexGateway,
  type CarrierShipment,
} from '../../../platform/gateways/aramex/aramex.gateway.js';
import { SendDeadlineExceeded } from '../../../platform/gateways/post-json.js';
import type { Outcome } from '../../../platform/outbox/outbox-worker.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { MailsService } from '../mails/mails.service.js';
import { NOW, PROVIDER, SYSTEM, transitionOrder } from '../order-core/transition.js';
import { BusinessDetailsService } from '../../content/settings/business-details.service.js';
import type { StoredDetails } from '../../content/settings/business-details.entity.js';
import { lockShipment, transitionShipment } from '../order-core/shipment/shipment-transition.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import type { ShipmentEventName } from '../order-core/shipment/shipment-machine.js';
import { labelKey } from './shipment-labels.service.js';
import { ShipmentsQueries } from './shipments.queries.js';
import { MessageError, messageOf } from '../../../platform/i18n/message-error.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import { textOf } from '../../../platform/i18n/translate.js';

/**
 * Creates shipments at a carrier whose API is not idempotent. The intent is stored before the call; an intent
 * without a response is looked up by reference, and only what certainly does not exist is sent again.
 */
@Injectable()
export class ShipmentCreator {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly carrier: AramexGateway,
    private readonly queries: ShipmentsQueries,
    private readonly outbox: Outbox,
    private readonly mails: MailsService,
    private readonly timeouts: Timeouts,
    private readonly details: BusinessDetailsService,
  ) {}

  /** Creates a requested shipment, as far as this attempt can. */
  async create(shipmentId: number): Promise<Outcome> {
    const sendBefore = Date.now() + this.timeouts.carrierTimeout;
    const shipment = await this.begin(shipmentId);
    if (shipment.state === 'creating') return this.send(shipment, sendBefore);
    if (shipment.state === 'unknown') return this.lookUp(shipment);
    return 'done';
  }

  /** Stores the intent; an existing one belongs to an attempt that ended without a response. */
  private begin(id: number): Promise<Shipment> {
    return this.db.transaction(async (manager) => {
      const found = await manager.findOneByOrFail(Shipment, { id });
      const { shipment } = await lockShipment(manager, found);
      const why = { ...SYSTEM, why: msg('history.workerStopped') };
      const intent = { sentAt: NOW, tries: shipment.tries + 1 };
      if (!(await transitionShipment(manager, shipment, 'unanswered', why)))
        await transitionShipment(manager, shipment, 'sent', SYSTEM, intent);
      return shipment;
    });
  }

  private async send(shipment: Shipment, sendBefore: number): Promise<Outcome> {
    const pickup = await this.details.current();
    if (pickup.pickupPhone === '')
      return this.rejected(shipment, msg('shipment.noSenderPhone'), SYSTEM);
    try {
      const order = shipmentOrder(shipment, pickup);
      const booked = await this.carrier.create(order, sendBefore);
      return await this.created(shipment, booked);
    } catch (error) {
      if (error instanceof SendDeadlineExceeded) return this.lookAgain();
      if (!(error instanceof AramexError)) throw error;
      if (error.failure === 'rejected') return this.rejected(shipment, error.detail);
      if (error.failure === 'not_created') return this.notCreated(shipment, error);
      await this.step(shipment, 'unanswered', error);
      // The call has ended, so a lookup at the carrier is conclusive.
      if (error.failure === 'unclear') return this.lookUp(shipment, true);
      return this.lookAgain();
    }
  }

  /** `isFinal`: the carrier can no longer be processing the last call. */
  private async lookUp(shipment: Shipment, isFinal = false): Promise<Outcome> {
    const settled =
      isFinal || (await this.queries.sentBefore(shipment.id, this.timeouts.shipmentConfirmTimeout));
    const booked = await this.carrier.find(shipment.reference);
    if (booked) return this.created(shipment, booked);
    if (!settled) return this.lookAgain();
    return this.notCreated(shipment, new MessageError(msg('carrier.unknownShipment')));
  }

  private lookAgain(): Outcome {
    return { againIn: this.timeouts.shipmentLookupDelay };
  }

  /** The carrier has created the shipment: stores the waybill, makes the order ready and sends the mails. */
  async created(sent: Shipment, { awb, labelUrl }: CarrierShipment): Promise<Outcome> {
    await this.db.transaction(async (manager) => {
      const changes = { awb, labelUrl, lastError: '' };
      const { order, shipment } = await lockShipment(manager, sent);
      if (!(await transitionShipment(manager, shipment, 'created', PROVIDER, changes))) return;
      await transitionOrder(manager, order, 'shipment_created', PROVIDER);
      const { id } = shipment;
      await this.outbox.put(manager, 'shipment.label', labelKey(id), { shipmentId: id });
      await this.mails.toShopper(manager, order, 'order-shipped');
      await this.mails.toSales(manager, order, 'order-shipped');
    });
    return 'done';
  }

  /** Ends the shipment; `by` says whether the carrier was called. */
  private async rejected(sent: Shipment, why: Message, by = PROVIDER): Promise<Outcome> {
    await this.db.transaction(async (manager) => {
      const cause = { ...by, why };
      const { order, shipment } = await lockShipment(manager, sent);
      await transitionShipment(manager, shipment, 'rejected', cause, { lastError: textOf(why) });
      await transitionOrder(manager, order, 'shipment_rejected', cause);
    });
    return 'done';
  }

  /** Certainly not created: the next attempt may send again, after the backoff. */
  private async notCreated(shipment: Shipment, error: Error): Promise<never> {
    await this.step(shipment, 'not_created', error);
    throw error;
  }

  /** Applies an event that follows an error. */
  private async step(sent: Shipment, event: ShipmentEventName, error: Error): Promise<void> {
    await this.db.transaction(async (manager) => {
      const cause = { ...PROVIDER, why: messageOf(error) };
      const { shipment } = await lockShipment(manager, sent);
      await transitionShipment(manager, shipment, event, cause, { lastError: error.message });
    });
  }

  /** Stores a copy of the label. */
  async fetchLabel(shipmentId: number): Promise<Outcome> {
    const { awb, labelUrl } = await this.db.manager.findOneByOrFail(Shipment, { id: shipmentId });
    if (awb) await this.queries.saveLabel(shipmentId, await this.carrier.label({ awb, labelUrl }));
    return 'done';
  }
}

const shipmentOrder = (
  shipment: Shipment,
  pickup: StoredDetails,
): Parameters<AramexGateway['create']>[0] => ({
  reference: shipment.reference,
  consignee: {
    name: shipment.personName,
    email: shipment.email,
    phone: shipment.phone,
    line1: shipment.line1,
    line2: shipment.line2,
    city: shipment.city,
    postCode: shipment.postCode,
  },
  shipper: {
    name: pickup.pickupName,
    phone: pickup.pickupPhone.replaceAll(' ', ''),
    line1: pickup.pickupLine1,
    line2: pickup.pickupLine2,
    city: pickup.pickupCity,
  },
  orderNumber: orderNumber(shipment.orderId),
  collectFils: shipment.codFils,
});
