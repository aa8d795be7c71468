import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { toAed } from '@shop/shop-rules';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { OrderReader } from '../orders/read/order-reader.js';
import { OrderChangedDto } from '../orders/order.dto.js';
import { OrderAddressChangedDto, OrderAddressDto } from './order-address.dto.js';
import { OrderAddressService } from './order-address.service.js';
import { ShipmentRequestsService } from './shipment-requests.service.js';
import { ShipmentsService } from './shipments.service.js';
import { SettleVoidedParcelDto } from './shipment.dto.js';
import { TrackingService } from './tracking.service.js';
import { VoidedParcelsService } from './voided-parcels.service.js';

/** Shipment actions of staff. */
@Controller('users/orders/one/:operationId')
export class OrderShipmentsController {
  constructor(
    private readonly reader: OrderReader,
    private readonly shipments: ShipmentsService,
    private readonly requests: ShipmentRequestsService,
    private readonly addresses: OrderAddressService,
    private readonly tracking: TrackingService,
    private readonly voidedParcels: VoidedParcelsService,
  ) {}

  /** Creates the shipment of a paid or confirmed order at the carrier and waits up to 10 s for its waybill. */
  @RequireRight('orders.ship')
  @Post('shipment')
  @HttpCode(200)
  async book(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    const isBooked = await this.shipments.book(operationId, user.id);
    const message = isBooked ? 'shipment.created' : 'shipment.carrierSilent';
    return this.reader.changed(message, operationId, user);
  }

  /** Replaces the delivery address until the carrier has the shipment; the fee stays as charged. */
  @RequireRight('orders.address')
  @Put('address')
  async address(
    @Param('operationId') operationId: string,
    @Body() input: OrderAddressDto,
    @CurrentUser() user: Principal,
  ): Promise<OrderAddressChangedDto> {
    const { charged, current } = await this.addresses.change(operationId, input, user.id);
    return {
      ...(await this.reader.changed('shipment.addressSaved', operationId, user)),
      chargedFee: toAed(charged),
      currentFee: toAed(current),
    };
  }

  /** Creates the order's shipment again, after a rejection or while it waits. */
  @RequireRight('orders.ship')
  @Post('shipment/retry')
  @HttpCode(200)
  async retry(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.requests.retry(operationId, user.id);
    return this.reader.changed('shipment.registeredAgain', operationId, user);
  }

  /** Records how a parcel that the carrier has although its order was cancelled was recalled or taken back; 409 if another outcome is recorded. */
  @RequireRight('orders.ship')
  @Post('voided-parcel/settle')
  @HttpCode(200)
  async settleVoided(
    @Param('operationId') operationId: string,
    @Body() { outcome }: SettleVoidedParcelDto,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.voidedParcels.settle(operationId, outcome, user.id);
    return this.reader.changed('shipment.voidedSettled', operationId, user);
  }

  /** Records that the carrier has the order's parcel, before it reports that itself. Nothing changes if it has it or has delivered it; 409 if the order has no such parcel. */
  @RequireRight('orders.deliver')
  @Post('handed-over')
  @HttpCode(200)
  async handedOver(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.tracking.handedOver(operationId, user.id);
    return this.reader.changed('shipment.handedOver', operationId, user);
  }

  /** Marks the order as delivered, and its cash as collected. */
  @RequireRight('orders.deliver')
  @Post('delivered')
  @HttpCode(200)
  async delivered(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.tracking.delivered(operationId, user.id);
    return this.reader.changed('shipment.delivered', operationId, user);
  }

  /** Records that the carrier has remitted the collected cash. */
  @Confirmed()
  @RequireRight('orders.cash')
  @Post('cash-received')
  @HttpCode(200)
  async cashReceived(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.tracking.cashReceived(operationId, user.id);
    return this.reader.changed('shipment.cashReceived', operationId, user);
  }
}
