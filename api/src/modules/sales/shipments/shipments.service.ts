import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource } from 'typeorm';
import { Conflict, NotFound, Rejected, Unavailable } from '../../../platform/http/problem.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { Order } from '../order-core/order.entity.js';
import { lockOrder } from '../order-core/transition.js';
import { CashConsignees } from './cash-consignees.service.js';
import { consigneeOf, type Consignee } from './consignee.js';
import type { ConsigneeDto } from './shipment.dto.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { ShipmentRequestsService } from './shipment-requests.service.js';
import { msg, storedMessage } from '../../../platform/i18n/message.js';
import { OrderEvent } from '../order-core/order-event.entity.js';

const LOOK_MS = 150;
const FAILED = msg('shipment.failed');

/** Who requests a shipment. */
interface ShipmentCaller {
  kind: 'shopper' | 'staff';
  id: number;
}

/** Requests shipments and waits a while for the carrier. */
@Injectable()
export class ShipmentsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly requests: ShipmentRequestsService,
    private readonly cashConsignees: CashConsignees,
    private readonly timeouts: Timeouts,
  ) {}

  /** Requests the order's shipment, once, and waits a while for its waybill. */
  async request(
    operationId: string,
    consignee: ConsigneeDto,
    caller: ShipmentCaller,
  ): Promise<Shipment> {
    const isShopper = caller.kind === 'shopper';
    const found = await this.db.manager.findOneBy(Order, {
      operationId,
      ...(isShopper && { userId: caller.id }),
    });
    if (!found) throw new NotFound(msg('order.notFound'));
    const cause = { actor: `${isShopper ? 'shopper' : 'staff'}:${caller.id}` };
    const shipment = await this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, found.id);
      const to = async (): Promise<Consignee> => {
        const entered = consigneeOf(consignee, order);
        if (isShopper) await this.cashConsignees.admit(manager, order, entered);
        return entered;
      };
      const requested = await this.requests.once(manager, order, to, cause);
      return this.requests.readdress(manager, order, requested, to);
    });
    return this.awaited(shipment);
  }

  /**
   * Creates an order's shipment now and waits a while for its waybill; false if the carrier has not responded by then
   * and the worker continues.
   */
  async book(operationId: string, staffId: number): Promise<boolean> {
    const shipment = await this.settled(await this.requests.retry(operationId, staffId));
    if (shipment.state === 'rejected') {
      const { orderId, lastError: why } = shipment;
      const event = await this.db.manager.findOne(OrderEvent, {
        where: { orderId, why },
        order: { id: 'desc' },
      });
      const reason = storedMessage(event?.whyMessage ?? why);
      throw new Rejected('shipment_rejected', msg('shipment.rejected', { reason }));
    }
    return shipment.awb !== null;
  }

  private async awaited(requested: Shipment): Promise<Shipment> {
    const shipment = await this.settled(requested);
    if (shipment.awb) return shipment;
    if (shipment.state === 'rejected') throw new Rejected('shipment_rejected', FAILED);
    throw new Unavailable(FAILED);
  }

  /** The shipment once it has a waybill or was rejected, or its state after the timeout. */
  private async settled({ id }: Shipment): Promise<Shipment> {
    const until = Date.now() + this.timeouts.createShipmentTimeout;
    for (;;) {
      const shipment = await this.db.manager.findOneByOrFail(Shipment, { id });
      if (shipment.state === 'voided') throw new Conflict('order_cancelled', FAILED);
      if (shipment.awb || shipment.state === 'rejected' || Date.now() >= until) return shipment;
      await pause(LOOK_MS);
    }
  }
}
